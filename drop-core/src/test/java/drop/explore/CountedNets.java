package drop.explore;

import drop.net.PetriNet;

/** Nets of any size whose states and transitions are counted by a formula. */
final class CountedNets {
  private CountedNets() {}

  /** Independent cycles of two states each: 2^n states, n 2^n transitions, no deadlock. */
  static PetriNet cycles(int n) {
    PetriNet.Builder net = PetriNet.builder("cycles" + n);
    for (int i = 0; i < n; i++) {
      int on = net.place("on" + i, 1);
      int off = net.place("off" + i, 0);
      int down = net.transition("down" + i);
      net.input(on, down, 1).output(down, off, 1);
      int up = net.transition("up" + i);
      net.input(off, up, 1).output(up, on, 1);
    }
    return net.build();
  }

  /**
   * Tokens that move along a line of places one by one: (k+n-1 over n-1) states, (n-1)(k+n-2 over n-1)
   * transitions, one deadlock.
   */
  static PetriNet line(int places, int tokens) {
    return lineBuilder(places, tokens).build();
  }

  static PetriNet.Builder lineBuilder(int places, int tokens) {
    PetriNet.Builder net = PetriNet.builder("line" + places + "x" + tokens);
    for (int p = 0; p < places; p++) {
      net.place("p" + p, p == 0 ? tokens : 0);
    }
    for (int p = 1; p < places; p++) {
      int t = net.transition("t" + p);
      net.input(p - 1, t, 1).output(t, p, 1);
    }
    return net;
  }

  static long binomial(int n, int k) {
    long result = 1;
    for (int i = 1; i <= k; i++) {
      result = result * (n - k + i) / i;
    }
    return result;
  }
}
