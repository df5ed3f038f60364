package drop.block;

import drop.block.AtomicBlock.Condition;
import drop.block.AtomicBlock.Effect;
import java.io.IOException;
import java.io.Writer;

/** Writes models of atomic blocks as {@link AbReader} reads them. */
public final class AbWriter {
  /** Writes the model and flushes, but leaves the stream open: it is the caller's. */
  public void write(BlockModel model, Writer out) throws IOException {
    out.write(AbWords.BLOCKS + " " + AbWords.written(model.name()) + "\n\n" + AbWords.OBJECTS);
    for (String object : model.objects()) {
      out.write(" " + AbWords.written(object));
    }
    out.write("\n");
    for (BlockModel.Variable variable : model.variables()) {
      line(out, AbWords.VARIABLE, variable.name(), model.objects().get(variable.object()));
      out.write(" " + AbWords.STARTS + " " + variable.initial() + "\n");
    }
    for (AtomicBlock block : model.blocks()) {
      line(out, AbWords.BLOCK, block.name(), model.objects().get(block.object()));
      clauses(model, block, out);
      out.write("\n");
    }
    out.flush();
  }

  private static void line(Writer out, String word, String name, String object)
      throws IOException {
    String owner = AbWords.OF + " " + AbWords.written(object);
    out.write(word + " " + AbWords.written(name) + " " + owner);
  }

  private static void clauses(BlockModel model, AtomicBlock block, Writer out) throws IOException {
    for (Condition condition : block.conditions()) {
      clause(
          out,
          AbWords.WHEN,
          model.variables().get(condition.variable()).name(),
          condition.comparison().word() + " " + condition.value());
    }
    if (block.stateless()) {
      out.write(" " + AbWords.STATELESS);
    }
    for (Effect effect : block.effects()) {
      clause(
          out,
          effect.adds() ? AbWords.ADDS : AbWords.SETS,
          model.variables().get(effect.variable()).name(),
          Integer.toString(effect.value()));
    }
    if (!block.creates().isEmpty()) {
      out.write(" " + AbWords.CREATES);
      for (int created : block.creates()) {
        out.write(" " + AbWords.written(model.blocks().get(created).name()));
      }
    }
  }

  private static void clause(Writer out, String word, String variable, String rest)
      throws IOException {
    out.write(" " + word + " " + AbWords.written(variable) + " " + rest);
  }
}
