package drop.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.ModelException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong with a program is said at the right place. */
class ProgramErrorTest {
  private static final String START = "const n = 2 in 1..9\nint x\nint a[n]\nlock l\nbool f\n";

  /** Line 6 of each program, and what is said about it. */
  static Stream<Arguments> inThread() {
    return Stream.of(
        Arguments.of("x := ", "6:19: expected an expression, found }"),
        Arguments.of("x = 1", "6:16: expected :=, found ="),
        Arguments.of("x := 1 +", "6:22: expected an expression, found }"),
        Arguments.of("x := (1", "6:21: expected ), found }"),
        Arguments.of(
            "whil x == 0 { }",
            "6:14: expected a statement or }, found whil; did you mean while?"),
        Arguments.of("x", "6:14: expected a statement or }, found x without :="),
        Arguments.of("then", "6:14: expected a statement or }, found then"),
        Arguments.of("x := y", "6:19: there is no y"),
        Arguments.of(
            "int counter; x := countre",
            "6:32: there is no countre; did you mean counter?"),
        Arguments.of("x := t; int t", "6:19: t is used before its declaration in line 6"),
        Arguments.of(
            "if x == 0 { int t }; x := t",
            "6:40: t is declared in another block, in line 6"),
        Arguments.of("int x", "6:14: x is declared already, in line 2"),
        Arguments.of("a[2] := 0", "6:16: the index 2 is out of bounds: a has the elements 0 to 1"),
        Arguments.of(
            "x := a[n - 3]",
            "6:23: the index -1 is out of bounds: a has the elements 0 to 1"),
        Arguments.of("x := a", "6:19: a is an array; a[...] is an element of it"),
        Arguments.of("x[0] := 1", "6:14: x is no array"),
        Arguments.of("x := true", "6:19: this is a truth value, expected a number"),
        Arguments.of("f := 1", "6:19: this is a number, expected a truth value"),
        Arguments.of("if x { }", "6:17: this is a number, expected a truth value"),
        Arguments.of("if x == f { }", "6:22: this is a truth value, expected a number"),
        Arguments.of("if !x { }", "6:18: this is a number, expected a truth value"),
        Arguments.of(
            "if 0 < x < 2 { }",
            "6:23: comparisons do not chain; join them by && or put one in parentheses"),
        Arguments.of("x := l", "6:19: a lock has no value; acquire and release are for locks"),
        Arguments.of("l := 1", "6:14: a lock cannot be assigned to"),
        Arguments.of("acquire x", "6:22: this is a number, expected a lock"),
        Arguments.of("n := 1", "6:14: a constant cannot be changed"),
        Arguments.of("x := 1 / (n - n)", "6:21: this divides by zero"),
        Arguments.of(
            "x := 2147483648",
            "6:19: 2147483648 is too large; the largest number is 2147483647"),
        Arguments.of("x := 1y", "6:19: 1y is no number, and a name starts with a letter"),
        Arguments.of(
            "x := 1 & 2",
            "6:21: the character '&' has no place in a program; did you mean &&?"),
        Arguments.of(
            "x := $",
            "6:19: $ is the number of a repetition and has no value outside one"),
        Arguments.of("x := cas(x, 0, 1)", "6:14: cas tells a local variable whether it succeeded"),
        Arguments.of(
            "if cas(x, 0, 1) { }",
            "6:17: cas is a statement of its own: done := cas(place, expected, new)"),
        Arguments.of("int t; t := cas(x, 0, 1)", "6:21: the variable that cas sets must be a bool"),
        Arguments.of("int t; inc t", "6:25: inc is for shared variables"),
        Arguments.of("inc f", "6:18: inc is for numbers"),
        Arguments.of("spawn x", "6:14: x is no thread"),
        Arguments.of("spawn main[1]", "6:14: main has no index"),
        Arguments.of("spawn main; x := main", "6:31: main is a thread, not a variable"),
        Arguments.of("int t[x]", "6:20: the size of an array must be constant"),
        Arguments.of(
            "int if",
            "6:18: expected the name of a variable, but if is a word of the language"),
        Arguments.of("x := 1 \"", "6:21: this text has no end; a \" in the same line closes it"),
        Arguments.of(
            "indexer(max=n)",
            "6:14: the statement indexer(...) of the thesis is not there; write it with cas"));
  }

  @ParameterizedTest
  @MethodSource
  void inThread(String statement, String error) {
    assertThatThrownBy(
            () -> Program.parse(START + "thread main {" + statement + "}", "p.dl").system())
        .isInstanceOf(ModelException.class)
        .hasMessage("p.dl:" + error);
  }

  static Stream<Arguments> outsideThreads() {
    return Stream.of(
        Arguments.of(
            "int x",
            "1:6: expected a thread: a program has at least one, found the end of the file"),
        Arguments.of(
            "thraed t { }",
            "1:1: expected const, int, bool, lock or thread, found thraed; did you mean thread?"),
        Arguments.of(
            "program x",
            "1:9: expected the title of the program in double quotes, found x"),
        Arguments.of("const n = 5 in 1..4 thread t { }", "1:7: n = 5 is not in 1..4"),
        Arguments.of("int a[0-1] thread t { }", "1:5: a cannot have -1 elements"),
        Arguments.of(
            "int a[20000000] thread t { }",
            "1:5: the variables take more than 16777216 cells"),
        Arguments.of("int a[2] = {1, 2, 3} thread t { }", "1:19: a has room for 2 values only"),
        Arguments.of("int x = true thread t { }", "1:9: this is a truth value, expected a number"),
        Arguments.of(
            "int x int y = x thread t { }",
            "1:15: what a variable starts with must be constant"),
        Arguments.of("thread t[i in 1..20000] { }", "1:8: a program has at most 10000 threads"),
        Arguments.of("thread t { } thread t { }", "1:21: t is declared already, in line 1"),
        Arguments.of("thread t[i in 1..2] { } thread u { spawn t }", "1:36: t needs an index"),
        Arguments.of(
            "thread t[i in 1..2] { } thread u { spawn t[3] }",
            "1:44: there is no thread t[3]"),
        Arguments.of(
            "int x thread t[i in 1..2] { } thread u { spawn t[x] }",
            "1:50: which thread is spawned must not depend on shared variables"),
        Arguments.of("thread t {", "1:11: expected a statement or }, found the end of the file"),
        Arguments.of("<2, x 1> [x := 1]", "1:1: the header says 2 threads, but there are 1"),
        Arguments.of("<1, x 1 2 3> [x := 1]", "1:11: this is one value too many: x has length 1"),
        Arguments.of("<1, x 1> [x := $] <{2 x }>", "1:23: expected [, found x"),
        Arguments.of("<1, x> [x := 1]", "1:6: expected the length of x, found >"));
  }

  @ParameterizedTest
  @MethodSource
  void outsideThreads(String text, String error) {
    assertThatThrownBy(() -> Program.parse(text, "p.dl").system())
        .isInstanceOf(ModelException.class)
        .hasMessage("p.dl:" + error);
  }

  @Test
  void hostileNestingIsRefused() {
    assertRefused("x := " + "(".repeat(100_000) + "1", "nested more than 100 deep");
    assertRefused("x := " + "-".repeat(100_000) + "1", "nested more than 100 deep");
    assertRefused("x := " + "a[".repeat(100_000) + "1", "nested more than 100 deep");
    assertRefused("x := 1" + " + 1".repeat(100_000), "more than 1000 operators");
    assertRefused("if f {".repeat(100_000), "nested more than 100 deep");
  }

  private static void assertRefused(String statement, String reason) {
    assertThatThrownBy(() -> Program.parse(START + "thread main {" + statement + "}", "p.dl"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void whatIsAllowedToNestCompiles() throws Exception {
    String sum = "x := 1" + " + x".repeat(999);
    String deep = "x := " + "(".repeat(100) + "x" + ")".repeat(100);
    String blocks = "if x == 0 {".repeat(98) + "}".repeat(98);
    String text = START + "thread main {" + sum + " " + deep + " " + blocks + "}";
    ProgramSystem system = Program.parse(text, "p.dl").system();
    while (system.enabled(0)) {
      system.fire(0);
    }
    assertThat(system.violation(0)).isEmpty();
  }

  @Test
  void parametersOutOfRangeAreRefused() {
    assertThatThrownBy(() -> ProgramFamilies.system("filesystem.dl:27"))
        .hasMessage(
            "filesystem.dl:27: family filesystem.dl: parameter threads ranges from 1 to 26, 27 is"
                + " out of range");
    assertThatThrownBy(() -> ProgramFamilies.system("reader.dl:2"))
        .hasMessageStartingWith(
            "reader.dl:2: there is no program \"reader.dl\", did you mean readers.dl?");
  }
}
