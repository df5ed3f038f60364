package drop.dpor;

/** The events after an event that it does not happen before: notdep in <i>Source Sets</i>. */
final class NotAfter {
  private final Execution execution;
  private boolean[] member = new boolean[64];

  NotAfter(Execution execution) {
    this.execution = execution;
  }

  /** For each event after this one whether it is among them; valid until asked again. */
  boolean[] members(int event) {
    if (member.length <= execution.length()) {
      member = new boolean[2 * execution.length()];
    }
    for (int later = event + 1; later < execution.length(); later++) {
      member[later] = !execution.happensBefore(event, later);
    }
    return member;
  }
}
