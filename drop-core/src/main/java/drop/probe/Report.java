package drop.probe;

import drop.probe.ProbeListener.Choice;
import drop.probe.ProbeListener.Step;
import drop.probe.ProbeListener.Vector;
import java.util.ArrayList;
import java.util.List;

/** Tells a listener, if there is one, in its own terms what the exploration does. */
final class Report {
  private final ProbeListener listener;
  private final SymbolicActions actions;

  Report(ProbeListener listener, SymbolicActions actions) {
    this.listener = listener;
    this.actions = actions;
  }

  void vector(Trace trace, boolean deadlock) {
    if (listener != null) {
      listener.vector(vector(trace), actions.own(trace.target), deadlock);
    }
  }

  void probeSet(Choice choice, Trace trace, Actions enabled, ProbeSet set) {
    if (listener != null) {
      List<Step> steps = new ArrayList<>();
      for (int i = 0; i < set.size; i++) {
        int a = set.action[i];
        List<Integer> image = events(trace, set.image, a * trace.stride);
        steps.add(new Step(enabled.transition[a], image));
      }
      listener.probeSet(choice, steps);
    }
  }

  void stubborn(int[] transitions) {
    if (listener != null) {
      List<Step> steps = new ArrayList<>();
      for (int t : transitions) {
        steps.add(new Step(t, List.of()));
      }
      listener.probeSet(Choice.STUBBORN, steps);
    }
  }

  void follows(Trace trace, boolean isNew) {
    if (listener != null) {
      listener.follows(vector(trace), actions.own(trace.target), isNew);
    }
  }

  void missed(Trace trace, long[] row, int base, int transition, int[] restart, boolean isNew) {
    if (listener != null) {
      listener.missed(events(trace, row, base), transition, actions.own(restart), isNew);
    }
  }

  void restarts(Trace trace, long[] row, int base, int transition, int[] restart, boolean isNew) {
    if (listener != null) {
      listener.restarts(events(trace, row, base), transition, actions.own(restart), isNew);
    }
  }

  void continues(int transition, int[] restart, boolean isNew) {
    if (listener != null) {
      listener.continues(transition, actions.own(restart), isNew);
    }
  }

  private Vector vector(Trace trace) {
    List<Integer> transitions = new ArrayList<>();
    for (int e = 0; e < trace.size; e++) {
      transitions.add(trace.transition[e]);
    }
    return new Vector(actions.own(trace.start), transitions);
  }

  private static List<Integer> events(Trace trace, long[] row, int base) {
    List<Integer> transitions = new ArrayList<>();
    for (int e = Rows.next(row, base, trace.stride, 0);
        e >= 0;
        e = Rows.next(row, base, trace.stride, e + 1)) {
      transitions.add(trace.transition[e]);
    }
    return transitions;
  }
}
