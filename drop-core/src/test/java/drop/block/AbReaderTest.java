package drop.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import drop.block.AtomicBlock.Comparison;
import drop.net.ModelException;
import drop.reference.RandomBlockModels;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AbReaderTest {
  @Test
  void linesAreForPeople() throws Exception {
    BlockModel expected =
        BlockModel.builder("two words")
            .objects("A", "B")
            .variable("x", "A", -1)
            .block("A1", "A")
            .when("x", Comparison.BELOW, 3)
            .sets("x", 2)
            .adds("x", -2)
            .block("of", "B")
            .stateless()
            .creates("A1", "of")
            .build();
    assertThat(
            read(
                """
                # a comment
                blocks "two words" objects A B
                variable x of A starts -1
                block A1 of A creates "of"   # which follows
                  when x below 3 sets x 2 adds x -2
                block "of" of B stateless
                """))
        .isEqualTo(expected);
  }

  @Test
  void whatIsWrittenIsRead() throws Exception {
    for (int seed = 0; seed < 300; seed++) {
      BlockModel model = RandomBlockModels.model(seed);
      assertThat(read(written(model))).isEqualTo(model);
    }
    BlockModel odd = BlockModel.builder("é\"\\").objects("is", "a b").block("block", "is").build();
    assertThat(read(written(odd))).isEqualTo(odd);
  }

  @Test
  void theExampleOfTheModelsPageIsRead() throws Exception {
    String page = Files.readString(Path.of("..", "models", "README.md"));
    int start = page.indexOf("```\n# Two callers") + 4;
    BlockModel model = read(page.substring(start, page.indexOf("```", start)));
    assertThat(model.blocks()).hasSize(7);
    assertThat(Interleavings.of(model, 100).ends()).hasSize(1);
  }

  /** The models that come with drop are those of the families. */
  @ParameterizedTest
  @ValueSource(strings = {"example", "creation-4", "reportback-8", "concur-3", "barrier-5"})
  void filesAreTheFamiliesModels(String name) throws Exception {
    int dash = name.indexOf('-');
    String spec = dash < 0 ? name + ".ab" : name.replace("-", ".ab:");
    String text = Files.readString(Path.of("..", "models", name + ".ab"));
    assertThat(read(text)).isEqualTo(BlockFamilies.model(spec));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "system x | 1:1 | found \"system\", but expected \"blocks\" and a name",
        "blocks | 1:7 | found the end of the file, but expected the name of the model",
        "blocks x objects A A | 1:20 | object \"A\" is declared twice",
        "blocks x objects A block b of C | 1:31 | there is no object \"C\"",
        "blocks x objects A block b on A | 1:28 | found \"on\", but expected \"of\"",
        "blocks x objects A block b of A creates c | 1:41 | there is no block \"c\"",
        "blocks x objects A block b of A creates b | 1:41 | would create itself",
        "blocks x objects A block b of A creates c c block c of A"
            + " | 1:43 | created by \"b\" already",
        "blocks x objects A block b of A when y is 1 | 1:38 | there is no variable \"y\"",
        "blocks x objects A variable y of A starts 0 block b of A when y equals 1"
            + " | 1:65 | expected one of \"is\", \"not\", \"below\", \"above\"",
        "blocks x objects A variable y of A starts 1001 | 1:29 | a number is from -1000 to 1000",
        "blocks x objects A variable y of A starts a | 1:43 | a whole number from -1000 to 1000",
        "blocks x objects A B variable y of A starts 1 block b of B sets y 0"
            + " | 1:65 | variable \"y\" belongs to object \"A\"",
        "blocks x objects A variable y of A starts 1 block b of A stateless sets y 0"
            + " | 1:73 | a stateless block changes no variable",
        "blocks x of | 1:10 | found \"of\", but expected \"objects\"",
      })
  void mistakesAreLocated(String text, String place, String reason) {
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> read(text))
        .withMessageStartingWith("a.ab:" + place + ": ")
        .withMessageContaining(reason);
  }

  @Test
  void aCircleOfCreationIsRefused() {
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(
            () ->
                read(
                    """
                    blocks x objects A
                    block a of A creates b
                    block b of A creates c
                    block c of A creates a
                    """))
        .withMessageStartingWith("a.ab:4:22: block \"a\" would create itself in the end");
  }

  @Test
  @Timeout(20)
  void aLongChainIsRead() throws Exception {
    BlockModel model = BlockFamilies.model("reportback.ab:100000");
    assertThat(read(written(model))).isEqualTo(model);
  }

  private static BlockModel read(String text) throws ModelException, IOException {
    return new AbReader()
        .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.ab");
  }

  private static String written(BlockModel model) throws IOException {
    StringWriter out = new StringWriter();
    new AbWriter().write(model, out);
    return out.toString();
  }
}
