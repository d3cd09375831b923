"""The panel of an attack on the viewer's characters: whether they defend, with what, and who is hit
where the seat may say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import confirm_action, confirm_button, digest, text_in
from bot.screens.screen import Block, Choice, Note, Row, Select, Text
from bot.screens.wildlands.emojis import own_emoji
from bot.screens.wildlands.labels import (
    describe_attack,
    describe_defence,
    describe_harm,
    explain_defence,
)
from bot.screens.wildlands.marks import mark_strike
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import list_defences
from bot.words import Words
from engine.wildlands.actions import Action, Defend, write_action
from engine.wildlands.cards import Card
from engine.wildlands.views import View


@dataclass(frozen=True, slots=True)
class DefendDraft:
    """All answers, best first, and the one chosen; `harmed` is what to answer without a card."""

    answers: tuple[Defend, ...]
    chosen: Defend
    harmed: Defend


def read_defend_draft(view: View, raw: Draft) -> DefendDraft:
    answers = tuple(list_defences(view))
    by_line = {write_action(one): one for one in answers}
    chosen = by_line.get(text_in(raw, "answer"), answers[0])
    bare = [one for one in answers if not has_card(one)]
    same = [one for one in bare if _characters(one) == _characters(chosen)]
    return DefendDraft(answers, chosen, (same or bare)[0])


def has_card(answer: Defend) -> bool:
    return any(card for _, card in answer.cards)


def _characters(answer: Defend) -> list[int]:
    return [character for character, _ in answer.cards]


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft = read_defend_draft(view, raw)
    menu = _menu(view, draft, words)
    defends = has_card(draft.chosen)
    can_defend = any(map(has_card, draft.answers))
    line = describe_harm(view, draft.chosen, words, can_defend=can_defend)
    buttons = [
        confirm_button(write_action(draft.harmed), words("wildlands-take-damage"), "danger"),
    ]
    if defends:
        label = words("wildlands-defend")
        buttons.insert(0, confirm_button(write_action(draft.chosen), label))
        line = words("wildlands-defend-with", defence=describe_defence(view, draft.chosen, words))
    return (
        Text(describe_attack(view, table, words)),
        Text(line),
        panel_picture(view, table, words, None, mark_strike(view), list_chosen(draft)),
        Note(),
        *((menu,) if menu else ()),
        Row(tuple(buttons)),
    )


def list_chosen(draft: DefendDraft) -> tuple[Card, ...]:
    return tuple(card for _, card in draft.chosen.cards if card)


def _menu(view: View, draft: DefendDraft, words: Words) -> Select | None:
    if len(draft.answers) == 1:
        return None
    choices = tuple(
        Choice(
            write_action(one),
            describe_defence(view, one, words),
            explain_defence(view, one, words),
            one == draft.chosen,
            "" if one == draft.chosen else _find_emoji(view, one),
        )
        for one in draft.answers[:MOST_CHOICES]
    )
    control = f"g.answer.{digest(write_action(draft.chosen))}"
    return Select(control, words("wildlands-defend-menu"), choices)


def _find_emoji(view: View, answer: Defend) -> str:
    """The first character that is hit."""
    return own_emoji(view, answer.cards[0][0]) if answer.cards else ""


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_defend_draft(view, raw)
    match control:
        case ["answer", _] if values.get("choice") in list(map(write_action, draft.answers)):
            return KeepDraft({"answer": values["choice"]})
        case ["confirm", mark]:
            for action in (draft.chosen, draft.harmed):
                if digest(write_action(action)) == mark:
                    return confirm_action(action, write_action(action), mark)
            raise BadInput("bad-confirm")
        case _:
            raise BadInput("wildlands-bad-control")
