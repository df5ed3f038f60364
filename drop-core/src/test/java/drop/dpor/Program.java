package drop.dpor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A small concurrent program, for tests: threads of instructions over shared locations and own locals. */
final class Program implements ActorSystem {
  private static final int LOCALS = 2;
  private static final int VIOLATED = -1;
  private static final int NOT_STARTED = -2;

  private final Instruction[][] code;
  private final int[] shared;
  private final boolean[] lock;
  private final Blocking blocking;
  private final int[] pc;
  private final int[] local;
  private int[] log = new int[1024];
  private int logged;
  private boolean violated;

  /**
   * @param initial the values of the locations
   * @param started how many of the threads, the first ones, run from the beginning
   */
  Program(int[] initial, int started, List<List<Instruction>> threads) {
    this.code = new Instruction[threads.size()][];
    this.shared = initial.clone();
    this.lock = new boolean[initial.length];
    this.pc = new int[code.length];
    this.local = new int[LOCALS * code.length];
    Blocking kind = Blocking.NONE;
    for (int t = 0; t < code.length; t++) {
      code[t] = threads.get(t).toArray(Instruction[]::new);
      for (Instruction i : code[t]) {
        if (i.op() == Op.ACQUIRE || i.op() == Op.RELEASE) {
          lock[i.x()] = true;
          kind = kind == Blocking.NONE ? Blocking.LOCKS : kind;
        } else if (i.op() == Op.AWAIT) {
          kind = Blocking.GENERAL;
        }
      }
    }
    this.blocking = kind;
    Arrays.fill(pc, NOT_STARTED);
    for (int t = 0; t < started; t++) {
      start(t);
    }
  }

  static Program of(int locations, List<List<Instruction>> threads) {
    return new Program(new int[locations], threads.size(), threads);
  }

  private void start(int actor) {
    pc[actor] = 0;
    runLocal(actor);
  }

  private void runLocal(int actor) {
    Instruction[] its = code[actor];
    while (pc[actor] < its.length && !its[pc[actor]].op().isStep()) {
      Instruction i = its[pc[actor]++];
      int r = LOCALS * actor + i.r();
      switch (i.op()) {
        case SET -> local[r] = i.c();
        case ADD -> local[r] = Math.floorMod(local[r] + i.c(), i.y());
        case UNLESS -> pc[actor] = local[r] == i.c() ? pc[actor] : i.target();
        default -> pc[actor] = i.target();
      }
    }
  }

  @Override
  public int actors() {
    return code.length;
  }

  @Override
  public int locations() {
    return shared.length;
  }

  @Override
  public int mostAccesses() {
    return 2;
  }

  @Override
  public Blocking blocking() {
    return blocking;
  }

  @Override
  public boolean isLock(int location) {
    return lock[location];
  }

  @Override
  public boolean mayBlock(int actor) {
    Op op = code[actor][pc[actor]].op();
    return op == Op.ACQUIRE || op == Op.AWAIT;
  }

  @Override
  public boolean hasNext(int actor) {
    return pc[actor] >= 0 && pc[actor] < code[actor].length;
  }

  @Override
  public boolean enabled(int actor) {
    if (!hasNext(actor)) {
      return false;
    }
    Instruction i = code[actor][pc[actor]];
    return switch (i.op()) {
      case ACQUIRE -> shared[i.x()] == 0;
      case AWAIT -> shared[i.x()] == i.c();
      default -> true;
    };
  }

  private int location(int actor, Instruction i) {
    return i.i() < 0 ? i.x() : i.x() + local[LOCALS * actor + i.i()];
  }

  @Override
  public int footprint(int actor, int[] into) {
    Instruction i = code[actor][pc[actor]];
    int mode =
        switch (i.op()) {
          case LOAD, AWAIT, TEST, ASSERT -> READ;
          case INC, RELEASE -> UPDATE;
          default -> WRITE;
        };
    if (i.op() == Op.SPAWN) {
      return 0;
    }
    into[0] = location(actor, i) << MODE_BITS | mode;
    if (i.op() != Op.COPY || i.x() == i.y()) {
      return 1;
    }
    into[1] = i.y() << MODE_BITS | READ;
    if (into[1] < into[0]) {
      int first = into[1];
      into[1] = into[0];
      into[0] = first;
    }
    return 2;
  }

  @Override
  public int starts(int actor) {
    Instruction i = code[actor][pc[actor]];
    return i.op() == Op.SPAWN ? i.x() : -1;
  }

  @Override
  public boolean branches(int actor) {
    Instruction step = code[actor][pc[actor]];
    return switch (step.op()) {
      case TEST, ASSERT -> true;
      case LOAD, CAS ->
          Arrays.stream(code[actor])
              .anyMatch(i -> i.i() == step.r() || i.op() == Op.UNLESS && i.r() == step.r());
      default -> false;
    };
  }

  @Override
  public void fire(int actor) {
    Instruction i = code[actor][pc[actor]];
    int at = i.op() == Op.SPAWN ? 0 : location(actor, i);
    save(actor, at);
    int r = LOCALS * actor + i.r();
    violated = false;
    pc[actor]++;
    switch (i.op()) {
      case LOAD -> local[r] = shared[at];
      case STORE -> shared[at] = i.r() < 0 ? i.c() : local[r] + i.c();
      case COPY -> shared[at] = shared[i.y()] + i.c();
      case INC -> shared[at] += i.c();
      case ACQUIRE -> shared[at] = 1;
      case RELEASE -> shared[at] = 0;
      case CAS -> {
        local[r] = shared[at] == 0 ? 1 : 0;
        shared[at] = shared[at] == 0 ? i.c() : shared[at];
      }
      case TEST -> pc[actor] = shared[at] == i.c() ? pc[actor] : i.target();
      case ASSERT -> violated = shared[at] == i.c();
      case SPAWN -> start(i.x());
      default -> {}
    }
    if (violated) {
      pc[actor] = VIOLATED;
    } else {
      runLocal(actor);
    }
  }

  private void save(int actor, int at) {
    if (logged + 4 + LOCALS > log.length) {
      log = Arrays.copyOf(log, 2 * log.length);
    }
    for (int l = 0; l < LOCALS; l++) {
      log[logged++] = local[LOCALS * actor + l];
    }
    log[logged++] = shared[at];
    log[logged++] = at;
    log[logged++] = pc[actor];
    log[logged++] = actor;
  }

  @Override
  public void undo() {
    violated = false;
    int actor = log[--logged];
    pc[actor] = log[--logged];
    int at = log[--logged];
    shared[at] = log[--logged];
    for (int l = LOCALS - 1; l >= 0; l--) {
      local[LOCALS * actor + l] = log[--logged];
    }
    Instruction i = code[actor][pc[actor]];
    if (i.op() == Op.SPAWN) {
      pc[i.x()] = NOT_STARTED;
    }
  }

  @Override
  public boolean violated() {
    return violated;
  }

  @Override
  public int stateSize() {
    return shared.length + pc.length + local.length;
  }

  @Override
  public void state(int[] into) {
    System.arraycopy(shared, 0, into, 0, shared.length);
    System.arraycopy(pc, 0, into, shared.length, pc.length);
    System.arraycopy(local, 0, into, shared.length + pc.length, local.length);
  }

  /** The same program at its beginning. */
  Program copy() {
    List<List<Instruction>> threads = new ArrayList<>();
    for (Instruction[] thread : code) {
      threads.add(List.of(thread));
    }
    int started = 0;
    while (started < pc.length && pc[started] != NOT_STARTED) {
      started++;
    }
    return new Program(shared, started, threads);
  }

  @Override
  public String toString() {
    return Arrays.deepToString(code);
  }
}
