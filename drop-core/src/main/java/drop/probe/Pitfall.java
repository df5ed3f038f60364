package drop.probe;

/**
 * The places where a literal reading of the thesis misses deadlocks or does not end, each with the net
 * that shows it. Tests switch one on and see the answer go wrong; nobody else does.
 */
enum Pitfall {
  /** Propositions 1 and 2: the prime cause takes in what the missed action disables (P01). */
  PRIME_CAUSE_BY_INFLUENCE,
  /** Definition 25: an action that is still enabled counts as not missed (P02). */
  ENABLED_IS_NOT_MISSED,
  /** Only the smallest prime cause of a missed action is explored (P03). */
  SMALLEST_CAUSE_ONLY,
  /** Section 4.2.2: concrete actions forbid nothing (P04). */
  INHIBITORS_DO_NOT_RELATE,
  /** Section 4.2.2, algorithm 5: a created token takes the lowest free identifier (P05, P09). */
  LOWEST_FREE_TOKEN,
  /** Candidates for missed actions come from the state after the prime cause of the last (P06). */
  CANDIDATES_AFTER_PRIME_CAUSE,
  /** Condition 2.10b is left out (P07). */
  WITHOUT_10B,
  /** Aging is the only proviso of the independent strategy (P08). */
  AGING_ALONE,
  /** The independent strategy has no proviso at all (P10). */
  NO_PROVISO,
  /** Transitions that change nothing are explored (P11). */
  PURE_LOOPS_EXPLORED,
  /** Condition 2.10a in one direction only (P12). */
  ONE_SIDED_10A,
  /** A restart in a state that a stored vector reaches is dropped (P13). */
  RESTART_SUBSUMPTION
}
