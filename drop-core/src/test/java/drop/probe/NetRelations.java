package drop.probe;

import drop.net.PetriNet;

/**
 * What transitions read, delete, create and forbid, straight from the arcs, and the relations that hang
 * on places alone: Definitions 44 and 45 of the thesis.
 */
final class NetRelations {
  private NetRelations() {}

  static int deletes(PetriNet net, int t, int p) {
    return Math.max(0, net.inputs().weight(t, p) - net.outputs().weight(t, p));
  }

  static int creates(PetriNet net, int t, int p) {
    return Math.max(0, net.outputs().weight(t, p) - net.inputs().weight(t, p));
  }

  static int reads(PetriNet net, int t, int p) {
    int needed = Math.max(net.inputs().weight(t, p), net.reads().weight(t, p));
    return needed - deletes(net, t, p);
  }

  static boolean forbids(PetriNet net, int t, int p) {
    return net.inhibitors().weight(t, p) > 0;
  }

  static boolean pure(PetriNet net, int t) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (deletes(net, t, p) + creates(net, t, p) > 0) {
        return false;
      }
    }
    return true;
  }

  static boolean deletesForbidden(PetriNet net, int a, int b) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (deletes(net, a, p) > 0 && forbids(net, b, p)) {
        return true;
      }
    }
    return false;
  }

  static boolean createsForbidden(PetriNet net, int a, int b) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (creates(net, a, p) > 0 && forbids(net, b, p)) {
        return true;
      }
    }
    return false;
  }

  /** Definition 44. */
  static boolean stimulates(PetriNet net, int a, int b) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (creates(net, a, p) > 0 && reads(net, b, p) + deletes(net, b, p) > 0) {
        return true;
      }
    }
    return deletesForbidden(net, a, b);
  }

  /** Definition 45; that an action disables itself is left out, which matters to none that takes. */
  static boolean disables(PetriNet net, int a, int b) {
    for (int p = 0; p < net.placeCount(); p++) {
      if (deletes(net, a, p) > 0 && reads(net, b, p) + deletes(net, b, p) > 0) {
        return true;
      }
    }
    return createsForbidden(net, a, b);
  }

  static boolean influences(PetriNet net, int a, int b) {
    return stimulates(net, a, b) || disables(net, b, a);
  }
}
