package drop.lang;

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
import drop.net.ModelException;
import drop.net.NearestName;
import java.util.ArrayList;
import java.util.List;

/** Reads statements by recursive descent. */
final class StatementParser {
  private static final int MOST_NESTED = 100;

  private final TokenReader in;
  private final ExpressionParser expressions;
  private int nested;

  StatementParser(TokenReader in, ExpressionParser expressions) {
    this.in = in;
    this.expressions = expressions;
  }

  /** Statements between two symbols; semicolons after them are welcome and mean nothing. */
  List<Statement> block(String open, String close) throws ModelException {
    Token start = in.expect(open);
    if (++nested > MOST_NESTED) {
      throw in.error(start.at(), "blocks are nested more than " + MOST_NESTED + " deep");
    }
    List<Statement> statements = new ArrayList<>();
    while (!in.accept(close)) {
      if (!in.accept(";")) {
        statements.add(statement(close));
      }
    }
    nested--;
    return statements;
  }

  private Statement statement(String close) throws ModelException {
    Token start = in.peek();
    if (start.isName()) {
      return startingWithName(start, close);
    }
    if (start.kind() != Token.Kind.WORD) {
      throw in.expected("a statement or " + close);
    }
    switch (start.text()) {
      case "int", "bool":
        return declaration(start);
      case "if":
        return conditional(start);
      case "while":
        return loop(start);
      case "cas":
        return swap(start, null);
      case "spawn":
        return spawn(start);
      default:
        break;
    }
    in.take();
    switch (start.text()) {
      case "acquire":
        Expression acquired = expressions.place();
        return new Acquire(start.at(), in.textFrom(start), acquired);
      case "release":
        Expression released = expressions.place();
        return new Release(start.at(), in.textFrom(start), released);
      case "inc", "dec":
        Expression changed = expressions.place();
        int by = start.is("inc") ? 1 : -1;
        return new Change(start.at(), in.textFrom(start), changed, by);
      case "await":
        Expression awaited = expressions.expression();
        return new Await(start.at(), in.textFrom(start), awaited);
      case "assert":
        Expression asserted = expressions.expression();
        return new Assert(start.at(), in.textFrom(start), asserted);
      default:
        throw in.error(start.at(), "expected a statement or " + close + ", found " + start);
    }
  }

  private Statement startingWithName(Token start, String close) throws ModelException {
    Expression target = expressions.place();
    if (!in.at(":=")) {
      if (start.is("indexer")) {
        throw in.error(
            start.at(), "the statement indexer(...) of the thesis is not there; write it with cas");
      }
      if (target instanceof Expression.Name && !in.at("=")) {
        throw in.error(
            start.at(), "expected a statement or " + close + ", found " + start + hint(start));
      }
      throw in.expected(":=");
    }
    in.take();
    if (in.at("cas")) {
      return swap(start, target);
    }
    Expression value = expressions.expression();
    return new Assign(start.at(), in.textFrom(start), target, value);
  }

  private static String hint(Token word) {
    return NearestName.to(word.text(), Words.STATEMENTS)
        .map(near -> "; did you mean " + near + "?")
        .orElse(" without :=");
  }

  private Statement declaration(Token start) throws ModelException {
    in.take();
    String name = in.expectName("the name of a variable").text();
    Expression size = null;
    if (in.accept("[")) {
      size = expressions.expression();
      in.expect("]");
    }
    Expression value = null;
    if (size == null && in.accept(":=")) {
      if (in.at("cas")) {
        throw in.error(
            in.peek().at(), "declare " + name + " first, then let cas set it in a statement");
      }
      value = expressions.expression();
    }
    return new Declare(start.at(), in.textFrom(start), start.is("bool"), name, size, value);
  }

  private Statement conditional(Token start) throws ModelException {
    in.take();
    Expression condition = expressions.expression();
    String text = in.textFrom(start);
    List<Statement> then = List.of();
    List<Statement> otherwise = List.of();
    // Without a body it is how the thesis writes that something is read.
    if (in.accept("then") || in.at("{")) {
      then = block("{", "}");
      if (in.accept("else")) {
        otherwise = block("{", "}");
      }
    }
    return new If(start.at(), text, condition, then, otherwise);
  }

  private Statement loop(Token start) throws ModelException {
    in.take();
    Expression condition = expressions.expression();
    String text = in.textFrom(start);
    return new While(start.at(), text, condition, block("{", "}"));
  }

  private Statement swap(Token start, Expression success) throws ModelException {
    in.expect("cas");
    in.expect("(");
    Expression place = expressions.place();
    in.expect(",");
    Expression expected = expressions.expression();
    in.expect(",");
    Expression desired = expressions.expression();
    in.expect(")");
    String text = in.textFrom(start);
    return new CompareAndSwap(start.at(), text, success, place, expected, desired);
  }

  private Statement spawn(Token start) throws ModelException {
    in.take();
    String thread = in.expectName("the name of a thread").text();
    Expression index = null;
    if (in.accept("[")) {
      index = expressions.expression();
      in.expect("]");
    }
    return new Spawn(start.at(), in.textFrom(start), thread, index);
  }
}
