package drop.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import drop.net.PetriNet;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NotationsTest {
  static Stream<NetWriter> all() {
    return Notations.builtIn().all().stream();
  }

  @Test
  void theEndOfAFileNameChooses() {
    Notations notations = Notations.builtIn();
    assertThat(notations.forFile("my.net.lola")).get().isInstanceOf(LolaWriter.class);
    assertThat(notations.forFile("my.net")).get().isInstanceOf(TinaWriter.class);
    assertThat(notations.forFile("net")).isEmpty();
    assertThat(notations.byExtension("pnml")).isEmpty();
    assertThat(notations.extensions()).isEqualTo(".lola, .pml, .lna, .net, .dot");
  }

  @Test
  void anotherNotationCanJoinUnderAnExtensionOfItsOwn() {
    NetWriter writer = new NamedWriter("pnml");
    Notations more = Notations.builtIn().with(writer);
    assertThat(more.forFile("x.pnml")).containsSame(writer);
    assertThat(Notations.builtIn().forFile("x.pnml")).isEmpty();
    assertThatThrownBy(() -> more.with(new NamedWriter("dot")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(".dot");
  }

  @ParameterizedTest
  @MethodSource("all")
  void aWriterFlushesAndLeavesTheStreamOpen(NetWriter writer) throws Exception {
    boolean[] flushed = new boolean[1];
    Writer out =
        new StringWriter() {
          @Override
          public void flush() {
            flushed[0] = true;
          }

          @Override
          public void close() {
            throw new AssertionError("closed");
          }
        };
    writer.write(AwkwardNet.build(), out);
    assertThat(flushed[0]).isTrue();
    assertThat(writer.description()).isNotBlank();
  }

  @Test
  void graphvizDrawsWhatIsWritten(@TempDir Path directory) throws Exception {
    Path dot = directory.resolve("net.dot");
    try (Writer out = Files.newBufferedWriter(dot, StandardCharsets.UTF_8)) {
      new DotWriter().write(AwkwardNet.build(), out);
    }
    Path svg = directory.resolve("net.svg");
    Process process;
    try {
      process =
          new ProcessBuilder("dot", "-Tsvg", "-o", svg.toString(), dot.toString())
              .redirectErrorStream(true)
              .start();
    } catch (IOException notInstalled) {
      assumeTrue(false, "dot is not installed");
      return;
    }
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
    assertThat(Files.readString(svg)).contains("say &quot;1\\2&quot;", "x*/{y}");
  }

  private record NamedWriter(String extension) implements NetWriter {
    @Override
    public String description() {
      return extension;
    }

    @Override
    public void write(PetriNet net, Writer out) {
      throw new UnsupportedOperationException();
    }
  }
}
