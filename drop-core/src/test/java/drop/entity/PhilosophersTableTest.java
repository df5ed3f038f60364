package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;

import drop.reference.EntityRules;
import drop.reference.ReferenceStateSpace;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.Condition;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Table 2.1 and the examples of Section 2.3.1 of the DRoP thesis, from {@code philosophers-2.ebs}.
 *
 * <p>The printed table has fewer cells than Definitions 20 and 21 give. It has what happens between
 * neighbours in the state space (one action enables or disables another), and of that it lacks two
 * cells: putting down the right fork enables the neighbour to take it. So there are three tables
 * here: by the definitions, by the state space, and as printed.
 */
class PhilosophersTableTest {
  private static final Map<String, String> PRINTED =
      cells(
          """
               glf1 grf1 glf2 grf2 plf1 prf1 plf2 prf2
          glf1  ◀    ▷    .    ◀    .    .    .    .
          grf1  .    ◀    ◀    .    ▷    .    .    .
          glf2  .    ◀    ◀    ▷    .    .    .    .
          grf2  ◀    .    .    ◀    .    .    ▷    .
          plf1  .    .    .    .    ◀    ▷    .    .
          prf1  ▷    .    .    .    .    ◀    .    .
          plf2  .    .    .    .    .    .    ◀    ▷
          prf2  .    .    ▷    .    .    .    .    ◀
          """);

  /**
   * What the definitions give beyond the print: an action that puts a fork stimulates both that take
   * it, be they ever enabled then or not; where a stimulates b by creating what b deletes, b
   * stimulates a by deleting what a creates; and the two that put the same fork disable each other,
   * although no state enables both.
   */
  private static final Map<String, String> DEFINED =
      cells(
          """
               glf1 grf1 glf2 grf2 plf1 prf1 plf2 prf2
          glf1  ◀    ▷    .    ◀    ▷    ▷    .    ▷
          grf1  ▷    ◀    ◀    .    ▷    ▷    ▷    .
          glf2  .    ◀    ◀    ▷    .    ▷    ▷    ▷
          grf2  ◀    .    ▷    ◀    ▷    .    ▷    ▷
          plf1  ▷    ▷    .    ▷    ◀    ▷    .    ◀
          prf1  ▷    ▷    ▷    .    ▷    ◀    ◀    .
          plf2  .    ▷    ▷    ▷    .    ◀    ◀    ▷
          prf2  ▷    .    ▷    ▷    ◀    .    ▷    ◀
          """);

  private EntitySystem system;

  @BeforeEach
  void read() throws Exception {
    system = model();
  }

  @Test
  void theDefinitionsGiveThisTable() {
    Map<String, String> computed = new TreeMap<>();
    for (EntityAction a : system.actions()) {
      for (EntityAction b : system.actions()) {
        String cell = (a.stimulates(b) ? "▷" : "") + (a.disables(b) ? "◀" : "");
        if (!cell.isEmpty()) {
          computed.put(a.name() + " " + b.name(), cell);
        }
      }
    }
    assertThat(computed).isEqualTo(DEFINED);
  }

  @Test
  void thePrintedTableIsAPartOfIt() {
    assertThat(DEFINED).containsAllEntriesOf(PRINTED);
    assertThat(PRINTED.values()).hasSize(20).areExactly(8, symbol("▷")).areExactly(12, symbol("◀"));
    Map<String, String> omitted = new TreeMap<>(DEFINED);
    omitted.keySet().removeAll(PRINTED.keySet());
    assertThat(omitted.values()).hasSize(28).areExactly(24, symbol("▷"));
    omitted.values().removeIf(cell -> cell.equals("▷"));
    assertThat(omitted.keySet())
        .containsExactlyInAnyOrder("plf1 prf2", "prf2 plf1", "prf1 plf2", "plf2 prf1");
  }

  /** In the state space, a ▷ b where b is enabled after a and not before, a ◀ b the reverse. */
  @Test
  void thePrintedTableIsThatOfTheStateSpaceWithoutTwoCells() {
    Map<String, String> observed = new TreeMap<>();
    for (Set<Integer> state : states()) {
      for (EntityAction a : system.actions()) {
        for (EntityAction b : system.actions()) {
          if (EntityRules.enabled(state, a)) {
            boolean before = EntityRules.enabled(state, b);
            boolean after = EntityRules.enabled(EntityRules.after(state, a), b);
            if (before != after) {
              observed.put(a.name() + " " + b.name(), after ? "▷" : "◀");
            }
          }
        }
      }
    }
    assertThat(DEFINED).containsAllEntriesOf(observed);
    Map<String, String> expected = new TreeMap<>(PRINTED);
    expected.putAll(Map.of("prf1 glf2", "▷", "prf2 glf1", "▷"));
    assertThat(observed).isEqualTo(expected);
  }

  @Test
  void theStateSpaceIsThatOfTheFigure() {
    ReferenceStateSpace space = ReferenceStateSpace.of(EntityNet.of(system), 100);
    assertThat(space.states()).hasSize(8).hasSameSizeAs(states());
    assertThat(space.deadlocks()).hasSize(1);
    assertThat(Traces.after(system.initial(), trace("glf1 glf2")))
        .isEqualTo(EntitySet.of(number("left1"), number("left2")));
  }

  @Test
  void theExamplesOfTheTextHold() {
    EntitySet s0 = system.initial();
    assertThat(Traces.enabled(s0, trace("glf1"))).isTrue();
    EntitySet s1 = Traces.after(s0, trace("glf1"));
    assertThat(Traces.enabled(s1, trace("glf1"))).isFalse();
    assertThat(Traces.equivalent(trace("glf1 glf2"), trace("glf2 glf1"))).isTrue();
    assertThat(Traces.isWeakPrefix(trace("glf1"), trace("glf2 glf1"))).isTrue();
    assertThat(Traces.isWeakPrefix(trace("grf1"), trace("glf1 grf1"))).isFalse();
    assertThat(Traces.primeCause(action("grf1"), trace("glf1"))).isEqualTo(trace("glf1"));
    assertThat(Traces.primeCause(action("plf1"), trace("glf1 grf1")))
        .isEqualTo(trace("glf1 grf1"));
    assertThat(Traces.primeCause(action("glf2"), trace("glf1"))).isEmpty();
  }

  /** The vectors of iterations 2, 4 and 7 of Table 2.2: what is left of w·a without p(a). */
  @Test
  void theVectorsOfTheExampleExplorationFollow() {
    assertThat(Traces.difference(trace("glf1 grf1"), trace("glf1"))).isEqualTo(trace("grf1"));
    assertThat(Traces.difference(trace("grf1 plf1"), trace("grf1"))).isEqualTo(trace("plf1"));
    assertThat(Traces.difference(trace("prf1 glf1 grf1"), trace("prf1 glf1")))
        .isEqualTo(trace("grf1"));
    assertThat(Traces.primeCause(action("grf1"), trace("prf1 glf1")))
        .isEqualTo(trace("prf1 glf1"));
  }

  private static EntitySystem model() throws Exception {
    Path file = Path.of("..", "models", "philosophers-2.ebs");
    try (InputStream in = Files.newInputStream(file)) {
      return new EbsReader().read(in, file.toString());
    } catch (IOException e) {
      throw new AssertionError("the tests run in the directory of their module", e);
    }
  }

  private Set<Set<Integer>> states() {
    Set<Set<Integer>> found = new LinkedHashSet<>();
    List<Set<Integer>> open = new ArrayList<>(List.of(EntityRules.set(system.initial())));
    while (!open.isEmpty()) {
      Set<Integer> state = open.remove(open.size() - 1);
      if (found.add(state)) {
        system.actions().stream()
            .filter(a -> EntityRules.enabled(state, a))
            .forEach(a -> open.add(new TreeSet<>(EntityRules.after(state, a))));
      }
    }
    return found;
  }

  private List<EntityAction> trace(String names) {
    return Stream.of(names.split(" ")).map(this::action).toList();
  }

  private EntityAction action(String name) {
    return system.action(name).orElseThrow();
  }

  private int number(String entity) {
    int number = 0;
    while (!system.entityName(number).equals(entity)) {
      number++;
    }
    return number;
  }

  private static Condition<String> symbol(String symbol) {
    return new Condition<>(symbol::equals, symbol);
  }

  /** The cells of a table that are not empty, each by its row and column. */
  private static Map<String, String> cells(String table) {
    List<String[]> rows = table.lines().map(line -> line.trim().split(" +")).toList();
    Map<String, String> cells = new TreeMap<>();
    for (String[] row : rows.subList(1, rows.size())) {
      for (int column = 1; column < row.length; column++) {
        if (!row[column].equals(".")) {
          cells.put(row[0] + " " + rows.get(0)[column - 1], row[column]);
        }
      }
    }
    return cells;
  }
}
