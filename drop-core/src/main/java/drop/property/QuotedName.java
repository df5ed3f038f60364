package drop.property;

/** Names of places and transitions as formulas and traces write them: in quotes where they need it. */
public final class QuotedName {
  private QuotedName() {}

  public static String of(String name) {
    boolean plain =
        !name.isEmpty() && Words.startsName(name.charAt(0)) && !Words.isKeyword(name);
    for (int i = 0; plain && i < name.length(); i++) {
      plain = Words.inName(name.charAt(i));
    }
    return plain ? name : '"' + escaped(name) + '"';
  }

  private static String escaped(String name) {
    return name.replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  /**
   * Reads a name that starts with a quote.
   *
   * @param into where the name goes
   * @return the index after the closing quote, or -1 where there is none
   */
  public static int read(String text, int from, StringBuilder into) {
    int at = from + 1;
    while (at < text.length() && text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c == '\\' && at < text.length()) {
        c = text.charAt(at++);
        c = c == 'n' ? '\n' : c == 'r' ? '\r' : c;
      }
      into.append(c);
    }
    return at < text.length() ? at + 1 : -1;
  }
}
