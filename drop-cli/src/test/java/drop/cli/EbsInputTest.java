package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entity-based systems as models. */
class EbsInputTest {
  private static final String PHILOSOPHERS =
      Path.of("..", "models", "philosophers-2.ebs").toString();
  private static final String LOCK =
      "system lock entities free held initial free"
          + " action take deletes free creates held action free deletes held creates free";

  @TempDir Path directory;

  @Test
  void theModelIsExploredAsItsNet() throws IOException {
    var json = CliRun.of("explore", PHILOSOPHERS, "--reduce", "full", "--json").succeeds().json();
    assertThat(json.get("model").get("format").textValue()).isEqualTo("ebs");
    assertThat(json.get("model").get("name").textValue()).isEqualTo("philosophers-2");
    assertThat(json.get("states").intValue()).isEqualTo(8);
    assertThat(json.get("transitions").intValue()).isEqualTo(10);
    assertThat(json.get("deadlocks").intValue()).isEqualTo(1);
    var family =
        CliRun.of("explore", "philosophers:2", "--reduce", "full", "--json").succeeds().json();
    assertThat(json.get("transitions")).isEqualTo(family.get("transitions"));
    assertThat(json.get("maxTokensInPlace").intValue()).isEqualTo(1);
    assertThat(CliRun.of("explore", PHILOSOPHERS, "--reduce", "full").succeeds().out())
        .contains("deadlock       left1 left2");
    assertThat(CliRun.of("info", PHILOSOPHERS, "--json").succeeds().json().toString())
        .contains("\"format\":\"ebs\"");
  }

  @Test
  void everyCommandTakesIt() throws IOException {
    String pnml = directory.resolve("net.pnml").toString();
    CliRun.of("convert", PHILOSOPHERS, pnml).succeeds();
    assertThat(CliRun.of("info", pnml).succeeds().out())
        .isEqualTo(CliRun.of("info", PHILOSOPHERS).succeeds().out());
    String aut = directory.resolve("lts.aut").toString();
    CliRun.of("explore", PHILOSOPHERS, "--reduce", "full", "-o", aut).succeeds();
    assertThat(Path.of(aut)).content().startsWith("des (0, 10, 8)").contains("\"glf1\"");
  }

  @Test
  void anActionWithTheNameOfAnEntityCanBeWrittenToo() throws IOException {
    String pnml = directory.resolve("net.pnml").toString();
    CliRun.of("convert", file("lock.ebs", LOCK), pnml).succeeds();
    assertThat(states(pnml)).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {LOCK, "\n\n " + LOCK, "# a lock\n" + LOCK, "\uFEFF" + LOCK})
  void withoutAnExtensionTheContentTells(String text) throws IOException {
    assertThat(states(file("lock", text))).isEqualTo(2);
    assertThat(states(file("lock.txt", text))).isEqualTo(2);
    byte[] input = text.getBytes(StandardCharsets.UTF_8);
    CliRun run = CliRun.withInput(input, "explore", "-", "--reduce", "full", "--json").succeeds();
    assertThat(run.json().get("model").get("format").textValue()).isEqualTo("ebs");
    assertThat(CliRun.withInput(gzip(text), "info", "-").succeeds().out()).contains("lock");
  }

  @Test
  void theExtensionTellsBeforeTheContentDoes() throws IOException {
    assertThat(CliRun.of("info", file("lock.pnml", LOCK)).isRefused().err()).contains("XML");
    assertThat(CliRun.of("info", file("net.ebs", Documents.fork("f", 3))).isRefused().err())
        .contains("net.ebs:1:1: '<' has no place here");
    assertThat(states(file("fork.txt", Documents.fork("f", 3)))).isEqualTo(4);
  }

  @Test
  void compressedFilesAreReadAsIfTheyWereNot() throws IOException {
    byte[] packed = gzip(LOCK);
    assertThat(states(Files.write(directory.resolve("a.ebs.gz"), packed).toString())).isEqualTo(2);
    assertThat(states(Files.write(directory.resolve("b.gz"), packed).toString())).isEqualTo(2);
    assertThat(states(Files.write(directory.resolve("c.ebs"), packed).toString())).isEqualTo(2);
    Path bad = Files.write(directory.resolve("bad.ebs.gz"), gzip("entities x"));
    assertThat(CliRun.of("info", bad.toString()).isRefused().err())
        .contains("bad.ebs.gz:1:1: found \"entities\", but expected \"system\"");
    for (int size : new int[] {2, 12, packed.length - 9}) {
      Path cut = Files.write(directory.resolve("d.ebs.gz"), Arrays.copyOf(packed, size));
      assertThat(CliRun.of("info", cut.toString()).isRefused().err())
          .contains("d.ebs.gz: the gzip data is damaged or cut short");
    }
  }

  /** What is unpacked to recognise it is a part only, however long the text is. */
  @Test
  void longFilesAreRecognisedByTheirStart() throws IOException {
    String text = "#" + "x".repeat(100_000) + "\n" + LOCK;
    assertThat(states(file("long", text))).isEqualTo(2);
    assertThat(states(Files.write(directory.resolve("long.gz"), gzip(text)).toString()))
        .isEqualTo(2);
  }

  @Test
  void mistakesAreToldWithTheirPlace() throws IOException {
    String file = file("bad.ebs", "system s\naction a reads x\n");
    assertThat(CliRun.of("explore", file).isRefused().err())
        .contains(file + ":2:16: there is no entity \"x\"; entities are declared before");
  }

  @Test
  void aFileHoldsOneSystem() throws IOException {
    String file = file("lock.ebs", LOCK);
    CliRun.of("info", file, "--net", "lock").succeeds();
    assertThat(CliRun.of("info", file, "--net", "key").isRefused().err())
        .contains("no system is called \"key\"; there is lock");
  }

  private static int states(String file) throws IOException {
    return CliRun.of("explore", file, "--reduce", "full", "--json").succeeds().json().get("states").intValue();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }
}
