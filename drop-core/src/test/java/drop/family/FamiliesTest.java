package drop.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.ModelException;
import drop.net.PetriNet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FamiliesTest {
  static List<Family> all() {
    return Families.all();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "philosophers:5      | philosophers-5",
        "philosophers        | philosophers-3",
        "bakery:3,4          | bakery-3-4",
        "bakery:max=4        | bakery-2-4",
        "bakery:max=4,threads=3 | bakery-3-4",
        "bakery:3,max=4      | bakery-3-4",
        "bakery: 3 , max = 4 | bakery-3-4",
      })
  void aSpecNamesANet(String spec, String id) throws ModelException {
    PetriNet net = Families.net(spec);
    assertThat(net.id()).isEqualTo(id);
    assertThat(net.name()).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"philosophers", "philosophers:", "phil:5", "idx:what", "bakery:1,2,3"})
  void aKnownNameBeforeTheColonIsAFamilyWhateverFollows(String spec) {
    assertThat(Families.find(spec)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ":5", "net.pnml", "philosophers.pnml", "indexer.dl:12", "Kanban"})
  void anythingElseIsNoFamily(String spec) {
    assertThat(Families.find(spec)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "philosofers:5 | did you mean philosophers?",
        "Kanban:3 | did you mean kanban?",
        "nothing:3 | families: philosophers, filesystem, indexer",
        "bakery:threds=3 | bakery: there is no parameter \"threds\"; it has threads (1 to 32",
        "bakery:1,2,3 | too many values; it has threads (1 to 32, threads), max (1 to 64",
        "bakery:3,threads=3 | parameter threads is given twice",
        "philosophers:1 | parameter philosophers ranges from 2 to 100000, 1 is out of range",
        "philosophers:2000000000 | 2000000000 is out of range",
        "philosophers:99999999999999999999 | 99999999999999999999 is out of range",
        "philosophers:-3 | -3 is out of range",
        "philosophers:five | philosophers is a whole number from 2 to 100000, not \"five\"",
        "philosophers: | not \"\"",
        "philosophers:5, | too many values",
      })
  void aWrongSpecSaysWhatWouldBeRight(String spec, String reason) {
    assertThatThrownBy(() -> Families.net(spec))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(reason)
        .satisfies(e -> assertThat(e.getMessage().lines()).hasSize(1));
  }

  @Test
  void aHintIsOnlyGivenForANameThatIsNear() {
    assertThatThrownBy(() -> Families.net("nothing:3")).message().doesNotContain("did you mean");
  }

  @Test
  void namesAreUnique() {
    Set<String> names = Families.all().stream().map(Family::name).collect(Collectors.toSet());
    assertThat(names).hasSameSizeAs(Families.all());
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSameSpecGivesTheSameNet(Family family) throws ModelException {
    assertThat(Families.net(family.name())).isEqualTo(Families.net(family.name()));
  }

  @ParameterizedTest
  @MethodSource("all")
  void idsAreUniqueAtBothEndsOfTheRanges(Family family) {
    for (PetriNet net : List.of(smallest(family), modest(family))) {
      Set<String> ids = new HashSet<>();
      for (int p = 0; p < net.placeCount(); p++) {
        ids.add(net.placeId(p));
      }
      assertThat(ids).hasSize(net.placeCount());
      Set<String> transitions = new HashSet<>();
      for (int t = 0; t < net.transitionCount(); t++) {
        transitions.add(net.transitionId(t));
      }
      assertThat(transitions).hasSize(net.transitionCount());
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void theLargestNetHasAboutAMillionNodesAtMost(Family family) {
    int[] largest = family.parameters().stream().mapToInt(Parameter::max).toArray();
    PetriNet net = family.build("largest", largest);
    assertThat(net.placeCount() + net.transitionCount()).isLessThanOrEqualTo(1_000_000);
    assertThat(net.arcCount()).isLessThanOrEqualTo(3_000_000);
  }

  /** Places, transitions and arcs of the benchmark nets. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "phil:14     |  56 |  42 |  140",
        "phil:16     |  64 |  48 |  160",
        "phil:100    | 400 | 300 | 1000",
        "fs:7        |  98 |  56 |  196",
        "fsv:14      | 234 | 136 |  494",
        "fsv:16      | 384 | 272 |  992",
        "fsv:18      | 630 | 504 | 1842",
        "idx:7       | 119 |  56 |  168",
        "idxv:12     | 272 | 116 |  426",
        "idxv:13     | 313 | 144 |  544",
        "idxv:15     | 395 | 200 |  780",
        "ring:14     |  56 |  56 |  168",
        "ring:16     |  64 |  64 |  192",
        "kanban:5    |  16 |  16 |   40",
        "fms:5       |  23 |  21 |   52",
        "buffer:7,20 |  30 |  28 |   84",
      })
  void benchmarkNetsHaveTheirSizes(String spec, int places, int transitions, int arcs)
      throws ModelException {
    PetriNet net = Families.net(spec);
    assertThat(net.placeCount()).isEqualTo(places);
    assertThat(net.transitionCount()).isEqualTo(transitions);
    assertThat(net.arcCount()).isEqualTo(arcs);
  }

  /** Every thread has its transitions for all 26 blocks, every message for all 128 slots. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 13, 26})
  void fullFamiliesProbeEverywhere(int n) throws ModelException {
    PetriNet files = Families.net("fsfull:" + n);
    assertThat(files.placeCount()).isEqualTo(3 * n + 3 * 26 + n * (3 + 3 * 26));
    assertThat(files.transitionCount()).isEqualTo(n * (2 + 4 * 26));
    assertThat(files.arcCount()).isEqualTo(n * (6 + 16 * 26));
    PetriNet index = Families.net("idxfull:" + n);
    assertThat(index.placeCount()).isEqualTo(2 * 128 + n * (1 + 4 * (2 + 128)));
    assertThat(index.transitionCount()).isEqualTo(n * 4 * (2 + 2 * 128));
    assertThat(index.arcCount()).isEqualTo(n * 4 * (4 + 7 * 128));
  }

  /** The thread that starts at block 2 comes from 25 to 0 and round to where it started. */
  @ParameterizedTest
  @CsvSource({
    "fsfull:2, t1_busy25, t1_seek0", "fsfull:2, t1_busy1, t1_seek2",
    "idxfull:1, t0_next1_127, t0_at1_0", "idxfull:1, t0_next1_76, t0_at1_77"
  })
  void probingEverywhereWrapsAround(String spec, String transition, String place)
      throws ModelException {
    PetriNet net = Families.net(spec);
    int t = number(transition, net.transitionCount(), net::transitionId);
    int p = number(place, net.placeCount(), net::placeId);
    assertThat(net.outputs().weight(t, p)).isEqualTo(1);
  }

  private static int number(String id, int count, IntFunction<String> ids) {
    return IntStream.range(0, count)
        .filter(i -> ids.apply(i).equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static PetriNet smallest(Family family) {
    return family.build("small", family.parameters().stream().mapToInt(Parameter::min).toArray());
  }

  private static PetriNet modest(Family family) {
    return family.build(
        "modest",
        family.parameters().stream().mapToInt(p -> Math.min(30, p.max())).toArray());
  }
}
