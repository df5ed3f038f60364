package drop.lang;

import drop.lang.Image.Kind;
import drop.lang.Statement.Acquire;
import drop.lang.Statement.Assert;
import drop.lang.Statement.Assign;
import drop.lang.Statement.Await;
import drop.lang.Statement.Change;
import drop.lang.Statement.CompareAndSwap;
import drop.lang.Statement.Declare;
import drop.lang.Statement.If;
import drop.lang.Statement.Release;
import drop.lang.Statement.Spawn;
import drop.lang.Statement.While;
import drop.lang.Symbol.Storage;
import drop.lang.Symbol.Type;
import drop.lang.Symbol.Variable;
import drop.lang.Term.Cell;
import drop.lang.Term.Fixed;
import drop.lang.Term.Indexed;
import drop.net.ModelException;
import java.util.List;

/** Compiles the statements of one thread, of a family the one that its index tells. */
final class ThreadCompiler {
  private final CodeWriter out;
  private final Names names;
  private final Resolver resolver;
  private final Influence influence = new Influence();

  ThreadCompiler(CodeWriter out, Names names, Resolver resolver) {
    this.out = out;
    this.names = names;
    this.resolver = resolver;
  }

  void compile(List<Statement> body) throws ModelException {
    announce(body);
    block(body);
    names.forgetAnnounced();
    out.code().write(Code.END);
    out.endThread(influence);
  }

  private void announce(List<Statement> statements) {
    for (Statement statement : statements) {
      if (statement instanceof Declare declare) {
        names.announce(declare.name(), declare.at());
      } else if (statement instanceof If conditional) {
        announce(conditional.then());
        announce(conditional.otherwise());
      } else if (statement instanceof While loop) {
        announce(loop.body());
      }
    }
  }

  private void block(List<Statement> statements) throws ModelException {
    names.enter();
    for (Statement statement : statements) {
      statement(statement);
    }
    names.leave();
  }

  private void statement(Statement statement) throws ModelException {
    out.begin(statement);
    if (statement instanceof Declare declare) {
      declare(declare);
    } else if (statement instanceof Assign assign) {
      assign(assign);
    } else if (statement instanceof CompareAndSwap swap) {
      swap(swap);
    } else if (statement instanceof Change change) {
      change(change);
    } else if (statement instanceof Acquire acquire) {
      Term lock = lock(acquire.lock());
      FootprintPlan plan = new FootprintPlan();
      plan.writes(lock);
      influence.uses(lock);
      int guard = out.aside(code -> code.writeAddress(lock));
      out.step(plan, Kind.ACQUIRE, guard, Influence.told(Influence.NOTHING, lock));
      out.locks(lock);
      out.code().writeAddress(lock);
      out.code().write(Code.ACQUIRE);
    } else if (statement instanceof Release release) {
      Term lock = lock(release.lock());
      FootprintPlan plan = new FootprintPlan();
      plan.updates(lock);
      influence.uses(lock);
      boolean told = lock instanceof Indexed indexed && indexed.index().shared();
      int guard = out.aside(code -> code.writeAddress(lock));
      Kind kind = told ? Kind.PLAIN : Kind.RELEASE;
      out.step(plan, kind, guard, Influence.told(Influence.NOTHING, lock));
      out.locks(lock);
      out.code().writeAddress(lock);
      out.code().write(Code.RELEASE);
    } else if (statement instanceof Await await) {
      Term condition = resolver.value(await.condition(), Type.BOOL);
      FootprintPlan plan = new FootprintPlan();
      plan.reads(condition);
      influence.decides(condition);
      int guard = out.aside(code -> code.writeValue(condition));
      out.step(plan, Kind.AWAIT, guard, Influence.told(Influence.NOTHING, condition));
      out.awaits();
      out.code().writeValue(condition);
      out.code().write(Code.DROP);
    } else if (statement instanceof Assert asserted) {
      Term condition = resolver.value(asserted.condition(), Type.BOOL);
      influence.decides(condition);
      valueInStep(condition, Influence.EVERYTHING);
      out.code().write(Code.ASSERT);
    } else if (statement instanceof Spawn spawn) {
      influence.decides(new SpawnCompiler(out, names, resolver).compile(spawn));
    } else if (statement instanceof If conditional) {
      conditional(conditional);
    } else if (statement instanceof While loop) {
      loop(loop);
    }
  }

  /** Computes a value, in a step of its own where it is shared. */
  private void valueInStep(Term value, int told) {
    if (value.shared()) {
      FootprintPlan plan = new FootprintPlan();
      plan.reads(value);
      out.step(plan, Influence.told(told, value));
    }
    out.code().writeValue(value);
  }

  private void declare(Declare declare) throws ModelException {
    Type type = declare.bool() ? Type.BOOL : Type.INT;
    Term value =
        declare.value() == null ? new Fixed(0, type) : resolver.value(declare.value(), type);
    int size =
        declare.size() == null
            ? Variable.NO_ARRAY
            : resolver.constant(declare.size(), Type.INT, "the size of an array");
    int address = out.allocate(declare.at(), declare.name(), size);
    Variable variable =
        new Variable(declare.at(), declare.name(), type, Storage.LOCAL, address, size);
    names.declare(declare.name(), variable);
    influence.flows(value, variable);
    if (size != Variable.NO_ARRAY) {
      out.code().write(Code.CLEAR, address, size);
    } else {
      valueInStep(value, address);
      out.code().write(Code.STORE, address);
    }
  }

  private void assign(Assign assign) throws ModelException {
    Term target = resolver.place(assign.target());
    if (target.type() == Type.LOCK) {
      throw names.error(assign.target().at(), "a lock cannot be assigned to");
    }
    Term value = resolver.value(assign.value(), target.type());
    Variable variable = variable(target);
    influence.uses(target);
    if (variable.shared()) {
      influence.uses(value);
    } else {
      influence.flows(value, variable);
    }
    if (target.shared() || value.shared()) {
      FootprintPlan plan = new FootprintPlan();
      plan.reads(value);
      plan.writes(target);
      int told = variable.shared() ? Influence.NOTHING : variable.address();
      out.step(plan, Influence.told(told, target, value));
    }
    if (target instanceof Cell cell) {
      out.code().writeValue(value);
      out.code().write(Code.STORE, cell.address());
    } else {
      out.code().writeAddress(target);
      out.code().writeValue(value);
      out.code().write(Code.STORE_AT);
    }
  }

  private static Variable variable(Term place) {
    return place instanceof Indexed indexed ? indexed.array() : ((Cell) place).variable();
  }

  private void swap(CompareAndSwap swap) throws ModelException {
    Term place = sharedPlace(swap.place(), "cas");
    Term expected = resolver.value(swap.expected(), place.type());
    Term desired = resolver.value(swap.desired(), place.type());
    FootprintPlan plan = new FootprintPlan();
    plan.writes(place);
    plan.reads(expected);
    plan.reads(desired);
    Term success = swap.success() == null ? null : resolver.place(swap.success());
    if (success != null && (!(success instanceof Cell) || success.shared())) {
      throw names.error(swap.success().at(), "cas tells a local variable whether it succeeded");
    }
    if (success != null && success.type() != Type.BOOL) {
      throw names.error(swap.success().at(), "the variable that cas sets must be a bool");
    }
    influence.uses(place);
    influence.uses(expected);
    influence.uses(desired);
    int told = success == null ? Influence.NOTHING : variable(success).address();
    out.step(plan, Influence.told(told, place, expected, desired));
    out.code().writeAddress(place);
    out.code().writeValue(expected);
    out.code().writeValue(desired);
    out.code().write(Code.SWAP);
    if (success instanceof Cell cell) {
      out.code().write(Code.STORE, cell.address());
    } else {
      out.code().write(Code.DROP);
    }
  }

  private void change(Change change) throws ModelException {
    String name = change.by() > 0 ? "inc" : "dec";
    Term place = sharedPlace(change.place(), name);
    if (place.type() != Type.INT) {
      throw names.error(change.place().at(), name + " is for numbers");
    }
    FootprintPlan plan = new FootprintPlan();
    plan.updates(place);
    influence.uses(place);
    out.step(plan, Influence.told(Influence.NOTHING, place));
    out.code().writeAddress(place);
    out.code().write(Code.CHANGE, change.by());
  }

  private Term sharedPlace(Expression expression, String name) throws ModelException {
    Term place = resolver.place(expression);
    if (!variable(place).shared() || place.type() == Type.LOCK) {
      throw names.error(expression.at(), name + " is for shared variables");
    }
    return place;
  }

  private Term lock(Expression expression) throws ModelException {
    Term place = resolver.place(expression);
    if (place.type() != Type.LOCK) {
      throw names.error(expression.at(), "this is " + place.type().shown + ", expected a lock");
    }
    return place;
  }

  private void conditional(If conditional) throws ModelException {
    Term condition = resolver.value(conditional.condition(), Type.BOOL);
    if (condition instanceof Fixed fixed) {
      block(fixed.value() == 1 ? conditional.then() : conditional.otherwise());
      return;
    }
    boolean reads = conditional.then().isEmpty() && conditional.otherwise().isEmpty();
    influence.decides(condition);
    valueInStep(condition, reads ? Influence.NOTHING : Influence.EVERYTHING);
    int otherwise = out.code().writeJump(Code.JUMP_IF_FALSE);
    block(conditional.then());
    int end = out.code().writeJump(Code.JUMP);
    out.code().landHere(otherwise);
    block(conditional.otherwise());
    out.code().landHere(end);
  }

  private void loop(While loop) throws ModelException {
    Term condition = resolver.value(loop.condition(), Type.BOOL);
    if (condition instanceof Fixed fixed && fixed.value() == 0) {
      return;
    }
    int origin = out.statements().size() - 1;
    int top = out.code().size();
    influence.decides(condition);
    valueInStep(condition, Influence.EVERYTHING);
    int end = out.code().writeJump(Code.JUMP_IF_FALSE);
    block(loop.body());
    out.code().origin(origin);
    out.code().write(Code.JUMP, top);
    out.code().landHere(end);
  }
}
