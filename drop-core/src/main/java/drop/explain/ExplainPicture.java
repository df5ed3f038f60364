package drop.explain;

import drop.explore.Exploration;
import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StoredSpace;
import drop.export.ByteSink;
import drop.export.Quoted;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.MarkingText;
import drop.net.PetriNet;
import drop.probe.ProbeExploration;
import java.io.IOException;
import java.io.OutputStream;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * A picture for Graphviz of what a probe-set exploration explores of the full state space, as in Figure
 * 2.4 of the thesis: explored edges are thick, and states that vectors lead to are black. States on the
 * way to a missed action are dashed, and the rest is grey. Deadlocks are red with a double border.
 *
 * <p>The states have the numbers of the full state space, explored breadth-first.
 */
public final class ExplainPicture {
  /** More than that take Graphviz very long, and nobody can look at them. */
  public static final int MOST_STATES = 2000;

  private static final String GREY = "color=gray70, fontcolor=gray60";

  private final Lts full;
  private final MarkingNumbers numbers = new MarkingNumbers();

  private ExplainPicture(Lts full) {
    this.full = full;
    for (int state = 0; state < full.states(); state++) {
      int[] marking = new int[full.net().placeCount()];
      full.marking(state, marking);
      numbers.of(marking);
    }
  }

  /** Explores the full state space, in order to say no before the reduced exploration. */
  public static ExplainPicture of(PetriNet net) throws TooManyStatesException {
    return of(net, MOST_STATES);
  }

  static ExplainPicture of(PetriNet net, int most) throws TooManyStatesException {
    Limits limits = Limits.NONE.withMaxStates(most);
    Exploration exploration = new Explorer(net, Order.BFS, 1, limits).explore(new Monitor());
    if (!exploration.outcome().complete()) {
      throw new TooManyStatesException(exploration.outcome(), most);
    }
    return new ExplainPicture(new StoredLts((StoredSpace) exploration.space()));
  }

  Lts full() {
    return full;
  }

  /** Draws a complete exploration of the same net. */
  public void write(ProbeExploration exploration, OutputStream out) throws IOException {
    Explored explored = new Explored(exploration.lts());
    ByteSink sink = new ByteSink(out);
    sink.put("digraph " + Quoted.text(full.net().name()) + " {\n");
    sink.put("  label=" + Quoted.text(caption(exploration, explored)) + ";\n");
    sink.put("  labelloc=b; fontname=\"sans-serif\"; fontsize=10;\n");
    sink.put("  node [shape=box, style=rounded, fontname=\"sans-serif\", fontsize=10];\n");
    sink.put("  edge [fontname=\"sans-serif\", fontsize=9, arrowsize=0.7];\n");
    sink.put("  start [shape=point];\n  start -> s0;\n");
    MarkingText text = new MarkingText(full.net());
    full.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) throws IOException {
            int[] marking = numbers.get(number);
            sink.put("  s").put(number).put(" [label=");
            sink.put(Quoted.text(number + "\n" + text.of(marking)));
            if (!explored.states.contains(number)) {
              sink.put(", " + GREY);
            } else if (!exploration.isTarget(marking)) {
              sink.put(", style=\"rounded,dashed\"");
            } else if (deadlock) {
              sink.put(", color=red, fontcolor=red");
            }
            sink.put(deadlock ? ", peripheries=2];\n" : "];\n");
          }

          @Override
          public void edge(int from, int transition, int to) throws IOException {
            sink.put("  s").put(from).put(" -> s").put(to).put(" [label=");
            sink.put(Quoted.text(full.net().transitionName(transition)));
            boolean thick = explored.edges.contains(key(from, transition));
            sink.put(thick ? ", penwidth=2.5];\n" : ", penwidth=0.7, " + GREY + "];\n");
          }
        });
    sink.put("}\n");
    sink.flush();
  }

  private String caption(ProbeExploration exploration, Explored explored) {
    return "explored (thick): %d of %d edges; targets of vectors (solid): %d of %d states"
        .formatted(explored.edges.size(), full.transitions(), exploration.states(), full.states());
  }

  private static long key(int from, int transition) {
    return (long) from << 32 | transition;
  }

  /** The states and edges of the reduced system, by the numbers of the full one. */
  private final class Explored implements Lts.Visitor {
    private final Lts reduced;
    private final int[] marking = new int[full.net().placeCount()];
    private final LongHashSet states = new LongHashSet();
    private final LongHashSet edges = new LongHashSet();
    private int from;

    Explored(Lts reduced) throws IOException {
      this.reduced = reduced;
      reduced.walk(this);
    }

    @Override
    public void state(int number, boolean deadlock) {
      reduced.marking(number, marking);
      from = numbers.find(marking);
      if (from == MarkingNumbers.NONE) {
        throw new IllegalArgumentException("this is an exploration of another net");
      }
      states.add(from);
    }

    @Override
    public void edge(int reducedFrom, int transition, int to) {
      edges.add(key(from, transition));
    }
  }
}
