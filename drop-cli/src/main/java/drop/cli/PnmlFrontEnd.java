package drop.cli;

import drop.net.ModelException;
import drop.net.PetriNet;
import drop.pnml.PnmlReader;
import java.io.IOException;
import java.io.InputStream;

/** Nets in PNML documents. */
final class PnmlFrontEnd implements FrontEnd {
  @Override
  public String format() {
    return "pnml";
  }

  /** Every text may be meant as PNML: the reader knows what is wrong with it. */
  @Override
  public boolean recognises(String start) {
    return true;
  }

  @Override
  public PetriNet read(InputStream in, String source, String netId)
      throws ModelException, IOException {
    return new PnmlReader().read(in, source, netId);
  }
}
