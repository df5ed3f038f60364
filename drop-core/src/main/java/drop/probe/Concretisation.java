package drop.probe;

/** How the tokens of a net become entities. */
public enum Concretisation {
  /** Each token is an entity (thesis, section 4.2.2). */
  EXPLICIT {
    @Override
    Trace trace(SymbolicActions actions, Pitfalls pitfalls) {
      return new TokenTrace(actions, pitfalls);
    }
  },
  /** The tokens of a place are not told apart; global relations (thesis, section 4.2.1). */
  SYMBOLIC {
    @Override
    Trace trace(SymbolicActions actions, Pitfalls pitfalls) {
      return new CountTrace(actions, pitfalls);
    }
  };

  abstract Trace trace(SymbolicActions actions, Pitfalls pitfalls);
}
