package drop.pnml;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.pnml.TokenLimit.TokenTooLongException;
import java.io.EOFException;
import java.io.IOException;
import java.io.UnsupportedEncodingException;
import java.nio.charset.CharacterCodingException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import javax.xml.stream.XMLStreamException;

/** Turns what the XML parser reports into a model exception, or into the I/O error behind it. */
final class XmlFault {
  private static final Pattern PREAMBLE =
      Pattern.compile("^ParseError at \\[row,col]:\\[\\d+,\\d+]\\s*Message:\\s*", Pattern.DOTALL);

  private XmlFault() {}

  static ModelException explain(XMLStreamException fault, String source) throws IOException {
    Location location = Location.NONE;
    if (fault.getLocation() != null && fault.getLocation().getLineNumber() > 0) {
      location =
          new Location(
              fault.getLocation().getLineNumber(),
              Math.max(1, fault.getLocation().getColumnNumber()));
    }
    if (fault.getNestedException() instanceof IOException cause) {
      return explain(cause, source, location);
    }
    return new ModelException(
        source, location, "not well-formed XML: " + clean(fault.getMessage()));
  }

  static ModelException explain(IOException cause, String source, Location location)
      throws IOException {
    if (cause instanceof TokenTooLongException) {
      return new ModelException(source, location, cause.getMessage());
    }
    if (cause instanceof ZipException || cause instanceof EOFException) {
      return new ModelException(
          source, location, "the gzip data is damaged or cut short: " + clean(cause.getMessage()));
    }
    if (cause instanceof UnsupportedEncodingException) {
      return new ModelException(source, location, "the encoding " + cause.getMessage());
    }
    if (cause instanceof CharacterCodingException) {
      return new ModelException(
          source, location, "there are bytes that do not fit the document's encoding");
    }
    throw cause;
  }

  private static String clean(String message) {
    if (message == null) {
      return "the parser gives no reason";
    }
    Matcher preamble = PREAMBLE.matcher(message);
    return Quote.message(preamble.find() ? message.substring(preamble.end()) : message);
  }
}
