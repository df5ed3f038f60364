package drop.lang;

import drop.family.FamilySpec;
import drop.net.ModelException;
import drop.net.NearestName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The built-in programs, in the order in which they are listed to a user: the files of models. */
public final class ProgramFamilies {
  private static final String EXTENSION = ".dl";

  private static final List<String> NAMES =
      List.of(
          "readers",
          "readers-writers",
          "indexer",
          "indexer-small",
          "filesystem",
          "lastzero",
          "last-zero",
          "spawning",
          "wakeup-stress",
          "shared-pointer",
          "ring",
          "ring-extended",
          "branching",
          "program-order",
          "global-branchings",
          "unsatisfiable",
          "disjoint",
          "dynamic",
          "sections",
          "thesis");

  private ProgramFamilies() {}

  /** The names of all families, with the extension that tells them from nets. */
  public static List<String> names() {
    return NAMES.stream().map(name -> name + EXTENSION).toList();
  }

  /** Whether a spec such as {@code readers.dl:8} names a family before its colon. */
  public static boolean contains(String spec) {
    return names().contains(FamilySpec.familyName(spec));
  }

  /**
   * The program of a family, by a name with or without values for its parameters.
   *
   * @throws ModelException with what would be right, where there is no such family
   */
  public static Program program(String spec) throws ModelException {
    String name = FamilySpec.familyName(spec);
    if (!contains(name)) {
      String hint =
          NearestName.to(name, names()).map(near -> ", did you mean " + near + "?").orElse("");
      throw new ModelException(
          spec,
          "there is no program \"%s\"%s (programs: %s)"
              .formatted(name, hint, String.join(", ", names())));
    }
    try (InputStream in = ProgramFamilies.class.getResourceAsStream("models/" + name)) {
      return Program.read(in, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The system that a spec asks for, such as {@code readers.dl:8}; see {@link FamilySpec}. */
  public static ProgramSystem system(String spec) throws ModelException {
    return program(spec).system(spec);
  }
}
