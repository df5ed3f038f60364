package drop.probe;

import java.util.Arrays;

/**
 * An aging function (thesis, Definition 31) on transitions: how long each enabled one has been put off.
 * Only the order of ages decides, so they are kept dense: the youngest has age 0 and there are no gaps.
 */
final class Ages {
  private static final int ABSENT = -1;

  private final int[] age;
  private final int[] rank;

  Ages(int transitions) {
    this.age = new int[transitions];
    this.rank = new int[transitions + 2];
    Arrays.fill(age, ABSENT);
  }

  void clear() {
    Arrays.fill(age, ABSENT);
  }

  void copy(Ages other) {
    System.arraycopy(other.age, 0, age, 0, age.length);
  }

  private int oldest() {
    int oldest = ABSENT;
    for (int value : age) {
      oldest = Math.max(oldest, value);
    }
    return oldest;
  }

  /** Keeps of the candidates those of maximal age; all if none has an age. */
  void oldest(Actions enabled, boolean[] candidates) {
    int oldest = oldest();
    if (oldest == ABSENT) {
      return;
    }
    for (int a = 0; a < enabled.size; a++) {
      candidates[a] &= age[enabled.transition[a]] == oldest;
    }
  }

  /** α ⊕ Enabled ⊖ dom. */
  void update(Actions enabled, ProbeSet set) {
    for (int t = 0; t < age.length; t++) {
      if (age[t] != ABSENT) {
        age[t]++;
      }
    }
    for (int a = 0; a < enabled.size; a++) {
      int t = enabled.transition[a];
      age[t] = Math.max(age[t], 0);
    }
    for (int i = 0; i < set.size; i++) {
      age[enabled.transition[set.action[i]]] = ABSENT;
    }
    compress();
  }

  private void compress() {
    int oldest = oldest();
    Arrays.fill(rank, 0, oldest + 2, 0);
    for (int value : age) {
      if (value != ABSENT) {
        rank[value + 1] = 1;
      }
    }
    for (int i = 1; i <= oldest + 1; i++) {
      rank[i] += rank[i - 1];
    }
    for (int t = 0; t < age.length; t++) {
      if (age[t] != ABSENT) {
        age[t] = rank[age[t]];
      }
    }
  }

  void write(Code code) {
    int before = -1;
    for (int t = 0; t < age.length; t++) {
      if (age[t] != ABSENT) {
        code.put(t - before - 1);
        code.put(age[t]);
        before = t;
      }
    }
  }

  void read(Code code) {
    clear();
    int t = -1;
    while (!code.atEnd()) {
      t += code.take() + 1;
      age[t] = code.take();
    }
  }
}
