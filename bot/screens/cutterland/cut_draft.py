"""Plans for a cut, typed or pressed, and for removing what an overcut has too many."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.contract import Draft
from bot.screens.cutterland.card_painting import (
    Groups,
    fill_last_piece,
    find_unpainted,
    groups_of,
    sanitise_groups,
)
from bot.screens.drafts import number_in, strings_in, text_in
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Discard
from engine.cutterland.cuts import pieces_of, read_cut, settle
from engine.cutterland.views import OfferedPiece, View

MOST_PIECES = 12


@dataclass(frozen=True, slots=True)
class CutDraft:
    """A cut in the making.

    `card` is 0 where none is chosen. `painted` are the squares of each piece so far, `brush` is the
    ordinal of the piece that the next square goes to. `cut` are the pieces by the rules, empty
    while there is no whole cut; `seen`: they are being looked at and wait to be confirmed,
    `known`: they were, and have not changed. `error` is what is wrong with `text`, which was typed.
    """

    card: int
    wanted: int = 0
    painted_groups: Groups = ()
    brush: int = 0
    cut: tuple[str, ...] = ()
    in_review: bool = False
    reviewed: bool = False
    text: str = ""
    error: IllegalAction | None = None

    @property
    def groups(self) -> Groups:
        """What is painted, and the last piece where that is what is left over."""
        return fill_last_piece(self.painted_groups, self.wanted)

    @property
    def last_piece(self) -> int | None:
        """The piece that is what is left over."""
        added = [n for n, group in enumerate(self.groups) if group not in self.painted_groups]
        return added[0] if added else None

    @property
    def free_squares(self) -> str:
        """Squares in no piece."""
        return find_unpainted(self.groups)

    @property
    def action(self) -> Cut | None:
        return Cut(self.card, self.cut) if self.cut else None


def most_pieces(view: View) -> int:
    """How many pieces a card may be cut into at this table."""
    return MOST_PIECES if view.overcut == "penalty" else view.players_pieces


def read_groups(view: View, text: str) -> tuple[str, ...]:
    """The groups a typed cut means at this table. Raises `IllegalAction`."""
    return read_cut(text, view.players_pieces, most_pieces(view))


def read_cut_draft(view: View, draft: Draft) -> CutDraft:
    """What the draft says; with one card left in the hand, that one is chosen."""
    card = number_in(draft, "card")
    left = [number for number, one in enumerate(view.hand, 1) if one is not None]
    if card not in left:
        if len(left) != 1:
            return CutDraft(0)
        card = left[0]
    text = text_in(draft, "text")
    return (
        _read_typed(view, draft, card, text) if text.strip() else _read_painted(view, draft, card)
    )


def _read_painted(view: View, draft: Draft, card: int) -> CutDraft:
    painted = read_painted_cuts(view, draft).get(card, ())
    brush = number_in(draft, "brush")
    if not 0 <= brush < most_pieces(view):
        brush = 0
    cut = _settle_cut(view, painted)
    seen = bool(cut) and draft.get("seen") is True
    known = bool(cut) and strings_in(draft, "known") == (str(card), *cut)
    return CutDraft(card, view.players_pieces, painted, brush, cut, seen, known)


def _settle_cut(view: View, painted: Groups) -> tuple[str, ...]:
    """The cut by the rules; nothing while it is none."""
    try:
        return settle([group for group in painted if group], view.players_pieces, most_pieces(view))
    except IllegalAction:
        return ()


def _read_typed(view: View, draft: Draft, card: int, text: str) -> CutDraft:
    """What was typed is as if it had been pressed, as far as it makes sense."""
    wanted = view.players_pieces
    try:
        cut = read_groups(view, text)
    except IllegalAction as error:
        named = groups_of(text)
        fits = named and len(named) <= most_pieces(view)
        painted = named if fits else read_painted_cuts(view, draft).get(card, ())
        return CutDraft(card, wanted, painted, text=text, error=error)
    return CutDraft(card, wanted, cut, cut=cut, in_review=True, text=text)


def read_painted_cuts(view: View, draft: Draft) -> dict[int, Groups]:
    """What is painted on each card of the hand, those only looked at too."""
    kept = draft.get("cuts")
    if not isinstance(kept, dict):
        return {}
    found = {}
    for number, card in enumerate(view.hand, 1):
        groups = kept.get(str(number))
        if card is not None and isinstance(groups, list):
            found[number] = sanitise_groups(groups, most_pieces(view))
    return {number: groups for number, groups in found.items() if groups}


def list_cut_pieces(view: View, card: int, groups: Groups) -> tuple[OfferedPiece, ...]:
    """The pieces a cut of the viewer's card would give, as if they were offered: by number, for
    letters are what its squares are called."""
    found = view.hand[card - 1]
    assert found is not None
    filled = [(number, group) for number, group in enumerate(groups) if group]
    pieces = pieces_of(found, [group for _, group in filled])
    return tuple(
        OfferedPiece(str(number + 1), group, piece, None, False)
        for (number, group), piece in zip(filled, pieces, strict=True)
    )


def read_discard_letters(view: View, draft: Draft) -> tuple[str, ...]:
    """The pieces chosen so far, in the order chosen; the newest count."""
    there = {one.letter for one in view.offered}
    chosen = dict.fromkeys(letter for letter in text_in(draft, "pieces") if letter in there)
    return tuple(chosen)[-view.surplus :]


def read_discard(view: View, draft: Draft) -> Discard | None:
    """The pieces chosen to be removed, once they are as many as there are too many."""
    letters = tuple(sorted(read_discard_letters(view, draft)))
    return Discard(letters) if letters and len(letters) == view.surplus else None
