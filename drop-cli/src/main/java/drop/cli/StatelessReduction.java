package drop.cli;

import drop.dpor.ActorSystem;
import drop.dpor.ExecutionListener;
import drop.dpor.StatelessExploration;
import drop.dpor.StatelessExplorer;
import drop.dpor.StatelessOptions;
import drop.explore.Limits;
import drop.explore.Monitor;
import java.util.LinkedHashMap;
import java.util.Map;

/** A way to explore a program by running it in different orders, with its options chosen. */
record StatelessReduction(StatelessExplorer explorer, StatelessOptions options) {
  /** The options that it heeds, by their names, for the report. */
  Map<String, Object> named() {
    Map<String, Object> named = new LinkedHashMap<>();
    named.put("reduce", Names.of(explorer));
    if (options.literal()) {
      named.put("literal", true);
    }
    if (explorer == StatelessExplorer.CLASSIC) {
      named.put("sleep", options.sleep());
      named.put("readsConflict", options.readsConflict());
    }
    return named;
  }

  StatelessExploration explore(ActorSystem system, Limits limits, Monitor monitor) {
    return explorer.explore(
        system,
        options.withMaxExecutions(limits.maxStates()),
        limits,
        monitor,
        ExecutionListener.NONE);
  }
}
