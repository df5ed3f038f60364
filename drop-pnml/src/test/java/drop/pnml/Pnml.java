package drop.pnml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import drop.net.ModelException;
import drop.net.PetriNet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Short ways to read documents that a test spells out. */
final class Pnml {
  private Pnml() {}

  /** A document with one net and one page of this content. */
  static String page(String content) {
    return """
    <?xml version="1.0"?>
    <pnml xmlns="http://www.pnml.org/version-2009/grammar/pnml">
    <net id="n" type="http://www.pnml.org/version-2009/grammar/ptnet"><page id="g">
    %s
    </page></net></pnml>\
    """
        .formatted(content);
  }

  /** A page with the place p, the transition t, and this. */
  static String withArc(String content) {
    return page("<place id='p'/><transition id='t'/>\n" + content);
  }

  static PetriNet read(String document) throws ModelException, IOException {
    return read(document.getBytes(StandardCharsets.UTF_8), null);
  }

  static PetriNet read(byte[] document, String netId) throws ModelException, IOException {
    return new PnmlReader().read(new ByteArrayInputStream(document), "test.pnml", netId);
  }

  /** The exception that refuses the document, whose message must be one line. */
  static ModelException refusal(String document) {
    return refusal(document.getBytes(StandardCharsets.UTF_8), null);
  }

  static ModelException refusal(byte[] document, String netId) {
    ModelException refusal =
        catchThrowableOfType(ModelException.class, () -> read(document, netId));
    assertThat(refusal).as("the document must be refused").isNotNull();
    assertThat(refusal.getMessage()).startsWith("test.pnml:").doesNotContain("\n", "\r");
    return refusal;
  }
}
