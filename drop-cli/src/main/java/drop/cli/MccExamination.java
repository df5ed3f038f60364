package drop.cli;

import drop.net.ModelException;
import drop.net.PetriNet;
import drop.pnml.PropertyReader;
import drop.property.Answer;
import drop.property.Formula;
import drop.property.Property;
import drop.property.Reachability;
import drop.property.Sum;
import drop.property.UpperBound;
import drop.property.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * An examination of the Model Checking Contest as properties: those of a file beside the model, or those
 * that together make up a question about the whole net.
 */
final class MccExamination {
  private static final List<String> IN_FILES =
      List.of("ReachabilityCardinality", "ReachabilityFireability", "UpperBounds");
  private static final TreeMap<String, Function<PetriNet, MccExamination>> GLOBAL = new TreeMap<>();

  static {
    GLOBAL.put("ReachabilityDeadlock", MccExamination::deadlock);
    GLOBAL.put("OneSafe", MccExamination::oneSafe);
    GLOBAL.put("QuasiLiveness", MccExamination::quasiLiveness);
    GLOBAL.put("StableMarking", MccExamination::stableMarking);
  }

  /**
   * What is said of a formula.
   *
   * @param text its value, or null where that is not known
   */
  record Value(String formula, String text) {
    boolean known() {
      return text != null;
    }
  }

  private final PetriNet net;
  private final List<Property> properties;
  private final Function<List<Answer>, List<Value>> values;

  private MccExamination(
      PetriNet net, List<Property> properties, Function<List<Answer>, List<Value>> values) {
    this.net = net;
    this.properties = properties;
    this.values = values;
  }

  static boolean isKnown(String name) {
    return IN_FILES.contains(name) || GLOBAL.containsKey(name);
  }

  static String names() {
    return String.join(", ", GLOBAL.keySet()) + ", " + String.join(", ", IN_FILES);
  }

  static MccExamination of(String name, String model, PetriNet net)
      throws ModelException, IOException {
    if (GLOBAL.containsKey(name)) {
      return GLOBAL.get(name).apply(net);
    }
    Path file = Path.of(name + ".xml");
    if (Files.exists(Path.of(model))) {
      file = Path.of(model).resolveSibling(file);
    }
    try (InputStream in = Files.newInputStream(file)) {
      List<Property> properties = PropertyReader.read(in, file.toString(), net);
      return new MccExamination(net, properties, MccExamination::each);
    }
  }

  PetriNet net() {
    return net;
  }

  List<Property> properties() {
    return properties;
  }

  /** What the answers to the properties say of the formulas. */
  List<Value> values(List<Answer> answers) {
    return values.apply(answers);
  }

  private static List<Value> each(List<Answer> answers) {
    return answers.stream()
        .map(
            answer ->
                new Value(
                    answer.property().name(),
                    answer.verdict() == Verdict.UNKNOWN
                        ? null
                        : answer.property() instanceof UpperBound
                            ? "" + answer.bound()
                            : answer.verdict() == Verdict.HOLDS ? "TRUE" : "FALSE"))
        .toList();
  }

  private static MccExamination deadlock(PetriNet net) {
    return new MccExamination(
        net,
        List.of(Reachability.exists("ReachabilityDeadlock", new Formula.Deadlock(net))),
        MccExamination::each);
  }

  private static MccExamination oneSafe(PetriNet net) {
    Sum one = Sum.constant(1);
    List<Formula> safe = new ArrayList<>();
    for (int p = 0; p < net.placeCount(); p++) {
      safe.add(Formula.atMost(Sum.tokens(p), one));
    }
    return new MccExamination(
        net,
        List.of(Reachability.always("OneSafe", Formula.and(safe))),
        MccExamination::each);
  }

  /** Every transition can fire. */
  private static MccExamination quasiLiveness(PetriNet net) {
    List<Property> each = new ArrayList<>();
    for (int t = 0; t < net.transitionCount(); t++) {
      each.add(Reachability.exists(net.transitionId(t), new Formula.Fireable(net, t)));
    }
    return new MccExamination(
        net, each, answers -> together("QuasiLiveness", answers, Verdict.VIOLATED, "FALSE", "TRUE"));
  }

  /** Some place keeps its tokens. */
  private static MccExamination stableMarking(PetriNet net) {
    List<Property> each =
        IntStream.range(0, net.placeCount())
            .mapToObj(
                p ->
                    (Property)
                        Reachability.always(
                            net.placeId(p),
                            Formula.equal(
                                Sum.tokens(p), Sum.constant(net.initialTokens(p)))))
            .toList();
    return new MccExamination(
        net, each, answers -> together("StableMarking", answers, Verdict.HOLDS, "TRUE", "FALSE"));
  }

  /** One answer of this kind decides; otherwise all of them must be known. */
  private static List<Value> together(
      String formula, List<Answer> answers, Verdict decisive, String decided, String otherwise) {
    String text = otherwise;
    for (Answer answer : answers) {
      if (answer.verdict() == decisive) {
        return List.of(new Value(formula, decided));
      }
      text = answer.verdict() == Verdict.UNKNOWN ? null : text;
    }
    return List.of(new Value(formula, text));
  }
}
