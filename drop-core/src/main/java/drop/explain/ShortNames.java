package drop.explain;

import drop.net.PetriNet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Short names for transitions, as the thesis has glf_1 for getLeftFork_1: the initials of the words, and
 * the numbers. Traces repeat the names of transitions so often that long ones hide everything else.
 */
final class ShortNames {
  private static final int SHORT = 10;
  private static final int OF_ONE_WORD = 6;

  /** A word begins with a capital or ends before one; a number keeps the sign before it. */
  private static final Pattern PART =
      Pattern.compile("(?<number>[_.,-]?\\d+)|\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?[\\p{L}&&[^\\p{Lu}]]+");

  private final String[] names;
  private final String[] fullNames;

  ShortNames(PetriNet net) {
    int count = net.transitionCount();
    names = new String[count];
    fullNames = new String[count];
    Map<String, Integer> uses = new HashMap<>();
    Map<String, Integer> full = new HashMap<>();
    for (int t = 0; t < count; t++) {
      fullNames[t] = OneLine.of(net.transitionName(t));
      names[t] = shorten(fullNames[t]);
      full.merge(fullNames[t], 1, Integer::sum);
      uses.merge(names[t], 1, Integer::sum);
    }
    Set<String> taken = new HashSet<>(uses.keySet());
    for (int t = 0; t < count; t++) {
      if (uses.get(names[t]) > 1) {
        names[t] = distinct(names[t], taken);
      }
      if (full.get(fullNames[t]) > 1) {
        fullNames[t] += " (" + OneLine.of(net.transitionId(t)) + ")";
      }
    }
  }

  String of(int transition) {
    return names[transition];
  }

  /** What the model calls the transition, with its id where others have the same name. */
  String fullName(int transition) {
    return fullNames[transition];
  }

  static String shorten(String name) {
    if (name.length() <= SHORT && !name.isBlank()) {
      return name;
    }
    StringBuilder initials = new StringBuilder();
    String word = "";
    int words = 0;
    Matcher parts = PART.matcher(name);
    while (parts.find()) {
      if (parts.group("number") != null) {
        initials.append(parts.group());
      } else {
        word = parts.group();
        words++;
        initials.append(Character.toLowerCase(word.charAt(0)));
      }
    }
    if (words == 1) {
      int at = initials.indexOf(String.valueOf(Character.toLowerCase(word.charAt(0))));
      initials.replace(at, at + 1, word.substring(0, Math.min(OF_ONE_WORD, word.length())));
    }
    return initials.isEmpty() ? "t" : initials.toString();
  }

  private static String distinct(String name, Set<String> taken) {
    int number = 1;
    while (!taken.add(name + "#" + number)) {
      number++;
    }
    return name + "#" + number;
  }
}
