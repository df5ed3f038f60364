package drop.dpor;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random programs of two to four threads over few locations, some of which block. */
final class RandomPrograms {
  /** What the programs of a class contain. */
  enum Kind {
    /** Nothing that blocks. */
    FREE,
    LOCKS,
    /** Waiting for a value, and locks. */
    AWAIT
  }

  private static final int VARIABLES = 3;
  private static final int LOCKS = 2;

  private RandomPrograms() {}

  static Program program(Kind kind, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int count = 2 + random.nextInt(3);
    int most = count == 4 ? 3 : count == 3 ? 4 : 6;
    boolean spawns = random.nextInt(8) == 0;
    List<List<Instruction>> threads = new ArrayList<>();
    for (int t = 0; t < count; t++) {
      threads.add(thread(random, kind, 1 + random.nextInt(most)));
    }
    if (spawns) {
      threads.get(0).add(Instruction.spawn(count - 1));
    }
    return new Program(new int[VARIABLES + LOCKS], spawns ? count - 1 : count, threads);
  }

  private static List<Instruction> thread(SplittableRandom random, Kind kind, int length) {
    List<Instruction> thread = new ArrayList<>();
    int held = -1;
    while (thread.size() < length) {
      int end = length + 1;
      int x = random.nextInt(VARIABLES);
      int c = random.nextInt(3);
      int skip = thread.size() + 1 + random.nextInt(3);
      switch (random.nextInt(kind == Kind.FREE ? 9 : 13)) {
        case 0 -> thread.add(Instruction.load(random.nextInt(2), x));
        case 1 -> thread.add(Instruction.store(x, c));
        case 2 -> thread.add(Instruction.copy(x, random.nextInt(VARIABLES), c));
        case 3 -> thread.add(Instruction.storeLocal(x, random.nextInt(2), c));
        case 4 -> thread.add(Instruction.inc(x));
        case 5 -> thread.add(Instruction.test(x, c, Math.min(end, skip)));
        case 6 -> {
          thread.add(Instruction.load(0, x));
          thread.add(Instruction.unless(0, c, Math.min(end, skip + 1)));
        }
        case 7 -> thread.add(Instruction.failsIf(x, 1 + c));
        case 8 -> thread.add(Instruction.copy(x, x, 1));
        case 9, 10 -> {
          if (kind == Kind.AWAIT) {
            thread.add(Instruction.await(x, c));
          } else {
            thread.add(Instruction.acquire(VARIABLES + random.nextInt(LOCKS)));
          }
        }
        case 11 -> {
          held = VARIABLES + random.nextInt(LOCKS);
          thread.add(Instruction.acquire(held));
        }
        default -> thread.add(Instruction.release(held < 0 ? VARIABLES : held));
      }
    }
    return thread;
  }
}
