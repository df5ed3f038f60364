package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Szymanski's mutual exclusion algorithm as the DRoP thesis counts it (Algorithm 10, Table A.2: 5,
 * 25, 112, 469, 1894 states for 1 to 5 threads).
 *
 * <p>A place for each thread and each value of its flag, and one for the critical section, in which
 * the flag is 4; a thread starts again when it is done. Each test of all flags together is one
 * action, and so are the test and the assignment that follows it: this fusion gives the thesis'
 * counts.
 */
final class Szymanski implements Family {
  @Override
  public String name() {
    return "szymanski";
  }

  @Override
  public String description() {
    return "Szymanski's mutual exclusion with a waiting room (DRoP thesis, Algorithm 10)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("threads", 3, 1, 400, "threads"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int threads = values[0];
    NetSketch net = new NetSketch(id);
    for (int t = 0; t < threads; t++) {
      net.place(flag(0, t), 1);
      for (int value = 1; value <= 4; value++) {
        net.place(flag(value, t));
      }
      net.place(critical(t));
    }
    for (int t = 0; t < threads; t++) {
      addThread(net, t, threads);
    }
    return net.build();
  }

  private static void addThread(NetSketch net, int t, int threads) {
    net.transition("want_" + t).takes(flag(0, t)).gives(flag(1, t));
    NetSketch.Step enter = net.transition("enter_" + t).takes(flag(1, t)).gives(flag(3, t));
    NetSketch.Step close = net.transition("close_" + t).takes(flag(3, t)).gives(flag(4, t));
    NetSketch.Step begin = net.transition("begin_" + t).takes(flag(4, t)).gives(critical(t));
    NetSketch.Step leave = net.transition("leave_" + t).takes(critical(t)).gives(flag(0, t));
    for (int i = 0; i < threads; i++) {
      if (i == t) {
        continue;
      }
      enter.needsEmpty(flag(3, i), flag(4, i), critical(i));
      close.needsEmpty(flag(1, i));
      if (i < t) {
        begin.needsEmpty(flag(2, i), flag(3, i), flag(4, i), critical(i));
      } else {
        leave.needsEmpty(flag(2, i), flag(3, i));
      }
      String pair = t + "_" + i;
      net.transition("wait_" + pair).takes(flag(3, t)).reads(flag(1, i)).gives(flag(2, t));
      net.transition("follow_" + pair).takes(flag(2, t)).reads(flag(4, i)).gives(flag(4, t));
      net.transition("followC_" + pair).takes(flag(2, t)).reads(critical(i)).gives(flag(4, t));
    }
  }

  private static String flag(int value, int thread) {
    return "flag" + value + "_" + thread;
  }

  private static String critical(int thread) {
    return "critical_" + thread;
  }
}
