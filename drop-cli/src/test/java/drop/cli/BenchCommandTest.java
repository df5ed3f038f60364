package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bench | SUITE is missing",
        "bench size | bench size: there is no such value; there are probe, reduce, speed",
        "bench speed --runs 0 | --runs 0: it takes 1 to 1000",
        "bench speed --runs 1001 | --runs 1001: it takes 1 to 1000",
        "bench speed --models phil:3,nope | there is no family \"nope\"",
        "bench probe --models nope | there is no family \"nope\"",
        "bench speed --models phil:3 | bench measures the launcher ./drop; run it with that"
      })
  void theErrorSaysWhatWouldBeRight(String words, String message) {
    assertThat(CliRun.of(words.split(" ")).isRefused().err()).contains(message);
  }

  @Test
  void commasSeparateModelsAndTheValuesOfAModel() {
    ModelNames names = new ModelNames();
    assertThat(names.split("phil:3")).isEqualTo(List.of("phil:3"));
    assertThat(names.split("phil:3,bakery:2,3,kanban"))
        .isEqualTo(List.of("phil:3", "bakery:2,3", "kanban"));
    assertThat(names.split("bakery:threads=2,max=3,a.pnml"))
        .isEqualTo(List.of("bakery:threads=2,max=3", "a.pnml"));
    assertThat(names.split("5,phil:3")).isEqualTo(List.of("5", "phil:3"));
  }
}
