package drop.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ByteSinkTest {
  @Test
  void numbersAreWrittenInFull() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteSink sink = new ByteSink(bytes);
    StringBuilder expected = new StringBuilder();
    for (int number : new int[] {0, 1, 9, 10, 11, 99, 100, 12_345, 999_999_999, Integer.MAX_VALUE}) {
      sink.put(number).put(" ");
      expected.append(number).append(' ');
    }
    sink.flush();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(expected.toString());
  }

  @Test
  void piecesOfAnyLengthKeepTheirOrderAcrossTheBuffer() throws IOException {
    for (long seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ByteSink sink = new ByteSink(bytes);
      StringBuilder expected = new StringBuilder();
      for (int i = 0; i < 300; i++) {
        if (random.nextBoolean()) {
          int number = random.nextInt() >>> 1 + random.nextInt(31);
          sink.put(number);
          expected.append(number);
        } else {
          int length = random.nextInt(5) == 0 ? 65_530 + random.nextInt(12) : random.nextInt(2000);
          String text = (char) ('a' + i % 26) + "é".repeat(length / 2);
          sink.put(text);
          expected.append(text);
        }
      }
      sink.flush();
      assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(expected.toString());
    }
  }
}
