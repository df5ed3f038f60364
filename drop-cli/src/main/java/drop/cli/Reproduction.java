package drop.cli;

import drop.net.MarkingText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps what is needed to see a wrong answer again. */
final class Reproduction {
  private final Reduction reduction;
  private final Model model;
  private final Path folder;

  /**
   * @param folder where to save it
   */
  Reproduction(Reduction reduction, Model model, Path folder) {
    this.reduction = reduction;
    this.model = model;
    this.folder = folder;
  }

  /**
   * Saves the model and the options, under names that no model can choose.
   *
   * @throws WrongAnswerException where the verification does not hold
   */
  void unlessEqual(Verification verification) throws IOException, UsageException {
    if (verification.holds()) {
      return;
    }
    String difference = verification.difference(new MarkingText(model.net()));
    String options = "--reduce " + reduction.name() + " " + reduction.options();
    Path text = free();
    String net = text.toString().replace(".txt", ".pnml");
    NetOutput.to(net).write(model.net());
    Files.writeString(text, options + "\n" + difference + "\n", StandardCharsets.UTF_8);
    throw new WrongAnswerException(
        "the reduction disagrees with full exploration: %s; saved as %s and %s, please report them"
            .formatted(difference, net, text));
  }

  private Path free() {
    int number = 1;
    Path file = folder.resolve("drop-reproduction-1.txt");
    while (Files.exists(file)) {
      file = folder.resolve("drop-reproduction-" + ++number + ".txt");
    }
    return file;
  }
}
