package drop.cli;

import drop.explore.Monitor;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Turns Ctrl-C into an honest end: a running exploration is asked to stop and its partial figures are
 * printed, a file that is being read or written is given up and tidied away.
 */
final class Interruption {
  /** For the figures of a partial exploration, which are taken from all of its states. */
  private static final long PATIENCE_WITH_EXPLORATIONS_SECONDS = 30;

  private static final long PATIENCE_SECONDS = 1;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread worker;
  private Monitor running;
  private boolean requested;
  private volatile int code = ExitCode.INCONCLUSIVE;

  /** An interruption of what this thread does; nothing but {@link #interrupt} brings it about. */
  Interruption() {
    this.worker = Thread.currentThread();
  }

  /** Lets Ctrl-C, or whatever else ends the process from outside, bring this interruption about. */
  void listen() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::endProcess, "drop-interrupt"));
  }

  /** Explores until the end or until the interruption. */
  <T> T explore(Function<Monitor, T> exploration, Monitor monitor) {
    begin(monitor);
    try {
      return exploration.apply(monitor);
    } finally {
      end();
    }
  }

  private synchronized void begin(Monitor monitor) {
    running = monitor;
    if (requested) {
      // The exploration learns it from its monitor, and its waiting should not fail.
      Thread.interrupted();
      monitor.interrupt();
    }
  }

  private synchronized void end() {
    running = null;
    if (requested) {
      worker.interrupt();
    }
  }

  synchronized void interrupt() {
    requested = true;
    if (running != null) {
      running.interrupt();
    } else {
      worker.interrupt();
    }
  }

  synchronized boolean requested() {
    return requested;
  }

  private synchronized long patience() {
    return running != null ? PATIENCE_WITH_EXPLORATIONS_SECONDS : PATIENCE_SECONDS;
  }

  private void endProcess() {
    if (finished.getCount() == 0) {
      return;
    }
    long patience = patience();
    interrupt();
    try {
      if (!finished.await(patience, TimeUnit.SECONDS)) {
        Runtime.getRuntime().halt(ExitCode.INCONCLUSIVE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(code);
  }

  /** Ends the process; if Ctrl-C has begun to end it, that goes on with this exit code. */
  void exit(int exitCode) {
    code = exitCode;
    finished.countDown();
    System.exit(exitCode);
  }
}
