package drop.probe;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.lts.Lts;
import drop.net.PetriNet;
import drop.reduce.Demand;
import drop.reduce.Preserve;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.ReferenceStateSpace;
import drop.reference.SmallStateSpace;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * Compares what is visible in a probe-set exploration with visible transitions and in the full one on
 * random nets: the markings of some places that can be reached, and the transitions that fire. As a
 * program it goes on for as many nets as it is told.
 */
public final class SafetyFuzz {
  static final int MOST_STATES = 64;
  private static final int MOST_VECTORS = 100_000;

  private SafetyFuzz() {}

  /** Every strategy with every proviso that makes a difference to it, and what else can be chosen. */
  static List<ProbeOptions> configurations() {
    return ProbeFuzz.configurations().stream()
        .filter(options -> options.refusal(Preserve.SAFETY).isEmpty())
        .toList();
  }

  /** One to three places of the net. */
  static BitSet visiblePlaces(PetriNet net, long seed) {
    SplittableRandom random = new SplittableRandom(~seed);
    BitSet places = new BitSet();
    int count = random.nextInt(1, 4);
    for (int i = 0; i < count; i++) {
      places.set(random.nextInt(net.placeCount()));
    }
    return places;
  }

  private static long mask(BitSet places) {
    return places.stream().mapToLong(p -> 15L << 4 * p).sum();
  }

  /** The visible parts of the markings of an exploration's transition system. */
  static LongHashSet projections(Lts lts, BitSet places) {
    LongHashSet found = new LongHashSet();
    int[] marking = new int[lts.net().placeCount()];
    for (int state = 0; state < lts.states(); state++) {
      lts.marking(state, marking);
      found.add(SmallStateSpace.pack(marking) & mask(places));
    }
    return found;
  }

  /** The visible parts of the markings that can be reached. */
  static LongHashSet projections(PetriNet net, BitSet places) {
    LongHashSet found = new LongHashSet();
    for (int[] marking : ReferenceStateSpace.of(net, MOST_STATES).states()) {
      found.add(SmallStateSpace.pack(marking) & mask(places));
    }
    return found;
  }

  /** What is wrong with the exploration, if anything. */
  static Optional<String> difference(
      PetriNet net, SmallStateSpace full, LongHashSet visible, BitSet places, ProbeOptions options) {
    Optional<String> other = ProbeFuzz.difference(net, full, options, Pitfalls.AVOIDED);
    if (other.isPresent()) {
      return other;
    }
    Limits limits = Limits.NONE.withMaxStates(MOST_VECTORS);
    Lts lts = new ProbeExplorer(net, options, limits).explore(new Monitor()).lts();
    LongHashSet found = projections(lts, places);
    return found.equals(visible)
        ? Optional.empty()
        : Optional.of(found.size() + " visible markings, not " + visible.size());
  }

  /** Judges one bounded net under all configurations, as {@link ProbeFuzz#judge}. */
  static Optional<String> judge(long seed, SmallStateSpace full, List<ProbeOptions> configurations) {
    PetriNet net = ProbeNets.net(seed);
    BitSet places = visiblePlaces(net, seed);
    BitSet transitions = Demand.of(Preserve.SAFETY, net, places).visible();
    LongHashSet visible = projections(net, places);
    for (ProbeOptions options : configurations) {
      if (options.subsumption() && !full.safe()) {
        continue;
      }
      ProbeOptions choice = ProbeFuzz.choice(seed, options).withVisible(transitions);
      Optional<String> difference = difference(net, full, visible, places, choice);
      if (difference.isPresent()) {
        return Optional.of(
            "seed %d, places %s, %s: %s%n%s"
                .formatted(seed, places, choice, difference.get(), NetText.of(net)));
      }
    }
    return Optional.empty();
  }

  /** Arguments: the first seed, how many bounded nets. */
  public static void main(String[] arguments) {
    long seed = Long.parseLong(arguments[0]);
    long wanted = Long.parseLong(arguments[1]);
    List<ProbeOptions> configurations = configurations();
    configurations.forEach(System.out::println);
    long nets = 0;
    long failures = 0;
    for (; nets < wanted; seed++) {
      SmallStateSpace full = SmallStateSpace.of(ProbeNets.net(seed), MOST_STATES);
      if (full.complete()) {
        nets++;
        Optional<String> difference = judge(seed, full, configurations);
        if (difference.isPresent()) {
          failures++;
          System.out.println(difference.get());
        }
        if (nets % 10_000 == 0) {
          System.out.println(nets + " nets: " + failures + " failures");
        }
      }
    }
  }
}
