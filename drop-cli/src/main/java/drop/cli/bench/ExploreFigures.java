package drop.cli.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** The figures of the JSON that {@code drop explore} prints, as far as a benchmark wants them. */
record ExploreFigures(
    long states,
    long transitions,
    long statesPerSecond,
    long peakMemoryBytes,
    long storedStateBytes,
    double seconds,
    Map<String, Long> others) {

  static ExploreFigures parse(String json) throws IOException {
    Map<String, Long> numbers = new HashMap<>();
    double seconds = 0;
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String field = parser.currentName();
        JsonToken value = parser.nextToken();
        if (value == JsonToken.VALUE_NUMBER_INT) {
          numbers.put(field, parser.getLongValue());
        } else if (field.equals("seconds")) {
          seconds = parser.getDoubleValue();
        }
        parser.skipChildren();
      }
    }
    return new ExploreFigures(
        number(numbers, "states"),
        number(numbers, "transitions"),
        number(numbers, "statesPerSecond"),
        number(numbers, "peakMemoryBytes"),
        number(numbers, "storedStateBytes"),
        seconds,
        numbers);
  }

  /** A figure that not every reduction has. */
  long orZero(String field) {
    return others.getOrDefault(field, 0L);
  }

  private static long number(Map<String, Long> numbers, String field) throws IOException {
    Long number = numbers.get(field);
    if (number == null) {
      throw new IOException("the JSON of drop explore has no number \"" + field + "\"");
    }
    return number;
  }
}
