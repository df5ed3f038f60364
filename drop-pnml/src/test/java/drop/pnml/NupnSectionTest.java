package drop.pnml;

import static drop.pnml.Pnml.page;
import static drop.pnml.Pnml.read;
import static org.assertj.core.api.Assertions.assertThat;

import drop.net.Nupn;
import drop.net.PetriNet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The nested-unit hint: read where it is sound, left out where it is not. */
class NupnSectionTest {

  @Test
  void unitsAreReadInTheirOrderWhereverTheSectionStands() throws Exception {
    PetriNet net =
        read(
            page(
                """
                <toolspecific tool="nupn" version="1.1"><size places="3" transitions="0" arcs="0"/>
                <structure units="3" root="top" safe="true">
                  <unit id="left"><places>b
                     a</places><subunits/></unit>
                  <unit id="top"><places/><subunits>left right</subunits></unit>
                  <unit id="right"><places>c</places><subunits/></unit>
                </structure></toolspecific>
                <place id="a"/><place id="b"/><place id="c"/>\
                """));
    assertThat(net.nupn())
        .contains(
            new Nupn(
                true,
                1,
                List.of(
                    new Nupn.Unit("left", List.of(1, 0), List.of()),
                    new Nupn.Unit("top", List.of(), List.of(0, 2)),
                    new Nupn.Unit("right", List.of(2), List.of()))));
  }

  @Test
  void safetyIsClaimedOnlyWhereTheSectionSaysSo() throws Exception {
    for (String claim : new String[] {"", "safe='false'", "safe='perhaps'"}) {
      PetriNet net = read(section("root='u' " + claim, "<unit id='u'><places>p</places></unit>"));
      assertThat(net.nupn().orElseThrow().safe()).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<unit id='v'><places>p</places></unit>",
        "<unit><places>p</places></unit>",
        "<unit id='u'><places>nowhere</places></unit>",
        "<unit id='u'><places>t</places></unit>",
        "<unit id='u'><places>p p</places></unit>",
        "<unit id='u'><subunits>v</subunits></unit>",
        "<unit id='u'><subunits>u</subunits></unit>",
        "<unit id='u'/><unit id='u'/>",
        "<unit id='u'/><unit id='v'/>",
        "<unit id='u'/><unit id='v'><subunits>w</subunits></unit>"
            + "<unit id='w'><subunits>v</subunits></unit>",
        "<unit id='u'><subunits>v v</subunits></unit><unit id='v'/>",
      })
  void aMalformedHintIsLeftOut(String units) throws Exception {
    PetriNet net = read(section("root='u' safe='true'", units));
    assertThat(net.nupn()).isEmpty();
    assertThat(net.placeCount()).isEqualTo(1);
  }

  private static String section(String attributes, String units) {
    return page(
        "<place id='p'/><transition id='t'/><toolspecific tool='nupn'><structure "
            + attributes
            + ">"
            + units
            + "</structure></toolspecific>");
  }
}
