package drop.lang;

import drop.dpor.ActorSystem.Blocking;
import drop.lang.Image.Kind;
import drop.lang.Image.Step;
import drop.lang.Symbol.Variable;
import drop.lang.Term.Indexed;
import drop.net.ModelException;
import drop.net.ModelException.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Takes down the code of all threads, their steps and how much memory they need. */
final class CodeWriter {
  private static final int MOST_WORDS = 1 << 24;

  private final String source;
  private final Code code = new Code();
  private final Code asides = new Code();
  private final List<Statement> statements = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final List<Integer> told = new ArrayList<>();
  private Blocking blocking = Blocking.NONE;
  private int mostAccesses;
  private int memory;

  CodeWriter(String source) {
    this.source = source;
  }

  Code code() {
    return code;
  }

  Code asides() {
    return asides;
  }

  List<Statement> statements() {
    return statements;
  }

  List<Step> steps() {
    return steps;
  }

  Blocking blocking() {
    return blocking;
  }

  int mostAccesses() {
    return mostAccesses;
  }

  int memory() {
    return memory;
  }

  /** Finds room for a variable or an array. */
  int allocate(Location at, String name, int size) throws ModelException {
    checkSize(at, name, size, memory);
    int address = memory;
    memory += size == Variable.NO_ARRAY ? 1 : size;
    return address;
  }

  void checkSize(Location at, String name, int size, int taken) throws ModelException {
    if (size < 0 && size != Variable.NO_ARRAY) {
      throw new ModelException(source, at, name + " cannot have " + size + " elements");
    }
    if (size > Program.MOST_CELLS - taken) {
      throw new ModelException(
          source, at, "the variables take more than " + Program.MOST_CELLS + " cells");
    }
  }

  /** What is written from now on belongs to this statement. */
  void begin(Statement statement) throws ModelException {
    if (code.size() + asides.size() > MOST_WORDS) {
      throw new ModelException(source, statement.at(), "this program is too large");
    }
    code.origin(statements.size());
    statements.add(statement);
  }

  /** Writes an expression that is computed by itself. */
  int aside(Consumer<Code> expression) {
    int start = asides.size();
    expression.accept(asides);
    asides.write(Code.RETURN);
    return start;
  }

  void step(FootprintPlan plan, int told) {
    step(plan, Kind.PLAIN, -1, told);
  }

  /** Begins a step of the statement; {@code told} is what an {@link Influence} knows of. */
  void step(FootprintPlan plan, Kind kind, int guard, int told) {
    int[] dynamic = new int[plan.dynamic().size() * Step.DYNAMIC];
    int at = 0;
    for (FootprintPlan.Dynamic access : plan.dynamic()) {
      dynamic[at++] = access.mode();
      dynamic[at++] = access.base();
      dynamic[at++] = access.size();
      dynamic[at++] = aside(aside -> aside.writeValue(access.index()));
    }
    int[] fixed = plan.fixed();
    mostAccesses = Math.max(mostAccesses, fixed.length + plan.dynamic().size());
    code.write(Code.STEP, steps.size());
    steps.add(new Step(statements.size() - 1, kind, fixed, dynamic, guard, true));
    this.told.add(told);
  }

  /** Finds out which steps of the thread that was written last matter to what it does. */
  void endThread(Influence influence) {
    int first = steps.size() - told.size();
    for (int i = 0; i < told.size(); i++) {
      steps.set(first + i, steps.get(first + i).branching(influence.matters(told.get(i))));
    }
    told.clear();
  }

  /** Whether a lock can be had is a matter of that lock, unless shared variables tell which. */
  void locks(Term lock) {
    boolean shared = lock instanceof Indexed indexed && indexed.index().shared();
    blocking = shared || blocking == Blocking.GENERAL ? Blocking.GENERAL : Blocking.LOCKS;
  }

  void awaits() {
    blocking = Blocking.GENERAL;
  }
}
