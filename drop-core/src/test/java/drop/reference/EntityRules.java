package drop.reference;

import drop.entity.EntityAction;
import drop.entity.EntitySet;
import java.util.Arrays;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Definitions 19, 20, 21, 11 and 38 of the DRoP thesis, letter by letter on the sets of the JDK. */
public final class EntityRules {
  private EntityRules() {}

  public static Set<Integer> set(EntitySet entities) {
    return Arrays.stream(entities.toArray()).boxed().collect(Collectors.toCollection(TreeSet::new));
  }

  public static boolean enabled(Set<Integer> state, EntityAction a) {
    return state.containsAll(union(a.reads(), a.deletes()))
        && Collections.disjoint(union(a.forbids(), a.creates()), state);
  }

  public static Set<Integer> after(Set<Integer> state, EntityAction a) {
    Set<Integer> next = new TreeSet<>(state);
    next.removeAll(set(a.deletes()));
    next.addAll(set(a.creates()));
    return next;
  }

  public static boolean stimulates(EntityAction a, EntityAction b) {
    return meet(set(a.creates()), union(b.reads(), b.deletes()))
        || meet(set(a.deletes()), union(b.creates(), b.forbids()));
  }

  /** Definition 21, made reflexive as Definition 10 wants it. */
  public static boolean disables(EntityAction a, EntityAction b) {
    return a.name().equals(b.name())
        || meet(set(a.deletes()), union(b.reads(), b.deletes()))
        || meet(set(a.creates()), union(b.creates(), b.forbids()));
  }

  public static boolean influences(EntityAction a, EntityAction b) {
    return stimulates(a, b) || disables(b, a);
  }

  public static boolean reverses(EntityAction a, EntityAction b) {
    return meet(set(a.creates()), set(b.deletes())) || meet(set(a.deletes()), set(b.creates()));
  }

  private static Set<Integer> union(EntitySet one, EntitySet other) {
    Set<Integer> all = set(one);
    all.addAll(set(other));
    return all;
  }

  private static boolean meet(Set<Integer> one, Set<Integer> other) {
    return !Collections.disjoint(one, other);
  }
}
