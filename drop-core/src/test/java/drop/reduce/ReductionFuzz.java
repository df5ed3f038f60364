package drop.reduce;

import drop.net.PetriNet;
import drop.reference.NetText;
import drop.reference.ProbeNets;
import drop.reference.SmallStateSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Compares reduced with full exploration on random nets, for every {@link Configuration}. As a program
 * it goes on for as many nets as it is told.
 */
final class ReductionFuzz {
  static final int MOST_STATES = 300;

  /** Linear and branching time cost most, so they are compared on one net in so many. */
  private static final int COSTLY_EVERY = 10;

  private static final int NETS_PER_LINE = 50_000;

  private final List<Configuration> configurations;
  private final int costlyEvery;
  private final Consumer<String> report;
  private final long[] nets;
  private final long[] failures;
  private final long[] states;
  private final long[] fullStates;
  private long judged;

  ReductionFuzz(List<Configuration> configurations, int costlyEvery, Consumer<String> report) {
    this.configurations = configurations;
    this.costlyEvery = costlyEvery;
    this.report = report;
    nets = new long[configurations.size()];
    failures = new long[configurations.size()];
    states = new long[configurations.size()];
    fullStates = new long[configurations.size()];
  }

  /** Judges so many nets that are small enough, of every step-th seed from this one on. */
  void run(long seed, int step, long wanted) {
    long end = judged + wanted;
    for (long next = seed; judged < end; next += step) {
      // The other nets hardly have steps of two processes together.
      PetriNet net = next / step % 8 == 7 ? JointSteps.net(next) : ProbeNets.net(next);
      SmallStateSpace full = SmallStateSpace.of(net, MOST_STATES);
      if (full.complete()) {
        judge(next, net, full);
        judged++;
        if (judged % NETS_PER_LINE == 0) {
          report.accept(judged + " nets up to seed " + next + ", " + failures() + " failures");
        }
      }
    }
  }

  private void judge(long seed, PetriNet net, SmallStateSpace full) {
    ReductionJudge judge = new ReductionJudge(net, full, seed);
    boolean costly = judged % costlyEvery == 0;
    for (int c = 0; c < nets.length; c++) {
      Configuration configuration = configurations.get(c);
      if (configuration.level().compareTo(Preserve.LTL) < 0 || costly) {
        ReductionJudge.Verdict verdict = judge.judge(configuration);
        nets[c]++;
        states[c] += verdict.states();
        fullStates[c] += full.states();
        if (verdict.difference().isPresent()) {
          failures[c]++;
          report.accept(
              "seed %d, %s: %s%n%s"
                  .formatted(
                      seed, configuration.name(), verdict.difference().get(), NetText.of(net)));
        }
      }
    }
  }

  long failures() {
    long sum = 0;
    for (long count : failures) {
      sum += count;
    }
    return sum;
  }

  void add(ReductionFuzz other) {
    for (int c = 0; c < nets.length; c++) {
      nets[c] += other.nets[c];
      failures[c] += other.failures[c];
      states[c] += other.states[c];
      fullStates[c] += other.fullStates[c];
    }
  }

  /** A line for each configuration. */
  List<String> summary() {
    List<String> lines = new ArrayList<>();
    for (int c = 0; c < nets.length; c++) {
      lines.add(
          "%-40s %,11d nets, %d failures, %,13d states of %,13d"
              .formatted(
                  configurations.get(c).name(), nets[c], failures[c], states[c], fullStates[c]));
    }
    return lines;
  }

  /**
   * Arguments: the first seed, how many nets, on how many threads (1), a regular expression found in
   * the names of the configurations (all).
   */
  public static void main(String[] arguments) throws Exception {
    long seed = Long.parseLong(arguments[0]);
    long wanted = Long.parseLong(arguments[1]);
    int threads = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1;
    Predicate<String> wantedNames =
        Pattern.compile(arguments.length > 3 ? arguments[3] : "").asPredicate();
    List<Configuration> chosen =
        Configuration.all().stream().filter(c -> wantedNames.test(c.name())).toList();
    long begin = System.nanoTime();
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    List<Future<ReductionFuzz>> shares = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      long first = seed + i;
      long nets = wanted / threads + (i < wanted % threads ? 1 : 0);
      shares.add(
          executor.submit(
              () -> {
                ReductionFuzz share =
                    new ReductionFuzz(chosen, COSTLY_EVERY, System.out::println);
                share.run(first, threads, nets);
                return share;
              }));
    }
    executor.shutdown();
    ReductionFuzz sum = new ReductionFuzz(chosen, COSTLY_EVERY, System.out::println);
    for (Future<ReductionFuzz> share : shares) {
      sum.add(share.get());
    }
    sum.summary().forEach(System.out::println);
    System.out.printf("%d s%n", (System.nanoTime() - begin) / 1_000_000_000);
  }
}
