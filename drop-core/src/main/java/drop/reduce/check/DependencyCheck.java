package drop.reduce.check;

import drop.net.PetriNet;
import drop.reduce.EnabledFilter;
import drop.reduce.Independence;
import java.util.BitSet;

/**
 * Verifies a claim of independence in every marking in which a filter is asked: two enabled transitions
 * that are claimed to be independent do not disable each other, so that both orders are possible
 * (Godefroid, Partial-order methods for the verification of concurrent systems, 1996, Def. 3.1). That
 * neither enables the other is not asked: what sleeps is enabled, so that sleep sets compare transitions
 * only where both are. Transitions that change nothing are left out, as they are where deadlocks are all
 * that is to be kept.
 */
public final class DependencyCheck implements EnabledFilter {
  private final Independence claim;
  private final EnabledFilter inner;
  private final PetriNet net;
  private final Diamond diamond;
  private final BitSet idle;
  private long checked;

  public DependencyCheck(PetriNet net, Independence claim, EnabledFilter inner) {
    this.net = net;
    this.claim = claim;
    this.inner = inner;
    this.diamond = new Diamond(net);
    this.idle = IdleTransitions.of(net);
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
    set.andNot(idle);
    for (int t = set.nextSetBit(0); t >= 0; t = set.nextSetBit(t + 1)) {
      long[] claimed = enabled.clone();
      claim.retainIndependent(t, claimed);
      BitSet independent = BitSet.valueOf(claimed);
      independent.and(set);
      independent.clear(t);
      for (int u = independent.nextSetBit(0); u >= 0; u = independent.nextSetBit(u + 1)) {
        diamond.fault(marking, t, u).ifPresent(fault -> fail(marking, fault));
        checked++;
      }
    }
    inner.filter(marking, enabled);
  }

  private void fail(int[] marking, String fault) {
    throw new ViolationException(
        "independence", "in " + Names.marking(net, marking) + " " + fault);
  }
}
