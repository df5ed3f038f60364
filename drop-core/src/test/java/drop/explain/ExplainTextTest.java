package drop.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.probe.ProbeExplorer;
import drop.probe.ProbeOptions;
import drop.probe.Proviso;
import drop.probe.Strategy;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an explanation looks like. */
class ExplainTextTest {
  @ParameterizedTest
  @EnumSource(names = {"INDEPENDENT", "REVERSING_FREE"})
  void theExplanationOfTwoPhilosophersIsTheGoldenFile(Strategy strategy) throws Exception {
    String name = "philosophers-2-" + strategy.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".md";
    Explained explained =
        Explained.of(Families.net("philosophers:2"), ProbeOptions.DEFAULT.with(strategy));
    try (InputStream golden = ExplainTextTest.class.getResourceAsStream(name)) {
      assertThat(golden).as("golden file %s", name).isNotNull();
      assertThat(explained.text())
          .isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /** Code blocks are indented by four; nothing that a model calls its things gets out of them. */
  @Test
  void noNameGetsOutOfTheCodeBlocks() {
    PetriNet.Builder net = PetriNet.builder("odd").name("odd\n# heading");
    int place = net.place("p", "two\nlines", 1);
    int after = net.place("q", "*emphasis*", 0);
    int t = net.transition("t1", "same name\r\n## of several");
    net.input(place, t, 1).output(t, after, 1);
    int u = net.transition("t2", "same name\n## of several");
    net.input(place, u, 1).output(u, after, 1);
    String text = Explained.of(net.build(), ProbeOptions.DEFAULT).text();
    assertThat(text)
        .contains("    net      odd # heading\n")
        .contains("explore   snos#1 ↦ ε", "explore   snos#2 ↦ ε")
        .endsWith(
            """
            ## States

                s0  initial   two lines
                s1  deadlock  *emphasis*

            ## Actions

                snos#1  same name ## of several (t1)
                snos#2  same name ## of several (t2)
            """);
  }

  @Test
  void theOptionsAreInTheHead() throws ModelException {
    ProbeOptions options =
        ProbeOptions.DEFAULT
            .with(Strategy.CLOSURE)
            .with(Proviso.AGING)
            .withSeed(7)
            .withSubsumption(true)
            .withHybrid(true)
            .withCrowd(3);
    assertThat(Explained.of(Families.net("philosophers:2"), options).text())
        .contains(
            "    options  strategy closure, proviso aging, tokens explicit, seed 7, subsumption,"
                + " hybrid, crowd 3\n")
        .contains("taken up again where its actions have other ages");
    assertThat(
            Explained.of(Families.net("philosophers:2"), options.with(Proviso.NODUP)).text())
        .contains("of those none that another one covers");
  }

  @Test
  void itSaysWhereAStubbornSetTookThePlaceOfTheStrategy() throws ModelException {
    assertThat(
            Explained.of(Families.net("philosophers:3"), ProbeOptions.DEFAULT.withHybrid(true))
                .text())
        .contains(
            """
            3.  (s3, ε) → s3    stubborn set, each with a restart
                restart   plf_3                  → s4   new    (s4, ε)
                postpone  glf_2
            """
                .indent(6))
        .contains("restart   prf_3                  → s0   known  (s0, ε)\n");
  }

  @Test
  void itSaysWhereThereAreTooManyVectors() throws ModelException {
    assertThat(Explained.of(Families.net("szymanski:2"), ProbeOptions.DEFAULT.withCrowd(1)).text())
        .contains(
            """
            7.  (s7, want_0·begin_1·leave_1) → s1    crowded: all actions, each with a restart
                restart   want_0·begin_1·leave_1·enter_0   → s10  new    (s10, ε)
                restart   begin_1·leave_1·want_1           → s5   new    (s5, ε)
            """
                .indent(6));
  }

  @Test
  void whatOnlyLoopsIsNoDeadlockAndWhatIsLeftOutIsCounted() {
    PetriNet.Builder net = PetriNet.builder("loop");
    int end = net.place("end", 0);
    for (int i = 0; i < 11; i++) {
      int begin = net.place("begin" + i, 1);
      int t = net.transition("t" + i);
      net.input(begin, t, 1).output(t, end, 1);
    }
    net.read(end, net.transition("look"), 1);
    String text = Explained.of(net.build(), ProbeOptions.DEFAULT).text();
    assertThat(text)
        .contains("          postpone  t1, t2, t3, t4, t5, t6, t7, t8 and 2 more\n")
        .contains("          postpone  t3, t4, t5, t6, t7, t8, t9, t10\n")
        .contains("→ s11    only loops that change nothing\n\n## Result")
        .doesNotContain("deadlock ");
  }

  @Test
  void anExplorationThatIsStoppedIsExplainedAsFarAsItGot() throws ModelException {
    Explained stopped =
        Explained.of(
            Families.net("philosophers:2"), ProbeOptions.DEFAULT, Limits.NONE.withMaxStates(2));
    assertThat(stopped.exploration().outcome().complete()).isFalse();
    assertThat(stopped.text())
        .contains(
            """
            2.  (s0, glf_1) → s1
                explore   grf_1 ↦ glf_1
                explore   glf_2 ↦ ε
            """
                .indent(6))
        .contains("\nStopped. Iterations: 2. ", "\nThe end was not reached: ");
  }

  @Test
  void aFullDiskEndsTheExploration() throws ModelException {
    PetriNet net = Families.net("philosophers:6");
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left");
          }
        };
    ExplainText text = new ExplainText(net, ProbeOptions.DEFAULT, full);
    assertThatThrownBy(
            () ->
                new ProbeExplorer(net, ProbeOptions.DEFAULT, Limits.NONE)
                    .explore(new Monitor(), text))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("no space left");
  }
}
