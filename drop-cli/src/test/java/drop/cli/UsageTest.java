package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wrong command line is answered with one line that says what would be right. */
class UsageTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bogus | there is no command \"bogus\"; there are explore, check, replay, info, convert",
        "explore | MODEL is missing",
        "explore philosophers:2 philosophers:3 | one MODEL is enough, but there is philosophers:3",
        "explore philosophers:2 --bogus | there is no option --bogus; there are --chain, --check-reduction,",
        "explore --bogus philosophers:2 | there is no option --bogus; there are --chain, --check-reduction,",
        "info philosophers:2 --threads 2 | there is no option --threads; there are --help, --json, --net",
        "explore philosophers:2 --order=dfs | there is no option --order=dfs; there are ",
        "explore --json philosophers:2 --json | --json is given twice",
        "explore philosophers:2 --order zfs | --order zfs: there is no such value; there are bfs, dfs",
        "explore philosophers:2 --order | Expected a value after parameter --order",
        "explore philosophers:2 --order bfs --order dfs | --order",
        "explore philosophers:2 --reduce some | --reduce some: there is no such value; there are ample, auto, full, persistent, probe, stubborn",
        "explore philosophers:2 --stubborn some | there are closure, strong, weak",
        "explore philosophers:2 --reduce stubborn --threads 2 | --threads has no meaning with --reduce stubborn",
        "explore philosophers:2 --strategy some | there are closure, independent, reversing-free",
        "explore philosophers:2 --proviso some | there are aging, closed-set, nodup, none, stack",
        "explore philosophers:2 --reduce stubborn --proviso nodup | --proviso nodup has no meaning with --reduce stubborn",
        "explore philosophers:2 --reduce probe --proviso stack | --proviso stack has no meaning with --reduce probe",
        "explore philosophers:2 --reduce ample --proviso stack | ample sets keep deadlocks without one",
        "explore philosophers:2 --reduce ample --proviso stack --order bfs --preserve safety | a breadth-first search has no stack",
        "explore philosophers:2 --preserve safety | --reduce auto keeps deadlocks only",
        "explore philosophers:2 --pairs some | there are never, state, static",
        "explore philosophers:2 --leave some | there are downstream, listed",
        "explore philosophers:2 --stubborn closure --pairs never | --pairs and --leave are about deletion",
        "explore philosophers:2 --preserve some | there are ctl, deadlock, ltl, safety",
        "explore philosophers:2 --reduce probe --preserve ltl --visible fork_1 | probe sets do not keep linear-time properties",
        "explore philosophers:2 --hybrid --preserve safety | the stubborn sets of a hybrid exploration keep deadlocks only",
        "explore philosophers:2 --reduce full --visible fork_1 | it serves --preserve safety, ltl and ctl",
        "explore philosophers:2 --stubborn weak --preserve safety | --stubborn weak keeps deadlocks only",
        "explore philosophers:2 --stubborn weak --sleep | --sleep loses deadlocks with weak stubborn sets",
        "explore philosophers:2 --reduce ample --sleep --preserve safety | --sleep keeps deadlocks only",
        "explore philosophers:2 --reduce ample --chain --preserve safety | --chain keeps deadlocks only",
        "explore philosophers:2 --reduce ample --chain -o lts.aut | --chain leaves out states that an LTS shows",
        "explore philosophers:2 --reduce ample --preserve ctl | name the places with --visible",
        "explore philosophers:2 --reduce ample --preserve ctl --visible nowhere | --visible: there is no place",
        "explore philosophers:2 --reduce ample --visible fork_1 | it serves --preserve safety, ltl and ctl",
        "explore philosophers:2 --reduce full --sleep | --sleep has no meaning with --reduce full",
        "check philosophers:2 --preserve safety | check keeps what the property needs",
        "check philosophers:2 --chain --reduce stubborn | --chain passes markings",
        "explore philosophers:2 --concretise some | there are explicit, symbolic",
        "explore philosophers:2 --seed x | --seed",
        "explore philosophers:2 --proviso none | on a net with cycles the independent strategy",
        "explore philosophers:2 --reduce full --strategy closure | --strategy has no meaning with --reduce full",
        "explore philosophers:2 --seed 1 --threads 2 | --threads has no meaning with --reduce probe",
        "explore philosophers:2 --subsume --proviso aging | --subsume drops vectors whatever their ages",
        "explore philosophers:2 --threads 0 | --threads 0: it takes 1 to 256",
        "explore philosophers:2 --threads 257 | --threads 257: it takes 1 to 256",
        "explore philosophers:2 --threads two | --threads",
        "explore philosophers:2 --order dfs --threads 2 | --order dfs runs on one thread",
        "explore philosophers:2 --timeout soon | --timeout soon: this is not a time such as 500ms, 30s",
        "explore philosophers:2 --max-memory 4x | --max-memory 4x: this is not an amount such as 512m",
        "explore philosophers:2 --max-states many | --max-states many: this is not a positive whole number",
        "explore philosophers:2 -o states.foo | -o states.foo: the extension chooses the format, it is one of .aut, .dot, .json, .svg",
        "explore filosophers:3 | there is no family \"filosophers\", did you mean philosophers?",
        "explore philosophers:x | parameter philosophers is a whole number from 2",
        "convert philosophers:2 | convert takes a MODEL and a file to write",
        "convert philosophers:2 a.pnml b.pnml | convert takes a MODEL and a file to write",
        "convert philosophers:2 net.foo | net.foo: the extension chooses the notation, it is one of .lola, .pml, .lna, .net, .dot, .pnml",
        "generate philosophers:2 | -o FILE is missing",
        "generate -o net.pnml | FAMILY is missing",
        "generate nonsense -o net.pnml | there is no family \"nonsense\"",
        "validate | FILE is missing",
        "validate no-such-file.pnml | no-such-file.pnml: there is no such file",
        "info no-such-file.pnml | no-such-file.pnml: there is no such file",
      })
  void theErrorSaysWhatWouldBeRight(String words, String message) {
    assertThat(CliRun.of(words.split(" ")).isRefused().err()).contains(message);
  }

  @Test
  void theValueOfAnOptionMayLookLikeAnOption() {
    assertThat(CliRun.of("explore", "philosophers:2", "--order", "-x").isRefused().err())
        .contains("--order -x: there is no such value");
  }

  @Test
  void lineBreaksInValuesDoNotBreakTheLine() {
    CliRun.of("explore", "philosophers:2", "--timeout", "a\nb").isRefused();
    CliRun.of("explore", "philosophers:2", "--order", "a\nb").isRefused();
    CliRun.of("explore", "no such\nfile.pnml").isRefused();
    CliRun.of("a\nb").isRefused();
  }

  @Test
  void whatFollowsTwoDashesIsNoOption() {
    CliRun.of("explore", "--", "philosophers:2").succeeds();
    assertThat(CliRun.of("explore", "--", "--json").isRefused().err())
        .contains("--json: there is no such file");
  }

  @Test
  void aStackTraceIsShownOnRequestOnly() {
    assertThat(CliRun.of("explore", "no-such-file.pnml").err()).doesNotContain("\tat ");
    CliRun run = CliRun.of("explore", "no-such-file.pnml", "--debug");
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("\tat drop.cli.").endsWith("there is no such file\n");
  }
}
