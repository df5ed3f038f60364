package drop.reference;

import drop.net.PetriNet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Nets on which a reduction that follows the definitions to the letter, or almost follows them, goes
 * wrong. Each is a text file that says what is lost, and which deadlocks there are.
 */
public final class ProbeFixtures {
  /**
   * A net and its deadlocks.
   *
   * @param deadlocks the markings, each as a list of the tokens in every place
   */
  public record Fixture(String name, PetriNet net, Set<List<Integer>> deadlocks) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Named one by one, because resources in a jar cannot be listed. */
  static final List<String> NAMES =
      List.of(
          "P01-prime-cause-by-influence",
          "P02-read-before-take",
          "P03-several-prime-causes",
          "P04-inhibitor-forgotten",
          "P05-lowest-free-token",
          "P06-candidates-of-one-prefix",
          "P07-postponed-actions-not-forced",
          "P08-independent-aging-endless",
          "P09-two-producers",
          "P10-ignored-action",
          "P11-pure-self-loop",
          "P12-one-sided-conflict",
          "P13-restart-subsumed",
          "S01-weak-sets-with-sleep-sets");

  private static final Pattern DEADLOCKS = Pattern.compile("(?m)^# deadlocks: (.*)$");
  private static final Pattern MARKING = Pattern.compile("\\{([^{}]*)}");

  private ProbeFixtures() {}

  public static List<Fixture> all() {
    return NAMES.stream().map(ProbeFixtures::fixture).toList();
  }

  /** The net whose name begins like this, such as {@code P07}. */
  public static Fixture startingWith(String prefix) {
    return fixture(
        NAMES.stream().filter(name -> name.startsWith(prefix)).findFirst().orElseThrow());
  }

  private static Fixture fixture(String name) {
    String text = text(name);
    PetriNet net = NetText.parse(name, text);
    return new Fixture(name, net, deadlocks(net, text));
  }

  /** The markings in the line of deadlocks, which says {@code none} where there are none. */
  private static Set<List<Integer>> deadlocks(PetriNet net, String text) {
    Matcher line = DEADLOCKS.matcher(text);
    if (!line.find()) {
      throw new IllegalArgumentException(net.id() + " does not tell its deadlocks");
    }
    Set<List<Integer>> deadlocks = new HashSet<>();
    Matcher marking = MARKING.matcher(line.group(1));
    while (marking.find()) {
      int[] tokens = NetText.marking(net, marking.group(1));
      deadlocks.add(Arrays.stream(tokens).boxed().toList());
    }
    if (deadlocks.isEmpty() != line.group(1).equals("none")) {
      throw new IllegalArgumentException(net.id() + " has unclear deadlocks: " + line.group(1));
    }
    return deadlocks;
  }

  private static String text(String name) {
    String path = "/drop/pitfalls/" + name + ".net";
    try (InputStream in = ProbeFixtures.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
