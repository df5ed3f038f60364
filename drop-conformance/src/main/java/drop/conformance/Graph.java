package drop.conformance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Checks what refers to what: ids, references and the ends of arcs, net by net. */
final class Graph {
  private enum Kind {
    PLACE,
    TRANSITION
  }

  /** A node or a reference to one; {@code ref} is null for a node. */
  private record Node(Kind kind, String ref, int page, int line, int column) {}

  private record Arc(String source, String target, int line, int column) {}

  private final Findings findings;
  private final Set<String> ids = new HashSet<>();
  private final Map<String, Node> nodes = new LinkedHashMap<>();
  private final List<Arc> arcs = new ArrayList<>();
  private final Deque<Integer> pages = new ArrayDeque<>();
  private int pageCount;

  Graph(Findings findings) {
    this.findings = findings;
  }

  void startNet(String id, int line, int column) {
    declare(id, line, column);
    nodes.clear();
    arcs.clear();
  }

  void startPage(String id, int line, int column) {
    declare(id, line, column);
    pages.push(++pageCount);
  }

  void endPage() {
    pages.pop();
  }

  void node(String element, String id, int line, int column) {
    reference(element, id, null, line, column);
  }

  void reference(String element, String id, String ref, int line, int column) {
    declare(id, line, column);
    boolean place = element.toLowerCase(Locale.ROOT).endsWith("place");
    if (id != null) {
      Kind kind = place ? Kind.PLACE : Kind.TRANSITION;
      nodes.putIfAbsent(id, new Node(kind, ref, page(), line, column));
    }
  }

  void arc(String id, String source, String target, int line, int column) {
    declare(id, line, column);
    arcs.add(new Arc(source, target, line, column));
  }

  void endNet() {
    checkReferences();
    for (Arc arc : arcs) {
      checkArc(arc);
    }
  }

  private int page() {
    return pages.isEmpty() ? 0 : pages.peek();
  }

  private void declare(String id, int line, int column) {
    if (id == null) {
      return;
    }
    if (!isXmlId(id)) {
      findings.add(
          line, column, "\"" + id + "\" is no XML id: a letter or _, then letters, digits, . - _");
    }
    if (!ids.add(id)) {
      findings.add(line, column, "the id \"" + id + "\" is used twice in the document");
    }
  }

  private static boolean isXmlId(String id) {
    return id.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || isMark(c))
        && !id.isEmpty()
        && (Character.isLetter(id.codePointAt(0)) || id.charAt(0) == '_');
  }

  private static boolean isMark(int c) {
    return c == '.'
        || c == '-'
        || c == '_'
        || c == '\u00B7'
        || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  /** Follows each reference to its end, or to where an earlier one was followed on. */
  private void checkReferences() {
    Map<String, Integer> walkThrough = new HashMap<>();
    int walk = 0;
    for (String start : nodes.keySet()) {
      walk++;
      String id = start;
      while (nodes.get(id).ref != null) {
        Node reference = nodes.get(id);
        Integer earlier = walkThrough.putIfAbsent(id, walk);
        if (earlier != null) {
          if (earlier == walk) {
            findings.add(reference.line, reference.column, "the reference leads back to itself");
          }
          break;
        }
        Node next = nodes.get(reference.ref);
        if (next == null || next.kind != reference.kind) {
          String wanted = reference.kind == Kind.PLACE ? "place" : "transition";
          findings.add(
              reference.line,
              reference.column,
              "the reference is to \""
                  + reference.ref
                  + "\", which is no "
                  + wanted
                  + " of the net");
          break;
        }
        id = reference.ref;
      }
    }
  }

  private void checkArc(Arc arc) {
    Node source = nodes.get(arc.source);
    Node target = nodes.get(arc.target);
    if (arc.source == null || arc.target == null) {
      return;
    }
    if (source == null || target == null) {
      String unknown = source == null ? arc.source : arc.target;
      report(arc, "the arc ends in \"" + unknown + "\", which is no node of the net");
    } else if (source.kind == target.kind) {
      String both = source.kind == Kind.PLACE ? "places" : "transitions";
      report(arc, "the arc joins two " + both + "; it must join a place and a transition");
    } else if (source.page != target.page) {
      report(arc, "the arc joins nodes on two pages; it needs a reference node on one of them");
    }
  }

  private void report(Arc arc, String finding) {
    findings.add(arc.line, arc.column, finding);
  }
}
