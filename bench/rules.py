"""The rules and the computer players, against their goals (see the notes on performance).

`python -m bench.rules` prints a table, then the same as one line of JSON. Ratios are taken within
one run: single figures swing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.render.cutterland.samples import sample_land
from engine.cutterland import cuts
from engine.cutterland.cells import SIDE
from engine.cutterland.computers import LEVELS, choose
from engine.cutterland.game import Cutterland
from engine.cutterland.lands import Land
from engine.cutterland.packs import read_pack
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.placements import placements
from engine.cutterland.scoring import score
from engine.cutterland.solving import solve

PACK = Path(__file__).parent.parent / "data" / "cutterland" / "classics.json"
PLAYOUTS = 40
DECISIONS = 60


def microseconds(work: Callable[[], object], rounds: int = 200) -> float:
    """The median time of one run."""
    times = []
    for _ in range(rounds):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return median(times) * 1_000_000


def plain_placements(land: Land, piece: Piece) -> Iterator[tuple[int, int, int]]:
    """The same question with sets of cells: the yardstick."""
    filled = {divmod(cell, SIDE) for cell in land.cells}
    edge = {
        (row + down, column + right)
        for row, column in filled
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    } - filled
    seen = set()
    for turns in range(4):
        turned = piece.turned(turns)
        for row, column in edge:
            for own_row, own_column in turned.cells:
                top, left = row - own_row, column - own_column
                laid = [(top + r, left + c) for r, c in turned.cells]
                inside = all(0 <= r < SIDE and 0 <= c < SIDE for r, c in laid)
                result = frozenset(zip(laid, turned.squares, strict=True))
                if inside and filled.isdisjoint(laid) and result not in seen:
                    seen.add(result)
                    yield top, left, turns


def playouts(game: Cutterland) -> tuple[int, float]:
    """Moves made and seconds taken by random matches of three."""
    rng, moves, begin = Random(7), 0, perf_counter()
    for number in range(PLAYOUTS):
        state = game.start(3, bytes([number]) * 32, {})
        while seats := game.to_act(state):
            seat = min(seats)
            state = game.apply(state, seat, game.sample(state, seat, rng)).state
            moves += 1
    return moves, perf_counter() - begin


def decisions(game: Cutterland) -> dict[str, list[float]]:
    """Milliseconds of the strongest computer player's decisions, by kind of action."""
    times: dict[str, list[float]] = {}
    state = game.start(3, b"7" * 32, {})
    for _ in range(DECISIONS):
        seats = game.to_act(state)
        if not seats:
            break
        seat = min(seats)
        begin = perf_counter()
        action = choose(game.observe(state, seat), LEVELS[-1], b"bench")
        times.setdefault(type(action).__name__, []).append((perf_counter() - begin) * 1000)
        state = game.apply(state, seat, action).state
    return times


def figures() -> dict[str, float]:
    pack = read_pack(json.loads(PACK.read_text("utf-8")))
    game = Cutterland({pack.key: pack})
    land, piece = sample_land(), read_piece("mG m. / m. --")
    begin = perf_counter()
    counts = [len(cuts.partitions(count)) for count in (3, 4)]
    cutting = (perf_counter() - begin) * 1000
    moves, seconds = playouts(game)
    fast = microseconds(lambda: list(placements(land, piece)))
    plain = microseconds(lambda: list(plain_placements(land, piece)), 30)
    layout = replace(solve(land, 2, 3).layout, prey=None)
    found = {
        "random playouts, 3 players: moves/s": moves / seconds,
        f"cuts into 3 and 4 ({sum(counts)}): ms": cutting,
        "placements: us": fast,
        "placements: times faster than sets (goal 15)": plain / fast,
        "score with the best prey: us": microseconds(lambda: score(land, layout, 0, 0)),
        "best layout, 2 towers, 3 wall/bridges: ms": microseconds(
            lambda: solve(land, 2, 3), 5
        )
        / 1000,
    }
    for kind, times in decisions(game).items():
        found[f"computer's {kind.lower()}: median ms"] = median(times)
        found[f"computer's {kind.lower()}: longest ms"] = max(times)
    return found


def main() -> None:
    found = figures()
    for name, value in found.items():
        print(f"{name:48} {value:12.1f}")
    print(json.dumps({name: round(value, 2) for name, value in found.items()}))


if __name__ == "__main__":
    main()
