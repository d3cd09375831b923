"""The panel for discarding, whatever the reason, and what was chosen while it can be taken back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.models.match import Table
from bot.screens.clustered.phrases import card_of, control_of, format_short_card
from bot.screens.clustered.pictures import seat_picture
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.drafts import confirm_action, confirm_button, strings_in
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.clustered.actions import Action, Discard
from engine.clustered.cards import Card, in_order
from engine.clustered.notation import write_action
from engine.clustered.views import View

_IN_A_ROW = 4


@dataclass(frozen=True, slots=True)
class DiscardDraft:
    """The cards chosen of those that have to go."""

    cards: tuple[Card, ...]
    wanted: int

    @property
    def action(self) -> Discard | None:
        return Discard(in_order(self.cards)) if len(self.cards) == self.wanted else None

    @property
    def line(self) -> str | None:
        return write_action(self.action) if self.action else None

    @property
    def draft(self) -> Draft:
        return {"cards": [*self.cards]}


def read_discard_draft(view: View, draft: Draft) -> DiscardDraft:
    """The cards the draft names, as far as they are held and wanted."""
    held = Counter(view.hand)
    kept: list[Card] = []
    for card in strings_in(draft, "cards"):
        if held[card] and len(kept) < view.wanted:
            held[card] -= 1
            kept.append(card)
    return DiscardDraft(tuple(kept), view.wanted)


def toggle_card(view: View, draft: DiscardDraft, card: Card) -> DiscardDraft:
    """The plan after a card was pressed: one more of it, or none of it any more.

    Where enough are chosen, it takes the place of the one chosen first.
    """
    count = draft.cards.count(card)
    if count and (count == view.hand.count(card) or count == draft.wanted):
        return DiscardDraft(tuple(one for one in draft.cards if one != card), draft.wanted)
    kept = (*draft.cards, card)
    return DiscardDraft(kept[-draft.wanted :], draft.wanted)


def is_discarding(view: View) -> bool:
    """Whether what the viewer owes is a discard: first ones, for want of a place, down to five."""
    return view.phase in {"opening", "trim"} or view.stuck


def find_discard_reason(view: View) -> str:
    """Why cards are discarded now: `opening`, `trim` or `stuck`."""
    return view.phase if view.phase in {"opening", "trim"} else "stuck"


def panel(
    view: View, table: Table, raw: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    draft = read_discard_draft(view, raw)
    return (
        Text(words(f"clustered-panel-{find_discard_reason(view)}", n=view.wanted)),
        seat_picture(view, table, words, before),
        Note(),
        *_card_rows(view, draft, words),
        Row((_confirm(draft, words),)),
    )


def _card_rows(view: View, draft: DiscardDraft, words: Words) -> list[Row]:
    """A button for each different card, red where it is to go."""
    buttons = [
        Button(
            f"g.toss.{control_of(card)}",
            _label(view, draft, card, words),
            "danger" if card in draft.cards else "secondary",
        )
        for card in dict.fromkeys(view.hand)
    ]
    return [
        Row(tuple(buttons[start : start + _IN_A_ROW]))
        for start in range(0, len(buttons), _IN_A_ROW)
    ]


def _label(view: View, draft: DiscardDraft, card: str, words: Words) -> str:
    """The card; where there are several of it, how many of them are to go."""
    held = view.hand.count(card)
    if held == 1:
        return format_short_card(card)
    return words(
        "clustered-toss-several", card=format_short_card(card), n=draft.cards.count(card), of=held
    )


def _confirm(draft: DiscardDraft, words: Words) -> Button:
    if draft.action is None:
        missing = draft.wanted - len(draft.cards)
        return confirm_button(None, words("clustered-toss-more", n=missing), "danger")
    named = format_list(list(map(str, draft.action.cards)), words)
    return confirm_button(draft.line, words("clustered-toss-confirm", cards=named), "danger")


def press(view: View, raw: Draft, control: list[str]) -> Reply[Action]:
    draft = read_discard_draft(view, raw)
    match control:
        case ["toss", name] if card_of(name) in view.hand:
            return KeepDraft(toggle_card(view, draft, card_of(name)).draft)
        case ["confirm", mark]:
            return confirm_action(draft.action, draft.line or "", mark)
        case _:
            raise BadInput("clustered-bad-control")
