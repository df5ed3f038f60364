package drop.auto;

import drop.explore.Exploration;
import drop.probe.ProbeExploration;

/** What an exploration yields that chose between stubborn and probe sets. */
public sealed interface AutoExploration {
  /** Why this one and not the other, in one line. */
  String reason();

  /** Stubborn sets were chosen. */
  record ByStubbornSets(Exploration exploration, String reason) implements AutoExploration {}

  /** Probe sets were chosen. */
  record ByProbeSets(ProbeExploration exploration, String reason) implements AutoExploration {}
}
