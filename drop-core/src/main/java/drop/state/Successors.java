package drop.state;

import drop.net.PetriNet;

/**
 * The successors of packed states under a layout: each transition subtracts one packed number and adds
 * another, which moves the tokens of all its places at once.
 *
 * <p>A field that would overflow carries into its neighbour. The carries out of the highest bit of
 * every field are looked at in each firing; one that is set ends the expansion before the state, and
 * the layout must be widened.
 */
public abstract class Successors {
  /** No transition: what {@link #overflowing} says when every successor fits its layout. */
  public static final int NONE = -1;

  private static final int CACHE_LINE_WORDS = 8;
  private static final int MOST_DEADLOCKS = 1024;

  final Effects effects;
  final Enabling enabling;
  final int setWords;
  /** Scratch of {@link #expand}, longer than it need be: it shares no cache line with another. */
  final long[] enabled;
  /** Scratch of {@link #expand} as well. */
  final int[] deadlocks = new int[MOST_DEADLOCKS];

  final Tally tally;
  int overflowing = NONE;

  private final PetriNet net;
  private final Layout layout;

  Successors(PetriNet net, Layout layout, Tally tally) {
    this.net = net;
    this.layout = layout;
    this.tally = tally;
    this.effects = new Effects(net, layout);
    this.enabling = Enabling.of(net, layout);
    this.setWords = Enabling.words(net.transitionCount());
    this.enabled = new long[setWords + 2 * CACHE_LINE_WORDS];
  }

  /** Successors under the layout; what {@link #expand} finds is added to the tally. */
  public static Successors create(PetriNet net, Layout layout, Tally tally) {
    try {
      return (Successors)
          Specialised.constructor(
                  PackedSuccessors.class,
                  layout.words(),
                  PetriNet.class,
                  Layout.class,
                  Tally.class)
              .invoke(net, layout, tally);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  public final PetriNet net() {
    return net;
  }

  public final Layout layout() {
    return layout;
  }

  /**
   * Fires every enabled transition of the states numbered {@code from} to {@code to} in the {@link
   * Chunks}, transitions in their order, and puts the results into the batch, state by state while it
   * has room.
   *
   * @return the first state that was not expanded; if {@link #overflowing} names a transition, that
   *     transition cannot fire there under this layout
   */
  public abstract int expand(long[][] chunks, int from, int to, Batch out);

  /**
   * Deals the states of a batch out: those that {@code owner} owns stay, in their order, and the others
   * go to the parcels of their owners, each of which must have room for the whole batch.
   */
  public abstract void deal(Batch batch, int owner, Parcel[] parcels);

  /** Puts states of a parcel into an empty batch, which must have room for them. */
  public abstract void unpack(Parcel parcel, int from, int to, Batch into);

  /** Finds the enabled transitions of one state, as a set of bits. */
  public final void enabled(long[] states, int base, long[] into) {
    enabling.enabled(states, base, into);
  }

  /** Whether any transition is enabled in the state of that number. */
  public final boolean anyEnabled(long[][] chunks, int number) {
    int words = layout.words();
    enabled(Chunks.chunk(chunks, number, words), Chunks.offset(number, words), enabled);
    long any = 0;
    for (int w = 0; w < setWords; w++) {
      any |= enabled[w];
    }
    return any != 0;
  }

  /**
   * Fires one enabled transition and adds the result to the batch, if the result fits its layout.
   *
   * @return whether it did
   */
  public abstract boolean fire(long[] states, int base, int transition, Batch out);

  /** The transition whose firing did not fit, or {@link #NONE}. */
  public final int overflowing() {
    return overflowing;
  }

  /** The number of words of a set of transitions. */
  public final int setWords() {
    return setWords;
  }
}
