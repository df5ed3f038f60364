package drop.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.PetriNet;
import drop.property.NodeNames;
import drop.property.QuotedName;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Reads what {@link TraceText} and {@link TraceJson} write, or the JSON of a check: lines that start
 * with a transition, or an array {@code witness}. Whether the trace runs is for others to see.
 */
public final class TraceReader {
  private static final int LARGEST = 64 << 20;
  private static final int LONGEST_SHOWN = 60;

  private final NodeNames transitions;
  private final String source;
  private final IntArrayList steps = new IntArrayList();

  private TraceReader(PetriNet net, String source) {
    this.transitions = NodeNames.transitions(net);
    this.source = source;
  }

  /** The transitions of a trace; the stream stays open, it is the caller's. */
  public static int[] read(InputStream in, String source, PetriNet net)
      throws ModelException, IOException {
    byte[] content = in.readNBytes(LARGEST + 1);
    if (content.length > LARGEST) {
      throw new ModelException(source, "a trace of more than 64 MB is refused");
    }
    TraceReader reader = new TraceReader(net, source);
    String text = new String(content, StandardCharsets.UTF_8);
    if (text.isBlank()) {
      throw new ModelException(source, "there is no trace in it, not even an empty one");
    }
    if (text.stripLeading().startsWith("{")) {
      reader.readJson(text);
    } else {
      reader.readLines(text);
    }
    return reader.steps.toArray();
  }

  private void readLines(String text) throws ModelException {
    int number = 0;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      number++;
      int start = 0;
      while (start < line.length() && Character.isWhitespace(line.charAt(start))) {
        start++;
      }
      if (start < line.length() && line.charAt(start) != '#') {
        readLine(line, start, new Location(number, start + 1));
      }
    }
  }

  private void readLine(String line, int start, Location location) throws ModelException {
    StringBuilder name = new StringBuilder();
    int end = start;
    if (line.charAt(start) == '"') {
      end = QuotedName.read(line, start, name);
      if (end < 0) {
        throw refusal(location, "this name has no end; a \" closes it");
      }
    } else {
      while (end < line.length()
          && !Character.isWhitespace(line.charAt(end))
          && line.charAt(end) != '#') {
        name.append(line.charAt(end++));
      }
    }
    String rest = line.substring(end).strip();
    if (!rest.isEmpty() && !rest.startsWith("#")) {
      throw refusal(
          new Location(location.line(), end + 1),
          "a line has one transition; a name with blanks is put in double quotes");
    }
    add(name.toString(), location);
  }

  private void readJson(String text) throws ModelException, IOException {
    try (JsonParser json = new JsonFactory().createParser(text)) {
      json.nextToken();
      if (!findWitness(json)) {
        throw refusal(Location.NONE, "the object has no array \"witness\"");
      }
      while (json.nextToken() == JsonToken.START_OBJECT) {
        readStep(json);
      }
      if (json.currentToken() != JsonToken.END_ARRAY) {
        throw refusal(at(json), "a step is an object with the field \"transition\"");
      }
    } catch (JsonProcessingException e) {
      JsonLocation where = e.getLocation();
      throw refusal(
          where == null ? Location.NONE : new Location(where.getLineNr(), where.getColumnNr()),
          "this JSON cannot be read: " + shown(e.getOriginalMessage()));
    }
  }

  private static boolean findWitness(JsonParser json) throws IOException {
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      boolean witness = json.currentName().equals(TraceJson.WITNESS);
      if (json.nextToken() == JsonToken.START_ARRAY && witness) {
        return true;
      }
      json.skipChildren();
    }
    return false;
  }

  private void readStep(JsonParser json) throws ModelException, IOException {
    String name = null;
    Location start = at(json);
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      boolean wanted = json.currentName().equals(TraceJson.TRANSITION);
      if (json.nextToken() == JsonToken.VALUE_STRING && wanted) {
        name = json.getText();
      }
      json.skipChildren();
    }
    if (name == null) {
      throw refusal(start, "a step is an object with the field \"transition\"");
    }
    add(name, start);
  }

  private static Location at(JsonParser json) {
    return new Location(
        json.currentTokenLocation().getLineNr(), json.currentTokenLocation().getColumnNr());
  }

  private void add(String name, Location location) throws ModelException {
    try {
      steps.add(transitions.number(name));
    } catch (IllegalArgumentException e) {
      throw refusal(location, name.length() > LONGEST_SHOWN ? shown(e.getMessage()) : e.getMessage());
    }
  }

  private static String shown(String text) {
    return text.length() > 2 * LONGEST_SHOWN ? text.substring(0, 2 * LONGEST_SHOWN) + "..." : text;
  }

  private ModelException refusal(Location where, String reason) {
    return new ModelException(source, where, reason);
  }
}
