package drop.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * A place/transition net with weighted arcs, read arcs and inhibitor arcs.
 *
 * <p>A transition is enabled when each input place holds at least the arc's weight, each read place
 * at least the arc's weight, and each inhibitor place less than the arc's weight; these are separate
 * conditions, so a place that is both input and read needs the larger of the two. Firing takes the
 * input weights and adds the output weights. Places and transitions are numbered in the order in
 * which they were added; ids are their identity, names are labels and may repeat.
 */
public final class PetriNet {
  private final String id;
  private final String name;
  private final List<String> placeIds;
  private final List<String> placeNames;
  private final int[] initialTokens;
  private final List<String> transitionIds;
  private final List<String> transitionNames;
  private final Arcs inputs;
  private final Arcs outputs;
  private final Arcs reads;
  private final Arcs inhibitors;
  private final Nupn nupn;

  private PetriNet(Builder builder) {
    this.id = builder.id;
    this.name = builder.name;
    this.placeIds = List.copyOf(builder.placeIds);
    this.placeNames = List.copyOf(builder.placeNames);
    this.initialTokens = builder.initialTokens.toArray();
    this.transitionIds = List.copyOf(builder.transitionIds);
    this.transitionNames = List.copyOf(builder.transitionNames);
    int transitions = transitionIds.size();
    this.inputs = builder.inputs.toArcs(transitions);
    this.outputs = builder.outputs.toArcs(transitions);
    this.reads = builder.reads.toArcs(transitions);
    this.inhibitors = builder.inhibitors.toArcs(transitions);
    this.nupn = builder.nupn;
  }

  public static Builder builder(String id) {
    return new Builder(id);
  }

  public String id() {
    return id;
  }

  /** The net's name, which is its id where the model gives none. */
  public String name() {
    return name;
  }

  public int placeCount() {
    return placeIds.size();
  }

  public int transitionCount() {
    return transitionIds.size();
  }

  /** Arcs of every kind, parallel arcs of the same kind counted once. */
  public int arcCount() {
    return inputs.count() + outputs.count() + reads.count() + inhibitors.count();
  }

  public String placeId(int place) {
    return placeIds.get(place);
  }

  public String placeName(int place) {
    return placeNames.get(place);
  }

  public String transitionId(int transition) {
    return transitionIds.get(transition);
  }

  public String transitionName(int transition) {
    return transitionNames.get(transition);
  }

  public int initialTokens(int place) {
    return initialTokens[place];
  }

  public int[] initialMarking() {
    return initialTokens.clone();
  }

  public Arcs inputs() {
    return inputs;
  }

  public Arcs outputs() {
    return outputs;
  }

  public Arcs reads() {
    return reads;
  }

  public Arcs inhibitors() {
    return inhibitors;
  }

  public Optional<Nupn> nupn() {
    return Optional.ofNullable(nupn);
  }

  /**
   * What to call each place where a reader must be able to tell places apart: its name where no other
   * place has that name or id, its id otherwise.
   */
  public List<String> placeLabels() {
    return labels(placeIds, placeNames);
  }

  /** What to call each transition, in the same way as places. */
  public List<String> transitionLabels() {
    return labels(transitionIds, transitionNames);
  }

  private static List<String> labels(List<String> ids, List<String> names) {
    Map<String, Integer> uses = new HashMap<>();
    for (int i = 0; i < ids.size(); i++) {
      uses.merge(names.get(i), 1, Integer::sum);
      if (!ids.get(i).equals(names.get(i))) {
        uses.merge(ids.get(i), 1, Integer::sum);
      }
    }
    String[] labels = new String[ids.size()];
    Arrays.setAll(labels, i -> uses.get(names.get(i)) == 1 ? names.get(i) : ids.get(i));
    return List.of(labels);
  }

  /** Same structure, ids, names and marking; the order of places and transitions counts. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PetriNet that
        && id.equals(that.id)
        && name.equals(that.name)
        && placeIds.equals(that.placeIds)
        && placeNames.equals(that.placeNames)
        && Arrays.equals(initialTokens, that.initialTokens)
        && transitionIds.equals(that.transitionIds)
        && transitionNames.equals(that.transitionNames)
        && inputs.equals(that.inputs)
        && outputs.equals(that.outputs)
        && reads.equals(that.reads)
        && inhibitors.equals(that.inhibitors)
        && nupn().equals(that.nupn());
  }

  @Override
  public int hashCode() {
    return 31 * placeIds.hashCode() + transitionIds.hashCode();
  }

  @Override
  public String toString() {
    return "%s (%d places, %d transitions, %d arcs)"
        .formatted(name, placeCount(), transitionCount(), arcCount());
  }

  /**
   * Builds a net place by place, transition by transition, arc by arc. Parallel arcs merge: inputs
   * and outputs add up, of several reads the largest weight holds, of several inhibitors the smallest.
   * Whether ids are unique is the caller's business, who knows where they come from.
   */
  public static final class Builder {
    private final String id;
    private String name;
    private final List<String> placeIds = new ArrayList<>();
    private final List<String> placeNames = new ArrayList<>();
    private final IntArrayList initialTokens = new IntArrayList();
    private final List<String> transitionIds = new ArrayList<>();
    private final List<String> transitionNames = new ArrayList<>();
    private final ArcCollector inputs = new ArcCollector(Math::addExact);
    private final ArcCollector outputs = new ArcCollector(Math::addExact);
    private final ArcCollector reads = new ArcCollector(Math::max);
    private final ArcCollector inhibitors = new ArcCollector(Math::min);
    private Nupn nupn;

    private Builder(String id) {
      this.id = id;
      this.name = id;
    }

    public Builder name(String netName) {
      this.name = netName;
      return this;
    }

    /** Adds a place named after its id and returns its number. */
    public int place(String placeId, int tokens) {
      return place(placeId, placeId, tokens);
    }

    public int place(String placeId, String placeName, int tokens) {
      if (tokens < 0) {
        throw new IllegalArgumentException("place " + placeId + " has a negative marking");
      }
      placeIds.add(placeId);
      placeNames.add(placeName);
      initialTokens.add(tokens);
      return placeIds.size() - 1;
    }

    /** Adds a transition named after its id and returns its number. */
    public int transition(String transitionId) {
      return transition(transitionId, transitionId);
    }

    public int transition(String transitionId, String transitionName) {
      transitionIds.add(transitionId);
      transitionNames.add(transitionName);
      return transitionIds.size() - 1;
    }

    public Builder input(int place, int transition, int weight) {
      return arc(inputs, place, transition, weight);
    }

    public Builder output(int transition, int place, int weight) {
      return arc(outputs, place, transition, weight);
    }

    public Builder read(int place, int transition, int weight) {
      return arc(reads, place, transition, weight);
    }

    public Builder inhibitor(int place, int transition, int weight) {
      return arc(inhibitors, place, transition, weight);
    }

    public Builder nupn(Nupn units) {
      this.nupn = units;
      return this;
    }

    public int placeCount() {
      return placeIds.size();
    }

    public int transitionCount() {
      return transitionIds.size();
    }

    /**
     * @throws ArithmeticException where parallel arcs add up to more than an {@code int} holds
     */
    public PetriNet build() {
      return new PetriNet(this);
    }

    private Builder arc(ArcCollector kind, int place, int transition, int weight) {
      if (weight <= 0) {
        throw new IllegalArgumentException("arc weight " + weight + " is not positive");
      }
      kind.add(transition, place, weight);
      return this;
    }
  }
}
