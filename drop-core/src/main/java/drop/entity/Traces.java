package drop.entity;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;
import java.util.Optional;

/**
 * What can be said and done with traces, which are sequences of actions: Definitions 12 to 17 of the
 * DRoP thesis.
 *
 * <p>Neighbours a·b may be exchanged where a does not influence b. So the sequences that a trace w
 * can be rearranged into are those that keep the order of every i &lt; j with w_i ⇝ w_j, and a weak
 * prefix is a set of positions that has i wherever it has such a j. Equal actions never pass each
 * other, since ⇝ is reflexive, so a position is known by its action and how often that came before.
 * All methods take at most quadratic time, and none looks at permutations.
 *
 * <p>Exchanges start from w here, and ⇝ is not symmetric. Where w can be executed from some state
 * that makes no difference: there each exchange can be taken back, and ≃ is an equivalence. Of a
 * sequence that no state enables nothing is claimed but the above.
 */
public final class Traces {
  private Traces() {}

  /** s ⊢ w, Definition 14: the actions can be executed one after the other. */
  public static boolean enabled(EntitySet state, List<EntityAction> w) {
    EntitySet reached = state;
    for (EntityAction action : w) {
      if (!action.enabledIn(reached)) {
        return false;
      }
      reached = action.after(reached);
    }
    return true;
  }

  /**
   * s ↑ w, Definition 15: the state after the trace.
   *
   * @throws IllegalArgumentException where the trace is not enabled
   */
  public static EntitySet after(EntitySet state, List<EntityAction> w) {
    EntitySet reached = state;
    for (EntityAction action : w) {
      reached = action.after(reached);
    }
    return reached;
  }

  /** v ≃ w, Definition 12: the same up to the order of actions that do not influence each other. */
  public static boolean equivalent(List<EntityAction> v, List<EntityAction> w) {
    return v.size() == w.size() && isWeakPrefix(v, w);
  }

  /** v ≲ w, Definition 13: w can be rearranged so that it starts with v. */
  public static boolean isWeakPrefix(List<EntityAction> v, List<EntityAction> w) {
    return rest(w, v).isPresent();
  }

  /**
   * w − v, Definition 16: what is left of w without its weak prefix v, in the order of w.
   *
   * @throws IllegalArgumentException where v is no weak prefix of w
   */
  public static List<EntityAction> difference(List<EntityAction> w, List<EntityAction> v) {
    return rest(w, v)
        .orElseThrow(
            () -> new IllegalArgumentException(names(v) + " is no weak prefix of " + names(w)));
  }

  /**
   * ↓_a w, Definition 17: the smallest weak prefix of w with all that influences a, directly or
   * through others, in the order of w.
   */
  public static List<EntityAction> primeCause(EntityAction a, List<EntityAction> w) {
    Deque<EntityAction> cause = new ArrayDeque<>();
    for (ListIterator<EntityAction> i = w.listIterator(w.size()); i.hasPrevious(); ) {
      EntityAction action = i.previous();
      if (action.influences(a) || cause.stream().anyMatch(action::influences)) {
        cause.addFirst(action);
      }
    }
    return List.copyOf(cause);
  }

  /** Takes the actions of v out of w in turn; each must be one that could come first. */
  private static Optional<List<EntityAction>> rest(List<EntityAction> w, List<EntityAction> v) {
    List<EntityAction> left = new ArrayList<>(w);
    for (EntityAction action : v) {
      int position = 0;
      while (position < left.size() && !left.get(position).influences(action)) {
        position++;
      }
      // The first that influences an action must be that action itself, in its first occurrence.
      if (position == left.size() || !left.get(position).equals(action)) {
        return Optional.empty();
      }
      left.remove(position);
    }
    return Optional.of(List.copyOf(left));
  }

  private static String names(List<EntityAction> trace) {
    return trace.stream().map(EntityAction::name).toList().toString();
  }
}
