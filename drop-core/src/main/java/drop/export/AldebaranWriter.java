package drop.export;

import drop.lts.Lts;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The Aldebaran format of CADP, which mCRL2 and LTSmin read as well: a header with the initial state
 * and the sizes, then a line for each edge. Labels are transition names in double quotes, with
 * backslashes before quotes and backslashes, and line breaks written as {@code \n}.
 */
public final class AldebaranWriter implements LtsWriter {
  private static final byte[] OPEN = ByteSink.bytes("(");
  private static final byte[] CLOSE = ByteSink.bytes(")\n");

  @Override
  public String extension() {
    return "aut";
  }

  @Override
  public String description() {
    return "Aldebaran (CADP, mCRL2, LTSmin)";
  }

  @Override
  public void write(Lts lts, OutputStream out) throws IOException {
    ByteSink sink = new ByteSink(out);
    sink.put("des (0, " + lts.transitions() + ", " + lts.states() + ")\n");
    byte[][] labels = labels(lts.net());
    lts.walk(
        new Lts.Visitor() {
          @Override
          public void state(int number, boolean deadlock) {}

          @Override
          public void edge(int from, int transition, int to) throws IOException {
            sink.put(OPEN).put(from).put(labels[transition]).put(to).put(CLOSE);
          }
        });
    sink.flush();
  }

  private static byte[][] labels(PetriNet net) {
    byte[][] labels = new byte[net.transitionCount()][];
    for (int t = 0; t < labels.length; t++) {
      labels[t] = ByteSink.bytes(", " + Quoted.text(net.transitionName(t)) + ", ");
    }
    return labels;
  }
}
