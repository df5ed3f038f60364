package drop.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Each notation byte for byte, on a net with everything that can go wrong. */
class NotationGoldenTest {
  @Test
  void lola() throws IOException, UnsupportedNetException {
    assertThat(written(new LolaWriter()))
        .isEqualTo(
            """
            /* "awkward net" */
            /* place a_b_2 is "a b" */
            /* place p_1st is "1st" */
            /* place place_2 is "place" */
            /* place x_y_ is "x\\u002a\\u002f\\u007by\\u007d" */
            /* transition go_ is "go!" */

            PLACE
              SAFE 3:
                a_b_2,
                a_b;
              SAFE 1:
                p_1st,
                place_2;
              SAFE 9:
                x_y_;
              SAFE 1:
                not_place;
              SAFE 3:
                not_a_b;

            MARKING
                a_b_2: 3,
                p_1st: 1,
                x_y_: 9,
                not_place: 1,
                not_a_b: 3;

            TRANSITION tr
              CONSUME a_b_2: 2, not_a_b: 1;
              PRODUCE a_b_2: 1, a_b: 1;

            TRANSITION go_
              CONSUME a_b: 2, not_place: 1;
              PRODUCE a_b_2: 2, not_place: 1, not_a_b: 2;

            TRANSITION toggle
              CONSUME p_1st: 1, not_place: 1, not_a_b: 2;
              PRODUCE place_2: 1, not_a_b: 2;

            TRANSITION back
              CONSUME place_2: 1, x_y_: 9;
              PRODUCE p_1st: 1, x_y_: 9, not_place: 1;

            TRANSITION still
              CONSUME x_y_: 4;
              PRODUCE x_y_: 4;
            """);
  }

  @Test
  void promela() throws IOException, UnsupportedNetException {
    assertThat(written(new PromelaWriter()))
        .isEqualTo(
            """
            /* "awkward net" */
            /* spin -a FILE; gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c; ./pan -E -c0 */
            /* The tokens of a place are in the variable of its name after m_ */
            /* place a_b_2 is "a b" */
            /* place p_1st is "1st" */
            /* place x_y_ is "x\\u002a\\u002f\\u007by\\u007d" */
            /* transition go_ is "go!" */

            unsigned m_a_b_2 : 2 = 3;
            unsigned m_a_b : 2 = 0;
            bit m_p_1st = 1;
            bit m_place = 0;
            unsigned m_x_y_ : 4 = 9;

            active proctype net() {
              do
              :: d_step { m_a_b_2 >= 2 -> m_a_b_2 = m_a_b_2 - 1; m_a_b = m_a_b + 1 } /* tr */
              :: d_step { m_a_b >= 2 && m_p_1st < 2 && m_place < 1 -> m_a_b_2 = m_a_b_2 + 2; m_a_b = m_a_b - 2 } /* go_ */
              :: d_step { m_p_1st >= 1 && m_a_b < 2 -> m_p_1st = m_p_1st - 1; m_place = m_place + 1 } /* toggle */
              :: d_step { m_place >= 1 && m_x_y_ >= 9 -> m_p_1st = m_p_1st + 1; m_place = m_place - 1 } /* back */
              :: d_step { m_x_y_ >= 4 -> skip } /* still */
              od
            }
            """);
  }

  @Test
  void helena() throws IOException, UnsupportedNetException {
    assertThat(written(new HelenaWriter()))
        .isEqualTo(
            """
            // "awkward net"
            // place a_b_2 is "a b"
            // place p_1st is "1st"
            // place place_2 is "place"
            // place x_y_ is "x\\u002a\\u002f\\u007by\\u007d"
            // transition go_ is "go!"
            awkward_net {
              place a_b_2 { dom : epsilon; init : 3 * epsilon; capacity : 3; }
              place a_b { dom : epsilon; capacity : 3; }
              place p_1st { dom : epsilon; init : epsilon; capacity : 1; }
              place place_2 { dom : epsilon; capacity : 1; }
              place x_y_ { dom : epsilon; init : 9 * epsilon; capacity : 9; }
              place not_place { dom : epsilon; init : epsilon; capacity : 1; }
              transition tr {
                in { a_b_2 : 2 * epsilon; }
                out { a_b_2 : epsilon; a_b : epsilon; }
              }
              transition go_ {
                in { a_b : 2 * epsilon; not_place : epsilon; }
                out { a_b_2 : 2 * epsilon; not_place : epsilon; }
              }
              transition toggle {
                in { p_1st : epsilon; not_place : epsilon; }
                out { place_2 : epsilon; }
                inhibit { a_b : 2 * epsilon; }
              }
              transition back {
                in { place_2 : epsilon; x_y_ : 9 * epsilon; }
                out { p_1st : epsilon; x_y_ : 9 * epsilon; not_place : epsilon; }
              }
              transition still {
                in { x_y_ : 4 * epsilon; }
                out { x_y_ : 4 * epsilon; }
              }
            }
            """);
  }

  @Test
  void tina() throws IOException, UnsupportedNetException {
    assertThat(written(new TinaWriter()))
        .isEqualTo(
            """
            # "awkward net"
            # place a_b_2 is "a b"
            # place p_1st is "1st"
            # place x_y_ is "x\\u002a\\u002f\\u007by\\u007d"
            # transition tr_2 is "tr"
            # transition go_ is "go!"
            net awkward_net
            pl a_b_2 (3)
            pl a_b (0)
            pl p_1st (1)
            pl place (0)
            pl x_y_ (9)
            tr tr_2 a_b_2*2 -> a_b_2 a_b
            tr go_ a_b*2 p_1st?-2 place?-1 -> a_b_2*2
            tr toggle p_1st a_b?-2 -> place
            tr back place x_y_?9 -> p_1st
            tr still x_y_*4 -> x_y_*4
            """);
  }

  @Test
  void graphviz() throws IOException, UnsupportedNetException {
    assertThat(written(new DotWriter()))
        .isEqualTo(
            """
            digraph "awkward net" {
              node [fontname="Helvetica", fontsize=10];
              edge [fontname="Helvetica", fontsize=9];
              p0 [shape=circle, label="same\\n•••"];
              p1 [shape=circle, label="same"];
              p2 [shape=circle, label="say \\"1\\\\2\\"\\n•"];
              p3 [shape=circle, label="place"];
              p4 [shape=circle, label="x*/{y}\\n9"];
              t0 [shape=box, label="tr"];
              t1 [shape=box, label="go!"];
              t2 [shape=box, label="same"];
              t3 [shape=box, label="back"];
              t4 [shape=box, label="still"];
              p0 -> t0;
              t0 -> p1;
              p0 -> t0 [label="2", style=dashed, arrowhead=none];
              p1 -> t1 [label="2"];
              t1 -> p0 [label="2"];
              p2 -> t1 [label="2", arrowhead=odot];
              p3 -> t1 [arrowhead=odot];
              p2 -> t2;
              t2 -> p3;
              p1 -> t2 [label="2", arrowhead=odot];
              p3 -> t3;
              t3 -> p2;
              p4 -> t3 [label="9", style=dashed, arrowhead=none];
              p4 -> t4 [label="4"];
              t4 -> p4 [label="4"];
            }
            """);
  }

  private static String written(NetWriter writer) throws IOException, UnsupportedNetException {
    StringWriter out = new StringWriter();
    writer.write(AwkwardNet.build(), out);
    return out.toString();
  }
}
