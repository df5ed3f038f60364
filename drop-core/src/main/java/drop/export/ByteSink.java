package drop.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Buffers text that is mostly digits and ready-made pieces, without a string for each. */
public final class ByteSink {
  private static final int LONGEST_INT = 11;

  private final OutputStream out;
  private final byte[] buffer = new byte[1 << 16];
  private int size;

  public ByteSink(OutputStream out) {
    this.out = out;
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  ByteSink put(byte[] bytes) throws IOException {
    if (bytes.length > buffer.length - size) {
      spill();
    }
    if (bytes.length > buffer.length) {
      out.write(bytes);
    } else {
      System.arraycopy(bytes, 0, buffer, size, bytes.length);
      size += bytes.length;
    }
    return this;
  }

  public ByteSink put(String text) throws IOException {
    return put(bytes(text));
  }

  /** Puts a number that is not negative. */
  public ByteSink put(int number) throws IOException {
    if (LONGEST_INT > buffer.length - size) {
      spill();
    }
    int digits = 1;
    for (int rest = number; rest >= 10; rest /= 10) {
      digits++;
    }
    int rest = number;
    for (int i = size + digits - 1; i >= size; i--) {
      buffer[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    size += digits;
    return this;
  }

  public void flush() throws IOException {
    spill();
    out.flush();
  }

  private void spill() throws IOException {
    out.write(buffer, 0, size);
    size = 0;
  }
}
