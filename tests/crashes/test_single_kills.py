"""SIGKILL of the real bot between a press and its announcement: no move that anybody was told of is
lost, none counts twice, nobody is called twice or never.

The points are before and after every statement to SQLite and every request to Discord, from the
moment the bot is ready. `make test` takes some of them, `make soak` all, and pairs.
"""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.crashes.killing import Killing

KILLS = int(os.environ.get("KILLS", "2"))
"""How many points are tried; 0: all of them."""
PAIRS = os.environ.get("PAIRS") == "all"
LONG_DOWN = 0.0
"""The nonces of a Discord that the bot has not spoken to for long: forgotten."""


@pytest.fixture(scope="module")
def points(killing: Killing, tmp_path_factory: pytest.TempPathFactory) -> int:
    """How many there are in a life in which everything is done."""
    trail = tmp_path_factory.mktemp("trail") / "trail"
    killing.rehearse(trail)
    assert len(killing.calls) >= 2
    assert killing.calls[0] != killing.calls[-1] != []
    assert killing.run() == []
    counted = len(trail.read_text("utf-8").splitlines())
    assert counted > 50
    return counted


@pytest.mark.slow
def test_all_single_kills(killing: Killing, points: int, figures: Callable[[str], None]) -> None:
    stride = points // KILLS if KILLS else 1
    tried = range(1 + Random().randrange(stride), points + 1, stride)
    wrong = {}
    for number, point in enumerate(tried):
        found = killing.run(point, window=LONG_DOWN if number % 2 else 120.0)
        if found:
            wrong[point] = found
    figures(f"{len(tried)} single kills of {points} points, {len(wrong)} wrong")
    assert wrong == {}


@pytest.mark.skipif(not PAIRS, reason="pairs of kills are tried by make soak")
@pytest.mark.timeout(7200)
def test_all_pairs_of_kills(
    killing: Killing, points: int, tmp_path: Path, figures: Callable[[str], None]
) -> None:
    """All that differ in what they leave: between two changes of the store or of Discord a death
    leaves what the change before it left, so it is enough to die after each, in the life in which
    somebody presses, and once more in the life that follows."""
    firsts = [1, *killing.changes(tmp_path / "first")]
    pairs = [
        (first, second)
        for first in firsts
        for second in (1, *killing.changes(tmp_path / f"after {first}", first))
    ]
    assert len(pairs) > len(firsts) > 5
    wrong = {}
    for number, pair in enumerate(pairs):
        found = killing.run(*pair, window=LONG_DOWN if number % 2 else 120.0)
        if found:
            wrong[pair] = found
    figures(f"{len(pairs)} pairs of kills, {len(wrong)} wrong")
    assert wrong == {}
