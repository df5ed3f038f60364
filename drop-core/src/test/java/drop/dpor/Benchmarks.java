package drop.dpor;

import static drop.dpor.Instruction.acquire;
import static drop.dpor.Instruction.add;
import static drop.dpor.Instruction.await;
import static drop.dpor.Instruction.cas;
import static drop.dpor.Instruction.copy;
import static drop.dpor.Instruction.go;
import static drop.dpor.Instruction.inc;
import static drop.dpor.Instruction.load;
import static drop.dpor.Instruction.loadAt;
import static drop.dpor.Instruction.release;
import static drop.dpor.Instruction.set;
import static drop.dpor.Instruction.spawn;
import static drop.dpor.Instruction.store;
import static drop.dpor.Instruction.storeLocal;
import static drop.dpor.Instruction.test;
import static drop.dpor.Instruction.unless;

import java.util.ArrayList;
import java.util.List;

/** The programs of the papers whose number of executions is published. */
final class Benchmarks {
  private Benchmarks() {}

  /** Of <i>Source Sets</i>: one writes x, the others read something else and then x. */
  static Program readers(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    threads.add(List.of(store(0, 1)));
    for (int i = 1; i <= n; i++) {
      threads.add(List.of(load(0, i), load(1, 0)));
    }
    return Program.of(n + 1, threads);
  }

  /** Of <i>Eager POR</i>: one writes x, the others read it; n threads altogether. */
  static Program readersWriters(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    threads.add(List.of(store(0, 1)));
    for (int i = 1; i < n; i++) {
      threads.add(List.of(load(0, 0)));
    }
    return Program.of(1, threads);
  }

  static Program ring(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      threads.add(List.of(copy((i + 1) % n, i, 0)));
    }
    return Program.of(n, threads);
  }

  static Program ringExtended(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      threads.add(List.of(copy((i + 1) % n, i, 0), copy((i + 1) % n, i, 0)));
    }
    return Program.of(n, threads);
  }

  static Program branching(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int next = (i + 1) % n;
      threads.add(List.of(test(i, 0, 2), store(next, 1), test(i, 0, 4), store(next, 1)));
    }
    return Program.of(n, threads);
  }

  /** Of <i>Source Sets</i>, Fig. 11: thread 0 looks downward for a zero. */
  static Program lastZero(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    threads.add(
        List.of(set(0, n), loadAt(1, 0, 0), unless(1, 0, 4), go(6), add(0, -1, n + 1), go(1)));
    for (int j = 1; j <= n; j++) {
      threads.add(List.of(load(0, j - 1), storeLocal(j, 0, 1)));
    }
    return Program.of(n + 1, threads);
  }

  /** Of <i>Source Sets</i>, Fig. 12, where the increments are dependent. */
  static Program wakeupStress(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    threads.add(List.of(copy(0, 0, 1)));
    for (int j = 0; j < n; j++) {
      threads.add(List.of(copy(1, 1, 1), inc(2), await(2, n + 1)));
    }
    threads.add(List.of(inc(2), await(2, n + 1), copy(0, 0, 1)));
    return Program.of(3, threads);
  }

  /** Of Flanagan and Godefroid: n threads insert four messages each into a hash table of 128. */
  static Program indexer(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      List<Instruction> thread = new ArrayList<>();
      for (int m = 1; m <= 4; m++) {
        int message = m * 11 + t;
        int start = thread.size();
        thread.add(set(0, message * 7 % 128));
        thread.add(cas(1, 0, 0, message));
        thread.add(unless(1, 0, start + 5));
        thread.add(add(0, 1, 128));
        thread.add(go(start + 1));
      }
      threads.add(thread);
    }
    return Program.of(128, threads);
  }

  /** Of Flanagan and Godefroid: 32 inodes, 26 blocks, each with a lock. */
  static Program fileSystem(int n) {
    int inodes = 32;
    int blocks = 26;
    int lockInode = inodes + blocks;
    int lockBlock = lockInode + inodes;
    List<List<Instruction>> threads = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      int i = t % inodes;
      List<Instruction> thread = new ArrayList<>();
      thread.add(acquire(lockInode + i));
      thread.add(load(0, i));
      int end = 2 + 1 + blocks * 7;
      thread.add(unless(0, 0, end));
      for (int k = 0; k < blocks; k++) {
        int b = (i * 2 + k) % blocks;
        int start = thread.size();
        thread.add(acquire(lockBlock + b));
        thread.add(test(inodes + b, 0, start + 6));
        thread.add(store(inodes + b, 1));
        thread.add(store(i, b + 1));
        thread.add(release(lockBlock + b));
        thread.add(go(end));
        thread.add(release(lockBlock + b));
      }
      thread.add(release(lockInode + i));
      threads.add(thread);
    }
    return Program.of(lockBlock + blocks, threads);
  }

  /** Of <i>Source Sets</i>, Fig. 10, with y read only where it matters. */
  static Program figure10(int n) {
    List<List<Instruction>> threads = new ArrayList<>();
    int q = n;
    for (int i = 0; i < n; i++) {
      List<Instruction> p = new ArrayList<>(List.of(test(3 * i, 1, i + 1 < n ? 4 : 1)));
      if (i + 1 < n) {
        int next = n + 3 * (i + 1);
        p.addAll(List.of(spawn(next), spawn(next + 1), spawn(next + 2)));
      }
      threads.add(p);
    }
    for (int i = 0; i < n; i++) {
      int x = 3 * i;
      threads.add(List.of(store(x + 1, 1)));
      threads.add(List.of(test(x + 1, 0, 2), store(x + 2, 1)));
      threads.add(List.of(test(x + 2, 1, 3), test(x + 1, 0, 3), store(x, 1)));
    }
    return new Program(new int[3 * n], q + 3, threads);
  }
}
