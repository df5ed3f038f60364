package drop.explain;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortNamesTest {
  @ParameterizedTest
  @CsvSource({
    "getLeftFork_1, glf_1",
    "getRightFork_12, grf_12",
    "think_12, think_12",
    "follow_1_0, follow_1_0",
    "acknowledgement, acknow",
    "acknowledge_3_14, acknow_3_14",
    "sendHTTPRequestToServer2, shrts2",
    "REQUEST_RESOURCE.7, rr.7",
    "a very long name of a transition, avlnoat",
    "öffneDieGroßeTür, ödgt",
    "==============, t"
  })
  void aLongNameIsReplacedByItsInitialsAndNumbers(String name, String expected) {
    assertThat(ShortNames.shorten(name)).isEqualTo(expected);
  }

  @Test
  void noTwoTransitionsHaveTheSameName() {
    PetriNet.Builder net = PetriNet.builder("names");
    String[] names = {"glf", "getLeftFork", "giveLastFork", "glf#1", "", "", "t", "=============="};
    for (int t = 0; t < names.length; t++) {
      net.transition("t" + t, names[t]);
    }
    ShortNames all = new ShortNames(net.build());
    Set<String> different = new HashSet<>();
    for (int t = 0; t < names.length; t++) {
      different.add(all.of(t));
    }
    assertThat(different).hasSize(names.length).doesNotContain("");
  }
}
