"""The panel for discarding, whatever the reason, and its draft: the cards chosen so far."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.models.match import Table
from bot.screens.clustered.emojis import card_emoji
from bot.screens.clustered.news import news_blocks
from bot.screens.clustered.phrases import card_of, control_of, format_short_card
from bot.screens.clustered.pictures import seat_picture
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.drafts import confirm_action, confirm_button, strings_in
from bot.screens.panel import MOST_IN_ROW, button_rows
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.clustered.actions import Action, Discard, write_action
from engine.clustered.cards import Card, sort_cards
from engine.clustered.views import View


@dataclass(frozen=True, slots=True)
class DiscardDraft:
    cards: tuple[Card, ...]
    wanted: int

    @property
    def action(self) -> Discard | None:
        return Discard(sort_cards(self.cards)) if len(self.cards) == self.wanted else None

    @property
    def line(self) -> str | None:
        return write_action(self.action) if self.action else None

    @property
    def draft(self) -> Draft:
        return {"cards": [*self.cards]}


def read_discard_draft(view: View, draft: Draft) -> DiscardDraft:
    """The cards the draft names, as far as they are in the hand and have to go."""
    hand = Counter(view.hand)
    cards: list[Card] = []
    for card in strings_in(draft, "cards"):
        if hand[card] and len(cards) < view.wanted:
            hand[card] -= 1
            cards.append(card)
    return DiscardDraft(tuple(cards), view.wanted)


def toggle_card(view: View, draft: DiscardDraft, card: Card) -> DiscardDraft:
    """The draft after a card was pressed: one more of it, or none once all of it are chosen. A card
    too many replaces the one chosen first."""
    count = draft.cards.count(card)
    if count and (count == view.hand.count(card) or count == draft.wanted):
        return DiscardDraft(tuple(one for one in draft.cards if one != card), draft.wanted)
    return DiscardDraft((*draft.cards, card)[-draft.wanted :], draft.wanted)


def is_discarding(view: View) -> bool:
    """Whether the viewer's decision is a discard: the first ones, a stuck hand, down to five."""
    return view.phase in {"opening", "trim"} or view.stuck


def panel(
    view: View, table: Table, raw: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    draft = read_discard_draft(view, raw)
    reason = view.phase if view.phase in {"opening", "trim"} else "stuck"
    return (
        Text(words(f"clustered-panel-{reason}", n=view.wanted)),
        *news_blocks(view, table, words, before),
        seat_picture(view, table, words, before),
        Note(),
        *_card_rows(_card_buttons(view, draft, words)),
        Row((_confirm(draft, words),)),
    )


def _card_rows(buttons: list[Button]) -> tuple[Row, ...]:
    """One row, or two of about the same length."""
    rows = -(-len(buttons) // MOST_IN_ROW)
    return button_rows(buttons, -(-len(buttons) // rows))


def _label(view: View, draft: DiscardDraft, card: str, words: Words) -> str:
    """The card; where there are several of it, how many of them are to go."""
    short, count = format_short_card(card), view.hand.count(card)
    if count == 1:
        return short
    return words("clustered-toss-several", card=short, n=draft.cards.count(card), of=count)


def _confirm(draft: DiscardDraft, words: Words) -> Button:
    if draft.action is None:
        key = "clustered-toss-more" if draft.cards else "clustered-toss-choose"
        return confirm_button(None, words(key, n=draft.wanted - len(draft.cards)), "danger")
    cards = format_list([format_short_card(card) for card in draft.action.cards], words)
    return confirm_button(draft.line, words("clustered-toss-confirm", cards=cards), "danger")


def press(view: View, raw: Draft, control: list[str]) -> Reply[Action]:
    draft = read_discard_draft(view, raw)
    match control:
        case ["toss", name] if card_of(name) in view.hand:
            return KeepDraft(toggle_card(view, draft, card_of(name)).draft)
        case ["confirm", mark]:
            return confirm_action(draft.action, draft.line or "", mark)
        case _:
            raise BadInput("clustered-bad-control")


def _card_buttons(view: View, draft: DiscardDraft, words: Words) -> list[Button]:
    """A button for each different card, red where it is to go."""
    return [
        Button(
            f"g.toss.{control_of(card)}",
            _label(view, draft, card, words),
            "danger" if card in draft.cards else "secondary",
            emoji=card_emoji(card),
            beside="" if view.hand.count(card) == 1 else None,
        )
        for card in dict.fromkeys(view.hand)
    ]
