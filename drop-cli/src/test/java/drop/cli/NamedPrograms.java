package drop.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Directories that hold a few programs by name, to be all of a child's PATH. */
final class NamedPrograms {
  private static final List<String> OF_LAUNCHER =
      List.of(
          "bash", "cat", "cp", "dirname", "env", "find", "kill", "ls", "mkdir", "mv", "readlink",
          "rm", "sleep", "touch");

  private NamedPrograms() {}

  /** Links what the launcher needs to run, which is Java and little else. */
  static void linkForLauncher(Path directory) throws IOException {
    for (String name : OF_LAUNCHER) {
      Files.createSymbolicLink(directory.resolve(name), Path.of(Programs.find(name).orElseThrow()));
    }
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Files.createSymbolicLink(directory.resolve("java"), java);
  }
}
