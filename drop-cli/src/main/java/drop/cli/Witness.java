package drop.cli;

import drop.explore.Order;
import drop.net.PetriNet;
import drop.property.Answer;
import drop.property.Reachability;
import drop.property.UpperBound;
import drop.trace.BrokenTraceException;
import drop.trace.Shortening;
import drop.trace.Trace;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A trace that shows why an answer is what it is, replayed by the net's own firing rule.
 *
 * @param shortest whether no trace to such a marking is shorter
 */
record Witness(Trace trace, boolean shortest) {
  /**
   * The witness of an answer, if a marking decided it.
   *
   * @throws WrongAnswerException where the trace does not run or does not end where it should
   */
  static Optional<Witness> of(
      Answer answer, PropertySearch.Result result, Reduction reduction, PetriNet net) {
    if (answer.witness() == Answer.NO_STATE) {
      return Optional.empty();
    }
    Predicate<int[]> goal = goal(answer);
    boolean shortest =
        reduction instanceof FullReduction full && full.order() == Order.BFS;
    try {
      Trace trace = Trace.of(net, result.paths().apply(answer.witness()));
      if (!goal.test(trace.last())) {
        throw new WrongAnswerException(
            "the trace of \"%s\" ends in a marking that does not decide it"
                .formatted(answer.property().name()));
      }
      return Optional.of(
          new Witness(shortest ? trace : new Shortening(net, goal).of(trace), shortest));
    } catch (BrokenTraceException e) {
      throw new WrongAnswerException(
          "the trace of \"%s\" does not run: %s"
              .formatted(answer.property().name(), e.getMessage()));
    }
  }

  private static Predicate<int[]> goal(Answer answer) {
    return answer.property() instanceof UpperBound bound
        ? marking -> bound.sum().in(marking) >= answer.bound()
        : ((Reachability) answer.property()).target()::holds;
  }

  /** For instance {@code 3 steps, the fewest possible}. */
  String length() {
    String steps = trace.length() == 1 ? "1 step" : "%,d steps".formatted(trace.length());
    return shortest ? steps + ", no trace is shorter" : steps;
  }
}
