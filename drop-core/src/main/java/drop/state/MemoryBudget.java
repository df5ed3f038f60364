package drop.state;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much heap the stored states may take. Every large array is asked for here before it is
 * allocated, so that running out is a result and not an error.
 */
public final class MemoryBudget {
  private volatile long limit;
  private final AtomicLong reserved = new AtomicLong();
  private final AtomicLong peak = new AtomicLong();

  public MemoryBudget(long limit) {
    this.limit = limit;
  }

  /** Takes the bytes from the budget, or takes none and says no. */
  public boolean reserve(long bytes) {
    long now = reserved.addAndGet(bytes);
    if (now > limit) {
      reserved.addAndGet(-bytes);
      return false;
    }
    peak.accumulateAndGet(now, Math::max);
    return true;
  }

  /** Allows so many bytes from now on. */
  public void raise(long newLimit) {
    limit = newLimit;
  }

  public void release(long bytes) {
    reserved.addAndGet(-bytes);
  }

  /** The most bytes that were reserved at one time. */
  public long peak() {
    return peak.get();
  }
}
