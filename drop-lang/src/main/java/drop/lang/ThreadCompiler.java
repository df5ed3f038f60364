package drop.lang;

import drop.dpor.ActorSystem;
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
import drop.lang.Symbol.Family;
import drop.lang.Symbol.Storage;
import drop.lang.Symbol.Type;
import drop.lang.Symbol.Variable;
import drop.lang.Term.Cell;
import drop.lang.Term.Fixed;
import drop.net.ModelException;
import java.util.List;

/** Compiles the statements of one thread, of a family the one that its index tells. */
final class ThreadCompiler {
  private final CodeWriter out;
  private final Names names;
  private final Resolver resolver;

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
      out.step(plan, Kind.ACQUIRE, out.aside(code -> code.writeAddress(lock)));
      out.acquires(lock);
      out.code().writeAddress(lock);
      out.code().write(Code.ACQUIRE);
    } else if (statement instanceof Release release) {
      Term lock = lock(release.lock());
      FootprintPlan plan = new FootprintPlan();
      plan.updates(lock);
      out.step(plan);
      out.code().writeAddress(lock);
      out.code().write(Code.RELEASE);
    } else if (statement instanceof Await await) {
      Term condition = resolver.value(await.condition(), Type.BOOL);
      FootprintPlan plan = new FootprintPlan();
      plan.reads(condition);
      out.step(plan, Kind.AWAIT, out.aside(code -> code.writeValue(condition)));
      out.awaits();
      out.code().writeValue(condition);
      out.code().write(Code.DROP);
    } else if (statement instanceof Assert asserted) {
      valueInStep(resolver.value(asserted.condition(), Type.BOOL));
      out.code().write(Code.ASSERT);
    } else if (statement instanceof Spawn spawn) {
      spawn(spawn);
    } else if (statement instanceof If conditional) {
      conditional(conditional);
    } else if (statement instanceof While loop) {
      loop(loop);
    }
  }

  /** Computes a value, in a step of its own where it is shared. */
  private void valueInStep(Term value) {
    if (value.shared()) {
      FootprintPlan plan = new FootprintPlan();
      plan.reads(value);
      out.step(plan);
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
    names.declare(
        declare.name(),
        new Variable(declare.at(), declare.name(), type, Storage.LOCAL, address, size));
    if (size != Variable.NO_ARRAY) {
      out.code().write(Code.CLEAR, address, size);
    } else {
      valueInStep(value);
      out.code().write(Code.STORE, address);
    }
  }

  private void assign(Assign assign) throws ModelException {
    Term target = resolver.place(assign.target());
    if (target.type() == Type.LOCK) {
      throw names.error(assign.target().at(), "a lock cannot be assigned to");
    }
    Term value = resolver.value(assign.value(), target.type());
    if (target.shared() || value.shared()) {
      FootprintPlan plan = new FootprintPlan();
      plan.reads(value);
      plan.writes(target);
      out.step(plan);
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
    out.step(plan);
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
    out.step(plan);
    out.code().writeAddress(place);
    out.code().write(Code.CHANGE, change.by());
  }

  private Term sharedPlace(Expression expression, String name) throws ModelException {
    Term place = resolver.place(expression);
    boolean shared =
        place instanceof Term.Indexed indexed ? indexed.array().shared() : place.shared();
    if (!shared || place.type() == Type.LOCK) {
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

  private void spawn(Spawn spawn) throws ModelException {
    if (!(names.resolve(spawn.thread(), spawn.at()) instanceof Family family)) {
      throw names.error(spawn.at(), spawn.thread() + " is no thread");
    }
    if (family.indexed() != (spawn.index() != null)) {
      String right = family.indexed() ? " needs an index" : " has no index";
      throw names.error(spawn.at(), spawn.thread() + right);
    }
    Term index = new Fixed(0, Type.INT);
    if (family.indexed()) {
      Term given = resolver.value(spawn.index(), Type.INT);
      Term from = new Fixed(family.from(), Type.INT);
      index = new Term.Joined(Expression.Operator.SUB, given, from);
      if (given instanceof Fixed fixed) {
        long position = (long) fixed.value() - family.from();
        if (position < 0 || position >= family.size()) {
          throw names.error(
              spawn.index().at(),
              "there is no thread " + spawn.thread() + "[" + fixed.value() + "]");
        }
        index = new Fixed((int) position, Type.INT);
      }
      if (index.shared()) {
        throw names.error(
            spawn.index().at(), "which thread is spawned must not depend on shared variables");
      }
    }
    FootprintPlan plan = new FootprintPlan();
    if (index instanceof Fixed fixed) {
      plan.add(family.flags() + fixed.value(), ActorSystem.WRITE);
    } else {
      plan.addElement(ActorSystem.WRITE, family.flags(), family.size(), index);
    }
    Term position = index;
    out.step(plan, Kind.SPAWN, out.aside(code -> writeThread(code, family, position)));
    writeThread(out.code(), family, position);
    out.code().write(Code.SPAWN, family.flags() - family.first());
  }

  private static void writeThread(Code code, Family family, Term position) {
    code.writeValue(position);
    code.write(Code.ADDRESS, family.first(), family.size());
  }

  private void conditional(If conditional) throws ModelException {
    Term condition = resolver.value(conditional.condition(), Type.BOOL);
    if (condition instanceof Fixed fixed) {
      block(fixed.value() == 1 ? conditional.then() : conditional.otherwise());
      return;
    }
    valueInStep(condition);
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
    valueInStep(condition);
    int end = out.code().writeJump(Code.JUMP_IF_FALSE);
    block(loop.body());
    out.code().origin(origin);
    out.code().write(Code.JUMP, top);
    out.code().landHere(end);
  }
}
