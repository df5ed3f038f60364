package drop.reference;

import drop.net.PetriNet;
import java.util.SplittableRandom;

/**
 * Random nets that look like concurrent programs: a few kinds of processes, each several times, that
 * step, choose, lock, pass items through buffers, look at flags and look for free slots in tables. They
 * are larger than {@link ProbeNets}, and neither stubborn nor probe sets are the better ones on all.
 */
public final class StructuredNets {
  private final SplittableRandom random;
  private final PetriNet.Builder net;
  private final int[] locks;
  private final int[][] buffers;
  private final int[][] flags;
  private final int[][][] tables;
  private int names;

  private StructuredNets(long seed) {
    random = new SplittableRandom(seed);
    net = PetriNet.builder("structured-" + seed);
    locks = new int[random.nextInt(1, 4)];
    for (int l = 0; l < locks.length; l++) {
      locks[l] = place(1);
    }
    buffers = new int[random.nextInt(1, 3)][];
    for (int b = 0; b < buffers.length; b++) {
      buffers[b] = new int[] {place(random.nextInt(1, 4)), place(random.nextInt(2))};
    }
    flags = new int[random.nextInt(1, 3)][];
    for (int f = 0; f < flags.length; f++) {
      flags[f] = new int[] {place(1), place(0)};
    }
    tables = new int[random.nextInt(1, 3)][random.nextInt(2, 13)][];
    for (int[][] table : tables) {
      for (int s = 0; s < table.length; s++) {
        table[s] = new int[] {place(1), place(0)};
      }
    }
  }

  public static PetriNet net(long seed) {
    StructuredNets nets = new StructuredNets(seed);
    int kinds = nets.random.nextInt(1, 4);
    for (int kind = 0; kind < kinds; kind++) {
      nets.processes(nets.random.nextInt(1, 8), nets.random.nextLong());
    }
    return nets.net.build();
  }

  private int place(int tokens) {
    return net.place("p" + names++, tokens);
  }

  private int transition(int from, int to) {
    int t = net.transition("t" + names++);
    net.input(from, t, 1);
    net.output(t, to, 1);
    return t;
  }

  /** Several processes of the same program; number i begins its search for a slot where others do not. */
  private void processes(int count, long program) {
    for (int i = 0; i < count; i++) {
      SplittableRandom choices = new SplittableRandom(program);
      int spread = choices.nextInt(1, 4);
      boolean cyclic = choices.nextInt(3) == 0;
      int steps = choices.nextInt(1, 6);
      int start = place(1);
      int at = start;
      for (int s = 0; s < steps; s++) {
        int to = s == steps - 1 && cyclic ? start : place(0);
        step(at, to, i * spread, choices);
        at = to;
      }
    }
  }

  private void step(int at, int to, int offset, SplittableRandom choices) {
    switch (choices.nextInt(8)) {
      case 0 -> transition(at, to);
      case 1 -> {
        transition(at, to);
        transition(at, to);
      }
      case 2 -> critical(at, to, locks[choices.nextInt(locks.length)]);
      case 3 -> nested(at, to, choices);
      case 4 -> move(transition(at, to), buffers[choices.nextInt(buffers.length)], 0);
      case 5 -> move(transition(at, to), buffers[choices.nextInt(buffers.length)], 1);
      case 6 -> test(at, to, flags[choices.nextInt(flags.length)], choices.nextInt(2));
      default -> search(at, to, offset, tables[choices.nextInt(tables.length)]);
    }
  }

  private void critical(int at, int to, int lock) {
    int inside = place(0);
    net.input(lock, transition(at, inside), 1);
    net.output(transition(inside, to), lock, 1);
  }

  /** Two locks one after the other, in an order that may be the wrong one. */
  private void nested(int at, int to, SplittableRandom choices) {
    int first = locks[choices.nextInt(locks.length)];
    int second = locks[choices.nextInt(locks.length)];
    int outer = place(0);
    int inner = place(0);
    net.input(first, transition(at, outer), 1);
    net.input(second, transition(outer, inner), 1);
    int leave = transition(inner, to);
    net.output(leave, first, 1);
    net.output(leave, second, 1);
  }

  private void move(int t, int[] pair, int from) {
    net.input(pair[from], t, 1);
    net.output(t, pair[1 - from], 1);
  }

  /** Sets the flag, or goes on by it if it is set. */
  private void test(int at, int to, int[] flag, int wanted) {
    move(transition(at, to), flag, wanted);
    net.read(flag[1 - wanted], transition(at, to), 1);
  }

  private void search(int at, int to, int offset, int[][] table) {
    int slot = offset % table.length;
    int looking = at;
    for (int i = 0; i < table.length; i++) {
      move(transition(looking, to), table[slot], 0);
      if (i < table.length - 1) {
        int next = place(0);
        net.read(table[slot][1], transition(looking, next), 1);
        looking = next;
        slot = (slot + 1) % table.length;
      }
    }
  }
}
