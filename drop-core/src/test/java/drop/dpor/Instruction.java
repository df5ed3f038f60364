package drop.dpor;

/** An instruction of {@link Program}; what it does not use is -1 (registers, locations) or 0. */
record Instruction(Op op, int x, int y, int r, int i, int c, int target) {
  private static final int NO = -1;

  static Instruction load(int r, int x) {
    return new Instruction(Op.LOAD, x, NO, r, NO, 0, 0);
  }

  /** r := g[x + locals[i]]. */
  static Instruction loadAt(int r, int x, int i) {
    return new Instruction(Op.LOAD, x, NO, r, i, 0, 0);
  }

  static Instruction store(int x, int c) {
    return new Instruction(Op.STORE, x, NO, NO, NO, c, 0);
  }

  /** g[x] := locals[r] + c. */
  static Instruction storeLocal(int x, int r, int c) {
    return new Instruction(Op.STORE, x, NO, r, NO, c, 0);
  }

  static Instruction copy(int x, int y, int c) {
    return new Instruction(Op.COPY, x, y, NO, NO, c, 0);
  }

  static Instruction inc(int x) {
    return new Instruction(Op.INC, x, NO, NO, NO, 1, 0);
  }

  static Instruction acquire(int x) {
    return new Instruction(Op.ACQUIRE, x, NO, NO, NO, 0, 0);
  }

  static Instruction release(int x) {
    return new Instruction(Op.RELEASE, x, NO, NO, NO, 0, 0);
  }

  static Instruction await(int x, int c) {
    return new Instruction(Op.AWAIT, x, NO, NO, NO, c, 0);
  }

  static Instruction cas(int r, int x, int i, int c) {
    return new Instruction(Op.CAS, x, NO, r, i, c, 0);
  }

  static Instruction test(int x, int c, int target) {
    return new Instruction(Op.TEST, x, NO, NO, NO, c, target);
  }

  static Instruction failsIf(int x, int c) {
    return new Instruction(Op.ASSERT, x, NO, NO, NO, c, 0);
  }

  static Instruction spawn(int actor) {
    return new Instruction(Op.SPAWN, actor, NO, NO, NO, 0, 0);
  }

  static Instruction set(int r, int c) {
    return new Instruction(Op.SET, NO, NO, r, NO, c, 0);
  }

  static Instruction add(int r, int c, int modulus) {
    return new Instruction(Op.ADD, NO, modulus, r, NO, c, 0);
  }

  static Instruction unless(int r, int c, int target) {
    return new Instruction(Op.UNLESS, NO, NO, r, NO, c, target);
  }

  static Instruction go(int target) {
    return new Instruction(Op.GOTO, NO, NO, NO, NO, 0, target);
  }

  @Override
  public String toString() {
    return switch (op) {
      case LOAD -> "t%d:=g%d%s".formatted(r, x, i < 0 ? "" : "[t" + i + "]");
      case STORE -> r < 0 ? "g%d:=%d".formatted(x, c) : "g%d:=t%d+%d".formatted(x, r, c);
      case COPY -> "g%d:=g%d+%d".formatted(x, y, c);
      case INC -> "inc g" + x;
      case ACQUIRE -> "acq g" + x;
      case RELEASE -> "rel g" + x;
      case AWAIT -> "await g%d==%d".formatted(x, c);
      case TEST -> "unless g%d==%d go %d".formatted(x, c, target);
      case ASSERT -> "assert g%d!=%d".formatted(x, c);
      case SPAWN -> "spawn " + x;
      case UNLESS -> "unless t%d==%d go %d".formatted(r, c, target);
      default -> op + " " + r + " " + c;
    };
  }
}
