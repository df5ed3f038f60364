package drop.entity;

import java.util.Arrays;

/**
 * A finite set of entities, which are numbers from 0: a state of an entity-based system, or what an
 * action reads, forbids, deletes or creates. It never changes.
 *
 * <p>The numbers are kept sorted rather than as bits: an action knows a handful of entities, however
 * many the system has.
 */
public final class EntitySet {
  public static final EntitySet EMPTY = new EntitySet(new int[0]);

  private final int[] entities;

  private EntitySet(int[] ascending) {
    this.entities = ascending;
  }

  /** The set of these numbers, in any order; a number that is given twice is in it once. */
  public static EntitySet of(int... numbers) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    if (sorted.length > 0 && sorted[0] < 0) {
      throw new IllegalArgumentException(sorted[0] + " is no entity: their numbers start at 0");
    }
    int kept = 0;
    for (int number : sorted) {
      if (kept == 0 || sorted[kept - 1] != number) {
        sorted[kept++] = number;
      }
    }
    return new EntitySet(Arrays.copyOf(sorted, kept));
  }

  public int size() {
    return entities.length;
  }

  public boolean isEmpty() {
    return entities.length == 0;
  }

  /** The entity at an index of the ascending order. */
  public int get(int index) {
    return entities[index];
  }

  public int[] toArray() {
    return entities.clone();
  }

  public boolean contains(int entity) {
    return Arrays.binarySearch(entities, entity) >= 0;
  }

  public boolean containsAll(EntitySet others) {
    for (int entity : others.entities) {
      if (!contains(entity)) {
        return false;
      }
    }
    return true;
  }

  public boolean intersects(EntitySet other) {
    EntitySet larger = size() < other.size() ? other : this;
    EntitySet smaller = larger == this ? other : this;
    for (int entity : smaller.entities) {
      if (larger.contains(entity)) {
        return true;
      }
    }
    return false;
  }

  public EntitySet plus(EntitySet others) {
    int[] all = Arrays.copyOf(entities, size() + others.size());
    System.arraycopy(others.entities, 0, all, size(), others.size());
    return of(all);
  }

  public EntitySet minus(EntitySet others) {
    int[] left = new int[size()];
    int kept = 0;
    for (int entity : entities) {
      if (!others.contains(entity)) {
        left[kept++] = entity;
      }
    }
    return new EntitySet(Arrays.copyOf(left, kept));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EntitySet that && Arrays.equals(entities, that.entities);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(entities);
  }

  @Override
  public String toString() {
    return Arrays.toString(entities);
  }
}
