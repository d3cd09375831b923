"""The panel of the question who interrupts: what an interrupt is for is chosen before it costs a
wild card. The board has the same buttons for all who are asked; **Interrupt** opens this one."""

from dataclasses import replace

from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.replies import BadInput, KeepDraft, PlayAction
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Style, Text
from bot.screens.shared.names import bold_name
from bot.screens.wildlands.act_draft import OPENED, ActDraft, draft_line, read_chosen_draft
from bot.screens.wildlands.board import question_mark
from bot.screens.wildlands.labels import (
    describe_deed,
    find_stake,
    warn_of_point,
    warn_of_threat,
)
from bot.screens.wildlands.offers import head_of
from bot.screens.wildlands.panels import act
from bot.screens.wildlands.panels.waiting import build_order_buttons
from bot.screens.wildlands.phrases import describe_line, describe_odds
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import imagine_interrupt, suggest_interrupt, to_percent
from engine.contract import Seat
from engine.wildlands.actions import Attack, Pass
from engine.wildlands.orders import Order, find_cause
from engine.wildlands.state import GOAL
from engine.wildlands.views import View

QUESTION: tuple[str, ...] = ("g.pass.", "g.interrupt.")
"""How the controls of the question begin."""


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    mark, draft = question_mark(view), read_draft(ctx)
    is_open, is_touched = bool(ctx.draft) and draft is not None, ctx.page_height > 0
    has_point = draft is not None and draft.offer is not None
    style: Style = "secondary" if has_point or is_open else "primary"
    decline = Button(f"g.pass.{mark}", words("wildlands-pass"), style, does=PlayAction(Pass()))
    assert view.deed is not None
    is_told = ctx.is_told and not view.deed.is_end
    deed = "" if is_told else describe_deed(view, ctx.table, words)
    if draft is not None and is_open:
        inside = replace(ctx, view=draft.base)
        told = act.describe_draft(inside, draft) if draft.actions else words("wildlands-act-menu")
        line, _ = suggest_interrupt(view)
        if line and [*map(head_of, draft.actions)] == [*map(head_of, line)]:
            told = _advise(ctx, draft)
        return (
            Text(""),
            Note(),
            Text("\n".join(filter(None, (deed, told)))),
            act.draw_draft(inside, draft, interrupts=True),
            *act.list_choices(draft, words, is_touched=is_touched),
            *act.list_last_rows(
                draft, words, is_match=True, is_touched=is_touched, decline=decline
            ),
        )
    lines = [deed, *_explain_stake(ctx), _advise(ctx, draft)]
    lines += _explain_asking(ctx, is_blind=not has_point)
    calm = ctx if view.deed.is_end else replace(ctx, before=None)
    stake = Marks(named=() if view.deed.is_end else find_stake(view, view.deed.seat))
    picture, play = LazyPicture(lambda: panel_picture(calm, stake)), tuple[Button, ...]()
    if draft is not None and has_point:
        inside = replace(ctx, view=draft.base)
        picture = act.draw_draft(inside, draft, can_change=False, interrupts=True)
        play = (act.build_confirm(draft, words, interrupts=True),)
    opens = KeepDraft({OPENED: True, **(draft.draft if draft and has_point else {})})
    label, is_off = words("wildlands-interrupt"), draft is None
    choose = Button(f"g.interrupt.{mark}", label, disabled=is_off, does=opens)
    # First what plays nothing, as the turn may have been ended there
    orders = Row(tuple(filter(None, build_order_buttons(ctx))))
    answers = ((decline, choose, *play),) if is_touched else ((decline, choose), play)
    rows: tuple[Row, ...] = (*map(Row, filter(None, answers)), orders)
    if play and not ctx.table.match:  # a lesson has room for one row
        rows = (Row((*play, decline)),)
    # First what came before the deed
    return Text(""), Note(), Text("\n".join(filter(None, dict.fromkeys(lines)))), picture, *rows


def read_draft(ctx: Context[View]) -> ActDraft | None:
    """The draft of the interrupt: what may bring a point, until something else is chosen; None
    without a card for it."""
    after = imagine_interrupt(ctx.view)
    if after is None:
        return None
    if ctx.draft:
        return read_chosen_draft(after, ctx.draft)
    line, _ = suggest_interrupt(ctx.view)
    draft = read_chosen_draft(after, draft_line(line))
    # The odds are for exactly these cards
    return replace(draft, way=draft.offer.ways.index(line[-1])) if draft.offer else draft


def _explain_stake(ctx: Context[View]) -> tuple[str, ...]:
    """Why the moment matters, in a line: who acts can claim or knock out next, or someone lacks
    one point."""
    view, deed = ctx.view, ctx.view.deed
    assert deed is not None
    warning = "" if deed.is_end else warn_of_point(view, ctx.table, deed.seat, ctx.words)
    if warning:
        return (warning,)
    for seat, other in enumerate(view.table.sides):
        if seat != view.seat and other.points == GOAL - 1:
            return (ctx.words("wildlands-ask-last", name=bold_name(ctx.table, seat, ctx.words)),)
    return ()


def _advise(ctx: Context[View], draft: ActDraft | None) -> str:
    """What an interrupt brings, and how likely; without hints only what it costs. To pass is no
    advice where one of the viewer's could be knocked out before the viewer's turn."""
    view, words = ctx.view, ctx.words
    if draft is None:
        return words("wildlands-panel-ask-none")
    if draft.offer is None:
        warnings = (warn_of_threat(view, ctx.table, seat, words) for seat in _list_next(ctx))
        warning = next(filter(None, warnings), "") if view.hints else ""
        return warning or words(f"wildlands-panel-ask{'' if ctx.view.hints else '-price'}")
    told = describe_line(draft.actions, draft.view.table, ctx.seat, words)
    _, chance = suggest_interrupt(ctx.view)
    if any(isinstance(action, Attack) for action in draft.actions):
        told.append(describe_odds(to_percent(chance), words))
    n = ctx.view.own.points + 1
    return words("wildlands-ask-chance", action=", ".join(told), n=n)


def _list_next(ctx: Context[View]) -> list[Seat]:
    """Who acts before the viewer's turn: whoever acts now, and then the turns between."""
    view, deed = ctx.view, ctx.view.deed
    assert deed is not None
    turns = range(deed.is_end, (ctx.seat - view.active) % view.seats)
    between = [(view.active + turn) % view.seats for turn in turns]
    return between if deed.is_end else [view.acting, *between]


def _explain_asking(ctx: Context[View], *, is_blind: bool) -> tuple[str, ...]:
    """Which of the viewer's orders asks, or what it is asked for although all else is let pass; of
    a chance that the hand has not, that it is judged without the hand. A chance that it has is told
    already."""
    state, words = ctx.orders, ctx.words
    if state is not None and state.is_quiet:
        return (f"-# {words('wildlands-quiet-now')}",)
    cause = find_cause(ctx.view, ctx.seat, () if state is None else state.orders)
    is_chance = cause is Order.CHANCE
    if cause is None or (is_chance and not is_blind):
        return ()
    if is_chance:
        return (words("wildlands-ask-blind"),)
    return (words("wildlands-ask-why", order=words(f"wildlands-order-{cause}")),)


def refuse_answer(view: View) -> BadInput:
    """Why the question that a button was for can't be answered any more."""
    if view.seat not in view.to_act and view.answer is not None:
        return BadInput("wildlands-question-answered")
    return BadInput("bad-control")
