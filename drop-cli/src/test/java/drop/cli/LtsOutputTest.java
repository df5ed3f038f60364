package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code drop explore -o}: state spaces in files. */
class LtsOutputTest {
  @TempDir Path directory;

  @Test
  void severalFilesAreWrittenEachInTheFormatOfItsName() throws IOException {
    CliRun.of("explore", "philosophers:3", "--reduce", "full", "-o", at("s.aut"), "-o", at("s.dot"), "-o", at("s.json"))
        .succeeds();
    assertThat(Path.of(at("s.aut"))).content().startsWith("des (0, 51, 26)").hasLineCount(52);
    assertThat(Path.of(at("s.dot"))).content().startsWith("digraph ");
    assertThat(Path.of(at("s.json"))).content().startsWith("{");
    assertThat(names()).containsExactlyInAnyOrder("s.aut", "s.dot", "s.json");
  }

  @Test
  void aNameMayHoldAComma() throws IOException {
    CliRun.of("explore", "bakery:2,2", "--reduce", "full", "-o", at("bakery-2,2.aut")).succeeds();
    assertThat(names()).containsExactly("bakery-2,2.aut");
  }

  @Test
  void graphvizDraws() {
    assumeTrue(Programs.find("dot").isPresent(), "Graphviz is not installed");
    CliRun.of("explore", "philosophers:2", "--reduce", "full", "-o", at("s.svg")).succeeds();
    assertThat(Path.of(at("s.svg"))).content().contains("<svg ");
  }

  @Test
  void severalThreadsGiveWayToAStableOrder() throws IOException {
    CliRun run =
        CliRun.of("explore", "philosophers:3", "--threads", "2", "-o", at("two.aut"), "--json");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).contains("-o numbers the states in a stable order").hasLineCount(1);
    assertThat(run.json().get("options").get("threads").intValue()).isEqualTo(1);
    CliRun.of("explore", "philosophers:3", "--reduce", "full", "-o", at("one.aut")).succeeds();
    assertThat(Path.of(at("two.aut"))).hasSameTextualContentAs(Path.of(at("one.aut")));
  }

  @Test
  void aPartOfAStateSpaceIsNotWritten() throws IOException {
    CliRun run =
        CliRun.of(
            "explore", "phil:12", "--reduce", "full", "--max-states", "100", "-o", at("s.aut"));
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.out()).contains("states         100\n");
    assertThat(run.err()).contains("s.aut is not written: the state space is not complete");
    assertThat(names()).isEmpty();
  }

  @Test
  void whatCannotBeWrittenIsSaidBeforeTheExploration() {
    String missing = directory.resolve("missing").resolve("s.aut").toString();
    CliRun run = CliRun.of("explore", "no-such-file.pnml", "-o", missing);
    assertThat(run.isRefused().err()).contains("there is no directory ");
    assertThat(CliRun.of("explore", "no-such-file.pnml", "-o", at("s.foo")).isRefused().err())
        .contains("it is one of .aut, .dot, .json, .svg");
  }

  private String at(String name) {
    return directory.resolve(name).toString();
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList().stream();
    }
  }
}
