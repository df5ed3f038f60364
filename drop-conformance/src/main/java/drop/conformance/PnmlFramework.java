package drop.conformance;

import fr.lip6.move.pnml.framework.general.PnmlImport;
import fr.lip6.move.pnml.framework.hlapi.HLAPIClass;
import fr.lip6.move.pnml.framework.utils.ModelRepository;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * PNML Framework, which keeps its documents in a global repository: so one import at a time, and
 * the repository is emptied after each. Its grammar validation stays off because it asks the
 * network.
 */
final class PnmlFramework {
  private PnmlFramework() {}

  /** Imports the document for its objections only. */
  static void check(Path document, Findings findings) {
    try {
      use(document, imported -> imported);
    } catch (Exception | StackOverflowError e) {
      findings.add("PNML Framework refuses it: " + reason(e));
    }
  }

  /** Imports the document, lets the use look at it, and forgets it. */
  static <T> T use(Path document, Function<HLAPIClass, T> use) throws Exception {
    synchronized (PnmlFramework.class) {
      return withOwnClassLoader(
          () -> {
            ModelRepository repository = ModelRepository.getInstance();
            repository.createDocumentWorkspace(document.toString());
            try {
              PnmlImport importer = new PnmlImport();
              importer.disableGrammarValidation();
              return use.apply(importer.importFile(document.toString()));
            } finally {
              repository.destroyCurrentWorkspace();
              // What an import that failed half-way leaves behind would make the next one fail.
              repository.reset();
            }
          });
    }
  }

  /** Its libraries look for each other by the thread's class loader, which need not know them. */
  private static <T> T withOwnClassLoader(Callable<T> work) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(PnmlFramework.class.getClassLoader());
    try {
      return work.call();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** The innermost message, as the outer ones say little more than that something went wrong. */
  private static String reason(Throwable fault) {
    Throwable inner = fault;
    while (inner.getCause() != null && inner.getCause() != inner) {
      inner = inner.getCause();
    }
    String message = inner.getMessage();
    if (message == null || message.isBlank()) {
      return "no reason given (" + inner.getClass().getSimpleName() + ")";
    }
    return inner instanceof NumberFormatException
        ? "it wants markings, weights and coordinates to be whole numbers: " + message
        : message;
  }
}
