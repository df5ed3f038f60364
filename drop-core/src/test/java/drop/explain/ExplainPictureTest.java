package drop.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.explore.Limits;
import drop.explore.Monitor;
import drop.export.LtsDotWriter;
import drop.family.Families;
import drop.lts.Lts;
import drop.net.MarkingText;
import drop.net.PetriNet;
import drop.probe.ProbeExploration;
import drop.probe.ProbeExplorer;
import drop.probe.ProbeOptions;
import drop.probe.Strategy;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ExplainPictureTest {
  private static final Pattern STATE =
      Pattern.compile("  (s\\d+) \\[label=\"\\d+\\\\n([^\"]*)\"(.*)];");
  private static final Pattern EDGE =
      Pattern.compile("  (s\\d+) -> (s\\d+) \\[label=\"([^\"]*)\", (.*)];");

  private final Set<String> thick = new TreeSet<>();
  private final Set<String> thin = new TreeSet<>();
  private final Set<String> solid = new TreeSet<>();
  private final Set<String> dashed = new TreeSet<>();
  private final Set<String> faint = new TreeSet<>();

  @Test
  void theThickEdgesAreThoseOfTheReducedSystemAndTheSolidStatesTheTargets() throws Exception {
    int nets = 0;
    int partly = 0;
    for (long seed = 0; seed < 800; seed++) {
      PetriNet net = ProbeNets.net(seed);
      if (!SmallStateSpace.of(net, 64).complete()) {
        continue;
      }
      ProbeOptions options =
          ProbeOptions.DEFAULT
              .with(Strategy.values()[(int) (seed % 3)])
              .withHybrid(seed % 4 == 0)
              .withCrowd(1 << (seed & 7));
      ProbeExploration exploration =
          new ProbeExplorer(net, options, Limits.NONE).explore(new Monitor());
      ExplainPicture picture = ExplainPicture.of(net);
      read(draw(picture, exploration));
      Named reduced = new Named(exploration.lts());
      Named full = new Named(picture.full());
      String as = "seed " + seed;
      assertThat(thick).as(as).isEqualTo(reduced.edges);
      assertThat(reduced.edges).as(as).hasSize((int) exploration.lts().transitions());
      thin.addAll(thick);
      assertThat(thin).as(as).isEqualTo(full.edges);
      assertThat(solid).as(as).hasSize(exploration.states());
      partly += dashed.isEmpty() || faint.isEmpty() ? 0 : 1;
      solid.addAll(dashed);
      assertThat(solid).as(as).isEqualTo(reduced.states);
      solid.addAll(faint);
      assertThat(solid).as(as).isEqualTo(full.states);
      nets++;
    }
    assertThat(nets).isGreaterThan(500);
    assertThat(partly).isGreaterThan(10);
  }

  @Test
  void labelsAreThoseOfThePlainPicture() throws Exception {
    PetriNet net = Families.net("philosophers:2");
    ExplainPicture picture = ExplainPicture.of(net);
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    new LtsDotWriter().write(picture.full(), plain);
    String drawn = draw(picture, explore(net));
    assertThat(labels(drawn)).isEqualTo(labels(plain.toString(StandardCharsets.UTF_8)));
    assertThat(drawn)
        .contains("start -> s0;")
        .contains("  s4 [label=\"4\\nwithLeft_1 withLeft_2\", color=red, fontcolor=red, peripheries=2];")
        .contains("  s2 [label=\"2\\nfork_1 thinking_1 withLeft_2\", style=\"rounded,dashed\"];")
        .contains("explored (thick): 9 of 10 edges; targets of vectors (solid): 7 of 8 states");
  }

  @Test
  void aStateSpaceThatIsTooLargeIsRefusedWithAReason() throws Exception {
    PetriNet net = Families.net("philosophers:2");
    assertThat(ExplainPicture.of(net, 8)).isNotNull();
    assertThatThrownBy(() -> ExplainPicture.of(net, 7))
        .isInstanceOf(TooManyStatesException.class)
        .hasMessage("the picture shows the full state space, which has more than 7 states");
    PetriNet large = Families.net("philosophers:7");
    assertThatThrownBy(() -> ExplainPicture.of(large))
        .isInstanceOf(TooManyStatesException.class)
        .hasMessageContaining("more than 2000 states");
  }

  @Test
  void anExplorationOfAnotherNetIsNotDrawn() throws Exception {
    PetriNet.Builder other = PetriNet.builder("other");
    for (int p = 0; p < Families.net("philosophers:2").placeCount(); p++) {
      other.place("p" + p, 5);
    }
    ProbeExploration exploration = explore(other.build());
    ExplainPicture picture = ExplainPicture.of(Families.net("philosophers:2"));
    assertThatThrownBy(() -> draw(picture, exploration))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static ProbeExploration explore(PetriNet net) {
    return new ProbeExplorer(net, ProbeOptions.DEFAULT, Limits.NONE).explore(new Monitor());
  }

  private static String draw(ExplainPicture picture, ProbeExploration exploration)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    picture.write(exploration, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String labels(String dot) {
    StringBuilder labels = new StringBuilder();
    Matcher label = Pattern.compile("(?m)^  (s.*\\[label=\"[^\"]*\")").matcher(dot);
    while (label.find()) {
      labels.append(label.group(1)).append('\n');
    }
    assertThat(labels).isNotEmpty();
    return labels.toString();
  }

  private void read(String dot) {
    for (Set<String> set : List.of(thick, thin, solid, dashed, faint)) {
      set.clear();
    }
    Map<String, String> names = new HashMap<>();
    for (String line : dot.lines().toList()) {
      Matcher state = STATE.matcher(line);
      if (state.matches()) {
        names.put(state.group(1), state.group(2));
        String style = state.group(3);
        (style.contains("gray") ? faint : style.contains("dashed") ? dashed : solid)
            .add(state.group(2));
      }
    }
    for (String line : dot.lines().toList()) {
      Matcher edge = EDGE.matcher(line);
      if (edge.matches()) {
        (edge.group(4).equals("penwidth=2.5") ? thick : thin)
            .add(names.get(edge.group(1)) + " -" + edge.group(3) + "-> " + names.get(edge.group(2)));
      }
    }
  }

  /** The states and edges of an LTS by markings, whatever their numbers are. */
  private static final class Named implements Lts.Visitor {
    private final Lts lts;
    private final MarkingText text;
    private final Set<String> states = new TreeSet<>();
    private final Set<String> edges = new TreeSet<>();

    Named(Lts lts) throws IOException {
      this.lts = lts;
      this.text = new MarkingText(lts.net());
      lts.walk(this);
    }

    @Override
    public void state(int number, boolean deadlock) {
      states.add(name(number));
    }

    @Override
    public void edge(int from, int transition, int to) {
      edges.add(name(from) + " -" + lts.net().transitionName(transition) + "-> " + name(to));
    }

    private String name(int number) {
      int[] marking = new int[lts.net().placeCount()];
      lts.marking(number, marking);
      return text.of(marking);
    }
  }
}
