package drop.cli;

import drop.explore.Monitor;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns Ctrl-C into an honest partial result: the running exploration is asked to stop, and the process
 * ends with the exit code of the command once that has printed its figures.
 */
final class Interruption {
  private static final long PATIENCE_SECONDS = 30;

  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile Monitor running;
  private volatile boolean interrupted;
  private volatile int code = ExitCode.INCONCLUSIVE;

  /** The monitor of the exploration that Ctrl-C stops from now on. */
  void watch(Monitor monitor) {
    if (running == null) {
      Runtime.getRuntime().addShutdownHook(new Thread(this::interrupt, "drop-interrupt"));
    }
    running = monitor;
    if (interrupted) {
      monitor.interrupt();
    }
  }

  private void interrupt() {
    interrupted = true;
    running.interrupt();
    try {
      if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
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
