package drop.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** Measures the static reductions: how many states each stores of a net, and the default's cost. */
public final class ReduceBench {
  private static final String MOST_STATES = "300000";
  private static final String DEFAULT = "stubborn";

  private static final Map<String, List<String>> REDUCTIONS = new LinkedHashMap<>();

  static {
    REDUCTIONS.put("ample", List.of("--reduce", "ample"));
    REDUCTIONS.put("overman", List.of("--persistent", "overman"));
    REDUCTIONS.put("conflicting", List.of("--persistent", "conflicting"));
    REDUCTIONS.put("closure", List.of("--stubborn", "closure"));
    REDUCTIONS.put(DEFAULT, List.of("--reduce", "stubborn"));
    REDUCTIONS.put("+ sleep", List.of("--reduce", "stubborn", "--sleep"));
    REDUCTIONS.put("+ sleep, chain", List.of("--reduce", "stubborn", "--sleep", "--chain"));
    REDUCTIONS.put("auto", List.of("--reduce", "auto"));
  }

  /** The nets that other tools were measured on, and those of the papers. */
  private static final List<String> PUBLISHED =
      List.of(
          "phil:14",
          "fs:7",
          "idx:7",
          "ring:14",
          "kanban:5",
          "fms:5",
          "buffer:7,20",
          "fsv:14",
          "fsv:16",
          "fsv:18",
          "idxv:12",
          "idxv:13",
          "idxv:15",
          "philosophers:10",
          "philosophers:200",
          "phil:100",
          "filesystem:16",
          "filesystem:20",
          "indexer:12",
          "fsfull:6",
          "idxfull:3",
          "pairs:4",
          "pairs:6",
          "pairs:8",
          "szymanski:5",
          "bakery:3,3");

  private final Drop drop;
  private final int runs;
  private final Consumer<String> progress;

  public ReduceBench(Path launcher, Path directory, int runs, Consumer<String> progress) {
    this.drop = new Drop(launcher, directory);
    this.runs = runs;
    this.progress = progress;
  }

  /** The given models, or the published ones where there are none. */
  public static List<String> lines(List<String> models) {
    return models.isEmpty() ? PUBLISHED : models;
  }

  public Table run(List<String> models) throws IOException {
    List<String> titles = new ArrayList<>(List.of("net"));
    titles.addAll(REDUCTIONS.keySet());
    titles.addAll(List.of("command s", "explored s", "µs/state"));
    List<List<String>> rows = new ArrayList<>();
    for (String model : models) {
      rows.add(row(model));
      progress.accept(model);
    }
    return new Table(titles, rows);
  }

  private List<String> row(String model) throws IOException {
    List<String> cells = new ArrayList<>(List.of(model));
    double command = Double.MAX_VALUE;
    double explored = Double.MAX_VALUE;
    long states = 0;
    for (Map.Entry<String, List<String>> reduction : REDUCTIONS.entrySet()) {
      List<String> options = new ArrayList<>(reduction.getValue());
      options.addAll(List.of("--max-states", MOST_STATES));
      boolean measured = reduction.getKey().equals(DEFAULT);
      for (int run = 0; run < (measured ? runs : 1); run++) {
        Drop.Run one = drop.exploreSome(model, options);
        if (run == 0) {
          cells.add((one.complete() ? "" : "> ") + text("%,d", stored(one.figures())));
        }
        if (measured) {
          command = Math.min(command, one.seconds());
          explored = Math.min(explored, one.figures().seconds());
          states = one.figures().states();
        }
      }
    }
    cells.add(text("%.3f", command));
    cells.add(text("%.3f", explored));
    cells.add(text("%.1f", explored * 1e6 / states));
    return cells;
  }

  /** What takes memory: vectors where there are any, or else states. */
  private static long stored(ExploreFigures figures) {
    return Math.max(figures.states(), figures.orZero("vectors"));
  }

  private static String text(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
