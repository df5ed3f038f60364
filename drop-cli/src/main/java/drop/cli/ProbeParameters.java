package drop.cli;

import com.beust.jcommander.Parameter;
import drop.probe.Concretisation;
import drop.probe.ProbeOptions;
import drop.probe.Proviso;
import drop.probe.Strategy;
import drop.reduce.Preserve;
import java.util.Map;
import java.util.Optional;

/** The options of probe sets. */
final class ProbeParameters {
  private static final Map<String, Strategy> STRATEGIES = Names.of(Strategy.values());
  static final Map<String, Proviso> PROVISOS = Names.of(Proviso.values());
  private static final Map<String, Concretisation> CONCRETISATIONS =
      Names.of(Concretisation.values());

  @Parameter(
      names = "--strategy",
      description = "probe: independent (default): an action in no conflict, or all;\n"
          + "closure: the smallest closed set; reversing-free: forget what is undone")
  private String strategy;

  @Parameter(
      names = "--concretise",
      description = "probe: explicit (default): each token is an entity; symbolic: each place is")
  private String concretise;

  @Parameter(names = "--seed", description = "probe: choose at random among equally good probe sets")
  private Long seed;

  @Parameter(
      names = "--subsume",
      description = "probe: drop vectors whose trace is a suffix of another's (1-safe nets)")
  private boolean subsume;

  @Parameter(
      names = "--hybrid",
      description = "probe: stubborn sets where the trace is empty (keeps deadlocks only)")
  private boolean hybrid;

  void addGiven(GivenOptions given) {
    given.add(strategy != null, "--strategy", "probe");
    given.add(concretise != null, "--concretise", "probe");
    given.add(seed != null, "--seed", "probe");
    given.add(subsume, "--subsume", "probe");
    given.add(hybrid, "--hybrid", "probe");
  }

  ProbeReduction reduction(String proviso, Preserve preserve, VisiblePlaces visible)
      throws UsageException {
    ProbeOptions options =
        ProbeOptions.DEFAULT
            .with(Choice.of("--strategy", strategy == null ? "independent" : strategy, STRATEGIES))
            .with(Choice.of("--proviso", proviso == null ? "nodup" : proviso, PROVISOS))
            .with(
                Choice.of(
                    "--concretise", concretise == null ? "explicit" : concretise, CONCRETISATIONS))
            .withSubsumption(subsume)
            .withHybrid(hybrid);
    if (seed != null) {
      options = options.withSeed(seed);
    }
    if (options.subsumption() && options.proviso() == Proviso.AGING) {
      throw new UsageException("--subsume drops vectors whatever their ages; use --proviso nodup");
    }
    Optional<String> refusal = options.refusal(preserve);
    if (refusal.isPresent()) {
      throw new UsageException(
          "--preserve %s: %s; use --reduce stubborn".formatted(Names.of(preserve), refusal.get()));
    }
    return new ProbeReduction(options, preserve, visible, null);
  }
}
