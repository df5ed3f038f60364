package drop.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.PrintStream;

/** One JSON object on standard output, which begins with who wrote it. */
final class Json {
  /** Writes the fields of an object. */
  @FunctionalInterface
  interface Fields {
    void writeTo(JsonGenerator json) throws IOException;
  }

  private static final int SCHEMA = 1;

  private Json() {}

  static void write(PrintStream out, Fields fields) throws IOException {
    JsonGenerator json = new JsonFactory().createGenerator(out);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    json.setPrettyPrinter(new DefaultPrettyPrinter());
    json.writeStartObject();
    json.writeNumberField("schema", SCHEMA);
    json.writeStringField("tool", "drop");
    json.writeStringField("version", Version.current());
    fields.writeTo(json);
    json.writeEndObject();
    json.close();
    out.println();
  }
}
