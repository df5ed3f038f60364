package drop.cli;

import com.beust.jcommander.Parameter;
import drop.explore.CycleProviso;
import drop.explore.Order;
import drop.reduce.DeletionOptions;
import drop.reduce.Preserve;
import drop.reduce.SetAlgorithm;
import java.util.Map;
import java.util.TreeMap;

/** The options of ample, persistent and stubborn sets. */
final class StaticParameters {
  static final String[] REDUCTIONS = {"ample", "persistent", "stubborn"};
  static final Map<String, CycleProviso.Kind> PROVISOS =
      Names.of(CycleProviso.Kind.values());
  private static final Map<String, DeletionOptions.Pairs> PAIRS =
      Names.of(DeletionOptions.Pairs.values());
  /** Whether transitions leave as they are listed. */
  private static final Map<String, Boolean> LEAVING =
      new TreeMap<>(Map.of("listed", true, "downstream", false));

  private static final Map<String, SetAlgorithm> STUBBORN =
      Names.of(
          new SetAlgorithm[] {SetAlgorithm.WEAK, SetAlgorithm.STRONG, SetAlgorithm.CLOSURE});
  private static final Map<String, SetAlgorithm> PERSISTENT =
      Names.of(new SetAlgorithm[] {SetAlgorithm.CONFLICTING, SetAlgorithm.OVERMAN});

  @Parameter(
      names = "--stubborn",
      description = "stubborn: weak or strong sets by deletion, or strong ones by closure\n"
          + "(weak is the default where it keeps what is asked for)")
  private String stubborn;

  @Parameter(
      names = "--pairs",
      description = "stubborn weak, strong: pairs of places that can be marked together: state (default):\n"
          + "also from the present marking on; static: from the initial one; never")
  private String pairs;

  @Parameter(
      names = "--leave",
      description = "stubborn weak, strong: which transitions leave a set first: downstream (default):\n"
          + "those on which most depend, what is downstream last; listed: as the net lists them")
  private String leave;

  @Parameter(
      names = "--persistent",
      description = "persistent: conflicting (default): conflicting transitions; overman: processes")
  private String persistent;

  @Parameter(
      names = "--sleep",
      description = "ample, persistent, stubborn strong: sleep sets as well (keeps deadlocks)")
  private boolean sleep;

  @Parameter(
      names = "--chain",
      description = "ample, persistent, stubborn: store no state that has a single way to go on\n"
          + "(keeps deadlocks)")
  private boolean chain;

  @Parameter(
      names = "--check-reduction",
      description = "ample, persistent, stubborn: check each set by searching what it leaves out")
  private boolean checked;

  void addGiven(GivenOptions given) {
    given.add(stubborn != null, "--stubborn", "stubborn");
    given.add(pairs != null, "--pairs", "stubborn");
    given.add(leave != null, "--leave", "stubborn");
    given.add(persistent != null, "--persistent", "persistent");
    given.add(sleep, "--sleep", REDUCTIONS);
    given.add(chain, "--chain", REDUCTIONS);
    given.add(checked, "--check-reduction", REDUCTIONS);
  }

  StaticReduction reduction(
      String name,
      Preserve preserve,
      VisiblePlaces visible,
      Order wished,
      String provisoName)
      throws UsageException {
    SetAlgorithm sets = sets(name, preserve);
    CycleProviso.Kind proviso =
        provisoName == null ? null : Choice.of("--proviso", provisoName, PROVISOS);
    if (preserve == Preserve.DEADLOCK && proviso != null) {
      throw new UsageException(
          "--proviso %s: %s sets keep deadlocks without one; it serves --preserve safety and more"
              .formatted(provisoName, name));
    }
    Order order =
        wished != null ? wished : proviso == CycleProviso.Kind.STACK ? Order.DFS : Order.BFS;
    if (proviso == CycleProviso.Kind.STACK && order == Order.BFS) {
      throw new UsageException(
          "--proviso stack: a breadth-first search has no stack; use --order dfs or --proviso"
              + " closed-set");
    }
    if (proviso == null && preserve != Preserve.DEADLOCK) {
      proviso = order == Order.DFS ? CycleProviso.Kind.STACK : CycleProviso.Kind.CLOSED_SET;
    }
    checkKept(preserve);
    if (sleep && !sets.strong()) {
      throw new UsageException(
          "--sleep loses deadlocks with weak stubborn sets; use --stubborn strong");
    }
    return new StaticReduction(
        sets, order, preserve, visible, proviso, sleep, chain, checked, deletion(sets));
  }

  private DeletionOptions deletion(SetAlgorithm sets) throws UsageException {
    if (pairs == null && leave == null) {
      return null;
    }
    if (sets == SetAlgorithm.CLOSURE) {
      throw new UsageException(
          "--pairs and --leave are about deletion; use --stubborn weak or --stubborn strong");
    }
    return new DeletionOptions(
        !sets.strong(),
        Choice.of("--pairs", pairs == null ? "state" : pairs, PAIRS),
        Choice.of("--leave", leave == null ? "downstream" : leave, LEAVING));
  }

  private SetAlgorithm sets(String name, Preserve preserve) throws UsageException {
    SetAlgorithm sets =
        switch (name) {
          case "ample" -> SetAlgorithm.AMPLE;
          case "persistent" ->
              Choice.of(
                  "--persistent", persistent == null ? "conflicting" : persistent, PERSISTENT);
          default -> stubborn(preserve);
        };
    if (!sets.keeps(preserve)) {
      throw new UsageException(
          "--stubborn %s keeps deadlocks only, not --preserve %s; use --stubborn strong"
              .formatted(Names.of(sets), Names.of(preserve)));
    }
    return sets;
  }

  private SetAlgorithm stubborn(Preserve preserve) throws UsageException {
    if (stubborn != null) {
      return Choice.of("--stubborn", stubborn, STUBBORN);
    }
    return sleep || preserve != Preserve.DEADLOCK ? SetAlgorithm.STRONG : SetAlgorithm.WEAK;
  }

  private void checkKept(Preserve preserve) throws UsageException {
    if (preserve != Preserve.DEADLOCK && (sleep || chain)) {
      throw new UsageException(
          "%s keeps deadlocks only, not --preserve %s; leave it out"
              .formatted(sleep ? "--sleep" : "--chain", Names.of(preserve)));
    }
  }
}
