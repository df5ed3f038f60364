package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Flanagan and Godefroid's file system in the small steps of the benchmark nets {@code fs7} and
 * {@code fsv14}: one transition for each statement of Algorithm 8 of the DRoP thesis.
 *
 * <p>A thread has 8 states, so n threads without conflict have 8^n. The variant that keeps values
 * also remembers which block each inode got, so that every Mazurkiewicz trace ends in a deadlock of
 * its own; the other one forgets it.
 */
final class BenchFileSystem implements Family {
  private final boolean keepsValues;

  BenchFileSystem(boolean keepsValues) {
    this.keepsValues = keepsValues;
  }

  @Override
  public String name() {
    return keepsValues ? "fsv" : "fs";
  }

  @Override
  public String description() {
    return keepsValues
        ? "Flanagan's file system statement by statement, blocks remembered (benchmark nets fsv14 ...)"
        : "Flanagan's file system statement by statement (benchmark net fs7)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(FileSystem.threads());
  }

  @Override
  public PetriNet build(String id, int... values) {
    int threads = values[0];
    int[] first = FileSystem.firstBlocks(threads);
    LinearProbing blocks = new LinearProbing(FileSystem.BLOCKS, first);
    NetSketch net = new NetSketch(id);
    for (int i = 0; i < threads; i++) {
      net.place("li_" + i, 1).place("in0_" + i, 1).place("inset_" + i);
    }
    for (int b : blocks.slots()) {
      net.place("lb_" + b, 1).place("free_" + b, 1).place("busy_" + b);
    }
    for (int t = 0; t < threads; t++) {
      addThread(net, t, blocks.probes(first[t]));
    }
    return net.build();
  }

  private void addThread(NetSketch net, int t, int[] probes) {
    String thread = "t" + t + "_";
    net.place(thread + "s", 1).place(thread + "i").place(thread + "r").place(thread + "end");
    for (int k = 0; k < probes.length; k++) {
      int b = probes[k];
      net.place(thread + "w" + b).place(thread + "x" + b).place(thread + "y" + b);
      net.place(thread + "u" + b);
      if (k + 1 < probes.length) {
        net.place(thread + "z" + b);
      }
      if (keepsValues) {
        net.place(value(t, b));
      }
    }
    net.transition(thread + "acqi").takes(thread + "s", "li_" + t).gives(thread + "i");
    net.transition(thread + "zero")
        .takes(thread + "i", "in0_" + t)
        .gives(thread + "w" + probes[0], "in0_" + t);
    net.transition(thread + "nonzero")
        .takes(thread + "i", "inset_" + t)
        .gives(thread + "r", "inset_" + t);
    for (int k = 0; k < probes.length; k++) {
      int b = probes[k];
      addAttempt(net, t, b);
      if (k + 1 < probes.length) {
        net.transition(thread + "isbusy" + b)
            .takes(thread + "x" + b, "busy_" + b)
            .gives(thread + "z" + b, "busy_" + b);
        net.transition(thread + "next" + b)
            .takes(thread + "z" + b)
            .gives(thread + "w" + probes[k + 1], "lb_" + b);
      }
    }
    net.transition(thread + "reli").takes(thread + "r").gives(thread + "end", "li_" + t);
  }

  private void addAttempt(NetSketch net, int t, int b) {
    String thread = "t" + t + "_";
    net.transition(thread + "acqb" + b).takes(thread + "w" + b, "lb_" + b).gives(thread + "x" + b);
    net.transition(thread + "take" + b)
        .takes(thread + "x" + b, "free_" + b)
        .gives(thread + "y" + b, "busy_" + b);
    NetSketch.Step set =
        net.transition(thread + "seti" + b)
            .takes(thread + "y" + b, "in0_" + t)
            .gives(thread + "u" + b, "inset_" + t);
    if (keepsValues) {
      set.gives(value(t, b));
    }
    net.transition(thread + "relb" + b).takes(thread + "u" + b).gives(thread + "r", "lb_" + b);
  }

  private static String value(int inode, int block) {
    return "val_" + inode + "_" + block;
  }
}
