package drop.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
  private final Table table =
      new Table(
          List.of("net", "states"), List.of(List.of("phil:3", "14"), List.of("k", "1,234,567")));

  @Test
  void namesAreToTheLeftAndNumbersToTheRight() {
    table.text(out);
    assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
        .containsExactly("net        states", "phil:3         14", "k       1,234,567");
  }

  @Test
  void markdownSaysSoToo() {
    table.markdown(out);
    assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
        .containsExactly(
            "| net    |    states |",
            "| --- | ---: |",
            "| phil:3 |        14 |",
            "| k      | 1,234,567 |");
  }

  @Test
  void everyRowHasAllCells() {
    assertThatThrownBy(() -> new Table(List.of("a", "b"), List.of(List.of("1"))))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
