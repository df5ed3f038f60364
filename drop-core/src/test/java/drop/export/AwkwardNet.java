package drop.export;

import drop.net.PetriNet;

/** A small net with a deadlock, weights, and names that no format likes. */
final class AwkwardNet {
  private AwkwardNet() {}

  static PetriNet build() {
    PetriNet.Builder net = PetriNet.builder("awkward").name("an \"awkward\" net \\ ∀");
    int quoted = net.place("p1", "say \"hi\"", 4);
    int slashed = net.place("p2", "back\\slash", 0);
    int foreign = net.place("p3", "Zürich → 東京 🚲", 0);
    int broken = net.place("p4", "two\nlines\r\n", 0);
    int same = net.place("p5", "same", 1);
    int sameAgain = net.place("p6", "same", 0);
    int two = net.transition("t1", "take \"two\"");
    net.input(quoted, two, 2).output(two, slashed, 1);
    int three = net.transition("t2", "\\back\\n");
    net.input(slashed, three, 2).output(three, foreign, 3);
    int first = net.transition("t3", "same → name");
    net.input(foreign, first, 3).input(same, first, 1).output(first, broken, 1);
    int second = net.transition("t4", "same → name");
    net.input(same, second, 1).output(second, sameAgain, 1);
    int loop = net.transition("t5", "new\nline\ttab");
    net.read(slashed, loop, 1).input(same, loop, 1).output(loop, same, 1);
    return net.build();
  }
}
