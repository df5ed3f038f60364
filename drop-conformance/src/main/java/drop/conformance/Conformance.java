package drop.conformance;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.zip.ZipException;

/**
 * The conformance check of one PNML file, plain or compressed with gzip: gives what is wrong with
 * it, a line each, and nothing where it conforms.
 *
 * <p>PNML Framework overlooks much (elements that the standard does not have, arcs across pages),
 * so the document's structure is checked first, as a stream; what then looks like a document is
 * imported by PNML Framework, whose objections are added.
 */
public final class Conformance implements Function<Path, List<String>> {

  /**
   * @throws UncheckedIOException where the file cannot be read
   */
  @Override
  public List<String> apply(Path file) {
    Findings findings = new Findings(file.toString());
    try (PlainDocument document = PlainDocument.of(file)) {
      if (document.tooLarge()) {
        findings.add("the unpacked document is too large for PNML Framework");
      } else if (new StructureCheck(findings).accepts(document.path())) {
        PnmlFramework.check(document.path(), findings);
      }
    } catch (ZipException | EOFException e) {
      findings.add("the gzip data is damaged or cut short: " + e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return findings.lines();
  }
}
