package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.beust.jcommander.JCommander;
import drop.net.ModelException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code drop mcc}: the lines that the Model Checking Contest counts. */
class MccCommandTest {
  private int code;

  @Test
  void aStateSpaceIsFourLines() throws Exception {
    assertThat(answer("StateSpace", "kanban:1").lines())
        .containsExactly(
            "STATE_SPACE STATES 160 TECHNIQUES EXPLICIT",
            "STATE_SPACE TRANSITIONS 616 TECHNIQUES EXPLICIT",
            "STATE_SPACE MAX_TOKEN_PER_MARKING 4 TECHNIQUES EXPLICIT",
            "STATE_SPACE MAX_TOKEN_IN_PLACE 1 TECHNIQUES EXPLICIT");
    assertThat(code).isEqualTo(ExitCode.DONE);
  }

  @Test
  void anUnboundedNetHasInfinitelyManyStatesAndIsNotSafe() throws Exception {
    assertThat(answerFor(source(), "StateSpace").lines())
        .hasSize(4)
        .allMatch(line -> line.endsWith(" +inf TECHNIQUES EXPLICIT"));
    assertThat(answerFor(source(), "OneSafe")).isEqualTo("FORMULA OneSafe FALSE TECHNIQUES EXPLICIT\n");
    assertThat(code).isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @CsvSource({
    "ReachabilityDeadlock, philosophers:5, TRUE TECHNIQUES EXPLICIT",
    "ReachabilityDeadlock, kanban:2, FALSE TECHNIQUES EXPLICIT",
    "ReachabilityDeadlock, ring:14, FALSE TECHNIQUES EXPLICIT",
    "OneSafe, philosophers:5, TRUE TECHNIQUES STRUCTURAL",
    "OneSafe, kanban:2, FALSE TECHNIQUES EXPLICIT"
  })
  void verdictsAreOneLine(String examination, String model, String verdict) throws Exception {
    assertThat(answer(examination, model)).isEqualTo("FORMULA " + examination + " " + verdict + "\n");
    assertThat(code).isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CTLFireability", "LTLCardinality", "UpperBounds", "statespace", ""})
  void otherExaminationsAreLeftToOthers(String examination) throws Exception {
    assertThat(answer(examination, "kanban:1")).isEqualTo("DO_NOT_COMPETE\n");
    assertThat(code).isEqualTo(ExitCode.DONE);
  }

  @Test
  void colouredModelsAreLeftToOthers() throws Exception {
    Map<String, String> environment =
        Map.of("BK_EXAMINATION", "StateSpace", "BK_INPUT", "Philosophers-COL-000005");
    assertThat(run(environment, new byte[0], "no-such-file.pnml")).isEqualTo("DO_NOT_COMPETE\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"StateSpace", "ReachabilityDeadlock"})
  void aLimitIsAdmitted(String examination) throws Exception {
    assertThat(answer(examination, "ring:12", "--max-states", "100")).isEqualTo("CANNOT_COMPUTE\n");
    assertThat(code).isEqualTo(ExitCode.INCONCLUSIVE);
  }

  @Test
  void aDeadlockWithinALimitIsStillADeadlock() throws Exception {
    assertThat(answer("ReachabilityDeadlock", "philosophers:9", "--max-states", "19000"))
        .isEqualTo("FORMULA ReachabilityDeadlock TRUE TECHNIQUES EXPLICIT\n");
    assertThat(answer("StateSpace", "philosophers:9", "--max-states", "19000"))
        .isEqualTo("CANNOT_COMPUTE\n");
  }

  @Test
  void withoutAnExaminationTheVariableIsNamed() {
    assertThat(CliRun.of("mcc", "kanban:1").isRefused().err()).contains("BK_EXAMINATION is not set");
  }

  private String answer(String examination, String... words) throws Exception {
    return run(Map.of("BK_EXAMINATION", examination), new byte[0], words);
  }

  private String answerFor(String document, String examination) throws Exception {
    byte[] input = document.getBytes(StandardCharsets.UTF_8);
    return run(Map.of("BK_EXAMINATION", examination), input, "-");
  }

  private String run(Map<String, String> environment, byte[] input, String... words)
      throws UsageException, ModelException, IOException {
    MccCommand command = new MccCommand(new Interruption(), environment);
    JCommander.newBuilder().addObject(command).build().parse(words);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    code = command.run(CliRun.terminal(input, out, err));
    assertThat(err.size()).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  /** A net whose one transition makes tokens of nothing. */
  private static String source() {
    return Documents.of(
        "<net id='n' type='http://www.pnml.org/version-2009/grammar/ptnet'><page id='g'>"
            + "<place id='p'/><transition id='t'/><arc id='a' source='t' target='p'/></page></net>");
  }
}
