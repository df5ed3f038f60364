package drop.cli;

import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Paths;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.LtsPaths;
import drop.net.PetriNet;
import drop.property.Answer;
import drop.property.Property;
import drop.property.Questions;
import drop.property.Reachability;
import drop.reduce.Demand;
import drop.reduce.Preserve;
import drop.result.Outcome;
import drop.result.Outcome.Enough;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.result.Statistics;
import drop.structure.TokenBounds;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Explores a net, by some reduction, until the questions about it are settled. */
final class PropertySearch {
  /**
   * What came of it.
   *
   * @param paths the transitions that lead to a state which an answer names
   */
  record Result(Findings findings, List<Answer> answers, IntFunction<int[]> paths) {
    /** The same; if it ended because so many states are enough, the reason is another. */
    private Result endedBy(Outcome reason) {
      Exploration explored = ((StoredFindings) findings).exploration();
      if (explored.outcome() instanceof LimitReached limit && limit.limit() == Limit.STATES) {
        Exploration ended = new Exploration(reason, explored.statistics(), explored.space());
        return new Result(
            new StoredFindings(ended, ((StoredFindings) findings).check()), answers, paths);
      }
      return this;
    }
  }

  /** A net with infinitely many markings is searched so far and no farther. */
  private static final long MOST_OF_UNBOUNDED = 1_000_000;

  private final PetriNet net;
  private final List<? extends Property> properties;
  private final Reduction reduction;
  private final TokenBounds bounds;
  private Questions questions;

  /**
   * @throws UsageException where the reduction does not preserve what the properties ask for
   */
  PropertySearch(PetriNet net, List<? extends Property> properties, Reduction reduction)
      throws UsageException {
    this.net = net;
    this.properties = properties;
    this.reduction = reduction;
    this.bounds = TokenBounds.structural(net);
    this.questions = new Questions(net, properties, bounds);
    reduction.check(net);
    if (reduction instanceof FullReduction full && full.threads() > 1) {
      throw new UsageException("properties are checked on one thread; leave out --threads");
    }
    if (reduction instanceof StaticReduction sets && sets.chain()) {
      throw new UsageException("--chain passes markings without looking at them; leave it out");
    }
    if (!onlyDeadlocks(properties)) {
      checkTargets();
    }
  }

  private void checkTargets() throws UsageException {
    if (reduction instanceof AutoReduction) {
      throw new UsageException(
          "--reduce auto keeps deadlocks only, and this asks for other markings; use --reduce"
              + " stubborn");
    }
    if (reduction instanceof ProbeReduction probe) {
      Optional<String> refusal = probe.probe().refusal(Preserve.SAFETY);
      if (refusal.isPresent()) {
        throw new UsageException("this asks for markings, but " + refusal.get());
      }
    }
    if (reduction instanceof StaticReduction sets && sets.sleep()) {
      throw new UsageException(
          "--sleep keeps deadlocks only, and this asks for other markings; leave it out");
    }
  }

  static boolean onlyDeadlocks(List<? extends Property> properties) {
    return properties.stream()
        .allMatch(property -> property instanceof Reachability reach && reach.seeksDeadlocks());
  }

  /**
   * Searches until everything is settled.
   *
   * @param all whether to go on until every deadlock is found
   */
  Result run(boolean all, Limits limits, Monitor monitor) {
    if (reduction instanceof ProbeReduction probe) {
      BitSet places = onlyDeadlocks(properties) ? new BitSet() : places();
      return show(probe.explore(net, places, limits, monitor));
    }
    if (reduction instanceof AutoReduction auto) {
      return show(auto.explore(net, limits, monitor));
    }
    Result result = search(all, limits, false, monitor);
    if (questions.allSettled()
        || !(result.findings().outcome() instanceof LimitReached limit
            && limit.limit() == Limit.UNBOUNDED)) {
      return result;
    }
    // Infinitely many markings cannot be searched, but what is looked for may be among the first.
    questions = new Questions(net, properties, bounds);
    Limits some = limits.withMaxStates(Math.min(limits.maxStates(), MOST_OF_UNBOUNDED));
    return search(all, some, true, monitor).endedBy(result.findings().outcome());
  }

  private Result search(boolean all, Limits limits, boolean beyondBounds, Monitor monitor) {
    StaticReduction.Search search = search(limits);
    search.explorer().observer((number, marking) -> questions.show(number, marking) && !all);
    if (beyondBounds) {
      search.explorer().beyondBounds();
    }
    Exploration explored = search.explorer().explore(monitor);
    boolean complete = explored.outcome().complete();
    Paths paths = new Paths((StoredSpace) explored.space());
    return new Result(
        new StoredFindings(
            new Exploration(explored.outcome(), counted(explored), explored.space()),
            search.check()),
        questions.answers(complete),
        paths::to);
  }

  /** The figures, with deadlocks only where they mean something. */
  private Statistics counted(Exploration explored) {
    boolean found =
        questions.answers(false).stream().anyMatch(answer -> answer.witness() != Answer.NO_STATE);
    Statistics figures = explored.statistics();
    if (onlyDeadlocks(properties)) {
      // The one that ended the search was not expanded, and so not counted.
      return explored.outcome() instanceof Enough ? figures.ofPart(found ? 1 : 0) : figures;
    }
    return reduction instanceof FullReduction && explored.outcome().complete()
        ? figures
        : figures.ofPart(Statistics.NOT_COUNTED);
  }

  /** What is known without a search. */
  List<Answer> beforehand() {
    return questions.answers(false);
  }

  private StaticReduction.Search search(Limits limits) {
    if (reduction instanceof FullReduction full) {
      return new StaticReduction.Search(new Explorer(net, full.order(), 1, limits), null);
    }
    StaticReduction sets = (StaticReduction) reduction;
    if (onlyDeadlocks(properties)) {
      return sets.search(net, Demand.DEADLOCKS, null, limits);
    }
    if (sets.sets().findsTargets()) {
      return sets.search(net, Demand.reaching(questions), questions::waitsFor, limits);
    }
    return sets.search(net, Demand.of(Preserve.SAFETY, net, places()), null, limits);
  }

  /** The places that the properties look at. */
  private BitSet places() {
    BitSet places = new BitSet();
    properties.forEach(property -> property.addPlaces(places));
    return places;
  }

  /** Shows what a search has stored that cannot be watched while it runs. */
  private Result show(Findings findings) {
    Lts lts = findings.lts();
    int[] marking = new int[lts.net().placeCount()];
    for (int state = 0; state < lts.states() && !questions.allSettled(); state++) {
      lts.marking(state, marking);
      questions.show(state, marking);
    }
    return new Result(
        findings,
        questions.answers(findings.outcome().complete()),
        goal -> {
          try {
            return new LtsPaths(lts).to(goal);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }
}
