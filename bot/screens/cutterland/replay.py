"""A match as a film: lands grow piece by piece, then tokens are built and predators hunt.

Made from public views alone, so a running match shows no more than its board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.models.match import HistoryMove, Table
from bot.render.cutterland.land_scene import Entry, growth_scenes
from bot.screens.cutterland.final import final_picture
from bot.screens.cutterland.pictures import land_picture, lands_picture
from bot.screens.panel import ranks_of
from bot.screens.screen import Film, Picture
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.cells import Cell
from engine.cutterland.layouts import Layout
from engine.cutterland.views import SeatView, View

ONE_LAND_MILLISECONDS: Final = 700
"""Milliseconds that a frame of one land is shown."""
ALL_LANDS_MILLISECONDS: Final = 450
NAME: Final = "replay"
NOTHING: Final = Layout()


@dataclass(frozen=True, slots=True)
class Stage:
    """How far a land's hunt has come: what stands there, and where bones lie."""

    layout: Layout
    devoured: tuple[Cell, ...] = ()


def render_replay(
    moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
) -> Film | None:
    """One seat's land, or all lands; None while nothing lies on the table."""
    if not moments:
        return None
    view: View = moments[-1].after
    seats = tuple(range(view.seats)) if seat is None else (seat,)
    if not any(view.table[one].land.cells for one in seats):
        return None
    steps = [*_growth_steps(moments, seats, table, words), *_hunt_steps(view, seats, table, words)]
    still = _still_picture(view, seat, table, words)
    alt = words("cutterland-alt-replay", n=len(steps), alt=still.alt)
    return Film(
        NAME,
        alt,
        growth_scenes(steps),
        ALL_LANDS_MILLISECONDS if seat is None else ONE_LAND_MILLISECONDS,
        still.text,
    )


def _growth_steps(
    moments: Sequence[HistoryMove], seats: Sequence[Seat], table: Table, words: Words
) -> Iterator[list[Entry]]:
    """A step whenever one of the lands has changed, what is new in it outlined."""
    for moment in moments:
        before, after = moment.before.table, moment.after.table
        if all(before[seat].land == after[seat].land for seat in seats):
            continue
        yield [_growth_entry(before[seat], after[seat], table, seat, words) for seat in seats]


def _growth_entry(
    before: SeatView, after: SeatView, table: Table, seat: Seat, words: Words
) -> Entry:
    fresh = tuple(cell for cell in after.land.cells if not before.land.mask >> cell & 1)
    return replace(_entry(after, table, seat, words), fresh=fresh)


def _entry(shown: SeatView, table: Table, seat: Seat, words: Words) -> Entry:
    points = words("cutterland-points", points=shown.score.total)
    return Entry(seat_name(table, seat, words), points, shown.land)


def _hunt_steps(
    view: View, seats: Sequence[Seat], table: Table, words: Words
) -> Iterator[list[Entry]]:
    """The end in steps: of one land each token and each meal, of several each kind at once."""
    shown = [view.table[seat] for seat in seats]
    if any(each.layout is None for each in shown):
        return
    places = ranks_of(view.outcome, table)
    ends = [_final_entry(view.table[seat], table, seat, places, words) for seat in seats]
    courses = [_stages(each, by_kind=len(seats) > 1) for each in shown]
    for stages in zip(*courses, strict=True):
        yield [
            replace(end, points="", place=None, layout=stage.layout, devoured=stage.devoured)
            for end, stage in zip(ends, stages, strict=True)
        ]
    yield ends


def _final_entry(
    shown: SeatView, table: Table, seat: Seat, places: Sequence[int], words: Words
) -> Entry:
    return replace(
        _entry(shown, table, seat, words),
        layout=shown.layout,
        devoured=(*shown.score.devoured_by_krakens, *shown.score.devoured_by_dragons),
        place=places[seat] if places else None,
    )


def _stages(shown: SeatView, *, by_kind: bool) -> Iterator[Stage]:
    """Towers, walls, bridges, then the krakens' meals and the dragons', each after the others."""
    assert shown.layout is not None
    kinds = (
        [Stage(Layout(towers=(each,))) for each in shown.layout.towers],
        [Stage(Layout(walls=(each,))) for each in shown.layout.walls],
        [Stage(Layout(bridges=(each,))) for each in shown.layout.bridges],
        [Stage(NOTHING, (each,)) for each in shown.score.devoured_by_krakens],
        [Stage(NOTHING, (each,)) for each in shown.score.devoured_by_dragons],
    )
    so_far = Stage(NOTHING)
    for kind in kinds:
        for one in kind:
            so_far = _combine(so_far, one)
            if not by_kind:
                yield so_far
        if by_kind:
            yield so_far


def _combine(one: Stage, other: Stage) -> Stage:
    first, second = one.layout, other.layout
    layout = Layout(
        first.towers + second.towers,
        first.walls + second.walls,
        first.bridges + second.bridges,
    )
    return Stage(layout, one.devoured + other.devoured)


def _still_picture(view: View, seat: Seat | None, table: Table, words: Words) -> Picture:
    """The picture that says in words where the film ends."""
    if seat is not None:
        return land_picture(view, table, seat, words)
    if ranks_of(view.outcome, table) and view.outcome is not None:
        return final_picture(view, table, words)
    return lands_picture(view, table, words)
