package drop.cli;

import com.beust.jcommander.Parameter;
import drop.net.ModelException;
import java.io.IOException;

/** The options with which a model is named and chosen. */
final class ModelOptions {
  @Parameter(names = "--net", description = "which net, by its id, in a file that holds several")
  private String net;

  Model load(String name, Terminal terminal) throws ModelException, IOException {
    return Model.load(name, net, terminal);
  }
}
