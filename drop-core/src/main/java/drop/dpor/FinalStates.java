package drop.dpor;

import drop.state.Hash;
import java.util.Arrays;

/**
 * The states that executions have ended in, told apart by 64 bits of hash, each with the shortest
 * trace to it that was found. In a deadlock some actor has a next step that it cannot take.
 */
public final class FinalStates {
  private final int most;
  private long[] hash = new long[16];
  private boolean[] deadlock = new boolean[16];
  private int[][] trace = new int[16][];
  private int[] table = new int[64];
  private int count;
  private int deadlocks;
  private boolean complete = true;

  FinalStates(int most) {
    this.most = most;
  }

  static long hash(int[] state) {
    long hash = state.length;
    for (int word : state) {
      hash = Hash.mix(hash, word);
    }
    return hash;
  }

  void add(int[] state, boolean isDeadlock, Execution execution) {
    long itsHash = hash(state);
    int slot = (int) itsHash & table.length - 1;
    while (table[slot] != 0) {
      int entry = table[slot] - 1;
      if (hash[entry] == itsHash) {
        if (execution.length() < trace[entry].length) {
          trace[entry] = execution.trace();
        }
        return;
      }
      slot = slot + 1 & table.length - 1;
    }
    if (count == most) {
      complete = false;
      return;
    }
    table[slot] = count + 1;
    append(itsHash, isDeadlock, execution.trace());
  }

  private void append(long itsHash, boolean isDeadlock, int[] itsTrace) {
    if (count == hash.length) {
      hash = Arrays.copyOf(hash, 2 * count);
      deadlock = Arrays.copyOf(deadlock, 2 * count);
      trace = Arrays.copyOf(trace, 2 * count);
    }
    hash[count] = itsHash;
    deadlock[count] = isDeadlock;
    trace[count++] = itsTrace;
    if (isDeadlock) {
      deadlocks++;
    }
    if (2 * count > table.length) {
      table = new int[2 * table.length];
      for (int entry = 0; entry < count; entry++) {
        int slot = (int) hash[entry] & table.length - 1;
        while (table[slot] != 0) {
          slot = slot + 1 & table.length - 1;
        }
        table[slot] = entry + 1;
      }
    }
  }

  public int size() {
    return count;
  }

  public int deadlocks() {
    return deadlocks;
  }

  /** Whether there was room for all final states. */
  public boolean complete() {
    return complete;
  }

  public boolean isDeadlock(int at) {
    return deadlock[at];
  }

  /** The actors that step one after the other to the state. */
  public int[] trace(int at) {
    return trace[at].clone();
  }

  public long hash(int at) {
    return hash[at];
  }
}
