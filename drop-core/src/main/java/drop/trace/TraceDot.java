package drop.trace;

import drop.export.LtsDotWriter;
import drop.lts.Lts;
import drop.net.Firing;
import drop.net.PetriNet;
import java.io.IOException;
import java.io.OutputStream;

/** A trace as a path for Graphviz. */
public final class TraceDot implements TraceWriter {
  @Override
  public String extension() {
    return "dot";
  }

  @Override
  public void write(Trace trace, OutputStream out) throws IOException {
    new LtsDotWriter().write(new Path(trace), out);
  }

  /** The markings of a trace as states, one after the other even where they are equal. */
  private static final class Path implements Lts {
    private final Trace trace;
    private final int[] marking;

    Path(Trace trace) {
      this.trace = trace;
      this.marking = trace.net().initialMarking();
    }

    @Override
    public PetriNet net() {
      return trace.net();
    }

    @Override
    public int states() {
      return trace.length() + 1;
    }

    @Override
    public long transitions() {
      return trace.length();
    }

    @Override
    public void marking(int number, int[] into) {
      System.arraycopy(marking, 0, into, 0, marking.length);
    }

    @Override
    public void walk(Visitor visitor) throws IOException {
      visitor.state(0, trace.length() == 0 && dead());
      trace.walk(
          (step, t, before, after) -> {
            visitor.edge(step - 1, t, step);
            System.arraycopy(after, 0, marking, 0, marking.length);
            visitor.state(step, step == trace.length() && dead());
          });
    }

    private boolean dead() {
      for (int t = 0; t < net().transitionCount(); t++) {
        if (Firing.enabled(net(), t, trace.last())) {
          return false;
        }
      }
      return true;
    }
  }
}
