package drop.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProbeFixturesTest {
  static List<ProbeFixtures.Fixture> all() {
    return ProbeFixtures.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void theFullStateSpaceHasTheDeadlocksThatTheFileTells(ProbeFixtures.Fixture fixture) {
    ReferenceStateSpace space = ReferenceStateSpace.of(fixture.net(), 1000);
    assertThat(space.complete()).isTrue();
    assertThat(space.deadlocks())
        .extracting(number -> Arrays.stream(space.states().get(number)).boxed().toList())
        .containsExactlyInAnyOrderElementsOf(fixture.deadlocks());
  }

  @ParameterizedTest
  @MethodSource("all")
  void theNetsAreSmall(ProbeFixtures.Fixture fixture) {
    assertThat(SmallStateSpace.of(fixture.net(), 1000).complete()).isTrue();
  }

  @Test
  void noFileIsForgotten() throws IOException, URISyntaxException {
    Path folder = Path.of(ProbeFixtures.class.getResource("/drop/pitfalls").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              ProbeFixtures.NAMES.stream().map(name -> name + ".net").toList());
    }
  }

  @Test
  void aNetIsFoundByItsNumber() {
    assertThat(ProbeFixtures.startingWith("P07").name()).startsWith("P07-");
  }
}
