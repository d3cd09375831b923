"""How far lands reach, and how many spots they miss because their table has 26 rows and columns.

Figures, not times. Each land is also kept as a plain set of squares on a table without end, where
the spots of every piece are counted again. Takes ten minutes of processor time.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, product
from typing import Final, NamedTuple

from bench.lands import cutterland
from bench.measuring import Figure, Section
from bench.plain import Spot, orientations
from bench.plain import placements as plain_placements
from engine.cells import SIDE, Cell
from engine.cutterland.events import PieceLaid
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import placements
from engine.cutterland.state import piece_of

MATCHES: Final = 100
LEVELS: Final = ("easy", "medium")
LONG: Final = 18
"""The longest land that has room for any piece on all sides."""


class Reach(NamedTuple):
    """A land at the end of a match: its longer side, whether it has left the table from A1 to Z26,
    and the spots of its pieces, counted without end and missed."""

    side: int
    is_across: bool
    spots: int
    missed: int


def section(matches: int = MATCHES) -> Section:
    """Matches of equal computers, for each number of players."""
    title = f"How far lands reach, {matches} matches of each kind"
    return Section(title, tuple(_figures(matches)))


def _figures(matches: int) -> Iterator[Figure]:
    for seats in cutterland().seats:
        for level in LEVELS:
            with ProcessPoolExecutor(os.cpu_count()) as workers:
                played = workers.map(partial(_play, seats, level), range(matches), chunksize=4)
                lands = [*chain.from_iterable(played)]
            kind = f"{seats} players, {level}"
            across, long = (
                sum(one.is_across for one in lands),
                sum(one.side > LONG for one in lands),
            )
            yield Figure(f"{kind}: {len(lands)} lands, longest side", max(lands).side, "cells")
            yield Figure(f"{kind}: lands across the edge", across, "lands")
            yield Figure(f"{kind}: lands longer than {LONG}", long, "lands")
            spots = f"{sum(one.spots for one in lands):,}"
            yield Figure(
                f"{kind}: missed of {spots} spots", sum(one.missed for one in lands), "spots",
                "at most 0",
            )  # fmt: skip


def _play(seats: int, level: str, number: int) -> list[Reach]:
    game, seed = cutterland(), number.to_bytes(32, "big")
    state = game.start(seats, seed, {})
    plain: list[dict[Spot, str]] = [{} for _ in range(seats)]
    spots, missed = [0] * seats, [0] * seats
    while waiting := game.to_act(state):
        seat = min(waiting)
        action = game.choose(game.observe(state, seat), level, seed)
        step = game.apply(state, seat, action)
        for laid in (event for event in step.events if isinstance(event, PieceLaid)):
            piece, land = piece_of(state, laid.piece), plain[laid.seat]
            if not laid.forced:
                found = len(plain_placements(land, orientations(piece), endless=True))
                spots[laid.seat] += found
                missed[laid.seat] += found - len([*placements(state.players[seat].land, piece)])
            land.update(_lay(land, piece.rotate(laid.turns), laid.cell))
        state = step.state
    return [_measure(land, *counts) for land, *counts in zip(plain, spots, missed, strict=True)]


def _lay(land: dict[Spot, str], piece: Piece, cell: Cell) -> dict[Spot, str]:
    """The squares of a piece where they touch the land, which may be beyond the table."""
    for down, right in product((0, -SIDE, SIDE), repeat=2):
        top, left = cell // SIDE + down, cell % SIDE + right
        laid = {
            (top + r, left + c): s for (r, c), s in zip(piece.cells, piece.squares, strict=True)
        }
        around = {(r + a, c + b) for r, c in laid for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        if not land or around & land.keys():
            return laid
    raise AssertionError("the piece touches nothing")


def _measure(land: dict[Spot, str], spots: int, missed: int) -> Reach:
    lines = [{spot[way] for spot in land} for way in (0, 1)]
    side = max(max(each) - min(each) + 1 for each in lines)
    is_across = any(min(each) < 0 or max(each) >= SIDE for each in lines)
    return Reach(side, is_across, spots, missed)
