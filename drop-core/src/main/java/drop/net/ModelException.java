package drop.net;

/**
 * A model that cannot be read: malformed, unsupported or inconsistent. It is checked, because a
 * caller can tell the user where to look; its message is one line.
 */
public final class ModelException extends Exception {
  /** A place in the text, counted from 1; {@code line} is 0 where the whole model is meant. */
  public record Location(int line, int column) {
    public static final Location NONE = new Location(0, 0);
  }

  private final String source;
  private final Location location;
  private final String reason;

  public ModelException(String source, Location location, String reason) {
    super(format(source, location, reason));
    this.source = source;
    this.location = location;
    this.reason = reason;
  }

  public ModelException(String source, String reason) {
    this(source, Location.NONE, reason);
  }

  public String source() {
    return source;
  }

  public Location location() {
    return location;
  }

  public String reason() {
    return reason;
  }

  private static String format(String source, Location location, String reason) {
    String text =
        location.line() > 0
            ? source + ":" + location.line() + ":" + location.column() + ": " + reason
            : source + ": " + reason;
    return text.replaceAll("\\s*\\R\\s*", " ");
  }
}
