package drop.probe;

import java.util.Arrays;

/**
 * The tokens of a concrete action (thesis, section 4.2.2): from each group of tokens that cannot be told
 * apart, how many the action deletes and how many it reads. A choice stands for all choices that differ
 * only within the groups: what they lead to is the same up to the names of tokens.
 */
final class Choice {
  int size;
  int[] group = new int[4];
  int[] deletes = new int[4];
  int[] reads = new int[4];
  /** After the action was appended: the group that the deleted, the read tokens have become. */
  int[] deletedAs = new int[4];

  int[] readAs = new int[4];

  void clear() {
    size = 0;
  }

  void add(int fromGroup, int deleted, int read) {
    if (size == group.length) {
      grow();
    }
    group[size] = fromGroup;
    deletes[size] = deleted;
    reads[size++] = read;
  }

  /** Adds to the entry of the group, making one where there is none. */
  void merge(int fromGroup, int deleted, int read) {
    for (int i = 0; i < size; i++) {
      if (group[i] == fromGroup) {
        deletes[i] += deleted;
        reads[i] += read;
        return;
      }
    }
    add(fromGroup, deleted, read);
  }

  int indexOf(int ofGroup) {
    for (int i = 0; i < size; i++) {
      if (group[i] == ofGroup) {
        return i;
      }
    }
    return -1;
  }

  private void grow() {
    int length = 2 * group.length;
    group = Arrays.copyOf(group, length);
    deletes = Arrays.copyOf(deletes, length);
    reads = Arrays.copyOf(reads, length);
    deletedAs = Arrays.copyOf(deletedAs, length);
    readAs = Arrays.copyOf(readAs, length);
  }
}
