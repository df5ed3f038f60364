package drop.auto;

import drop.explore.StateObserver;
import drop.net.PetriNet;
import drop.probe.ProbeRun;
import drop.reduce.EnabledFilter;
import drop.result.Outcome;
import drop.result.Outcome.LimitReached;
import java.util.function.Supplier;

/**
 * Looks on at a search by stubborn sets and lets probe sets have their turns: as the filter it sees how
 * well stubborn sets do, as the observer it lets probe sets go on, and ends the search when these are
 * complete.
 *
 * <p>Probe sets may store a vector for every other state, so that what is stored in the end is at most
 * twice what the better of the two needs; after many states fewer, because a state costs less time than a
 * vector. More is theirs where stubborn sets take long: where these fire several transitions although
 * one of those enabled is in conflict with no other. The first such states earn probe sets what it takes
 * to look for smaller stubborn sets by all means; after that these means are only used where they help.
 */
final class Turns implements EnabledFilter, StateObserver {
  /** So many states are stored before probe sets have a turn. */
  private static final int HEAD_START = 32;

  /** What a vector costs, in the unit of the effort. */
  private static final long VECTOR = 1 << 12;

  /** After so many states, probe sets have an eighth of what is stored, not half. */
  private static final long MANY = 4096;

  /** So many times all means are tried to find a smaller stubborn set, whether they help or not. */
  private static final int PATIENCE = 48;

  /** Beyond, stubborn sets do not look at pairs of places. */
  private static final int MOST_PLACES = 512;

  /** With more choices, pairs of places only make a stubborn set smaller. */
  private static final int FEW = 24;

  /** Stubborn sets of this size can be found without deletion. */
  private static final int SMALL = 2;

  private final EnabledFilter stubborn;
  private final Supplier<ProbeRun> begin;
  private final Conflicts conflicts;
  private final int transitions;
  private final long pairs;
  private int patience = PATIENCE;
  private long[] enabled = new long[1];
  private long effort;
  private ProbeRun probe;
  private String givenUp;

  Turns(PetriNet net, EnabledFilter stubborn, Supplier<ProbeRun> begin) {
    this.stubborn = stubborn;
    this.begin = begin;
    this.conflicts = new Conflicts(net);
    this.transitions = net.transitionCount();
    long places = net.placeCount();
    this.pairs = places <= MOST_PLACES ? places * transitions / 2 : 0;
  }

  @Override
  public void filter(int[] marking, long[] set) {
    if (enabled.length < set.length) {
      enabled = new long[set.length];
    }
    System.arraycopy(set, 0, enabled, 0, set.length);
    stubborn.filter(marking, set);
    int fired = count(set, set.length);
    if (fired > 1 && patience > 0 && conflicts.freeAmong(enabled, set.length)) {
      patience--;
      effort += effort(fired, count(enabled, set.length));
    }
  }

  private static int count(long[] set, int words) {
    int count = 0;
    for (int w = 0; w < words; w++) {
      count += Long.bitCount(set[w]);
    }
    return count;
  }

  /** What pairs of places and deletion with each transition as the one that stays cost, by and large. */
  private long effort(int fired, int choices) {
    long deletions = fired > SMALL ? transitions * (VECTOR / 512) * choices : 0;
    return deletions + pairs * (choices <= FEW ? choices : fired);
  }

  @Override
  public boolean state(int number, int[] marking) {
    if (givenUp != null || number < HEAD_START) {
      return false;
    }
    if (probe == null) {
      probe = begin.get();
    }
    long stored = Math.min(number, MANY) / 2 + Math.max(0, number - MANY) / 8;
    if (probe.advance(stored + effort / VECTOR)) {
      return false;
    }
    Outcome outcome = probe.exploration().outcome();
    if (outcome.complete()) {
      return true;
    }
    givenUp =
        outcome instanceof LimitReached reached ? reached.detail() : "the user has stopped them";
    probe = null;
    return false;
  }

  /** The exploration by probe sets, or null where there is none or none any more. */
  ProbeRun probe() {
    return probe;
  }

  /** Why probe sets were given up, or null where they were not. */
  String givenUp() {
    return givenUp;
  }
}
