"""Random playouts of the validated engine, three seats, against other people's engines."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from statistics import median
from time import process_time

from bench.lands import classics, cutterland
from bench.measuring import Figure, Section
from bench.peers import BoardgameIo, Missing, Play, open_spiel, python_chess

ROUNDS = 7
SLICE = 0.25
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
    plays: dict[str, Callable[[], float]] = {}
    skipped: list[str] = []
    engine = ours()
    plays["Cutterland"] = lambda: rate(engine)
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
    found: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(ROUNDS):
        for name, measured in plays.items():
            found[name].append(measured())
    if node is not None:
        with suppress(OSError):
            node.close()
    return Section("Random playouts, three seats", _figures(found), tuple(skipped))


def _figures(found: dict[str, list[float]]) -> tuple[Figure, ...]:
    figures = [Figure(name, median(rates), "moves/s") for name, rates in found.items()]
    for name, goal in (("python-chess", "at least 1.0"), ("boardgame.io", "at least 4")):
        if name in found:
            ratios = [a / b for a, b in zip(found["Cutterland"], found[name], strict=True)]
            figures.append(Figure(f"against {name}", median(ratios), "x", goal))
    return tuple(figures)
