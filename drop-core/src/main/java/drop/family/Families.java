package drop.family;

import drop.net.ModelException;
import drop.net.NearestName;
import drop.net.PetriNet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The built-in families, in the order in which they are listed to a user. */
public final class Families {
  private static final List<Family> ALL =
      List.of(
          new Philosophers(),
          new FileSystem(false),
          new Indexer(false),
          new Szymanski(),
          new Bakery(),
          new FileSystem(true),
          new Indexer(true),
          new BenchPhilosophers(),
          new BenchFileSystem(false),
          new BenchFileSystem(true),
          new BenchIndexer(false),
          new BenchIndexer(true),
          new TokenRing(),
          new Kanban(),
          new FlexibleManufacturing(),
          new BoundedBuffer(),
          new Pairs());

  private Families() {}

  public static List<Family> all() {
    return ALL;
  }

  /**
   * The family that a spec such as {@code philosophers:5} names before its colon, if there is one:
   * a text without one is no family, but perhaps a file.
   */
  public static Optional<Family> find(String spec) {
    String name = FamilySpec.familyName(spec);
    return ALL.stream().filter(family -> family.name().equals(name)).findFirst();
  }

  /**
   * Builds the net that a spec asks for: a family's name and, after a colon, values separated by
   * commas. Positional values fill the parameters in order, {@code name=value} fills the one it
   * names, and what is not given has its default: {@code bakery:threads=3,max=4}, {@code
   * bakery:3,max=4}, {@code bakery}.
   *
   * @throws ModelException with what would be right, where the spec is wrong
   */
  public static PetriNet net(String spec) throws ModelException {
    Family family = find(spec).orElse(null);
    if (family == null) {
      throw new ModelException(spec, unknownFamily(FamilySpec.familyName(spec)));
    }
    int[] values = FamilySpec.values(family.name(), family.parameters(), spec);
    String suffix = Arrays.stream(values).mapToObj(v -> "-" + v).collect(Collectors.joining());
    return family.build(family.name() + suffix, values);
  }

  private static String unknownFamily(String name) {
    List<String> names = ALL.stream().map(Family::name).toList();
    String hint =
        NearestName.to(name, names).map(near -> ", did you mean " + near + "?").orElse("");
    return "there is no family \"%s\"%s (families: %s)"
        .formatted(name, hint, String.join(", ", names));
  }
}
