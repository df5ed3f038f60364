package drop.probe;

import java.util.OptionalLong;

/**
 * What a probe-set exploration leaves open.
 *
 * @param seed decides at random among probe sets that are equally good to the strategy; without it the
 *     action with the smallest prime cause is the first choice
 * @param crowd so many vectors on average for each state are too many: from there on a state that has
 *     more than that is expanded fully, with a restart after each of its actions
 */
public record ProbeOptions(
    Strategy strategy,
    Proviso proviso,
    Concretisation concretisation,
    OptionalLong seed,
    int crowd) {
  private static final int CROWD = 24;

  /** What the command line takes when nothing is said. */
  public static final ProbeOptions DEFAULT =
      new ProbeOptions(
          Strategy.INDEPENDENT,
          Proviso.NODUP,
          Concretisation.EXPLICIT,
          OptionalLong.empty(),
          CROWD);

  public ProbeOptions with(Strategy other) {
    return new ProbeOptions(other, proviso, concretisation, seed, crowd);
  }

  public ProbeOptions with(Proviso other) {
    return new ProbeOptions(strategy, other, concretisation, seed, crowd);
  }

  public ProbeOptions with(Concretisation other) {
    return new ProbeOptions(strategy, proviso, other, seed, crowd);
  }

  public ProbeOptions withSeed(long number) {
    return new ProbeOptions(strategy, proviso, concretisation, OptionalLong.of(number), crowd);
  }

  public ProbeOptions withCrowd(int vectors) {
    return new ProbeOptions(strategy, proviso, concretisation, seed, vectors);
  }
}
