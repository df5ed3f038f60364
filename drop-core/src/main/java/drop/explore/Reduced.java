package drop.explore;

import drop.reduce.EnabledFilter;
import drop.reduce.Independence;

/**
 * How a search explores less than everything.
 *
 * @param filter what it fires of what is enabled
 * @param proviso when it fires everything after all, or null for never
 * @param sleep the independence by which sleep sets spare what another order has done (Godefroid,
 *     Partial-order methods for the verification of concurrent systems, 1996), or null for none
 * @param chain how many states may be passed without being stored while a single transition is to be
 *     fired; 0 for none
 */
public record Reduced(
    EnabledFilter filter, CycleProviso proviso, Independence sleep, int chain) {
  public Reduced {
    if (proviso != null && (sleep != null || chain > 0)) {
      throw new IllegalArgumentException("sleep sets and chains keep deadlocks only");
    }
  }

  public static Reduced by(EnabledFilter filter) {
    return new Reduced(filter, null, null, 0);
  }

  public Reduced with(CycleProviso other) {
    return new Reduced(filter, other, sleep, chain);
  }

  public Reduced withSleep(Independence independence) {
    return new Reduced(filter, proviso, independence, chain);
  }

  public Reduced withChain(int states) {
    return new Reduced(filter, proviso, sleep, states);
  }
}
