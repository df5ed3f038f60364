package drop.pnml;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds out the encoding of an XML document from its byte order mark, from how its first tag looks,
 * or from its XML declaration. The JDK's parser could do so, but prints to the standard error where
 * a byte does not fit.
 */
final class XmlEncoding {
  /** Longer than any declaration that names an encoding. */
  private static final int HEAD = 512;

  private static final Pattern DECLARED =
      Pattern.compile("^<\\?xml[^>]*?\\sencoding\\s*=\\s*[\"']([^\"']*)[\"']");

  private XmlEncoding() {}

  /** The characters of the document; a byte that does not fit the encoding makes reading fail. */
  static Reader decode(InputStream in) throws IOException {
    BufferedInputStream bytes = new BufferedInputStream(in, HEAD);
    bytes.mark(HEAD);
    String head = new String(bytes.readNBytes(HEAD), StandardCharsets.ISO_8859_1);
    bytes.reset();
    Charset charset = StandardCharsets.UTF_8;
    int mark = 0;
    if (head.startsWith("\u00EF\u00BB\u00BF")) {
      mark = 3;
    } else if (head.startsWith("\u00FE\u00FF") || head.startsWith("\u00FF\u00FE")) {
      // This charset reads the mark itself.
      charset = StandardCharsets.UTF_16;
    } else if (head.startsWith("\0<")) {
      charset = StandardCharsets.UTF_16BE;
    } else if (head.startsWith("<\0")) {
      charset = StandardCharsets.UTF_16LE;
    } else {
      Matcher declared = DECLARED.matcher(head);
      charset = declared.find() ? named(declared.group(1)) : charset;
    }
    bytes.skipNBytes(mark);
    return new InputStreamReader(
        bytes,
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT));
  }

  private static Charset named(String name) throws UnsupportedEncodingException {
    try {
      return Charset.forName(name);
    } catch (IllegalArgumentException e) {
      throw new UnsupportedEncodingException("\"" + Quote.of(name) + "\" is not known");
    }
  }
}
