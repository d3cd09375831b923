"""Plans for discarding: which cards of the hand are chosen so far."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.screens.contract import Draft
from bot.screens.drafts import strings_in
from engine.clustered.actions import Discard, write_action
from engine.clustered.cards import Card, sort_cards
from engine.clustered.views import View


@dataclass(frozen=True, slots=True)
class DiscardDraft:
    """The cards chosen of those that have to go."""

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
    """The cards the draft names, as far as they are held and wanted."""
    held = Counter(view.hand)
    kept: list[Card] = []
    for card in strings_in(draft, "cards"):
        if held[card] and len(kept) < view.wanted:
            held[card] -= 1
            kept.append(card)
    return DiscardDraft(tuple(kept), view.wanted)


def toggle_card(view: View, plan: DiscardDraft, card: Card) -> DiscardDraft:
    """The plan after a card was pressed: one more of it, or none of it any more.

    Where enough are chosen, it takes the place of the one chosen first.
    """
    count = plan.cards.count(card)
    if count and (count == view.hand.count(card) or count == plan.wanted):
        return DiscardDraft(tuple(one for one in plan.cards if one != card), plan.wanted)
    kept = (*plan.cards, card)
    return DiscardDraft(kept[-plan.wanted :], plan.wanted)


def is_discarding(view: View) -> bool:
    """Whether what the viewer owes is a discard: first ones, for want of a place, down to five."""
    return view.phase in {"opening", "trim"} or view.stuck


def find_discard_reason(view: View) -> str:
    """Why cards are discarded now: `opening`, `trim` or `stuck`."""
    return view.phase if view.phase in {"opening", "trim"} else "stuck"
