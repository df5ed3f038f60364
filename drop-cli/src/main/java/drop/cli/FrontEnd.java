package drop.cli;

import drop.net.ModelException;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.InputStream;

/** Reads models of one format; each format is one class and one registry line. */
interface FrontEnd {
  /** The name of the format, which is the file extension that chooses it, without the dot. */
  String format();

  /** Whether a model that starts so is in this format, where no file extension tells. */
  boolean recognises(String start);

  /**
   * Reads a model and leaves the stream open: it is the caller's.
   *
   * @param netId the id of the model that is meant; null where there is only one
   */
  PetriNet read(InputStream in, String source, String netId) throws ModelException, IOException;
}
