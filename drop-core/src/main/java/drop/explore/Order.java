package drop.explore;

/** The order in which stored states are expanded. */
public enum Order {
  BFS,
  DFS
}
