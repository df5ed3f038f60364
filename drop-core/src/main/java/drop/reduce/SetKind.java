package drop.reduce;

/** What a set must keep while transitions leave it. */
enum SetKind {
  /** One transition; nothing outside depends on any in the set. */
  STRONG,
  /** One key transition that nothing outside disables (D2); the others commute with it (D1). */
  WEAK,
  /** Nothing but a way to the target, if there is one. */
  TARGET
}
