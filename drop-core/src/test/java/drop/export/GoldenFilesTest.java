package drop.export;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The exports of one net, byte for byte. */
class GoldenFilesTest {
  @ParameterizedTest
  @ValueSource(strings = {"aut", "dot", "json"})
  void theExportOfTheAwkwardNetIsTheGoldenFile(String extension) throws IOException {
    Explorer explorer = new Explorer(AwkwardNet.build(), Order.BFS, 1, Limits.NONE);
    Lts lts = new StoredLts((StoredSpace) explorer.explore(new Monitor()).space());
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    LtsWriters.forExtension(extension).orElseThrow().write(lts, written);
    byte[] golden = golden("awkward." + extension);
    assertThat(written.toString(StandardCharsets.UTF_8))
        .isEqualTo(new String(golden, StandardCharsets.UTF_8));
    assertThat(written.toByteArray()).isEqualTo(golden);
  }

  @Test
  void everyFormatIsFoundByItsExtensionAndNothingElseIs() {
    for (LtsWriter writer : LtsWriters.all()) {
      assertThat(LtsWriters.forExtension(writer.extension())).containsSame(writer);
    }
    assertThat(LtsWriters.forExtension("pdf")).isEmpty();
  }

  private static byte[] golden(String name) throws IOException {
    try (InputStream in = GoldenFilesTest.class.getResourceAsStream(name)) {
      assertThat(in).as("golden file %s", name).isNotNull();
      return in.readAllBytes();
    }
  }
}
