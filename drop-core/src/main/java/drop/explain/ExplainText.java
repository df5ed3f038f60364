package drop.explain;

import drop.net.PetriNet;
import drop.probe.ProbeExploration;
import drop.probe.ProbeListener;
import drop.probe.ProbeOptions;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes what a probe-set exploration does, as in Table 2.2 of the thesis: a block for each iteration
 * rather than a row, because a row has no room for long traces. It is Markdown whose blocks are code, so
 * that it looks the same as plain text and no name in a model can be taken for markup.
 *
 * <p>It keeps the markings for the legend, and otherwise the present iteration only. Where it cannot
 * write it throws an {@link UncheckedIOException}, which ends the exploration.
 */
public final class ExplainText implements ProbeListener {
  private static final String INDENT = "    ";
  private static final int MOST_POSTPONED = 8;

  private final Writer out;
  private final ShortNames names;
  private final EnabledTransitions enabled;
  private final Legend legend;
  private final Block block = new Block();
  private final BitSet explored = new BitSet();
  private long iterations;
  private String heading = "";
  private String note = "";
  private List<Integer> current = List.of();
  private int[] target;
  private List<Step> steps = List.of();
  private int followed;

  /**
   * Writes the head.
   *
   * @param out is flushed in the end, but not closed
   */
  public ExplainText(PetriNet net, ProbeOptions options, OutputStream out) {
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    this.names = new ShortNames(net);
    this.enabled = new EnabledTransitions(net);
    this.legend = new Legend(net, names);
    write(Head.of(net, options));
  }

  @Override
  public void vector(Vector vector, int[] inTarget, boolean deadlock) {
    endIteration();
    iterations++;
    current = vector.trace();
    target = inTarget;
    heading = "%s%3d.  %s → %s".formatted(INDENT, iterations, text(vector), legend.name(target));
    note = "only loops that change nothing";
    if (deadlock) {
      note = "deadlock";
      legend.deadlock(target);
    }
  }

  @Override
  public void probeSet(Choice choice, List<Step> chosen) {
    chosen.forEach(step -> explored.set(step.transition()));
    switch (choice) {
      case STRATEGY -> {
        steps = chosen;
        note = "";
      }
      case CROWDED -> note = "crowded: all actions, each with a restart";
      case STUBBORN -> note = "stubborn set, each with a restart";
    }
  }

  @Override
  public void follows(Vector vector, int[] inTarget, boolean isNew) {
    String step = text(steps.get(followed++));
    String text = text(vector);
    block.add("explore", step, legend.name(inTarget), isNew, text);
  }

  @Override
  public void missed(List<Integer> cause, int transition, int[] restart, boolean isNew) {
    restart("missed", cause, transition, restart, isNew);
  }

  @Override
  public void restarts(List<Integer> cause, int transition, int[] restart, boolean isNew) {
    restart("restart", cause, transition, restart, isNew);
  }

  @Override
  public void continues(int transition, int[] restart, boolean isNew) {
    restart("restart", current, transition, restart, isNew);
  }

  private void restart(
      String key, List<Integer> cause, int transition, int[] restart, boolean isNew) {
    String actions = cause.isEmpty() ? name(transition) : trace(cause) + "·" + name(transition);
    block.add(key, actions, legend.name(restart), isNew, text(new Vector(restart, List.of())));
  }

  /** Writes the last iteration, how the exploration ended, and the legend. */
  public void finish(ProbeExploration exploration) {
    endIteration();
    write(Head.end(exploration, iterations));
    try {
      legend.write(INDENT, out);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void endIteration() {
    if (iterations == 0) {
      return;
    }
    // An exploration that is stopped leaves steps behind that were chosen but not taken.
    for (Step step : steps.subList(followed, steps.size())) {
      block.add("explore", text(step));
    }
    List<Integer> postponed =
        explored.isEmpty() ? List.of() : enabled.without(explored, target);
    if (!postponed.isEmpty()) {
      block.add("postpone", some(postponed));
    }
    write((note.isEmpty() ? heading : heading + "    " + note) + "\n");
    try {
      block.write(INDENT + "      ", out);
      out.append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    explored.clear();
    steps = List.of();
    followed = 0;
  }

  private String some(List<Integer> transitions) {
    int count = Math.min(MOST_POSTPONED, transitions.size());
    String text =
        transitions.subList(0, count).stream().map(this::name).collect(Collectors.joining(", "));
    return count == transitions.size()
        ? text
        : text + " and " + (transitions.size() - count) + " more";
  }

  private String text(Vector vector) {
    return "(" + legend.name(vector.start()) + ", " + trace(vector.trace()) + ")";
  }

  private String text(Step step) {
    return name(step.transition()) + " ↦ " + trace(step.image());
  }

  private String trace(List<Integer> transitions) {
    return transitions.isEmpty()
        ? "ε"
        : transitions.stream().map(this::name).collect(Collectors.joining("·"));
  }

  private String name(int transition) {
    legend.uses(transition);
    return names.of(transition);
  }

  private void write(String text) {
    try {
      out.append(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
