package drop.state;

import drop.net.PetriNet;
import java.lang.invoke.MethodHandles;

/** The {@link Successors} for one width of state. */
final class PackedSuccessors extends Successors {
  private static final int WORDS = Specialised.words(MethodHandles.lookup());
  private static final int CHUNK_SHIFT = Chunks.shift(WORDS);
  private static final int CHUNK_MASK = (1 << CHUNK_SHIFT) - 1;

  PackedSuccessors(PetriNet net, Layout layout, Tally tally) {
    super(net, layout, tally);
  }

  @Override
  public int expand(long[][] chunks, int from, int to, Batch out) {
    overflowing = NONE;
    // Whatever changes with each state or successor is local: fields of different threads may share
    // a cache line.
    long[] set = enabled;
    int[] dead = deadlocks;
    int deadCount = 0;
    int position = out.size;
    long fired = 0;
    int number = from;
    while (number < to && deadCount < dead.length) {
      long[] chunk = chunks[number >>> CHUNK_SHIFT];
      int base = (number & CHUNK_MASK) * WORDS;
      enabling.enabled(chunk, base, set);
      int count = 0;
      for (int w = 0; w < setWords; w++) {
        count += Long.bitCount(set[w]);
      }
      if (position + count > out.hashes.length && !out.hasRoom(position, count)) {
        break;
      }
      int next = fireAll(chunk, base, set, out, position);
      if (next < 0) {
        break;
      }
      position = next;
      fired += count;
      // One more deadlock if the count is zero, without a branch: the compiler leaves branches out
      // that were never taken, and a first deadlock late in the search would undo its work.
      dead[deadCount] = number;
      deadCount += count - 1 >>> 31;
      number++;
    }
    out.size = position;
    tally.fired += fired;
    for (int i = 0; i < deadCount; i++) {
      tally.deadlocks.add(dead[i]);
    }
    return number;
  }

  @Override
  public void deal(Batch batch, int owner, Parcel[] parcels) {
    int owners = parcels.length;
    long[][] target = new long[owners][];
    int[] filled = new int[owners];
    for (int i = 0; i < owners; i++) {
      target[i] = i == owner ? batch.states : parcels[i].states;
      filled[i] = i == owner ? 0 : parcels[i].size;
    }
    long[] states = batch.states;
    long[] hashes = batch.hashes;
    // Whose a state is cannot be foreseen, so there is no branch on it: each state is moved, and a
    // hash that belongs to a state of another owner is overwritten by the next.
    for (int i = 0; i < batch.size; i++) {
      long hash = hashes[i];
      hashes[filled[owner]] = hash;
      int to = Batch.owner(hash, owners);
      long[] into = target[to];
      int at = filled[to]++ * WORDS;
      for (int w = 0; w < WORDS; w++) {
        into[at + w] = states[i * WORDS + w];
      }
    }
    for (int i = 0; i < owners; i++) {
      parcels[i].size = i == owner ? 0 : filled[i];
    }
    batch.size = filled[owner];
  }

  @Override
  public void unpack(Parcel parcel, int from, int to, Batch into) {
    System.arraycopy(parcel.states, from * WORDS, into.states, 0, (to - from) * WORDS);
    long[] states = into.states;
    for (int i = 0; i < to - from; i++) {
      long hash = 0;
      for (int w = 0; w < WORDS; w++) {
        hash = Hash.mix(hash, states[i * WORDS + w]);
      }
      into.hashes[i] = hash;
    }
    into.size = to - from;
  }

  /** Fires a set of transitions; yields the position after the last successor, or less than 0. */
  private int fireAll(long[] states, int base, long[] set, Batch out, int start) {
    int position = start;
    for (int w = 0; w < setWords; w++) {
      for (long bits = set[w]; bits != 0; bits &= bits - 1) {
        int transition = (w << 6) + Long.numberOfTrailingZeros(bits);
        if (!fire(states, base, transition, out, position++)) {
          overflowing = transition;
          return -1;
        }
      }
    }
    return position;
  }

  @Override
  public boolean fire(long[] states, int base, int transition, Batch out) {
    if (!fire(states, base, transition, out, out.size)) {
      return false;
    }
    out.size++;
    return true;
  }

  private boolean fire(long[] states, int base, int transition, Batch out, int position) {
    return WORDS <= Effects.DENSE_WORDS
        ? fireDense(states, base, transition, out, position)
        : fireSparse(states, base, transition, out, position);
  }

  private boolean fireDense(long[] states, int base, int transition, Batch out, int position) {
    long[] successors = out.states;
    int to = position * WORDS;
    int entry = transition * WORDS;
    long hash = 0;
    long carries = 0;
    for (int w = 0; w < WORDS; w++) {
      long rest = states[base + w] - effects.subtract[entry + w];
      long gain = effects.add[entry + w];
      long result = rest + gain;
      carries |= (rest & gain | (rest | gain) & ~result) & effects.highest[w];
      successors[to + w] = result;
      hash = Hash.mix(hash, result);
    }
    out.hashes[position] = hash;
    return carries == 0;
  }

  private boolean fireSparse(long[] states, int base, int transition, Batch out, int position) {
    int to = position * WORDS;
    System.arraycopy(states, base, out.states, to, WORDS);
    long carries = 0;
    for (int e = effects.first[transition]; e < effects.first[transition + 1]; e++) {
      int w = effects.word[e];
      long rest = states[base + w] - effects.subtract[e];
      long gain = effects.add[e];
      long result = rest + gain;
      carries |= (rest & gain | (rest | gain) & ~result) & effects.highest[w];
      out.states[to + w] = result;
    }
    long hash = 0;
    for (int w = 0; w < WORDS; w++) {
      hash = Hash.mix(hash, out.states[to + w]);
    }
    out.hashes[position] = hash;
    return carries == 0;
  }
}
