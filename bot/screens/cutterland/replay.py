"""A match as a film: lands grow piece by piece, then tokens are built and predators hunt.

Made from public views alone, so a running match shows no more than its board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.models.match import HistoryMove, Table
from bot.render.cutterland.sheets import Entry, growth_scenes
from bot.screens.context import Context
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


def render_replay(
    moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
) -> Film | None:
    """One seat's land, or all lands; None before the first piece is placed."""
    if not moments:
        return None
    ctx: Context[View] = Context(moments[-1].after, table, words)
    seats = tuple(range(ctx.view.seats)) if seat is None else (seat,)
    if not any(ctx.view.table[shown].land.cells for shown in seats):
        return None
    growth, hunt = [*_growth_steps(ctx, moments, seats)], [*_hunt_steps(ctx, seats)]
    steps = [*(entries for _, entries in growth), *hunt]
    moves = [number for number, _ in growth]
    if hunt:  # the last move, which ends the match, is told with its points
        moves += [len(moments) - 1] * (len(hunt) - 1) + [len(moments)]
    end, text = _describe_end(ctx, seat)
    alt = words("cutterland-alt-replay", n=len(steps), alt=end)
    duration = ALL_LANDS_MILLISECONDS if seat is None else ONE_LAND_MILLISECONDS
    return Film(NAME, alt, growth_scenes(steps), duration, text, tuple(moves))


def _growth_steps(
    ctx: Context[View], moments: Sequence[HistoryMove], seats: Sequence[Seat]
) -> Iterator[tuple[int, list[Entry]]]:
    """A step whenever one of the lands has changed, with what is new in it outlined, and the number
    of its move."""
    for number, moment in enumerate(moments, 1):
        before, after = moment.before.table, moment.after.table
        if any(before[seat].land != after[seat].land for seat in seats):
            entries = [
                replace(
                    _build_entry(ctx, seat, after[seat]),
                    fresh=find_new_cells(moment.after, moment.before, seat),
                )
                for seat in seats
            ]
            yield number, entries


def _build_entry(ctx: Context[View], seat: Seat, player: SeatView) -> Entry:
    points = ctx.words("cutterland-points", points=player.score.total)
    return Entry(seat_name(ctx.table, seat, ctx.words), points, player.land)


def _hunt_steps(ctx: Context[View], seats: Sequence[Seat]) -> Iterator[list[Entry]]:
    """The end in steps: of one land each token and each meal, of several each kind at once."""
    players = [ctx.view.table[seat] for seat in seats]
    if any(player.layout is None for player in players):
        return
    ranks = ranks_of(ctx.view.outcome, ctx.table)
    ends = [
        replace(
            _build_entry(ctx, seat, player),
            layout=player.layout,
            devoured=list_devoured_cells(player.score),
            place=ranks[seat] if ranks else None,
        )
        for seat, player in zip(seats, players, strict=True)
    ]
    hunts = [_list_stages(player, by_kind=len(seats) > 1) for player in players]
    for stages in zip(*hunts, strict=True):
        yield [
            replace(end, points="", place=None, layout=layout, devoured=devoured)
            for end, (layout, devoured) in zip(ends, stages, strict=True)
        ]
    yield ends


def _list_stages(player: SeatView, *, by_kind: bool) -> Iterator[tuple[Layout, tuple[Cell, ...]]]:
    """Towers, walls, bridges, then the krakens' meals and the dragons', each after the others: what
    is built by then, and where bones are."""
    built, layout, score = player.layout, Layout(), player.score
    assert built is not None
    for kind in ("towers", "walls", "bridges"):
        tokens = getattr(built, kind)
        for count in range(1, len(tokens) + 1):
            layout = replace(layout, **{kind: tokens[:count]})
            if not by_kind:
                yield layout, ()
        if by_kind:
            yield layout, ()
    bones: tuple[Cell, ...] = ()
    for meals in (score.devoured_by_krakens, score.devoured_by_dragons):
        if by_kind:
            bones += meals
            yield layout, bones
        else:
            for cell in meals:
                bones += (cell,)
                yield layout, bones


def _describe_end(ctx: Context[View], seat: Seat | None) -> tuple[str, str]:
    """Where the film ends, as an alt text and as text."""
    outcome = ctx.view.outcome
    if seat is None and ranks_of(outcome, ctx.table) and outcome is not None:
        return final_alt(ctx), final_lands_text(ctx)
    still = lands_picture(ctx) if seat is None else land_picture(ctx, seat)
    return still.alt, still.text
