package drop.export;

import static org.assertj.core.api.Assertions.assertThat;

import drop.explore.Explorer;
import drop.explore.Limits;
import drop.explore.Monitor;
import drop.explore.Order;
import drop.explore.StoredSpace;
import drop.lts.Lts;
import drop.lts.StoredLts;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An export of a million edges keeps none of them. */
class StreamingTest {
  private static final int CYCLES = 16;
  private static final long EDGES = (long) CYCLES << CYCLES;

  /** Takes the heap in use when the first and when a late byte arrives. */
  private static final class Probe extends OutputStream {
    private final long late;
    private long bytes;
    private long before;
    private long after;

    Probe(long late) {
      this.late = late;
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] buffer, int from, int count) {
      if (bytes == 0) {
        before = heapInUse();
      }
      if (bytes < late && bytes + count >= late) {
        after = heapInUse();
      }
      bytes += count;
    }

    private static long heapInUse() {
      System.gc();
      return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"aut", "dot", "json"})
  void writingEdgesTakesNoHeapForEach(String extension) throws IOException {
    LtsWriter writer = LtsWriters.forExtension(extension).orElseThrow();
    Lts lts = lts();
    assertThat(lts.transitions()).isEqualTo(EDGES);
    Probe whole = new Probe(Long.MAX_VALUE);
    writer.write(lts, whole);
    assertThat(whole.bytes).as("bytes written").isGreaterThan(5 * EDGES);
    Probe probe = new Probe(whole.bytes * 9 / 10);
    writer.write(lts, probe);
    assertThat(probe.bytes).isEqualTo(whole.bytes);
    assertThat(probe.after - probe.before).as("heap").isLessThan(3 * EDGES);
  }

  private static Lts lts() {
    PetriNet.Builder net = PetriNet.builder("cycles");
    for (int i = 0; i < CYCLES; i++) {
      int on = net.place("on" + i, 1);
      int off = net.place("off" + i, 0);
      int down = net.transition("down" + i);
      net.input(on, down, 1).output(down, off, 1);
      int up = net.transition("up" + i);
      net.input(off, up, 1).output(up, on, 1);
    }
    Explorer explorer = new Explorer(net.build(), Order.BFS, 1, Limits.NONE);
    return new StoredLts((StoredSpace) explorer.explore(new Monitor()).space());
  }
}
