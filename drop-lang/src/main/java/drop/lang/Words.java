package drop.lang;

import java.util.List;

/** The words and symbols of the language. */
final class Words {
  /** What a statement can start with, a name aside. */
  static final List<String> STATEMENTS =
      List.of(
          "int", "bool", "if", "while", "acquire", "release", "await", "cas", "inc", "dec", "spawn",
          "assert");

  /** What a program consists of. */
  static final List<String> DECLARATIONS =
      List.of("program", "const", "int", "bool", "lock", "thread");

  /** What no variable can be called. */
  static final List<String> RESERVED =
      List.of(
          "program", "const", "local", "int", "bool", "lock", "thread", "in", "starts", "if",
          "then", "else", "while", "acquire", "release", "await", "cas", "inc", "dec", "spawn",
          "assert", "true", "false");

  /** Longer ones first, where one starts another. */
  static final List<String> SYMBOLS =
      List.of(
          ":=", "==", "!=", "<=", ">=", "&&", "||", "..", "<", ">", "=", "!", "(", ")", "[", "]",
          "{", "}", ",", ";", "+", "-", "*", "/", "%", "$");

  private Words() {}
}
