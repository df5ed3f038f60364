package drop.cli;

import drop.lang.Program;
import drop.lang.ProgramFamilies;
import drop.lang.ProgramSystem;
import drop.net.ModelException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** A concurrent program as the user named it. */
record ProgramModel(String name, String format, ProgramSystem system) {
  /** Whether a model is a program: by the extension of its file or of its family. */
  static boolean isNamed(String name) {
    return name.replaceFirst(":[^/]*$", "").endsWith(".dl");
  }

  /** Loads a file, perhaps with values as a family has them, or a family; a file wins. */
  static ProgramModel load(String name) throws ModelException, IOException {
    Path file = Path.of(name.replaceFirst(":[^/]*$", ""));
    if (!Files.exists(file)) {
      return new ProgramModel(name, "family", ProgramFamilies.system(name));
    }
    try (FileChannel channel = FileChannel.open(file);
        InputStream in = Channels.newInputStream(channel)) {
      Program program = Program.read(in, file.toString());
      return new ProgramModel(name, "dl", program.system(name));
    }
  }

  @Override
  public String toString() {
    return "%s (%d threads, %d locations)".formatted(name, system.actors(), system.locations());
  }
}
