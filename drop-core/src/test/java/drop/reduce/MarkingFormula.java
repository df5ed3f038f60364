package drop.reduce;

import drop.net.PetriNet;
import java.util.BitSet;
import java.util.SplittableRandom;

/** A random target: a few places hold at least or at most so many tokens. */
record MarkingFormula(int[] place, boolean[] atLeast, int[] tokens) implements Target {
  static MarkingFormula random(PetriNet net, SplittableRandom random) {
    int size = 1 + random.nextInt(3);
    MarkingFormula formula = new MarkingFormula(new int[size], new boolean[size], new int[size]);
    for (int i = 0; i < size; i++) {
      formula.place[i] = random.nextInt(net.placeCount());
      formula.atLeast[i] = random.nextInt(3) > 0;
      formula.tokens[i] = formula.atLeast[i] ? 1 + random.nextInt(2) : random.nextInt(2);
    }
    return formula;
  }

  boolean holds(int[] marking) {
    boolean[] nowhere = new boolean[marking.length];
    return !excluded(marking, nowhere, nowhere);
  }

  /** The transitions that bring the first part which does not hold closer. */
  BitSet helpers(PetriNet net, int[] marking) {
    BitSet helpers = new BitSet();
    for (int i = 0; i < place.length; i++) {
      if (atLeast[i] ? marking[place[i]] < tokens[i] : marking[place[i]] > tokens[i]) {
        for (int t = 0; t < net.transitionCount(); t++) {
          int effect = TextbookClosure.effect(net, t, place[i]);
          helpers.set(t, atLeast[i] ? effect > 0 : effect < 0);
        }
        return helpers;
      }
    }
    return helpers;
  }

  @Override
  public boolean excluded(int[] marking, boolean[] grown, boolean[] shrunk) {
    for (int i = 0; i < place.length; i++) {
      int p = place[i];
      if (atLeast[i]
          ? marking[p] < tokens[i] && !grown[p]
          : marking[p] > tokens[i] && !shrunk[p]) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < place.length; i++) {
      text.append(i == 0 ? "place " : " and place ").append(place[i]);
      text.append(atLeast[i] ? " >= " : " <= ").append(tokens[i]);
    }
    return text.toString();
  }
}
