package drop.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.net.Firing;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.property.Formula;
import drop.property.NodeNames;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Traces: what runs, what does not and why, shorter ones, and what is written is read again. */
class TraceTest {
  private static final PetriNet NET =
      NetText.parse(
          "n", "m0: a 2*b 0*lock\nt: a -> c\nu: c -> a\nv: 2*b ?a -> d ; !lock\nw: c -> lock\n");

  private static int[] transitions(PetriNet net, String... names) {
    NodeNames known = NodeNames.transitions(net);
    return Stream.of(names).mapToInt(known::number).toArray();
  }

  @Test
  void aTraceKnowsItsMarkings() throws Exception {
    Trace trace = Trace.of(NET, transitions(NET, "t", "u", "v", "t"));
    StringBuilder seen = new StringBuilder();
    MarkingChange change = new MarkingChange(NET);
    trace.walk(
        (step, t, before, after) -> {
          seen.append(step).append(NET.transitionId(t)).append(change.of(before, after)).append(';');
          Firing.fire(NET, t, before);
          assertThat(before).isEqualTo(after);
        });
    assertThat(seen).hasToString("1t-a +c;2u-c +a;3v-2*b +d;4t-a +c;");
    assertThat(trace.last()).isEqualTo(NetText.marking(NET, "c d"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "u      | step 1 does not run: u is not enabled, c holds 0 and must hold 1",
        "v v    | step 2 does not run: v is not enabled, b holds 0 and must hold 2",
        "t v    | step 2 does not run: v is not enabled, a holds 0 and must hold 1",
        "t w v  | step 3 does not run: v is not enabled, a holds 0 and must hold 1;"
            + " lock holds 1 and must hold less than 1",
      })
  void whatDoesNotRunIsRefusedWithTheReason(String names, String message) {
    assertThatThrownBy(() -> Trace.of(NET, transitions(NET, names.split(" "))))
        .isInstanceOf(BrokenTraceException.class)
        .hasMessage(message);
  }

  @Test
  void tooManyTokensAreNotCounted() {
    PetriNet.Builder net = PetriNet.builder("n");
    int p = net.place("p", Integer.MAX_VALUE);
    net.output(net.transition("t"), p, 1);
    assertThatThrownBy(() -> Trace.of(net.build(), new int[1]))
        .hasMessage("step 1 does not run: t leads to more tokens than can be counted");
  }

  @Test
  void detoursAndIdleStepsAreLeftOut() throws Exception {
    Trace trace = Trace.of(NET, transitions(NET, "t", "u", "t", "u", "v", "t", "w"));
    int[] goal = NetText.marking(NET, "2*b lock");
    Trace shorter =
        new Shortening(NET, marking -> marking[2] >= goal[2]).of(trace);
    assertThat(shorter.transitions()).isEqualTo(transitions(NET, "t", "w"));
    Trace none = new Shortening(NET, marking -> true).of(trace);
    assertThat(none.length()).isZero();
  }

  @Test
  void randomTracesToDeadlocksGetShorterAndStillEndThere() throws Exception {
    long before = 0;
    long after = 0;
    for (long seed = 0; seed < 3000; seed++) {
      PetriNet net = ProbeNets.net(seed);
      Formula deadlock = new Formula.Deadlock(net);
      int[] walk = walk(net, new SplittableRandom(seed));
      Trace trace = Trace.of(net, walk);
      if (deadlock.holds(trace.last())) {
        Trace shorter = new Shortening(net, deadlock::holds).of(trace);
        assertThat(deadlock.holds(shorter.last())).isTrue();
        before += trace.length();
        after += shorter.length();
      }
    }
    assertThat(after).isLessThan(before * 9 / 10);
  }

  private static int[] walk(PetriNet net, SplittableRandom random) {
    int[] marking = net.initialMarking();
    int[] steps = new int[60];
    for (int i = 0; i < steps.length; i++) {
      int[] enabled =
          IntStream.range(0, net.transitionCount())
              .filter(t -> Firing.enabled(net, t, marking))
              .toArray();
      if (enabled.length == 0) {
        return Arrays.copyOf(steps, i);
      }
      steps[i] = enabled[random.nextInt(enabled.length)];
      Firing.fire(net, steps[i], marking);
    }
    return steps;
  }

  /** Names of every awkward kind, two of them the same. */
  private static PetriNet awkward() {
    PetriNet.Builder net = PetriNet.builder("n");
    int p = net.place("p", "a place", 9);
    for (String name : new String[] {"a b", "x#y", "say \"hi\"", "back\\slash", "two\nlines", ""}) {
      net.input(p, net.transition("id" + net.transitionCount(), name), 1);
    }
    net.transition("same1", "same");
    net.transition("same2", "same");
    net.transition("deadlock");
    return net.build();
  }

  @Test
  void whatIsWrittenIsReadAgain() throws Exception {
    PetriNet net = awkward();
    int[] all = {0, 1, 2, 3, 4, 5, 6, 7, 8, 0};
    Trace trace = Trace.of(net, all);
    for (TraceWriter writer : TraceWriters.all()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      writer.write(trace, out);
      if (!writer.extension().equals("dot")) {
        assertThat(read(net, out.toString(StandardCharsets.UTF_8))).isEqualTo(all);
      }
    }
  }

  @Test
  void theTextSaysWhatChanges() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new TraceText().write(Trace.of(NET, transitions(NET, "t", "w")), out);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo("# from: a 2*b\nt  # 1: -a +c\nw  # 2: -c +lock\n# to: 2*b lock\n");
  }

  @Test
  void aPictureIsAPath() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new TraceDot().write(Trace.of(NET, transitions(NET, "t", "w")), out);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("s0 -> s1 [label=\"t\"]", "s1 -> s2 [label=\"w\"]", "s2 [label=\"2\\n2*b lock\"")
        .contains("peripheries=2");
  }

  private static int[] read(PetriNet net, String text) throws ModelException, IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return TraceReader.read(new ByteArrayInputStream(bytes), "f", net);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "x             ~ f:1:1: there is no transition \"x\"",
        "`t\n  tt u`   ~ f:2:5: a line has one transition; a name with blanks is put in double quotes",
        "\"t           ~ f:1:1: this name has no end; a \" closes it",
        "{}            ~ f: the object has no array \"witness\"",
        "{\"witness\": 1}       ~ f: the object has no array \"witness\"",
        "{\"witness\": [1]}     ~ f:1:14: a step is an object with the field \"transition\"",
        "{\"witness\": [{}]}    ~ f:1:14: a step is an object with the field \"transition\"",
        "{\"witness\": [{\"transition\": \"q\"}]} ~ f:1:14: there is no transition \"q\"",
      })
  void mistakesInATraceAreNamed(String text, String message) {
    assertThatThrownBy(() -> read(NET, text))
        .isInstanceOf(ModelException.class)
        .message()
        .startsWith(message);
  }

  @Test
  void whatIsNoJsonIsRefused() {
    assertThatThrownBy(() -> read(NET, "{\"witness\": [{\"transition\""))
        .isInstanceOf(ModelException.class)
        .message()
        .contains("this JSON cannot be read");
    String deep = "{\"a\": " + "[".repeat(100_000);
    assertThatThrownBy(() -> read(NET, deep)).isInstanceOf(ModelException.class);
  }
}
