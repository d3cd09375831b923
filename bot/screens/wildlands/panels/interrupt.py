"""The panel of the question who interrupts, and the answers to it, also from the board."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.contract import BadInput, PlayAction, Reply
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.screens.wildlands.board import question_mark
from bot.screens.wildlands.labels import describe_deed
from bot.screens.wildlands.phrases import describe_action, find_target, number_name
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import find_interrupt
from bot.words import Words
from engine.wildlands.actions import Action, Attack, Interrupt, Pass
from engine.wildlands.cards import WILD
from engine.wildlands.views import View


def panel(view: View, table: Table, words: Words, before: View | None) -> tuple[Block, ...]:
    wilds, mark = view.hand.count(WILD), question_mark(view)
    lines = [words("wildlands-panel-ask-none")]
    if wilds:
        more = _describe_chance(view, words) or [words("wildlands-ask-buttons")]
        lines = [words("wildlands-panel-ask", n=wilds), *more]
    buttons = (
        Button(f"g.pass.{mark}", words("wildlands-pass"), "primary"),
        Button(f"g.interrupt.{mark}", words("wildlands-interrupt"), disabled=not wilds),
    )
    return (
        Text(describe_deed(view, table, words)),
        Note(),
        Text("\n".join(lines)),
        panel_picture(view, table, words, before),
        Row(buttons),
        Row(order_buttons(words)),
    )


def _describe_chance(view: View, words: Words) -> list[str]:
    """What an interrupt would be worth."""
    chance = find_interrupt(view)
    if chance is None or view.seat is None:
        return []
    action, board = chance.ways[0], view.table
    shown = describe_action(action, board, view.seat, words, paid=False)
    if isinstance(action, Attack) and (target := find_target(action)):
        own = number_name(board, view.fighter(action.character))
        shown = words("wildlands-ask-attack", own=own, target=number_name(board, target))
    return [words("wildlands-ask-chance", action=shown)]


def order_buttons(words: Words) -> tuple[Button, ...]:
    """To be asked no more in this turn, and to say when to be asked at all."""
    quiet = Button("orders.quiet", words("orders-quiet"))
    return quiet, Button("orders", words("wildlands-orders"))


def press(view: View, control: list[str]) -> Reply[Action]:
    match control:
        case ["pass" | "interrupt" as answer, mark] if mark == question_mark(view):
            return PlayAction(Pass() if answer == "pass" else Interrupt())
        case ["pass" | "interrupt", _]:
            raise BadInput("wildlands-question-old")
        case _:
            raise BadInput("wildlands-bad-control")
