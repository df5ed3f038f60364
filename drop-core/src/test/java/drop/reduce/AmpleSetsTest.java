package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.family.Families;
import drop.net.PetriNet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which process goes first, and which location is not safe. */
class AmpleSetsTest {
  /** Two processes; what the second does at its first location decides whether that is safe. */
  private static final String SHARING = "m0: x p r\na: x r -> y\nb: y -> x r\n";

  @Test
  void theFirstProcessAtASafeLocationGoesFirst() {
    assertThat(ample("m0: p x\na: p -> q\nb: p -> o\nc: x -> y\n")).containsExactly("a", "b");
    assertThat(ample(SHARING + "c: p -> q\n")).containsExactly("c");
  }

  @Test
  void aLocationIsNotSafeIfAStepFromItSharesAnything() {
    String safe = SHARING + "c: p -> q\n";
    assertThat(ample(safe + "d: p r -> q r\n")).as("takes").containsExactly("a", "c", "d");
    assertThat(ample(safe + "d: p -> q s\n")).as("gives").containsExactly("a", "c", "d");
    assertThat(ample(safe + "d: p ?r -> q\n")).as("reads").containsExactly("a", "c", "d");
    assertThat(ample(safe + "d: p -> q ; !y\n")).as("misses").containsExactly("a", "c", "d");
    assertThat(ample(safe + "d: p ?s -> q\n")).as("is disabled").containsExactly("a", "c");
    assertThat(ample(safe + "d: p x -> q y\n")).as("is common").containsExactly("a", "c", "d");
  }

  @Test
  void aLocationIsNotSafeIfOthersLookAtItOrAtTheNextOne() {
    String safe = SHARING + "c: p -> q\n";
    assertThat(ample(safe + "d: r ?p -> s\n")).as("read").containsExactly("a", "c", "d");
    assertThat(ample(safe + "d: r -> s ; !q\n")).as("next").containsExactly("a", "c", "d");
    assertThat(ample(safe + "d: r -> s ; !p\n")).as("can only enable").containsExactly("c");
    assertThat(ample(safe + "d: r ?q -> s\n")).as("can only enable").containsExactly("c");
  }

  @Test
  void placesThatNoProcessCoversAreShared() {
    assertThat(ample("m0: 2*p 2*x\na: p -> q\nb: x -> y\n")).containsExactly("a", "b");
  }

  @Test
  void aProcessThatCannotGoOnIsPassedOver() {
    assertThat(ample("m0: p x\na: q -> p\nz: o -> q\nc: x -> y\nd: x -> w\nk: p ?o -> q\n"))
        .containsExactly("c", "d");
  }

  @Test
  void aStepThatChangesNothingCountsWhereRunsDo() {
    String net = "m0: p x\na: p -> p\nb: p -> q\nc: x -> y\n";
    assertThat(ample(net)).containsExactly("b");
    assertThat(ample(net, Preserve.LTL)).containsExactly("a", "b");
    assertThat(ample(net, Preserve.CTL)).containsExactly("c");
  }

  @Test
  void visibleStepsAreNotPutFirst() {
    String net = "m0: p x\na: p -> q\nb: x -> y\n";
    assertThat(ample(net, Preserve.DEADLOCK, "a")).containsExactly("a");
    assertThat(ample(net, Preserve.SAFETY, "a")).containsExactly("a");
    assertThat(ample(net, Preserve.SAFETY, "a", "b")).containsExactly("a", "b");
    assertThat(ample(net, Preserve.LTL, "a")).containsExactly("b");
    assertThat(ample(net, Preserve.LTL, "a", "b")).containsExactly("a", "b");
  }

  /** As many as Spin stores, where the cycle proviso makes no difference. */
  @ParameterizedTest
  @CsvSource({"phil:14, 228486", "idx:7, 406257", "ring:14, 344064", "'buffer:7,20', 308"})
  void figures(String model, long states) throws Exception {
    PetriNet net = Families.net(model);
    EnabledFilter filter = new AmpleSets(net, Demand.DEADLOCKS);
    assertThat(
            new Explorer(net, Order.BFS, Reduced.by(filter), Limits.NONE)
                .explore(new Monitor())
                .statistics()
                .states())
        .isEqualTo(states);
  }

  private static List<String> ample(String text) {
    return ample(text, Preserve.DEADLOCK);
  }

  private static List<String> ample(String text, Preserve level, String... visible) {
    return Choices.initially(AmpleSets::new, text, level, visible);
  }
}
