package drop.dpor;

import drop.explore.Limits;
import drop.explore.Monitor;
import java.util.Locale;

/** The ways to explore a system by running it in different orders. */
public enum StatelessExplorer {
  /** Every order. */
  FULL,
  /** Every step of every state, which is stored: what the others are compared with. */
  STATEFUL,
  /** Persistent sets found while running: Flanagan and Godefroid, 2005. */
  CLASSIC,
  /** Source sets: Abdulla, Aronis, Jonsson and Sagonas, 2014. */
  SOURCE,
  /** Source sets and wakeup trees, which run one execution for each Mazurkiewicz trace. */
  OPTIMAL,
  /** Source sets, section by section: Metzler, Saissi, Bokor, Hesse and Suri, 2016. */
  EAGER,
  /** The same with short sections. */
  EAGER_SHORT,
  /** Complete executions, planned from others: LazyPOR. */
  LAZY;

  /** What users call it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public StatelessExploration explore(ActorSystem system, StatelessOptions options) {
    return explore(system, options, Limits.NONE, new Monitor(), ExecutionListener.NONE);
  }

  /** Explores the system, which is in its initial state, and is so again at the end if complete. */
  public StatelessExploration explore(
      ActorSystem system,
      StatelessOptions options,
      Limits limits,
      Monitor monitor,
      ExecutionListener listener) {
    StatelessSearch search =
        switch (this) {
          case FULL -> new FullSearch(system, false, options, limits, monitor, listener);
          case STATEFUL -> new FullSearch(system, true, options, limits, monitor, listener);
          case CLASSIC -> new BacktrackSearch(system, false, options, limits, monitor, listener);
          case SOURCE -> new BacktrackSearch(system, true, options, limits, monitor, listener);
          case EAGER -> new EagerSearch(system, false, options, limits, monitor, listener);
          case EAGER_SHORT -> new EagerSearch(system, true, options, limits, monitor, listener);
          case LAZY -> new LazySearch(system, options, limits, monitor, listener);
          case OPTIMAL -> new OptimalSearch(system, options, limits, monitor, listener);
        };
    return search.run();
  }
}
