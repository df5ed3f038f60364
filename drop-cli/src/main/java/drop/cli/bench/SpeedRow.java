package drop.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** The best of what was measured of one net. */
final class SpeedRow {
  static final List<String> COLUMNS =
      List.of(
          "net",
          "states",
          "transitions",
          "command s",
          "states/s",
          "explored/s",
          "stored B/state",
          "heap B/state",
          "1 thread/s",
          "2 threads/s",
          "2 threads ×",
          "Spin s",
          "Spin states/s",
          "drop/Spin");

  private final String name;
  private final long baseMemory;
  private final List<Drop.Run> drop = new ArrayList<>();
  private final List<Spin.Run> spin = new ArrayList<>();
  private Scaling scaling;

  /**
   * @param baseMemory the heap that the smallest model takes, which is not the states'
   */
  SpeedRow(String name, long baseMemory) {
    this.name = name;
    this.baseMemory = baseMemory;
  }

  void addDrop(Drop.Run run) {
    drop.add(run);
  }

  void scaling(Scaling measured) {
    scaling = measured;
  }

  void addSpin(Spin.Run run) {
    spin.add(run);
  }

  List<String> cells() {
    ExploreFigures figures = drop.get(0).figures();
    double states = figures.states();
    double seconds = drop.stream().mapToDouble(Drop.Run::seconds).min().orElseThrow();
    double rate = rate(drop);
    List<String> cells = new ArrayList<>();
    cells.add(name);
    cells.add(text("%,d", figures.states()));
    cells.add(text("%,d", figures.transitions()));
    cells.add(text("%.3f", seconds));
    cells.add(text("%,.0f", states / seconds));
    cells.add(text("%,.0f", rate));
    cells.add(text("%.1f", least(drop, ExploreFigures::storedStateBytes) / states));
    double heap = least(drop, ExploreFigures::peakMemoryBytes) - baseMemory;
    cells.add(text("%.1f", heap / states));
    cells.add(text("%,.0f", scaling.alone()));
    cells.add(text("%,.0f", scaling.together()));
    cells.add(text("%.2f", scaling.ratio()));
    cells.addAll(spinCells(states, seconds));
    return cells;
  }

  private List<String> spinCells(double states, double dropSeconds) {
    if (spin.isEmpty()) {
      return List.of("not installed", "not installed", "not installed");
    }
    for (Spin.Run run : spin) {
      if (run.objection().isPresent()) {
        return List.of(run.objection().get(), "-", "-");
      }
    }
    double seconds = spin.stream().mapToDouble(Spin.Run::seconds).min().orElseThrow();
    return List.of(
        text("%.3f", seconds), text("%,.0f", states / seconds), text("%.2f", seconds / dropSeconds));
  }

  private static double least(List<Drop.Run> runs, ToLongFunction<ExploreFigures> figure) {
    return runs.stream().map(Drop.Run::figures).mapToLong(figure).min().orElseThrow();
  }

  private static double rate(List<Drop.Run> runs) {
    return runs.stream().mapToLong(run -> run.figures().statesPerSecond()).max().orElseThrow();
  }

  private static String text(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
