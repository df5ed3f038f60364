package drop.property;

import drop.explore.CycleProviso;
import drop.explore.CycleProviso.Kind;
import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.Paths;
import drop.explore.Reduced;
import drop.explore.StoredSpace;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reduce.Demand;
import drop.reduce.EnabledFilter;
import drop.reduce.Preserve;
import drop.reduce.SetAlgorithm;
import drop.reduce.Target;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import drop.structure.TokenBounds;
import drop.trace.BrokenTraceException;
import drop.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/**
 * Compares the answers of searches with what all markings of random nets say, several random properties
 * at a time, and replays the traces to the markings that decide. As a program it goes on for as many nets
 * as it is told.
 */
public final class VerdictFuzz {
  static final int MOST_STATES = 300;

  /** A way to search: everything, towards the target, or by sets that keep safety. */
  enum Engine {
    FULL(null),
    TARGET(SetAlgorithm.WEAK),
    AMPLE(SetAlgorithm.AMPLE),
    CONFLICTING(SetAlgorithm.CONFLICTING),
    OVERMAN(SetAlgorithm.OVERMAN),
    STRONG(SetAlgorithm.STRONG),
    CLOSURE(SetAlgorithm.CLOSURE);

    private final SetAlgorithm sets;

    Engine(SetAlgorithm sets) {
      this.sets = sets;
    }

    Explorer explorer(PetriNet net, Order order, Target target, List<Property> properties) {
      if (this == FULL) {
        return new Explorer(net, order, 1, Limits.NONE);
      }
      if (this == TARGET) {
        Reduced towards = Reduced.by(sets.filter(net, Demand.reaching(target)));
        return new Explorer(net, order, towards, Limits.NONE);
      }
      BitSet places = new BitSet();
      properties.forEach(property -> property.addPlaces(places));
      EnabledFilter filter = sets.filter(net, Demand.of(Preserve.SAFETY, net, places));
      Kind kind = order == Order.DFS ? Kind.STACK : Kind.CLOSED_SET;
      Reduced reduced = Reduced.by(filter).with(new CycleProviso(kind, false));
      return new Explorer(net, order, reduced, Limits.NONE);
    }
  }

  /** The formulas of one net and what they mean; the last one may be a bound. */
  private record Asked(List<Property> properties, List<RandomFormulas.Meant> meant) {}

  private VerdictFuzz() {}

  /**
   * What is wrong with the answers on the net of this seed, if anything.
   *
   * @param seen what the search is told of the target, which is itself unless the test is tested
   */
  static Optional<String> judge(
      PetriNet net,
      SmallStateSpace full,
      long seed,
      Engine engine,
      Order order,
      UnaryOperator<Target> seen) {
    Asked asked = asked(net, seed);
    boolean structure = (seed & 1) == 0;
    TokenBounds bounds = structure ? TokenBounds.structural(net) : unknown(net);
    Questions questions = new Questions(net, asked.properties, bounds);
    Exploration found =
        engine
            .explorer(net, order, seen.apply(questions), asked.properties)
            .observer(questions::show)
            .explore(new Monitor());
    List<Answer> answers = questions.answers(found.outcome().complete());
    for (int i = 0; i < answers.size(); i++) {
      Answer answer = answers.get(i);
      Optional<String> difference =
          answer.property() instanceof UpperBound bound
              ? boundDifference(bound, answer, full, net)
              : difference(asked.meant.get(i), answer, full, net);
      if (difference.isEmpty() && answer.witness() != Answer.NO_STATE) {
        difference = witnessDifference(answer, new Paths((StoredSpace) found.space()), net);
      }
      if (difference.isPresent()) {
        return Optional.of(
            "seed %d, %s %s, %s: %s%n%s"
                .formatted(
                    seed, engine, order, answer.property().name(), difference.get(), NetText.of(net)));
      }
    }
    return Optional.empty();
  }

  private static Asked asked(PetriNet net, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    RandomFormulas formulas = new RandomFormulas(net, seed);
    FormulaParser parser = new FormulaParser(net);
    Asked asked = new Asked(new ArrayList<>(), new ArrayList<>());
    try {
      for (int i = random.nextInt(5); i > 0; i--) {
        RandomFormulas.Meant meant = formulas.next();
        asked.meant.add(meant);
        String operator = random.nextInt(2) == 0 ? "EF " : "AG ";
        asked.properties.add(parser.property(operator + meant.text(), "fuzz"));
      }
    } catch (ModelException e) {
      throw new AssertionError(e);
    }
    // A bound alone, or the formulas would bring the search to where the bound is as well.
    if (asked.properties.isEmpty() || random.nextInt(3) == 0) {
      int[] places = random.ints(1 + random.nextInt(2), 0, net.placeCount()).toArray();
      asked.properties.add(new UpperBound("bound", Sum.tokens(places)));
    }
    return asked;
  }

  private static TokenBounds unknown(PetriNet net) {
    int[] most = new int[net.placeCount()];
    Arrays.fill(most, -1);
    return TokenBounds.given(most);
  }

  private static Optional<String> difference(
      RandomFormulas.Meant meant, Answer answer, SmallStateSpace full, PetriNet net) {
    boolean always = answer.property().name().startsWith("AG");
    boolean some = false;
    for (int i = 0; i < full.states() && !some; i++) {
      int[] marking = SmallStateSpace.unpack(full.state(i), net.placeCount());
      some = meant.meaning().test(marking) != always;
    }
    Verdict verdict = some != always ? Verdict.HOLDS : Verdict.VIOLATED;
    return verdict == answer.verdict()
        ? Optional.empty()
        : Optional.of(answer.verdict() + ", not " + verdict);
  }

  private static Optional<String> boundDifference(
      UpperBound bound, Answer answer, SmallStateSpace full, PetriNet net) {
    long most = 0;
    for (int i = 0; i < full.states(); i++) {
      most = Math.max(most, bound.sum().in(SmallStateSpace.unpack(full.state(i), net.placeCount())));
    }
    return answer.verdict() == Verdict.HOLDS && answer.bound() == most
        ? Optional.empty()
        : Optional.of(answer.verdict() + " " + answer.bound() + ", not " + most);
  }

  private static Optional<String> witnessDifference(Answer answer, Paths paths, PetriNet net) {
    try {
      int[] last = Trace.of(net, paths.to(answer.witness())).last();
      boolean there =
          answer.property() instanceof UpperBound bound
              ? bound.sum().in(last) == answer.bound()
              : ((Reachability) answer.property()).target().holds(last);
      return there ? Optional.empty() : Optional.of("the trace ends elsewhere");
    } catch (BrokenTraceException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Arguments: the first seed, how many bounded nets. */
  public static void main(String[] arguments) {
    long seed = Long.parseLong(arguments[0]);
    long wanted = Long.parseLong(arguments[1]);
    long failures = 0;
    long nets = 0;
    for (; nets < wanted; seed++) {
      PetriNet net = ProbeNets.net(seed);
      SmallStateSpace full = SmallStateSpace.of(net, MOST_STATES);
      if (!full.complete()) {
        continue;
      }
      nets++;
      for (Engine engine : Engine.values()) {
        for (Order order : Order.values()) {
          Optional<String> difference = judge(net, full, seed, engine, order, target -> target);
          if (difference.isPresent()) {
            failures++;
            System.out.println(difference.get());
          }
        }
      }
      if (nets % 10_000 == 0) {
        System.out.println(nets + " nets, " + failures + " failures");
      }
    }
  }
}
