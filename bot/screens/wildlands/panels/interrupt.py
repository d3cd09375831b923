"""The panel of the question who interrupts; the board has the same buttons for all who are
asked."""

from __future__ import annotations

from bot.screens.context import Context
from bot.screens.replies import BadInput, PlayAction
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Style, Text
from bot.screens.shared.names import bold_name
from bot.screens.wildlands.board import question_mark
from bot.screens.wildlands.labels import describe_deed
from bot.screens.wildlands.phrases import describe_action, find_target, number_name
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import find_interrupt
from engine.wildlands.actions import Attack, Interrupt, Pass
from engine.wildlands.cards import WILD
from engine.wildlands.views import View

QUESTION: tuple[str, ...] = ("g.pass.", "g.interrupt.")
"""How the controls of the question begin."""


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    wilds, mark = view.hand.count(WILD), question_mark(view)
    lines, chance = [words("wildlands-panel-ask-none")], _describe_chance(ctx)
    if wilds:
        name = bold_name(ctx.table, view.acting, words)
        nothing = words(f"wildlands-ask-{'nothing' if view.hints else 'buttons'}", name=name)
        lines = [words("wildlands-panel-ask"), chance or nothing]
    styles: tuple[Style, Style] = ("secondary", "primary") if chance else ("primary", "secondary")
    decline = Button(f"g.pass.{mark}", words("wildlands-pass"), styles[0], does=PlayAction(Pass()))
    interrupt = Button(
        f"g.interrupt.{mark}", words("wildlands-interrupt"), styles[1], disabled=not wilds,
        does=PlayAction(Interrupt()),
    )  # fmt: skip
    return (
        Text(describe_deed(view, ctx.table, words)),
        Note(),
        Text("\n".join(lines)),
        LazyPicture(lambda: panel_picture(ctx)),
        Row((decline, interrupt)),
        # To be asked no more in this turn, and to say when to be asked at all.
        Row(
            (
                Button("orders.quiet", words("wildlands-quiet")),
                Button("orders", words("wildlands-orders")),
            )
        ),
    )  # fmt: skip


def _describe_chance(ctx: Context[View]) -> str:
    """What an interrupt would be worth; empty if nothing."""
    view, words = ctx.view, ctx.words
    chance = find_interrupt(view)
    if chance is None:
        return ""
    action = chance.ways[0]
    shown = describe_action(action, view.table, ctx.seat, words, paid=False)
    if isinstance(action, Attack) and (target := find_target(action)):
        own, other = (
            number_name(view.table, view.fighter(action.character)),
            number_name(view.table, target),
        )
        shown = words("wildlands-ask-attack", own=own, target=other)
    return words("wildlands-ask-chance", action=shown)


def refuse_answer(view: View) -> BadInput:
    """Why the question that a button was for can't be answered any more."""
    if view.seat not in view.to_act and view.answer is not None:
        return BadInput("wildlands-question-answered")
    return BadInput("bad-control")
