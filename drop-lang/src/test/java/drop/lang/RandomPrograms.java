package drop.lang;

import drop.dpor.ActorSystem.Blocking;
import drop.net.ModelException;
import java.util.Random;

/**
 * Small random programs that end: two to four threads, which share numbers, an array, and locks or
 * conditions to wait for. They read and write under conditions, count, compare and swap, start
 * threads, fail assertions and overrun the array.
 */
public final class RandomPrograms {
  /** A program as text and as a system. */
  public record RandomProgram(long seed, String text, ProgramSystem system) {}

  private static final int MOST_STATEMENTS = 8;

  private final Random random;
  private final Blocking blocking;
  private final StringBuilder text = new StringBuilder();
  private int left;
  private int loops;
  private boolean spawner;

  private RandomPrograms(long seed, Blocking blocking) {
    // The seeds of a test are small and close to each other; Random wants them apart.
    this.random = new Random(seed * 0x9E3779B97F4A7C15L + blocking.ordinal());
    this.blocking = blocking;
  }

  /** The program of a seed; nothing blocks in it that is not of the given kind or a lesser one. */
  public static RandomProgram program(long seed, Blocking blocking) {
    String text = new RandomPrograms(seed, blocking).write();
    try {
      return new RandomProgram(seed, text, Program.parse(text, "random " + seed).system());
    } catch (ModelException e) {
      throw new AssertionError(e.getMessage() + "\n" + text, e);
    }
  }

  private String write() {
    text.append("int g[3]\nint x\nint a[2]\nlock l[2]\n");
    int threads = 2 + random.nextInt(3);
    boolean spawned = random.nextInt(6) == 0;
    for (int thread = 0; thread < threads; thread++) {
      spawner = spawned && thread == 0;
      boolean child = spawned && thread == threads - 1;
      String starts = child ? "child starts false" : "t" + thread;
      text.append("thread ").append(starts).append(" {\n  int t\n  int u\n  bool b\n");
      left = MOST_STATEMENTS / threads;
      while (left > 0) {
        statement("  ", 0);
      }
      text.append("}\n");
    }
    return text.toString();
  }

  private void statement(String indent, int depth) {
    left--;
    if (spawner && random.nextInt(3) == 0) {
      spawner = false;
      line(indent, "spawn child");
      return;
    }
    int kind = random.nextInt(blocking == Blocking.NONE ? 17 : 23);
    switch (kind) {
      case 0, 1 -> line(indent, shared() + " := " + (1 + random.nextInt(2)));
      case 2, 3 -> line(indent, shared() + " := " + shared() + " + 1");
      case 4, 5, 6 -> line(indent, local() + " := " + shared());
      case 7 -> line(indent, shared() + " := " + local() + " + 1");
      case 8 -> line(indent, (random.nextBoolean() ? "inc " : "dec ") + shared());
      case 9 -> line(indent, "b := cas(" + shared() + ", " + random.nextInt(2) + ", 2)");
      case 10, 16 -> line(indent, "assert " + operand() + " != " + (1 + random.nextInt(2)));
      case 11, 12, 13 -> conditional(indent, depth);
      case 14 -> loop(indent, depth);
      case 15 -> line(indent, "a[" + operand() + "] := " + operand());
      default -> {
        if (blocking == Blocking.GENERAL && random.nextBoolean()) {
          line(indent, "await " + condition());
        } else {
          locked(indent, depth);
        }
      }
    }
  }

  private void conditional(String indent, int depth) {
    line(indent, "if " + condition() + " {");
    body(indent, depth);
    if (random.nextInt(3) == 0) {
      line(indent, "} else {");
      body(indent, depth);
    }
    line(indent, "}");
  }

  private void loop(String indent, int depth) {
    String tries = "tries" + loops++;
    line(indent, "int " + tries);
    line(indent, "while " + tries + " < 2 && (" + condition() + ") {");
    line(indent + "  ", tries + " := " + tries + " + 1");
    body(indent, depth);
    line(indent, "}");
  }

  private void locked(String indent, int depth) {
    String lock = random.nextInt(20) == 0 ? "l[" + local() + "]" : "l[" + random.nextInt(2) + "]";
    line(indent, "acquire " + lock);
    body(indent, depth);
    if (random.nextInt(12) != 0) {
      line(indent, "release " + lock);
    }
  }

  private void body(String indent, int depth) {
    if (left > 0 && depth < 2) {
      statement(indent + "  ", depth + 1);
    }
  }

  private String condition() {
    String[] comparing = {"==", "!=", "<", ">"};
    String simple =
        (random.nextInt(3) == 0 ? local() : shared())
            + " "
            + comparing[random.nextInt(comparing.length)]
            + " "
            + random.nextInt(2);
    return switch (random.nextInt(8)) {
      case 0 -> "b || " + simple;
      case 1 -> "!(" + simple + ") && " + shared() + " < 2";
      default -> simple;
    };
  }

  private String operand() {
    return random.nextBoolean() ? local() : shared();
  }

  private String shared() {
    return switch (random.nextInt(8)) {
      case 0 -> "x";
      case 1 -> "a[" + random.nextInt(2) + "]";
      case 2 -> "a[" + local() + "]";
      case 3 -> random.nextInt(4) == 0 ? "a[x]" : "x";
      default -> "g[" + random.nextInt(3) + "]";
    };
  }

  private String local() {
    return random.nextBoolean() ? "t" : "u";
  }

  private void line(String indent, String line) {
    text.append(indent).append(line).append('\n');
  }
}
