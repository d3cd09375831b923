"""The panel of a seat that owes nothing: where things stand, and who is waited for."""

from __future__ import annotations

from itertools import islice

from bot.models.match import Table
from bot.screens.contract import BadInput, PlayAction, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.hunt import can_show_hunt, hunt_button
from bot.screens.cutterland.layout_draft import read_layout_draft, write_short_layout
from bot.screens.cutterland.panels.build import describe_outcome
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import find_new_cells, land_picture, lands_picture
from bot.screens.panel import is_over
from bot.screens.screen import Block, Button, Row, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cutterland.actions import Action, Recall
from engine.cutterland.layout_choices import layouts
from engine.cutterland.layouts import Layout
from engine.cutterland.views import View


def panel(view: View, table: Table, words: Words, before: View | None = None) -> tuple[Block, ...]:
    """One's own land; with what others have laid since `before`, all lands."""
    assert view.seat is not None
    seat = own(view)
    names = format_list([bold_name(table, other, words) for other in sorted(view.to_act)], words)
    head = words("cutterland-panel-over")
    if not is_over(view.outcome, table):
        head = words(f"cutterland-waiting-{view.phase}", names=names, n=len(view.to_act))
    if not seat.land.cells:
        return Text(head), Text(_describe_first_land(view, words))
    standing = "\n".join(_describe_standing(view, words))
    hunt = (Row((hunt_button(words),)),) if can_show_hunt(view) else ()
    own_land = land_picture(view, table, view.seat, words, before=before)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    if not any(find_new_cells(view, before, seat) for seat in others) or is_over(
        view.outcome, table
    ):
        return Text(head), own_land, Text(standing), *hunt
    return Text(head), own_land, Text(standing), lands_picture(view, table, words, before)


def _describe_first_land(view: View, words: Words) -> str:
    """What one's land will begin with, once that is known."""
    mine = [one.letter for one in view.offered if one.taken_by == view.seat]
    if not mine:
        return words("cutterland-land-empty")
    return words("cutterland-land-begins", letter=mine[0])


def _describe_standing(view: View, words: Words) -> list[str]:
    """The viewer's points and tokens; at the end what was built and devoured."""
    seat = own(view)
    kinds = points_by_kind(seat.score, words)
    if seat.layout is None:
        left = format_tokens(seat.towers, seat.wall_bridges, words)
        return [
            words("cutterland-standing", points=seat.score.total, kinds=kinds),
            words("cutterland-standing-tokens", tokens=left),
        ]
    built = layout_words(seat.layout, words)
    lines = [words("cutterland-layout-built", layout=built)] if built else []
    lines.append(words("cutterland-layout-points", points=seat.score.total, kinds=kinds))
    return [*lines, *describe_prey(seat.land, seat.score, words)]


def recall_panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """What the seat has committed, and the way back while others are still at it."""
    assert view.seat is not None
    layout = own(view).layout or Layout()
    draft = read_layout_draft(view, {"layout": write_short_layout(layout)})
    missing = format_list([bold_name(table, other, words) for other in sorted(view.to_act)], words)
    blocks: list[Block] = [
        Text(words("cutterland-panel-committed", names=missing, n=len(view.to_act))),
        land_picture(view, table, view.seat, words),
        Text("\n".join(describe_outcome(view, draft, words))),
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


def press_recall(view: View, control: list[str]) -> Reply[Action]:
    """The one control of a seat that has locked in its layout. Raises `BadInput`."""
    if control != ["recall"] or view.phase != "resolve":
        raise BadInput("cutterland-bad-control")
    return recall_layout(view)


def recall_layout(view: View) -> PlayAction[Action]:
    """The layout comes back to where it is tried out."""
    layout = own(view).layout if view.seat is not None else None
    return PlayAction(
        Recall(), {"layout": write_short_layout(layout)} if layout is not None else {}
    )
