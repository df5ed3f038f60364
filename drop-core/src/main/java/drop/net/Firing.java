package drop.net;

/** The firing rule on plain markings, for everything that is not a hot loop. */
public final class Firing {
  private Firing() {}

  public static boolean enabled(PetriNet net, int transition, int[] marking) {
    return atLeast(net.inputs(), transition, marking)
        && atLeast(net.reads(), transition, marking)
        && below(net.inhibitors(), transition, marking);
  }

  /**
   * Fires an enabled transition in place.
   *
   * @throws ArithmeticException where a place would hold more tokens than an int counts
   */
  public static void fire(PetriNet net, int transition, int[] marking) {
    Arcs in = net.inputs();
    for (int a = in.first(transition); a < in.first(transition + 1); a++) {
      marking[in.place(a)] -= in.weight(a);
    }
    Arcs out = net.outputs();
    for (int a = out.first(transition); a < out.first(transition + 1); a++) {
      marking[out.place(a)] = Math.addExact(marking[out.place(a)], out.weight(a));
    }
  }

  private static boolean atLeast(Arcs arcs, int transition, int[] marking) {
    for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
      if (marking[arcs.place(a)] < arcs.weight(a)) {
        return false;
      }
    }
    return true;
  }

  private static boolean below(Arcs arcs, int transition, int[] marking) {
    for (int a = arcs.first(transition); a < arcs.first(transition + 1); a++) {
      if (marking[arcs.place(a)] >= arcs.weight(a)) {
        return false;
      }
    }
    return true;
  }
}
