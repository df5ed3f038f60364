package drop.notation;

import drop.net.PetriNet;

/**
 * A small bounded net with everything that a notation can get wrong: weights, a read arc and an
 * input from the same place, several weighted inhibitor arcs on one transition, a transition that
 * changes nothing, ids that are keywords, repeat when cleaned up, or would end a comment, and equal
 * names.
 */
final class AwkwardNet {
  private AwkwardNet() {}

  static PetriNet build() {
    PetriNet.Builder net = PetriNet.builder("awkward net");
    int ab = net.place("a b", "same", 3);
    int clean = net.place("a_b", "same", 0);
    int first = net.place("1st", "say \"1\\2\"", 1);
    int keyword = net.place("place", 0);
    int comment = net.place("x*/{y}", 9);
    int tr = net.transition("tr");
    net.input(ab, tr, 1).read(ab, tr, 2).output(tr, clean, 1);
    int go = net.transition("go!");
    net.input(clean, go, 2).output(go, ab, 2).inhibitor(first, go, 2).inhibitor(keyword, go, 1);
    int toggle = net.transition("toggle", "same");
    net.input(first, toggle, 1).output(toggle, keyword, 1).inhibitor(clean, toggle, 2);
    int back = net.transition("back");
    net.input(keyword, back, 1).output(back, first, 1).read(comment, back, 9);
    int still = net.transition("still");
    net.input(comment, still, 4).output(still, comment, 4);
    return net.build();
  }
}
