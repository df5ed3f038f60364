package drop.cli;

import com.beust.jcommander.JCommander;
import com.beust.jcommander.ParameterDescription;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Refuses what JCommander would misread: it takes an unknown option for an argument, and a switch that
 * is given twice for one that is off.
 */
final class OptionCheck {
  private final JCommander parser;
  private final Map<String, ParameterDescription> options = new HashMap<>();

  /**
   * @param parser one that has parsed the words: it does not know its options before
   */
  OptionCheck(JCommander parser) {
    this.parser = parser;
    for (ParameterDescription option : parser.getParameters()) {
      for (String name : option.getParameter().names()) {
        options.put(name, option);
      }
    }
  }

  void check(List<String> words) throws UsageException {
    Set<ParameterDescription> switches = new HashSet<>();
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      ParameterDescription option = options.get(word);
      if (word.equals("--")) {
        return;
      } else if (option == null && word.startsWith("-") && !word.equals("-")) {
        throw new UsageException("there is no option %s; there are %s".formatted(word, names()));
      } else if (option != null && isSwitch(option)) {
        if (!switches.add(option)) {
          throw new UsageException(word + " is given twice; once is enough");
        }
      } else if (option != null && rest.hasNext()) {
        rest.next();
      }
    }
  }

  private static boolean isSwitch(ParameterDescription option) {
    return option.getParameterized().getType() == boolean.class;
  }

  private String names() {
    return parser.getParameters().stream()
        .map(ParameterDescription::getLongestName)
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
