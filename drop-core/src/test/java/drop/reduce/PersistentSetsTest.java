package drop.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Reduced;
import drop.family.Families;
import drop.net.PetriNet;
import drop.reduce.PersistentSets.Algorithm;
import drop.reference.NetText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Godefroid's two algorithms, and where they differ from each other and from stubborn sets. */
class PersistentSetsTest {
  private static final String SHARING = "m0: x u r p\na: x r -> y\nb: y -> x r\nc: u r -> w\n";

  @ParameterizedTest
  @EnumSource
  void whatTakesTheSameTokenStaysTogether(Algorithm algorithm) {
    assertThat(set(algorithm, SHARING)).containsExactly("a", "c");
  }

  @ParameterizedTest
  @EnumSource
  void aStepThatNobodyCaresAboutIsEnough(Algorithm algorithm) {
    assertThat(set(algorithm, SHARING + "d: p -> q\n")).containsExactly("d");
    assertThat(set(algorithm, "m0: 2*x 2*y\na: x -> u\nb: y -> v\n")).containsExactly("a");
  }

  /** The second process can come to where it takes a step with the first, instead of a. */
  @ParameterizedTest
  @EnumSource
  void aStepOfTwoProcessesBringsTheOther(Algorithm algorithm) {
    String net = "m0: p x\na: p -> q\nb: p y -> q z\nc: x -> y\nd: x -> w\ne: z -> x\n";
    assertThat(set(algorithm, net)).containsExactly("c", "d");
  }

  @ParameterizedTest
  @EnumSource
  void theOrderOfWhatIsSeenCounts(Algorithm algorithm) {
    String net = "m0: p x u\na: p -> q\nb: x -> y\nc: u -> v\n";
    assertThat(set(algorithm, net, Preserve.SAFETY, "a", "b")).containsExactly("c");
    assertThat(set(algorithm, net, Preserve.SAFETY, "a", "b", "c")).containsExactly("a", "b", "c");
    assertThat(set(algorithm, net, Preserve.LTL, "a")).containsExactly("b");
    assertThat(set(algorithm, net, Preserve.LTL, "a", "b", "c")).containsExactly("a", "b", "c");
    String choice = "m0: p x\na: p -> q\nb: p -> o\nc: x -> y\nd: x -> z\n";
    assertThat(set(algorithm, choice, Preserve.LTL)).containsExactly("a", "b");
    assertThat(set(algorithm, choice, Preserve.CTL)).containsExactly("a", "b", "c", "d");
  }

  /** With b comes d, which waits for b alone; the process of d can do something else, too. */
  @Test
  void oneReasonForBeingDisabledIsEnoughForTransitionsButNotForProcesses() {
    String net = "m0: p x u\na: p r -> q\nc: p -> o\nb: x -> y s\nd: u s -> v r\ne: u -> w\n";
    assertThat(set(Algorithm.CONFLICTING, net)).containsExactly("b");
    assertThat(set(Algorithm.OVERMAN, net)).containsExactly("c", "b", "e");
  }

  /** Putting a token where another one takes: dependent for Godefroid, in accord for Valmari. */
  @Test
  void whatEnablesDepends() {
    String net = "m0: p x s\na: p -> q s\nb: x s -> y\n";
    assertThat(set(Algorithm.CONFLICTING, net)).containsExactly("a", "b");
    assertThat(set(Algorithm.OVERMAN, net)).containsExactly("a", "b");
    PetriNet parsed = NetText.parse("n", net);
    int[] stubborn =
        new StubbornClosure(parsed, Demand.DEADLOCKS)
            .select(parsed.initialMarking(), new int[] {0, 1});
    assertThat(stubborn).containsExactly(0);
  }

  @ParameterizedTest
  @CsvSource({
    "phil:14, 12026, 14634",
    "fs:7, 50, 50",
    "idx:7, 57, 57",
    "idx:12, 108, 142",
    "'buffer:7,20', 308, 308",
  })
  void figures(String model, long conflicting, long overman) throws Exception {
    PetriNet net = Families.net(model);
    assertThat(states(net, Algorithm.CONFLICTING)).isEqualTo(conflicting);
    assertThat(states(net, Algorithm.OVERMAN)).isEqualTo(overman);
  }

  private static long states(PetriNet net, Algorithm algorithm) {
    EnabledFilter filter = new PersistentSets(net, Demand.DEADLOCKS, algorithm);
    return new Explorer(net, Order.DFS, Reduced.by(filter), Limits.NONE)
        .explore(new Monitor())
        .statistics()
        .states();
  }

  private static List<String> set(Algorithm algorithm, String text) {
    return set(algorithm, text, Preserve.DEADLOCK);
  }

  private static List<String> set(
      Algorithm algorithm, String text, Preserve level, String... visible) {
    return Choices.initially(
        (net, demand) -> new PersistentSets(net, demand, algorithm), text, level, visible);
  }
}
