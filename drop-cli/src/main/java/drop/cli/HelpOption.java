package drop.cli;

import com.beust.jcommander.Parameter;

/** The option that every command has. */
final class HelpOption {
  @Parameter(names = {"-h", "--help"}, description = "show this help", help = true)
  private boolean wanted;

  boolean wanted() {
    return wanted;
  }
}
