package drop.lang;

import drop.lang.Declaration.Kind;
import drop.lang.Declaration.Threads;
import drop.lang.Expression.Literal;
import drop.net.ModelException;
import drop.net.ModelException.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the frame that a program has in Metzler's thesis (Figure A.1): a header with the number of
 * threads and all variables, then a block for each thread, or for several in a repetition.
 *
 * <p>Unlike there a repetition holds whole threads, not any text, and a name has no hyphen.
 */
final class ThesisParser {
  private final TokenReader in;
  private final StatementParser statements;
  private String title = "";

  ThesisParser(TokenReader in, StatementParser statements) {
    this.in = in;
    this.statements = statements;
  }

  String title() {
    return title;
  }

  void parse(List<Declaration> declarations, List<Threads> threads) throws ModelException {
    Location start = in.expect("<").at();
    if (in.peek().kind() == Token.Kind.STRING) {
      title = in.take().text();
    }
    int promised = in.expectNumber("the number of threads");
    while (in.accept(",") && !in.at(">")) {
      declarations.add(declaration());
    }
    in.expect(">");
    while (in.peek().kind() != Token.Kind.END) {
      if (in.at("<")) {
        repetition(threads);
      } else {
        add(threads, 0, statements.block("[", "]"));
      }
    }
    if (threads.size() != promised) {
      throw in.error(
          start, "the header says " + promised + " threads, but there are " + threads.size());
    }
  }

  private Declaration declaration() throws ModelException {
    Kind kind = in.accept("local") ? Kind.LOCAL : in.accept("const") ? Kind.CONST : Kind.INT;
    Token name = in.expectName("the name of a variable");
    Location at = in.peek().at();
    int length = in.expectNumber("the length of " + name);
    List<Expression> values = new ArrayList<>();
    while (in.peek().kind() == Token.Kind.NUMBER) {
      Location where = in.peek().at();
      if (values.size() == length) {
        throw in.error(where, "this is one value too many: " + name + " has length " + length);
      }
      values.add(new Literal(where, in.expectNumber("a value"), false));
    }
    Expression size = length == 1 ? null : new Literal(at, length, false);
    return new Declaration(name.at(), kind, name.text(), size, values, values.isEmpty(), null, "");
  }

  private void repetition(List<Threads> threads) throws ModelException {
    in.expect("<");
    in.expect("{");
    Location at = in.peek().at();
    int times = in.expectNumber("the number of repetitions");
    List<List<Statement>> bodies = new ArrayList<>();
    while (!in.accept("}")) {
      bodies.add(statements.block("[", "]"));
    }
    in.expect(">");
    if ((long) times * bodies.size() > Program.MOST_THREADS) {
      throw in.error(at, "a program has at most " + Program.MOST_THREADS + " threads");
    }
    for (int time = 0; time < times; time++) {
      for (List<Statement> body : bodies) {
        add(threads, time, body);
      }
    }
  }

  private static void add(List<Threads> threads, int time, List<Statement> body) {
    Location at = body.isEmpty() ? Location.NONE : body.get(0).at();
    Expression index = new Literal(at, time, false);
    threads.add(new Threads(at, "t" + threads.size(), "$", index, index, null, body));
  }
}
