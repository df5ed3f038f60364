package drop.lang;

import drop.lang.Declaration.Kind;
import drop.lang.Declaration.Threads;
import drop.net.ModelException;
import java.util.ArrayList;
import java.util.List;

/** Reads a program: declarations and threads, or what the thesis writes instead of both. */
final class ProgramParser {
  private final TokenReader in;
  private final ExpressionParser expressions;
  private final StatementParser statements;
  private String title = "";
  private final List<Declaration> declarations = new ArrayList<>();
  private final List<Threads> threads = new ArrayList<>();

  ProgramParser(String text, String source) throws ModelException {
    this.in = new TokenReader(text, source);
    this.expressions = new ExpressionParser(in);
    this.statements = new StatementParser(in, expressions);
  }

  String title() {
    return title;
  }

  List<Declaration> declarations() {
    return declarations;
  }

  List<Threads> threads() {
    return threads;
  }

  void parse() throws ModelException {
    if (in.at("<")) {
      ThesisParser thesis = new ThesisParser(in, statements);
      thesis.parse(declarations, threads);
      title = thesis.title();
      return;
    }
    if (in.accept("program")) {
      title = text("the title of the program in double quotes");
      in.accept(";");
    }
    while (in.peek().kind() != Token.Kind.END) {
      if (!in.accept(";")) {
        declaration();
      }
    }
    if (threads.isEmpty()) {
      throw in.expected("a thread: a program has at least one");
    }
  }

  private void declaration() throws ModelException {
    switch (in.peek().text()) {
      case "const" -> constant();
      case "int" -> variable(Kind.INT);
      case "bool" -> variable(Kind.BOOL);
      case "lock" -> variable(Kind.LOCK);
      case "thread" -> thread();
      default ->
          throw in.expected("const, int, bool, lock or thread", Words.DECLARATIONS);
    }
  }

  private void constant() throws ModelException {
    in.take();
    Token name = in.expectName("the name of a constant");
    Expression size = size();
    in.expect("=");
    boolean listed = in.at("{");
    List<Expression> values = values();
    List<Expression> range = null;
    String meaning = "";
    if (size == null && in.accept("in")) {
      Expression from = expressions.expression();
      in.expect("..");
      range = List.of(from, expressions.expression());
      meaning = in.peek().kind() == Token.Kind.STRING ? in.take().text() : "";
    }
    declarations.add(
        new Declaration(
            name.at(), Kind.CONST, name.text(), size, values, !listed, range, meaning));
  }

  private void variable(Kind kind) throws ModelException {
    in.take();
    Token name = in.expectName("the name of a variable");
    Expression size = size();
    boolean valued = kind != Kind.LOCK && in.accept("=");
    boolean listed = valued && in.at("{");
    List<Expression> values = valued ? values() : List.of();
    declarations.add(
        new Declaration(name.at(), kind, name.text(), size, values, !listed, null, ""));
  }

  private Expression size() throws ModelException {
    if (!in.accept("[")) {
      return null;
    }
    Expression size = expressions.expression();
    in.expect("]");
    return size;
  }

  private List<Expression> values() throws ModelException {
    if (!in.accept("{")) {
      return List.of(expressions.expression());
    }
    List<Expression> values = new ArrayList<>();
    do {
      values.add(expressions.expression());
    } while (in.accept(","));
    in.expect("}");
    return values;
  }

  private void thread() throws ModelException {
    in.take();
    Token name = in.expectName("the name of a thread");
    String index = null;
    Expression from = null;
    Expression to = null;
    if (in.accept("[")) {
      index = in.expectName("the name of an index").text();
      in.expect("in");
      from = expressions.expression();
      in.expect("..");
      to = expressions.expression();
      in.expect("]");
    }
    Expression starts = in.accept("starts") ? expressions.expression() : null;
    List<Statement> body = statements.block("{", "}");
    threads.add(new Threads(name.at(), name.text(), index, from, to, starts, body));
  }

  private String text(String what) throws ModelException {
    if (in.peek().kind() != Token.Kind.STRING) {
      throw in.expected(what);
    }
    return in.take().text();
  }
}
