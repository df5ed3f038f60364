package drop.dpor;

import drop.explore.Limits;
import drop.explore.Monitor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Compares what an explorer finds with all states and all traces of a system. */
final class Comparison {
  private final Supplier<? extends ActorSystem> fresh;
  private final MazurkiewiczTraces normalForms;
  private final Set<String> traces;
  private final Set<String> findings;

  private Comparison(
      Supplier<? extends ActorSystem> fresh, MazurkiewiczTraces normalForms, Set<String> traces) {
    this.fresh = fresh;
    this.normalForms = normalForms;
    this.traces = traces;
    this.findings = findings(StatelessExplorer.STATEFUL.explore(fresh.get(), options()));
  }

  /** A comparison, or null where the system has more than this many traces of any length. */
  static Comparison of(Supplier<? extends ActorSystem> fresh, int most) {
    MazurkiewiczTraces normalForms = new MazurkiewiczTraces(fresh);
    Set<String> traces = normalForms.maximal(most);
    return traces == null ? null : new Comparison(fresh, normalForms, traces);
  }

  int traces() {
    return traces.size();
  }

  private static StatelessOptions options() {
    return StatelessOptions.DEFAULT.withMaxExecutions(200_000).withMaxDepth(1000);
  }

  private static Set<String> findings(StatelessExploration exploration) {
    Set<String> findings = new TreeSet<>();
    FinalStates states = exploration.finalStates();
    for (int i = 0; i < states.size(); i++) {
      findings.add((states.isDeadlock(i) ? "deadlock " : "end ") + states.hash(i));
    }
    for (Violation violation : exploration.violations()) {
      findings.add("violation " + violation.actor());
    }
    return findings;
  }

  /** What is wrong with the explorer on this system, or an empty list. */
  List<String> defects(StatelessExplorer explorer, StatelessOptions options) {
    List<String> defects = new ArrayList<>();
    Collection<String> run = new ArrayList<>();
    ActorSystem system = fresh.get();
    int[] initial = new int[system.stateSize()];
    system.state(initial);
    StatelessExploration result =
        explorer.explore(system, options, Limits.NONE, new Monitor(), listener(run));
    if (!result.outcome().complete()) {
      defects.add("stopped: " + result.outcome());
    }
    int[] restored = new int[system.stateSize()];
    system.state(restored);
    if (!java.util.Arrays.equals(initial, restored)) {
      defects.add("did not come back to the initial state");
    }
    if (!findings(result).equals(findings)) {
      defects.add("found " + findings(result) + " instead of " + findings);
    }
    Set<String> different = new HashSet<>(run);
    if (!different.equals(traces)) {
      defects.add("ran " + different.size() + " of " + traces.size() + " traces");
    }
    if (explorer == StatelessExplorer.OPTIMAL
        && (result.blockedExecutions() > 0 || run.size() != traces.size())) {
      defects.add(
          "ran %d executions for %d traces, %d blocked"
              .formatted(run.size(), traces.size(), result.blockedExecutions()));
    }
    return defects;
  }

  private ExecutionListener listener(Collection<String> run) {
    StringBuilder steps = new StringBuilder();
    return new ExecutionListener() {
      @Override
      public void taken(int actor) {
        steps.append((char) actor);
      }

      @Override
      public void back() {
        steps.setLength(steps.length() - 1);
      }

      @Override
      public void ended(End how) {
        if (how != End.BLOCKED) {
          run.add(normalForms.normal(steps.toString()));
        }
      }
    };
  }
}
