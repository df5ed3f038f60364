package drop.explore;

import drop.state.Batch;
import drop.state.Parcel;
import drop.state.Successors;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Expands the states of its part, keeps the successors that belong there and sends the others on. */
final class Worker {
  /** How many parcels may wait for a worker before the others wait for it. */
  private static final int MOST_WAITING = 64;

  /** States in a parcel, in batches: large enough for the sending to cost nothing. */
  private static final int BATCHES = 8;

  private final Round round;
  private final int index;
  private final Part part;
  private final int words;
  private final Batch batch;
  private final Batch received;
  private final Parcel[] outgoing;
  private final Queue<Parcel> incoming = new ConcurrentLinkedQueue<>();
  private final Queue<Parcel> empty = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private volatile int stored;
  private volatile int expanded;

  Worker(Round round, int index, int workers, Part part, int words) {
    this.round = round;
    this.index = index;
    this.part = part;
    this.words = words;
    this.batch = new Batch(words);
    this.received = new Batch(words);
    this.outgoing = new Parcel[workers];
    for (int i = 0; i < workers; i++) {
      outgoing[i] = new Parcel(words, i == index ? 0 : BATCHES * batch.capacity());
    }
    this.stored = part.states.size();
    this.expanded = part.next;
  }

  int stored() {
    return stored;
  }

  int expanded() {
    return expanded;
  }

  boolean hasWork() {
    return part.next < part.states.size();
  }

  boolean hasMail() {
    return !incoming.isEmpty();
  }

  /** Expands as many states as fill a batch. */
  void expand() throws Stopped {
    Successors successors = part.successors;
    part.next =
        successors.expand(part.states.chunks(), part.next, part.states.size(), batch);
    expanded = part.next;
    for (int to = 0; to < outgoing.length; to++) {
      if (to != index && !outgoing[to].hasRoom(batch.size())) {
        send(to);
      }
    }
    successors.deal(batch, index, outgoing);
    store(batch);
    if (successors.overflowing() != Successors.NONE) {
      round.overflow(new Round.Overflow(part, part.next, successors.overflowing()));
    }
  }

  private void store(Batch states) throws Stopped {
    part.add(states);
    stored = part.states.size();
    round.checkSize();
  }

  /** Sends what there is for another worker; the next parcel has room for the present batch. */
  private void send(int to) throws Stopped {
    Parcel parcel = outgoing[to];
    if (parcel.size() > 0) {
      round.begin();
      Worker receiver = round.worker(to);
      while (receiver.waiting.get() >= MOST_WAITING && !round.ended()) {
        receive();
        Thread.onSpinWait();
      }
      receiver.waiting.incrementAndGet();
      receiver.incoming.add(parcel);
      Parcel next = empty.poll();
      outgoing[to] = next == null ? new Parcel(words, parcel.capacity()) : next;
    }
    if (!outgoing[to].hasRoom(batch.size())) {
      outgoing[to] = new Parcel(words, batch.size());
    }
  }

  void sendAll() throws Stopped {
    for (int to = 0; to < outgoing.length; to++) {
      if (to != index) {
        send(to);
      }
    }
  }

  /** Stores what the others have sent. */
  void receive() throws Stopped {
    for (Parcel parcel; (parcel = incoming.poll()) != null; ) {
      waiting.decrementAndGet();
      unpack(parcel);
      empty.add(parcel);
      round.done();
    }
  }

  private void unpack(Parcel parcel) throws Stopped {
    int most = received.capacity();
    for (int from = 0; from < parcel.size(); from += most) {
      part.successors.unpack(parcel, from, Math.min(parcel.size(), from + most), received);
      store(received);
    }
    parcel.clear();
  }

  /** Stores everything that is under way to this worker or from it, once all workers have ended. */
  void deliver() throws Stopped {
    for (Parcel parcel; (parcel = incoming.poll()) != null; ) {
      unpack(parcel);
    }
    for (int to = 0; to < outgoing.length; to++) {
      if (to != index) {
        round.worker(to).unpack(outgoing[to]);
      }
    }
  }
}
