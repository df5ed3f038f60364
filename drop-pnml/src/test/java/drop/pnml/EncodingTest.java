package drop.pnml;

import static drop.pnml.Pnml.read;
import static drop.pnml.Pnml.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.ModelException.Location;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bytes on their way to characters: encodings, byte order marks, line ends, compression. */
class EncodingTest {
  private static final String NET =
      "<?xml version='1.0' encoding='%s'?>\r\n<pnml><net id='n'>\r\n"
          + "<place id='p'><name><text>%s</text></name></place>\r\n</net></pnml>\r\n";

  @ParameterizedTest
  @CsvSource({
    "ISO-8859-1, Größe",
    "iso-8859-1, Größe",
    "UTF-8, Größe 漢字 𝔓",
    "utf-8, 漢字",
    "ASCII, plain",
    "US-ASCII, plain",
    "UTF-16, Größe 漢字 𝔓",
    "UTF-16LE, 漢字",
    "UTF-16BE, 漢字",
    "windows-1252, Größe €",
  })
  void declaredEncodingsAreUsed(String encoding, String name) throws Exception {
    byte[] document = NET.formatted(encoding, name).getBytes(Charset.forName(encoding));
    assertThat(read(document, null).placeName(0)).isEqualTo(name);
  }

  @Test
  void aByteOrderMarkIsNoContent() throws Exception {
    byte[] document = ("\uFEFF" + NET.formatted("utf-8", "ä")).getBytes(StandardCharsets.UTF_8);
    assertThat(read(document, null).placeName(0)).isEqualTo("ä");
  }

  @Test
  void lineEndsOfAnyKindCountOnce() {
    String broken = "<pnml>\r\n<net id='n'>\r\n  <place/>\r\n</net></pnml>";
    assertThat(refusal(broken).location()).isEqualTo(new Location(3, 3));
    assertThat(refusal(broken.replace("\r\n", "\n")).location()).isEqualTo(new Location(3, 3));
  }

  @Test
  void bytesThatDoNotFitTheEncodingAreRefusedAndNothingIsPrinted() {
    PrintStream error = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      for (String encoding : new String[] {"UTF-8", "ASCII", "US-ASCII"}) {
        byte[] latin = NET.formatted(encoding, "Größe").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(refusal(latin, null).reason()).contains("bytes that do not fit");
        assertThat(refusal(latin, null).location().line()).isPositive();
      }
    } finally {
      System.setErr(error);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void anUnknownEncodingIsRefused() {
    assertThat(refusal(NET.formatted("utf-9", "x")).reason()).contains("\"utf-9\" is not known");
    assertThat(refusal(NET.formatted("?", "x")).reason()).contains("\"?\" is not known");
  }

  @Test
  void aDeclarationMayBeLongAndADocumentShort() throws Exception {
    String declaration = "<?xml version='1.0' " + " ".repeat(300) + "encoding='ISO-8859-1'?>";
    byte[] document =
        (declaration + "<pnml><net id='ä'/></pnml>").getBytes(StandardCharsets.ISO_8859_1);
    assertThat(read(document, null).id()).isEqualTo("ä");
  }

  @Test
  void gzipIsKnownByItsFirstBytesWhateverTheName(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("net.pnml");
    Files.write(file, gzip(NET.formatted("UTF-8", "Größe")));
    assertThat(new PnmlReader().read(file, null).placeName(0)).isEqualTo("Größe");
  }

  @Test
  void damagedGzipIsRefused() throws IOException {
    StringBuilder places = new StringBuilder("<pnml><net id='n'>");
    IntStream.range(0, 50_000).forEach(i -> places.append("<place id='p" + i + "'/>"));
    byte[] packed = gzip(places + "</net></pnml>");
    assertThat(refusal(Arrays.copyOf(packed, packed.length / 2), null).reason()).contains("gzip");
    assertThat(refusal(Arrays.copyOf(packed, 5), null).reason()).contains("gzip");
    packed[2] = 0;
    assertThat(refusal(packed, null).reason()).contains("gzip");
  }

  @Test
  void aStreamThatFailsIsNotTheModelsFault() {
    InputStream failing =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the disk is gone");
          }
        };
    assertThatThrownBy(() -> new PnmlReader().read(failing, "test.pnml", null))
        .isInstanceOf(IOException.class)
        .hasMessage("the disk is gone");
  }

  @Test
  void theCallersStreamStaysOpen() throws Exception {
    boolean[] closed = {false};
    InputStream in =
        new ByteArrayInputStream(gzip(NET.formatted("UTF-8", "x"))) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    new PnmlReader().read(in, "test.pnml", null);
    assertThat(closed[0]).isFalse();
  }

  static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return packed.toByteArray();
  }
}
