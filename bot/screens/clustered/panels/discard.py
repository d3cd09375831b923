"""The panel for discarding, whatever the reason, and what was chosen while it can be taken back."""

from __future__ import annotations

from bot.screens.clustered.discarding import DiscardPlan, discard_plan, tossed, why
from bot.screens.clustered.phrases import card_in, cards, control_of, counted
from bot.screens.clustered.pictures import own_picture
from bot.screens.drafting import confirm_button, confirmed
from bot.screens.game import Act, BadInput, Draft, Keep, Reply
from bot.screens.house.names import listed, who
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.tables import Table
from bot.words import Words
from engine.clustered.actions import Action, Recall
from engine.clustered.views import View

_IN_A_ROW = 4


def panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    plan = discard_plan(view, draft)
    return (
        Text(words(f"clustered-panel-{why(view)}", n=view.wanted)),
        own_picture(view, table, words, before),
        Note(),
        *_hand(view, plan, words),
        Row((_confirm(plan, words),)),
    )


def _hand(view: View, plan: DiscardPlan, words: Words) -> list[Row]:
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


def _label(view: View, plan: DiscardPlan, card: str, words: Words) -> str:
    """The card; where there are several of it, how many of them are to go."""
    held = view.hand.count(card)
    if held == 1:
        return counted(card)
    return words("clustered-toss-several", card=counted(card), n=plan.cards.count(card), of=held)


def _confirm(plan: DiscardPlan, words: Words) -> Button:
    if plan.action is None:
        missing = plan.wanted - len(plan.cards)
        return confirm_button(None, words("clustered-toss-more", n=missing), "danger")
    named = listed(list(map(str, plan.action.cards)), words)
    return confirm_button(plan.line, words("clustered-toss-confirm", cards=named), "danger")


def press(view: View, draft: Draft, control: list[str]) -> Reply[Action]:
    plan = discard_plan(view, draft)
    match control:
        case ["toss", name] if card_in(name) in view.hand:
            return Keep(tossed(view, plan, card_in(name)).draft)
        case ["confirm", mark]:
            return confirmed(plan.action, plan.line or "", mark)
        case _:
            raise BadInput("clustered-bad-control")


def committed_panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The first discards that were chosen, and the way back while others are still at it."""
    missing = listed([who(table, seat, words) for seat in sorted(view.to_act)], words)
    chosen = cards(view.chosen or (), words)
    told = words("clustered-panel-chosen", cards=chosen, names=missing, n=len(view.to_act))
    return (
        Text(told),
        own_picture(view, table, words),
        Row((Button("g.recall", words("clustered-recall")),)),
    )


def press_back(control: list[str]) -> Reply[Action]:
    """The one control of the panel of a seat that has chosen."""
    if control != ["recall"]:
        raise BadInput("clustered-bad-control")
    return Act(Recall())
