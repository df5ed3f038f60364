package drop.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Measures probe sets: how far they reduce, what a vector costs, and the whole command. */
public final class ProbeBench {
  private static final List<String> COLUMNS =
      List.of(
          "net and options",
          "states",
          "vectors",
          "missed",
          "visited",
          "command s",
          "explored s",
          "µs/vector",
          "B/vector");

  /** The nets of the thesis, those made for dynamic dependency, and some where vectors are many. */
  private static final List<String> PUBLISHED =
      List.of(
          "filesystem:2",
          "filesystem:3",
          "filesystem:4",
          "filesystem:5",
          "filesystem:8",
          "filesystem:13",
          "filesystem:14 --strategy closure",
          "filesystem:15 --strategy closure",
          "filesystem:16 --strategy closure",
          "filesystem:16",
          "filesystem:20 --strategy closure",
          "filesystem:20",
          "filesystem:20 --strategy closure --hybrid",
          "filesystem:5 --strategy reversing-free --proviso aging",
          "indexer:2",
          "indexer:11",
          "indexer:12",
          "indexer:13",
          "indexer:13 --hybrid",
          "fsfull:6",
          "fsfull:13",
          "idxfull:4",
          "idxfull:11",
          "szymanski:5",
          "szymanski:5 --strategy closure",
          "szymanski:5 --strategy closure --hybrid",
          "philosophers:5",
          "philosophers:6",
          "philosophers:7",
          "philosophers:8",
          "philosophers:9",
          "philosophers:9 --subsume");

  private final Drop drop;
  private final int runs;
  private final Consumer<String> progress;

  public ProbeBench(Path launcher, Path directory, int runs, Consumer<String> progress) {
    this.drop = new Drop(launcher, directory);
    this.runs = runs;
    this.progress = progress;
  }

  /** What to measure of the given models, or the published list where there are none. */
  public static List<String> lines(List<String> models) {
    return models.isEmpty()
        ? PUBLISHED
        : models.stream()
            .flatMap(
                model ->
                    Stream.of("independent", "closure", "reversing-free")
                        .map(strategy -> model + " --strategy " + strategy))
            .toList();
  }

  /** Runs each line, a model and options, as a command of its own. */
  public Table run(List<String> lines) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (String line : lines) {
      String[] words = line.split(" ");
      List<String> options = new ArrayList<>(List.of("--reduce", "probe"));
      options.addAll(List.of(words).subList(1, words.length));
      List<Drop.Run> all = new ArrayList<>();
      for (int run = 1; run <= runs; run++) {
        all.add(drop.explore(words[0], options));
        progress.accept("%s, run %d of %d".formatted(line, run, runs));
      }
      rows.add(cells(line, all));
    }
    return new Table(COLUMNS, rows);
  }

  private static List<String> cells(String line, List<Drop.Run> runs) {
    ExploreFigures figures = runs.get(0).figures();
    double command = runs.stream().mapToDouble(Drop.Run::seconds).min().orElseThrow();
    double explored =
        runs.stream().mapToDouble(run -> run.figures().seconds()).min().orElseThrow();
    long vectors = figures.orZero("vectors");
    return List.of(
        line,
        text("%,d", figures.states()),
        text("%,d", vectors),
        text("%,d", figures.orZero("missedActions")),
        text("%,d", figures.orZero("visitedStates")),
        text("%.3f", command),
        text("%.3f", explored),
        text("%.1f", explored * 1e6 / vectors),
        text("%.0f", (double) figures.storedStateBytes() / vectors));
  }

  private static String text(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
