"""Plans for a cut, typed or pressed, and for removing what an overcut has too many."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.cutterland.painting import Groups, groups_of, rest, sound, with_last
from bot.screens.drafting import number_in, strings_in, text_in
from bot.screens.game import Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Discard
from engine.cutterland.cuts import pieces_of, read_cut, settle
from engine.cutterland.views import Offered, View

MOST_PIECES = 12


@dataclass(frozen=True, slots=True)
class CutPlan:
    """A cut in the making.

    `card` is 0 where none is chosen. `painted` are the squares of each piece so far, `brush` is the
    ordinal of the piece that the next square goes to. `cut` are the pieces by the rules, empty
    while there is no whole cut; `seen`: they are being looked at and wait to be confirmed,
    `known`: they were, and have not changed. `error` is what is wrong with `text`, which was typed.
    """

    card: int
    wanted: int = 0
    painted: Groups = ()
    brush: int = 0
    cut: tuple[str, ...] = ()
    seen: bool = False
    known: bool = False
    text: str = ""
    error: IllegalAction | None = None

    @property
    def groups(self) -> Groups:
        """What is painted, and the last piece where that is what is left over."""
        return with_last(self.painted, self.wanted)

    @property
    def last(self) -> int | None:
        """The piece that is what is left over."""
        added = [n for n, group in enumerate(self.groups) if group not in self.painted]
        return added[0] if added else None

    @property
    def loose(self) -> str:
        """Squares in no piece."""
        return rest(self.groups)

    @property
    def action(self) -> Cut | None:
        return Cut(self.card, self.cut) if self.cut else None


def most_pieces(view: View) -> int:
    """How many pieces a card may be cut into at this table."""
    return MOST_PIECES if view.overcut == "penalty" else view.players_pieces


def read_groups(view: View, text: str) -> tuple[str, ...]:
    """The groups a typed cut means at this table. Raises `IllegalAction`."""
    return read_cut(text, view.players_pieces, most_pieces(view))


def cut_plan(view: View, draft: Draft) -> CutPlan:
    """What the draft says; with one card left in the hand, that one is chosen."""
    card = number_in(draft, "card")
    left = [number for number, one in enumerate(view.hand, 1) if one is not None]
    if card not in left:
        if len(left) != 1:
            return CutPlan(0)
        card = left[0]
    text = text_in(draft, "text")
    return _typed(view, draft, card, text) if text.strip() else _pressed(view, draft, card)


def _pressed(view: View, draft: Draft, card: int) -> CutPlan:
    painted = cuts_in(view, draft).get(card, ())
    brush = number_in(draft, "brush")
    if not 0 <= brush < most_pieces(view):
        brush = 0
    cut = _settled(view, painted)
    seen = bool(cut) and draft.get("seen") is True
    known = bool(cut) and strings_in(draft, "known") == (str(card), *cut)
    return CutPlan(card, view.players_pieces, painted, brush, cut, seen, known)


def _settled(view: View, painted: Groups) -> tuple[str, ...]:
    """The cut by the rules; nothing while it is none."""
    try:
        return settle([group for group in painted if group], view.players_pieces, most_pieces(view))
    except IllegalAction:
        return ()


def _typed(view: View, draft: Draft, card: int, text: str) -> CutPlan:
    """What was typed is as if it had been pressed, as far as it makes sense."""
    wanted = view.players_pieces
    try:
        cut = read_groups(view, text)
    except IllegalAction as error:
        named = groups_of(text)
        fits = named and len(named) <= most_pieces(view)
        painted = named if fits else cuts_in(view, draft).get(card, ())
        return CutPlan(card, wanted, painted, text=text, error=error)
    return CutPlan(card, wanted, cut, cut=cut, seen=True, text=text)


def cuts_in(view: View, draft: Draft) -> dict[int, Groups]:
    """What is painted on each card of the hand, those only looked at too."""
    kept = draft.get("cuts")
    if not isinstance(kept, dict):
        return {}
    found = {}
    for number, card in enumerate(view.hand, 1):
        groups = kept.get(str(number))
        if card is not None and isinstance(groups, list):
            found[number] = sound(groups, most_pieces(view))
    return {number: groups for number, groups in found.items() if groups}


def cut_pieces(view: View, card: int, groups: Groups) -> tuple[Offered, ...]:
    """The pieces a cut of the viewer's card would give, as if they were offered: by number, for
    letters are what its squares are called."""
    found = view.hand[card - 1]
    assert found is not None
    filled = [(number, group) for number, group in enumerate(groups) if group]
    pieces = pieces_of(found, [group for _, group in filled])
    return tuple(
        Offered(str(number + 1), group, piece, None, False)
        for (number, group), piece in zip(filled, pieces, strict=True)
    )


def discard_letters(view: View, draft: Draft) -> tuple[str, ...]:
    """The pieces chosen so far, in the order chosen; the newest count."""
    there = {one.letter for one in view.offered}
    chosen = dict.fromkeys(letter for letter in text_in(draft, "pieces") if letter in there)
    return tuple(chosen)[-view.surplus :]


def discard_plan(view: View, draft: Draft) -> Discard | None:
    """The pieces chosen to be removed, once they are as many as there are too many."""
    letters = tuple(sorted(discard_letters(view, draft)))
    return Discard(letters) if letters and len(letters) == view.surplus else None
