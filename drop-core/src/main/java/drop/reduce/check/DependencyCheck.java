package drop.reduce.check;

import drop.net.Firing;
import drop.net.PetriNet;
import drop.reduce.EnabledFilter;
import java.util.BitSet;

/**
 * Verifies a claim of independence (Godefroid, Partial-order methods, 1996, Def. 3.1) in every marking in
 * which a filter is asked: two enabled transitions that are claimed to be independent do not disable each
 * other and end in the same marking in both orders. Where adjacent transitions of a whole trace may be
 * swapped, neither may enable the other; sleep sets compare enabled transitions only and do not ask this.
 */
public final class DependencyCheck implements EnabledFilter {
  private final PetriNet net;
  private final Independence claim;
  private final boolean swapsInTraces;
  private final EnabledFilter inner;
  private final Diamond diamond;
  private long checked;

  private DependencyCheck(
      PetriNet net, Independence claim, boolean swapsInTraces, EnabledFilter inner) {
    this.net = net;
    this.claim = claim;
    this.swapsInTraces = swapsInTraces;
    this.inner = inner;
    this.diamond = new Diamond(net);
  }

  /** A claim about transitions that are enabled together, which is what sleep sets need. */
  public static DependencyCheck ofEnabled(PetriNet net, Independence claim, EnabledFilter inner) {
    return new DependencyCheck(net, claim, false, inner);
  }

  /** A claim by which transitions next to each other in a trace can be swapped. */
  public static DependencyCheck ofTraces(PetriNet net, Independence claim, EnabledFilter inner) {
    return new DependencyCheck(net, claim, true, inner);
  }

  /** How often a pair claimed to be independent was found to be so. */
  public long checked() {
    return checked;
  }

  /**
   * @throws ViolationException where a pair is dependent after all
   */
  @Override
  public void filter(int[] marking, long[] enabled) {
    BitSet set = BitSet.valueOf(enabled);
    for (int t = set.nextSetBit(0); t >= 0; t = set.nextSetBit(t + 1)) {
      for (int u = set.nextSetBit(t + 1); u >= 0; u = set.nextSetBit(u + 1)) {
        // Either way round: a relation that is not symmetric is wrong where one side is.
        if (claim.independent(t, u) || claim.independent(u, t)) {
          diamond.fault(marking, t, u).ifPresent(fault -> fail(marking, fault));
          checked++;
        }
      }
      if (swapsInTraces) {
        checkEnablesNone(marking, set, t);
      }
    }
    inner.filter(marking, enabled);
  }

  private void checkEnablesNone(int[] marking, BitSet enabled, int t) {
    int[] next = diamond.fired(marking, t);
    for (int u = 0; u < net.transitionCount(); u++) {
      if (!enabled.get(u) && claim.independent(t, u)) {
        if (Firing.enabled(net, u, next)) {
          fail(marking, net.transitionName(t) + " enables " + net.transitionName(u));
        }
        checked++;
      }
    }
  }

  private void fail(int[] marking, String fault) {
    throw new ViolationException(
        "independence", "in " + Names.marking(net, marking) + " " + fault);
  }
}
