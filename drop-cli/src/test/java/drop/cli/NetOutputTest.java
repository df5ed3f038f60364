package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import drop.family.Families;
import drop.family.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code drop convert} and {@code drop generate}: nets in files. */
class NetOutputTest {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "pnml, <pnml xmlns=",
    "lola, MARKING",
    "pml, active proctype net()",
    "lna, transition ",
    "net, tr ",
    "dot, digraph "
  })
  void everyExtensionChoosesItsNotation(String extension, String sign) throws IOException {
    String file = directory.resolve("net." + extension).toString();
    assertThat(CliRun.of("convert", "philosophers:3", file).succeeds().out()).isEmpty();
    String converted = Files.readString(Path.of(file));
    assertThat(converted).contains(sign);
    assertThat(CliRun.of("generate", "philosophers:3", "-o", file).succeeds().out()).isEmpty();
    assertThat(Path.of(file)).content().isEqualTo(converted);
    assertThat(files()).containsExactly("net." + extension);
  }

  @Test
  void theListOfNotationsHereIsComplete() {
    assertThat(NetOutput.notations().extensions())
        .isEqualTo(".lola, .pml, .lna, .net, .dot, .pnml");
  }

  @Test
  void aConvertedNetIsReadBackAsItWas() throws IOException {
    String file = directory.resolve("net.pnml").toString();
    CliRun.of("convert", "szymanski:3", file).succeeds();
    assertThat(CliRun.of("explore", file, "--reduce", "full", "--json").succeeds().json().get("states").intValue())
        .isEqualTo(112);
    assertThat(CliRun.of("info", file).out()).isEqualTo(CliRun.of("info", "szymanski:3").out());
  }

  @Test
  void withoutArgumentsTheFamiliesAreListed() {
    String list = CliRun.of("generate").succeeds().out();
    for (Family family : Families.all()) {
      assertThat(list.lines())
          .anyMatch(l -> l.startsWith(family.name() + " ") && l.endsWith(family.description()));
      family
          .parameters()
          .forEach(p -> assertThat(list).contains(p.meaning() + ", " + p.min() + " to " + p.max()));
    }
    assertThat(list).contains("bakery:threads=3,max=4");
  }

  @Test
  void aModelThatCannotBeReadLeavesNoFile() throws IOException {
    Path broken = Files.writeString(directory.resolve("broken.pnml"), "<pnml><net id='n'>");
    CliRun.of("convert", broken.toString(), directory.resolve("net.pml").toString()).isRefused();
    assertThat(files()).containsExactly("broken.pnml");
  }

  @Test
  void aDirectoryThatIsNotThereIsNamedBeforeTheModelIsRead() {
    Path missing = directory.resolve("missing");
    CliRun run = CliRun.of("convert", "no-such-file.pnml", missing.resolve("n.pnml").toString());
    assertThat(run.isRefused().err()).contains("there is no directory " + missing);
  }

  private Stream<String> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList().stream();
    }
  }
}
