package drop.notation;

import static org.assertj.core.api.Assertions.assertThat;

import drop.net.PetriNet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what the writers write, by the tools' own grammars and with their meaning of arcs, as far
 * as the writers go. It stands in for tools that are not at hand.
 */
final class ReadBack {
  private final Deque<String> tokens = new ArrayDeque<>();
  private final PetriNet.Builder net = PetriNet.builder("read back");
  private final Map<String, Integer> places = new HashMap<>();

  private ReadBack(String text, String token) {
    Matcher matcher = Pattern.compile(token).matcher(text);
    int end = 0;
    while (matcher.find()) {
      assertThat(text.substring(end, matcher.start())).isBlank();
      tokens.add(matcher.group());
      end = matcher.end();
    }
    assertThat(text.substring(end)).isBlank();
  }

  /** LoLA 2: {@code PLACE}, {@code MARKING}, then {@code TRANSITION CONSUME PRODUCE}. */
  static PetriNet lola(String text) {
    ReadBack in = new ReadBack(text.replaceAll("(?s)/\\*.*?\\*/", ""), "[^,;:()\\s{}]+|[,;:]");
    in.expect("PLACE");
    Map<String, Integer> marking = new HashMap<>();
    List<String> order = new ArrayList<>();
    String separator;
    do {
      if (in.accept("SAFE")) {
        in.number();
        in.expect(":");
      }
      do {
        order.add(in.tokens.remove());
        separator = in.tokens.remove();
      } while (separator.equals(","));
      assertThat(separator).isEqualTo(";");
    } while (!in.tokens.peek().equals("MARKING"));
    in.expect("MARKING");
    while (!in.accept(";")) {
      String place = in.tokens.remove();
      in.expect(":");
      marking.put(place, in.number());
      in.accept(",");
    }
    order.forEach(place -> in.place(place, marking.getOrDefault(place, 0)));
    assertThat(order).containsAll(marking.keySet());
    while (!in.tokens.isEmpty()) {
      in.expect("TRANSITION");
      int transition = in.net.transition(in.tokens.remove());
      in.expect("CONSUME");
      while (!in.accept(";")) {
        int place = in.placeBefore(":");
        in.net.input(place, transition, in.number());
        in.accept(",");
      }
      in.expect("PRODUCE");
      while (!in.accept(";")) {
        int place = in.placeBefore(":");
        in.net.output(transition, place, in.number());
        in.accept(",");
      }
    }
    return in.net.build();
  }

  /** Tina: {@code net}, {@code pl} and {@code tr} declarations. */
  static PetriNet tina(String text) {
    ReadBack in =
        new ReadBack(text.replaceAll("#.*\n", ""), "[A-Za-z_][\\w']*|->|\\?-|[?*()]|\\d+");
    in.expect("net");
    in.tokens.remove();
    while (in.accept("pl")) {
      String place = in.tokens.remove();
      in.expect("(");
      in.place(place, in.number());
      in.expect(")");
    }
    while (in.accept("tr")) {
      int transition = in.net.transition(in.tokens.remove());
      while (!in.accept("->")) {
        int place = in.places.get(in.tokens.remove());
        if (in.accept("?-")) {
          in.net.inhibitor(place, transition, in.number());
        } else if (in.accept("?")) {
          in.net.read(place, transition, in.number());
        } else {
          in.net.input(place, transition, in.accept("*") ? in.number() : 1);
        }
      }
      while (!in.tokens.isEmpty() && !in.tokens.peek().equals("tr")) {
        int place = in.places.get(in.tokens.remove());
        in.net.output(transition, place, in.accept("*") ? in.number() : 1);
      }
    }
    assertThat(in.tokens).isEmpty();
    return in.net.build();
  }

  /** Helena: {@code place} and {@code transition} blocks between braces. */
  static PetriNet helena(String text) {
    ReadBack in = new ReadBack(text.replaceAll("//.*\n", ""), "[A-Za-z]\\w*|\\d+|[{}:;*]");
    in.tokens.remove();
    in.expect("{");
    while (in.accept("place")) {
      String place = in.tokens.remove();
      in.expect("{", "dom", ":", "epsilon", ";");
      int initial = 0;
      if (in.accept("init")) {
        in.expect(":");
        initial = in.epsilons();
      }
      in.expect("capacity", ":");
      assertThat(in.number()).isPositive().isGreaterThanOrEqualTo(initial);
      in.expect(";", "}");
      in.place(place, initial);
    }
    while (in.accept("transition")) {
      int transition = in.net.transition(in.tokens.remove());
      in.expect("{", "in", "{");
      while (!in.accept("}")) {
        in.net.input(in.placeBefore(":"), transition, in.epsilons());
      }
      in.expect("out", "{");
      while (!in.accept("}")) {
        in.net.output(transition, in.placeBefore(":"), in.epsilons());
      }
      if (in.accept("inhibit")) {
        in.expect("{");
        in.net.inhibitor(in.placeBefore(":"), transition, in.epsilons());
        // Helena would want a second inhibitor arc to hold as well, so there must not be one.
        in.expect("}");
      }
      in.expect("}");
    }
    in.expect("}");
    assertThat(in.tokens).isEmpty();
    return in.net.build();
  }

  private int epsilons() {
    int count = 1;
    if (!tokens.peek().equals("epsilon")) {
      count = number();
      expect("*");
    }
    expect("epsilon", ";");
    return count;
  }

  private void place(String name, int tokensInIt) {
    assertThat(places.put(name, net.place(name, tokensInIt))).as("place %s", name).isNull();
  }

  private int placeBefore(String separator) {
    Integer place = places.get(tokens.remove());
    expect(separator);
    return place;
  }

  private int number() {
    return Integer.parseInt(tokens.remove());
  }

  private void expect(String... expected) {
    for (String token : expected) {
      assertThat(tokens.poll()).isEqualTo(token);
    }
  }

  private boolean accept(String token) {
    boolean there = token.equals(tokens.peek());
    if (there) {
      tokens.remove();
    }
    return there;
  }
}
