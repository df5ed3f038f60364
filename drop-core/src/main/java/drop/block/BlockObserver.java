package drop.block;

/** Is shown each run that an exploration takes to its end. */
public interface BlockObserver {
  BlockObserver NONE = run -> {};

  /** Looks at a run that has ended, and does not change it. */
  void ended(BlockRun run);
}
