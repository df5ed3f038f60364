package drop.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Notations that a net can be written in, each chosen by the extension of the file. */
public final class Notations {
  private final List<NetWriter> writers;

  private Notations(List<NetWriter> writers) {
    this.writers = List.copyOf(writers);
  }

  /** The notations of this module. */
  public static Notations builtIn() {
    return new Notations(
        List.of(
            new LolaWriter(),
            new PromelaWriter(),
            new HelenaWriter(),
            new TinaWriter(),
            new DotWriter()));
  }

  /**
   * These notations and another one.
   *
   * @throws IllegalArgumentException where its extension is taken
   */
  public Notations with(NetWriter writer) {
    if (byExtension(writer.extension()).isPresent()) {
      throw new IllegalArgumentException("two notations for ." + writer.extension());
    }
    List<NetWriter> more = new ArrayList<>(writers);
    more.add(writer);
    return new Notations(more);
  }

  public List<NetWriter> all() {
    return writers;
  }

  /** The notation of the extension, which is given without its dot. */
  public Optional<NetWriter> byExtension(String extension) {
    return writers.stream().filter(w -> w.extension().equals(extension)).findFirst();
  }

  /** The notation that the end of a file name chooses. */
  public Optional<NetWriter> forFile(String fileName) {
    return writers.stream().filter(w -> fileName.endsWith("." + w.extension())).findFirst();
  }

  /** All extensions with their dots, for a message. */
  public String extensions() {
    return writers.stream().map(w -> "." + w.extension()).collect(Collectors.joining(", "));
  }
}
