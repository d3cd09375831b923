"""What the picture of a panel marks: what a draft chooses, what is in reach, in sight or aimed
at."""

from bot.render.wildlands.boards import Marks
from bot.screens.wildlands.act_draft import ActDraft
from bot.screens.wildlands.offers import ATTACK, Offer, cards_of, find_goal, steps_of
from bot.screens.wildlands.walks import WALKING, find_walk, list_reach
from engine.wildlands.actions import Attack
from engine.wildlands.cards import Character, Flag
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.state import Standing
from engine.wildlands.targets import RANGED, aim
from engine.wildlands.views import View


def mark_draft(draft: ActDraft) -> Marks:
    """Where the chosen character may go with what it costs, or whom it may attack and what it sees;
    and where the draft leads, or an idea of what is better, unless another character is chosen."""
    view, offers, idea = draft.view, draft.choices, draft.idea
    if draft.offer is None and idea and idea.characters and draft.who in (0, *idea.characters):
        return mark_offer(view, idea)
    reach = {
        space: len(cards_of(one.ways[0]))
        for one in offers
        for _, space in steps_of(one.ways[0])
        if draft.who
    }
    action, path = draft.offer.ways[0] if draft.offer else None, tuple[Number, ...]()
    walk = find_walk(draft)
    if walk and draft.kind in WALKING:
        reach, path = list_reach(walk), walk.path
    return Marks(
        chosen=view.fighter(draft.who) if draft.who else None,
        reach=reach,
        targets=frozenset(space for one in offers for space in _find_aims(view, one)),
        sight=_find_sight(draft),
        goal=find_goal(view, action) if action else None,
        path=path,
    )


def mark_offer(view: View, offer: Offer) -> Marks:
    """Who does it, and where it leads or whom it hits."""
    return Marks(
        chosen=view.fighter(offer.characters[0]) if offer.characters else None,
        targets=_find_aims(view, offer),
        goal=find_goal(view, offer.ways[0]),
    )


def mark_places(view: View, places: tuple[Number, ...], who: Character) -> Marks:
    """Own hidden characters where they may begin, `who` of them in hand; 0 for none."""
    ghosts = {space: number for number, space in enumerate(places, 1)}
    if not who:
        return Marks(ghosts=ghosts)
    return Marks(chosen=view.fighter(who), ghosts=ghosts, goal=places[who - 1])


def mark_reveal(view: View, who: Character) -> Marks:
    named = [view.places[one - 1] for one in view.own.characters(Standing.HIDDEN)]
    return Marks(chosen=view.fighter(who), goal=view.places[who - 1], named=named)


def mark_strike(view: View) -> Marks:
    """The attacker and those it hits."""
    strike = view.strike
    assert strike is not None
    pieces = [view.table.piece(one) for one in strike.hits]
    return Marks(chosen=strike.attacker, targets=frozenset(piece.space for piece in pieces))


def _find_sight(draft: ActDraft) -> frozenset[Number] | None:
    """What the character sees that is about to shoot."""
    if draft.kind != ATTACK or not draft.who:
        return None
    piece = draft.view.own.pieces[draft.who - 1]
    if piece.standing is not Standing.REVEALED:
        return None
    flags = {one.ways[0].flag for one in draft.choices if isinstance(one.ways[0], Attack)}
    return seen_from(draft.view.table.ground, piece.space) if flags & {*RANGED} else None


def _find_aims(view: View, offer: Offer) -> frozenset[Number]:
    action = offer.ways[0]
    if not isinstance(action, Attack):
        return frozenset()
    if action.flag is Flag.AREA:
        return frozenset({int(action.target)})
    strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    return frozenset(view.table.piece(one).space for one in strike.hits)
