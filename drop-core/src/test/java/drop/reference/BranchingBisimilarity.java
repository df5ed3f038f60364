package drop.reference;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Divergence-sensitive branching bisimilarity of graphs whose states have labels (divergence-sensitive
 * stutter bisimilarity), by refining a partition with signatures (Blom and Orzan, 2003): a state's
 * signature is which other blocks it can step into from a path within its own block, and whether such a
 * path can go on for ever. A deadlock can do neither, and nothing else can do neither but what silently
 * and surely ends in one. The equivalence is that of CTL* without next, deadlocks told apart from
 * divergence.
 */
public final class BranchingBisimilarity {
  private static final int DIVERGES = -1;

  private record Signature(int block, Set<Integer> steps) {}

  private final VisibleGraph graph;
  private int[] block;
  private int blocks;

  private BranchingBisimilarity(VisibleGraph graph) {
    this.graph = graph;
    this.block = new int[graph.states()];
    Map<Long, Integer> byLabel = new HashMap<>();
    for (int s = 0; s < block.length; s++) {
      block[s] = byLabel.computeIfAbsent(graph.label(s), label -> byLabel.size());
    }
    blocks = byLabel.size();
  }

  /** Whether the initial states are bisimilar. */
  public static boolean bisimilar(VisibleGraph one, VisibleGraph other) {
    BranchingBisimilarity both = new BranchingBisimilarity(one.beside(other));
    both.refine();
    return both.block[0] == both.block[one.states()];
  }

  private void refine() {
    int before;
    do {
      before = blocks;
      Map<Signature, Integer> bySignature = new HashMap<>();
      int[] next = new int[block.length];
      for (int s = 0; s < block.length; s++) {
        next[s] = bySignature.computeIfAbsent(signature(s), key -> bySignature.size());
      }
      block = next;
      blocks = bySignature.size();
    } while (blocks > before);
  }

  /** Two states of different blocks never have the same one, so that blocks only ever split. */
  private Signature signature(int state) {
    Set<Integer> signature = new TreeSet<>();
    for (int inert : inertClosure(state)) {
      for (int next : graph.successors(inert)) {
        if (block[next] != block[state]) {
          signature.add(block[next]);
        }
      }
      if (onInertCycle(inert)) {
        signature.add(DIVERGES);
      }
    }
    return new Signature(block[state], signature);
  }

  private boolean onInertCycle(int state) {
    return Arrays.stream(graph.successors(state))
        .filter(next -> block[next] == block[state])
        .anyMatch(next -> Arrays.stream(inertClosure(next)).anyMatch(s -> s == state));
  }

  /** The states on paths from this one that stay in its block. */
  private int[] inertClosure(int state) {
    boolean[] seen = new boolean[block.length];
    IntArrayList found = IntArrayList.newListWith(state);
    seen[state] = true;
    for (int i = 0; i < found.size(); i++) {
      for (int next : graph.successors(found.get(i))) {
        if (block[next] == block[state] && !seen[next]) {
          seen[next] = true;
          found.add(next);
        }
      }
    }
    return found.toArray();
  }
}
