"""The panel for discarding, whatever the reason, and what was chosen while it can be taken back."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.discard_draft import (
    DiscardDraft,
    find_discard_reason,
    read_discard_draft,
    toggle_card,
)
from bot.screens.clustered.phrases import card_of, control_of, format_cards, format_short_card
from bot.screens.clustered.pictures import seat_picture
from bot.screens.contract import BadInput, Draft, KeepDraft, PlayAction, Reply
from bot.screens.drafts import confirm_action, confirm_button
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.clustered.actions import Action, Recall
from engine.clustered.views import View

_IN_A_ROW = 4


def panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    plan = read_discard_draft(view, draft)
    return (
        Text(words(f"clustered-panel-{find_discard_reason(view)}", n=view.wanted)),
        seat_picture(view, table, words, before),
        Note(),
        *_card_rows(view, plan, words),
        Row((_confirm(plan, words),)),
    )


def _card_rows(view: View, plan: DiscardDraft, words: Words) -> list[Row]:
    """A button for each different card, red where it is to go."""
    buttons = [
        Button(
            f"g.toss.{control_of(card)}",
            _label(view, plan, card, words),
            "danger" if card in plan.cards else "secondary",
        )
        for card in dict.fromkeys(view.hand)
    ]
    return [
        Row(tuple(buttons[start : start + _IN_A_ROW]))
        for start in range(0, len(buttons), _IN_A_ROW)
    ]


def _label(view: View, plan: DiscardDraft, card: str, words: Words) -> str:
    """The card; where there are several of it, how many of them are to go."""
    held = view.hand.count(card)
    if held == 1:
        return format_short_card(card)
    return words(
        "clustered-toss-several", card=format_short_card(card), n=plan.cards.count(card), of=held
    )


def _confirm(plan: DiscardDraft, words: Words) -> Button:
    if plan.action is None:
        missing = plan.wanted - len(plan.cards)
        return confirm_button(None, words("clustered-toss-more", n=missing), "danger")
    named = format_list(list(map(str, plan.action.cards)), words)
    return confirm_button(plan.line, words("clustered-toss-confirm", cards=named), "danger")


def press(view: View, draft: Draft, control: list[str]) -> Reply[Action]:
    plan = read_discard_draft(view, draft)
    match control:
        case ["toss", name] if card_of(name) in view.hand:
            return KeepDraft(toggle_card(view, plan, card_of(name)).draft)
        case ["confirm", mark]:
            return confirm_action(plan.action, plan.line or "", mark)
        case _:
            raise BadInput("clustered-bad-control")


def recall_panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The first discards that were chosen, and the way back while others are still at it."""
    missing = format_list([bold_name(table, seat, words) for seat in sorted(view.to_act)], words)
    chosen = format_cards(view.chosen or (), words)
    told = words("clustered-panel-chosen", cards=chosen, names=missing, n=len(view.to_act))
    return (
        Text(told),
        seat_picture(view, table, words),
        Row((Button("g.recall", words("clustered-recall")),)),
    )


def press_recall(control: list[str]) -> Reply[Action]:
    """The one control of the panel of a seat that has chosen."""
    if control != ["recall"]:
        raise BadInput("clustered-bad-control")
    return PlayAction(Recall())
