package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Files that nobody should have to read end in one line, or are read in little memory. */
class HostileFileIT {
  private static final String SOUND = Documents.fork("fork", 3);

  @TempDir Path directory;

  @TestFactory
  Stream<DynamicTest> whatIsNoNetIsRefusedInOneLine() {
    byte[] noise = new byte[100_000];
    new SplittableRandom(7).nextBytes(noise);
    String doctype = "<!DOCTYPE pnml [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>";
    return Stream.of(
        refused("an empty file", "", ":1:1: "),
        refused("a document type", doctype + SOUND, "DOCTYPE"),
        refused("a truncated file", SOUND.substring(0, SOUND.length() / 2), "not well-formed XML"),
        refused("a page that never ends", "<pnml><net id='n'>" + pages(200_000), "not well-formed"),
        refused("another language", "<html><body/></html>", "html"),
        refused("noise", noise, "bytes that do not fit the document's encoding"));
  }

  private DynamicTest refused(String what, String document, String reason) {
    return refused(what, document.getBytes(StandardCharsets.UTF_8), reason);
  }

  private DynamicTest refused(String what, byte[] document, String reason) {
    return DynamicTest.dynamicTest(
        what,
        () -> {
          Path file = Files.write(directory.resolve("hostile.pnml"), document);
          Launcher.Ended run = drop("-Xmx64m -Xss512k").run("explore", file.toString());
          assertThat(run.isRefused(ExitCode.BAD_INPUT).err())
              .startsWith("drop: " + file + ":")
              .contains(reason)
              .hasSizeLessThan(400);
        });
  }

  @Test
  void pagesWithinPagesNeedNoStack() throws Exception {
    int depth = 200_000;
    String document =
        "<pnml><net id='n'>" + pages(depth) + "<place id='p'/>" + "</page>".repeat(depth)
            + "</net></pnml>";
    Path file = Files.writeString(directory.resolve("deep.pnml"), document);
    assertThat(drop("-Xss512k").run("info", file.toString()).succeeds().out())
        .contains("places       1 (0 marked, 0 tokens)");
  }

  private static String pages(int depth) {
    return "<page id='g'>".repeat(depth);
  }

  private Launcher drop(String javaOptions) {
    return Launcher.ofProject(directory).withJavaOptions(javaOptions);
  }
}
