package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Flanagan and Godefroid's indexer as the DRoP thesis counts it (Algorithm 7, Table 5.4): each
 * thread stores four messages in a shared hash table with linear probing.
 *
 * <p>A message is got, hashed, and stored by compare-and-swap, or found to collide; 13 states per
 * thread, so n threads without collision have 13^n. From 12 threads on there are collisions.
 *
 * <p>A thread probes only slots that can be taken before it comes by (see {@link LinearProbing}). In
 * the variant that probes everywhere it may go round the table for ever, as far as the net's
 * structure tells: the same states, but by structure every thread conflicts with every other.
 */
final class Indexer implements Family {
  static final int SIZE = 128;
  static final int MESSAGES = 4;

  private final boolean everywhere;

  Indexer(boolean everywhere) {
    this.everywhere = everywhere;
  }

  @Override
  public String name() {
    return everywhere ? "idxfull" : "indexer";
  }

  @Override
  public String description() {
    return everywhere
        ? "indexer, but with transitions of every message for every slot"
        : "Flanagan's indexer, 13 states per thread (DRoP thesis, Algorithm 7)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(threads());
  }

  /** Four messages of each of 32 threads fill the table. */
  static Parameter threads() {
    return new Parameter("threads", 2, 1, SIZE / MESSAGES, "threads, each with four messages");
  }

  /** The hash of the m-th message of a thread, m from 1 and the thread from 0. */
  static int hash(int thread, int m) {
    return (11 * m + thread) * 7 % SIZE;
  }

  static LinearProbing table(int threads) {
    int[] starts = new int[threads * MESSAGES];
    for (int t = 0; t < threads; t++) {
      for (int m = 1; m <= MESSAGES; m++) {
        starts[t * MESSAGES + m - 1] = hash(t, m);
      }
    }
    return new LinearProbing(SIZE, starts);
  }

  @Override
  public PetriNet build(String id, int... values) {
    int threads = values[0];
    LinearProbing table = everywhere ? LinearProbing.everywhere(SIZE) : table(threads);
    NetSketch net = new NetSketch(id);
    for (int h : table.slots()) {
      net.place("free_" + h, 1).place("used_" + h);
    }
    for (int t = 0; t < threads; t++) {
      net.place("t" + t + "_get1", 1);
      for (int m = 1; m <= MESSAGES; m++) {
        addMessage(net, t, m, table.probes(hash(t, m)));
      }
    }
    return net.build();
  }

  private void addMessage(NetSketch net, int t, int m, int[] probes) {
    String thread = "t" + t + "_";
    String get = thread + "get" + m;
    String got = thread + "got" + m;
    String done = thread + "get" + (m + 1);
    net.place(got);
    for (int h : probes) {
      net.place(at(thread, m, h));
    }
    net.place(done);
    net.transition(thread + "get" + m).takes(get).gives(got);
    net.transition(thread + "hash" + m).takes(got).gives(at(thread, m, probes[0]));
    for (int k = 0; k < probes.length; k++) {
      int h = probes[k];
      net.transition(thread + "cas" + m + "_" + h)
          .takes(at(thread, m, h), "free_" + h)
          .gives(done, "used_" + h);
      if (everywhere || k + 1 < probes.length) {
        net.transition(thread + "next" + m + "_" + h)
            .takes(at(thread, m, h))
            .reads("used_" + h)
            .gives(at(thread, m, probes[(k + 1) % probes.length]));
      }
    }
  }

  private static String at(String thread, int m, int h) {
    return thread + "at" + m + "_" + h;
  }
}
