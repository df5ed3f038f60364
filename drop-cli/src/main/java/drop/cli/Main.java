package drop.cli;

import com.beust.jcommander.JCommander;
import com.beust.jcommander.ParameterException;
import drop.net.ModelException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The entry point: picks the command, runs it, and turns whatever happens into an exit code. */
public final class Main {
  private static final String DEBUG = "--debug";

  private Main() {}

  public static void main(String[] args) {
    // The same numbers for everyone: nobody's programs should have to read 1.234,5 as well.
    Locale.setDefault(Locale.ROOT);
    Terminal terminal = Terminal.system();
    Interruption interruption = new Interruption();
    interruption.listen();
    int code = run(terminal, interruption, args);
    if (terminal.out().checkError()) {
      terminal.note("standard output cannot be written, the result is not complete");
      code = ExitCode.BAD_INPUT;
    }
    interruption.exit(code);
  }

  static int run(Terminal terminal, Interruption interruption, String... args) {
    boolean debug = Arrays.asList(args).contains(DEBUG);
    String[] words = Arrays.stream(args).filter(word -> !word.equals(DEBUG)).toArray(String[]::new);
    try {
      return dispatch(terminal, interruption, words);
    } catch (UsageException | ModelException | IOException | ParameterException e) {
      if (debug) {
        e.printStackTrace(terminal.err());
      }
      if (interruption.requested()) {
        terminal.note("interrupted");
        return ExitCode.INCONCLUSIVE;
      }
      // Whatever line breaks a name or a value holds: an error is one line.
      terminal.note(message(e).replaceAll("\\s*\\R\\s*", " "));
      return ExitCode.BAD_INPUT;
    } catch (OutOfMemoryError e) {
      terminal.note("out of memory; a larger machine or a smaller model would help");
      return ExitCode.INCONCLUSIVE;
    } catch (RuntimeException | Error e) {
      if (debug) {
        e.printStackTrace(terminal.err());
      }
      terminal.note("this is a defect in drop: " + e + " (" + DEBUG + " shows where)");
      return ExitCode.DEFECT;
    }
  }

  private static int dispatch(Terminal terminal, Interruption interruption, String[] words)
      throws UsageException, ModelException, IOException {
    List<Command> commands = Commands.all(interruption);
    if (words.length == 0) {
      Help.overview(commands, terminal.err());
      return ExitCode.BAD_INPUT;
    }
    String first = words[0];
    if (List.of("--help", "-h", "help").contains(first)) {
      Help.overview(commands, terminal.out());
      return ExitCode.DONE;
    }
    if (List.of("--version", "version").contains(first)) {
      terminal.out().println("drop " + Version.current());
      return ExitCode.DONE;
    }
    Command command =
        commands.stream()
            .filter(c -> c.name().equals(first))
            .findFirst()
            .orElseThrow(() -> new UsageException(Commands.unknown(first, commands)));
    JCommander parser = JCommander.newBuilder().addObject(command).build();
    parser.setExpandAtSign(false);
    String[] rest = Arrays.copyOfRange(words, 1, words.length);
    parser.parse(rest);
    new OptionCheck(parser).check(List.of(rest));
    if (command.help()) {
      Help.of(command, parser, terminal.out());
      return ExitCode.DONE;
    }
    return command.run(terminal);
  }

  private static String message(Exception e) {
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + ": there is no such file";
    }
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + ": access is denied";
    }
    if (e instanceof FileSystemException failed && failed.getReason() != null) {
      return failed.getFile() + ": " + failed.getReason();
    }
    if (e instanceof ParameterException) {
      return e.getMessage() + " (--help tells more)";
    }
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }
}
