package drop.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import drop.explore.Stopped;
import drop.result.Outcome.Limit;
import drop.result.Outcome.LimitReached;
import drop.state.MemoryBudget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What is stored comes back, under the same number, and memory that is used up is said to be. */
class CodeTableTest {
  private static final MemoryBudget PLENTY = new MemoryBudget(Long.MAX_VALUE);

  @Test
  void numbersOfAnySizeComeBack() {
    Code code = new Code();
    List<Integer> values = new ArrayList<>(List.of(0, 1, 127, 128, 16_383, 16_384, -1));
    values.addAll(List.of(Integer.MAX_VALUE, Integer.MIN_VALUE, 1 << 21, (1 << 28) - 1, 1 << 28));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 5000; i++) {
      values.add(random.nextInt() >>> random.nextInt(32));
    }
    values.forEach(code::put);
    for (int round = 0; round < 2; round++) {
      for (int value : values) {
        assertThat(code.atEnd()).isFalse();
        assertThat(code.take()).isEqualTo(value);
      }
      assertThat(code.atEnd()).isTrue();
      code.seek(0);
    }
    code.clear();
    assertThat(code.atEnd()).isTrue();
    assertThat(code.size).isZero();
  }

  @Test
  void smallNumbersTakeAByte() {
    Code code = new Code();
    code.put(0);
    code.put(127);
    assertThat(code.size).isEqualTo(2);
    code.put(128);
    assertThat(code.size).isEqualTo(4);
  }

  @Test
  void codesAreNumberedInTheOrderOfTheirArrival() throws Stopped {
    CodeTable table = new CodeTable(PLENTY);
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    List<List<Integer>> contents = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(2);
    Code code = new Code();
    for (int i = 0; i < 20_000; i++) {
      List<Integer> content = content(random, random.nextInt(8));
      fill(code, content);
      Integer known = numbers.get(content);
      assertThat(table.find(code)).isEqualTo(known == null ? -1 : known);
      int number = table.add(code);
      if (known == null) {
        assertThat(~number).isEqualTo(contents.size());
        numbers.put(content, contents.size());
        contents.add(content);
      } else {
        assertThat(number).isEqualTo(known);
      }
    }
    assertThat(table.size()).isEqualTo(contents.size()).isGreaterThan(5000);
    assertContents(table, contents);
  }

  /** Codes that are longer than a page, and pages that are full to the last byte. */
  @Test
  void codesMayBeLong() throws Stopped {
    CodeTable table = new CodeTable(PLENTY);
    List<List<Integer>> contents = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(3);
    Code code = new Code();
    for (int length : new int[] {0, 1022, 1, 1021, 1020, 127, 128, 5000, 300_000, 3, 20_000}) {
      List<Integer> content = content(random, length);
      fill(code, content);
      assertThat(table.add(code)).isEqualTo(~contents.size());
      contents.add(content);
    }
    assertContents(table, contents);
  }

  /** The same bytes are not the same code if there are more of them. */
  @Test
  void lengthsTellCodesApart() throws Stopped {
    CodeTable table = new CodeTable(PLENTY);
    Code code = new Code();
    for (int length = 0; length < 400; length++) {
      fill(code, Arrays.asList(new Integer[0]));
      for (int i = 0; i < length; i++) {
        code.put(0);
      }
      assertThat(table.find(code)).isNegative();
      assertThat(table.add(code)).isEqualTo(~length);
      assertThat(table.add(code)).isEqualTo(length);
    }
  }

  @Test
  void memoryThatIsUsedUpStopsTheSearch() throws Stopped {
    long peak = 0;
    for (long bytes : new long[] {0, 100, 1024, 3000, 10_000, 100_000}) {
      MemoryBudget budget = new MemoryBudget(bytes);
      CodeTable table = new CodeTable(budget);
      Code code = new Code();
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 1_000_000; i++) {
                  fill(code, List.of(i, i, i));
                  table.add(code);
                }
              })
          .isInstanceOfSatisfying(
              Stopped.class,
              e -> assertThat(((LimitReached) e.outcome()).limit()).isEqualTo(Limit.MEMORY));
      assertThat(budget.peak()).isLessThanOrEqualTo(bytes).isGreaterThanOrEqualTo(peak);
      assertThat((long) table.size()).isLessThanOrEqualTo(bytes);
      peak = budget.peak();
      Code back = new Code();
      for (int number = 0; number < table.size(); number++) {
        table.get(number, back);
        assertThat(back.take()).isEqualTo(number);
      }
    }
    assertThat(peak).isGreaterThan(50_000);
  }

  @Test
  void markingsComeBack() throws Stopped {
    Markings markings = new Markings(PLENTY);
    SplittableRandom random = new SplittableRandom(4);
    List<int[]> stored = new ArrayList<>();
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    int places = 300;
    for (int i = 0; i < 5000; i++) {
      int[] marking = new int[places];
      for (int k = random.nextInt(6); k > 0; k--) {
        marking[random.nextInt(places)] = random.nextInt() >>> 1 + random.nextInt(31);
      }
      List<Integer> key = Arrays.stream(marking).boxed().toList();
      assertThat(markings.find(marking)).isEqualTo(numbers.getOrDefault(key, -1));
      int number = markings.number(marking);
      assertThat(number).isEqualTo(numbers.getOrDefault(key, stored.size()));
      if (numbers.putIfAbsent(key, number) == null) {
        stored.add(marking);
      }
    }
    assertThat(markings.size()).isEqualTo(stored.size());
    int[] into = new int[places];
    for (int number = 0; number < stored.size(); number++) {
      Arrays.fill(into, 7);
      markings.get(number, into);
      assertThat(into).isEqualTo(stored.get(number));
    }
  }

  private static List<Integer> content(SplittableRandom random, int length) {
    List<Integer> content = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      content.add(random.nextInt(length > 8 ? 128 : 200));
    }
    return content;
  }

  private static void fill(Code code, List<Integer> content) {
    code.clear();
    content.forEach(code::put);
  }

  private static void assertContents(CodeTable table, List<List<Integer>> contents) {
    Code code = new Code();
    for (int number = 0; number < contents.size(); number++) {
      table.get(number, code);
      List<Integer> back = new ArrayList<>();
      while (!code.atEnd()) {
        back.add(code.take());
      }
      assertThat(back).isEqualTo(contents.get(number));
      code.seek(0);
      assertThat(table.find(code)).isEqualTo(number);
    }
  }
}
