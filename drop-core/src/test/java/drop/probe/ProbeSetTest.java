package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the strategies choose is a valid probe set (thesis, Definition 24) and what they say they choose,
 * in vectors as the exploration meets them: those that follow from earlier choices.
 */
class ProbeSetTest {
  private static final int NETS = 400;
  private static final int LENGTH = 14;

  /** A choice in a vector, with what it was made from. */
  private record Chosen(
      ProbeOptions options, Trace trace, Actions enabled, Ages ages, ProbeSet set) {
    BitSet domain() {
      BitSet domain = new BitSet();
      Arrays.stream(set.action, 0, set.size).forEach(domain::set);
      return domain;
    }

    BitSet image(int a) {
      return Sets.of(set.image, a * trace.stride, trace.stride);
    }

    BitSet cause(int a) {
      return Sets.of(enabled.primeCause, a * trace.stride, trace.stride);
    }

    BitSet closure(BitSet events) {
      long[] closed = new long[trace.stride];
      trace.closure(Sets.row(events, trace.stride), 0, closed, 0);
      return Sets.of(closed, 0, trace.stride);
    }

    boolean conflict(int a, int b) {
      return Rows.get(enabled.conflicts, a * enabled.stride, b);
    }

    @Override
    public String toString() {
      return "%s after %s in\n%s"
          .formatted(
              options,
              Arrays.toString(Arrays.copyOf(trace.transition, trace.size)),
              NetText.of(trace.actions.net()));
    }
  }

  private interface Check {
    void of(Chosen chosen);
  }

  private static void choices(ProbeOptions options, Check check) {
    int seen = 0;
    for (long seed = 60_000; seen < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (SmallStateSpace.of(net, 300).complete()) {
        seen++;
        walk(net, seed % 2 == 0 ? options : options.withSeed(seed), seed, check);
      }
    }
  }

  /** Goes from vector to vector as the exploration does, by one action of each probe set. */
  private static void walk(PetriNet net, ProbeOptions options, long seed, Check check) {
    SplittableRandom random = new SplittableRandom(seed);
    SymbolicActions actions = new SymbolicActions(net, true);
    Choosing choosing = new Choosing(options, Pitfalls.AVOIDED);
    boolean aging = options.proviso() == Proviso.AGING;
    Ages ages = aging ? new Ages(net.transitionCount()) : null;
    Trace trace = options.concretisation().trace(actions, Pitfalls.AVOIDED);
    trace.reset(net.initialMarking(), 1);
    for (int step = 0; step < LENGTH; step++) {
      Actions enabled = Sets.enabled(trace);
      if (enabled.size == 0) {
        return;
      }
      ProbeSet set = new ProbeSet();
      choosing.choose(step, trace, enabled, ages, set);
      check.of(new Chosen(options, trace, enabled, ages, set));
      if (aging) {
        ages.update(enabled, set);
      }
      int next = set.action[random.nextInt(set.size)];
      Trace longer = options.concretisation().trace(actions, Pitfalls.AVOIDED);
      longer.copy(trace);
      longer.append(enabled.transition[next], enabled.choice(next));
      trace = options.concretisation().trace(actions, Pitfalls.AVOIDED);
      int kept = trace.beginDerive(longer, set.image, next * longer.stride);
      trace.finishDerive(longer, kept, new Code());
    }
  }

  private static List<ProbeOptions> all(Strategy strategy) {
    return ProbeFuzz.configurations().stream()
        .filter(options -> options.strategy() == strategy)
        .filter(options -> !options.hybrid() && !options.subsumption())
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void everyChoiceIsValid(Strategy strategy) {
    for (ProbeOptions options : all(strategy)) {
      choices(options, ProbeSetTest::assertValid);
    }
  }

  private static void assertValid(Chosen chosen) {
    BitSet domain = chosen.domain();
    Supplier<String> text = chosen::toString;
    assertThat(domain.isEmpty()).as(text).isFalse();
    for (int a = 0; a < chosen.enabled.size; a++) {
      assertThat(chosen.set.contains(a)).isEqualTo(domain.get(a));
      if (!domain.get(a)) {
        continue;
      }
      BitSet image = chosen.image(a);
      for (int b = 0; b < chosen.enabled.size; b++) {
        boolean forced = chosen.conflict(a, b) || !within(image, chosen.cause(b));
        assertThat(!forced || domain.get(b)).as(text).isTrue();
      }
      assertThat(chosen.closure(image)).as(text).isEqualTo(image);
      assertThat(within(image, chosen.cause(a))).as(text).isTrue();
    }
  }

  private static boolean within(BitSet one, BitSet other) {
    BitSet rest = (BitSet) one.clone();
    rest.andNot(other);
    return rest.isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Strategy.class)
  void whatIsForgottenIsWhatTheStrategySays(Strategy strategy) {
    for (ProbeOptions options : all(strategy)) {
      choices(
          options,
          chosen ->
              chosen
                  .domain()
                  .stream()
                  .forEach(
                      a ->
                          assertThat(chosen.image(a))
                              .as(chosen::toString)
                              .isEqualTo(expectedImage(chosen, a))));
    }
  }

  private static BitSet expectedImage(Chosen chosen, int a) {
    return switch (chosen.options.strategy()) {
      case REVERSING_FREE -> chosen.closure(undone(chosen, a));
      case INDEPENDENT -> isSingle(chosen, a) ? new BitSet() : chosen.cause(a);
      case CLOSURE -> {
        BitSet image = chosen.closure(earlier(chosen, a));
        BitSet common = chosen.cause(a);
        for (int b = 0; b < chosen.enabled.size; b++) {
          if (!chosen.domain().get(b)) {
            common.and(chosen.cause(b));
          }
        }
        image.or(common);
        yield image;
      }
    };
  }

  /** Definition 38: the events that create what the action deletes. */
  private static BitSet undone(Chosen chosen, int a) {
    PetriNet net = chosen.trace.actions.net();
    int t = chosen.enabled.transition[a];
    BitSet undone = new BitSet();
    if (chosen.trace instanceof TokenTrace tokens) {
      for (int i = chosen.enabled.first[a]; i < chosen.enabled.first[a + 1]; i++) {
        int creator = tokens.creator[chosen.enabled.group[i]];
        if (chosen.enabled.deletes[i] > 0 && creator != Trace.START) {
          undone.set(creator);
        }
      }
      return undone;
    }
    for (int e = 0; e < chosen.trace.size; e++) {
      int event = chosen.trace.transition[e];
      for (int p = 0; p < net.placeCount(); p++) {
        if (NetRelations.creates(net, event, p) > 0 && NetRelations.deletes(net, t, p) > 0) {
          undone.set(e);
        }
      }
    }
    return undone;
  }

  /** The events of the same transition in the prime cause. */
  private static BitSet earlier(Chosen chosen, int a) {
    BitSet earlier = chosen.cause(a);
    earlier
        .stream()
        .filter(e -> chosen.trace.transition[e] != chosen.enabled.transition[a])
        .forEach(earlier::clear);
    return earlier;
  }

  /** Whether the action was chosen for itself, and not as all that there is. */
  private static boolean isSingle(Chosen chosen, int a) {
    boolean alone =
        IntStream.range(0, chosen.enabled.size).noneMatch(b -> chosen.conflict(a, b));
    return chosen.set.size == 1
        && alone
        && (chosen.enabled.size > 1 || !chosen.trace.occurs(chosen.enabled.transition[a]))
        && !oldestMissed(chosen, a);
  }

  private static boolean oldestMissed(Chosen chosen, int a) {
    return chosen.ages != null && !oldest(chosen)[a];
  }

  private static boolean[] oldest(Chosen chosen) {
    boolean[] oldest = new boolean[chosen.enabled.size];
    Arrays.fill(oldest, true);
    chosen.ages.oldest(chosen.enabled, oldest);
    return oldest;
  }

  /** One action alone is not one whose transition occurred, and is among those that waited longest. */
  @ParameterizedTest
  @EnumSource(Strategy.class)
  void theProvisoIsKept(Strategy strategy) {
    for (ProbeOptions options : all(strategy)) {
      choices(
          options,
          chosen -> {
            if (strategy == Strategy.INDEPENDENT && chosen.set.size < chosen.enabled.size) {
              int t = chosen.enabled.transition[chosen.set.action[0]];
              assertThat(chosen.set.size).as(chosen::toString).isEqualTo(1);
              assertThat(chosen.trace.occurs(t)).as(chosen::toString).isFalse();
            }
            if (chosen.ages != null) {
              boolean[] oldest = oldest(chosen);
              assertThat(chosen.domain().stream().anyMatch(a -> oldest[a]))
                  .as(chosen::toString)
                  .isTrue();
            }
          });
    }
  }
}
