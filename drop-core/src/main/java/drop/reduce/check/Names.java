package drop.reduce.check;

import drop.net.MarkingText;
import drop.net.PetriNet;
import java.util.BitSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Markings, sets and paths of transitions for people. */
final class Names {
  private Names() {}

  static String marking(PetriNet net, int[] marking) {
    return "the marking " + new MarkingText(net).of(marking);
  }

  static String set(PetriNet net, BitSet transitions) {
    return list(net, transitions.stream(), "{", ", ", "}");
  }

  static String path(PetriNet net, int[] transitions) {
    return list(net, IntStream.of(transitions), "", " ", "");
  }

  private static String list(
      PetriNet net, IntStream transitions, String open, String between, String close) {
    return transitions.mapToObj(net::transitionName).collect(Collectors.joining(between, open, close));
  }
}
