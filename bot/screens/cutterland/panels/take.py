"""The panel of the seat that chooses a piece: what each would bring at its best place."""

from __future__ import annotations

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import gain, listed, piece_line, turned, who
from bot.screens.cutterland.pictures import land_picture, offer_picture
from bot.screens.cutterland.placing import tried_spots
from bot.screens.screen import Block, Button, Row, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.cells import name_of
from engine.cutterland.views import Offered, View


def panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    assert view.seat is not None
    there = open_pieces(view)
    blocks: list[Block] = [
        Text(_head(view, table, words)),
        offer_picture(there, words),
        Text("\n".join(_promise(view, one, words) for one in there)),
        Row(
            tuple(
                Button(
                    f"g.take.{one.letter}", words("cutterland-take", letter=one.letter), "primary"
                )
                for one in there
            )
        ),
    ]
    if own(view).land.cells:
        blocks.append(land_picture(view, table, view.seat, words))
    return tuple(blocks)


def open_pieces(view: View) -> tuple[Offered, ...]:
    """The pieces that can still be taken."""
    return tuple(one for one in view.offered if one.taken_by is None and not one.discarded)


def _head(view: View, table: Table, words: Words) -> str:
    later = [who(table, seat, words) for seat in view.choosers[1:]]
    begins = "no" if own(view).land.cells or own(view).to_lay else "yes"
    names = listed(later, words)
    head = words("cutterland-panel-take", later=len(later), names=names, begins=begins)
    return head if view.preview else f"{head}\n-# {words('cutterland-take-untried')}"


def _promise(view: View, offered: Offered, words: Words) -> str:
    """A piece, what is on it, and the best it can do now on the viewer's land."""
    line = words("cutterland-piece-line", letter=offered.letter, piece=piece_line(offered, words))
    seat = own(view)
    if not view.preview or not seat.land.cells:
        return line
    found = tried_spots(view, offered)
    if not found:
        return f"{line}\n-# {words('cutterland-take-nowhere')}"
    best = words(
        "cutterland-take-best",
        cell=name_of(found[0].cell),
        turned=turned(found[0].turns, words),
        points=found[0].points,
        gain=gain(found[0].points - seat.score.total),
    )
    return f"{line}\n-# {best}"
