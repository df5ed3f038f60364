package drop.dpor;

/**
 * How to explore without storing states, and when to give up.
 *
 * @param sleep whether classic uses sleep sets
 * @param literal whether to do what the papers print even where it is wrong
 * @param readsConflict whether two reads of a location count as dependent, as in the LazyPOR thesis
 * @param maxExecutions the most executions to run
 * @param maxDepth the most events of an execution
 * @param maxFinalStates the most final states to remember, each with a trace
 */
public record StatelessOptions(
    boolean sleep,
    boolean literal,
    boolean readsConflict,
    long maxExecutions,
    int maxDepth,
    int maxFinalStates) {
  public static final StatelessOptions DEFAULT =
      new StatelessOptions(true, false, false, Long.MAX_VALUE, 10_000_000, 1_000_000);

  public StatelessOptions withoutSleep() {
    return new StatelessOptions(
        false, literal, readsConflict, maxExecutions, maxDepth, maxFinalStates);
  }

  public StatelessOptions asPrinted() {
    return new StatelessOptions(sleep, true, readsConflict, maxExecutions, maxDepth, maxFinalStates);
  }

  public StatelessOptions withReadsConflicting() {
    return new StatelessOptions(sleep, literal, true, maxExecutions, maxDepth, maxFinalStates);
  }

  public StatelessOptions withMaxExecutions(long executions) {
    return new StatelessOptions(
        sleep, literal, readsConflict, executions, maxDepth, maxFinalStates);
  }

  public StatelessOptions withMaxDepth(int depth) {
    return new StatelessOptions(
        sleep, literal, readsConflict, maxExecutions, depth, maxFinalStates);
  }

  public StatelessOptions withMaxFinalStates(int states) {
    return new StatelessOptions(sleep, literal, readsConflict, maxExecutions, maxDepth, states);
  }
}
