package drop.export;

import java.util.List;
import java.util.Optional;

/** The formats that an LTS can be written in. */
public final class LtsWriters {
  private static final List<LtsWriter> ALL =
      List.of(new AldebaranWriter(), new LtsDotWriter(), new LtsJsonWriter());

  private LtsWriters() {}

  public static List<LtsWriter> all() {
    return ALL;
  }

  public static Optional<LtsWriter> forExtension(String extension) {
    return ALL.stream().filter(writer -> writer.extension().equals(extension)).findFirst();
  }
}
