package drop.notation;

import drop.net.PetriNet;
import java.io.IOException;
import java.io.Writer;

/** Writes a net in the notation of some tool; each notation is one class and one registry line. */
public interface NetWriter {
  /** The file extension that selects this notation, without the dot. */
  String extension();

  /** The notation and the tool that reads it, in a few words. */
  String description();

  /**
   * Writes the net and flushes, but leaves the stream open: it is the caller's.
   *
   * @throws UnsupportedNetException where the notation cannot express the net
   */
  void write(PetriNet net, Writer out) throws IOException, UnsupportedNetException;
}
