package drop.state;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Loads a class once more for each width of state, with the width as a constant of that copy. The
 * compiler then unrolls the loops over the words of a state, so that one source is as fast for one
 * word, for two, and so on, as if it had been written for that width.
 *
 * <p>Such a class starts with {@code private static final int WORDS = Specialised.words(lookup())}.
 */
final class Specialised {
  private record Key(Class<?> template, int words) {}

  /** Copies are kept for good, as classes are: a second one would have to be compiled again. */
  private static final Map<Key, MethodHandle> CONSTRUCTORS = new ConcurrentHashMap<>();

  private Specialised() {}

  /** The width that the calling class was loaded for. */
  static int words(MethodHandles.Lookup self) {
    try {
      return MethodHandles.classData(self, "_", Integer.class);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  /** The constructor of a copy of {@code template} for the width. */
  static MethodHandle constructor(Class<?> template, int words, Class<?>... parameters) {
    return CONSTRUCTORS.computeIfAbsent(
        new Key(template, words), key -> load(template, words, parameters));
  }

  private static MethodHandle load(Class<?> template, int words, Class<?>... parameters) {
    try {
      MethodHandles.Lookup copy =
          MethodHandles.lookup().defineHiddenClassWithClassData(bytes(template), words, true);
      MethodType type = MethodType.methodType(void.class, parameters);
      return copy.findConstructor(copy.lookupClass(), type);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] bytes(Class<?> template) {
    String name = template.getName();
    try (InputStream in =
        template.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
