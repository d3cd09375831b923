"""Cuts, placements and scoring, the latter two against the same with plain sets (`tests` proves
those right: they are its independent reading of the rules)."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from random import Random

from bench import plain
from bench.lands import classics, sized_land
from bench.measuring import Figure, Section, in_turns
from engine.cutterland.ground import ground_of
from engine.cutterland.pieces import read_piece
from engine.cutterland.placements import placements
from engine.cutterland.scoring import score
from engine.cutterland.solving import solve

_CUTS = """
from time import process_time
from engine.cutterland.cuts import partitions
begin = process_time()
count = sum(len(partitions(count)) for count in range(1, 13))
print(count, process_time() - begin)
"""


def cutting() -> Section:
    """In a process of its own each time, as cuts are kept once they are known."""
    found = []
    for _ in range(7):
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-c", _CUTS], capture_output=True, text=True, check=True
        )
        count, seconds = done.stdout.split()
        found.append((float(seconds), int(count)))
    seconds_, number = sorted(found)[len(found) // 2]
    return Section(
        "All cuts of a card, into 1 to 12 pieces",
        (Figure(f"{number:,} cuts", seconds_ * 1000, "ms", "at most 15"),),
    )


def placing() -> Section:
    land = sized_land(classics(), Random(3), 30)
    piece = read_piece("pC wF / wK m.")
    spots = plain.spots(land)
    shapes = plain.orientations(piece)
    count = len(list(placements(land, piece)))
    assert len(plain.placements(spots, shapes)) == count
    times = in_turns(
        {
            "bit masks": lambda: list(placements(land, piece)),
            "plain sets": lambda: plain.placements(spots, shapes),
        },
        rounds=25,
        inner=10,
    )
    return _compared(f"The {count} placements of 4 squares on a land of 30", times, "at least 15")


def scoring() -> Section:
    land = sized_land(classics(), Random(4), 36)
    layout = replace(solve(land, 3, 4).layout, prey=None)
    spots = plain.spots(land)
    tokens = plain.tokens(layout)
    assert plain.total(spots, tokens) == score(land, layout, 0, 0).total
    ground_of(land)
    times = in_turns(
        {
            "bit masks": lambda: score(land, layout, 0, 0),
            "plain sets": lambda: plain.total(spots, tokens),
        },
        rounds=25,
        inner=20,
    )
    return _compared("Scoring a land of 36 squares with its tokens", times, "at least 5")


def _compared(title: str, times: dict[str, float], goal: str) -> Section:
    figures = [Figure(name, seconds * 1e6, "us") for name, seconds in times.items()]
    ratio = times["plain sets"] / times["bit masks"]
    return Section(title, (*figures, Figure("against plain sets", ratio, "x", goal)))
