package drop.lang;

import drop.lang.Declaration.Kind;
import drop.lang.Declaration.Threads;
import drop.lang.Image.Holds;
import drop.lang.Statement.If;
import drop.lang.Statement.Spawn;
import drop.lang.Statement.While;
import drop.lang.Symbol.Constant;
import drop.lang.Symbol.Family;
import drop.lang.Symbol.Storage;
import drop.lang.Symbol.Type;
import drop.lang.Symbol.Variable;
import drop.net.ModelException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compiles a program for given values of its parameters. */
final class Compiler {
  private final Program program;
  private final Map<String, Integer> parameters;
  private final Names names;
  private final List<Integer> tables = new ArrayList<>();
  private final Resolver resolver;
  private final CodeWriter out;
  private final List<String> locationNames = new ArrayList<>();
  private final List<Holds> locationKinds = new ArrayList<>();
  private final Map<Integer, Integer> initial = new HashMap<>();
  private final List<String> threadNames = new ArrayList<>();
  private final List<Integer> entries = new ArrayList<>();
  private final List<Boolean> started = new ArrayList<>();

  Compiler(Program program, Map<String, Integer> parameters) {
    this.program = program;
    this.parameters = parameters;
    this.names = new Names(program.source());
    this.resolver = new Resolver(names, tables);
    this.out = new CodeWriter(program.source());
  }

  Image compile() throws ModelException {
    for (Declaration declaration : program.declarations()) {
      declare(declaration);
    }
    List<int[]> ranges = new ArrayList<>();
    for (Threads threads : program.threads()) {
      ranges.add(declare(threads));
    }
    int locations = out.memory();
    for (int t = 0; t < ranges.size(); t++) {
      int[] range = ranges.get(t);
      for (int i = 0; i < range[1]; i++) {
        compile(program.threads().get(t), range[0] + i);
      }
    }
    int[] memory = new int[out.memory()];
    initial.forEach((address, value) -> memory[address] = value);
    boolean[] runs = new boolean[started.size()];
    for (int thread = 0; thread < runs.length; thread++) {
      runs[thread] = started.get(thread);
    }
    return new Image(
        out.code().words(),
        out.asides().words(),
        out.code().origins(),
        out.statements(),
        out.steps(),
        tables.stream().mapToInt(Integer::intValue).toArray(),
        memory,
        locations,
        locationNames,
        locationKinds,
        threadNames,
        entries.stream().mapToInt(Integer::intValue).toArray(),
        runs,
        out.mostAccesses(),
        out.blocking());
  }

  private void declare(Declaration declaration) throws ModelException {
    int size =
        declaration.size() == null
            ? Variable.NO_ARRAY
            : resolver.constant(declaration.size(), Type.INT, "the size of an array");
    Symbol symbol;
    switch (declaration.kind()) {
      case LOCAL:
        return;
      case CONST:
        symbol = size == Variable.NO_ARRAY ? constant(declaration) : table(declaration, size);
        break;
      default:
        symbol = variable(declaration, size);
        break;
    }
    names.declare(declaration.name(), symbol);
  }

  private Symbol constant(Declaration declaration) throws ModelException {
    Integer given = parameters.get(declaration.name());
    if (given != null) {
      return new Constant(declaration.at(), given, Type.INT);
    }
    int[] value = values(declaration, 1, Type.INT);
    return new Constant(declaration.at(), value[0], Type.INT);
  }

  private Symbol table(Declaration declaration, int size) throws ModelException {
    out.checkSize(declaration.at(), declaration.name(), size, tables.size());
    int address = tables.size();
    for (int value : values(declaration, size, Type.INT)) {
      tables.add(value);
    }
    return new Variable(
        declaration.at(), declaration.name(), Type.INT, Storage.CONSTANT, address, size);
  }

  private Symbol variable(Declaration declaration, int size) throws ModelException {
    Type type =
        switch (declaration.kind()) {
          case BOOL -> Type.BOOL;
          case LOCK -> Type.LOCK;
          case INT, CONST, LOCAL -> Type.INT;
        };
    Holds holds =
        type == Type.LOCK ? Holds.LOCK : type == Type.BOOL ? Holds.TRUTH : Holds.NUMBER;
    int address = out.allocate(declaration.at(), declaration.name(), size);
    if (size == Variable.NO_ARRAY) {
      locate(declaration.name(), holds);
    }
    for (int i = 0; i < size; i++) {
      locate(declaration.name() + "[" + i + "]", holds);
    }
    if (type != Type.LOCK) {
      initialise(declaration, address, size, type);
    }
    return new Variable(
        declaration.at(), declaration.name(), type, Storage.SHARED, address, size);
  }

  private void locate(String name, Holds holds) {
    locationNames.add(name);
    locationKinds.add(holds);
  }

  private void initialise(Declaration declaration, int address, int size, Type type)
      throws ModelException {
    int[] values = values(declaration, size == Variable.NO_ARRAY ? 1 : size, type);
    for (int i = 0; i < values.length; i++) {
      if (values[i] != 0) {
        initial.put(address + i, values[i]);
      }
    }
  }

  private int[] values(Declaration declaration, int size, Type type) throws ModelException {
    int[] values = new int[size];
    List<Expression> given = declaration.values();
    if (given.size() > size && !(declaration.fill() && size == 0)) {
      throw names.error(
          given.get(size).at(), declaration.name() + " has room for " + size + " values only");
    }
    for (int i = 0; i < Math.min(size, given.size()); i++) {
      values[i] = resolver.constant(given.get(i), type, "what a variable starts with");
    }
    if (declaration.fill() && !given.isEmpty() && size > 0) {
      Arrays.fill(values, values[0]);
    }
    return values;
  }

  /** Gives the threads their numbers; their first index and how many they are come back. */
  private int[] declare(Threads threads) throws ModelException {
    int from = 0;
    int to = 0;
    if (threads.index() != null) {
      from = resolver.constant(threads.from(), Type.INT, "the first index");
      to = resolver.constant(threads.to(), Type.INT, "the last index");
    }
    long size = Math.max(0, (long) to - from + 1);
    if (threadNames.size() + size > Program.MOST_THREADS) {
      throw names.error(
          threads.at(), "a program has at most " + Program.MOST_THREADS + " threads");
    }
    boolean thesis = "$".equals(threads.index());
    boolean indexed = threads.index() != null && !thesis;
    int first = threadNames.size();
    boolean spawned = !thesis && spawned(threads.name());
    int flags = spawned ? out.allocate(threads.at(), threads.name(), (int) size) : -1;
    for (int i = 0; i < size; i++) {
      String name = indexed ? threads.name() + "[" + (from + i) + "]" : threads.name();
      threadNames.add(name);
      boolean runs = starts(threads, from + i);
      started.add(runs);
      if (spawned) {
        locate("start of " + name, Holds.START);
        initial.put(flags + i, runs ? 1 : 0);
      }
    }
    if (!thesis) {
      names.declare(
          threads.name(),
          new Family(threads.at(), indexed, from, first, (int) size, flags));
    }
    return new int[] {from, (int) size};
  }

  private boolean starts(Threads threads, int index) throws ModelException {
    if (threads.starts() == null) {
      return true;
    }
    names.enter();
    if (threads.index() != null) {
      names.declare(threads.index(), new Constant(threads.at(), index, Type.INT));
    }
    int starts = resolver.constant(threads.starts(), Type.BOOL, "whether a thread starts");
    names.leave();
    return starts == 1;
  }

  private void compile(Threads threads, int index) throws ModelException {
    entries.add(out.code().size());
    names.enter();
    if (threads.index() != null) {
      names.declare(threads.index(), new Constant(threads.at(), index, Type.INT));
    }
    for (Declaration local : program.declarations()) {
      if (local.kind() == Kind.LOCAL) {
        declareLocal(local);
      }
    }
    new ThreadCompiler(out, names, resolver).compile(threads.body());
    names.leave();
  }

  private void declareLocal(Declaration local) throws ModelException {
    int size =
        local.size() == null
            ? Variable.NO_ARRAY
            : resolver.constant(local.size(), Type.INT, "the size of an array");
    int address = out.allocate(local.at(), local.name(), size);
    initialise(local, address, size, Type.INT);
    names.declare(
        local.name(),
        new Variable(local.at(), local.name(), Type.INT, Storage.LOCAL, address, size));
  }

  private boolean spawned(String thread) {
    Set<String> spawned = new HashSet<>();
    program.threads().forEach(threads -> collectSpawned(threads.body(), spawned));
    return spawned.contains(thread);
  }

  private static void collectSpawned(List<Statement> statements, Set<String> spawned) {
    for (Statement statement : statements) {
      if (statement instanceof Spawn spawn) {
        spawned.add(spawn.thread());
      } else if (statement instanceof If conditional) {
        collectSpawned(conditional.then(), spawned);
        collectSpawned(conditional.otherwise(), spawned);
      } else if (statement instanceof While loop) {
        collectSpawned(loop.body(), spawned);
      }
    }
  }
}
