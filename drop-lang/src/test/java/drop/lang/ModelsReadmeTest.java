package drop.lang;

import static org.assertj.core.api.Assertions.assertThat;

import drop.family.Parameter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of models, their families and what models/README.md says of them go together. */
class ModelsReadmeTest {
  private static final Path MODELS = Path.of("..", "models");

  @Test
  void everyFileIsAFamily() throws IOException {
    try (Stream<Path> files = Files.list(MODELS)) {
      List<String> programs =
          files.map(file -> file.getFileName().toString()).filter(n -> n.endsWith(".dl")).toList();
      assertThat(ProgramFamilies.names()).containsExactlyInAnyOrderElementsOf(programs);
    }
  }

  static List<String> families() {
    return ProgramFamilies.names();
  }

  @ParameterizedTest
  @MethodSource("families")
  void theReadmeTellsTheParameters(String name) throws Exception {
    Program program = ProgramFamilies.program(name);
    assertThat(program.title()).isNotEmpty();
    String row =
        Files.readAllLines(MODELS.resolve("README.md")).stream()
            .filter(line -> line.startsWith("| `" + name + "` |"))
            .findFirst()
            .orElseThrow();
    for (Parameter p : program.parameters()) {
      assertThat(p.meaning()).isNotEmpty();
      assertThat(row)
          .contains("`%s`: %d (%d to %d)".formatted(p.name(), p.defaultValue(), p.min(), p.max()));
    }
  }

  /** The extremes of the ranges are not only promised. */
  @ParameterizedTest
  @MethodSource("families")
  void smallestAndLargestAreBuilt(String name) throws Exception {
    Program program = ProgramFamilies.program(name);
    for (Parameter p : program.parameters()) {
      assertThat(program.system(name + ":" + p.min()).enabled(0)).isTrue();
      assertThat(program.system(name + ":" + p.max()).enabled(0)).isTrue();
    }
  }

  @Test
  void theExampleOfTheReadmeRuns() throws Exception {
    String readme = Files.readString(MODELS.resolve("README.md"));
    int start = readme.indexOf("program \"a counter");
    String text = readme.substring(start, readme.indexOf("```", start));
    ProgramSystem system = Program.parse(text, "README.md").system();
    assertThat(system.actors()).isEqualTo(3);
    int actor = 0;
    while (actor < system.actors()) {
      if (system.enabled(actor)) {
        system.fire(actor);
        assertThat(system.violated()).isFalse();
        actor = 0;
      } else {
        actor++;
      }
    }
  }
}
