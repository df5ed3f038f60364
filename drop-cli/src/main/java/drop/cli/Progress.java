package drop.cli;

import drop.explore.Monitor;
import java.util.function.Function;

/** A line on the terminal that tells how an exploration is doing, and disappears with it. */
final class Progress {
  private static final long FIRST_MILLIS = 500;
  private static final long PERIOD_MILLIS = 200;
  private static final String ERASE = "\r\u001b[K";

  private final Terminal terminal;
  private final Monitor monitor;
  private final long start = System.nanoTime();
  private final Thread thread;
  private volatile boolean closed;

  private Progress(Terminal terminal, Monitor monitor) {
    this.terminal = terminal;
    this.monitor = monitor;
    this.thread = new Thread(this::show, "drop-progress");
    thread.setDaemon(true);
  }

  /** Explores and shows how it is doing, if anybody is there to see it. */
  static <T> T of(
      Function<Monitor, T> exploration, Interruption interruption, Terminal terminal) {
    Monitor monitor = new Monitor();
    Progress progress = new Progress(terminal, monitor);
    if (terminal.interactive()) {
      progress.thread.start();
    }
    try {
      return interruption.explore(exploration, monitor);
    } finally {
      progress.end();
    }
  }

  private void show() {
    long before = 0;
    try {
      Thread.sleep(FIRST_MILLIS);
      while (!closed) {
        long states = monitor.states();
        double seconds = (System.nanoTime() - start) / 1e9;
        double rate = before == 0 ? states / seconds : (states - before) * 1000.0 / PERIOD_MILLIS;
        before = states;
        Runtime runtime = Runtime.getRuntime();
        long megabytes = runtime.totalMemory() - runtime.freeMemory() >> 20;
        terminal
            .err()
            .printf(
                "%s%,d states, %,.0f/s, frontier %,d, %,d MB, %.1f s",
                ERASE, states, rate, monitor.frontier(), megabytes, seconds);
        Thread.sleep(PERIOD_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void end() {
    closed = true;
    if (thread.isAlive()) {
      thread.interrupt();
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      terminal.err().print(ERASE);
    }
  }
}
