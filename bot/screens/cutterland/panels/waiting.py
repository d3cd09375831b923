"""The panel of a seat that owes no decision: its land, and the players the match waits for. Points
and the other lands are among its details. A layout that was locked in can be undone here while
others still choose theirs."""

from itertools import islice

from bot.markdown import hide
from bot.screens.context import Context
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.final import describe_result, hunt_row
from bot.screens.cutterland.layout_draft import read_layout_draft, write_short_layout
from bot.screens.cutterland.panel_pictures import hold_picture
from bot.screens.cutterland.panels.build import describe_outcome
from bot.screens.cutterland.panels.take import look_ahead
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.text_pictures import describe_prey
from bot.screens.panel import is_held, is_over, waiting_head
from bot.screens.replies import PlayAction
from bot.screens.screen import Button, LazyPicture, Part, Row, Text
from bot.screens.shared.names import bold_names
from engine.cutterland.actions import Action, Recall
from engine.cutterland.layout_choices import layouts
from engine.cutterland.layouts import Layout
from engine.cutterland.views import View


def panel(ctx: Context[View]) -> tuple[Part, ...]:
    """The viewer's land with what they have taken, beside the pieces while others choose."""
    view, words, is_ended = ctx.view, ctx.words, is_over(ctx.view.outcome, ctx.table)
    if view.phase == "resolve" and not is_ended:  # the layout is locked in
        undo, names = undo_choice(view), bold_names(ctx.table, sorted(view.to_act), words)
        button = Button("g.recall", words("cutterland-recall"), does=undo)
        return (
            Text(words("cutterland-panel-committed", names=names)),
            LazyPicture(lambda: land_picture(ctx, ctx.seat)),
            *((Row((button,)),) if undo else ()),
        )
    parts: list[Part] = []
    if is_ended:  # hidden as on the board, if there is a film that is to tell it first
        has_film = hunt_row(ctx) and not ctx.table.is_won_by_forfeit
        parts.append(Text(hide(describe_result(ctx)) if has_film else describe_result(ctx)))
    else:
        parts.append(waiting_head(ctx, f"cutterland-waiting-{view.phase}"))
    has_land = bool(own(view).land.cells)
    if not has_land:
        first = next((piece for piece in view.offered if piece.taken_by == view.seat), None)
        key = "cutterland-land-empty" if first is None else "cutterland-land-begins"
        parts.append(Text(words(key, letter=first.letter if first else "")))
    if ctx.offer_picture is not None and not is_held(ctx.table, ctx.seat):
        return *parts, ctx.offer_picture
    if view.phase in {"discard", "take"} and not is_ended:
        return *parts, LazyPicture(lambda: hold_picture(look_ahead(ctx), None, reaches=False))
    if not has_land:
        return tuple(parts)
    land = LazyPicture(lambda: land_picture(ctx, ctx.seat, ctx.before))
    return *parts, land, *(hunt_row(ctx) if is_ended else ())


def details(ctx: Context[View]) -> tuple[Part, ...]:
    """The viewer's points and tokens, or what their layout brings."""
    view, words, is_ended = ctx.view, ctx.words, is_over(ctx.view.outcome, ctx.table)
    seat = own(view)
    if view.phase == "resolve" and not is_ended:
        layout = write_short_layout(seat.layout or Layout())
        outcome = describe_outcome(ctx, read_layout_draft(view, {"layout": layout}))
        return (Text("\n".join(outcome)),)
    total, kinds = seat.score.total, points_by_kind(seat.score, words)
    if seat.layout is None:
        left = format_tokens(seat.towers, seat.wall_bridges, words)
        lines = [
            words("cutterland-standing", points=total, kinds=kinds),
            words("cutterland-land-tokens", tokens=left),
        ]
    else:  # what was built and devoured
        built = layout_words(seat.layout, words)
        lines = [words("cutterland-layout-built", layout=built)] if built else []
        lines.append(words("cutterland-layout-points", points=total, kinds=kinds))
        lines += describe_prey(seat.land, seat.score, words)
    return (Text("\n".join(lines)),) if seat.land.cells else ()


def undo_choice(view: View) -> PlayAction[Action] | None:
    """Undoes a lock by choice while others build; the layout becomes the draft again."""
    if view.seat is None or view.phase != "resolve" or view.seat in view.to_act:
        return None
    seat = own(view)
    if len(list(islice(layouts(seat.land, seat.towers, seat.wall_bridges), 2))) < 2:
        return None
    return PlayAction(Recall(), {"layout": write_short_layout(seat.layout)} if seat.layout else {})
