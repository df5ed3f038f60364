package drop.probe;

/** What keeps a probe-set exploration from ignoring an action for ever on a cycle. */
public enum Proviso {
  /** A transition that is in the trace already is not chosen alone (thesis, Definition 36). */
  NODUP,
  /** One of the actions that waited longest is in the probe set (thesis, Definition 31). */
  AGING,
  /** None: sound where the strategy needs none, or the net has no cycle. */
  NONE
}
