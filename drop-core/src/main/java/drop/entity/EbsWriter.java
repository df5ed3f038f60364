package drop.entity;

import drop.entity.EntityAction.Role;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.IntStream;

/** Writes entity-based systems as {@link EbsReader} reads them. */
public final class EbsWriter {
  private static final int WIDTH = 100;
  private static final String INDENT = "  ";

  /** Writes the system and flushes, but leaves the stream open: it is the caller's. */
  public void write(EntitySystem system, Writer out) throws IOException {
    out.write(EbsWords.SYSTEM + " " + EbsWords.written(system.name()) + "\n\n");
    list("", EbsWords.ENTITIES, IntStream.range(0, system.entityCount()), system, out);
    list("", EbsWords.INITIAL, IntStream.of(system.initial().toArray()), system, out);
    for (EntityAction action : system.actions()) {
      out.write("\n" + EbsWords.ACTION + " " + EbsWords.written(action.name()) + "\n");
      for (Role role : Role.values()) {
        list(INDENT, role.word(), IntStream.of(action.entities(role).toArray()), system, out);
      }
    }
    out.flush();
  }

  /** A list of entities in lines that are not too long, or nothing where there are none. */
  private static void list(
      String indent, String word, IntStream entities, EntitySystem system, Writer out)
      throws IOException {
    List<String> names = entities.mapToObj(e -> EbsWords.written(system.entityName(e))).toList();
    if (names.isEmpty()) {
      return;
    }
    StringBuilder line = new StringBuilder(indent).append(word);
    for (String name : names) {
      if (line.length() + 1 + name.length() > WIDTH) {
        out.append(line).append('\n');
        line = new StringBuilder(indent).append(INDENT).append(name);
      } else {
        line.append(' ').append(name);
      }
    }
    out.append(line).append('\n');
  }
}
