"""Random playouts of the validated engine, three seats, against other people's engines."""

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from random import Random
from statistics import median
from time import process_time

from bench.lands import classics, cutterland
from bench.measuring import Figure, Section
from bench.peers import BoardgameIo, Missing, Play, open_spiel, python_chess

PROCESSES = 7
ROUNDS = 3
SLICE = 0.2
"""How many seconds each plays in a round."""


def ours() -> Play:
    """A match from the deal to the end, each action sampled, checked and applied."""
    game, rng, number = cutterland(), Random(7), 0

    def play() -> int:
        nonlocal number
        number += 1
        state, moves = game.start(3, number.to_bytes(32, "big"), {}), 0
        while seats := game.to_act(state):
            seat = min(seats)
            state = game.apply(state, seat, game.sample(state, seat, rng)).state
            moves += 1
        return moves

    return play


def rate(play: Play) -> float:
    """Moves a second."""
    begin, moves = process_time(), 0
    while (gone := process_time() - begin) < SLICE:
        moves += play()
    return moves / gone


PEERS: tuple[tuple[str, Callable[[], Play]], ...] = (
    ("python-chess", python_chess),
    ("OpenSpiel's block dominoes (Python)", lambda: open_spiel("python_block_dominoes")),
    ("OpenSpiel's liar's poker (Python)", lambda: open_spiel("python_liars_poker")),
    ("OpenSpiel's hive (C++)", lambda: open_spiel("hive")),
)


def section() -> Section:
    """In several processes, as one may be a fifth slower than the next for as long as it runs."""
    rates: dict[str, list[float]] = {}
    skipped: list[str] = []
    for _ in range(PROCESSES):
        done = subprocess.run(
            [sys.executable, "-m", "bench.playouts"], capture_output=True, text=True, check=True
        )
        found = json.loads(done.stdout)
        skipped = found["skipped"]
        for name, rate in found["rates"].items():
            rates.setdefault(name, []).append(rate)
    title = f"Random playouts, three seats, in {PROCESSES} processes"
    return Section(title, _figures(rates), tuple(skipped))


def _figures(rates: dict[str, list[float]]) -> tuple[Figure, ...]:
    figures = [Figure(name, median(each), "moves/s") for name, each in rates.items()]
    for name, goal in (("python-chess", "at least 1.0"), ("boardgame.io", "at least 4")):
        if name in rates:
            ratios = [a / b for a, b in zip(rates["Cutterland"], rates[name], strict=True)]
            figures += [
                Figure(f"against {name}, median", median(ratios), "x", goal),
                Figure(f"against {name}, least", min(ratios), "x"),
                Figure(f"against {name}, most", max(ratios), "x"),
            ]
    return tuple(figures)


def measure() -> tuple[dict[str, float], list[str]]:
    """The moves a second of all that is installed, in turns, and what isn't with the reason."""
    engine = ours()
    plays: dict[str, Callable[[], float]] = {"Cutterland": lambda: rate(engine)}
    skipped: list[str] = []
    for name, peer in PEERS:
        try:
            play = peer()
        except Missing as reason:
            skipped.append(f"{name}: {reason}")
        else:
            plays[name] = lambda play=play: rate(play)  # type: ignore[misc]
    node: BoardgameIo | None = None
    try:
        node = BoardgameIo(classics())
    except Missing as reason:
        skipped.append(f"boardgame.io: {reason}")
    if node is not None:
        plays["boardgame.io"] = lambda node=node: node.rate(8)  # type: ignore[misc]
    rounds = [{name: play() for name, play in plays.items()} for _ in range(ROUNDS)]
    if node is not None:
        with suppress(OSError):
            node.close()
    return {name: median(each[name] for each in rounds) for name in plays}, skipped


if __name__ == "__main__":
    rates, skipped = measure()
    print(json.dumps({"rates": rates, "skipped": skipped}))
