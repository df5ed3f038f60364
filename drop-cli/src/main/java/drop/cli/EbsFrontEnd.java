package drop.cli;

import drop.entity.EbsReader;
import drop.entity.EntityNet;
import drop.entity.EntitySystem;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.pnml.Gzip;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/** Entity-based systems, each as the net that has the same states and steps. */
final class EbsFrontEnd implements FrontEnd {
  @Override
  public String format() {
    return "ebs";
  }

  @Override
  public boolean recognises(String start) {
    return start.matches("(?s)\uFEFF?\\s*(#|system\\s).*");
  }

  @Override
  public PetriNet read(InputStream in, String source, String netId)
      throws ModelException, IOException {
    EntitySystem system;
    try (InputStream text = Gzip.unpack(in)) {
      system = new EbsReader().read(text, source);
    } catch (ZipException | EOFException e) {
      throw new ModelException(source, "the gzip data is damaged or cut short");
    }
    if (netId != null && !netId.equals(system.name())) {
      throw new ModelException(
          source, "no system is called \"%s\"; there is %s".formatted(netId, system.name()));
    }
    return EntityNet.of(system);
  }
}
