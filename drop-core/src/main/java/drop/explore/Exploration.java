package drop.explore;

import drop.result.Outcome;
import drop.result.Statistics;

/** What an exploration yields. */
public record Exploration(Outcome outcome, Statistics statistics, StateSpace space) {}
