package drop.lang;

import drop.net.ModelException;
import drop.net.ModelException.Location;
import drop.net.NearestName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names that are known at a point of a program, those of inner blocks first. */
final class Names {
  private final String source;
  private final Deque<Map<String, Symbol>> scopes = new ArrayDeque<>();
  private final Map<String, Location> later = new HashMap<>();

  Names(String source) {
    this.source = source;
    scopes.push(new HashMap<>());
  }

  void enter() {
    scopes.push(new HashMap<>());
  }

  void leave() {
    scopes.pop();
  }

  /** Tells that a name is declared somewhere further on, for the sake of the error. */
  void announce(String name, Location at) {
    later.putIfAbsent(name, at);
  }

  void forgetAnnounced() {
    later.clear();
  }

  void declare(String name, Symbol symbol) throws ModelException {
    Symbol before = find(name);
    if (before != null) {
      throw error(
          symbol.at(), name + " is declared already, in line " + before.at().line());
    }
    scopes.peek().put(name, symbol);
  }

  Symbol resolve(String name, Location at) throws ModelException {
    Symbol symbol = find(name);
    if (symbol != null) {
      return symbol;
    }
    if (name.equals("$")) {
      throw error(at, "$ is the number of a repetition and has no value outside one");
    }
    Location declared = later.get(name);
    if (declared != null) {
      boolean further =
          declared.line() > at.line()
              || declared.line() == at.line() && declared.column() > at.column();
      String where =
          further
              ? "used before its declaration in line " + declared.line()
              : "declared in another block, in line " + declared.line();
      throw error(at, name + " is " + where);
    }
    List<String> known = new ArrayList<>();
    scopes.forEach(scope -> known.addAll(scope.keySet()));
    known.sort(null);
    // Any other name of one or two letters is near, and none is meant.
    String hint =
        NearestName.to(name, known)
            .filter(near -> name.length() > 2)
            .map(near -> "; did you mean " + near + "?")
            .orElse("");
    throw error(at, "there is no " + name + hint);
  }

  ModelException error(Location at, String reason) {
    return new ModelException(source, at, reason);
  }

  private Symbol find(String name) {
    for (Map<String, Symbol> scope : scopes) {
      Symbol symbol = scope.get(name);
      if (symbol != null) {
        return symbol;
      }
    }
    return null;
  }
}
