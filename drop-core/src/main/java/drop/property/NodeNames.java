package drop.property;

import drop.net.NearestName;
import drop.net.PetriNet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Finds places or transitions by what a user calls them: an id, or a name that no other has.
 */
public final class NodeNames {
  private static final int LISTED = 5;

  private final String kind;
  private final IntFunction<String> ids;
  private final Map<String, Integer> byId = new HashMap<>();
  private final Map<String, List<Integer>> byName = new HashMap<>();

  private NodeNames(String kind, int count, IntFunction<String> ids, IntFunction<String> names) {
    this.kind = kind;
    this.ids = ids;
    for (int i = 0; i < count; i++) {
      byId.put(ids.apply(i), i);
      byName.computeIfAbsent(names.apply(i), name -> new ArrayList<>(1)).add(i);
    }
  }

  public static NodeNames places(PetriNet net) {
    return new NodeNames("place", net.placeCount(), net::placeId, net::placeName);
  }

  public static NodeNames transitions(PetriNet net) {
    return new NodeNames(
        "transition", net.transitionCount(), net::transitionId, net::transitionName);
  }

  /**
   * @throws IllegalArgumentException where none is called that or several are, for the user to read
   */
  public int number(String called) {
    Integer exact = byId.get(called);
    if (exact != null) {
      return exact;
    }
    List<Integer> named = byName.get(called);
    if (named == null) {
      throw new IllegalArgumentException(
          "there is no %s \"%s\"%s".formatted(kind, called, suggestion(called)));
    }
    if (named.size() > 1) {
      throw new IllegalArgumentException(
          "%d %ss are named \"%s\"; give the id: %s"
              .formatted(named.size(), kind, called, someIds(named)));
    }
    return named.get(0);
  }

  private String suggestion(String called) {
    List<String> known = new ArrayList<>(byId.keySet());
    known.addAll(byName.keySet());
    known.sort(null);
    return NearestName.to(called, known)
        .map(near -> ", did you mean " + QuotedName.of(near) + "?")
        .orElse("");
  }

  private String someIds(List<Integer> nodes) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(LISTED, nodes.size()); i++) {
      text.append(i == 0 ? "" : ", ").append(QuotedName.of(ids.apply(nodes.get(i))));
    }
    return nodes.size() > LISTED ? text + ", ..." : text.toString();
  }
}
