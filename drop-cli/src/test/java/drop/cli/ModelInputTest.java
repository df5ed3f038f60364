package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a model may come from. */
class ModelInputTest {
  private static final String TWO =
      Documents.of(Documents.forkNet("small", 1), Documents.forkNet("large", 7));

  @TempDir Path directory;

  @Test
  void aFileIsRead() throws IOException {
    CliRun run = CliRun.of("explore", file("net.pnml", Documents.fork("f", 3)), "--reduce", "full", "--json");
    assertThat(run.succeeds().json().get("states").intValue()).isEqualTo(4);
    assertThat(run.json().get("model").get("format").textValue()).isEqualTo("pnml");
  }

  @Test
  void aDashIsStandardInput() throws IOException {
    byte[] input = Documents.fork("f", 3).getBytes(StandardCharsets.UTF_8);
    CliRun run = CliRun.withInput(input, "explore", "-", "--reduce", "full", "--json");
    assertThat(run.succeeds().json().get("states").intValue()).isEqualTo(4);
    assertThat(CliRun.withInput(new byte[0], "explore", "-").isRefused().err())
        .contains("standard input:1:1: ");
  }

  @Test
  void compressedFilesAndInputAreReadAsIfTheyWereNot() throws IOException {
    byte[] packed = gzip(Documents.fork("f", 3));
    Path file = Files.write(directory.resolve("net.pnml.gz"), packed);
    assertThat(CliRun.of("info", file.toString()).succeeds().out()).contains("transitions  3\n");
    assertThat(CliRun.withInput(packed, "info", "-").succeeds().out())
        .contains("transitions  3\n");
  }

  @Test
  void ofSeveralNetsTheUserChooses() throws IOException {
    String file = file("two.pnml", TWO);
    assertThat(CliRun.of("explore", file).isRefused().err()).contains("2 nets", "small, large");
    assertThat(CliRun.of("explore", file, "--net", "medium").isRefused().err())
        .contains("medium", "small, large");
    CliRun run = CliRun.of("explore", file, "--net", "large", "--reduce", "full", "--json");
    assertThat(run.succeeds().json().get("states").intValue()).isEqualTo(8);
    assertThat(CliRun.of("info", file, "--net", "small").succeeds().out())
        .contains("transitions  1\n");
  }

  @Test
  void aDirectoryIsNoModel() {
    assertThat(CliRun.of("info", directory.toString()).isRefused().err())
        .contains(directory + ": this is a directory");
  }

  @Test
  void aFileWinsOverAFamilyOfItsName() throws IOException {
    String file = file("kanban", Documents.fork("f", 3));
    assertThat(CliRun.of("info", file).succeeds().out()).contains("transitions  3\n");
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
