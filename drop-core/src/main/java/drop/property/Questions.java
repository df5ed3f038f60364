package drop.property;

import drop.net.PetriNet;
import drop.reduce.Target;
import drop.structure.TokenBounds;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Properties that are decided together: each marking is shown to those still open, and the search looks
 * for markings that one of them is waiting for. These become fewer during the search and never more, so
 * a set that is stubborn for all of them is stubborn for those that stay open to the end.
 */
public final class Questions implements Target {
  /** A property and what is known of it so far. */
  private abstract static class Question {
    int witness = Answer.NO_STATE;
    boolean settled;

    /** Looks at a marking; true where nothing remains to be asked. */
    abstract boolean settledBy(int state, int[] marking);

    /** Whether some of these markings could settle it or bring it further. */
    abstract boolean waitsFor(Hull hull);

    /** What is known, and whether that is the last word. */
    abstract Answer answer(boolean known);
  }

  private final List<Question> all = new ArrayList<>();
  private final List<Question> open = new ArrayList<>();
  private final ChangedMarking changed = new ChangedMarking();

  /**
   * Asks, and settles what the bounds of the places settle.
   *
   * @param bounds bounds of the net's places, as far as known
   */
  public Questions(PetriNet net, List<? extends Property> properties, TokenBounds bounds) {
    Bounds hull = new Bounds(net, bounds);
    for (Property property : properties) {
      Question question =
          property instanceof UpperBound bound
              ? new Largest(bound, hull)
              : new Reached((Reachability) property);
      all.add(question);
      question.settled = !question.waitsFor(hull);
      if (!question.settled) {
        open.add(question);
      }
    }
  }

  public boolean allSettled() {
    return open.isEmpty();
  }

  /**
   * Shows a marking to the properties that are still open.
   *
   * @return whether all are settled
   */
  public boolean show(int state, int[] marking) {
    Iterator<Question> rest = open.iterator();
    while (rest.hasNext()) {
      Question question = rest.next();
      if (question.settledBy(state, marking)) {
        question.settled = true;
        rest.remove();
      }
    }
    return open.isEmpty();
  }

  @Override
  public boolean excluded(int[] marking, boolean[] grown, boolean[] shrunk) {
    Hull hull = changed.set(marking, grown, shrunk);
    for (Question question : open) {
      if (question.waitsFor(hull)) {
        return false;
      }
    }
    return true;
  }

  /** Whether this marking would settle a property that is still open, or bring it further. */
  public boolean waitsFor(int[] marking) {
    boolean[] unchanged = new boolean[marking.length];
    return !excluded(marking, unchanged, unchanged);
  }

  /**
   * The answers, in the order of the properties.
   *
   * @param complete whether every marking that matters was shown
   */
  public List<Answer> answers(boolean complete) {
    return all.stream()
        .map(question -> question.answer(complete || question.settled))
        .toList();
  }

  private static final class Reached extends Question {
    private final Reachability property;

    Reached(Reachability property) {
      this.property = property;
    }

    @Override
    boolean settledBy(int state, int[] marking) {
      if (property.target().holds(marking)) {
        witness = state;
        return true;
      }
      return false;
    }

    @Override
    boolean waitsFor(Hull hull) {
      return property.target().in(hull).canHold();
    }

    @Override
    Answer answer(boolean known) {
      boolean reached = witness != Answer.NO_STATE;
      Verdict verdict =
          !known
              ? Verdict.UNKNOWN
              : reached == property.wanted() ? Verdict.HOLDS : Verdict.VIOLATED;
      return new Answer(property, verdict, 0, witness);
    }
  }

  private static final class Largest extends Question {
    private final UpperBound property;
    private final long most;
    private long largest = Long.MIN_VALUE;

    Largest(UpperBound property, Hull bounds) {
      this.property = property;
      this.most = property.sum().most(bounds);
    }

    @Override
    boolean settledBy(int state, int[] marking) {
      long value = property.sum().in(marking);
      if (value > largest) {
        largest = value;
        witness = state;
      }
      return largest == most;
    }

    @Override
    boolean waitsFor(Hull hull) {
      return property.sum().most(hull) > largest;
    }

    @Override
    Answer answer(boolean known) {
      Verdict verdict = known ? Verdict.HOLDS : Verdict.UNKNOWN;
      return new Answer(property, verdict, largest, witness);
    }
  }
}
