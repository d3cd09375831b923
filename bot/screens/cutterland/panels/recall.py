"""The panel of a seat that has committed its layout, while it can still be taken back."""

from __future__ import annotations

from itertools import islice

from bot.models.match import Table
from bot.screens.contract import BadInput, PlayAction, Reply
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.layout_draft import read_layout_draft, write_short_layout
from bot.screens.cutterland.panels.build import describe_outcome
from bot.screens.cutterland.pictures import land_picture
from bot.screens.screen import Block, Button, Row, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cutterland.actions import Action, Recall
from engine.cutterland.layout_choices import layouts
from engine.cutterland.layouts import Layout
from engine.cutterland.views import View


def panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """What the seat has committed, and the way back while others are still at it."""
    assert view.seat is not None
    layout = own(view).layout or Layout()
    plan = read_layout_draft(view, {"layout": write_short_layout(layout)})
    missing = format_list([bold_name(table, other, words) for other in sorted(view.to_act)], words)
    blocks: list[Block] = [
        Text(words("cutterland-panel-committed", names=missing, n=len(view.to_act))),
        land_picture(view, table, view.seat, words),
        Text("\n".join(describe_outcome(view, plan, words))),
    ]
    if can_recall(view):
        blocks.append(Row((Button("g.recall", words("cutterland-recall")),)))
    return tuple(blocks)


def can_recall(view: View) -> bool:
    """Whether the viewer committed by choice, and not all have."""
    if view.seat is None or view.phase != "resolve" or view.seat in view.to_act:
        return False
    seat = own(view)
    return len(list(islice(layouts(seat.land, seat.towers, seat.wall_bridges), 2))) == 2


def press(view: View, control: list[str]) -> Reply[Action]:
    """The one control there is."""
    if control != ["recall"]:
        raise BadInput("cutterland-bad-control")
    return recall_layout(view)


def recall_layout(view: View) -> PlayAction[Action]:
    """The layout comes back to where it is tried out."""
    layout = own(view).layout if view.seat is not None else None
    return PlayAction(
        Recall(), {"layout": write_short_layout(layout)} if layout is not None else {}
    )
