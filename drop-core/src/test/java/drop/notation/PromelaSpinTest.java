package drop.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import drop.reference.RandomNets;
import drop.reference.ReferenceStateSpace;
import drop.structure.TokenBounds;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Spin itself finds as many states and deadlocks in what is written as the net has. */
class PromelaSpinTest {
  private static final Pattern STORED = Pattern.compile("(\\d+) states, stored");
  private static final Pattern ERRORS = Pattern.compile("errors: (\\d+)");

  @TempDir Path directory;

  @BeforeAll
  static void toolsAreThere() {
    assumeTrue(starts("spin", "-V"), "spin is not installed");
    assumeTrue(starts("gcc", "--version"), "gcc is not installed");
  }

  static Stream<PetriNet> randomBoundedNets() {
    Stream<PetriNet> withAllKindsOfArcs =
        boundedNets().filter(net -> net.inhibitors().count() > 1 && net.reads().count() > 1);
    return Stream.concat(boundedNets().limit(8), withAllKindsOfArcs.limit(12));
  }

  private static Stream<PetriNet> boundedNets() {
    return LongStream.iterate(0, seed -> seed + 1)
        .mapToObj(RandomNets::net)
        .filter(
            net -> {
              ReferenceStateSpace space = ReferenceStateSpace.of(net, 2000);
              return space.complete() && space.states().size() > 20;
            });
  }

  @ParameterizedTest
  @MethodSource("randomBoundedNets")
  void randomNetsHaveTheirStates(PetriNet net) throws Exception {
    assertSameAsSpin(net, new PromelaWriter());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "philosophers:4", "phil:5", "szymanski:3", "bakery:2,3", "kanban:2", "buffer:2,300",
        "fsv:2", "indexer:2", "ring:5"
      })
  void familiesHaveTheirStates(String spec) throws Exception {
    assertSameAsSpin(Families.net(spec), new PromelaWriter());
  }

  @Test
  void anAwkwardNetHasItsStates() throws Exception {
    assertSameAsSpin(AwkwardNet.build(), new PromelaWriter());
  }

  @Test
  void aNetWithoutTransitionsHasOneDeadlock() throws Exception {
    PetriNet.Builder net = PetriNet.builder("still");
    net.place("int", 3);
    assertSameAsSpin(net.build(), new PromelaWriter());
  }

  @Test
  void aTransitionWithoutConditionsFires() throws Exception {
    PetriNet.Builder net = PetriNet.builder("clock");
    int tick = net.place("tick", 0);
    net.output(net.transition("start"), tick, 1).inhibitor(tick, 0, 1000);
    assertSameAsSpin(net.build(), new PromelaWriter());
  }

  @Test
  void givenBoundsChooseTheVariables() throws ModelException, IOException, InterruptedException {
    PetriNet net = Families.net("kanban:1");
    int[] most = new int[net.placeCount()];
    Arrays.fill(most, 1);
    assertSameAsSpin(net, new PromelaWriter(TokenBounds.given(most)));
    Arrays.fill(most, -1);
    assertSameAsSpin(net, new PromelaWriter(TokenBounds.given(most)));
  }

  private void assertSameAsSpin(PetriNet net, PromelaWriter writer)
      throws IOException, InterruptedException {
    ReferenceStateSpace space = ReferenceStateSpace.of(net, 10_000);
    assertThat(space.complete()).isTrue();
    try (Writer out = Files.newBufferedWriter(directory.resolve("net.pml"))) {
      writer.write(net, out);
    }
    run("spin", "-a", "net.pml");
    run("gcc", "-O0", "-w", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c");
    String report = run("./pan", "-c0", "-m20000", "-w16");
    assertThat(report).doesNotContain("max search depth too small");
    assertThat(number(STORED, report)).isEqualTo(space.states().size());
    assertThat(number(ERRORS, report)).isEqualTo(space.deadlocks().size());
  }

  private static int number(Pattern pattern, String report) {
    Matcher matcher = pattern.matcher(report);
    assertThat(matcher.find()).as(report).isTrue();
    return Integer.parseInt(matcher.group(1));
  }

  private String run(String... command) throws IOException, InterruptedException {
    Path log = directory.resolve("log");
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("time for %s", command[0]).isTrue();
    } finally {
      process.destroyForcibly();
    }
    String output = Files.readString(log);
    assertThat(process.exitValue()).as("%s: %s", command[0], output).isZero();
    return output;
  }

  private static boolean starts(String... command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(10, TimeUnit.SECONDS);
    } catch (IOException notInstalled) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
