package drop.reduce;

import drop.net.Firing;
import drop.net.PetriNet;
import drop.reference.NetText;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiFunction;

/** What a filter chooses. */
final class Choices {
  private Choices() {}

  /** The enabled transitions that stay in a marking. */
  static BitSet in(PetriNet net, int[] marking, EnabledFilter filter) {
    long[] set = Arrays.copyOf(enabled(net, marking).toLongArray(), net.transitionCount() / 64 + 1);
    filter.filter(marking, set);
    return BitSet.valueOf(set);
  }

  static BitSet enabled(PetriNet net, int[] marking) {
    BitSet enabled = new BitSet();
    for (int t = 0; t < net.transitionCount(); t++) {
      enabled.set(t, Firing.enabled(net, t, marking));
    }
    return enabled;
  }

  /** The ids of those that stay in the initial marking of a net in the text notation. */
  static List<String> initially(
      BiFunction<PetriNet, Demand, EnabledFilter> filter,
      String text,
      Preserve level,
      String... visible) {
    PetriNet net = NetText.parse("n", text);
    BitSet seen = new BitSet();
    for (int t = 0; t < net.transitionCount(); t++) {
      seen.set(t, Arrays.asList(visible).contains(net.transitionId(t)));
    }
    EnabledFilter made = filter.apply(net, new Demand(level, seen, null));
    return in(net, net.initialMarking(), made).stream().mapToObj(net::transitionId).toList();
  }
}
