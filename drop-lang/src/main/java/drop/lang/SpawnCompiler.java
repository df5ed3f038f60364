package drop.lang;

import drop.dpor.ActorSystem;
import drop.lang.Expression.Operator;
import drop.lang.Image.Kind;
import drop.lang.Statement.Spawn;
import drop.lang.Symbol.Family;
import drop.lang.Symbol.Type;
import drop.lang.Term.Fixed;
import drop.lang.Term.Joined;
import drop.net.ModelException;

/** Compiles what starts a thread. */
final class SpawnCompiler {
  private final CodeWriter out;
  private final Names names;
  private final Resolver resolver;

  SpawnCompiler(CodeWriter out, Names names, Resolver resolver) {
    this.out = out;
    this.names = names;
    this.resolver = resolver;
  }

  /** Writes the step; the position among the threads of the family comes back. */
  Term compile(Spawn spawn) throws ModelException {
    if (!(names.resolve(spawn.thread(), spawn.at()) instanceof Family family)) {
      throw names.error(spawn.at(), spawn.thread() + " is no thread");
    }
    if (family.indexed() != (spawn.index() != null)) {
      String right = family.indexed() ? " needs an index" : " has no index";
      throw names.error(spawn.at(), spawn.thread() + right);
    }
    Term position = family.indexed() ? position(spawn, family) : new Fixed(0, Type.INT);
    FootprintPlan plan = new FootprintPlan();
    if (position instanceof Fixed fixed) {
      plan.add(family.flags() + fixed.value(), ActorSystem.WRITE);
    } else {
      plan.addElement(ActorSystem.WRITE, family.flags(), family.size(), position);
    }
    int guard = out.aside(code -> writeThread(code, family, position));
    out.step(plan, Kind.SPAWN, guard, Influence.EVERYTHING);
    writeThread(out.code(), family, position);
    out.code().write(Code.SPAWN, family.flags() - family.first());
    return position;
  }

  private Term position(Spawn spawn, Family family) throws ModelException {
    Term index = resolver.value(spawn.index(), Type.INT);
    if (index.shared()) {
      throw names.error(
          spawn.index().at(), "which thread is spawned must not depend on shared variables");
    }
    if (!(index instanceof Fixed fixed)) {
      return new Joined(Operator.SUB, index, new Fixed(family.from(), Type.INT));
    }
    long position = (long) fixed.value() - family.from();
    if (position < 0 || position >= family.size()) {
      throw names.error(
          spawn.index().at(), "there is no thread " + spawn.thread() + "[" + fixed.value() + "]");
    }
    return new Fixed((int) position, Type.INT);
  }

  private static void writeThread(Code code, Family family, Term position) {
    code.writeValue(position);
    code.write(Code.ADDRESS, family.first(), family.size());
  }
}
