package drop.reference;

import drop.net.Arcs;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Small nets as text, so that a counterexample can be read, kept and explored again:
 *
 * <pre>
 * # a comment
 * m0: p 2*q
 * t: p ?q -> r 2*q ; !s !2*p
 * </pre>
 *
 * <p>The first line marks places; then there is a line for each transition, with what it takes,
 * after {@code ?} what it reads, what it gives, and after {@code !} what it needs less of. Places are
 * numbered as they appear; {@code 0*p} in the first line makes one appear without a token.
 */
public final class NetText {
  private static final String ID = "[A-Za-z_]\\w*";
  private static final Pattern LINE = Pattern.compile("(" + ID + ")\\s*:(.*)");
  private static final Pattern ARCS = Pattern.compile("([^;]*?)->([^;]*)(?:;(.*))?");
  private static final Pattern TERM = Pattern.compile("([?!]?)(?:(\\d+)\\*)?(" + ID + ")");
  private static final String MARKING = "m0";

  private final PetriNet.Builder net;
  private final Map<String, Integer> places = new HashMap<>();
  private final Set<String> transitions = new HashSet<>();
  private boolean marked;
  private String line;

  private NetText(String id) {
    this.net = PetriNet.builder(id);
  }

  /**
   * The net that the text describes.
   *
   * @throws IllegalArgumentException with the line that is wrong
   */
  public static PetriNet parse(String id, String text) {
    NetText parser = new NetText(id);
    text.lines().forEach(parser::add);
    parser.check(parser.marked, "there is no line " + MARKING);
    return parser.net.build();
  }

  /** The marking that a text such as {@code p 2*q} describes. */
  public static int[] marking(PetriNet net, String text) {
    NetText parser = new NetText(net.id());
    parser.line = text;
    Map<String, Integer> tokens = new HashMap<>();
    for (Term term : parser.terms(text, "")) {
      parser.check(tokens.put(term.place, term.weight) == null, term.place + " is there twice");
    }
    int[] marking = new int[net.placeCount()];
    for (int p = 0; p < marking.length; p++) {
      Integer held = tokens.remove(net.placeId(p));
      marking[p] = held == null ? 0 : held;
    }
    parser.check(tokens.isEmpty(), "there is no place for " + tokens);
    return marking;
  }

  private void add(String withComment) {
    line = withComment.replaceFirst("#.*", "").strip();
    if (line.isEmpty()) {
      return;
    }
    Matcher matcher = LINE.matcher(line);
    check(matcher.matches(), "this is neither a marking nor a transition");
    boolean first = !marked;
    marked = true;
    check(first == matcher.group(1).equals(MARKING), "one line " + MARKING + " comes first");
    if (first) {
      for (Term term : terms(matcher.group(2), "")) {
        check(!places.containsKey(term.place), term.place + " is there twice");
        places.put(term.place, net.place(term.place, term.weight));
      }
    } else {
      addTransition(matcher.group(1), matcher.group(2));
    }
  }

  private void addTransition(String id, String arcs) {
    check(transitions.add(id), "transition " + id + " is there already");
    Matcher matcher = ARCS.matcher(arcs);
    check(matcher.matches(), "a transition is: takes -> gives ; !misses");
    int t = net.transition(id);
    for (Term term : terms(matcher.group(1), "?")) {
      if (term.sign.isEmpty()) {
        net.input(number(term), t, term.weight);
      } else {
        net.read(number(term), t, term.weight);
      }
    }
    for (Term term : terms(matcher.group(2), "")) {
      net.output(t, number(term), term.weight);
    }
    for (Term term : terms(matcher.group(3) == null ? "" : matcher.group(3), "!")) {
      check(!term.sign.isEmpty(), "only inhibitors come after the semicolon");
      net.inhibitor(number(term), t, term.weight);
    }
  }

  private record Term(String sign, int weight, String place) {}

  private List<Term> terms(String text, String signs) {
    List<Term> terms = new ArrayList<>();
    for (String word : text.strip().split("\\s+")) {
      if (!word.isEmpty()) {
        Matcher matcher = TERM.matcher(word);
        check(matcher.matches() && signs.contains(matcher.group(1)), word + " is wrong here");
        int weight = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
        terms.add(new Term(matcher.group(1), weight, matcher.group(3)));
      }
    }
    return terms;
  }

  private int number(Term term) {
    check(term.weight > 0, "an arc has weight 0");
    return places.computeIfAbsent(term.place, id -> net.place(id, 0));
  }

  private void check(boolean right, String problem) {
    if (!right) {
      throw new IllegalArgumentException(problem + ": " + line);
    }
  }

  /**
   * The text of a net without names of its own, from which {@link #parse} makes an equal one: the
   * order of places is kept, on which the order of a search may depend.
   *
   * @throws IllegalArgumentException if an id is more than letters, digits and underscores
   */
  public static String of(PetriNet net) {
    StringBuilder text = new StringBuilder(MARKING).append(':');
    for (int p = 0; p < net.placeCount(); p++) {
      text.append(' ').append(term(net, "", net.initialTokens(p), p));
    }
    text.append('\n');
    for (int t = 0; t < net.transitionCount(); t++) {
      String id = plain(net.transitionId(t), !net.transitionId(t).equals(MARKING));
      StringJoiner words = new StringJoiner(" ", id + ": ", "\n");
      addTerms(words, net, net.inputs(), t, "");
      addTerms(words, net, net.reads(), t, "?");
      words.add("->");
      addTerms(words, net, net.outputs(), t, "");
      if (net.inhibitors().first(t) < net.inhibitors().first(t + 1)) {
        words.add(";");
        addTerms(words, net, net.inhibitors(), t, "!");
      }
      text.append(words);
    }
    return text.toString();
  }

  private static void addTerms(StringJoiner words, PetriNet net, Arcs arcs, int t, String sign) {
    for (int a = arcs.first(t); a < arcs.first(t + 1); a++) {
      words.add(term(net, sign, arcs.weight(a), arcs.place(a)));
    }
  }

  private static String term(PetriNet net, String sign, int weight, int place) {
    return sign + (weight == 1 ? "" : weight + "*") + plain(net.placeId(place), true);
  }

  private static String plain(String id, boolean free) {
    if (!free || !id.matches(ID)) {
      throw new IllegalArgumentException("\"" + id + "\" cannot be written as an id");
    }
    return id;
  }
}
