package drop.trace;

import drop.net.Arcs;
import drop.net.Firing;
import drop.net.PetriNet;
import java.io.IOException;
import java.util.StringJoiner;

/** A firing sequence from the initial marking of a net, which has been seen to run. */
public final class Trace {
  /** Is told each step in turn. */
  @FunctionalInterface
  public interface Steps {
    /**
     * @param step counted from 1
     * @param before the marking before the step, on loan
     * @param after the marking after it, on loan
     */
    void step(int step, int transition, int[] before, int[] after) throws IOException;
  }

  private final PetriNet net;
  private final int[] transitions;
  private final int[] last;

  private Trace(PetriNet net, int[] transitions, int[] last) {
    this.net = net;
    this.transitions = transitions;
    this.last = last;
  }

  /** Replays the transitions by the firing rule of the net. */
  public static Trace of(PetriNet net, int[] transitions) throws BrokenTraceException {
    int[] marking = net.initialMarking();
    for (int i = 0; i < transitions.length; i++) {
      int t = transitions[i];
      if (!Firing.enabled(net, t, marking)) {
        throw new BrokenTraceException(
            "step %d does not run: %s is not enabled, %s"
                .formatted(i + 1, net.transitionLabels().get(t), missing(net, t, marking)));
      }
      try {
        Firing.fire(net, t, marking);
      } catch (ArithmeticException e) {
        throw new BrokenTraceException(
            "step %d does not run: %s leads to more tokens than can be counted"
                .formatted(i + 1, net.transitionLabels().get(t)));
      }
    }
    return new Trace(net, transitions.clone(), marking);
  }

  private static String missing(PetriNet net, int t, int[] marking) {
    StringJoiner reasons = new StringJoiner("; ");
    addMissing(reasons, net, net.inputs(), t, marking);
    addMissing(reasons, net, net.reads(), t, marking);
    Arcs inhibitors = net.inhibitors();
    for (int a = inhibitors.first(t); a < inhibitors.first(t + 1); a++) {
      int p = inhibitors.place(a);
      if (marking[p] >= inhibitors.weight(a)) {
        reasons.add(
            "%s holds %d and must hold less than %d"
                .formatted(net.placeLabels().get(p), marking[p], inhibitors.weight(a)));
      }
    }
    return reasons.toString();
  }

  private static void addMissing(
      StringJoiner reasons, PetriNet net, Arcs arcs, int t, int[] marking) {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      int p = arcs.place(a);
      if (marking[p] < arcs.weight(a)) {
        reasons.add(
            "%s holds %d and must hold %d"
                .formatted(net.placeLabels().get(p), marking[p], arcs.weight(a)));
      }
    }
  }

  public PetriNet net() {
    return net;
  }

  public int length() {
    return transitions.length;
  }

  public int[] transitions() {
    return transitions.clone();
  }

  /** The marking at its end. */
  public int[] last() {
    return last.clone();
  }

  public void walk(Steps steps) throws IOException {
    int[] before = net.initialMarking();
    int[] after = before.clone();
    for (int i = 0; i < transitions.length; i++) {
      Firing.fire(net, transitions[i], after);
      steps.step(i + 1, transitions[i], before, after);
      // Only what this step has touched differs.
      copy(net.inputs(), transitions[i], after, before);
      copy(net.outputs(), transitions[i], after, before);
    }
  }

  private static void copy(Arcs arcs, int t, int[] from, int[] to) {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      to[arcs.place(a)] = from[arcs.place(a)];
    }
  }
}
