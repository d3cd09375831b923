"""The panel of a seat that owes no decision: its land, and the players the match waits for. Points
and the other lands are among its details.

A layout that was locked in can be undone here while others still choose theirs.
"""

from __future__ import annotations

from itertools import islice

from bot.screens.context import Context
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.hunt import hunt_row
from bot.screens.cutterland.layout_draft import read_layout_draft, write_short_layout
from bot.screens.cutterland.panel_pictures import hold_picture
from bot.screens.cutterland.panels.build import describe_outcome
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import land_picture, lands_picture
from bot.screens.panel import is_over
from bot.screens.replies import PlayAction
from bot.screens.screen import Button, LazyPicture, Part, Row, Text
from bot.screens.shared.names import bold_names
from bot.screens.shared.waiting import waiting_head
from bot.words import Words
from engine.cutterland.actions import Action, Recall
from engine.cutterland.layout_choices import layouts
from engine.cutterland.layouts import Layout
from engine.cutterland.views import View


def panel(ctx: Context[View]) -> tuple[Part, ...]:
    """The viewer's land, beside the pieces while others choose from them."""
    view, words = ctx.view, ctx.words
    if is_over(view.outcome, ctx.table):
        head, rest = Text(words("cutterland-panel-over")), hunt_row(ctx)
    elif view.phase == "resolve":
        return _list_locked_in(ctx)
    else:
        head, rest = waiting_head(ctx, f"cutterland-waiting-{view.phase}"), ()
    has_land = bool(own(view).land.cells)
    begins = () if has_land else (Text(_describe_first_land(view, words)),)
    if view.phase in {"discard", "take"} and not is_over(view.outcome, ctx.table):
        return head, *begins, LazyPicture(lambda: hold_picture(ctx, None, reaches=False))
    if not has_land:
        return head, *begins
    return head, LazyPicture(lambda: land_picture(ctx, ctx.seat, ctx.before)), *rest


def _list_locked_in(ctx: Context[View]) -> tuple[Part, ...]:
    """The layout that is locked in, and the button that undoes it."""
    undo, names = undo_choice(ctx.view), bold_names(ctx.table, sorted(ctx.view.to_act), ctx.words)
    button = Button("g.recall", ctx.words("cutterland-recall"), does=undo)
    return (
        Text(ctx.words("cutterland-panel-committed", names=names)),
        LazyPicture(lambda: land_picture(ctx, ctx.seat)),
        *((Row((button,)),) if undo else ()),
    )


def _describe_first_land(view: View, words: Words) -> str:
    """What the viewer's land will begin with, once that is known."""
    pieces = [piece.letter for piece in view.offered if piece.taken_by == view.seat]
    if not pieces:
        return words("cutterland-land-empty")
    return words("cutterland-land-begins", letter=pieces[0])


def details(ctx: Context[View]) -> tuple[Part, ...]:
    """The viewer's points and tokens, or what their layout brings; all lands, with what was placed
    since they last looked."""
    view, is_ended = ctx.view, is_over(ctx.view.outcome, ctx.table)
    if view.phase == "resolve" and not is_ended:
        layout = write_short_layout(own(view).layout or Layout())
        outcome = describe_outcome(ctx, read_layout_draft(view, {"layout": layout}))
        return Text("\n".join(outcome)), LazyPicture(lambda: lands_picture(ctx))
    lines = _describe_standing(view, ctx.words) if own(view).land.cells else []
    standing = (Text("\n".join(lines)),) if lines else ()
    if is_ended or not any(seat.land.cells for seat in view.table):
        return standing
    return *standing, LazyPicture(lambda: lands_picture(ctx, ctx.before))


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


def undo_choice(view: View) -> PlayAction[Action] | None:
    """Undoes the lock, if the viewer locked in by choice, and others have not yet; the layout
    becomes the draft again."""
    if view.seat is None or view.phase != "resolve" or view.seat in view.to_act:
        return None
    seat = own(view)
    if len(list(islice(layouts(seat.land, seat.towers, seat.wall_bridges), 2))) < 2:
        return None
    return PlayAction(Recall(), {"layout": write_short_layout(seat.layout)} if seat.layout else {})
