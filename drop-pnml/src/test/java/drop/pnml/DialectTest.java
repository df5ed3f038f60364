package drop.pnml;

import static drop.pnml.Pnml.page;
import static drop.pnml.Pnml.read;
import static drop.pnml.Pnml.refusal;
import static drop.pnml.Pnml.withArc;
import static org.assertj.core.api.Assertions.assertThat;

import drop.net.ModelException.Location;
import drop.net.PetriNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What tools write differently: namespaces, types, labels, kinds of arcs. */
class DialectTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://www.pnml.org/version-2009/grammar/ptnet",
        "http://www.pnml.org/version-2009/grammar/pnmlcoremodel",
        "http://www.pnml.org/version-2009/extensions/inhibitorptnet",
        "https://www.pnml.org/version-2009/grammar/ptnet/",
        "http://www.informatik.hu-berlin.de/top/pntd/ptNetb",
        "http://www.informatik.hu-berlin.de/top/pntd/ptNet.pntd",
        "http://www.yasper.org/specs/epnml-1.1",
        "P/T net",
        "PTNet",
        "pt-net",
        "Petri net",
        "Place/Transition Net",
        "",
      })
  void placeTransitionNetsAreKnownByManyNames(String type) throws Exception {
    assertThat(read("<pnml><net id='n' type='" + type + "'><place id='p'/></net></pnml>"))
        .extracting(PetriNet::placeCount)
        .isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "http://www.pnml.org/version-2009/grammar/symmetricnet, coloured",
    "http://www.pnml.org/version-2009/grammar/highlevelnet, coloured",
    "http://www.pnml.org/version-2009/grammar/hlpng, coloured",
    "http://www.pnml.org/version-2009/grammar/pt-hlpng, coloured",
    "Coloured Petri net, coloured",
    "http://www.pnml.org/version-2009/grammar/empty, not known",
    "http://www.laas.fr/tina/tpn, not known",
    "http://example.org/ptnet/other, not known",
  })
  void otherTypesAreRefusedByName(String type, String reason) {
    assertThat(refusal("<pnml><net id='n' type='" + type + "'/></pnml>").reason())
        .contains("\"" + type + "\"", reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<pnml><net id='n'><place id='p'/></net></pnml>",
        "<pnml xmlns='http://www.informatik.hu-berlin.de/top/pnml/ptNetb'><net id='n'>"
            + "<place id='p'/></net></pnml>",
        "<x:pnml xmlns:x='http://www.pnml.org/version-2009/grammar/pnml'><x:net id='n'>"
            + "<x:page id='g'><x:place id='p'/></x:page></x:net></x:pnml>",
        "<pnml xmlns='pnml.woped.org'><net id='n' xmlns=''><place id='p'/></net></pnml>",
        "<pnml><net id='n' xmlns='http://www.pnml.org/version-2009/grammar/pnml'>"
            + "<place id='p'/></net></pnml>",
        "<pnml><net id='n' xmlns='http://www.informatik.hu-berlin.de/top/pnml/ptNetb'>"
            + "<place id='p'/></net></pnml>",
        "<pnml xmlns='pnml.woped.org'><net id='n'><place id='p'/></net></pnml>",
        "<pnml><module><ports/><net id='n'><place id='p'/></net></module></pnml>",
        "<pnml><net id='n'><place id='p'/><f:place xmlns:f='urn:foreign' id='q'/></net></pnml>",
      })
  void namespacesAndWrappersDoNotMatter(String document) throws Exception {
    assertThat(read(document).placeCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<initialMarking><text>3</text></initialMarking>|3",
        "<initialMarking><value>3</value></initialMarking>|3",
        "<initialMarking><value>Default,3</value></initialMarking>|3",
        "<initialMarking><value>Default,3,Red,0</value></initialMarking>|3",
        "<initialMarking><graphics/><text> &#10; 3 </text></initialMarking>|3",
        "<initialMarking><text>1<!-- - -->2<![CDATA[3]]></text></initialMarking>|123",
        "<initialMarking>3</initialMarking>|3",
        "<initialMarking/>|0",
        "<initialMarking><text>0002147483647</text></initialMarking>|2147483647",
        "<graphics><text>7</text></graphics>|0",
        "<toolspecific tool='x'><initialMarking><text>7</text></initialMarking></toolspecific>|0",
        "<capacity><value>0</value></capacity>|0",
        "<capacity><text>Unlimited</text></capacity>|0",
      })
  void markingsAreReadInEverySpelling(String content, int tokens) throws Exception {
    PetriNet net = read(page("<place id='p'>" + content + "</place>"));
    assertThat(net.initialTokens(0)).isEqualTo(tokens);
  }

  @Test
  void aMarkingMayBeAnAttribute() throws Exception {
    assertThat(read(page("<place id='p' initialMarking='2'/>")).initialTokens(0)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<initialMarking><text>-1</text></initialMarking>|no natural number",
        "<initialMarking><text>1.0</text></initialMarking>|no natural number",
        "<initialMarking><text>many</text></initialMarking>|\"many\" is no natural number",
        "<initialMarking><text/></initialMarking>|no natural number",
        "<initialMarking><text>٣</text></initialMarking>|no natural number",
        "<initialMarking><text>2147483648</text></initialMarking>|larger than 2147483647",
        "<initialMarking><value>Red,2</value></initialMarking>|colour \"Red\"",
        "<initialMarking><value>Default,1,Red,2</value></initialMarking>|colour \"Red\"",
        "<initialMarking><value>Default,1,Red</value></initialMarking>|no list of colours",
        "<initialMarking><value>Default,x</value></initialMarking>|no natural number",
        "<capacity><value>4</value></capacity>|capacity \"4\"",
        "<hlinitialMarking><text>1'a</text></hlinitialMarking>|<hlinitialMarking> belongs to",
        "<type><text>Colour</text></type>|<type> belongs to coloured nets",
      })
  void markingsThatAreNoNumberAreRefusedWhereTheyStand(String content, String reason) {
    String document = page("<place id='p'>\n   " + content + "</place>");
    assertThat(refusal(document).reason()).contains(reason);
    assertThat(refusal(document).location()).isEqualTo(new Location(5, 4));
  }

  @Test
  void twoMarkingsOfOnePlaceMustAgree() {
    String two =
        "<place id='p' initialMarking='1'><initialMarking><text>2</text></initialMarking>"
            + "</place>";
    assertThat(refusal(page(two)).reason()).contains("given twice");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "|1",
        "<inscription/>|1",
        "<inscription><text>4</text></inscription>|4",
        "<inscription><value>Default,4</value></inscription>|4",
        "<inscription><text> 4 </text></inscription><type value='normal'/>|4",
        "<arctype><text>normal</text></arctype>|1",
      })
  void ordinaryArcsHaveWeights(String content, int weight) throws Exception {
    PetriNet net = read(withArc(arc("", content)));
    assertThat(net.inputs().weight(0, 0)).isEqualTo(weight);
    assertThat(net.arcCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"weight='4'", "inscription='4'", "weight='4' inscription='4'"})
  void aWeightMayBeAnAttribute(String attribute) throws Exception {
    assertThat(read(withArc(arc(attribute, ""))).inputs().weight(0, 0)).isEqualTo(4);
    String two = arc(attribute, "<inscription><text>5</text></inscription>");
    assertThat(refusal(withArc(two)).reason()).contains("given twice, as 4 and as 5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|too small",
        "-2|no natural number",
        "x|no natural number",
        "99999999999999999999999|larger than",
        "Default,1,Red,1|colour \"Red\"",
      })
  void weightsThatAreNotPositiveAreRefused(String weight, String reason) {
    String document = withArc(arc("", "<inscription><text>" + weight + "</text></inscription>"));
    assertThat(refusal(document).reason()).contains("the weight of \"a\"", reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type='inhibitor'|",
        "|<type value='inhibitor'/>",
        "|<type><text>inhibitor</text></type>",
        "|<type><value>inhibitor</value></type>",
        "|<arctype><text> Inhibitor </text></arctype>",
        "type='inhibitor'|<type value='inhibitor'/>",
      })
  void inhibitorArcsAreReadInEverySpelling(String attribute, String child) throws Exception {
    String weight = "<inscription><text>3</text></inscription>";
    PetriNet net = read(withArc(arc(attribute, weight + (child == null ? "" : child))));
    assertThat(net.inhibitors().weight(0, 0)).isEqualTo(3);
    assertThat(net.arcCount()).isEqualTo(1);
  }

  @Test
  void anInhibitorMayBeAnElementOfItsOwn() throws Exception {
    PetriNet net = read(withArc("<inhibitorArc id='a' source='p' target='t'/>"));
    assertThat(net.inhibitors().weight(0, 0)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"read", "test"})
  void readArcsAreReadInTheirSpellings(String kind) throws Exception {
    PetriNet net = read(withArc(arc("", "<type value='" + kind + "'/>")));
    assertThat(net.reads().weight(0, 0)).isEqualTo(1);
    assertThat(net.arcCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"reset", "timed", "transport", "tapnInhibitor", "stopwatch", "coloured", ""})
  void otherKindsAreRefusedByName(String kind) {
    for (String document :
        new String[] {
          withArc(arc("type='" + kind + "'", "")),
          withArc(arc("", "<type value='" + kind + "'/>")),
          withArc(arc("", "<type><text>" + kind + "</text></type>")),
          withArc(arc("", "<arctype><text>" + kind + "</text></arctype>")),
        }) {
      assertThat(refusal(document).reason()).contains("the kind \"" + kind + "\"");
    }
  }

  @Test
  void inhibitorsAndReadsGoFromPlaceToTransition() {
    for (String kind : new String[] {"inhibitor", "read"}) {
      String arc = "<arc id='a' source='t' target='p' type='" + kind + "'/>";
      assertThat(refusal(withArc(arc)).reason()).contains(kind, "leaves the transition \"t\"");
    }
  }

  @Test
  void anArcIsOfOneKind() {
    assertThat(refusal(withArc(arc("type='normal'", "<type value='inhibitor'/>"))).reason())
        .contains("two kinds");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<arc id='a' source='p' target='t'><hlinscription/></arc>|<hlinscription> belongs to",
        "<transition id='u'><condition/></transition>|<condition> belongs to coloured",
        "<transition id='u'><delay/></transition>|time Petri nets",
        "<transition id='u'><receive idref='x'/></transition>|open nets",
        "<transportArc id='a' source='p' transition='t' target='p'/>|transport arcs",
        "<instance id='i'/>|modules",
      })
  void whatWouldChangeTheBehaviourIsRefusedByName(String content, String reason) {
    assertThat(refusal(withArc(content)).reason()).contains(reason);
  }

  @Test
  void whatDoesNotBearOnTheBehaviourIsPassedOver() throws Exception {
    PetriNet net =
        read(
            withArc(
                """
                <token id="Default" enabled="true"/><declaration><structure/></declaration>
                <transition id="u"><rate><value>2.0</value></rate><timed><value>true</value></timed>
                <priority><value>3</value></priority><infiniteServer/><orientation/></transition>
                <arc id="a" source="p" target="t"><arcpath id="0"/><tagged/><name><text>7</text>
                </name></arc><finalmarkings><marking><place idref="p"/></marking></finalmarkings>
                <labels><place id="p"/></labels>\
                """));
    assertThat(net.placeCount()).isEqualTo(1);
    assertThat(net.transitionCount()).isEqualTo(2);
    assertThat(net.inputs().weight(0, 0)).isEqualTo(1);
  }

  private static String arc(String attribute, String content) {
    return "<arc id='a' source='p' target='t' %s>%s</arc>"
        .formatted(attribute == null ? "" : attribute, content == null ? "" : content);
  }
}
