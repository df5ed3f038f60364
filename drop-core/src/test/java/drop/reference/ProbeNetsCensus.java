package drop.reference;

import drop.net.Arcs;
import drop.net.PetriNet;

/** What the first so many of {@link ProbeNets} are like. */
final class ProbeNetsCensus {
  private final int nets;
  private int complete;
  private int modest;
  private int single;
  private int deadlocking;
  private int endless;
  private int safe;
  private int weighted;
  private int reading;
  private int inhibited;
  private int highThreshold;
  private int dead;
  private long states;
  private long firings;

  private ProbeNetsCensus(int nets) {
    this.nets = nets;
  }

  /** Prints the census and how long nets and their spaces take, as soon as the code is compiled. */
  public static void main(String[] args) {
    int nets = args.length > 0 ? Integer.parseInt(args[0]) : 200_000;
    for (int round = 0; round < 3; round++) {
      long start = System.nanoTime();
      long places = 0;
      for (int seed = 0; seed < nets; seed++) {
        places += ProbeNets.net(seed).placeCount();
      }
      long making = System.nanoTime() - start;
      ProbeNetsCensus census = of(nets, 1000);
      long exploring = System.nanoTime() - start - 2 * making;
      System.out.println(census);
      System.out.printf(
          "%.1f places; %.2f us a net, %.2f us its space, %.1f million firings/s%n",
          (double) places / nets,
          making / 1e3 / nets,
          exploring / 1e3 / nets,
          census.firings * 1e3 / exploring);
    }
  }

  static ProbeNetsCensus of(int nets, int maxStates) {
    ProbeNetsCensus census = new ProbeNetsCensus(nets);
    for (int seed = 0; seed < nets; seed++) {
      PetriNet net = ProbeNets.net(seed);
      census.count(net, SmallStateSpace.of(net, maxStates));
    }
    return census;
  }

  private void count(PetriNet net, SmallStateSpace space) {
    weighted += maxWeight(net.inputs()) > 1 || maxWeight(net.outputs()) > 1 ? 1 : 0;
    reading += net.reads().count() > 0 ? 1 : 0;
    inhibited += net.inhibitors().count() > 0 ? 1 : 0;
    highThreshold += maxWeight(net.inhibitors()) > 1 ? 1 : 0;
    firings += space.firings();
    if (space.complete()) {
      complete++;
      states += space.states();
      modest += space.states() >= 2 && space.states() <= 400 ? 1 : 0;
      single += space.states() == 1 ? 1 : 0;
      deadlocking += space.deadlocks().length > 0 ? 1 : 0;
      endless += space.deadlocks().length == 0 && space.states() >= 2 ? 1 : 0;
      safe += space.safe() ? 1 : 0;
      dead += Long.bitCount(space.fireable()) < net.transitionCount() ? 1 : 0;
    }
  }

  private static int maxWeight(Arcs arcs) {
    int max = 0;
    for (int a = 0; a < arcs.count(); a++) {
      max = Math.max(max, arcs.weight(a));
    }
    return max;
  }

  /** The share of nets with 2 to 400 states. */
  double modest() {
    return share(modest);
  }

  /** The share of nets with a deadlock. */
  double deadlocking() {
    return share(deadlocking);
  }

  /** The share of nets that go on for ever, through two states at least. */
  double endless() {
    return share(endless);
  }

  double safe() {
    return share(safe);
  }

  double weighted() {
    return share(weighted);
  }

  double reading() {
    return share(reading);
  }

  double inhibited() {
    return share(inhibited);
  }

  double highThreshold() {
    return share(highThreshold);
  }

  /** The mean number of states of the bounded nets. */
  double meanStates() {
    return (double) states / complete;
  }

  private double share(int count) {
    return (double) count / nets;
  }

  @Override
  public String toString() {
    return "%d nets: complete %.3f, one state %.3f, 2 to 400 states %.3f, mean %.1f states, "
            .formatted(nets, share(complete), share(single), modest(), meanStates())
        + "deadlock %.3f, endless %.3f, safe %.3f, some transition dead %.3f, "
            .formatted(deadlocking(), endless(), safe(), share(dead))
        + "weighted %.3f, reading %.3f, inhibited %.3f, by two tokens %.3f"
            .formatted(weighted(), reading(), inhibited(), highThreshold());
  }
}
