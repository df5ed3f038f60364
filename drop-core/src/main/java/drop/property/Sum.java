package drop.property;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/**
 * A linear sum of token counts: a constant and places, each times a factor that is not 0.
 *
 * <p>The factors are so small that the value in any marking fits a {@code long}; a sum beyond that
 * cannot be made.
 */
public final class Sum {
  /** Of all factors together, their signs aside: 2^30 times 2^31 tokens leave room for adding up. */
  private static final long LARGEST_FACTORS = 1L << 30;

  private static final long LARGEST_CONSTANT = 1L << 60;

  private final long constant;
  private final int[] places;
  private final long[] factors;

  private Sum(long constant, TreeMap<Integer, Long> byPlace) {
    byPlace.values().removeIf(factor -> factor == 0);
    this.constant = constant;
    this.places = byPlace.keySet().stream().mapToInt(place -> place).toArray();
    this.factors = byPlace.values().stream().mapToLong(factor -> factor).toArray();
    long together = 0;
    for (long factor : factors) {
      together = Math.addExact(together, Math.absExact(factor));
    }
    if (together > LARGEST_FACTORS || Math.absExact(constant) > LARGEST_CONSTANT) {
      throw new ArithmeticException("sum of too large numbers");
    }
  }

  /**
   * @throws ArithmeticException where it is too large
   */
  public static Sum constant(long value) {
    return new Sum(value, new TreeMap<>());
  }

  /** The tokens of some places together; a place that is there twice counts twice. */
  public static Sum tokens(int... places) {
    TreeMap<Integer, Long> byPlace = new TreeMap<>();
    for (int place : places) {
      byPlace.merge(place, 1L, Long::sum);
    }
    return new Sum(0, byPlace);
  }

  /**
   * The sum of sums, each times its factor.
   *
   * @throws ArithmeticException where it is too large
   */
  public static Sum of(List<Sum> sums, List<Long> times) {
    long constant = 0;
    TreeMap<Integer, Long> byPlace = new TreeMap<>();
    for (int i = 0; i < sums.size(); i++) {
      Sum sum = sums.get(i);
      long factor = times.get(i);
      constant = Math.addExact(constant, Math.multiplyExact(factor, sum.constant));
      for (int k = 0; k < sum.places.length; k++) {
        byPlace.merge(
            sum.places[k], Math.multiplyExact(factor, sum.factors[k]), Math::addExact);
      }
    }
    return new Sum(constant, byPlace);
  }

  /** Adds the places whose tokens count. */
  void addPlaces(BitSet into) {
    for (int place : places) {
      into.set(place);
    }
  }

  /** The difference, whose sign compares the two. */
  Sum minus(Sum other) {
    return of(List.of(this, other), List.of(1L, -1L));
  }

  boolean isConstant() {
    return places.length == 0;
  }

  long constant() {
    return constant;
  }

  /** Its value in a marking. */
  public long in(int[] marking) {
    long value = constant;
    for (int i = 0; i < places.length; i++) {
      value += factors[i] * marking[places[i]];
    }
    return value;
  }

  /** A number that no value in these markings is below; {@code Long.MIN_VALUE} where there is none. */
  long least(Hull hull) {
    long value = constant;
    for (int i = 0; i < places.length; i++) {
      if (factors[i] > 0) {
        value += factors[i] * hull.least(places[i]);
      } else {
        long most = hull.most(places[i]);
        if (most == Hull.UNLIMITED) {
          return Long.MIN_VALUE;
        }
        value += factors[i] * most;
      }
    }
    return value;
  }

  /** A number that no value in these markings is above; {@link Hull#UNLIMITED} where there is none. */
  long most(Hull hull) {
    long value = constant;
    for (int i = 0; i < places.length; i++) {
      if (factors[i] < 0) {
        value += factors[i] * hull.least(places[i]);
      } else {
        long most = hull.most(places[i]);
        if (most == Hull.UNLIMITED) {
          return Hull.UNLIMITED;
        }
        value += factors[i] * most;
      }
    }
    return value;
  }
}
