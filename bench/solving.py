"""The solver on lands as they come out of matches: how long it takes, and how often a bound on its
work leaves the best unfound."""

from random import Random

from bench.lands import classics, match_land
from bench.measuring import Figure, Section, first_seconds, quantile, seconds
from engine.cutterland.solving import Solution, solve

LANDS = 200
RICH = 20
STEPS = 400_000
"""What the strongest computer player may spend."""


def section() -> Section:
    rng, pack = Random(5), classics()
    times, again, bounded, same = [], [], [], 0
    for _ in range(LANDS):
        land = match_land(pack, rng)
        found: list[Solution] = []
        times.append(1000 * first_seconds(lambda: found.append(solve(land, 3, 4, None))))  # noqa: B023
        again.append(1000 * seconds(lambda: solve(land, 3, 4, None)))  # noqa: B023
        bounded.append(1000 * first_seconds(lambda: found.append(solve(land, 3, 4, STEPS))))  # noqa: B023
        same += found[0].score.total == found[1].score.total
    rich = [
        1000 * first_seconds(lambda: solve(match_land(pack, rng, turns=12), 5, 6, None))
        for _ in range(RICH)
    ]
    return Section(
        f"Best use of 3 towers and 4 walls or bridges, {LANDS} lands of about 36 squares",
        (
            Figure("exact, first time, median", quantile(times, 0.5), "ms"),
            Figure("exact, first time, p95", quantile(times, 0.95), "ms", "at most 100"),
            Figure("exact, again, median", quantile(again, 0.5), "ms"),
            Figure("exact, first time, longest", max(times), "ms"),
            Figure(
                f"within {STEPS:,} steps, first time, p95",
                quantile(bounded, 0.95),
                "ms",
                "at most 100",
            ),
            Figure(f"within {STEPS:,} steps, first time, longest", max(bounded), "ms"),
            Figure("the bound's points are the best", 100 * same / LANDS, "%", "at least 99"),
            Figure("5 towers, 6 others, 48 squares: first time, median", quantile(rich, 0.5), "ms"),
            Figure("5 towers, 6 others, 48 squares: first time, longest", max(rich), "ms"),
        ),
    )
