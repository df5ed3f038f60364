package drop.notation;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IdentifiersTest {
  @Test
  void anIdThatIsAnIdentifierStays() {
    Identifiers names = names(List.of("a b", "a_b"), List.of("go"), Set.of());
    assertThat(names.place(1)).isEqualTo("a_b");
    assertThat(names.transition(0)).isEqualTo("go");
    assertThat(names.changes()).containsExactly("place a_b_2 is \"a b\"");
  }

  @Test
  void noTwoNamesAreEqual() {
    List<String> places =
        List.of("a b", "a-b", "a_b", "a_b_2", "a", "A", "1", "p_1", "", "p_", "_", "\u00e9", "tr");
    List<String> transitions = List.of("a b", "a_b", "1", "t_1", "TR", "");
    Identifiers names = names(places, transitions, Set.of("tr"));
    List<String> all = new ArrayList<>();
    for (int p = 0; p < places.size(); p++) {
      all.add(names.place(p));
    }
    for (int t = 0; t < transitions.size(); t++) {
      all.add(names.transition(t));
    }
    assertThat(all)
        .doesNotHaveDuplicates()
        .doesNotContain("tr", "TR")
        .allMatch(name -> name.matches("[A-Za-z][A-Za-z0-9_]*"));
  }

  @Test
  void aNetThatIsNamedLikeAKeywordIsRenamed() {
    PetriNet net = PetriNet.builder("TR").build();
    assertThat(new Identifiers(net, Set.of("tr")).net()).isEqualTo("net_TR");
  }

  @Test
  void nothingInQuotesEndsAComment() {
    assertThat(Identifiers.quote("a*/b\n{\"c\"}\\\u00e9"))
        .isEqualTo(
            "\"a\\u002a\\u002fb\\u000a\\u007b\\u0022c\\u0022\\u007d\\u005c\\u00e9\"");
  }

  private static Identifiers names(
      List<String> places, List<String> transitions, Set<String> keywords) {
    PetriNet.Builder net = PetriNet.builder("net");
    places.forEach(id -> net.place(id, 0));
    transitions.forEach(net::transition);
    return new Identifiers(net.build(), keywords);
  }
}
