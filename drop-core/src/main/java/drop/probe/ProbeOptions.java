package drop.probe;

import drop.reduce.Preserve;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a probe-set exploration leaves open.
 *
 * @param seed decides at random among probe sets that are equally good to the strategy; without it the
 *     action with the smallest prime cause is the first choice
 * @param subsumption whether a vector is dropped whose trace is a suffix of another's with the same
 *     target; it is only done where no place can hold two tokens
 * @param hybrid whether a stubborn set takes the place of the probe set where the trace is empty and the
 *     set is smaller than all; then deadlocks are preserved, but not every fireable transition is fired
 * @param crowd so many vectors on average for each state are too many: from there on a state that has
 *     more than that is expanded fully, with a restart after each of its actions
 * @param visible transitions whose order counts: no two of them are independent
 */
public record ProbeOptions(
    Strategy strategy,
    Proviso proviso,
    Concretisation concretisation,
    OptionalLong seed,
    boolean subsumption,
    boolean hybrid,
    int crowd,
    BitSet visible) {
  private static final int CROWD = 24;

  /** What the command line takes when nothing is said. */
  public static final ProbeOptions DEFAULT =
      new ProbeOptions(
          Strategy.INDEPENDENT,
          Proviso.NODUP,
          Concretisation.EXPLICIT,
          OptionalLong.empty(),
          false,
          false,
          CROWD,
          new BitSet());

  public ProbeOptions {
    visible = (BitSet) visible.clone();
  }

  public ProbeOptions with(Strategy other) {
    return new ProbeOptions(
        other, proviso, concretisation, seed, subsumption, hybrid, crowd, visible);
  }

  public ProbeOptions with(Proviso other) {
    return new ProbeOptions(
        strategy, other, concretisation, seed, subsumption, hybrid, crowd, visible);
  }

  public ProbeOptions with(Concretisation other) {
    return new ProbeOptions(
        strategy, proviso, other, seed, subsumption, hybrid, crowd, visible);
  }

  public ProbeOptions withSeed(long number) {
    return new ProbeOptions(
        strategy,
        proviso,
        concretisation,
        OptionalLong.of(number),
        subsumption,
        hybrid,
        crowd,
        visible);
  }

  public ProbeOptions withSubsumption(boolean wanted) {
    return new ProbeOptions(
        strategy, proviso, concretisation, seed, wanted, hybrid, crowd, visible);
  }

  public ProbeOptions withHybrid(boolean wanted) {
    return new ProbeOptions(
        strategy, proviso, concretisation, seed, subsumption, wanted, crowd, visible);
  }

  public ProbeOptions withCrowd(int vectors) {
    return new ProbeOptions(
        strategy, proviso, concretisation, seed, subsumption, hybrid, vectors, visible);
  }

  public ProbeOptions withVisible(BitSet transitions) {
    return new ProbeOptions(
        strategy, proviso, concretisation, seed, subsumption, hybrid, crowd, transitions);
  }

  /**
   * Why an exploration with these options and the visible transitions of a property does not keep what
   * the level says, if it does not; a reason that can be told to a user.
   */
  public Optional<String> refusal(Preserve level) {
    return switch (level) {
      case DEADLOCK -> Optional.empty();
      case SAFETY ->
          hybrid
              ? Optional.of(
                  "the stubborn sets of a hybrid exploration keep deadlocks only: they may end before"
                      + " every visible marking is reached")
              : Optional.empty();
      case LTL ->
          Optional.of(
              "probe sets do not keep linear-time properties: where a visible transition is explored"
                  + " at once, the endless runs that put it off are lost");
      case CTL ->
          Optional.of(
              "probe sets do not keep branching-time properties: a choice that is made before a visible"
                  + " transition is only explored after it");
    };
  }
}
