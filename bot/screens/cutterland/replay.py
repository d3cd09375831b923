"""A match as a film: lands grow piece by piece, then tokens are built and predators hunt.

Made from public views alone, so a running match shows no more than its board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.models.match import HistoryMove, Table
from bot.render.cutterland.sheets import Entry, growth_scenes
from bot.screens.cutterland.final import final_alt, final_lands_text
from bot.screens.cutterland.phrases import list_devoured_cells
from bot.screens.cutterland.pictures import find_new_cells, land_picture, lands_picture
from bot.screens.panel import ranks_of
from bot.screens.screen import Film
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Seat
from engine.cutterland.layouts import Layout
from engine.cutterland.views import SeatView, View

ONE_LAND_MILLISECONDS: Final = 700
"""How long a frame is shown."""
ALL_LANDS_MILLISECONDS: Final = 450
NAME: Final = "replay"
NOTHING: Final = Layout()


@dataclass(frozen=True, slots=True)
class Stage:
    """How far a land's hunt has come: what is built, and where bones are."""

    layout: Layout
    devoured: tuple[Cell, ...] = ()


def render_replay(
    moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
) -> Film | None:
    """One seat's land, or all lands; None before the first piece is placed."""
    if not moments:
        return None
    view: View = moments[-1].after
    seats = tuple(range(view.seats)) if seat is None else (seat,)
    if not any(view.table[one].land.cells for one in seats):
        return None
    steps = [*_growth_steps(moments, seats, table, words), *_hunt_steps(view, seats, table, words)]
    end, text = _describe_end(view, seat, table, words)
    alt = words("cutterland-alt-replay", n=len(steps), alt=end)
    duration = ALL_LANDS_MILLISECONDS if seat is None else ONE_LAND_MILLISECONDS
    return Film(NAME, alt, growth_scenes(steps), duration, text)


def _growth_steps(
    moments: Sequence[HistoryMove], seats: Sequence[Seat], table: Table, words: Words
) -> Iterator[list[Entry]]:
    """A step whenever one of the lands has changed, with what is new in it outlined."""
    for moment in moments:
        before, after = moment.before.table, moment.after.table
        if any(before[seat].land != after[seat].land for seat in seats):
            yield [
                replace(
                    _entry(after[seat], table, seat, words),
                    fresh=find_new_cells(moment.after, moment.before, seat),
                )
                for seat in seats
            ]


def _entry(player: SeatView, table: Table, seat: Seat, words: Words) -> Entry:
    points = words("cutterland-points", points=player.score.total)
    return Entry(seat_name(table, seat, words), points, player.land)


def _hunt_steps(
    view: View, seats: Sequence[Seat], table: Table, words: Words
) -> Iterator[list[Entry]]:
    """The end in steps: of one land each token and each meal, of several each kind at once."""
    players = [view.table[seat] for seat in seats]
    if any(player.layout is None for player in players):
        return
    ranks = ranks_of(view.outcome, table)
    ends = [
        replace(
            _entry(player, table, seat, words),
            layout=player.layout,
            devoured=list_devoured_cells(player.score),
            place=ranks[seat] if ranks else None,
        )
        for seat, player in zip(seats, players, strict=True)
    ]
    hunts = [_stages(player, by_kind=len(seats) > 1) for player in players]
    for stages in zip(*hunts, strict=True):
        yield [
            replace(end, points="", place=None, layout=stage.layout, devoured=stage.devoured)
            for end, stage in zip(ends, stages, strict=True)
        ]
    yield ends


def _stages(player: SeatView, *, by_kind: bool) -> Iterator[Stage]:
    """Towers, walls, bridges, then the krakens' meals and the dragons', each after the others."""
    assert player.layout is not None
    kinds = (
        [Stage(Layout(towers=(one,))) for one in player.layout.towers],
        [Stage(Layout(walls=(one,))) for one in player.layout.walls],
        [Stage(Layout(bridges=(one,))) for one in player.layout.bridges],
        [Stage(NOTHING, (one,)) for one in player.score.devoured_by_krakens],
        [Stage(NOTHING, (one,)) for one in player.score.devoured_by_dragons],
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
    walls, bridges = first.walls + second.walls, first.bridges + second.bridges
    layout = Layout(first.towers + second.towers, walls, bridges)
    return Stage(layout, one.devoured + other.devoured)


def _describe_end(view: View, seat: Seat | None, table: Table, words: Words) -> tuple[str, str]:
    """Where the film ends, as an alt text and as text."""
    if seat is None and ranks_of(view.outcome, table) and view.outcome is not None:
        return final_alt(view, table, words), final_lands_text(view, table, words)
    if seat is None:
        still = lands_picture(view, table, words)
    else:
        still = land_picture(view, table, seat, words)
    return still.alt, still.text
