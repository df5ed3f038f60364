package drop.probe;

/** Chooses the probe set of a vector: the strategy, among what the cycle proviso leaves, by the seed. */
final class Choosing {
  private final ProbeOptions options;
  private final boolean noDuplicates;
  private final Selection selection;
  private boolean[] candidates = new boolean[16];

  Choosing(ProbeOptions options, Pitfalls pitfalls) {
    this.options = options;
    this.noDuplicates =
        options.strategy() == Strategy.INDEPENDENT
            && options.proviso() != Proviso.NONE
            && !pitfalls.has(Pitfall.NO_PROVISO)
            && !pitfalls.has(Pitfall.AGING_ALONE);
    this.selection =
        switch (options.strategy()) {
          case REVERSING_FREE -> new ReversingFreeSelection(pitfalls);
          case INDEPENDENT -> new IndependentSelection(pitfalls);
          case CLOSURE -> new ClosureSelection(pitfalls);
        };
  }

  /**
   * The no-duplicates proviso (thesis, Definition 36) looks at transitions, not at actions, whose tokens
   * differ each time round a cycle. The other strategies keep it by what they forget. Aging needs it as
   * well where nothing is forgotten (net P08).
   *
   * @param ages the aging function, or null where that is not the proviso
   */
  void choose(int vector, Trace trace, Actions enabled, Ages ages, ProbeSet into) {
    if (candidates.length < enabled.size) {
      candidates = new boolean[2 * enabled.size];
    }
    for (int a = 0; a < enabled.size; a++) {
      candidates[a] = !noDuplicates || !trace.occurs(enabled.transition[a]);
    }
    if (ages != null) {
      ages.oldest(enabled, candidates);
    }
    selection.select(trace, enabled, candidates, chance(vector), into);
  }

  /** The same for the same seed and vector, so that an exploration can be repeated. */
  private long chance(int vector) {
    if (options.seed().isEmpty()) {
      return Selection.FIRST;
    }
    long mixed = (options.seed().getAsLong() * 31 + vector) * 0xBF58476D1CE4E5B9L;
    return (mixed ^ mixed >>> 31) >>> 1;
  }
}
