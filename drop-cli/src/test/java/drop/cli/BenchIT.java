package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code drop bench} on nets that take no time: every cell is filled, and nothing stays. */
class BenchIT {
  private static final String NUMBER = "[0-9][0-9,.]*";

  @TempDir Path directory;

  @Test
  void spinStandsNextToDrop() throws Exception {
    assumeTrue(
        Programs.find("spin").isPresent() && Programs.find("gcc").isPresent(),
        "spin or gcc is not installed");
    List<String> lines = bench(Map.of(), "phil:3,bakery:2,2");
    assertThat(lines.get(0)).startsWith("net").endsWith("drop/Spin");
    assertThat(cells(lines.get(1))).hasSize(14).startsWith("phil:3", "14", "27");
    assertThat(cells(lines.get(2))).hasSize(14).startsWith("bakery:2,2");
    for (String line : lines.subList(1, 3)) {
      assertThat(cells(line).subList(1, 14)).allMatch(cell -> cell.matches(NUMBER));
    }
    assertThat(lines.get(7)).contains(" cores, Java ", "Spin Version");
    assertThat(lines.get(8))
        .isEqualTo("drop bench speed --models phil:3,bakery:2,2 --runs 1");
    assertThat(lines).hasSize(9);
  }

  @Test
  void withoutSpinTheTableSaysSo() throws Exception {
    Path programs = Files.createDirectory(directory.resolve("programs"));
    NamedPrograms.linkForLauncher(programs);
    List<String> lines =
        bench(Map.of("PATH", programs.toString(), "JAVA_HOME", ""), "phil:3", "--markdown");
    assertThat(lines.get(0)).startsWith("| net").endsWith("drop/Spin |");
    assertThat(lines.get(2)).startsWith("| phil:3 |").contains(" not installed | not installed ");
  }

  @Test
  void probeSetsAreMeasuredByEachStrategy() throws Exception {
    List<String> lines = bench("probe", Map.of(), "filesystem:2");
    assertThat(lines.get(0)).startsWith("net and options").endsWith("B/vector");
    assertThat(lines.get(1)).matches("filesystem:2 --strategy independent +11 +11 +0 +11 .*");
    assertThat(lines.get(2)).matches("filesystem:2 --strategy closure +11 +11 +0 +12 .*");
    assertThat(lines.get(3)).matches("filesystem:2 --strategy reversing-free +27 +27 +0 +34 .*");
    assertThat(lines.get(6)).isEqualTo("drop bench probe --models filesystem:2 --runs 1");
  }

  private List<String> bench(Map<String, String> environment, String models, String... options)
      throws IOException, InterruptedException {
    return bench("speed", environment, models, options);
  }

  private List<String> bench(
      String suite, Map<String, String> environment, String models, String... options)
      throws IOException, InterruptedException {
    Path temporary = Files.createDirectory(directory.resolve("temporary"));
    Map<String, String> all = new HashMap<>(environment);
    all.put("DROP_JAVA_OPTIONS", "-Djava.io.tmpdir=" + temporary);
    Path script = Launcher.projectRoot().resolve("drop");
    List<String> words =
        new ArrayList<>(List.of("bench", suite, "--models", models, "--runs", "1"));
    words.addAll(List.of(options));
    Launcher drop = new Launcher(script, directory, all);
    List<String> lines = drop.run(words.toArray(String[]::new)).succeeds().out().lines().toList();
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left).isEmpty();
    }
    return lines;
  }

  private static List<String> cells(String line) {
    return List.of(line.strip().split(" {2,}"));
  }
}
