package drop.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import drop.lts.Lts;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.IntFunction;

/**
 * The LTS as one JSON object: places and transitions with ids and names, then the states in the order of
 * their numbers. A state has its marking as a map from place ids to token counts, and its edges as
 * pairs of a transition's index and the target's number; a state without edges is a deadlock.
 */
public final class LtsJsonWriter implements LtsWriter {
  @Override
  public String extension() {
    return "json";
  }

  @Override
  public String description() {
    return "JSON, states with their markings and edges";
  }

  @Override
  public void write(Lts lts, OutputStream out) throws IOException {
    PetriNet net = lts.net();
    JsonGenerator json = new JsonFactory().createGenerator(out);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    json.writeStartObject();
    json.writeNumberField("schema", 1);
    json.writeStringField("net", net.name());
    json.writeNumberField("states", lts.states());
    json.writeNumberField("transitions", lts.transitions());
    writeNodes(json, "placeList", net.placeCount(), net::placeId, net::placeName);
    writeNodes(
        json, "transitionList", net.transitionCount(), net::transitionId, net::transitionName);
    json.writeArrayFieldStart("stateList");
    int[] marking = new int[net.placeCount()];
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) throws IOException {
            if (number > 0) {
              endState(json);
            }
            lts.marking(number, marking);
            beginState(json, net, marking);
          }

          @Override
          public void edge(int from, int transition, int to) throws IOException {
            json.writeStartArray();
            json.writeNumber(transition);
            json.writeNumber(to);
            json.writeEndArray();
          }
        });
    endState(json);
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }

  private static void writeNodes(
      JsonGenerator json, String field, int count, IntFunction<String> id, IntFunction<String> name)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (int i = 0; i < count; i++) {
      json.writeStartObject();
      json.writeStringField("id", id.apply(i));
      json.writeStringField("name", name.apply(i));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void beginState(JsonGenerator json, PetriNet net, int[] marking)
      throws IOException {
    json.writeRaw('\n');
    json.writeStartObject();
    json.writeObjectFieldStart("marking");
    for (int p = 0; p < marking.length; p++) {
      if (marking[p] > 0) {
        json.writeNumberField(net.placeId(p), marking[p]);
      }
    }
    json.writeEndObject();
    json.writeArrayFieldStart("edges");
  }

  private static void endState(JsonGenerator json) throws IOException {
    json.writeEndArray();
    json.writeEndObject();
  }
}
