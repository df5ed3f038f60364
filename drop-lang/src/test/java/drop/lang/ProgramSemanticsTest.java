package drop.lang;

import static drop.lang.Running.accesses;
import static drop.lang.Running.run;
import static drop.lang.Running.system;
import static drop.lang.Running.value;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.dpor.ActorSystem.Blocking;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What programs do. */
class ProgramSemanticsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 - 2 - 1 | 4",
        "2 + 3 * 4 | 14",
        "(2 + 3) * 4 | 20",
        "17 / 5 % 2 | 1",
        "-7 / 2 | -3",
        "-7 % 3 | -1",
        "- - 3 | 3",
        "2147483647 + 1 | -2147483648",
        "c[1] + c[two] | 30"
      })
  void computes(String expression, int value) throws Exception {
    String constants = "const two = 2; const c[3] = {5, 10, 20};";
    // Once with constants, which the compiler computes, and once with variables.
    String variables =
        expression.replaceAll("(?<![\\w\\[])(\\d+)", "(zero + $1)").replace("[1]", "[one]");
    for (String text : List.of(expression, variables)) {
      ProgramSystem system =
          system(constants + "int x; thread t { int zero; int one := 1; x := " + text + " }");
      run(system, 0);
      assertThat(value(system, "x")).as(text).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "1 < 2 && 2 < 1 # 0",
        "1 < 2 || 1 / zero == 0 # 1",
        "2 < 1 && 1 / zero == 0 # 0",
        "!(1 == 1) # 0",
        "!false && 1 != 2 # 1",
        "2 <= 2 && 2 >= 2 && 3 > 2 # 1",
        "true == (1 > 0) # 1",
        "false && true || true # 1"
      })
  void decides(String expression, int value) throws Exception {
    ProgramSystem system = system("bool x; thread t { int zero; x := " + expression + " }");
    run(system, 0);
    assertThat(value(system, "x")).isEqualTo(value);
  }

  @Test
  void aStepIsAGlobalStatementAndTheLocalCodeAfterIt() throws Exception {
    ProgramSystem system =
        system(
            "int x; int y;"
                + " thread t { int a := 3; a := a + 1; x := a; a := a * 2; y := a; a := 0 }");
    assertThat(system.describe(0).statement()).isEqualTo("x := a");
    system.fire(0);
    assertThat(value(system, "x")).isEqualTo(4);
    assertThat(system.describe(0)).hasToString("t, line 1: y := a (y = 0 -> 8)");
    system.fire(0);
    assertThat(value(system, "y")).isEqualTo(8);
    assertThat(system.hasNext(0)).isFalse();
  }

  @Test
  void branchesAndLoops() throws Exception {
    ProgramSystem system =
        system(
            "int x; int y; thread t { while x < 3 { x := x + 1 } if x == 3 then { y := 1 }"
                + " if x == 4 { y := 2 } else { y := y + 10 } if y == 0 }");
    assertThat(run(system, 0)).isEqualTo(4 + 3 + 1 + 1 + 1 + 1 + 1);
    assertThat(value(system, "y")).isEqualTo(11);
  }

  @Test
  void localsAreFreshEachTimeAndOfEachThread() throws Exception {
    ProgramSystem system =
        system(
            "int x[2]; thread t[i in 0..1] { int k; while k < 3 { int once; int many[2];"
                + " once := once + 1; many[1] := many[1] + 1; k := k + 1;"
                + " x[i] := x[i] + once + many[1] } }");
    run(system, 0);
    run(system, 1);
    assertThat(value(system, "x[0]")).isEqualTo(6);
    assertThat(value(system, "x[1]")).isEqualTo(6);
  }

  @Test
  void locksExcludeAndTellWhoHoldsThem() throws Exception {
    ProgramSystem system =
        system("lock l; int x; thread t[i in 0..1] { acquire l; x := i; release l }");
    assertThat(system.blocking()).isEqualTo(Blocking.LOCKS);
    assertThat(accesses(system, 0)).containsExactly("l W");
    system.fire(0);
    assertThat(system.enabled(1)).isFalse();
    assertThat(system.hasNext(1)).isTrue();
    assertThat(accesses(system, 1)).containsExactly("l W");
    assertThat(system.describe(1)).hasToString("t[1], line 1: acquire l (l = held by t[0])");
    system.fire(0);
    assertThat(accesses(system, 0)).containsExactly("l C");
    assertThat(system.describe(0))
        .hasToString("t[0], line 1: release l (l = held by t[0] -> free)");
    system.fire(0);
    assertThat(system.enabled(1)).isTrue();
  }

  @Test
  void awaitIsEnabledWhereItsConditionHolds() throws Exception {
    ProgramSystem system =
        system(
            "int x; int y; thread t { await x == 1 && y == 0 } thread u { inc x; dec x; inc y }");
    assertThat(system.blocking()).isEqualTo(Blocking.GENERAL);
    assertThat(accesses(system, 0)).containsExactly("x R", "y R");
    assertThat(accesses(system, 1)).containsExactly("x C");
    assertThat(system.enabled(0)).isFalse();
    system.fire(1);
    assertThat(system.enabled(0)).isTrue();
    system.fire(1);
    assertThat(system.enabled(0)).isFalse();
    system.undo();
    system.fire(0);
    assertThat(system.hasNext(0)).isFalse();
  }

  @Test
  void aLockThatSharedVariablesTellIsGeneralBlocking() throws Exception {
    ProgramSystem system = system("int x; lock l[2]; thread t { acquire l[x] }");
    assertThat(system.blocking()).isEqualTo(Blocking.GENERAL);
    assertThat(accesses(system, 0)).containsExactly("x R", "l[0] W", "l[1] W");
    assertThat(system("int x; thread t { x := 1 }").blocking()).isEqualTo(Blocking.NONE);
  }

  @Test
  void casSwapsOnlyWhatIsExpected() throws Exception {
    ProgramSystem system =
        system("int x; int y; thread t { bool b; b := cas(x, 0, 5) if b { y := 1 } cas(x, 0, 6) }");
    assertThat(accesses(system, 0)).containsExactly("x W");
    assertThat(accesses(system("int x; int y; int z; thread t { cas(x, y, z) }"), 0))
        .containsExactly("x W", "y R", "z R");
    assertThat(run(system, 0)).isEqualTo(3);
    assertThat(value(system, "x")).isEqualTo(5);
    assertThat(value(system, "y")).isEqualTo(1);
  }

  @Test
  void footprintsTellElementsApartWhereLocalVariablesDo() throws Exception {
    String declarations = "int g; int a[3]; ";
    assertThat(accesses(system(declarations + "thread t { int i := 2; a[i] := a[0] }"), 0))
        .containsExactly("a[0] R", "a[2] W");
    assertThat(accesses(system(declarations + "thread t { int i := 1; a[i] := a[1] }"), 0))
        .containsExactly("a[1] W");
    assertThat(accesses(system(declarations + "thread t { int i := 0; a[2] := a[i] + a[1] }"), 0))
        .containsExactly("a[0] R", "a[1] R", "a[2] W");
    assertThat(accesses(system(declarations + "thread t { a[g] := 1 }"), 0))
        .containsExactly("g R", "a[0] W", "a[1] W", "a[2] W");
    assertThat(accesses(system(declarations + "thread t { g := a[g] }"), 0))
        .containsExactly("g W", "a[0] R", "a[1] R", "a[2] R");
    assertThat(accesses(system(declarations + "thread t { int i := 1; inc a[i] }"), 0))
        .containsExactly("a[1] C");
    assertThat(accesses(system(declarations + "thread t { int i := 3; a[i] := g }"), 0))
        .containsExactly("g R");
  }

  /** A step branches where what it reads decides what comes next, what that touches, or a fault. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x := y | false",
        "x := x / y | true",
        "a[y] := 1 | true",
        "if x == 0 | false",
        "if x == 0 { y := 1 } | true",
        "while x == 0 { } | true",
        "int t := x; y := t | false",
        "int t := x; a[t] := 1 | true",
        "int t := x; y := 1 / t | true",
        "int t := x; int u := t; y := 1; if u == 0 { } | true",
        "int t := x; int u := t; y := u | false",
        "int t := x; await y == t | true",
        "int t; bool b := t == 0; t := x; assert t == 0 | true",
        "bool b; b := cas(x, 0, 1); if b { y := 1 } | true",
        "bool b; b := cas(x, 0, 1); y := 2 | false",
        "cas(x, y, 1) | false",
        "assert x == 0 | true",
        "await x == 0 | false",
        "await 1 / x == 0 | true",
        "inc x | false",
        "acquire l[0] | false",
        "acquire l[x] | true",
        "int c[2]; c[x] := 1 | true",
        "int c[2]; c[1] := x; y := c[0] | false",
        "int c[2]; c[1] := x; a[c[0]] := 1 | true"
      })
  void knowsWhichStepsBranch(String statements, boolean branches) throws Exception {
    ProgramSystem system =
        system("int x; int y; int a[2]; lock l[2]; thread p { " + statements + " }");
    assertThat(system.branches(0)).isEqualTo(branches);
    assertThat(system.mayBlock(0)).isEqualTo(statements.matches("(await|acquire).*"));
  }

  @Test
  void releasingALockOfAnotherThreadTouchesNothing() throws Exception {
    ProgramSystem system = system("lock l; thread t { acquire l } thread u { release l }");
    system.fire(0);
    assertThat(accesses(system, 1)).isEmpty();
    assertThat(system.isLock(0)).isTrue();
    assertThat(system.violation()).isZero();
    system.fire(1);
    assertThat(system.violation()).isNotZero();
  }

  @Test
  void spawnStartsAThreadOnce() throws Exception {
    ProgramSystem system =
        system(
            "int x; thread a { spawn c[1]; spawn c[1] }"
                + " thread c[i in 0..1] starts i == 0 { x := i }");
    assertThat(system.hasNext(1)).isTrue();
    assertThat(system.hasNext(2)).isFalse();
    assertThat(system.starts(0)).isEqualTo(2);
    assertThat(accesses(system, 0)).containsExactly("start of c[1] W");
    system.fire(0);
    assertThat(system.hasNext(2)).isTrue();
    assertThat(system.starts(0)).isEqualTo(-1);
    system.fire(0);
    assertThat(system.violated()).isTrue();
    system.undo();
    system.undo();
    assertThat(system.hasNext(2)).isFalse();
  }

  @Test
  void stepsThatCannotBeTakenAreRefused() throws Exception {
    ProgramSystem system = system("lock l; thread t[i in 0..1] { acquire l }");
    system.fire(0);
    assertThatThrownBy(() -> system.fire(0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> system.fire(1)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void theNotationOfTheThesisHasLocalsAndConstants() throws Exception {
    ProgramSystem system =
        system(
            "<\"p\" 3, x 3 7, local t 1 2, const c 2 5 6, local u 2,>"
                + " [x[1] := t + c[1]] <{2 [t := x[0] x[$] := t u[1] := 1] }>");
    assertThat(system.actors()).isEqualTo(3);
    run(system, 0);
    assertThat(value(system, "x[1]")).isEqualTo(8);
    run(system, 2);
    assertThat(value(system, "x[1]")).isEqualTo(7);
    assertThat(system.actorName(2)).isEqualTo("t2");
  }

  @Test
  void parametersAreGivenByPositionOrName() throws Exception {
    String text = "const n = 2 in 1..9 \"threads\"; const m = n + 1; const k = 3 in 0..5; int x;"
        + " thread t[i in 1..m] { x := k }";
    Program program = Program.parse(text, "p.dl");
    assertThat(program.parameters()).extracting("name").containsExactly("n", "k");
    assertThat(program.parameters().get(0).meaning()).isEqualTo("threads");
    assertThat(program.system().actors()).isEqualTo(3);
    ProgramSystem system = program.system("p.dl:4,k=5");
    assertThat(system.actors()).isEqualTo(5);
    run(system, 0);
    assertThat(value(system, "x")).isEqualTo(5);
  }

  @Test
  void aHundredThousandStepsAreTakenBack() throws Exception {
    ProgramSystem system = system("int x; thread t { while x < 50000 { x := x + 1 } }");
    int steps = run(system, 0);
    assertThat(steps).isEqualTo(100_001);
    for (int step = 0; step < steps; step++) {
      system.undo();
    }
    assertThat(value(system, "x")).isZero();
  }
}
