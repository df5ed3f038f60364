package drop.family;

import drop.net.PetriNet;
import java.util.List;

/**
 * Nets of one shape, one for each choice of parameters; a family is one class and one registry
 * line.
 */
public interface Family {
  /** The name by which a user asks for the family. */
  String name();

  /** What the nets model, in one line. */
  String description();

  /** The parameters in the order in which positional values fill them. */
  List<Parameter> parameters();

  /**
   * Builds the net of these values: one for each parameter, in order and in range, which {@link
   * Families#net} sees to. The same values give an equal net.
   *
   * @param id the id and name that the net gets
   */
  PetriNet build(String id, int... values);
}
