package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Stopped;
import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import drop.state.MemoryBudget;
import org.junit.jupiter.api.Test;

/** Which vectors another one with the same target makes superfluous. */
class SubsumptionTest {
  /** Two processes that take turns at a lock, and a step that has nothing to do with them. */
  private static final PetriNet NET =
      NetText.parse(
          "lock",
          """
          m0: lock x y z
          enterX: lock x -> inX
          leaveX: inX -> lock doneX
          enterY: lock y -> inY
          leaveY: inY -> lock doneY
          step: z -> stepped
          """);

  private static final int ENTER_X = 0;
  private static final int LEAVE_X = 1;
  private static final int ENTER_Y = 2;
  private static final int LEAVE_Y = 3;
  private static final int STEP = 4;
  private static final String LATER = "lock x y stepped";
  private static final int[] LONGER = {STEP, ENTER_X, LEAVE_X, ENTER_Y, LEAVE_Y};

  private final SymbolicActions actions = new SymbolicActions(NET, true);
  private final Vectors vectors = new Vectors(new MemoryBudget(Long.MAX_VALUE));
  private final Markings markings = new Markings(new MemoryBudget(Long.MAX_VALUE));
  private final Subsumption subsumption =
      new Subsumption(vectors, markings, newTrace(), newTrace());

  private Trace newTrace() {
    return new TokenTrace(actions, Pitfalls.AVOIDED);
  }

  /** Stores a vector and says whether it is covered. */
  private boolean covers(String start, int... transitions) throws Stopped {
    Trace run = newTrace();
    run.reset(NetText.marking(NET, start), transitions.length + 1);
    for (int t : transitions) {
      Actions one = new Actions();
      one.clear();
      run.concretise(t, one);
      run.append(t, one.choice(0));
    }
    Trace normal = newTrace();
    int kept = normal.beginDerive(run, new long[run.stride], 0);
    Code code = new Code();
    code.put(markings.number(run.start));
    code.put(kept);
    normal.finishDerive(run, kept, code);
    int vector = ~vectors.add(code);
    return subsumption.covers(markings.number(run.target), vector, normal, code);
  }

  @Test
  void aSuffixIsCovered() throws Stopped {
    assertThat(covers("lock x y z", LONGER)).isFalse();
    assertThat(covers(LATER, ENTER_X, LEAVE_X, ENTER_Y, LEAVE_Y)).isTrue();
    assertThat(covers("lock doneX y stepped", ENTER_Y, LEAVE_Y)).isTrue();
    assertThat(covers("lock doneX y z", STEP, ENTER_Y, LEAVE_Y)).isTrue();
  }

  /** The same events, but the other process was first: no suffix of the longer history. */
  @Test
  void anotherOrderIsNotCovered() throws Stopped {
    assertThat(covers("lock x y z", LONGER)).isFalse();
    assertThat(covers(LATER, ENTER_Y, LEAVE_Y, ENTER_X, LEAVE_X)).isFalse();
    assertThat(covers("lock x doneY stepped", ENTER_X, LEAVE_X)).isTrue();
  }

  @Test
  void aLongerTraceIsNotCoveredByItsSuffix() throws Stopped {
    assertThat(covers(LATER, ENTER_X, LEAVE_X, ENTER_Y, LEAVE_Y)).isFalse();
    assertThat(covers("lock x y z", LONGER)).isFalse();
  }

  @Test
  void anotherTargetCoversNothing() throws Stopped {
    assertThat(covers("lock x y z", LONGER)).isFalse();
    assertThat(covers(LATER, ENTER_X, LEAVE_X, ENTER_Y)).isFalse();
  }

  /** Where a place may hold two tokens nothing is dropped, though it was asked for. */
  @Test
  void itIsLeftOutWherePlacesHoldTwoTokens() {
    int dropped = 0;
    for (long seed = 0; seed < 1500; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, 64);
      if (!full.complete()) {
        continue;
      }
      for (Strategy strategy : Strategy.values()) {
        ProbeOptions options = ProbeOptions.DEFAULT.with(strategy);
        int without = vectors(net, options);
        int with = vectors(net, options.withSubsumption(true));
        if (!full.safe()) {
          assertThat(with).as(() -> options + "\n" + NetText.of(net)).isEqualTo(without);
        }
        dropped += with < without ? 1 : 0;
      }
    }
    assertThat(dropped).as("nets on which it drops something").isPositive();
  }

  private static int vectors(PetriNet net, ProbeOptions options) {
    return new ProbeExplorer(net, options, Limits.NONE).explore(new Monitor()).vectors();
  }
}
