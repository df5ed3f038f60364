package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Flanagan and Godefroid's indexer (Algorithm 7 of the DRoP thesis) in the coarser steps of the
 * benchmark nets {@code idx7} and {@code idxv12}: getting a message and hashing it are one
 * transition.
 *
 * <p>A thread has 9 states, so n threads without collision have 9^n. The variant that keeps values
 * also remembers which message each slot holds, so that every Mazurkiewicz trace ends in a deadlock
 * of its own; the other one only knows which slots are used.
 */
final class BenchIndexer implements Family {
  private final boolean keepsValues;

  BenchIndexer(boolean keepsValues) {
    this.keepsValues = keepsValues;
  }

  @Override
  public String name() {
    return keepsValues ? "idxv" : "idx";
  }

  @Override
  public String description() {
    return keepsValues
        ? "Flanagan's indexer, 9 states per thread, messages remembered (benchmark nets idxv12 ...)"
        : "Flanagan's indexer, 9 states per thread (benchmark net idx7)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Indexer.threads());
  }

  @Override
  public PetriNet build(String id, int... values) {
    int threads = values[0];
    LinearProbing table = Indexer.table(threads);
    NetSketch net = new NetSketch(id);
    for (int h : table.slots()) {
      net.place("f_" + h, 1).place("u_" + h);
    }
    for (int t = 0; t < threads; t++) {
      net.place("t" + t + "_m0", 1);
      for (int m = 1; m <= Indexer.MESSAGES; m++) {
        addMessage(net, t, m, table.probes(Indexer.hash(t, m)));
      }
    }
    return net.build();
  }

  private void addMessage(NetSketch net, int t, int m, int[] probes) {
    String thread = "t" + t + "_";
    String probing = thread + "p" + m + "_";
    String stored = thread + "m" + m;
    net.place(stored);
    for (int h : probes) {
      net.place(probing + h);
      if (keepsValues) {
        net.place(value(h, t, m));
      }
    }
    net.transition(thread + "get" + m)
        .takes(thread + "m" + (m - 1))
        .gives(probing + probes[0]);
    for (int k = 0; k < probes.length; k++) {
      int h = probes[k];
      NetSketch.Step store =
          net.transition(thread + "cas" + m + "_" + h)
              .takes(probing + h, "f_" + h)
              .gives(stored, "u_" + h);
      if (keepsValues) {
        store.gives(value(h, t, m));
      }
      if (k + 1 < probes.length) {
        net.transition(thread + "col" + m + "_" + h)
            .takes(probing + h, "u_" + h)
            .gives(probing + probes[k + 1], "u_" + h);
      }
    }
  }

  private static String value(int slot, int thread, int m) {
    return "v_" + slot + "_" + thread + "_" + m;
  }
}
