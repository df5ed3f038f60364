package drop.property;

import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** Random formulas as text, each with what it means worked out apart from the formulas themselves. */
final class RandomFormulas {
  /** A formula and its meaning. */
  record Meant(String text, Predicate<int[]> meaning) {}

  private record MeantSum(String text, ToLongFunction<int[]> value) {}

  private final PetriNet net;
  private final SplittableRandom random;

  RandomFormulas(PetriNet net, long seed) {
    this.net = net;
    this.random = new SplittableRandom(seed);
  }

  Meant next() {
    return formula(random.nextInt(4));
  }

  private Meant formula(int depth) {
    if (depth == 0) {
      return atom();
    }
    return switch (random.nextInt(5)) {
      case 0 -> not(formula(depth - 1));
      case 1 -> chain(depth, "and");
      case 2 -> chain(depth, "or");
      case 3 -> {
        Meant a = formula(depth - 1);
        Meant b = formula(depth - 1);
        yield new Meant(
            "((" + a.text + ") -> (" + b.text + "))",
            m -> !a.meaning.test(m) || b.meaning.test(m));
      }
      default -> atom();
    };
  }

  private static Meant not(Meant part) {
    return new Meant("not (" + part.text + ")", m -> !part.meaning.test(m));
  }

  private Meant chain(int depth, String operator) {
    List<Meant> parts = new ArrayList<>();
    for (int i = 2 + random.nextInt(2); i > 0; i--) {
      parts.add(formula(depth - 1));
    }
    String text =
        "(" + String.join(") " + operator + " (", parts.stream().map(Meant::text).toList()) + ")";
    return new Meant(
        text,
        operator.equals("and")
            ? m -> parts.stream().allMatch(part -> part.meaning.test(m))
            : m -> parts.stream().anyMatch(part -> part.meaning.test(m)));
  }

  private Meant atom() {
    return switch (random.nextInt(12)) {
      case 0 -> new Meant("true", m -> true);
      case 1 -> new Meant("deadlock", this::dead);
      case 2, 3, 4 -> {
        int t = random.nextInt(net.transitionCount());
        int u = random.nextInt(net.transitionCount());
        yield new Meant(
            "fireable(%s, %s)".formatted(net.transitionId(t), net.transitionId(u)),
            m -> enabled(t, m) || enabled(u, m));
      }
      default -> comparison();
    };
  }

  private Meant comparison() {
    MeantSum a = sum();
    MeantSum b = sum();
    String operator = List.of("<", "<=", "=", "!=", ">=", ">").get(random.nextInt(6));
    return new Meant(
        a.text + " " + operator + " " + b.text,
        m -> {
          int sign = Long.compare(a.value.applyAsLong(m), b.value.applyAsLong(m));
          return switch (operator) {
            case "<" -> sign < 0;
            case "<=" -> sign <= 0;
            case "=" -> sign == 0;
            case "!=" -> sign != 0;
            case ">=" -> sign >= 0;
            default -> sign > 0;
          };
        });
  }

  private MeantSum sum() {
    if (random.nextInt(3) == 0) {
      int constant = random.nextInt(4);
      return new MeantSum("" + constant, m -> constant);
    }
    int p = random.nextInt(net.placeCount());
    int q = random.nextInt(net.placeCount());
    int k = random.nextInt(4);
    String a = net.placeId(p);
    String b = net.placeId(q);
    return switch (random.nextInt(5)) {
      case 0 -> new MeantSum("tokens(%s, %s)".formatted(a, b), m -> (long) m[p] + m[q]);
      case 1 -> new MeantSum("%d*%s - %s".formatted(k, a, b), m -> (long) k * m[p] - m[q]);
      case 2 -> new MeantSum("-%s + %d".formatted(a, k), m -> k - (long) m[p]);
      default -> new MeantSum(a, m -> m[p]);
    };
  }

  private boolean dead(int[] marking) {
    for (int t = 0; t < net.transitionCount(); t++) {
      if (enabled(t, marking)) {
        return false;
      }
    }
    return true;
  }

  private boolean enabled(int t, int[] marking) {
    for (int p = 0; p < marking.length; p++) {
      int needed = Math.max(net.inputs().weight(t, p), net.reads().weight(t, p));
      int forbidden = net.inhibitors().weight(t, p);
      if (marking[p] < needed || forbidden > 0 && marking[p] >= forbidden) {
        return false;
      }
    }
    return true;
  }
}
