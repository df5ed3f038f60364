package drop.cli.bench;

import drop.net.PetriNet;
import drop.notation.UnsupportedNetException;
import drop.pnml.PnmlWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Measures how fast full state spaces are explored: drop as a whole command and by itself, on one
 * thread and on two, next to Spin where that is installed. The runs take turns, so that whatever else
 * the machine does strikes all alike.
 */
public final class SpeedBench {
  /** So small that the heap it takes is that of the program itself. */
  private static final String SMALLEST = "philosophers:2";

  private static final List<String> FULL = List.of("--reduce", "full");

  private final Drop drop;
  private final Path directory;
  private final boolean withSpin;
  private final int runs;
  private final Consumer<String> progress;

  /**
   * @param directory an existing directory for files, which the caller removes
   * @param withSpin whether Spin and a C compiler are there
   */
  public SpeedBench(
      Path launcher, Path directory, boolean withSpin, int runs, Consumer<String> progress) {
    this.drop = new Drop(launcher, directory);
    this.directory = directory;
    this.withSpin = withSpin;
    this.runs = runs;
    this.progress = progress;
  }

  /** Measures one net after the other, in the order of the map. */
  public Table run(Map<String, PetriNet> nets) throws IOException, UnsupportedNetException {
    long baseMemory = Long.MAX_VALUE;
    for (int run = 0; run < runs; run++) {
      ExploreFigures figures = drop.explore(SMALLEST, FULL).figures();
      baseMemory = Math.min(baseMemory, figures.peakMemoryBytes());
    }
    List<List<String>> rows = new ArrayList<>();
    for (Map.Entry<String, PetriNet> net : nets.entrySet()) {
      rows.add(measure(net.getKey(), net.getValue(), baseMemory).cells());
    }
    return new Table(SpeedRow.COLUMNS, rows);
  }

  private SpeedRow measure(String name, PetriNet net, long baseMemory)
      throws IOException, UnsupportedNetException {
    Path file = directory.resolve("net.pnml");
    try (Writer out = Files.newBufferedWriter(file)) {
      new PnmlWriter().write(net, out);
    }
    SpeedRow row = new SpeedRow(name, baseMemory);
    Spin spin = null;
    long states = 0;
    for (int run = 1; run <= runs; run++) {
      Drop.Run alone = drop.explore(file.toString(), FULL);
      if (run == 1) {
        states = alone.figures().states();
        spin = withSpin ? Spin.of(net, states, directory) : null;
      }
      row.addDrop(alone);
      String times = seconds("drop", alone.seconds());
      if (spin != null) {
        Spin.Run other = spin.run();
        row.addSpin(other);
        times += seconds(", Spin", other.seconds());
      }
      progress.accept("%s, run %d of %d: %s".formatted(name, run, runs, times));
    }
    row.scaling(Scaling.measure(net, runs, states));
    return row;
  }

  private static String seconds(String what, double seconds) {
    return String.format(Locale.ROOT, "%s %.3f s", what, seconds);
  }

  /** What the figures belong to. */
  public String machine() throws IOException {
    return "%d cores, Java %s, %s %s %s, %s"
        .formatted(
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("java.version"),
            System.getProperty("os.name"),
            System.getProperty("os.version"),
            System.getProperty("os.arch"),
            withSpin ? Spin.version(directory) : "Spin is not installed");
  }
}
