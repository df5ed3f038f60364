package drop.property;

/**
 * Which truth values a formula can take in a set of markings; both where that is not known. A formula
 * that can take neither does not exist.
 */
enum Chances {
  TRUE(true, false),
  FALSE(false, true),
  BOTH(true, true);

  private final boolean canHold;
  private final boolean canFail;

  Chances(boolean canHold, boolean canFail) {
    this.canHold = canHold;
    this.canFail = canFail;
  }

  static Chances of(boolean canHold, boolean canFail) {
    return !canHold ? FALSE : canFail ? BOTH : TRUE;
  }

  boolean canHold() {
    return canHold;
  }

  boolean canFail() {
    return canFail;
  }

  Chances negated() {
    return of(canFail, canHold);
  }
}
