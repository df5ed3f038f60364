package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.beust.jcommander.IStringConverter;
import com.beust.jcommander.ParameterException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantitiesTest {
  private final IStringConverter<Long> count = new Quantities.Count("--count");
  private final IStringConverter<Long> time = new Quantities.Time("--time");
  private final IStringConverter<Long> memory = new Quantities.Memory("--memory");

  @ParameterizedTest
  @CsvSource({
    "1ms, 1000000", "500ms, 500000000", "30s, 30000000000", "5m, 300000000000",
    "1h, 3600000000000", "2H, 7200000000000"
  })
  void timesAreNanoseconds(String text, long nanos) {
    assertThat(time.convert(text)).isEqualTo(nanos);
  }

  @ParameterizedTest
  @CsvSource({"1k, 1024", "512m, 536870912", "4g, 4294967296", "4G, 4294967296"})
  void amountsOfMemoryAreBytes(String text, long bytes) {
    assertThat(memory.convert(text)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1000000, 1000000", "9223372036854775807, 9223372036854775807"})
  void countsAreThemselves(String text, long value) {
    assertThat(count.convert(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "s", "30", "0s", "-5s", "5 s", "1.5h", "30x", "soon", "5sm", "٣s"})
  void otherTimesAreRefused(String text) {
    assertThatThrownBy(() -> time.convert(text))
        .isInstanceOf(ParameterException.class)
        .hasMessage("--time " + text + ": this is not a time such as 500ms, 30s, 5m or 1h");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "g", "4", "0m", "4gb", "4x", "-1g", "lots"})
  void otherAmountsAreRefused(String text) {
    assertThatThrownBy(() -> memory.convert(text))
        .hasMessage("--memory " + text + ": this is not an amount such as 512m or 4g");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-1", "1e6", "1_000", "1k", "many"})
  void otherCountsAreRefused(String text) {
    assertThatThrownBy(() -> count.convert(text))
        .hasMessage("--count " + text + ": this is not a positive whole number");
  }

  @ParameterizedTest
  @ValueSource(strings = {"9223372036854775807s", "10000000000h", "99999999999999999999ms"})
  void whatALongCannotHoldIsTooLarge(String text) {
    assertThatThrownBy(() -> time.convert(text)).hasMessage("--time " + text + ": this is too large");
  }
}
