package drop.family;

import drop.net.ModelException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Reads the values of a family's parameters from a spec such as {@code bakery:3,max=4}. */
public final class FamilySpec {
  private final String family;
  private final String spec;
  private final List<Parameter> parameters;
  private final Integer[] values;

  private FamilySpec(String family, List<Parameter> parameters, String spec) {
    this.family = family;
    this.spec = spec;
    this.parameters = parameters;
    this.values = new Integer[parameters.size()];
  }

  /** What a spec has before its colon. */
  public static String familyName(String spec) {
    int colon = spec.indexOf(':');
    return colon < 0 ? spec : spec.substring(0, colon);
  }

  /** One value for each parameter, in order and in range. */
  public static int[] values(String family, List<Parameter> parameters, String spec)
      throws ModelException {
    FamilySpec reader = new FamilySpec(family, parameters, spec);
    int colon = spec.indexOf(':');
    if (colon >= 0) {
      reader.readAll(spec.substring(colon + 1));
    }
    int[] values = new int[reader.values.length];
    Arrays.setAll(
        values,
        p ->
            reader.values[p] == null
                ? reader.parameters.get(p).defaultValue()
                : reader.values[p]);
    return values;
  }

  private void readAll(String text) throws ModelException {
    String[] items = text.split(",", -1);
    for (int i = 0; i < items.length; i++) {
      int equals = items[i].indexOf('=');
      int parameter = equals < 0 ? i : indexOf(items[i].substring(0, equals).strip());
      if (parameter >= parameters.size()) {
        throw error("too many values; it has " + listParameters());
      }
      if (values[parameter] != null) {
        throw error("parameter " + parameters.get(parameter).name() + " is given twice");
      }
      values[parameter] =
          value(parameters.get(parameter), items[i].substring(equals + 1).strip());
    }
  }

  private int indexOf(String name) throws ModelException {
    for (int p = 0; p < parameters.size(); p++) {
      if (parameters.get(p).name().equals(name)) {
        return p;
      }
    }
    throw error("there is no parameter \"%s\"; it has %s".formatted(name, listParameters()));
  }

  private int value(Parameter parameter, String text) throws ModelException {
    String range = parameter.min() + " to " + parameter.max();
    if (!text.matches("[+-]?[0-9]+")) {
      throw error(
          "parameter %s is a whole number from %s, not \"%s\""
              .formatted(parameter.name(), range, text));
    }
    try {
      int value = Integer.parseInt(text);
      if (parameter.allows(value)) {
        return value;
      }
    } catch (NumberFormatException moreDigitsThanAnIntHas) {
      // Out of range as well, which is said below.
    }
    throw error(
        "parameter %s ranges from %s, %s is out of range".formatted(parameter.name(), range, text));
  }

  private String listParameters() {
    return parameters.stream()
        .map(p -> "%s (%d to %d, %s)".formatted(p.name(), p.min(), p.max(), p.meaning()))
        .collect(Collectors.joining(", "));
  }

  private ModelException error(String reason) {
    return new ModelException(spec, "family " + family + ": " + reason);
  }
}
