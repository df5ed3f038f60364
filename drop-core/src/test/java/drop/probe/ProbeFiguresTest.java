package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.ReferenceStateSpace;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sizes of the examples, as documented, and that nothing is lost for them. */
class ProbeFiguresTest {
  private static final ProbeOptions INDEPENDENT =
      ProbeOptions.DEFAULT.with(Strategy.INDEPENDENT).with(Proviso.NODUP);
  private static final ProbeOptions CLOSURE = ProbeOptions.DEFAULT.with(Strategy.CLOSURE);
  private static final ProbeOptions REVERSING_FREE =
      ProbeOptions.DEFAULT.with(Strategy.REVERSING_FREE).with(Proviso.AGING);

  /** Where the threads do not meet there is one order of events, of 5 for each thread. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8, 13})
  void theFileSystemIsLinearWhileThreadsDoNotMeet(int threads) throws ModelException {
    for (String family : List.of("filesystem", "fsfull")) {
      for (ProbeOptions options : List.of(INDEPENDENT, CLOSURE)) {
        ProbeExploration found = explore(family + ":" + threads, options);
        assertThat(found.states()).as("%s:%d", family, threads).isEqualTo(5 * threads + 1);
        assertThat(found.vectors()).isEqualTo(found.states());
        assertThat(found.missedActions()).isZero();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"14, 82, 131", "15, 98, 278", "16, 151, 470"})
  void theFileSystemStaysSmallWhereThreadsMeet(int threads, int closure, int independent)
      throws ModelException {
    assertThat(explore("filesystem:" + threads, CLOSURE).states()).isLessThanOrEqualTo(closure);
    assertThat(explore("filesystem:" + threads, INDEPENDENT).states())
        .isLessThanOrEqualTo(independent);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void theIndexerIsLinear(int threads) throws ModelException {
    assertThat(explore("indexer:" + threads, INDEPENDENT).states()).isEqualTo(12 * threads + 1);
    if (threads <= 4) {
      assertThat(explore("idxfull:" + threads, INDEPENDENT).states()).isEqualTo(12 * threads + 1);
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 27", "3, 128", "4, 629", "5, 3130"})
  void theReversingFreeStrategyKeepsMoreOfTheFileSystem(int threads, int states)
      throws ModelException {
    assertThat(explore("filesystem:" + threads, REVERSING_FREE).states()).isEqualTo(states);
  }

  @Test
  void szymanskiOfFiveThreads() throws ModelException {
    PetriNet net = Families.net("szymanski:5");
    assertThat(ReferenceStateSpace.of(net, 10_000).states()).hasSize(1894);
    assertThat(explore("szymanski:5", INDEPENDENT).states()).isLessThanOrEqualTo(953);
    assertThat(explore("szymanski:5", CLOSURE).states()).isLessThanOrEqualTo(780);
    assertThat(explore("szymanski:5", CLOSURE.withHybrid(true)).states())
        .isLessThanOrEqualTo(460);
    assertThat(explore("szymanski:5", INDEPENDENT.withHybrid(true)).states())
        .isLessThanOrEqualTo(460);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "filesystem:2", "filesystem:3", "filesystem:4", "filesystem:5", "fsfull:2", "fsfull:3",
        "fsfull:4", "fsfull:5", "indexer:1", "indexer:2", "indexer:3", "idxfull:1", "idxfull:2",
        "idxfull:3", "szymanski:1", "szymanski:2", "szymanski:3", "szymanski:4", "szymanski:5",
        "philosophers:2", "philosophers:3", "philosophers:4", "philosophers:5", "bakery:2"
      })
  void theDeadlocksAreThoseOfTheFullStateSpace(String spec) throws ModelException {
    ReferenceStateSpace full = ReferenceStateSpace.of(Families.net(spec), 10_000);
    assertThat(full.complete()).isTrue();
    Set<List<Integer>> deadlocks =
        full.deadlocks().stream()
            .map(number -> list(full.states().get(number)))
            .collect(Collectors.toSet());
    for (ProbeOptions options :
        List.of(INDEPENDENT, CLOSURE, REVERSING_FREE, CLOSURE.withHybrid(true))) {
      ProbeExploration found = explore(spec, options);
      assertThat(found.deadlocks().stream().map(ProbeFiguresTest::list))
          .as(options.toString())
          .containsExactlyInAnyOrderElementsOf(deadlocks);
      assertThat(found.states()).isLessThanOrEqualTo(full.states().size());
    }
  }

  private static List<Integer> list(int[] marking) {
    return Arrays.stream(marking).boxed().toList();
  }

  private static ProbeExploration explore(String spec, ProbeOptions options)
      throws ModelException {
    ProbeExploration found =
        new ProbeExplorer(Families.net(spec), options, Limits.NONE).explore(new Monitor());
    assertThat(found.outcome().complete()).isTrue();
    return found;
  }
}
