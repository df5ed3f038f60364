package drop.entity;

import drop.entity.EntityAction.Role;
import drop.net.ModelException;
import drop.text.WordScanner;
import drop.text.WordScanner.Token;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads entity-based systems from text in UTF-8.
 *
 * <pre>{@code
 * # A lock that breaks.
 * system lock
 * entities free held broken
 * initial  free
 * action take   deletes free  creates held  forbids broken
 * action give   deletes held  creates free
 * action break  creates broken
 * }</pre>
 *
 * <p>A file is {@code system} and a name, then any number of lists in any order, each a word and the
 * names that follow it: {@code entities} declares, {@code initial} adds to the initial state, and
 * {@code action} starts an action, after whose name come lists of what it {@code reads}, {@code
 * forbids}, {@code deletes} and {@code creates}. Line breaks are blanks, so a list may take several
 * lines, and {@code #} starts a comment. A name is put in double quotes where it is one of these
 * words or has other characters than letters, digits and {@code _ - . ' [ ]}; within them {@code \"}
 * and {@code \\} stand for a quote and a backslash.
 *
 * <p>Entities are declared, and before they are used, because the alternative hides mistakes: a
 * misspelt entity would be a new one, and an action that waits for it silently dead.
 */
public final class EbsReader {
  /** Reads a system and leaves the stream open: it is the caller's. */
  public EntitySystem read(InputStream in, String sourceName) throws ModelException, IOException {
    return new Reading(new WordScanner(in, sourceName)).system();
  }

  /** Puts a token into the system that is built; says no by an IllegalArgumentException. */
  private interface Use {
    void of(String name);
  }

  /** One file and the token that is to be read next. */
  private static final class Reading {
    private final WordScanner scanner;
    private Token token;
    private EntitySystem.Builder system;

    Reading(WordScanner scanner) throws ModelException, IOException {
      this.scanner = scanner;
      this.token = scanner.next();
    }

    EntitySystem system() throws ModelException, IOException {
      if (!isWord(EbsWords.SYSTEM)) {
        throw expected("\"system\" and a name, with which the file starts");
      }
      advance();
      name("the system", name -> system = EntitySystem.builder(name));
      while (!token.isEnd()) {
        list();
      }
      return system.build();
    }

    private void list() throws ModelException, IOException {
      if (isWord(EbsWords.ENTITIES)) {
        names(system::entities);
      } else if (isWord(EbsWords.INITIAL)) {
        names(system::initial);
      } else if (isWord(EbsWords.ACTION)) {
        advance();
        name("the action", system::action);
        while (isRole()) {
          Role role = EbsWords.role(token.text()).orElseThrow();
          names(entity -> system.uses(role, entity));
        }
      } else if (isRole()) {
        throw expected("\"entities\", \"initial\" or \"action\"; only an action does that");
      } else {
        throw expected(
            "\"entities\", \"initial\", \"action\" or, after the name of an action, \"reads\","
                + " \"forbids\", \"deletes\" or \"creates\"");
      }
    }

    /** Reads the word at which the list starts, and its names. */
    private void names(Use use) throws ModelException, IOException {
      advance();
      while (isName()) {
        accept(use);
      }
    }

    private void name(String whose, Use use) throws ModelException, IOException {
      if (!isName()) {
        throw expected("the name of " + whose + "; one that is a word of the format is quoted");
      }
      accept(use);
    }

    private void accept(Use use) throws ModelException, IOException {
      try {
        use.of(token.text());
      } catch (IllegalArgumentException e) {
        throw scanner.refusal(token.location(), e.getMessage());
      }
      advance();
    }

    private void advance() throws ModelException, IOException {
      token = scanner.next();
    }

    private boolean isName() {
      return !token.isEnd() && (token.quoted() || !EbsWords.isKeyword(token.text()));
    }

    private boolean isWord(String word) {
      return !token.quoted() && word.equals(token.text());
    }

    private boolean isRole() {
      return !token.isEnd() && !token.quoted() && EbsWords.role(token.text()).isPresent();
    }

    private ModelException expected(String what) {
      return scanner.refusal(token.location(), "found " + token + ", but expected " + what);
    }
  }
}
