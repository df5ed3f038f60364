package drop.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * When the launcher builds, and what it keeps: in a project of its own, with a Maven that only leaves
 * its mark, and with no programs but the named ones.
 */
class LauncherBuildIT {
  private static final String DROP_JAVA_OPTIONS = "DROP_JAVA_OPTIONS";

  @TempDir Path directory;
  private Path project;
  private Path target;
  private Path programs;
  private Path jar;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void makeBuiltProject() throws IOException {
    project = Files.createDirectories(directory.resolve("project"));
    programs = Files.createDirectories(directory.resolve("programs"));
    target = Files.createDirectories(project.resolve("drop-cli/target"));
    Files.createDirectories(project.resolve("drop-cli/src/main"));
    Files.copy(
        Launcher.projectRoot().resolve("drop"),
        project.resolve("drop"),
        StandardCopyOption.COPY_ATTRIBUTES);
    for (String pom : List.of("pom.xml", "drop-cli/pom.xml")) {
      Files.createFile(project.resolve(pom));
    }
    jar = Launcher.projectRoot().resolve("drop-cli/target/drop.jar");
    Files.copy(jar, target.resolve("drop.jar"));
    NamedPrograms.linkForLauncher(programs);
    environment.put("PATH", programs.toString());
    environment.put("JAVA_HOME", "");
    markBuilt();
  }

  private void markBuilt() throws IOException {
    Path built = target.resolve("built");
    if (Files.notExists(built)) {
      Files.createFile(built);
    }
    Files.setLastModifiedTime(built, FileTime.from(Instant.now().plusSeconds(1)));
  }

  /** Puts a Maven on the PATH that runs this script. */
  private void maven(String script) throws IOException {
    Path maven = programs.resolve("mvn");
    Files.writeString(maven, "#!/usr/bin/env bash\necho \"$@\" >>'" + calls() + "'\n" + script);
    Files.setPosixFilePermissions(maven, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Path calls() {
    return directory.resolve("calls");
  }

  private Launcher.Ended drop(String... words) throws Exception {
    return new Launcher(project.resolve("drop"), directory, environment).run(words);
  }

  @Test
  void whatIsBuiltIsNotBuiltAgain() throws Exception {
    maven("exit 1");
    assertThat(drop("explore", "philosophers:5", "--reduce", "full").succeeds().out()).contains("states         242\n");
    assertThat(calls()).doesNotExist();
    Files.delete(programs.resolve("mvn"));
    drop("--version").succeeds();
  }

  @Test
  void theProjectMayLieWhereverTheUserWants() throws Exception {
    project = Files.move(project, directory.resolve("a project's place"));
    drop("explore", "philosophers:2").succeeds();
  }

  @Test
  void aChangedSourceIsBuiltOnce() throws Exception {
    maven("exit 0");
    Path source = Files.createFile(project.resolve("drop-cli/src/main/Changed.java"));
    Files.setLastModifiedTime(target.resolve("built"), FileTime.from(Instant.now().minusSeconds(60)));
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().minusSeconds(30)));
    drop("--version").succeeds();
    assertThat(calls()).hasContent("-B -ntp -q -DskipTests package");
    drop("--version").succeeds();
    assertThat(calls()).content().hasLineCount(1);
    assertThat(target.resolve("build.lock")).doesNotExist();
  }

  @Test
  void aMissingJarIsBuilt() throws Exception {
    Files.delete(target.resolve("drop.jar"));
    maven("cp '" + jar + "' drop-cli/target/drop.jar");
    drop("explore", "philosophers:2").succeeds();
    assertThat(calls()).content().hasLineCount(1);
  }

  @Test
  void aFailedBuildIsShown() throws Exception {
    Files.delete(target.resolve("drop.jar"));
    maven("echo the compiler is unhappy; exit 1");
    Launcher.Ended run = drop("--version");
    assertThat(run.code()).isEqualTo(ExitCode.DEFECT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("the compiler is unhappy\ndrop: the build failed; see above\n");
    assertThat(target.resolve("build.lock")).doesNotExist();
  }

  @Test
  void aLockOfADeadBuildIsNoObstacle() throws Exception {
    Files.delete(target.resolve("drop.jar"));
    Files.writeString(target.resolve("build.lock"), "999999999");
    maven("cp '" + jar + "' drop-cli/target/drop.jar");
    drop("--version").succeeds();
  }

  @Test
  void ofSeveralCallsAtOnceOneBuilds() throws Exception {
    Files.delete(target.resolve("drop.jar"));
    maven("sleep 1; cp '" + jar + "' drop-cli/target/drop.jar");
    Path otherLogs = Files.createDirectory(directory.resolve("other"));
    Launcher one = new Launcher(project.resolve("drop"), directory, environment);
    Launcher other = new Launcher(project.resolve("drop"), otherLogs, environment);
    Process first = one.start("--version");
    Process second = other.start("--version");
    one.end(first).succeeds();
    other.end(second).succeeds();
    assertThat(calls()).content().hasLineCount(1);
  }

  @Test
  void missingProgramsAreNamed() throws Exception {
    Files.delete(target.resolve("drop.jar"));
    assertThat(drop("--version").isRefused(ExitCode.DEFECT).err())
        .isEqualTo("drop: Maven (mvn) is not on the PATH; it is needed to build drop once\n");
    Files.delete(programs.resolve("java"));
    assertThat(drop("--version").isRefused(ExitCode.DEFECT).err())
        .startsWith("drop: java is not on the PATH; install a JDK 17 or newer");
  }

  @Test
  void loadedClassesAreKeptInAnArchiveThatIsRemadeForAnotherJar() throws Exception {
    Path archive = target.resolve("drop.jsa");
    drop("--version").succeeds();
    assertThat(archive).exists();
    assertThat(mainClassIsFromArchive()).isTrue();
    FileTime first = Files.getLastModifiedTime(archive);
    drop("--version").succeeds();
    assertThat(Files.getLastModifiedTime(archive)).isEqualTo(first);
    Files.setLastModifiedTime(
        target.resolve("drop.jar"), FileTime.from(Instant.now().minusSeconds(100)));
    drop("--version").succeeds();
    assertThat(Files.getLastModifiedTime(archive)).isGreaterThan(first);
    assertThat(mainClassIsFromArchive()).isTrue();
    try (Stream<Path> files = Files.list(target)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("built", "drop.jar", "drop.jsa", "drop.jsa.of");
    }
  }

  private boolean mainClassIsFromArchive() throws Exception {
    Path log = directory.resolve("classes.log");
    environment.put(DROP_JAVA_OPTIONS, "-Xlog:class+load:file=" + log);
    drop("--version").succeeds();
    environment.remove(DROP_JAVA_OPTIONS);
    return Files.readAllLines(log).stream()
        .anyMatch(line -> line.contains("drop.cli.Main source: shared objects file"));
  }
}
