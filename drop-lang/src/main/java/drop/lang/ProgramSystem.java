package drop.lang;

import drop.dpor.ActorSystem;
import drop.lang.Image.Kind;
import drop.lang.Image.Step;
import java.util.Optional;

/**
 * A running program: its actors are its threads. A step is one statement that concerns shared
 * variables and the local code after it, up to the next such statement; local code before the first
 * one is run at the start.
 */
public final class ProgramSystem implements ActorSystem {
  private final Image image;
  private final int[] code;
  private final Step[] steps;
  private final int[] memory;
  private final Interpreter interpreter;

  ProgramSystem(Image image) {
    this.image = image;
    this.code = image.code();
    this.steps = image.steps().toArray(Step[]::new);
    this.interpreter = new Interpreter(image);
    this.memory = interpreter.memory();
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
    int place = interpreter.place(actor);
    if (!violates(place)) {
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
    int place = interpreter.place(actor);
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

  /** Whether the location is a lock, which acquiring writes and releasing updates. */
  public boolean isLock(int location) {
    return image.locationKinds().get(location) == Image.Holds.LOCK;
  }

  /** Whether the next step of the thread could be disabled in some state. */
  public boolean mayBlock(int actor) {
    int place = interpreter.place(actor);
    return place >= 0 && blocks(steps[code[place + 1]].kind());
  }

  private static boolean blocks(Kind kind) {
    return kind == Kind.ACQUIRE || kind == Kind.AWAIT;
  }

  /**
   * Whether what the thread does after its next step, or what that touches, can depend on what the
   * step reads.
   */
  public boolean branches(int actor) {
    int place = interpreter.place(actor);
    return place >= 0 && steps[code[place + 1]].branches();
  }

  @Override
  public boolean hasNext(int actor) {
    int place = interpreter.place(actor);
    return place >= 0 || Fault.isPending(place);
  }

  @Override
  public boolean enabled(int actor) {
    int place = interpreter.place(actor);
    if (place < 0) {
      return Fault.isPending(place);
    }
    Step step = steps[code[place + 1]];
    if (!blocks(step.kind())) {
      return true;
    }
    // A guard that cannot be computed is no reason to wait: the step goes wrong.
    if (!interpreter.evaluate(step.guard())) {
      return true;
    }
    int value = interpreter.value();
    return step.kind() == Kind.ACQUIRE ? memory[value] == 0 : value != 0;
  }

  @Override
  public int footprint(int actor, int[] into) {
    int place = interpreter.place(actor);
    if (place < 0) {
      return 0;
    }
    Step step = steps[code[place + 1]];
    if (step.kind() == Kind.RELEASE && releasesNothing(actor, step)) {
      return 0;
    }
    int size = step.fixed().length;
    System.arraycopy(step.fixed(), 0, into, 0, size);
    int[] dynamic = step.dynamic();
    for (int d = 0; d < dynamic.length; d += Step.DYNAMIC) {
      // An index that is wrong touches nothing: the step ends there.
      if (interpreter.evaluate(dynamic[d + 3])) {
        int index = interpreter.value();
        if (index >= 0 && index < dynamic[d + 2]) {
          size = insert(into, size, dynamic[d + 1] + index, dynamic[d]);
        }
      }
    }
    return size;
  }

  /**
   * Whether the thread does not hold the lock that it is about to release. Only the thread itself
   * can change that, so going wrong there touches nothing.
   */
  private boolean releasesNothing(int actor, Step step) {
    return !interpreter.evaluate(step.guard()) || memory[interpreter.value()] != actor + 1;
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
    int place = interpreter.place(actor);
    if (place < 0 || steps[code[place + 1]].kind() != Kind.SPAWN) {
      return -1;
    }
    int thread = interpreter.evaluate(steps[code[place + 1]].guard()) ? interpreter.value() : -1;
    return thread >= 0 && interpreter.place(thread) == Interpreter.NOT_STARTED ? thread : -1;
  }

  @Override
  public void fire(int actor) {
    interpreter.fire(actor);
  }

  @Override
  public void undo() {
    interpreter.undo();
  }

  @Override
  public boolean violated() {
    int last = interpreter.last();
    return last >= 0 && violates(interpreter.place(last));
  }

  /** What the last step has violated: a number for each statement and way to go wrong, or 0. */
  public int violation() {
    return violated() ? interpreter.place(interpreter.last()) : 0;
  }

  private static boolean violates(int place) {
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
