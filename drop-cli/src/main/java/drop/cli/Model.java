package drop.cli;

import drop.family.Families;
import drop.net.ModelException;
import drop.net.PetriNet;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A model as the user named it.
 *
 * @param format where it comes from: the format of a file, or a built-in family
 */
record Model(PetriNet net, String format) {
  /** Loads a file, standard input, or a family; a file wins over a family of the same name. */
  static Model load(String name, String netId, Terminal terminal)
      throws ModelException, IOException {
    if (name.equals("-")) {
      return read(terminal.in(), "standard input", netId);
    }
    Path file = Path.of(name);
    if (Files.exists(file)) {
      if (Files.isDirectory(file)) {
        throw new ModelException(name, "this is a directory, not a model");
      }
      // Unlike the streams of Files, those of channels heed an interruption of their thread.
      try (FileChannel channel = FileChannel.open(file);
          InputStream in = Channels.newInputStream(channel)) {
        return read(in, name, netId);
      }
    }
    if (Families.find(name).isPresent() || looksLikeFamily(name)) {
      return new Model(Families.net(name), "family");
    }
    throw new NoSuchFileException(name);
  }

  private static Model read(InputStream in, String source, String netId)
      throws ModelException, IOException {
    BufferedInputStream content = new BufferedInputStream(in);
    FrontEnd frontEnd = FrontEnds.of(source, content);
    return new Model(frontEnd.read(content, source, netId), frontEnd.format());
  }

  /** A word and perhaps a colon: a misspelt family gets a better answer than a missing file. */
  private static boolean looksLikeFamily(String name) {
    return name.matches("[a-z]+(:[0-9a-z=,]*)?");
  }
}
