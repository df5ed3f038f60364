package drop.cli;

/** The version of this build, from the manifest of its jar. */
final class Version {
  private Version() {}

  static String current() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(unpackaged)" : version;
  }
}
