package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.beust.jcommander.JCommander;
import com.fasterxml.jackson.databind.JsonNode;
import drop.pnml.SharedNets;
import drop.pnml.SharedNets.Entry;
import drop.reduce.Preserve;
import drop.reduce.SetAlgorithm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Ample, persistent and stubborn sets on the shared collection: every kind of set, in every order, with
 * and without sleep sets, chains and provisos, finds as many deadlocks as are known. (Whatever a search
 * reports as a deadlock is one, so that as many are the same.)
 */
class SharedNetsReductionTest {
  /** By hand 2000000 is feasible. */
  private static final long MOST_STATES = Long.getLong("drop.corpus.states", 3000);

  @TestFactory
  Stream<DynamicTest> everyReductionFindsTheDeadlocks() throws IOException {
    List<Entry> entries = SharedNets.upTo(MOST_STATES);
    assertThat(entries).hasSizeGreaterThan(20);
    return entries.stream()
        .map(entry -> DynamicTest.dynamicTest(entry.toString(), () -> check(entry)));
  }

  private static void check(Entry entry) throws IOException {
    long deadlocks = Long.parseLong(entry.answers().get("deadlock_states"));
    long states = Long.parseLong(entry.answers().get("states"));
    for (List<String> options : configurations()) {
      List<String> words = new ArrayList<>(List.of("explore", entry.file().toString(), "--json"));
      words.addAll(options);
      JsonNode json = CliRun.of(words.toArray(String[]::new)).succeeds().json();
      assertThat(json.get("deadlocks").longValue()).as(options.toString()).isEqualTo(deadlocks);
      assertThat(json.get("states").longValue()).isLessThanOrEqualTo(states);
    }
  }

  private static List<List<String>> configurations() {
    List<List<String>> all = new ArrayList<>();
    for (SetAlgorithm sets : SetAlgorithm.values()) {
      List<String> named = new ArrayList<>(List.of("--reduce", sets.reduction()));
      if (sets != SetAlgorithm.AMPLE) {
        named.addAll(List.of("--" + sets.reduction(), Names.of(sets)));
      }
      for (String order : List.of("bfs", "dfs")) {
        List<String> words = with(named, "--order", order);
        all.add(words);
        all.add(with(words, "--chain"));
        if (sets.strong()) {
          all.add(with(words, "--sleep"));
          all.add(with(words, "--sleep", "--chain"));
        }
        if (sets.keeps(Preserve.SAFETY)) {
          all.add(with(words, "--preserve", "safety", "--proviso", "closed-set"));
        }
      }
      if (sets.keeps(Preserve.SAFETY)) {
        all.add(with(named, "--preserve", "safety", "--proviso", "stack"));
      }
    }
    return all;
  }

  private static List<String> with(List<String> words, String... more) {
    List<String> longer = new ArrayList<>(words);
    longer.addAll(List.of(more));
    return longer;
  }

  /** Within a minute each, the nets that nobody can explore in full included. */
  @TestFactory
  Stream<DynamicTest> whatTheContestAsksOfDeadlocksIsAnsweredRight() throws IOException {
    return SharedNets.all().stream()
        .filter(entry -> !entry.expect().equals("reject"))
        .filter(entry -> List.of("yes", "no").contains(entry.answers().get("deadlock")))
        .map(entry -> DynamicTest.dynamicTest(entry.toString(), () -> examine(entry)));
  }

  private static void examine(Entry entry) throws Exception {
    MccCommand command =
        new MccCommand(new Interruption(), Map.of("BK_EXAMINATION", "ReachabilityDeadlock"));
    String[] words = {entry.file().toString(), "--timeout", "60s"};
    JCommander.newBuilder().addObject(command).build().parse(words);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    command.run(CliRun.terminal(new byte[0], out, new ByteArrayOutputStream()));
    String answer = entry.answers().get("deadlock").equals("yes") ? "TRUE" : "FALSE";
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("FORMULA ReachabilityDeadlock " + answer + " TECHNIQUES");
  }
}
