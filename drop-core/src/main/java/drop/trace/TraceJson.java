package drop.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.OutputStream;

/** A trace as an array {@code witness} of steps: the transition's id, its name, what it changes. */
public final class TraceJson implements TraceWriter {
  static final String WITNESS = "witness";
  static final String TRANSITION = "transition";

  @Override
  public String extension() {
    return "json";
  }

  @Override
  public void write(Trace trace, OutputStream out) throws IOException {
    JsonGenerator json = new JsonFactory().createGenerator(out);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    json.setPrettyPrinter(new DefaultPrettyPrinter());
    json.writeStartObject();
    json.writeNumberField("schema", 1);
    json.writeStringField("net", trace.net().name());
    writeField(trace, json);
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }

  /** The field alone, in an object that somebody else has begun. */
  public static void writeField(Trace trace, JsonGenerator json) throws IOException {
    PetriNet net = trace.net();
    json.writeArrayFieldStart(WITNESS);
    trace.walk(
        (step, t, before, after) -> {
          json.writeStartObject();
          json.writeStringField(TRANSITION, net.transitionId(t));
          if (!net.transitionName(t).equals(net.transitionId(t))) {
            json.writeStringField("name", net.transitionName(t));
          }
          json.writeObjectFieldStart("change");
          for (int p = 0; p < before.length; p++) {
            if (before[p] != after[p]) {
              json.writeNumberField(net.placeId(p), (long) after[p] - before[p]);
            }
          }
          json.writeEndObject();
          json.writeEndObject();
        });
    json.writeEndArray();
  }
}
