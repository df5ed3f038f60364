package drop.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import drop.net.ModelException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EbsReaderTest {
  private static final EntitySystem LOCK =
      EntitySystem.builder("lock")
          .entities("free", "held", "broken")
          .initial("free")
          .action("take")
          .reads("broken")
          .deletes("free")
          .creates("held")
          .action("idle")
          .build();

  @Test
  void linesAreForPeople() throws Exception {
    assertThat(
            read(
                """
                # a lock
                system lock   # its name
                entities free held broken
                initial free
                action take
                  reads broken deletes free
                  creates held
                action idle
                """))
        .isEqualTo(LOCK);
    assertThat(
            read(
                "\uFEFFsystem\tlock entities free\r\n\r\nheld entities broken action take\r"
                    + "deletes#gone\nfree creates held reads broken initial free"
                    + " action idle reads reads # nothing"))
        .isEqualTo(LOCK);
  }

  @Test
  void theExampleOfTheModelsPageIsRead() throws Exception {
    String page = Files.readString(Path.of("..", "models", "README.md"));
    int start = page.indexOf("```\n# A lock") + 4;
    EntitySystem example = read(page.substring(start, page.indexOf("```", start)));
    assertThat(example).hasToString("lock (3 entities, 4 actions)");
  }

  @Test
  void oddNamesAreQuoted() throws Exception {
    EntitySystem odd =
        EntitySystem.builder("my system")
            .entities("action", "a \"b\" \\c", "#1", "f(x),", "Ä-1.x'[2]", "\uD83D\uDE00")
            .action("reads")
            .reads("action")
            .build();
    assertThat(
            read(
                """
                system "my system"
                entities "action" "a \\"b\\" \\\\c" "#1" "f(x)," Ä-1.x'[2] "\uD83D\uDE00"
                action "reads" reads "action"
                """))
        .isEqualTo(odd);
  }

  /** Blanks stand for themselves, a bar for a line break. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      ignoreLeadingAndTrailingWhitespace = false,
      quoteCharacter = '`',
      value = {
        "``;1:1;found the end of the file, but expected \"system\" and a name",
        "# nothing|;2:1;found the end of the file",
        "<pnml/>;1:1;'<' has no place here",
        "entities a;1:1;found \"entities\", but expected \"system\"",
        "system;1:7;expected the name of the system",
        "system entities a;1:8;found \"entities\", but expected the name of the system",
        "system s t;1:10;found \"t\", but expected \"entities\", \"initial\", \"action\" or",
        "system s system t;1:10;found \"system\", but expected \"entities\"",
        "system s \"action\" a;1:10;found \"action\", but expected \"entities\"",
        "system s reads;1:10;found \"reads\", but expected \"entities\", \"initial\" or \"action\";",
        "system s|entities a a;2:12;entity \"a\" is declared already",
        "system s|initial a;2:9;there is no entity \"a\"; entities are declared before",
        "system s entities a|  initial a a;2:13;in the initial state already",
        "system s|action;2:7;expected the name of the action",
        "system s|action reads;2:8;found \"reads\", but expected the name of the action",
        "system s action a delets x;1:19;found \"delets\", but expected",
        "system s action a \"reads\";1:19;found \"reads\", but expected \"entities\", \"initial\"",
        "system s action a|action a;2:8;there is an action \"a\" already",
        "system s entities x action a reads x y;1:38;there is no entity \"y\"",
        "system s entities x action a reads x deletes x;1:46;reads \"x\" already, so it cannot be",
        "system s entities x action a creates x x;1:40;creates \"x\" already",
        "system s entities a, b;1:20;',' has no place here; blanks separate names",
        "system s entities a:;1:20;':' has no place here",
        "system s entities a\"b\";1:20;'\"' has no place here",
        "system s entities \"a\"b;1:22;'b' has no place here",
        "system s entities a\u00A0b;1:20;U+00A0 has no place here",
        "system s entities \"a;1:19;this name has no end",
        "system s entities \"a|b\";1:19;this name has no end",
        "system s entities \"a\\n\";1:22;only \" and \\ come after \\",
        "system s entities \"a\\;1:22;only \" and \\ come after \\",
        "system s entities \"\";1:19;a name has at least one character",
        "system s entities \"a\tb\";1:19;\"a b\" is no name",
        "system \"\uFFFD\";1:9;this is no UTF-8 text",
        "system \"\uD83D\uDE00\" \uD83D\uDE00;1:12;U+1F600 has no place here",
      })
  void whatIsWrongIsSaidWithItsPlace(String text, String place, String reason) {
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> read(text.replace('|', '\n')))
        .withMessageStartingWith("test.ebs:" + place + ": ")
        .withMessageContaining(reason);
  }

  @Test
  void everyLineBreakCountsOnce() {
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> read("system s\r\n#\r#\n\r\n  ,"))
        .withMessageStartingWith("test.ebs:5:3: ");
  }

  @Test
  void bytesThatAreNoTextAreRefusedInNamesAndIgnoredInComments() throws Exception {
    byte[] latin = "system s # \u00E9\nentities x\u00E9".getBytes(StandardCharsets.ISO_8859_1);
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> new EbsReader().read(new ByteArrayInputStream(latin), "test.ebs"))
        .withMessage("test.ebs:2:11: this is no UTF-8 text");
  }

  @Test
  void anEndlessNameFillsNoMemory() {
    byte[] letters = "x".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
    for (String start : new String[] {"system ", "system \""}) {
      assertThatExceptionOfType(ModelException.class)
          .isThrownBy(() -> new EbsReader().read(endless(start, letters), "test.ebs"))
          .withMessage("test.ebs:1:8: a name has at most 1000 characters");
    }
  }

  @Test
  void noiseIsRefusedInOneShortLine() {
    SplittableRandom random = new SplittableRandom(1);
    String signs = "\"\\# \n\r\tax,\u00E9\u0000";
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder("system s entities a x action a reads ");
      for (int k = random.nextInt(40); k > 0; k--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      try {
        assertThat(read(text.toString()).name()).isEqualTo("s");
      } catch (ModelException | IOException e) {
        assertThat(e).isInstanceOf(ModelException.class);
        assertThat(e.getMessage().lines()).hasSize(1);
        assertThat(e.getMessage()).hasSizeLessThan(250);
      }
    }
  }

  /** An action of many entities must not make each of the actions after it slow. */
  @Test
  @Timeout(20)
  void largeSystemsAreReadInReasonableTime() throws Exception {
    StringBuilder text = new StringBuilder("system large entities");
    IntStream.range(0, 100_000).forEach(e -> text.append(" e").append(e));
    text.append(" action all deletes");
    IntStream.range(0, 100_000).forEach(e -> text.append(" e").append(e));
    IntStream.range(0, 100_000).forEach(e -> text.append(" action a").append(e));
    EntitySystem large = read(text.toString());
    assertThat(large.actions().get(0).deletes().size()).isEqualTo(100_000);
    assertThat(large.actions()).hasSize(100_001);
  }

  private static InputStream endless(String start, byte[] letters) {
    InputStream first = new ByteArrayInputStream(start.getBytes(StandardCharsets.UTF_8));
    return new SequenceInputStream(
        first,
        new SequenceInputStream(
            Collections.enumeration(
                Collections.nCopies(1000, 0).stream()
                    .map(i -> (InputStream) new ByteArrayInputStream(letters))
                    .toList())));
  }

  private static EntitySystem read(String text) throws ModelException, IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new EbsReader().read(new ByteArrayInputStream(bytes), "test.ebs");
  }
}
