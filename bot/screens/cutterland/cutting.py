"""Plans for a cut and for removing what an overcut has too many."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.cutterland.drafts import number_in, text_in
from bot.screens.game import Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Discard
from engine.cutterland.cards import LETTERS
from engine.cutterland.cuts import pieces_of, read_cut
from engine.cutterland.views import Offered, View

MOST_PIECES = 12


@dataclass(frozen=True, slots=True)
class CutPlan:
    """`card` is 0 where none is chosen; `groups` are empty while there is no whole cut."""

    card: int
    text: str
    groups: tuple[str, ...] = ()
    error: IllegalAction | None = None

    @property
    def action(self) -> Cut | None:
        return Cut(self.card, self.groups) if self.groups else None


def most_pieces(view: View) -> int:
    """How many pieces a card may be cut into at this table."""
    return MOST_PIECES if view.overcut == "penalty" else view.players_pieces


def read_groups(view: View, text: str) -> tuple[str, ...]:
    """The groups a typed cut means at this table. Raises `IllegalAction`."""
    return read_cut(text, view.players_pieces, most_pieces(view))


def cut_plan(view: View, draft: Draft) -> CutPlan:
    card, text = number_in(draft, "card"), text_in(draft, "text")
    if not 1 <= card <= len(view.hand) or view.hand[card - 1] is None:
        return CutPlan(0, "")
    if not text.strip():
        return CutPlan(card, "")
    try:
        return CutPlan(card, text, read_groups(view, text))
    except IllegalAction as error:
        return CutPlan(card, text, error=error)


def cut_pieces(view: View, card: int, groups: tuple[str, ...]) -> tuple[Offered, ...]:
    """The pieces a cut of the viewer's card would give, as if they were offered."""
    found = view.hand[card - 1]
    assert found is not None
    pieces = pieces_of(found, groups)
    return tuple(
        Offered(LETTERS[number], group, piece, None, False)
        for number, (group, piece) in enumerate(zip(groups, pieces, strict=True))
    )


def discard_plan(view: View, draft: Draft) -> Discard | None:
    """The pieces chosen to be removed, once they are as many as there are too many."""
    there = {one.letter for one in view.offered}
    letters = tuple(sorted(set(text_in(draft, "pieces")) & there))
    return Discard(letters) if letters and len(letters) == view.surplus else None
