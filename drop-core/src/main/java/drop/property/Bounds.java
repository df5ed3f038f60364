package drop.property;

import drop.structure.TokenBounds;

/** All markings within the bounds of their places, the reachable ones among them. */
record Bounds(TokenBounds bounds) implements Hull {
  @Override
  public int least(int place) {
    return 0;
  }

  @Override
  public long most(int place) {
    return bounds.isKnown(place) ? bounds.at(place) : UNLIMITED;
  }
}
