"""Cuts, placements and scoring, the latter two against the same with plain sets (`tests` proves
those right: they are its independent reading of the rules)."""

import subprocess
import sys
from dataclasses import replace
from random import Random
from statistics import median

from bench import plain
from bench.lands import classics, sized_land
from bench.measuring import Figure, Section, Work, first_in_turns, in_turns
from engine.cutterland.ground import ground_of
from engine.cutterland.pieces import read_piece
from engine.cutterland.placements import placements
from engine.cutterland.scoring import score
from engine.cutterland.solving import solve

ROUNDS = 25
_CUTS = """
from time import process_time
from engine.cutterland.cuts import partitions
for _ in range(2):
    begin = process_time()
    count = sum(len(partitions(count)) for count in range(1, 13))
    print(count, process_time() - begin)
"""


def cutting() -> Section:
    """In a process of its own each time, as cuts are kept once they are known."""
    first, again, number = [], [], 0
    for _ in range(7):
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-c", _CUTS], capture_output=True, text=True, check=True
        )
        count, seconds, _, later = done.stdout.split()
        number = int(count)
        first.append(1000 * float(seconds))
        again.append(1000 * float(later))
    return Section(
        "All cuts of a card, into 1 to 12 pieces",
        (
            Figure(f"{number:,} cuts, first time in a process", median(first), "ms", "at most 15"),
            Figure("again, as they are kept", median(again), "ms"),
        ),
    )


def placing() -> Section:
    land = sized_land(classics(), Random(3), 30)
    piece = read_piece("pC wF / wK m.")
    spots = plain.spots(land)
    shapes = plain.orientations(piece)
    count = len(list(placements(land, piece)))
    assert len(plain.placements(spots, shapes)) == count
    works: dict[str, Work] = {
        "bit masks": lambda: list(placements(land, piece)),
        "plain sets": lambda: plain.placements(spots, shapes),
    }
    first, again = first_in_turns(works, ROUNDS), in_turns(works, ROUNDS, inner=10)
    return Section(
        f"The {count} placements of 4 squares on a land of 30",
        (
            Figure("bit masks, first time", 1e6 * first["bit masks"], "us"),
            Figure("bit masks, again", 1e6 * again["bit masks"], "us"),
            Figure("plain sets, which remember nothing", 1e6 * again["plain sets"], "us"),
            _compare("first time", first),
            _compare("again", again, "at least 15"),
        ),
    )


def scoring() -> Section:
    land = sized_land(classics(), Random(4), 36)
    layout = replace(solve(land, 3, 4).layout, prey=None)
    spots = plain.spots(land)
    tokens = plain.tokens(layout)
    assert plain.total(spots, tokens) == score(land, layout, 0, 0).total
    works: dict[str, Work] = {
        "bit masks": lambda: score(land, layout, 0, 0),
        "plain sets": lambda: plain.total(spots, tokens),
    }
    first, again = first_in_turns(works, ROUNDS), in_turns(works, ROUNDS, inner=20)
    known = first_in_turns(works, ROUNDS, lambda: ground_of(land))
    return Section(
        "Scoring a land of 36 squares with its tokens",
        (
            Figure("bit masks, first time", 1e6 * first["bit masks"], "us"),
            Figure("bit masks, first layout of a known land", 1e6 * known["bit masks"], "us"),
            Figure("bit masks, again: a look-up", 1e6 * again["bit masks"], "us"),
            Figure("plain sets, which remember nothing", 1e6 * again["plain sets"], "us"),
            _compare("first time", first),
            _compare("first layout", known, "at least 5"),
            _compare("again", again),
        ),
    )


def _compare(when: str, times: dict[str, float], goal: str = "") -> Figure:
    ratio = times["plain sets"] / times["bit masks"]
    return Figure(f"against plain sets, {when}", ratio, "x", goal)
