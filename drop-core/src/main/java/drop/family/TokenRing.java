package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Mutual exclusion by a token that goes round a ring of stations, as in the benchmark nets {@code
 * ring14} and {@code ring16}.
 *
 * <p>A station is idle, wants to enter, or is in its critical section with the token; an idle one
 * passes the token on. There are 3 n 2^(n-1) states and no deadlock.
 */
final class TokenRing implements Family {
  @Override
  public String name() {
    return "ring";
  }

  @Override
  public String description() {
    return "token ring (benchmark nets ring14, ring16)";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("stations", 4, 2, 100_000, "stations on the ring"));
  }

  @Override
  public PetriNet build(String id, int... values) {
    int n = values[0];
    NetSketch net = new NetSketch(id);
    for (int i = 0; i < n; i++) {
      net.place("idle_" + i, 1).place("want_" + i).place("cs_" + i);
      net.place("tok_" + i, i == 0 ? 1 : 0);
    }
    for (int i = 0; i < n; i++) {
      String idle = "idle_" + i;
      String token = "tok_" + i;
      String next = "tok_" + (i + 1) % n;
      net.transition("req_" + i).takes(idle).gives("want_" + i);
      net.transition("enter_" + i).takes("want_" + i, token).gives("cs_" + i);
      net.transition("leave_" + i).takes("cs_" + i).gives(idle, next);
      net.transition("pass_" + i).takes(token, idle).gives(next, idle);
    }
    return net.build();
  }
}
