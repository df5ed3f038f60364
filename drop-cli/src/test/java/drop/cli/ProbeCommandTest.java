package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.family.Families;
import drop.lts.Lts;
import drop.net.MarkingText;
import drop.net.PetriNet;
import drop.probe.ProbeOptions;
import drop.reduce.Preserve;
import drop.result.Outcome;
import drop.result.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code drop explore} by probe sets: its figures, its exports, and its check of itself. */
class ProbeCommandTest {
  @TempDir private Path folder;

  @Test
  void probeSetsTellTheirFigures() throws IOException {
    JsonNode json =
        CliRun.of("explore", "filesystem:13", "--reduce", "probe", "--json").succeeds().json();
    assertThat(json.get("options").toString())
        .isEqualTo(
            "{\"reduce\":\"probe\",\"strategy\":\"independent\",\"proviso\":\"nodup\","
                + "\"concretise\":\"explicit\"}");
    assertThat(json.get("states").longValue()).isEqualTo(66);
    assertThat(json.get("vectors").longValue()).isEqualTo(66);
    assertThat(json.get("missedActions").longValue()).isZero();
    assertThat(json.get("visitedStates").longValue()).isEqualTo(66);
    assertThat(json.has("maxTokens")).as("a bound that a reduction cannot know").isFalse();
  }

  @Test
  void anOptionOfOneReductionChoosesIt() throws IOException {
    assertThat(reduceOf("--order", "dfs")).isEqualTo("auto");
    assertThat(reduceOf("--threads", "2")).isEqualTo("full");
    assertThat(reduceOf("--strategy", "closure")).isEqualTo("probe");
    assertThat(reduceOf("--proviso", "aging")).isEqualTo("probe");
    assertThat(reduceOf("--seed", "7")).isEqualTo("probe");
    assertThat(reduceOf("--stubborn", "strong")).isEqualTo("stubborn");
  }

  private static String reduceOf(String option, String value) throws IOException {
    JsonNode json =
        CliRun.of("explore", "philosophers:2", option, value, "--json").succeeds().json();
    return json.get("options").get("reduce").textValue();
  }

  @Test
  void theTextTellsTheReductionAndItsFigures() {
    String out = CliRun.of("explore", "szymanski:3", "--strategy", "closure").succeeds().out();
    assertThat(out.lines())
        .contains(
            "reduction      probe closure nodup explicit",
            "states         71",
            "deadlocks      0",
            "vectors        112",
            "missed actions 18");
    assertThat(out).doesNotContain("most tokens");
  }

  @Test
  void manyVectorsTellTheirMemory() {
    String out = CliRun.of("explore", "philosophers:5", "--reduce", "probe").succeeds().out();
    assertThat(out.lines()).anyMatch(line -> line.matches("memory .* bytes a vector\\)"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"philosophers:4", "szymanski:3", "kanban:1", "buffer:3", "ring:4"})
  void itIsVerifiedAgainstTheFullStateSpace(String model) throws IOException {
    JsonNode json = CliRun.of("explore", model, "--reduce", "probe", "--verify", "--json").succeeds().json();
    assertThat(json.get("verified").booleanValue()).isTrue();
    JsonNode full = CliRun.of("explore", model, "--reduce", "full", "--json").succeeds().json();
    assertThat(json.get("fullStates")).isEqualTo(full.get("states"));
    assertThat(json.get("deadlocks")).isEqualTo(full.get("deadlocks"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"weak", "strong", "closure"})
  void stubbornSetsAreVerifiedToo(String sets) throws IOException {
    for (String model : new String[] {"philosophers:5", "kanban:2", "szymanski:3"}) {
      for (String order : new String[] {"bfs", "dfs"}) {
        JsonNode json =
            CliRun.of(
                    "explore", model, "--stubborn", sets, "--reduce", "stubborn", "--order", order,
                    "--verify", "--json")
                .succeeds()
                .json();
        assertThat(json.get("verified").booleanValue()).isTrue();
        assertThat(json.get("options").toString())
            .isEqualTo(
                "{\"reduce\":\"stubborn\",\"stubborn\":\"%s\",\"order\":\"%s\"}"
                    .formatted(sets, order));
        assertThat(json.has("maxTokens")).isFalse();
      }
    }
  }

  @Test
  void withoutAFullStateSpaceNothingIsVerified() {
    CliRun run = CliRun.of("explore", "filesystem:13", "--verify", "--max-states", "1000");
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.err()).contains("not verified: the full state space is not complete");
    assertThat(run.out()).doesNotContain("verified").contains("states         66");
  }

  @Test
  void aMissedAndAnInventedDeadlockAreTold() throws Exception {
    PetriNet net = Families.net("philosophers:2");
    Findings full = new FullReduction(Order.BFS, 1).explore(net, Limits.NONE, new Monitor());
    Verification wrong = new Verification(new Alive(net.initialMarking()), full);
    assertThat(wrong.holds()).isFalse();
    assertThat(wrong.difference(new MarkingText(net)))
        .startsWith("1 deadlocks missed, e.g. withLeft_1 withLeft_2; 1 deadlocks invented, e.g. ");
    assertThat(new Verification(full, full).holds()).isTrue();
  }

  @Test
  void aWrongAnswerIsADefectAndKept() throws Exception {
    Model model = new Model(Families.net("philosophers:2"), "family");
    Findings full =
        new FullReduction(Order.BFS, 1).explore(model.net(), Limits.NONE, new Monitor());
    Verification wrong = new Verification(new Alive(), full);
    Reproduction reproduction =
        new Reproduction(new ProbeReduction(
            ProbeOptions.DEFAULT, Preserve.DEADLOCK, new VisiblePlaces(List.of()), null), model, folder);
    assertThatThrownBy(() -> reproduction.unlessEqual(wrong))
        .isInstanceOf(WrongAnswerException.class)
        .hasToString(
            "the reduction disagrees with full exploration: 1 deadlocks missed, e.g. withLeft_1"
                + " withLeft_2; saved as %s and %s, please report them"
                    .formatted(at("drop-reproduction-1.pnml"), at("drop-reproduction-1.txt")));
    assertThat(Files.readString(folder.resolve("drop-reproduction-1.txt")))
        .contains("--reduce probe", "strategy=independent");
    CliRun.of("explore", at("drop-reproduction-1.pnml"), "--verify").succeeds();
    assertThatThrownBy(() -> reproduction.unlessEqual(wrong))
        .hasMessageContaining("drop-reproduction-2.pnml");
  }

  @Test
  void theReducedSystemIsExported() throws IOException {
    JsonNode json =
        CliRun.of("explore", "filesystem:4", "-o", at("s.aut"), "-o", at("s.json"), "--json")
            .succeeds()
            .json();
    assertThat(Files.readString(folder.resolve("s.aut")))
        .startsWith("des (0, " + json.get("transitions") + ", " + json.get("states") + ")");
  }

  @Test
  void theSameSeedGivesTheSameOutput() throws IOException {
    String[] words = {"explore", "philosophers:4", "--seed", "3", "-o", at("a.aut"), "--json"};
    JsonNode first = CliRun.of(words).succeeds().json();
    String exported = Files.readString(folder.resolve("a.aut"));
    JsonNode second = CliRun.of(words).succeeds().json();
    assertThat(Files.readString(folder.resolve("a.aut"))).isEqualTo(exported);
    for (String field : new String[] {"states", "transitions", "vectors", "missedActions"}) {
      assertThat(second.get(field)).isEqualTo(first.get(field));
    }
    assertThat(first.get("options").get("seed").longValue()).isEqualTo(3);
  }

  @Test
  void anExplorationIsExplained() throws IOException {
    CliRun.of("explore", "philosophers:2", "--explain", at("e.md"), "--explain", at("e.dot"))
        .succeeds();
    assertThat(Files.readString(folder.resolve("e.md"))).contains("  1.  (s0, ε) → s0", "deadlock");
    assertThat(Files.readString(folder.resolve("e.dot"))).startsWith("digraph ");
  }

  @Test
  void whatCannotBeExplainedIsRefused() {
    assertThat(CliRun.of("explore", "philosophers:2", "--explain", at("e.pdf")).isRefused().err())
        .contains("the extension chooses the form, .md or .txt");
    assertThat(
            CliRun.of("explore", "philosophers:9", "--explain", at("e.dot")).isRefused().err())
        .contains("2000 states");
    assertThat(
            CliRun.of(
                    "explore", "philosophers:2", "--reduce", "full", "--explain", at("e.txt"))
                .isRefused()
                .err())
        .contains("--explain has no meaning with --reduce full");
    assertThat(
            CliRun.of("explore", "philosophers:2", "--explain", at("a.md"), "--explain", at("b.md"))
                .isRefused()
                .err())
        .contains("one text and one picture");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void anUnboundedNetIsTold() throws IOException {
    Path file = folder.resolve("unbounded.pnml");
    Files.writeString(
        file,
        "<pnml><net id='n' type='http://www.pnml.org/version-2009/grammar/ptnet'><page id='g'>"
            + "<place id='p'/><transition id='t'/>"
            + "<arc id='a' source='t' target='p'/></page></net></pnml>");
    CliRun run = CliRun.of("explore", file.toString(), "--json");
    assertThat(run.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(run.json().get("limit").textValue()).isEqualTo("unbounded");
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  /** Findings of an exploration that has only these deadlocks. */
  private record Alive(int[]... deadlocks) implements Findings {
    @Override
    public Outcome outcome() {
      return new Outcome.Complete();
    }

    @Override
    public Statistics statistics() {
      return new Statistics(1, 0, deadlocks.length, 0, 0, 0, 0, 0);
    }

    @Override
    public Map<String, Long> figures() {
      return Map.of();
    }

    @Override
    public void forEachDeadlock(Consumer<int[]> consumer) {
      for (int[] marking : deadlocks) {
        consumer.accept(marking);
      }
    }

    @Override
    public Lts lts() {
      throw new UnsupportedOperationException();
    }
  }
}
