package drop.cli;

import drop.pnml.Gzip;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The formats that models are read from. */
final class FrontEnds {
  /** Enough to see past blank lines; comments give a format away themselves. */
  private static final int START = 4096;

  /** The last one takes whatever no other recognises. */
  private static final List<FrontEnd> ALL = List.of(new EbsFrontEnd(), new PnmlFrontEnd());

  private FrontEnds() {}

  /** The format of the file's extension, or where that is none of a format, of its content. */
  static FrontEnd of(String name, BufferedInputStream in) throws IOException {
    String unpacked = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
    for (FrontEnd frontEnd : ALL) {
      if (unpacked.endsWith("." + frontEnd.format())) {
        return frontEnd;
      }
    }
    in.mark(START);
    byte[] bytes = in.readNBytes(START);
    in.reset();
    String start = start(bytes);
    return ALL.stream().filter(f -> f.recognises(start)).findFirst().orElseThrow();
  }

  /** The text that the bytes start with; unpacking ends with them, or where they are damaged. */
  private static String start(byte[] bytes) {
    byte[] text = new byte[START];
    int size = 0;
    try (InputStream in = Gzip.unpack(new ByteArrayInputStream(bytes))) {
      int taken = in.read(text, 0, START);
      while (taken > 0) {
        size += taken;
        taken = in.read(text, size, START - size);
      }
    } catch (IOException e) {
      // What could be unpacked will do; whoever reads the whole says what is wrong with it.
    }
    return new String(text, 0, size, StandardCharsets.UTF_8);
  }
}
