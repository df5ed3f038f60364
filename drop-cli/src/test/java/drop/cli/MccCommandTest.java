package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.beust.jcommander.JCommander;
import drop.net.ModelException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    assertThat(answerFor(source(), "OneSafe")).isEqualTo("FORMULA OneSafe FALSE TECHNIQUES EXPLICIT STUBBORN_SETS\n");
    assertThat(code).isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @CsvSource({
    "ReachabilityDeadlock, philosophers:5, TRUE TECHNIQUES EXPLICIT STUBBORN_SETS",
    "ReachabilityDeadlock, kanban:2, FALSE TECHNIQUES EXPLICIT STUBBORN_SETS",
    "ReachabilityDeadlock, ring:14, FALSE TECHNIQUES EXPLICIT STUBBORN_SETS",
    "OneSafe, philosophers:5, TRUE TECHNIQUES STRUCTURAL",
    "OneSafe, kanban:2, FALSE TECHNIQUES EXPLICIT STUBBORN_SETS",
    "QuasiLiveness, philosophers:5, TRUE TECHNIQUES EXPLICIT STUBBORN_SETS",
    "QuasiLiveness, kanban:2, TRUE TECHNIQUES EXPLICIT STUBBORN_SETS",
    "StableMarking, philosophers:5, FALSE TECHNIQUES EXPLICIT STUBBORN_SETS",
  })
  void verdictsAreOneLine(String examination, String model, String verdict) throws Exception {
    assertThat(answer(examination, model)).isEqualTo("FORMULA " + examination + " " + verdict + "\n");
    assertThat(code).isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CTLFireability", "LTLCardinality", "Liveness", "statespace", ""})
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
    assertThat(answer(examination, "philosophers:12", "--max-states", "10")).isEqualTo("CANNOT_COMPUTE\n");
    assertThat(code).isEqualTo(ExitCode.INCONCLUSIVE);
  }

  @Test
  void aDeadlockWithinALimitIsStillADeadlock() throws Exception {
    assertThat(answer("ReachabilityDeadlock", "philosophers:9", "--max-states", "19000"))
        .isEqualTo("FORMULA ReachabilityDeadlock TRUE TECHNIQUES EXPLICIT STUBBORN_SETS\n");
    assertThat(answer("StateSpace", "philosophers:9", "--max-states", "19000"))
        .isEqualTo("CANNOT_COMPUTE\n");
  }

  /** The transition dead never fires and the place idle never changes. */
  @Test
  void theWholeNetIsJudged() throws Exception {
    String net =
        Documents.of(
            "<net id='n' type='http://www.pnml.org/version-2009/grammar/ptnet'><page id='g'>"
                + "<place id='p'><initialMarking><text>1</text></initialMarking></place>"
                + "<place id='q'/><place id='idle'/><transition id='t'/><transition id='dead'/>"
                + "<arc id='a' source='p' target='t'/><arc id='b' source='t' target='q'/>"
                + "<arc id='c' source='idle' target='dead'/></page></net>");
    assertThat(answerFor(net, "QuasiLiveness"))
        .isEqualTo("FORMULA QuasiLiveness FALSE TECHNIQUES STRUCTURAL\n");
    assertThat(answerFor(net, "StableMarking"))
        .isEqualTo("FORMULA StableMarking TRUE TECHNIQUES STRUCTURAL\n");
    assertThat(answerFor(net, "ReachabilityDeadlock")).contains(" TRUE ");
  }

  @Test
  void formulasAreReadBesideTheModel(@TempDir Path folder) throws Exception {
    Path model = folder.resolve("model.pnml");
    Files.writeString(model, source());
    Files.writeString(
        folder.resolve("ReachabilityCardinality.xml"),
        "<property-set>"
            + property("S-0", "exists-path", "finally", "<tokens-count><place>p</place></tokens-count>"
                + "<integer-constant>0</integer-constant>")
            + property("S-1", "all-paths", "globally", "<integer-constant>0</integer-constant>"
                + "<tokens-count><place>p</place></tokens-count>")
            + property("S-2", "all-paths", "globally", "<tokens-count><place>p</place></tokens-count>"
                + "<integer-constant>3</integer-constant>")
            + property("S-3", "all-paths", "globally", "<tokens-count><place>p</place></tokens-count>"
                + "<integer-constant>1000000</integer-constant>")
            + "</property-set>");
    assertThat(answer("ReachabilityCardinality", model.toString()).lines())
        .containsExactly(
            "FORMULA S-0 TRUE TECHNIQUES EXPLICIT STUBBORN_SETS",
            "FORMULA S-1 TRUE TECHNIQUES EXPLICIT STUBBORN_SETS",
            "FORMULA S-2 FALSE TECHNIQUES EXPLICIT STUBBORN_SETS",
            "FORMULA S-3 CANNOT_COMPUTE");
    assertThat(code).isEqualTo(ExitCode.INCONCLUSIVE);
    Files.writeString(
        folder.resolve("UpperBounds.xml"),
        "<property-set><property><id>U</id><formula><place-bound><place>p</place></place-bound>"
            + "</formula></property></property-set>");
    assertThat(answer("UpperBounds", model.toString())).isEqualTo("CANNOT_COMPUTE\n");
    assertThat(CliRun.of("check", model.toString(), "--properties", "no.xml").isRefused().err())
        .contains("no.xml");
  }

  private static String property(String id, String path, String operator, String sides) {
    return "<property><id>%s</id><formula><%2$s><%3$s><integer-le>%4$s</integer-le></%3$s></%2$s>"
            .formatted(id, path, operator, sides)
        + "</formula></property>";
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
