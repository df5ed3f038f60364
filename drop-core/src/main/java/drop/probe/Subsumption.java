package drop.probe;

import java.util.Arrays;
import org.eclipse.collections.impl.map.mutable.primitive.IntObjectHashMap;

/**
 * Suffix subsumption: a vector is not expanded when a stored one with the same target has a trace of
 * which its own is a suffix, up to permutation of independent events. What it would lead to, the longer
 * history leads to as well. For nets in which no place ever holds two tokens; evidence, not proof.
 *
 * <p>Only the latest few vectors of a target are looked at, so that a vector's cost does not grow with
 * the number of those stored.
 */
final class Subsumption {
  private static final int KEPT = 4;

  private final Vectors vectors;
  private final Markings markings;
  private final Trace longer;
  private final Trace suffix;
  private final int[] scratch;
  private final int[] occurrences;
  private final Code code = new Code();
  private final IntObjectHashMap<int[]> latest = new IntObjectHashMap<>();
  private long[] removed = new long[1];

  Subsumption(Vectors vectors, Markings markings, Trace longer, Trace suffix) {
    this.vectors = vectors;
    this.markings = markings;
    this.longer = longer;
    this.suffix = suffix;
    this.scratch = new int[longer.actions.places()];
    this.occurrences = new int[longer.actions.transitions()];
  }

  /** Notes a stored vector and says whether an earlier one subsumes it. */
  boolean covers(int target, int vector, Trace trace, Code traceCode) {
    int[] known = latest.get(target);
    if (known == null) {
      latest.put(target, new int[] {vector});
      return false;
    }
    for (int other : known) {
      if (isSuffix(trace, traceCode, other)) {
        return true;
      }
    }
    int kept = Math.min(KEPT - 1, known.length);
    int[] updated = Arrays.copyOfRange(known, known.length - kept, known.length + 1);
    updated[kept] = vector;
    latest.put(target, updated);
    return false;
  }

  /** The later occurrences of its transitions must be the suffix, if any events are. */
  private boolean isSuffix(Trace trace, Code traceCode, int other) {
    if (vectors.length(other) <= trace.size) {
      return false;
    }
    vectors.read(other, markings, scratch, longer);
    for (int e = 0; e < trace.size; e++) {
      occurrences[trace.transition[e]]++;
    }
    int words = longer.stride;
    if (removed.length < words) {
      removed = new long[2 * words];
    }
    Rows.clear(removed, 0, words);
    int matched = 0;
    for (int e = longer.size - 1; e >= 0; e--) {
      if (occurrences[longer.transition[e]] > 0) {
        occurrences[longer.transition[e]]--;
        matched++;
      } else {
        Rows.set(removed, 0, e);
      }
    }
    for (int e = 0; e < trace.size; e++) {
      occurrences[trace.transition[e]] = 0;
    }
    return matched == trace.size && leftClosed(words) && same(traceCode);
  }

  private boolean leftClosed(int words) {
    for (int e = Rows.next(removed, 0, words, 0); e >= 0; e = Rows.next(removed, 0, words, e + 1)) {
      if (!Rows.within(longer.causes, e * words, removed, 0, words)) {
        return false;
      }
    }
    return true;
  }

  private boolean same(Code traceCode) {
    int kept = suffix.beginDerive(longer, removed, 0);
    int start = markings.find(suffix.start);
    if (start < 0) {
      return false;
    }
    code.clear();
    code.put(start);
    code.put(kept);
    suffix.finishDerive(longer, kept, code);
    return Arrays.equals(code.bytes, 0, code.size, traceCode.bytes, 0, traceCode.size);
  }
}
