package drop.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.FileDescriptor;

/** The command line stays thin, and one class alone ends the process or owns its streams. */
@AnalyzeClasses(packages = "drop.cli", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule packedStatesAreNoneOfItsBusiness =
      noClasses().should().dependOnClassesThat().resideInAPackage("drop.state..");

  @ArchTest
  static final ArchRule onlyAnInterruptionEndsTheProcess =
      noClasses()
          .that()
          .doNotBelongToAnyOf(Interruption.class)
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "halt", int.class);

  @ArchTest
  static final ArchRule onlyTheTerminalOwnsTheStreams =
      noClasses()
          .that()
          .doNotBelongToAnyOf(Terminal.class)
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .accessField(System.class, "in")
          .orShould()
          .accessClassesThat()
          .areAssignableTo(FileDescriptor.class);
}
