package drop.lang;

import drop.dpor.ActorSystem;
import drop.lang.Image.Kind;
import drop.lang.Image.Step;
import java.util.Arrays;
import java.util.Optional;

/**
 * A running program: its actors are its threads. A step is one statement that concerns shared
 * variables and the local code after it, up to the next such statement; local code before the first
 * one is run at the start. What a step changes is logged, and taken back from there.
 */
public final class ProgramSystem implements ActorSystem {
  /** A thread that loops longer than this between two global statements does so for ever. */
  private static final int MOST_LOCAL = 1_000_000;

  private static final int NOT_STARTED = -1;
  private static final int ENDED = -2;

  private final Image image;
  private final int[] code;
  private final int[] asides;
  private final Step[] steps;
  private final int[] memory;
  private final int places;
  private final Evaluator evaluator;
  private int[] log = new int[1024];
  private int logged;
  private int starting;

  ProgramSystem(Image image) {
    this.image = image;
    this.code = image.code();
    this.asides = image.asides();
    this.steps = image.steps().toArray(Step[]::new);
    this.places = image.memory().length;
    this.memory = Arrays.copyOf(image.memory(), places + image.entries().length);
    this.evaluator = new Evaluator(memory, image.tables());
    Arrays.fill(memory, places, memory.length, NOT_STARTED);
    for (int thread = 0; thread < image.entries().length; thread++) {
      if (image.started()[thread]) {
        begin(thread);
      }
    }
    logged = 0;
  }

  /** What the thread is called: {@code writer}, {@code reader[2]}. */
  public String actorName(int actor) {
    return image.threadNames().get(actor);
  }

  /** What the location is called: {@code x}, {@code table[3]}. */
  public String locationName(int location) {
    return image.locationNames().get(location);
  }

  /** The next step of the thread, enabled or not, in words. */
  public ProgramStep describe(int actor) {
    return new StepDescription(this, image).of(actor);
  }

  /** What the thread has done wrong, if anything. */
  public Optional<String> violation(int actor) {
    int place = memory[places + actor];
    if (!Fault.isFault(place) || Fault.isPending(place)) {
      return Optional.empty();
    }
    Statement statement = image.statements().get(image.origins()[Fault.instruction(place)]);
    return Optional.of(
        Fault.of(place).shown
            + " in line "
            + statement.at().line()
            + ": "
            + statement.text());
  }

  /** The statement that the next step of the thread starts with. */
  Statement statement(int actor) {
    int place = memory[places + actor];
    return image.statements().get(
        Fault.isFault(place)
            ? image.origins()[Fault.instruction(place)]
            : steps[code[place + 1]].statement());
  }

  @Override
  public int actors() {
    return image.entries().length;
  }

  @Override
  public int locations() {
    return image.locations();
  }

  @Override
  public int mostAccesses() {
    return image.mostAccesses();
  }

  @Override
  public Blocking blocking() {
    return image.blocking();
  }

  @Override
  public boolean hasNext(int actor) {
    int place = memory[places + actor];
    return place >= 0 || Fault.isPending(place);
  }

  @Override
  public boolean enabled(int actor) {
    int place = memory[places + actor];
    if (place < 0) {
      return Fault.isPending(place);
    }
    Step step = steps[code[place + 1]];
    if (step.kind() == Kind.PLAIN || step.kind() == Kind.SPAWN) {
      return true;
    }
    // A guard that cannot be computed is no reason to wait: the step goes wrong.
    if (!evaluate(step.guard())) {
      return true;
    }
    int value = evaluator.pop();
    return step.kind() == Kind.ACQUIRE ? memory[value] == 0 : value != 0;
  }

  @Override
  public int footprint(int actor, int[] into) {
    int place = memory[places + actor];
    if (place < 0) {
      return 0;
    }
    Step step = steps[code[place + 1]];
    int size = step.fixed().length;
    System.arraycopy(step.fixed(), 0, into, 0, size);
    int[] dynamic = step.dynamic();
    for (int d = 0; d < dynamic.length; d += Step.DYNAMIC) {
      // An index that is wrong touches nothing: the step ends there.
      if (evaluate(dynamic[d + 3])) {
        int index = evaluator.pop();
        if (index >= 0 && index < dynamic[d + 2]) {
          size = insert(into, size, dynamic[d + 1] + index, dynamic[d]);
        }
      }
    }
    return size;
  }

  private static int insert(int[] into, int size, int location, int mode) {
    int at = size;
    while (at > 0 && into[at - 1] >> MODE_BITS >= location) {
      at--;
    }
    if (at < size && into[at] >> MODE_BITS == location) {
      int before = into[at] & (1 << MODE_BITS) - 1;
      into[at] = location << MODE_BITS | FootprintPlan.join(before, mode);
      return size;
    }
    System.arraycopy(into, at, into, at + 1, size - at);
    into[at] = location << MODE_BITS | mode;
    return size + 1;
  }

  @Override
  public int starts(int actor) {
    int place = memory[places + actor];
    if (place < 0 || steps[code[place + 1]].kind() != Kind.SPAWN) {
      return -1;
    }
    int thread = evaluate(steps[code[place + 1]].guard()) ? evaluator.pop() : -1;
    return thread >= 0 && memory[places + thread] == NOT_STARTED ? thread : -1;
  }

  private boolean evaluate(int aside) {
    evaluator.clear();
    return evaluator.run(asides, aside) >= 0;
  }

  @Override
  public void fire(int actor) {
    int place = memory[places + actor];
    int start = logged;
    if (place < 0) {
      if (!Fault.isPending(place)) {
        throw new IllegalStateException(actorName(actor) + " has no next step");
      }
      set(places + actor, Fault.done(place));
    } else {
      starting = -1;
      set(places + actor, execute(actor, place + 2, false));
      if (starting >= 0) {
        begin(starting);
      }
    }
    log(start, actor);
  }

  /** Runs the local code before the thread's first step; what goes wrong there is its first step. */
  private void begin(int actor) {
    set(places + actor, execute(actor, image.entries()[actor], true));
  }

  /** Runs the thread up to its next step; its next place comes back. */
  private int execute(int actor, int from, boolean pending) {
    evaluator.clear();
    int pc = from;
    for (int left = MOST_LOCAL; left > 0; left--) {
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
          Fault fault = change(actor, pc);
          if (fault != null) {
            return fault.place(pc, pending);
          }
          pc += 1 + operands(code[pc]);
          break;
      }
    }
    return Fault.LOOP.place(pc, pending);
  }

  private static int operands(int instruction) {
    return switch (instruction) {
      case Code.CHANGE, Code.SPAWN -> 1;
      case Code.CLEAR -> 2;
      default -> 0;
    };
  }

  /** What happens less often; null comes back where nothing goes wrong. */
  private Fault change(int actor, int pc) {
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
          throw new IllegalStateException(actorName(actor) + " has to wait for a lock");
        }
        set(top, actor + 1);
        break;
      case Code.RELEASE:
        if (memory[top] != actor + 1) {
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

  @Override
  public void undo() {
    int start = log[logged - 2];
    for (int at = logged - 4; at >= start; at -= 2) {
      memory[log[at]] = log[at + 1];
    }
    logged = start;
  }

  @Override
  public boolean violated() {
    if (logged == 0) {
      return false;
    }
    int place = memory[places + log[logged - 1]];
    return Fault.isFault(place) && !Fault.isPending(place);
  }

  @Override
  public int stateSize() {
    return memory.length;
  }

  @Override
  public void state(int[] into) {
    System.arraycopy(memory, 0, into, 0, memory.length);
  }
}
