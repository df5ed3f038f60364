package drop.probe;

import java.util.List;

/**
 * Is told what a probe-set exploration does, vector by vector, as in Table 2.2 of the thesis. Transitions
 * are numbers of the net; arrays and lists belong to the listener.
 */
public interface ProbeListener {
  /** A vector (Definition 22): a marking and the transitions of a trace that is enabled in it. */
  record Vector(int[] start, List<Integer> trace) {}

  /** An action of a probe set (Definition 23) and the transitions of its image. */
  record Step(int transition, List<Integer> image) {}

  /** Why all enabled actions were explored, or some: what chose the domain of a probe set. */
  enum Choice {
    /** The strategy. */
    STRATEGY,
    /** There are too many vectors for each state: everything, with restarts. */
    CROWDED,
    /** A stubborn set, in a vector with an empty trace. */
    STUBBORN
  }

  /** The exploration takes up a vector, with its target and whether that is a deadlock. */
  void vector(Vector vector, int[] target, boolean deadlock);

  /** The probe set of the vector taken up last. */
  void probeSet(Choice choice, List<Step> steps);

  /** A vector that follows from the probe set; nothing happens with one that was there before. */
  void follows(Vector vector, int[] target, boolean isNew);

  /**
   * A fresh missed action of the vector that followed last (Definition 26).
   *
   * @param cause the transitions of its prime cause
   * @param restart where the exploration starts again, with an empty trace
   */
  void missed(List<Integer> cause, int transition, int[] restart, boolean isNew);

  /** An exploration starts again after an action that was not followed with its trace. */
  void restarts(List<Integer> cause, int transition, int[] restart, boolean isNew);

  /**
   * In a crowd, an exploration starts again after a transition of the target itself, so that the reduced
   * system shows a way on from there.
   */
  void continues(int transition, int[] restart, boolean isNew);
}
