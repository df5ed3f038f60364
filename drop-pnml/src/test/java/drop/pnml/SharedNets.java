package drop.pnml;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The collection of PNML files of many tools that lies beside the project, with its known answers.
 * It is no part of the project: tests that use it are skipped where it is absent.
 */
public final class SharedNets {
  /** One file of the collection and its row of answers, by column. */
  public record Entry(Path file, Map<String, String> answers) {
    public String expect() {
      return answers.get("expect");
    }

    @Override
    public String toString() {
      return file.getFileName().toString();
    }
  }

  private SharedNets() {}

  /** Every file with an answer; skips the calling test where there are none. */
  public static List<Entry> all() throws IOException {
    Path folder = folder();
    assumeTrue(
        folder != null, "no shared/nets beside the project; set -Ddrop.shared to its parent");
    List<String> lines = Files.readAllLines(folder.resolve("answers.csv"), StandardCharsets.UTF_8);
    List<String> columns = cells(lines.get(0));
    List<Entry> entries = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      List<String> cells = cells(line);
      Map<String, String> answers = new HashMap<>();
      for (int i = 0; i < columns.size(); i++) {
        answers.put(columns.get(i), cells.get(i));
      }
      entries.add(new Entry(folder.resolve(answers.get("file")), answers));
    }
    return entries;
  }

  /** Those whose full state space is known and has at most so many states. */
  public static List<Entry> upTo(long states) throws IOException {
    return all().stream()
        .filter(entry -> !entry.expect().equals("reject"))
        .filter(entry -> entry.answers().get("states").matches("\\d{1,18}"))
        .filter(entry -> Long.parseLong(entry.answers().get("states")) <= states)
        .toList();
  }

  /** The folder of the nets, or null. */
  public static Path folder() {
    String given = System.getProperty("drop.shared");
    if (given != null) {
      return Path.of(given, "nets");
    }
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path nets = at.resolveSibling("shared").resolve("nets");
      if (at.getParent() != null && Files.isRegularFile(nets.resolve("answers.csv"))) {
        return nets;
      }
    }
    return null;
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (char c : line.toCharArray()) {
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }
}
