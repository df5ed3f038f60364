package drop;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;

/** Which package may know which, and what none may do. */
@AnalyzeClasses(packages = "drop", importOptions = DoNotIncludeTests.class)
class LayeringTest {
  @ArchTest
  static final ArchRule THE_NET_KNOWS_NOBODY = knowsOnly("drop.net");

  @ArchTest
  static final ArchRule A_RESULT_KNOWS_NOBODY = knowsOnly("drop.result");

  @ArchTest
  static final ArchRule STATES_KNOW_THE_NET_AND_ITS_STRUCTURE =
      knowsOnly("drop.state", "drop.net", "drop.structure");

  @ArchTest
  static final ArchRule EXPLORERS_KNOW_STATES_AND_RESULTS =
      knowsOnly("drop.explore", "drop.net", "drop.state", "drop.reduce", "drop.result");

  @ArchTest
  static final ArchRule THE_LTS_KNOWS_WHAT_WAS_EXPLORED =
      knowsOnly("drop.lts", "drop.net", "drop.state", "drop.reduce", "drop.explore");

  @ArchTest
  static final ArchRule PROBE_SETS_KNOW_NETS_AND_WHAT_EXPLORERS_SHARE =
      knowsOnly(
          "drop.probe",
          "drop.net",
          "drop.structure",
          "drop.state",
          "drop.reduce",
          "drop.explore",
          "drop.result",
          "drop.lts");

  @ArchTest
  static final ArchRule AUTO_KNOWS_BOTH_ENGINES =
      knowsOnly(
          "drop.auto", "drop.net", "drop.reduce", "drop.explore", "drop.probe", "drop.result");

  @ArchTest
  static final ArchRule STATELESS_SEARCHES_KNOW_NETS_AND_WHAT_EXPLORERS_SHARE =
      knowsOnly("drop.dpor", "drop.net", "drop.state", "drop.explore", "drop.result");

  @ArchTest
  static final ArchRule REDUCTIONS_KNOW_THE_NET_AND_ITS_STRUCTURE =
      knowsOnly("drop.reduce", "drop.net", "drop.structure");

  /** Checks that shared code with what they check would repeat its mistakes. */
  @ArchTest
  static final ArchRule CHECKS_KNOW_THE_NET_AND_WHAT_THEY_CHECK =
      knowsOnly("drop.reduce.check", "drop.net", "drop.reduce");

  @ArchTest
  static final ArchRule PROPERTIES_KNOW_THE_NET_AND_WHAT_A_SEARCH_LOOKS_FOR =
      knowsOnly("drop.property", "drop.net", "drop.structure", "drop.reduce");

  @ArchTest
  static final ArchRule TRACES_KNOW_THE_NET_ITS_NAMES_AND_HOW_TO_EXPORT_A_PATH =
      knowsOnly(
          "drop.trace",
          "drop.net",
          "drop.property",
          "drop.lts",
          "drop.export",
          "com.fasterxml.jackson.core..");

  @ArchTest
  static final ArchRule EXPORTS_KNOW_THE_LTS =
      knowsOnly("drop.export", "drop.net", "drop.lts", "com.fasterxml.jackson.core..");

  @ArchTest
  static final ArchRule EXPLANATIONS_KNOW_WHAT_THEY_EXPLAIN_AND_HOW_TO_EXPORT_IT =
      knowsOnly(
          "drop.explain",
          "drop.net",
          "drop.probe",
          "drop.explore",
          "drop.result",
          "drop.lts",
          "drop.export");

  @ArchTest
  static final ArchRule STRUCTURE_KNOWS_THE_NET = knowsOnly("drop.structure", "drop.net");

  @ArchTest
  static final ArchRule TEXT_KNOWS_HOW_TO_REFUSE = knowsOnly("drop.text", "drop.net");

  @ArchTest
  static final ArchRule ENTITIES_KNOW_THE_NET = knowsOnly("drop.entity", "drop.net", "drop.text");

  @ArchTest
  static final ArchRule ATOMIC_BLOCKS_ARE_ACTORS_AND_COME_IN_FAMILIES =
      knowsOnly(
          "drop.block",
          "drop.net",
          "drop.text",
          "drop.family",
          "drop.dpor",
          "drop.explore",
          "drop.result");

  @ArchTest
  static final ArchRule FAMILIES_KNOW_THE_NET = knowsOnly("drop.family", "drop.net");

  @ArchTest
  static final ArchRule NOTATIONS_KNOW_THE_NET_AND_ITS_STRUCTURE =
      knowsOnly("drop.notation", "drop.net", "drop.structure");

  @ArchTest
  static final ArchRule NO_PACKAGES_KNOW_EACH_OTHER =
      slices().matching("drop.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NO_PACKAGE_IS_A_DRAWER_FOR_ANYTHING =
      noClasses()
          .should()
          .resideInAnyPackage("..util..", "..utils..", "..common..", "..misc..", "..impl..");

  @ArchTest
  static final ArchRule STATIC_FIELDS_ARE_FINAL = fields().that().areStatic().should().beFinal();

  @ArchTest static final ArchRule NOBODY_PRINTS = noClasses().should(ACCESS_STANDARD_STREAMS);

  @ArchTest
  static final ArchRule NOBODY_ENDS_THE_PROGRAM =
      noClasses()
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "halt", int.class);

  /** Rules about nothing hold: this one fails if the classes were not found. */
  @ArchTest
  static void theRulesAreAboutTheseClasses(JavaClasses found) {
    assertThat(found.contain(drop.net.PetriNet.class)).isTrue();
    assertThat(found.contain(drop.export.LtsWriters.class)).isTrue();
    assertThat(found).noneMatch(type -> type.getSimpleName().endsWith("Test"));
  }

  private static ArchRule knowsOnly(String name, String... others) {
    Stream<String> everybody = Stream.of("java..", "org.eclipse.collections..", name);
    return classes()
        .that()
        .resideInAPackage(name)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(Stream.concat(everybody, Stream.of(others)).toArray(String[]::new))
        .allowEmptyShould(true);
  }
}
