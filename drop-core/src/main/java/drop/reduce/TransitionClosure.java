package drop.reduce;

/**
 * A set of transitions closed under two rules: with an enabled one all that it depends on, with a
 * disabled one all that can remove some reason for its being disabled. While none of its enabled
 * transitions is fired, none of it is, since the first would have to be enabled by another.
 */
abstract class TransitionClosure extends SmallestSet {
  private final boolean[] inside;
  private final int[] members;
  private int size;

  TransitionClosure(Conditions net, Demand demand) {
    super(net, demand);
    inside = new boolean[net.transitions];
    members = new int[net.transitions];
  }

  @Override
  final int grow(int[] marking, int seed, int enough, int[] into) {
    add(seed);
    int count = 0;
    for (int next = 0; next < size && count < enough; next++) {
      int t = members[next];
      if (isEnabled(t)) {
        into[count++] = t;
        addDependent(t);
        addAll(candidates.ordered(t));
      } else {
        addEnabling(marking, t);
      }
    }
    while (size > 0) {
      inside[members[--size]] = false;
    }
    return count;
  }

  final void add(int t) {
    if (!inside[t] && !candidates.leftOut(t)) {
      inside[t] = true;
      members[size++] = t;
    }
  }

  final void addAll(int[] transitions) {
    for (int t : transitions) {
      add(t);
    }
  }

  final boolean contains(int t) {
    return inside[t];
  }

  abstract void addDependent(int t);

  abstract void addEnabling(int[] marking, int t);
}
