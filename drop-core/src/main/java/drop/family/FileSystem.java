package drop.family;

import drop.net.PetriNet;
import java.util.Arrays;
import java.util.List;

/**
 * Flanagan and Godefroid's file system as the DRoP thesis counts it (Algorithm 8, Table 5.3): a
 * thread looks for a free block for its inode, under the locks of both.
 *
 * <p>Fused as in the thesis' net, where n threads without conflict have 6^n states: testing the
 * busy bit, setting it and setting the inode are one action, and so are finding the block busy,
 * releasing its lock and moving on. From 14 threads on there are conflicts.
 *
 * <p>A thread tests only blocks that can be taken before it comes by (see {@link LinearProbing}). In
 * the variant that probes everywhere it may go round all blocks for ever, as far as the net's
 * structure tells: the same states, but by structure every thread conflicts with every other.
 */
final class FileSystem implements Family {
  static final int BLOCKS = 26;

  private final boolean everywhere;

  FileSystem(boolean everywhere) {
    this.everywhere = everywhere;
  }

  @Override
  public String name() {
    return everywhere ? "fsfull" : "filesystem";
  }

  @Override
  public String description() {
    return everywhere
        ? "filesystem, but with transitions of every thread for every block"
        : "Flanagan's file system, 6 states per thread (DRoP thesis, Algorithm 8)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(threads());
  }

  /** Each thread has an inode of its own; a 27th thread would look for a free block for ever. */
  static Parameter threads() {
    return new Parameter("threads", 3, 1, BLOCKS, "threads, each with an inode");
  }

  static int[] firstBlocks(int threads) {
    int[] first = new int[threads];
    Arrays.setAll(first, t -> 2 * t % BLOCKS);
    return first;
  }

  @Override
  public PetriNet build(String id, int... values) {
    int threads = values[0];
    int[] first = firstBlocks(threads);
    LinearProbing blocks =
        everywhere ? LinearProbing.everywhere(BLOCKS) : new LinearProbing(BLOCKS, first);
    NetSketch net = new NetSketch(id);
    for (int t = 0; t < threads; t++) {
      net.place("lockI_" + t, 1).place("inodeFree_" + t, 1).place("inodeSet_" + t);
    }
    for (int b : blocks.slots()) {
      net.place("lockB_" + b, 1).place("free_" + b, 1).place("busy_" + b);
    }
    for (int t = 0; t < threads; t++) {
      addThread(net, t, blocks.probes(first[t]));
    }
    return net.build();
  }

  private void addThread(NetSketch net, int t, int[] probes) {
    String thread = "t" + t + "_";
    net.place(thread + "start", 1);
    for (int b : probes) {
      net.place(thread + "seek" + b).place(thread + "locked" + b).place(thread + "set" + b);
    }
    net.place(thread + "found").place(thread + "end");
    net.transition(thread + "acquireI")
        .takes(thread + "start", "lockI_" + t)
        .gives(thread + "seek" + probes[0]);
    for (int k = 0; k < probes.length; k++) {
      int b = probes[k];
      net.transition(thread + "acquireB" + b)
          .takes(thread + "seek" + b, "lockB_" + b)
          .gives(thread + "locked" + b);
      net.transition(thread + "set" + b)
          .takes(thread + "locked" + b, "free_" + b, "inodeFree_" + t)
          .gives(thread + "set" + b, "busy_" + b, "inodeSet_" + t);
      net.transition(thread + "releaseB" + b)
          .takes(thread + "set" + b)
          .gives(thread + "found", "lockB_" + b);
      if (everywhere || k + 1 < probes.length) {
        net.transition(thread + "busy" + b)
            .takes(thread + "locked" + b)
            .reads("busy_" + b)
            .gives(thread + "seek" + probes[(k + 1) % probes.length], "lockB_" + b);
      }
    }
    net.transition(thread + "releaseI")
        .takes(thread + "found")
        .gives(thread + "end", "lockI_" + t);
  }
}
