package drop.cli.bench;

import java.io.PrintStream;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of cells under a row of titles, names to the left and numbers to the right. */
public record Table(List<String> titles, List<List<String>> rows) {
  public Table {
    rows.forEach(
        row -> {
          if (row.size() != titles.size()) {
            throw new IllegalArgumentException(row.size() + " cells for " + titles.size());
          }
        });
  }

  /** For people at a terminal. */
  public void text(PrintStream out) {
    out.println(aligned(titles, "  "));
    rows.forEach(row -> out.println(aligned(row, "  ")));
  }

  /** For a page of Markdown. */
  public void markdown(PrintStream out) {
    out.println("| " + aligned(titles, " | ") + " |");
    String numbers = String.join(" | ", Collections.nCopies(titles.size() - 1, "---:"));
    out.println("| --- | " + numbers + " |");
    rows.forEach(row -> out.println("| " + aligned(row, " | ") + " |"));
  }

  private String aligned(List<String> cells, String between) {
    return IntStream.range(0, cells.size())
        .mapToObj(column -> aligned(cells.get(column), column))
        .collect(Collectors.joining(between));
  }

  private String aligned(String cell, int column) {
    int width =
        Math.max(
            titles.get(column).length(),
            rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0));
    String space = " ".repeat(width - cell.length());
    return column == 0 ? cell + space : space + cell;
  }
}
