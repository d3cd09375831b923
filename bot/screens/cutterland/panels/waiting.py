"""The panel of a seat that owes no decision: its land, and the players the match waits for. Points
and the other lands are among its details.

A layout that was locked in can be undone here while others still choose theirs.
"""

from __future__ import annotations

from itertools import islice

from bot.models.match import Table
from bot.screens.contract import BadInput, PlayAction, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.hold_picture import hold_picture
from bot.screens.cutterland.hunt import hunt_row
from bot.screens.cutterland.layout_draft import read_layout_draft, write_short_layout
from bot.screens.cutterland.panels.build import describe_outcome
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import land_picture, lands_picture
from bot.screens.panel import is_over
from bot.screens.screen import Block, Button, Row, Text
from bot.screens.shared.names import bold_names
from bot.screens.shared.waiting import waiting_head
from bot.words import Words
from engine.cutterland.actions import Action, Recall
from engine.cutterland.layout_choices import layouts
from engine.cutterland.layouts import Layout
from engine.cutterland.views import View


def panel(view: View, table: Table, words: Words, before: View | None = None) -> tuple[Block, ...]:
    """The viewer's land, beside the pieces while others choose from them."""
    assert view.seat is not None
    if is_over(view.outcome, table):
        head, rest = Text(words("cutterland-panel-over")), hunt_row(view, words)
    else:
        key = f"cutterland-waiting-{view.phase}"
        head = waiting_head(key, view.to_act, table, view.seat, words)
        rest = ()
    has_land = bool(own(view).land.cells)
    begins = () if has_land else (Text(_describe_first_land(view, words)),)
    if view.phase in {"discard", "take"} and not is_over(view.outcome, table):
        return head, *begins, hold_picture(view, table, None, words, reaches=False)
    if not has_land:
        return head, *begins
    return head, land_picture(view, table, view.seat, words, before=before), *rest


def details(view: View, table: Table, words: Words, before: View | None) -> tuple[Block, ...]:
    """The viewer's points and tokens; all lands, with what was placed since `before`."""
    lines = _describe_standing(view, words) if own(view).land.cells else []
    standing = (Text("\n".join(lines)),) if lines else ()
    if is_over(view.outcome, table) or not any(one.land.cells for one in view.table):
        return standing
    return *standing, lands_picture(view, table, words, before)


def _describe_first_land(view: View, words: Words) -> str:
    """What the viewer's land will begin with, once that is known."""
    pieces = [one.letter for one in view.offered if one.taken_by == view.seat]
    if not pieces:
        return words("cutterland-land-empty")
    return words("cutterland-land-begins", letter=pieces[0])


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
    """The layout that is locked in, and the button that undoes it."""
    assert view.seat is not None
    names = bold_names(table, sorted(view.to_act), words)
    undo = (Row((Button("g.recall", words("cutterland-recall")),)),) if can_recall(view) else ()
    return (
        Text(words("cutterland-panel-committed", names=names)),
        land_picture(view, table, view.seat, words),
        *undo,
    )


def recall_details(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """What the layout brings, and all lands."""
    layout = write_short_layout(own(view).layout or Layout())
    outcome = describe_outcome(view, read_layout_draft(view, {"layout": layout}), words)
    return Text("\n".join(outcome)), lands_picture(view, table, words)


def can_recall(view: View) -> bool:
    """Whether the viewer locked in by choice, and others have not yet."""
    if view.seat is None or view.phase != "resolve" or view.seat in view.to_act:
        return False
    seat = own(view)
    return len(list(islice(layouts(seat.land, seat.towers, seat.wall_bridges), 2))) == 2


def press_recall(view: View, control: list[str]) -> Reply[Action]:
    """The one control of a seat that has locked in its layout. Raises `BadInput`."""
    if control != ["recall"] or view.phase != "resolve":
        raise BadInput("cutterland-bad-control")
    return _recall_layout(view)


def undo_choice(view: View) -> PlayAction[Action] | None:
    return _recall_layout(view) if can_recall(view) else None


def _recall_layout(view: View) -> PlayAction[Action]:
    """Undoes the lock; the layout becomes the draft again."""
    layout = own(view).layout if view.seat is not None else None
    return PlayAction(Recall(), {"layout": write_short_layout(layout)} if layout else {})
