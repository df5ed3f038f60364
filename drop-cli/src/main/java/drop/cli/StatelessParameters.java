package drop.cli;

import com.beust.jcommander.Parameter;
import drop.dpor.StatelessExplorer;
import drop.dpor.StatelessOptions;
import java.util.Map;

/** The options of the searches that run a program again and again and store no states. */
final class StatelessParameters {
  static final Map<String, StatelessExplorer> EXPLORERS = Names.of(StatelessExplorer.values());

  @Parameter(
      names = "--literal",
      description = "classic, source, optimal: as the paper prints it, even where that is wrong")
  private boolean literal;

  @Parameter(names = "--no-sleep", description = "classic: without sleep sets")
  private boolean noSleep;

  @Parameter(
      names = "--reads-conflict",
      description = "classic: two reads of a location depend on each other, as in the LazyPOR thesis")
  private boolean readsConflict;

  void addGiven(GivenOptions given) {
    given.add(literal, "--literal", "classic", "source", "optimal");
    given.add(noSleep, "--no-sleep", "classic");
    given.add(readsConflict, "--reads-conflict", "classic");
  }

  StatelessReduction reduction(String name) throws UsageException {
    StatelessOptions options = StatelessOptions.DEFAULT;
    if (literal) {
      options = options.asPrinted();
    }
    if (noSleep) {
      options = options.withoutSleep();
    }
    if (readsConflict) {
      options = options.withReadsConflicting();
    }
    return new StatelessReduction(Choice.of("--reduce", name, EXPLORERS), options);
  }
}
