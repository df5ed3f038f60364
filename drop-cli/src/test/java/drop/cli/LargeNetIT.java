package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A net of a hundred thousand transitions fits in a small heap. */
class LargeNetIT {
  private static final int SIZE = 100_000;

  @TempDir Path directory;

  @Test
  void itIsRead() throws Exception {
    Path file = directory.resolve("large.pnml");
    write(file);
    Launcher drop = Launcher.ofProject(directory).withJavaOptions("-Xmx200m");
    assertThat(drop.run("info", file.toString()).succeeds().out().lines())
        .contains(
            "places       100,000 (1 marked, 1 tokens)",
            "transitions  100,000",
            "arcs         400,000 (200,000 input, 200,000 output, 0 read, 0 inhibitor; largest"
                + " weight 1)");
  }

  /** Each transition moves tokens from two neighbouring places to the next two. */
  private static void write(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write("<pnml xmlns=\"http://www.pnml.org/version-2009/grammar/pnml\"><net id=\"large\"");
      out.write(" type=\"http://www.pnml.org/version-2009/grammar/ptnet\"><page id=\"page\">\n");
      for (int i = 0; i < SIZE; i++) {
        out.write("<place id=\"p" + i + "\"><name><text>place " + i + "</text></name>");
        if (i == 0) {
          out.write("<initialMarking><text>1</text></initialMarking>");
        }
        out.write("</place>\n<transition id=\"t" + i + "\"/>\n");
      }
      for (int i = 0; i < SIZE; i++) {
        for (int k = 0; k < 4; k++) {
          String place = "p" + (i + k) % SIZE;
          String arc = "<arc id=\"a" + i + "_" + k + "\" source=\"";
          out.write(arc + (k < 2 ? place + "\" target=\"t" + i : "t" + i + "\" target=\"" + place));
          out.write("\"/>\n");
        }
      }
      out.write("</page></net></pnml>\n");
    }
  }
}
