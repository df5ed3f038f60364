package drop.cli;

/** Small PNML documents. */
final class Documents {
  private Documents() {}

  /** A document of these nets. */
  static String of(String... nets) {
    return "<pnml xmlns=\"http://www.pnml.org/version-2009/grammar/pnml\">"
        + String.join("", nets)
        + "</pnml>";
  }

  /** A document of one net: one token that takes one of several ways to its own end. */
  static String fork(String id, int ways) {
    return of(forkNet(id, ways));
  }

  static String forkNet(String id, int ways) {
    StringBuilder net = new StringBuilder("<net id=\"" + id + "\"");
    net.append(" type=\"http://www.pnml.org/version-2009/grammar/ptnet\"><page id=\"page\">");
    net.append("<place id=\"start\"><initialMarking><text>1</text></initialMarking></place>");
    for (int i = 1; i <= ways; i++) {
      net.append(
          "<place id=\"end%1$d\"/><transition id=\"go%1$d\"/>".formatted(i)
              + "<arc id=\"in%1$d\" source=\"start\" target=\"go%1$d\"/>".formatted(i)
              + "<arc id=\"out%1$d\" source=\"go%1$d\" target=\"end%1$d\"/>".formatted(i));
    }
    return net.append("</page></net>").toString();
  }
}
