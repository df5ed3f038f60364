package drop.pnml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import drop.net.ModelException;
import drop.net.PetriNet;
import drop.property.Property;
import drop.property.Reachability;
import drop.property.UpperBound;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties of the Model Checking Contest: what they mean, and what is refused. */
@Timeout(60)
class PropertyReaderTest {
  /** Marked: a 2, b 1, c 0; t takes from a, u from c. */
  private static PetriNet net() {
    PetriNet.Builder net = PetriNet.builder("n");
    int a = net.place("a", 2);
    net.place("b", 1);
    int c = net.place("c", 0);
    net.input(a, net.transition("t"), 1);
    net.input(c, net.transition("u"), 1);
    return net.build();
  }

  private static List<Property> read(String document) throws ModelException, IOException {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    return PropertyReader.read(new ByteArrayInputStream(bytes), "p.xml", net());
  }

  private static String set(String properties) {
    return "<?xml version='1.0'?>\n<property-set xmlns='http://mcc.lip6.fr/'>\n"
        + properties
        + "\n</property-set>";
  }

  private static String property(String formula) {
    return "<property><id>N-00</id><description>d</description>\n<formula>"
        + formula
        + "</formula></property>";
  }

  private static String ef(String condition) {
    return set(property("<exists-path><finally>" + condition + "</finally></exists-path>"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<true/>; true",
        "<false/>; false",
        "<deadlock/>; false",
        "<is-fireable><transition>t</transition></is-fireable>; true",
        "<is-fireable><transition>u</transition></is-fireable>; false",
        "<is-fireable><transition>u</transition><transition>t</transition></is-fireable>; true",
        "<integer-le>A<integer-constant>1</integer-constant></integer-le>; false",
        "<integer-le>A<integer-constant>2</integer-constant></integer-le>; true",
        "<integer-le><integer-constant>2</integer-constant>A</integer-le>; true",
        "<integer-le><integer-constant>3</integer-constant>A</integer-le>; false",
        "<integer-lt>AB</integer-lt>; true",
        "<integer-ge>AB</integer-ge>; false",
        "<integer-gt>A<integer-constant>1</integer-constant></integer-gt>; true",
        "<integer-eq>AB</integer-eq>; false",
        "<integer-ne>AB</integer-ne>; true",
        "<integer-eq>B<integer-sum>A<integer-constant>1</integer-constant></integer-sum>"
            + "</integer-eq>; true",
        "<conjunction><true/><true/><false/></conjunction>; false",
        "<disjunction><false/><true/></disjunction>; true",
        "<negation><conjunction><true/><false/></conjunction></negation>; true",
      })
  void conditionsMeanWhatTheyMean(String condition, boolean holds) throws Exception {
    String spelt =
        condition
            .replace("A", "<tokens-count><place>a</place></tokens-count>")
            .replace("B", "<tokens-count><place>a</place><place>b</place></tokens-count>");
    Reachability exists = (Reachability) read(ef(spelt)).get(0);
    assertThat(exists.name()).isEqualTo("N-00");
    assertThat(exists.wanted()).isTrue();
    assertThat(exists.target().holds(net().initialMarking())).isEqualTo(holds);
    String always = "<all-paths><globally>" + spelt + "</globally></all-paths>";
    Reachability opposite = (Reachability) read(set(property(always))).get(0);
    assertThat(opposite.wanted()).isFalse();
    assertThat(opposite.target().holds(net().initialMarking())).isEqualTo(!holds);
  }

  @Test
  void aBoundIsOfASum() throws Exception {
    String bound = "<place-bound><place>a</place><place>b</place></place-bound>";
    UpperBound property = (UpperBound) read(set(property(bound))).get(0);
    assertThat(property.sum().in(net().initialMarking())).isEqualTo(3);
  }

  private static String refusal(String document) {
    ModelException refusal = catchThrowableOfType(ModelException.class, () -> read(document));
    assertThat(refusal).as("the document must be refused").isNotNull();
    assertThat(refusal.getMessage()).doesNotContain("\n").hasSizeLessThan(400);
    return refusal.getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "<all-paths><finally><true/></finally></all-paths> ~ <finally> is not read here",
        "<exists-path><until/></exists-path> ~ <until> is not read here",
        "<negation><true/></negation> ~ <negation> is not read here",
        "<exists-path><finally><all-paths/></finally></exists-path> ~ <all-paths> is not read here",
        "<exists-path><finally/></exists-path> ~ <finally> is empty",
        "<exists-path/> ~ <exists-path> is empty",
        "<exists-path><finally><true/><true/></finally></exists-path> ~ 2 conditions",
        "<exists-path><finally><true/></finally></exists-path><true/> ~ <true> is not read here",
        "<exists-path><finally><true/></finally><next/></exists-path> ~ <next> is not read here",
        "<place-bound/> ~ <place-bound> names no place",
        "<place-bound><place>bb</place></place-bound> ~ there is no place \"bb\", did you mean b?",
        "<place-bound><transition>t</transition></place-bound> ~ holds <place> elements only",
      })
  void whatIsNotReadIsRefusedByName(String formula, String reason) {
    assertThat(refusal(set(property(formula))))
        .startsWith("p.xml:4:")
        .contains("property N-00: ", reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<integer-le><integer-constant>1</integer-constant></integer-le>",
        "<integer-le><integer-constant>x</integer-constant><integer-constant>1</integer-constant>"
            + "</integer-le>",
        "<integer-le><integer-constant>9223372036854775807</integer-constant><integer-constant>1"
            + "</integer-constant></integer-le>",
        "<integer-le><true/><true/></integer-le>",
        "<is-fireable/>",
        "<negation/>",
        "<exists-path/>",
      })
  void brokenConditionsAreRefused(String condition) {
    assertThat(refusal(ef(condition))).contains("property N-00: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<property/>",
        "<property><id>x</id></property>",
        "<property><formula><place-bound><place>a</place></place-bound></formula></property>",
      })
  void propertiesHaveNamesAndFormulas(String properties) {
    assertThat(refusal(set(properties))).startsWith("p.xml:");
  }

  @Test
  void namesAreNotGivenTwice() {
    String one = property("<place-bound><place>a</place></place-bound>");
    assertThat(refusal(set(one + one))).contains("a second property has the id \"N-00\"");
  }

  @Test
  void hostileDocumentsAreRefused() {
    String entity =
        "<!DOCTYPE property-set [<!ENTITY a 'ha'>]><property-set>&a;</property-set>";
    assertThat(refusal(entity)).contains("DOCTYPE");
    int deep = 100_000;
    String nested = "<negation>".repeat(deep) + "<true/>" + "</negation>".repeat(deep);
    assertThat(refusal(ef(nested))).contains("nested more than 500 deep");
    String sums = "<integer-sum>".repeat(deep) + "</integer-sum>".repeat(deep);
    assertThat(refusal(ef("<integer-le>" + sums + "</integer-le>"))).contains("nested more than");
    assertThat(refusal("<pnml/>")).contains("not <property-set>");
    assertThat(refusal("<property-set>")).contains("not well-formed");
  }
}
