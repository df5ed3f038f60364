package drop.dpor;

/** The instructions of {@link Program}: those up to SPAWN are steps, the others belong to a step. */
enum Op {
  /** r := g[x + locals[i]]. */
  LOAD,
  /** g[x + locals[i]] := c, or locals[r] + c where there is an r. */
  STORE,
  /** g[x] := g[y] + c. */
  COPY,
  /** g[x] := g[x] + c, as an update that commutes. */
  INC,
  ACQUIRE,
  RELEASE,
  /** Waits until g[x] = c. */
  AWAIT,
  /** If g[x + locals[i]] is 0, sets it to c and r to 1, else sets r to 0. */
  CAS,
  /** Goes to target unless g[x] = c. */
  TEST,
  /** Violated if g[x] = c. */
  ASSERT,
  /** Starts actor x. */
  SPAWN,
  /** locals[r] := c. */
  SET,
  /** locals[r] := (locals[r] + c) mod y. */
  ADD,
  /** Goes to target unless locals[r] = c. */
  UNLESS,
  /** Goes to target. */
  GOTO;

  boolean isStep() {
    return this.compareTo(SPAWN) <= 0;
  }
}
