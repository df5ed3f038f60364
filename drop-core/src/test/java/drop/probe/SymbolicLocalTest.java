package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ReferenceStateSpace;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Why symbolic tokens are related by the global relations only (thesis, section 4.2.1). The local ones
 * say truly when two neighbours can be exchanged, but they are no influence relation: which of two
 * tokens an event needs to be there before it depends on who else took one, so related is a matter of
 * the whole trace and not of pairs, and left-closed sets are no weak prefixes.
 */
class SymbolicLocalTest {
  /** The smallest bounded net that shows it; the run is put, take, take, then both are there. */
  private static final PetriNet NET =
      NetText.parse(
          "local",
          """
          m0: p x
          put: x -> p
          take: p -> q
          both: 2*q -> r
          """);

  private static final int PUT = 0;
  private static final int TAKE = 1;
  private static final int BOTH = 2;
  private static final List<Integer> RUN = List.of(PUT, TAKE, TAKE);

  private final LocalRelations local = new LocalRelations(NET);

  @Test
  void eachPairIsIndependentWhereItMeets() {
    int[] first = NET.initialMarking();
    assertThat(ReferenceStateSpace.enabled(NET, TAKE, first)).isTrue();
    assertThat(local.influences(PUT, TAKE, first)).isFalse();
    // So nothing is said to need put, neither the first take nor the second.
    assertThat(local.primeCause(BOTH, RUN)).isEqualTo(set(1, 2));
  }

  /** The claimed weak prefix take·take cannot be run, and w - v starts in no marking at all. */
  @Test
  void butBothTogetherAreNotAWeakPrefix() {
    int[] once = ReferenceStateSpace.fire(NET, TAKE, NET.initialMarking());
    assertThat(ReferenceStateSpace.enabled(NET, TAKE, once)).isFalse();
    int[] twice = ReferenceStateSpace.fire(NET, TAKE, once);
    assertThat(twice[0]).as("tokens in p").isEqualTo(-1);
    assertThat(local.rearrangements(RUN)).isEqualTo(Set.of(RUN, List.of(TAKE, PUT, TAKE)));
  }

  /** Both takes need put, as a pair; a relation between events can only say it of one or of each. */
  @Test
  void theGlobalRelationsKeepWhatIsNeeded() {
    for (Concretisation concretisation : Concretisation.values()) {
      Trace trace =
          concretisation.trace(new SymbolicActions(NET, true), Pitfalls.AVOIDED);
      trace.reset(NET.initialMarking(), RUN.size() + 1);
      for (int t : RUN) {
        Actions one = new Actions();
        one.clear();
        trace.concretise(t, one);
        trace.append(t, one.choice(one.size - 1));
      }
      Actions enabled = Sets.enabled(trace);
      assertThat(enabled.transition[0]).isEqualTo(BOTH);
      assertThat(Sets.of(enabled.primeCause, 0, trace.stride))
          .as(concretisation.name())
          .isEqualTo(set(0, 1, 2));
    }
  }

  /** Read to the letter, Definition 47 lets no place be spared, so that almost nothing disables. */
  @Test
  void asPrintedTheLastTokenCanBeTakenTwice() {
    PetriNet net = NetText.parse("last", "m0: p\na: p -> q\nb: p -> r\n");
    LocalRelations relations = new LocalRelations(net);
    assertThat(relations.disablesAsPrinted(0, 1, net.initialMarking())).isFalse();
    assertThat(relations.disables(0, 1, net.initialMarking())).isTrue();
    assertThat(relations.disables(0, 1, NetText.marking(net, "2*p"))).isFalse();
  }

  private static BitSet set(int... events) {
    BitSet set = new BitSet();
    for (int event : events) {
      set.set(event);
    }
    return set;
  }
}
