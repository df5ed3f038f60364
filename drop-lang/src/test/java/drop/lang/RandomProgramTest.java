package drop.lang;

import static org.assertj.core.api.Assertions.assertThat;

import drop.dpor.ActorSystem;
import drop.dpor.ActorSystem.Blocking;
import drop.lang.RandomPrograms.RandomProgram;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every explorer relies on, in random runs of random programs and of the papers' ones. */
class RandomProgramTest {
  private static final int PROGRAMS = 2000;

  @ParameterizedTest
  @EnumSource
  void undoRestoresTheState(Blocking blocking) {
    for (long seed = 0; seed < PROGRAMS; seed++) {
      RandomProgram program = RandomPrograms.program(seed, blocking);
      walkBackAndForth(program.system(), new Random(seed), program.text());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"indexer.dl:12", "filesystem.dl:14", "spawning.dl:4", "wakeup-stress.dl:5"})
  void undoRestoresTheStateOfThePapersPrograms(String spec) throws Exception {
    for (long seed = 0; seed < 20; seed++) {
      walkBackAndForth(ProgramFamilies.system(spec), new Random(seed), spec);
    }
  }

  private static void walkBackAndForth(ActorSystem system, Random random, String text) {
    Deque<int[]> states = new ArrayDeque<>();
    Deque<Boolean> violations = new ArrayDeque<>();
    states.push(state(system));
    violations.push(system.violated());
    for (int step = 0; step < 200; step++) {
      List<Integer> enabled = enabled(system);
      if (states.size() > 1 && (enabled.isEmpty() || random.nextInt(3) == 0)) {
        system.undo();
        states.pop();
        violations.pop();
      } else if (!enabled.isEmpty()) {
        system.fire(enabled.get(random.nextInt(enabled.size())));
        states.push(state(system));
        violations.push(system.violated());
      }
      assertThat(state(system)).as(text).isEqualTo(states.peek());
      assertThat(system.violated()).as(text).isEqualTo(violations.peek());
    }
  }

  @ParameterizedTest
  @EnumSource
  void independentStepsCommute(Blocking blocking) {
    int pairs = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      RandomProgram program = RandomPrograms.program(seed, blocking);
      pairs += checkPairs(program.system(), new Random(seed), program.text());
    }
    assertThat(pairs).isGreaterThan(PROGRAMS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "readers.dl:4", "ring.dl:5", "branching.dl:5", "indexer.dl:13", "filesystem.dl:15",
        "lastzero.dl:6", "last-zero.dl:6", "spawning.dl:3", "wakeup-stress.dl:4", "sections.dl"
      })
  void independentStepsOfThePapersProgramsCommute(String spec) throws Exception {
    int pairs = 0;
    for (long seed = 0; seed < 20; seed++) {
      pairs += checkPairs(ProgramFamilies.system(spec), new Random(seed), spec);
    }
    assertThat(pairs).isPositive();
  }

  private static int checkPairs(ActorSystem system, Random random, String text) {
    int pairs = 0;
    List<Integer> enabled = enabled(system);
    while (!enabled.isEmpty()) {
      for (int one : enabled) {
        for (int other = 0; other < system.actors(); other++) {
          if (one != other && system.hasNext(other) && independent(system, one, other)) {
            pairs++;
            checkPair(system, one, other, text);
          }
        }
      }
      system.fire(enabled.get(random.nextInt(enabled.size())));
      enabled = enabled(system);
    }
    return pairs;
  }

  /** An enabled step changes neither whether an independent one is enabled nor what it is. */
  private static void checkPair(ActorSystem system, int one, int other, String text) {
    boolean enabled = system.enabled(other);
    int[] footprint = footprint(system, other);
    system.fire(one);
    assertThat(system.enabled(other)).as(text).isEqualTo(enabled);
    assertThat(footprint(system, other)).as(text).isEqualTo(footprint);
    if (enabled) {
      system.fire(other);
      int[] state = state(system);
      system.undo();
      system.undo();
      system.fire(other);
      assertThat(system.enabled(one)).as(text).isTrue();
      system.fire(one);
      assertThat(state(system)).as(text).isEqualTo(state);
      system.undo();
    }
    system.undo();
  }

  private static boolean independent(ActorSystem system, int one, int other) {
    for (int a : footprint(system, one)) {
      for (int b : footprint(system, other)) {
        boolean same = a >> ActorSystem.MODE_BITS == b >> ActorSystem.MODE_BITS;
        int mode = a & (1 << ActorSystem.MODE_BITS) - 1;
        if (same && (a != b || mode == ActorSystem.WRITE)) {
          return false;
        }
      }
    }
    return true;
  }

  @ParameterizedTest
  @EnumSource
  void whatOthersDoDoesNotMatterToAThreadThatDoesNotBranch(Blocking blocking) {
    int pairs = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      RandomProgram program = RandomPrograms.program(seed, blocking);
      ProgramSystem system = program.system();
      Random random = new Random(seed);
      List<Integer> enabled = enabled(system);
      while (!enabled.isEmpty()) {
        for (int actor : enabled) {
          if (!system.branches(actor)) {
            pairs += checkNext(system, actor, enabled, program.text());
          }
        }
        system.fire(enabled.get(random.nextInt(enabled.size())));
        enabled = enabled(system);
      }
    }
    assertThat(pairs).isGreaterThan(PROGRAMS);
  }

  private static int checkNext(
      ProgramSystem system, int actor, List<Integer> enabled, String text) {
    int pairs = 0;
    int place = system.stateSize() - system.actors() + actor;
    system.fire(actor);
    int next = state(system)[place];
    int[] footprint = footprint(system, actor);
    system.undo();
    for (int other : enabled) {
      system.fire(other);
      if (other != actor && system.enabled(actor)) {
        pairs++;
        system.fire(actor);
        assertThat(state(system)[place]).as(text).isEqualTo(next);
        assertThat(footprint(system, actor)).as(text).isEqualTo(footprint);
        system.undo();
      }
      system.undo();
    }
    return pairs;
  }

  @ParameterizedTest
  @EnumSource
  void footprintsAreInOrder(Blocking blocking) {
    for (long seed = 0; seed < PROGRAMS; seed++) {
      RandomProgram program = RandomPrograms.program(seed, blocking);
      ActorSystem system = program.system();
      Random random = new Random(seed);
      List<Integer> enabled = enabled(system);
      while (!enabled.isEmpty()) {
        for (int actor = 0; actor < system.actors(); actor++) {
          int[] footprint = footprint(system, actor);
          for (int i = 1; i < footprint.length; i++) {
            assertThat(footprint[i - 1] >> ActorSystem.MODE_BITS)
                .as(program.text())
                .isLessThan(footprint[i] >> ActorSystem.MODE_BITS);
          }
        }
        system.fire(enabled.get(random.nextInt(enabled.size())));
        enabled = enabled(system);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "LOCKS"})
  void bothCountsOfTracesAgree(Blocking blocking) {
    for (long seed = 0; seed < 300; seed++) {
      RandomProgram program = RandomPrograms.program(seed, blocking);
      assertThat(TraceCount.byReversals(program.system()).keySet())
          .as(program.text())
          .isEqualTo(TraceCount.byInterleavings(program.system()));
    }
  }

  @Test
  void theProgramsAreWorthwhile() {
    Map<Blocking, Integer> kinds = new EnumMap<>(Blocking.class);
    int violations = 0;
    int deadlocks = 0;
    int spawns = 0;
    for (Blocking blocking : Blocking.values()) {
      for (long seed = 0; seed < 500; seed++) {
        ProgramSystem system = RandomPrograms.program(seed, blocking).system();
        assertThat(system.blocking().compareTo(blocking)).isLessThanOrEqualTo(0);
        kinds.merge(system.blocking(), 1, Integer::sum);
        List<Integer> enabled = enabled(system);
        Random random = new Random(seed);
        while (!enabled.isEmpty()) {
          int actor = enabled.get(random.nextInt(enabled.size()));
          spawns += system.starts(actor) >= 0 ? 1 : 0;
          system.fire(actor);
          violations += system.violated() ? 1 : 0;
          enabled = enabled(system);
        }
        for (int actor = 0; actor < system.actors(); actor++) {
          deadlocks += system.hasNext(actor) ? 1 : 0;
        }
      }
    }
    assertThat(kinds).containsOnlyKeys(Blocking.values());
    assertThat(List.of(violations, deadlocks, spawns)).allMatch(count -> count > 50);
  }

  private static List<Integer> enabled(ActorSystem system) {
    List<Integer> enabled = new ArrayList<>();
    for (int actor = 0; actor < system.actors(); actor++) {
      if (system.enabled(actor)) {
        enabled.add(actor);
      }
    }
    return enabled;
  }

  private static int[] state(ActorSystem system) {
    int[] state = new int[system.stateSize()];
    system.state(state);
    return state;
  }

  private static int[] footprint(ActorSystem system, int actor) {
    int[] footprint = new int[system.mostAccesses()];
    return Arrays.copyOf(footprint, system.footprint(actor, footprint));
  }
}
