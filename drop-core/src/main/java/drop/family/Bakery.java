package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Lamport's bakery algorithm with a largest ticket number, after Algorithm 9 of the DRoP thesis.
 *
 * <p>The thesis gives the state counts of its net (Table A.1) but not the net; no fusion of its
 * statements that was tried gives these counts. What is modelled here:
 *
 * <ul>
 *   <li>a thread that has left the critical section starts again, for otherwise no ticket number
 *       beyond the number of threads would ever be drawn;
 *   <li>the maximum of all numbers is read in one action and the number is set in the next, so two
 *       threads may draw the same number, which is what the algorithm is about;
 *   <li>each test of {@code entering[i]} and each comparison of numbers is an action; a thread
 *       looks at the others in the order of their ids and leaves itself out, for its own test never
 *       waits;
 *   <li>while the maximum is the largest ticket number, no number can be drawn; the others wait for
 *       a thread that is entering, so this may end in a deadlock, as the thesis says.
 * </ul>
 *
 * <p>{@code holders_k} counts the threads with number k, which makes "the maximum is k" a matter of
 * a few places; it adds no states.
 */
final class Bakery implements Family {
  @Override
  public String name() {
    return "bakery";
  }

  @Override
  public String description() {
    return "Lamport's bakery with a largest ticket number (DRoP thesis, Algorithm 9)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter("threads", 2, 1, 32, "threads"),
        new Parameter("max", 3, 1, 64, "largest ticket number"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int threads = values[0];
    int max = values[1];
    NetSketch net = new NetSketch(id);
    for (int k = 1; k <= max; k++) {
      net.place("holders_" + k);
    }
    for (int t = 0; t < threads; t++) {
      net.place("idle_" + t, 1).place("choosing_" + t).place("numbered_" + t);
      net.place("critical_" + t).place("entering_" + t);
      for (int k = 1; k <= max; k++) {
        net.place("drawn_" + t + "_" + k).place(number(t, k));
      }
      for (int i = 0; i < threads; i++) {
        if (i != t) {
          net.place("await_" + t + "_" + i).place("compare_" + t + "_" + i);
        }
      }
    }
    for (int t = 0; t < threads; t++) {
      addDoorway(net, t, threads, max);
      addQueue(net, t, threads, max);
    }
    return net.build();
  }

  private static void addDoorway(NetSketch net, int t, int threads, int max) {
    net.transition("enter_" + t).takes("idle_" + t).gives("choosing_" + t, "entering_" + t);
    for (int k = 1; k <= max; k++) {
      String drawn = "drawn_" + t + "_" + k;
      NetSketch.Step draw =
          net.transition("draw_" + t + "_" + k).takes("choosing_" + t).gives(drawn);
      if (k > 1) {
        draw.reads("holders_" + (k - 1));
      }
      for (int higher = k; higher <= max; higher++) {
        draw.needsEmpty("holders_" + higher);
      }
      net.transition("set_" + t + "_" + k)
          .takes(drawn)
          .gives("numbered_" + t, number(t, k), "holders_" + k);
    }
    net.transition("entered_" + t)
        .takes("numbered_" + t, "entering_" + t)
        .gives(queueFrom(t, 0, threads));
  }

  private static void addQueue(NetSketch net, int t, int threads, int max) {
    for (int i = 0; i < threads; i++) {
      if (i == t) {
        continue;
      }
      String pair = t + "_" + i;
      net.transition("chosen_" + pair)
          .takes("await_" + pair)
          .needsEmpty("entering_" + i)
          .gives("compare_" + pair);
      for (int k = 1; k <= max; k++) {
        NetSketch.Step pass =
            net.transition("pass_" + pair + "_" + k)
                .takes("compare_" + pair)
                .reads(number(t, k))
                .gives(queueFrom(t, i + 1, threads));
        int lastToWaitFor = i < t ? k : k - 1;
        for (int before = 1; before <= lastToWaitFor; before++) {
          pass.needsEmpty(number(i, before));
        }
      }
    }
    for (int k = 1; k <= max; k++) {
      net.transition("leave_" + t + "_" + k)
          .takes("critical_" + t, number(t, k), "holders_" + k)
          .gives("idle_" + t);
    }
  }

  /** Where thread t is when it has seen all others below {@code i}. */
  private static String queueFrom(int t, int i, int threads) {
    int other = i == t ? i + 1 : i;
    return other < threads ? "await_" + t + "_" + other : "critical_" + t;
  }

  private static String number(int thread, int k) {
    return "number_" + thread + "_" + k;
  }
}
