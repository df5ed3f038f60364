package drop.lts;

import drop.net.PetriNet;
import java.io.IOException;

/** A labelled transition system whose states are markings of a net and whose labels transitions. */
public interface Lts {
  /** Is told each state in the order of the numbers, followed by its edges in transition order. */
  interface Visitor {
    void state(int number, boolean deadlock) throws IOException;

    void edge(int from, int transition, int to) throws IOException;
  }

  PetriNet net();

  int states();

  long transitions();

  /** The marking of a state, in an array that the caller provides. State 0 is the initial one. */
  void marking(int number, int[] into);

  void walk(Visitor visitor) throws IOException;
}
