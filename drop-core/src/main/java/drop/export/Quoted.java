package drop.export;

/** Text in double quotes, as Aldebaran and DOT files both take it. */
public final class Quoted {
  private Quoted() {}

  public static String text(String raw) {
    StringBuilder quoted = new StringBuilder(raw.length() + 2).append('"');
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        default -> quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
