package drop.lang;

import java.util.Arrays;

/**
 * Runs the code of threads. Memory holds shared locations, the local variables of all threads, then
 * the place of each thread in the code; what a step changes there is logged and taken back from the
 * log.
 */
final class Interpreter {
  /** The place of a thread that has not been started. */
  static final int NOT_STARTED = -1;

  private static final int ENDED = -2;

  /** A thread that loops longer than this between two global statements does so for ever. */
  private static final int MOST_ROUNDS = 1_000_000;

  private final int[] code;
  private final int[] asides;
  private final int[] entries;
  private final int[] memory;
  private final int places;
  private final Evaluator evaluator;
  private int[] log = new int[1024];
  private int logged;
  private int starting;

  Interpreter(Image image) {
    this.code = image.code();
    this.asides = image.asides();
    this.entries = image.entries();
    this.places = image.memory().length;
    this.memory = Arrays.copyOf(image.memory(), places + entries.length);
    this.evaluator = new Evaluator(memory, image.tables());
    Arrays.fill(memory, places, memory.length, NOT_STARTED);
    for (int thread = 0; thread < entries.length; thread++) {
      if (image.started()[thread]) {
        begin(thread);
      }
    }
    logged = 0;
  }

  int[] memory() {
    return memory;
  }

  /** Where in the code the thread is. */
  int place(int thread) {
    return memory[places + thread];
  }

  /** Whether an expression among the asides has a value, which {@link #value} then tells. */
  boolean evaluate(int aside) {
    evaluator.clear();
    return evaluator.run(asides, aside) >= 0;
  }

  int value() {
    return evaluator.pop();
  }

  /** The thread that took the last step that was not taken back, or -1. */
  int last() {
    return logged == 0 ? -1 : log[logged - 1];
  }

  void fire(int thread) {
    int place = place(thread);
    int start = logged;
    if (place < 0) {
      if (!Fault.isPending(place)) {
        throw new IllegalStateException("thread " + thread + " has no next step");
      }
      set(places + thread, Fault.done(place));
    } else {
      starting = -1;
      set(places + thread, execute(thread, place + 2, false));
      if (starting >= 0) {
        begin(starting);
      }
    }
    log(start, thread);
  }

  void undo() {
    int start = log[logged - 2];
    for (int at = logged - 4; at >= start; at -= 2) {
      memory[log[at]] = log[at + 1];
    }
    logged = start;
  }

  /** Runs the local code before the first step; what goes wrong there is the first step. */
  private void begin(int thread) {
    set(places + thread, execute(thread, entries[thread], true));
  }

  /** Runs the thread up to its next step; its next place comes back. */
  private int execute(int thread, int from, boolean pending) {
    evaluator.clear();
    int pc = from;
    int rounds = 0;
    while (true) {
      pc = evaluator.run(code, pc);
      if (pc < 0) {
        return Fault.values()[~pc].place(evaluator.faultAt(), pending);
      }
      switch (code[pc]) {
        case Code.STEP:
          return pc;
        case Code.END:
          return ENDED;
        case Code.JUMP:
          if (code[pc + 1] < pc && ++rounds > MOST_ROUNDS) {
            return Fault.LOOP.place(pc, pending);
          }
          pc = code[pc + 1];
          break;
        case Code.JUMP_IF_FALSE:
          pc = evaluator.pop() == 0 ? code[pc + 1] : pc + 2;
          break;
        case Code.STORE:
          set(code[pc + 1], evaluator.pop());
          pc += 2;
          break;
        case Code.ASSERT:
          if (evaluator.pop() == 0) {
            return Fault.ASSERTION.place(pc, pending);
          }
          pc++;
          break;
        default:
          Fault fault = change(thread, pc);
          if (fault != null) {
            return fault.place(pc, pending);
          }
          pc += 1 + operands(code[pc]);
          break;
      }
    }
  }

  private static int operands(int instruction) {
    return switch (instruction) {
      case Code.CHANGE, Code.SPAWN -> 1;
      case Code.CLEAR -> 2;
      default -> 0;
    };
  }

  /** What happens less often; null comes back where nothing goes wrong. */
  private Fault change(int thread, int pc) {
    int top = code[pc] == Code.CLEAR ? 0 : evaluator.pop();
    switch (code[pc]) {
      case Code.DROP:
        break;
      case Code.STORE_AT:
        set(evaluator.pop(), top);
        break;
      case Code.SWAP:
        int expected = evaluator.pop();
        int address = evaluator.pop();
        boolean swaps = memory[address] == expected;
        if (swaps) {
          set(address, top);
        }
        evaluator.push(swaps ? 1 : 0);
        break;
      case Code.CHANGE:
        set(top, memory[top] + code[pc + 1]);
        break;
      case Code.ACQUIRE:
        if (memory[top] != 0) {
          throw new IllegalStateException("thread " + thread + " has to wait for a lock");
        }
        set(top, thread + 1);
        break;
      case Code.RELEASE:
        if (memory[top] != thread + 1) {
          return Fault.RELEASE;
        }
        set(top, 0);
        break;
      case Code.SPAWN:
        int flag = top + code[pc + 1];
        if (memory[flag] != 0) {
          return Fault.SPAWN;
        }
        set(flag, 1);
        starting = top;
        break;
      case Code.CLEAR:
        for (int i = 0; i < code[pc + 2]; i++) {
          set(code[pc + 1] + i, 0);
        }
        break;
      default:
        throw new AssertionError(code[pc]);
    }
    return null;
  }

  private void set(int address, int value) {
    log(address, memory[address]);
    memory[address] = value;
  }

  private void log(int first, int second) {
    if (logged == log.length) {
      log = Arrays.copyOf(log, 2 * log.length);
    }
    log[logged++] = first;
    log[logged++] = second;
  }
}
