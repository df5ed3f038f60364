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
    long storedStateBytes) {

  static ExploreFigures parse(String json) throws IOException {
    Map<String, Long> numbers = new HashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String field = parser.currentName();
        JsonToken value = parser.nextToken();
        if (value == JsonToken.VALUE_NUMBER_INT) {
          numbers.put(field, parser.getLongValue());
        }
        parser.skipChildren();
      }
    }
    return new ExploreFigures(
        number(numbers, "states"),
        number(numbers, "transitions"),
        number(numbers, "statesPerSecond"),
        number(numbers, "peakMemoryBytes"),
        number(numbers, "storedStateBytes"));
  }

  private static long number(Map<String, Long> numbers, String field) throws IOException {
    Long number = numbers.get(field);
    if (number == null) {
      throw new IOException("the JSON of drop explore has no number \"" + field + "\"");
    }
    return number;
  }
}
