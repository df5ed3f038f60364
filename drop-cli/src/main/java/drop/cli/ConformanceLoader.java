package drop.cli;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Loads the conformance check with PNML Framework and all that it needs in a class loader of its own:
 * its libraries would slow every start down, and its XML parser would take the place of the JDK's.
 */
final class ConformanceLoader {
  /** Set by the launcher: the directory with {@code drop-conformance.jar} and its {@code lib}. */
  private static final String DIRECTORY = "drop.conformance";

  private static final String CHECK = "drop.conformance.Conformance";

  private ConformanceLoader() {}

  /** The check: from a file to its findings, none of which means that it conforms. */
  @SuppressWarnings("unchecked")
  static Function<Path, List<String>> load() throws IOException, UsageException {
    String directory = System.getProperty(DIRECTORY);
    if (directory == null || !Files.isDirectory(Path.of(directory, "lib"))) {
      throw new UsageException("validate needs PNML Framework, which comes with ./drop; run that");
    }
    List<URL> jars = new ArrayList<>();
    jars.add(Path.of(directory, "drop-conformance.jar").toUri().toURL());
    try (Stream<Path> lib = Files.list(Path.of(directory, "lib"))) {
      for (Path jar : lib.sorted().toList()) {
        jars.add(jar.toUri().toURL());
      }
    }
    try {
      // It stays open as long as the process: the check loads classes whenever it is used.
      ClassLoader loader =
          new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
      Thread.currentThread().setContextClassLoader(loader);
      return (Function<Path, List<String>>)
          loader.loadClass(CHECK).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the conformance check does not load", e);
    }
  }
}
