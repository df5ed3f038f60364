package drop.explain;

import drop.net.PetriNet;
import drop.probe.ProbeExploration;
import drop.probe.ProbeOptions;
import drop.probe.Proviso;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
import java.util.Locale;

/** What an explanation says before and after the iterations. */
final class Head {
  private static final String COLUMNS =
      """
      Each iteration takes up a vector (s, w), a state and a trace that is enabled in it, → its target:

          explore   a ↦ v   action a is in the probe set; its image v is what the trace forgets
          missed    v·a     in the vector above a is freshly missed, with prime cause v: a restart
          restart   v·a     the exploration starts again after v·a, with an empty trace
          postpone  b       action b is enabled in the target, but not in the probe set

      On the right → the state that this leads to, and the vector of ΔV. A known vector was there
      before; %s.
      """;

  private Head() {}

  static String of(PetriNet net, ProbeOptions options) {
    return "# Probe-set exploration\n\n    net      "
        + OneLine.of(net.name())
        + "\n    options  "
        + options(options)
        + "\n\n"
        + COLUMNS.formatted(known(options))
        + "\n## Iterations\n\n";
  }

  /** What becomes of the vectors that follow. */
  private static String known(ProbeOptions options) {
    if (options.proviso() == Proviso.AGING) {
      return "it is taken up again where its actions have other ages";
    }
    return options.subsumption()
        ? "only new ones are taken up, and of those none that another one covers"
        : "only new ones are taken up";
  }

  static String end(ProbeExploration exploration, long iterations) {
    Statistics figures = exploration.statistics();
    String end =
        "%s. Iterations: %d. States: %d. Deadlocks: %d. Vectors: %d. Missed actions: %d.\n"
            .formatted(
                exploration.outcome().complete() ? "Complete" : "Stopped",
                iterations,
                figures.states(),
                figures.deadlocks(),
                exploration.vectors(),
                exploration.missedActions());
    return "## Result\n\n" + end + reason(exploration) + "\n";
  }

  private static String reason(ProbeExploration exploration) {
    return exploration.outcome() instanceof LimitReached limit
        ? "The end was not reached: " + limit.detail() + ".\n"
        : "";
  }

  private static String options(ProbeOptions options) {
    return "strategy "
        + word(options.strategy())
        + ", proviso "
        + word(options.proviso())
        + ", tokens "
        + word(options.concretisation())
        + (options.seed().isPresent() ? ", seed " + options.seed().getAsLong() : "")
        + (options.subsumption() ? ", subsumption" : "")
        + (options.hybrid() ? ", hybrid" : "")
        + ", crowd "
        + options.crowd();
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
