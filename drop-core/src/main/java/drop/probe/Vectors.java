package drop.probe;

import drop.explore.Stopped;
import drop.state.MemoryBudget;
import java.util.Arrays;

/**
 * The stored vectors, numbered: each is the number of its start marking and the code of its trace. Where
 * a vector came from is kept beside it, so that its start can be reached by firing transitions.
 */
final class Vectors {
  static final int NO_PARENT = -1;
  private static final int ORIGIN_BYTES = 8;

  private final MemoryBudget budget;
  private final CodeTable table;
  private int[] parent = new int[64];
  private int[] origin = new int[64];
  private final Code forgotten = new Code();
  private final Code code = new Code();

  Vectors(MemoryBudget budget) {
    this.budget = budget;
    this.table = new CodeTable(budget);
  }

  int size() {
    return table.size();
  }

  /** As {@link CodeTable#add}. */
  int add(Code vector) throws Stopped {
    return table.add(vector);
  }

  boolean has(Code vector) {
    return table.find(vector) >= 0;
  }

  /** Notes of the vector added last that its start is that of the parent after some of its events. */
  void origin(int parentVector, Trace trace, long[] row, int base) throws Stopped {
    int number = table.size() - 1;
    if (number >= parent.length) {
      parent = Arrays.copyOf(parent, 2 * number);
      origin = Arrays.copyOf(origin, 2 * number);
    }
    parent[number] = parentVector;
    origin[number] = forgotten.size;
    int before = forgotten.size;
    if (parentVector != NO_PARENT) {
      forgotten.put(Rows.count(row, base, trace.stride));
      int last = -1;
      for (int e = Rows.next(row, base, trace.stride, 0);
          e >= 0;
          e = Rows.next(row, base, trace.stride, e + 1)) {
        forgotten.put(e - last - 1);
        last = e;
      }
    }
    if (!budget.reserve(ORIGIN_BYTES + forgotten.size - before)) {
      throw Stopped.full();
    }
  }

  int parent(int vector) {
    return parent[vector];
  }

  /** The events of the parent's trace between its start and the start of the vector, in order. */
  int[] forgotten(int vector) {
    forgotten.seek(origin[vector]);
    int[] events = new int[forgotten.take()];
    int last = -1;
    for (int i = 0; i < events.length; i++) {
      last += forgotten.take() + 1;
      events[i] = last;
    }
    return events;
  }

  /** The number of the marking in which the vector starts. */
  int start(int vector) {
    table.get(vector, code);
    return code.take();
  }

  /** The length of the vector's trace. */
  int length(int vector) {
    table.get(vector, code);
    code.take();
    return code.take();
  }

  /** Replays a vector. */
  void read(int vector, Markings markings, int[] scratch, Trace into) {
    table.get(vector, code);
    markings.get(code.take(), scratch);
    into.read(scratch, code.take(), code);
  }
}
