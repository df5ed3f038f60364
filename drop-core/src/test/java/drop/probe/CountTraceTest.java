package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Traces on counts of tokens: what is left of one keeps its causality, and the order of unrelated events
 * does not matter. Of two events that are related the other way round the order must be kept as well.
 */
class CountTraceTest {
  private static final int NETS = 600;
  private static final int LENGTH = 10;

  private interface Check {
    void at(CountTrace trace, SplittableRandom random);
  }

  private static void walks(Check check) {
    int seen = 0;
    for (long seed = 80_000; seen < NETS; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 300).complete()) {
        continue;
      }
      seen++;
      SplittableRandom random = new SplittableRandom(seed);
      int length = seen % 50 == 0 ? 8 * LENGTH : LENGTH;
      CountTrace trace = new CountTrace(new SymbolicActions(net, true), Pitfalls.AVOIDED);
      trace.reset(net.initialMarking(), length + 1);
      Actions enabled = Sets.enabled(trace);
      while (trace.size < length && enabled.size > 0) {
        int next = random.nextInt(enabled.size);
        trace.append(enabled.transition[next], enabled.choice(next));
        check.at(trace, random);
        enabled = Sets.enabled(trace);
      }
    }
  }

  @Test
  void whatIsLeftKeepsItsCausality() {
    walks(
        (trace, random) -> {
          BitSet all = new BitSet();
          all.set(0, trace.size);
          BitSet prefix = Sets.leftClosed(trace, all, random);
          CountTrace rest = new CountTrace(trace.actions, Pitfalls.AVOIDED);
          Code code = Sets.derive(trace, prefix, rest);
          assertThat(rest.target).isEqualTo(trace.target);
          int[] marking = trace.start.clone();
          prefix.stream().forEach(e -> fire(trace, trace.transition[e], marking));
          assertThat(rest.start).isEqualTo(marking);
          IntStream.range(0, rest.size).forEach(e -> fire(rest, rest.transition[e], marking));
          int[] expected =
              IntStream.range(0, trace.size)
                  .filter(e -> !prefix.get(e))
                  .map(e -> 1000 * trace.transition[e] + causes(trace, e, prefix))
                  .sorted()
                  .toArray();
          int[] found =
              IntStream.range(0, rest.size)
                  .map(e -> 1000 * rest.transition[e] + causes(rest, e, new BitSet()))
                  .sorted()
                  .toArray();
          assertThat(found).as("without %s of %s", prefix, text(trace)).isEqualTo(expected);
          code.seek(0);
          CountTrace again = new CountTrace(trace.actions, Pitfalls.AVOIDED);
          again.read(rest.start, code.take(), code);
          assertThat(code.atEnd()).isTrue();
          int words = rest.size * rest.stride;
          assertThat(Arrays.copyOf(again.causes, words))
              .isEqualTo(Arrays.copyOf(rest.causes, words));
        });
  }

  private static void fire(Trace trace, int t, int[] marking) {
    CountRelations.fire(trace.actions.net(), t, marking);
  }

  private static int causes(Trace trace, int event, BitSet without) {
    BitSet causes = Sets.of(trace.causes, event * trace.stride, trace.stride);
    causes.andNot(without);
    return causes.cardinality();
  }

  @Test
  void theOrderOfUnrelatedEventsDoesNotMatter() {
    walks(
        (trace, random) -> {
          PetriNet net = trace.actions.net();
          List<Integer> order =
              new ArrayList<>(
                  IntStream.of(trace.transition).limit(trace.size).boxed().toList());
          for (int k = 3 * order.size(); k > 0 && order.size() > 1; k--) {
            int i = random.nextInt(order.size() - 1);
            if (!NetRelations.influences(net, order.get(i), order.get(i + 1))
                && !NetRelations.influences(net, order.get(i + 1), order.get(i))) {
              Collections.swap(order, i, i + 1);
            }
          }
          CountTrace other = new CountTrace(trace.actions, Pitfalls.AVOIDED);
          other.reset(trace.start, order.size() + 1);
          order.forEach(t -> other.append(t, new Choice()));
          CountTrace scratch = new CountTrace(trace.actions, Pitfalls.AVOIDED);
          Code code = Sets.derive(trace, new BitSet(), scratch);
          Code same = Sets.derive(other, new BitSet(), scratch);
          assertThat(Arrays.copyOf(same.bytes, same.size))
              .as("%s of %s", order, text(trace))
              .isEqualTo(Arrays.copyOf(code.bytes, code.size));
        });
  }

  private static String text(Trace trace) {
    int[] events = Arrays.copyOf(trace.transition, trace.size);
    return Arrays.toString(events) + " in\n" + NetText.of(trace.actions.net());
  }
}
