package drop.block;

import drop.block.AtomicBlock.Comparison;
import drop.net.ModelException;
import drop.text.WordScanner;
import drop.text.WordScanner.Token;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads models of atomic blocks from text in UTF-8.
 *
 * <pre>{@code
 * # Two callers meet at a barrier.
 * blocks meeting
 * objects Barrier Left Right
 * variable arrived of Barrier starts 0
 * block left   of Left     creates wait1
 * block right  of Right    creates wait2
 * block wait1  of Barrier  adds arrived 1  creates go1
 * block wait2  of Barrier  adds arrived 1  creates go2
 * block go1    of Barrier  when arrived is 2  stateless  creates left2
 * block go2    of Barrier  when arrived is 2  stateless
 * block left2  of Left
 * }</pre>
 *
 * <p>A file is {@code blocks} and a name, then declarations in any order, only that objects and
 * variables come before their use. What a block says after its object comes in any order:
 * conditions on variables of its object ({@code is}, {@code not}, {@code below}, {@code above}),
 * which must all hold for it to run, what it {@code sets} or {@code adds}, the blocks that it
 * {@code creates}, here or further down, and that it is {@code stateless}. Line breaks are blanks,
 * {@code #} starts a comment, and names are quoted as in entity-based systems.
 */
public final class AbReader {
  /** Reads a model and leaves the stream open: it is the caller's. */
  public BlockModel read(InputStream in, String sourceName) throws ModelException, IOException {
    return new Reading(new WordScanner(in, sourceName)).model();
  }

  /** Says something to the model that is built; what it refuses is an IllegalArgumentException. */
  private interface Statement {
    void say();
  }

  /** Which block creates which, to be said when all are known. */
  private record Creation(String creator, Token created) {}

  /** One file and the token that is to be read next. */
  private static final class Reading {
    private final WordScanner scanner;
    private final List<Creation> creations = new ArrayList<>();
    private Token token;
    private BlockModel.Builder model;

    Reading(WordScanner scanner) throws ModelException, IOException {
      this.scanner = scanner;
      this.token = scanner.next();
    }

    BlockModel model() throws ModelException, IOException {
      if (!isWord(AbWords.BLOCKS)) {
        throw expected("\"blocks\" and a name, with which the file starts");
      }
      advance();
      Token name = name("the model");
      say(name, () -> model = BlockModel.builder(name.text()));
      while (!token.isEnd()) {
        declaration();
      }
      for (Creation creation : creations) {
        say(
            creation.created(),
            () -> model.creates(creation.creator(), creation.created().text()));
      }
      return model.build();
    }

    private void declaration() throws ModelException, IOException {
      if (skip(AbWords.OBJECTS)) {
        while (isName()) {
          Token name = name("an object");
          say(name, () -> model.objects(name.text()));
        }
      } else if (skip(AbWords.VARIABLE)) {
        Token name = name("the variable");
        Token object = object();
        demand(AbWords.STARTS);
        int value = number();
        say(name, () -> model.variable(name.text(), object.text(), value));
      } else if (skip(AbWords.BLOCK)) {
        Token name = name("the block");
        Token object = object();
        say(name, () -> model.block(name.text(), object.text()));
        while (clause(name.text())) {}
      } else {
        throw expected(
            "\"objects\", \"variable\", \"block\" or, after a block and its object, \"when\","
                + " \"sets\", \"adds\", \"stateless\" or \"creates\"");
      }
    }

    private boolean clause(String block) throws ModelException, IOException {
      Token start = token;
      if (skip(AbWords.STATELESS)) {
        say(start, () -> model.stateless());
      } else if (skip(AbWords.CREATES)) {
        while (isName()) {
          creations.add(new Creation(block, name("a block")));
        }
      } else if (skip(AbWords.WHEN)) {
        Token variable = name("a variable");
        Comparison comparison = comparison();
        int value = number();
        say(variable, () -> model.when(variable.text(), comparison, value));
      } else if (isWord(AbWords.SETS) || isWord(AbWords.ADDS)) {
        advance();
        Token variable = name("a variable");
        int value = number();
        say(
            variable,
            () -> {
              if (start.text().equals(AbWords.SETS)) {
                model.sets(variable.text(), value);
              } else {
                model.adds(variable.text(), value);
              }
            });
      } else {
        return false;
      }
      return true;
    }

    private Token object() throws ModelException, IOException {
      demand(AbWords.OF);
      Token object = name("an object");
      say(object, () -> model.demandObject(object.text()));
      return object;
    }

    private Comparison comparison() throws ModelException, IOException {
      Comparison found =
          token.isEnd() || token.quoted() ? null : AbWords.comparison(token.text()).orElse(null);
      if (found == null) {
        throw expected("one of " + AbWords.comparisons());
      }
      advance();
      return found;
    }

    private int number() throws ModelException, IOException {
      if (token.isEnd() || token.quoted() || !token.text().matches("-?[0-9]{1,5}")) {
        throw expected(
            "a whole number from %d to %d".formatted(-BlockModel.LARGEST, BlockModel.LARGEST));
      }
      int number = Integer.parseInt(token.text());
      advance();
      return number;
    }

    private Token name(String whose) throws ModelException, IOException {
      if (!isName()) {
        throw expected("the name of " + whose + "; one that is a word of the format is quoted");
      }
      Token name = token;
      advance();
      return name;
    }

    private void say(Token about, Statement statement) throws ModelException {
      try {
        statement.say();
      } catch (IllegalArgumentException e) {
        throw scanner.refusal(about.location(), e.getMessage());
      }
    }

    private boolean skip(String word) throws ModelException, IOException {
      boolean found = isWord(word);
      if (found) {
        advance();
      }
      return found;
    }

    private void demand(String word) throws ModelException, IOException {
      if (!skip(word)) {
        throw expected('"' + word + '"');
      }
    }

    private void advance() throws ModelException, IOException {
      token = scanner.next();
    }

    private boolean isName() {
      return !token.isEnd() && (token.quoted() || !AbWords.isKeyword(token.text()));
    }

    private boolean isWord(String word) {
      return !token.quoted() && word.equals(token.text());
    }

    private ModelException expected(String what) {
      return scanner.refusal(token.location(), "found " + token + ", but expected " + what);
    }
  }
}
