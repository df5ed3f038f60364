package drop.lang;

import drop.family.FamilySpec;
import drop.family.Parameter;
import drop.lang.Declaration.Threads;
import drop.lang.Symbol.Constant;
import drop.lang.Symbol.Type;
import drop.net.ModelException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A concurrent program in dlang, the language of Metzler's thesis (Appendix A), extended. It
 * becomes a system when its parameters have values.
 */
public final class Program {
  static final int MOST_THREADS = 10_000;
  static final int MOST_CELLS = 1 << 24;

  private static final int MOST_BYTES = 1 << 24;

  private final String source;
  private final String title;
  private final List<Declaration> declarations;
  private final List<Threads> threads;
  private final List<Parameter> parameters;

  private Program(ProgramParser parsed, String source) throws ModelException {
    this.source = source;
    this.title = parsed.title();
    this.declarations = List.copyOf(parsed.declarations());
    this.threads = List.copyOf(parsed.threads());
    this.parameters = List.copyOf(findParameters());
  }

  /**
   * Reads a program.
   *
   * @param source what the text is called in errors
   */
  public static Program parse(String text, String source) throws ModelException {
    ProgramParser parser = new ProgramParser(text, source);
    parser.parse();
    return new Program(parser, source);
  }

  /** Reads a program in UTF-8. */
  public static Program read(InputStream in, String source) throws ModelException, IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new ModelException(source, "a program has at most " + MOST_BYTES + " bytes");
    }
    return parse(new String(bytes, StandardCharsets.UTF_8), source);
  }

  /** What the program says it is; empty if it does not. */
  public String title() {
    return title;
  }

  /** The constants that a user can choose, in the order in which positional values fill them. */
  public List<Parameter> parameters() {
    return parameters;
  }

  /** The program with the parameters' defaults. */
  public ProgramSystem system() throws ModelException {
    return system(parameters.stream().mapToInt(Parameter::defaultValue).toArray());
  }

  /** The program with a value for each parameter, in order and in range. */
  public ProgramSystem system(int... values) throws ModelException {
    Map<String, Integer> given = new HashMap<>();
    for (int p = 0; p < values.length; p++) {
      given.put(parameters.get(p).name(), values[p]);
    }
    return new ProgramSystem(new Compiler(this, given).compile());
  }

  /** The program with the values that a spec such as {@code readers.dl:8} has after its colon. */
  public ProgramSystem system(String spec) throws ModelException {
    return system(FamilySpec.values(FamilySpec.familyName(spec), parameters, spec));
  }

  String source() {
    return source;
  }

  List<Declaration> declarations() {
    return declarations;
  }

  List<Threads> threads() {
    return threads;
  }

  private List<Parameter> findParameters() throws ModelException {
    Names names = new Names(source);
    Resolver resolver = new Resolver(names, List.of());
    List<Parameter> found = new ArrayList<>();
    for (Declaration declaration : declarations) {
      if (declaration.range() != null) {
        int value = number(resolver, declaration.values().get(0));
        int min = number(resolver, declaration.range().get(0));
        int max = number(resolver, declaration.range().get(1));
        if (value < min || value > max) {
          throw new ModelException(
              source,
              declaration.at(),
              declaration.name() + " = " + value + " is not in " + min + ".." + max);
        }
        names.declare(declaration.name(), new Constant(declaration.at(), value, Type.INT));
        found.add(new Parameter(declaration.name(), value, min, max, declaration.meaning()));
      }
    }
    return found;
  }

  private static int number(Resolver resolver, Expression expression) throws ModelException {
    return resolver.constant(expression, Type.INT, "the value and range of a parameter");
  }
}
