package drop.notation;

import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * The names that the places and transitions of a net get in a tool that wants identifiers: a
 * letter, then letters, digits and underscores, no keyword of the tool.
 *
 * <p>No two get the same name. An id that is such an identifier stays; from another one the
 * readable part stays, and {@link #changes} says what it stands for.
 */
final class Identifiers {
  private final PetriNet net;
  private final Set<String> keywords;
  private final Set<String> used = new HashSet<>();
  private final String[] places;
  private final String[] transitions;

  /** Names that avoid the keywords, in lower case here, in upper and lower case. */
  Identifiers(PetriNet net, Set<String> keywords) {
    this.net = net;
    this.keywords = keywords;
    this.places = new String[net.placeCount()];
    this.transitions = new String[net.transitionCount()];
    keep(places, net::placeId);
    keep(transitions, net::transitionId);
    rename(places, net::placeId, "p");
    rename(transitions, net::transitionId, "t");
  }

  String place(int place) {
    return places[place];
  }

  String transition(int transition) {
    return transitions[transition];
  }

  /** The net's own name, which may be that of a place: tools keep these apart. */
  String net() {
    String name = readablePart(net.id(), "net");
    return keywords.contains(name.toLowerCase(Locale.ROOT)) ? "net_" + name : name;
  }

  /** A line for each place and transition that has another name than its id. */
  List<String> changes() {
    List<String> lines = new ArrayList<>();
    for (int p = 0; p < places.length; p++) {
      if (!places[p].equals(net.placeId(p))) {
        lines.add("place " + places[p] + " is " + quote(net.placeId(p)));
      }
    }
    for (int t = 0; t < transitions.length; t++) {
      if (!transitions[t].equals(net.transitionId(t))) {
        lines.add("transition " + transitions[t] + " is " + quote(net.transitionId(t)));
      }
    }
    return lines;
  }

  /** The text in quotes, without any character that could end a comment in one of the notations. */
  static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              if (c >= ' ' && c < 127 && "\"\\*/{}".indexOf(c) < 0) {
                quoted.append((char) c);
              } else {
                quoted.append("\\u%04x".formatted(c));
              }
            });
    return quoted.append('"').toString();
  }

  private void keep(String[] names, IntFunction<String> id) {
    for (int i = 0; i < names.length; i++) {
      if (id.apply(i).matches("[A-Za-z][A-Za-z0-9_]*") && claim(id.apply(i))) {
        names[i] = id.apply(i);
      }
    }
  }

  private void rename(String[] names, IntFunction<String> id, String prefix) {
    for (int i = 0; i < names.length; i++) {
      if (names[i] == null) {
        String base = readablePart(id.apply(i), prefix);
        String name = base;
        for (int n = 2; !claim(name); n++) {
          name = base + "_" + n;
        }
        names[i] = name;
      }
    }
  }

  private boolean claim(String name) {
    return !keywords.contains(name.toLowerCase(Locale.ROOT)) && used.add(name);
  }

  private static String readablePart(String id, String prefix) {
    String part = id.replaceAll("[^A-Za-z0-9_]+", "_");
    return part.matches("[A-Za-z].*") ? part : prefix + "_" + part;
  }
}
