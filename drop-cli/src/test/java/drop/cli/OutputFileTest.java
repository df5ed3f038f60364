package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
  @TempDir Path directory;

  @Test
  void theFileAppearsWhenItIsComplete() throws IOException {
    Path file = directory.resolve("result.txt");
    OutputFile.write(
        file,
        out -> {
          out.write('a');
          out.flush();
          assertThat(file).doesNotExist();
        });
    assertThat(file).hasContent("a");
    assertThat(files()).containsExactly(file);
  }

  @Test
  void aFailureLeavesNothingBehind() throws IOException {
    Path file = directory.resolve("result.txt");
    assertThatThrownBy(() -> OutputFile.write(file, OutputFileTest::writeAndFail))
        .hasMessage("no more ink");
    assertThat(files()).isEmpty();
  }

  @Test
  void aFailureLeavesAnOlderFileAsItWas() throws IOException {
    Path file = Files.writeString(directory.resolve("result.txt"), "old");
    assertThatThrownBy(() -> OutputFile.write(file, OutputFileTest::writeAndFail))
        .isInstanceOf(IOException.class);
    assertThat(file).hasContent("old");
    OutputFile.write(file, out -> out.write('b'));
    assertThat(file).hasContent("b");
    assertThat(files()).containsExactly(file);
  }

  private static void writeAndFail(OutputStream out) throws IOException {
    out.write(new byte[1 << 20]);
    throw new IOException("no more ink");
  }

  @Test
  void othersMayReadItIfTheyMayReadOtherNewFiles() throws IOException {
    Path plain = Files.createFile(directory.resolve("plain"));
    Path file = directory.resolve("result.txt");
    OutputFile.write(file, out -> out.write('a'));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo(PosixFilePermissions.toString(Files.getPosixFilePermissions(plain)));
  }

  @Test
  void aLinkIsWrittenThrough() throws IOException {
    Path target = Files.createFile(directory.resolve("target"));
    Path link = Files.createSymbolicLink(directory.resolve("link"), target);
    OutputFile.write(link, out -> out.write('a'));
    assertThat(target).hasContent("a");
    assertThat(link).isSymbolicLink();
  }

  @Test
  void directoriesAreRefused() {
    assertThatThrownBy(() -> OutputFile.check(directory))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("this is a directory");
    Path lost = directory.resolve("missing").resolve("file");
    assertThatThrownBy(() -> OutputFile.check(lost)).hasMessageContaining("there is no directory");
    assertThatThrownBy(() -> OutputFile.write(lost, out -> out.write('a')))
        .hasMessageContaining("there is no directory");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList();
    }
  }
}
