package drop.pnml;

import static drop.pnml.Pnml.page;
import static drop.pnml.Pnml.read;
import static drop.pnml.Pnml.refusal;
import static drop.pnml.Pnml.withArc;
import static org.assertj.core.api.Assertions.assertThat;

import drop.net.ModelException.Location;
import drop.net.PetriNet;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nets, pages, references and ids: what stands where, and what refers to what. */
class NetStructureTest {

  @Test
  void idsAreIdentityAndNamesAreLabels() throws Exception {
    PetriNet net =
        read(
            page(
                """
                <place id="a"><name><text>same</text></name></place>
                <place id="b"><name><value> same </value></name></place>
                <transition id="c"><name><text/></name></transition>
                <transition id="d"/>\
                """));
    assertThat(net.id()).isEqualTo("n");
    assertThat(net.name()).isEqualTo("n");
    assertThat(net.placeId(1)).isEqualTo("b");
    assertThat(net.placeName(0)).isEqualTo("same");
    assertThat(net.placeName(1)).isEqualTo("same");
    assertThat(net.transitionName(0)).isEqualTo("c");
    assertThat(net.transitionName(1)).isEqualTo("d");
  }

  @ParameterizedTest
  @CsvSource({
    "<name><text>net</text></name><page><name><text>page</text></name></page>, net",
    "<page><name><text>page</text></name></page><name><text>net</text></name>, net",
    "<page><name><text>page</text></name></page>, n",
    "<name><text/></name>, n",
  })
  void theNetHasItsOwnNameOrItsId(String content, String name) throws Exception {
    assertThat(read("<pnml><net id='n'>" + content + "</net></pnml>").name()).isEqualTo(name);
  }

  @Test
  void anEmptyNetIsANet() throws Exception {
    PetriNet net = read("<pnml><net id='n' type='P/T net'/></pnml>");
    assertThat(net.placeCount() + net.transitionCount() + net.arcCount()).isZero();
  }

  @Test
  void nestedPagesAreFlattenedInDocumentOrder() throws Exception {
    PetriNet net =
        read(
            """
            <pnml><net id="n"><place id="p0"/>
              <page id="1"><place id="p1"/>
                <page id="2"><page id="3"><place id="p2"/></page><place id="p3"/></page>
                <place id="p4"/></page>
              <page><place id="p5"/></page>
              <place id="p6"/></net></pnml>\
            """);
    assertThat(net.placeCount()).isEqualTo(7);
    for (int p = 0; p < 7; p++) {
      assertThat(net.placeId(p)).isEqualTo("p" + p);
    }
  }

  @Test
  void arcsMayRunAheadOfTheirNodes() throws Exception {
    PetriNet net =
        read(
            page(
                """
                <arc id="a" source="p" target="t"/>
                <arc id="b" source="t" target="q"/>
                <transition id="t"/><place id="q"/><place id="p"/>\
                """));
    assertThat(net.inputs().weight(0, 1)).isEqualTo(1);
    assertThat(net.outputs().weight(0, 0)).isEqualTo(1);
  }

  @Test
  void referencesAreFollowedAcrossPagesForwardsAndInChains() throws Exception {
    PetriNet net =
        read(
            """
            <pnml><net id="n">
              <page id="1"><referencePlace id="r" ref="s"/><referencePlace id="s" ref="p"/>
                <referenceTransition id="u" ref="t"/>
                <arc id="a" source="r" target="u"/><arc id="b" source="t" target="s"/></page>
              <page id="2"><place id="p"/><transition id="t"/>
                <referencePlace id="v" ref="r"/><arc id="c" source="v" target="t"/></page>
            </net></pnml>\
            """);
    assertThat(net.placeCount()).isEqualTo(1);
    assertThat(net.transitionCount()).isEqualTo(1);
    assertThat(net.inputs().weight(0, 0)).isEqualTo(2);
    assertThat(net.outputs().weight(0, 0)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "<referencePlace id='r' ref='r'/>, leads back",
    "<referencePlace id='r' ref='s'/><referencePlace id='s' ref='r'/>, leads back",
    "<referencePlace id='r' ref='x'/>, which is not in the net",
    "<referencePlace id='r' ref='t'/>, which is no place",
    "<referenceTransition id='r' ref='p'/>, which is no transition",
    "<referencePlace id='r'/>, <referencePlace> has no ref",
    "<referencePlace ref='p'/>, <referencePlace> has no id",
  })
  void referencesThatLeadNowhereAreRefused(String references, String reason) {
    assertThat(refusal(withArc(references)).reason()).contains(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "<arc id='a' source='p' target='p'/>, joins two places",
    "<arc id='a' source='t' target='t'/>, joins two transitions",
    "<arc id='a' source='x' target='t'/>, which the net does not have",
    "<arc id='a' source='p' target='g'/>, which the net does not have",
    "<arc id='a' source='a' target='t'/>, an arc; it must end in a node",
    "<arc id='a' target='t'/>, <arc> has no source",
    "<arc id='a' source='p'/>, <arc> has no target",
    "<arc source='p' target='t'/>, <arc> has no id",
    "<arc id='a' source='r' target='p'/><referencePlace id='r' ref='p'/>, joins two places",
  })
  void arcsThatJoinNoPlaceAndTransitionAreRefused(String arc, String reason) {
    assertThat(refusal(withArc(arc)).reason()).contains(reason);
    assertThat(refusal(withArc(arc)).location()).isEqualTo(new Location(5, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<place id='p'/>",
        "<transition id='p'/>",
        "<referencePlace id='p' ref='p'/>",
        "<arc id='p' source='p' target='t'/>",
      })
  void anIdUsedTwiceIsRefusedAtItsSecondUse(String second) {
    assertThat(refusal(withArc("  " + second)).reason()).contains("\"p\" is used twice");
    assertThat(refusal(withArc("  " + second)).location()).isEqualTo(new Location(5, 3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"<place/>", "<transition/>", "<place id=''/>"})
  void nodesNeedAnId(String node) {
    assertThat(refusal(page(node)).reason()).contains("has no id");
  }

  @Test
  void oneOfSeveralNetsIsReadByItsId() throws Exception {
    byte[] document =
        """
        <pnml><net id="one"><place id="p"/></net>
        <net id="two" type="coloured"><place id="p"/><place id="p"/></net>
        <net id="three"><place id="p"/><place id="q"/></net></pnml>\
        """
            .getBytes(StandardCharsets.UTF_8);
    assertThat(read(document, "three").placeCount()).isEqualTo(2);
    assertThat(read(document, "one").placeCount()).isEqualTo(1);
    assertThat(refusal(document, "two").reason()).contains("coloured");
    assertThat(refusal(document, "four").reason()).contains("\"four\"", "one, two, three");
    assertThat(refusal(document, null).reason()).contains("3 nets", "one, two, three");
    assertThat(refusal(document, null).location()).isEqualTo(new Location(2, 1));
  }

  @Test
  void aBrokenFirstNetDoesNotHideThatThereAreOthers() {
    String nets =
        "<pnml><net id='one'><page><place/></page><place id='p'/></net><net id='two'/></pnml>";
    assertThat(refusal(nets).reason()).contains("one, two");
  }

  @Test
  void documentsWithoutANetAreRefused() {
    assertThat(refusal("<pnml/>").reason()).contains("no <net>");
    assertThat(refusal("<pnml><net/></pnml>").reason()).contains("<net> has no id");
    assertThat(refusal("<html><net id='n'/></html>").reason()).contains("<html>", "<pnml>");
    assertThat(refusal("<pnml><net id='n'/><net id='n'/></pnml>".getBytes(), "n").reason())
        .contains("second net");
  }

  @Test
  void parallelArcsBeyondAnIntAreRefused() {
    String arc =
        "<arc id='%s' source='p' target='t'><inscription><text>2000000000</text>"
            + "</inscription></arc>";
    assertThat(refusal(withArc(arc.formatted("a") + arc.formatted("b"))).reason())
        .contains("parallel arcs");
  }
}
