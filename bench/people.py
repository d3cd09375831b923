"""Simulated people of different parts of the world, as they were fixed before measuring."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any, Final, Self

from bot.models.playing_hours import PlayingHours
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Place, Resolve, Take
from engine.cutterland.choices import random_cut
from engine.cutterland.layout_choices import random_layout
from engine.cutterland.placements import random_placement
from engine.cutterland.plan import (
    after_cut,
    choices_left,
    is_next_to_build,
    is_next_to_cut,
    lay_first_piece,
    player_before_build,
)
from engine.cutterland.views import OfferedPiece, View

HOUR: Final = 3600
OFFSETS: Final = (0, 6, 9, 15)
"""Hours between their clocks and that of the first."""
WAKE, SLEEP = 8 * 60, 0
AWAY: Final = 0.05
"""The part of them that is away once in a match, for two days."""
AWAY_FOR: Final = 48 * HOUR
AWAY_WITHIN: Final = 10 * 24 * HOUR
"""Their absence begins at some time of the first days."""


@dataclass
class Somebody:
    """A person: how they look at a match, and when they are not there."""

    player: int
    plans: bool
    median: float
    hours: PlayingHours
    rng: Random
    away: tuple[int, int] = (0, 0)

    @classmethod
    def at(cls, place: int, player: int, rng: Random, start: int, **more: Any) -> Self:
        person = cls(player, hours=hours_at(place), rng=rng, **more)
        if rng.random() < AWAY:
            leaves = start + rng.randrange(AWAY_WITHIN)
            person.away = (leaves, leaves + AWAY_FOR)
        return person

    def looks(self, now: int) -> int:
        """When they look who are called now: after an exponential time of being awake."""
        waking = int(self.rng.expovariate(log(2) / (self.median * HOUR)))
        at = self.hours.add_playing_time(now, waking)
        leaves, back = self.away
        return self.hours.add_playing_time(back, at - leaves) if leaves <= at < back else at


def hours_at(place: int) -> PlayingHours:
    offset = OFFSETS[place % len(OFFSETS)]
    east = offset if offset <= 12 else offset - 24
    zone = f"Etc/GMT{-east:+d}" if east else "UTC"
    return PlayingHours(zone, WAKE, SLEEP)


def lines_of(view: View, rng: Random) -> list[tuple[Any, ...]]:
    """What somebody who plans prepares: every piece they may get, the largest first, each with a
    place; their next cut, with a place for each of its pieces; and their last layout."""
    view = lay_first_piece(view)
    pieces = [*_pieces(view, rng)]
    cuts = _cut(view, _own(view, pieces), rng)
    return [*(_built(view, line, rng) for line in (*pieces, ())), *cuts][:25]


def _own(view: View, lines: list[tuple[Any, ...]]) -> list[Place]:
    """Where the pieces will lie that are theirs already."""
    assert view.seat is not None
    mine = view.table[view.seat].to_lay
    return [line[0] for line in lines if isinstance(line[0], Place) and line[0].piece in mine]


def _built(view: View, line: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    """The line, with all tokens placed where it lays the last piece."""
    places = [one for one in line if isinstance(one, Place)]
    if not is_next_to_build(view, len(places)):
        return line
    try:
        player = player_before_build(view, [one for one in line if isinstance(one, Take)], places)
    except IllegalAction:  # it hangs on another piece
        return line
    layout = random_layout(player.land, player.towers, player.wall_bridges, rng)
    return (*line, Resolve(layout))


def _pieces(view: View, rng: Random) -> Iterator[tuple[Any, ...]]:
    assert view.seat is not None
    own = view.table[view.seat]
    free = [one for one in view.offered if one.taken_by is None and not one.discarded]
    free.sort(key=lambda one: -len(one.group))
    if view.phase == "take" and view.seat in view.choosers[:-1]:
        for one in free:
            yield (Take(one.letter), *_place(view, one, rng))
    mine = [one for one in view.offered if one.letter in own.to_lay]
    for one in (*mine, *free):
        if view.choosers.count(view.seat) or one in mine:
            yield from ((place,) for place in _place(view, one, rng))


def _place(view: View, one: OfferedPiece, rng: Random) -> list[Place]:
    assert view.seat is not None
    land = view.table[view.seat].land
    found = random_placement(land, one.piece, rng) if land.cells else None
    return [] if found is None else [Place(one.letter, *found)]


def _cut(view: View, own: list[Place], rng: Random) -> Iterator[tuple[Any, ...]]:
    """Any card of the hand, and a place for each of its pieces, beside what is laid before."""
    cards = [number for number, card in enumerate(view.hand, 1) if card is not None]
    if not cards or not is_next_to_cut(view):
        return
    cut = Cut(rng.choice(cards), random_cut(view.players_pieces, rng))
    then = after_cut(view, own, cut)
    for one in then.offered:
        takes = [Take(one.letter)] if choices_left(then) else []
        yield (cut, *takes, *_place(then, one, rng))
    yield (cut,)
