package drop.reduce;

import drop.net.PetriNet;
import drop.reference.BranchingBisimilarity;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import drop.reference.StutterTraces;
import drop.reference.VisibleGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Compares reduced explorations of one small net with its full state space, for visible places and a
 * target that are drawn from the seed.
 */
final class ReductionJudge {
  private final PetriNet net;
  private final SmallStateSpace full;
  private final BitSet visible = new BitSet();
  private final long mask;
  private final MarkingFormula target;
  private final boolean reachable;
  private VisibleGraph graph;

  ReductionJudge(PetriNet net, SmallStateSpace full, long seed) {
    this.net = net;
    this.full = full;
    SplittableRandom random = new SplittableRandom(~seed);
    int places = random.nextInt(4);
    for (int i = 0; i < places; i++) {
      visible.set(random.nextInt(net.placeCount()));
    }
    mask = visible.stream().mapToLong(p -> 0xFL << 4 * p).sum();
    target = MarkingFormula.random(net, random);
    reachable = reaches(full.markings());
  }

  /** What is wrong with the exploration, if anything, and the states that it has stored. */
  record Verdict(Optional<String> difference, int states) {}

  Verdict judge(Configuration configuration) {
    Demand demand =
        configuration.target()
            ? Demand.reaching(target)
            : Demand.of(configuration.level(), net, visible);
    Explored found;
    try {
      found = configuration.explore(net, demand);
    } catch (RuntimeException | AssertionError e) {
      return new Verdict(Optional.of(e.toString()), 0);
    }
    Optional<String> difference =
        configuration.target() ? targetDifference(found) : difference(found, demand);
    return new Verdict(difference, found.markings().length);
  }

  private Optional<String> targetDifference(Explored found) {
    return reaches(found.markings()) == reachable
        ? Optional.empty()
        : Optional.of(target + (reachable ? " is not reached" : " is reached"));
  }

  private Optional<String> difference(Explored found, Demand demand) {
    if (!Arrays.equals(found.deadlocks(), full.deadlocks())) {
      return Optional.of(
          found.deadlocks().length + " deadlocks, not " + full.deadlocks().length);
    }
    if (!Arrays.stream(found.markings()).allMatch(full::contains)) {
      return Optional.of("a marking that cannot be reached");
    }
    if (demand.level() == Preserve.DEADLOCK) {
      return Optional.empty();
    }
    if (found.fired() != full.fireable()) {
      return Optional.of(
          Long.toBinaryString(found.fired())
              + " fired, not "
              + Long.toBinaryString(full.fireable()));
    }
    return seen(
        switch (demand.level()) {
          case LTL -> StutterTraces.equal(graph(), found.graph(mask));
          case CTL -> BranchingBisimilarity.bisimilar(graph(), found.graph(mask));
          default -> Arrays.equals(projections(full.markings()), projections(found.markings()));
        });
  }

  private Optional<String> seen(boolean same) {
    return same ? Optional.empty() : Optional.of("a difference is seen in the places " + visible);
  }

  private boolean reaches(long[] markings) {
    return Arrays.stream(markings)
        .anyMatch(packed -> target.holds(SmallStateSpace.unpack(packed, net.placeCount())));
  }

  private long[] projections(long[] markings) {
    return Arrays.stream(markings).map(packed -> packed & mask).sorted().distinct().toArray();
  }

  /** That of the full state space, by the textbook. */
  private VisibleGraph graph() {
    if (graph == null) {
      VisibleGraph.Builder builder = new VisibleGraph.Builder();
      Map<Long, Integer> numbers = new HashMap<>();
      for (long packed : full.markings()) {
        numbers.put(packed, builder.state(packed & mask));
      }
      numbers.forEach(
          (packed, number) -> {
            int[] marking = SmallStateSpace.unpack(packed, net.placeCount());
            for (int t = 0; t < net.transitionCount(); t++) {
              if (ReferenceStateSpace.enabled(net, t, marking)) {
                int[] next = ReferenceStateSpace.fire(net, t, marking);
                builder.edge(number, numbers.get(SmallStateSpace.pack(next)));
              }
            }
          });
      graph = builder.build();
    }
    return graph;
  }
}
