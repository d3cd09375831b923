"""What each action does to a match (rules, sections 3 and 4): all checks, then all changes.

What follows automatically belongs to the same step: the last piece goes to the active player, a
land's first piece is laid, pieces that fit nowhere leave the game, the next turn begins, seats
without a choice of layout commit it, the match ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.contract import IllegalAction, Param, Seat, Step
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.cards import Card
from engine.cutterland.cuts import read_cut
from engine.cutterland.endgame import can_recall, complete_layout, outcome, sole_layout
from engine.cutterland.events import (
    CardCut,
    Event,
    LayoutCommitted,
    LayoutRecalled,
    LayoutsRevealed,
    MatchEnded,
    PieceLaid,
    PieceLost,
    PiecesDiscarded,
    PiecesDrawn,
)
from engine.cutterland.lands import FIRST_LAID
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.placements import check_placement, fewest_turns, has_placement, is_roomy
from engine.cutterland.state import (
    Phase,
    Share,
    State,
    draw_pieces,
    piece_of,
    players_with,
    take_piece,
    to_act,
    update_player,
    update_share,
)

_PHASES: Final = {
    Cut: Phase.CUT,
    Discard: Phase.DISCARD,
    Take: Phase.TAKE,
    Place: Phase.LAY,
    Resolve: Phase.RESOLVE,
    Recall: Phase.RESOLVE,
}


def apply(state: State, seat: Seat, action: Action) -> Step[State, Action, Event]:
    """Apply an action. Raises `IllegalAction`; `state` itself never changes."""
    _check_turn(state, seat, action)
    match action:
        case Place():
            done = _place(state, seat, action)
        case Take():
            done = _take(state, seat, action)
        case Cut():
            done = _cut(state, seat, action)
        case Resolve():
            done = _resolve(state, seat, action)
        case Discard():
            done = _discard(state, seat, action)
        case Recall():
            done = update_player(state, seat, layout=None), Recall(), (LayoutRecalled(seat),)
    after, canonical, events = done
    after, more = run_automatic_steps(after)
    drawn = after.bag is not None and any(isinstance(event, PiecesDrawn) for event in more)
    reveals = isinstance(canonical, Cut) or drawn or after.phase is Phase.OVER
    return Step(after, canonical, (*events, *more), reveals)


_Done = tuple[State, Action, Sequence[Event]]


def _check_turn(state: State, seat: Seat, action: Action) -> None:
    phase = state.phase
    if _PHASES[type(action)] is not phase:
        params = {"phase": phase.value, "action": type(action).__name__.lower()}
        raise IllegalAction("wrong-phase", params, section="3")
    if isinstance(action, Recall):
        if not can_recall(state, seat):
            raise IllegalAction("nothing-to-recall", section="4")
    elif seat not in to_act(state):
        raise IllegalAction("not-your-turn", {"phase": phase.value}, section="3")


def _cut(state: State, seat: Seat, action: Cut) -> _Done:
    player = state.players[seat]
    card = _card(player.hand, action.card)
    groups = read_cut(" ".join(action.groups), state.pieces_per_card, state.most)
    is_overcut = len(groups) > state.pieces_per_card
    costs = OVERCUT_COSTS[state.setup.overcut] if is_overcut else 0
    hand = (*player.hand[: action.card - 1], None, *player.hand[action.card :])
    players = players_with(state, seat, hand=hand, penalty=player.penalty + costs)
    share = Share(card, groups, (None,) * len(groups))
    after = update_share(state, players, share)
    return after, Cut(action.card, groups), (CardCut(seat, card, groups, -costs),)


def _card(hand: tuple[Card | None, ...], number: int) -> Card:
    if not 1 <= number <= len(hand):
        raise IllegalAction("card-unknown", {"card": number, "cards": len(hand)}, section="3")
    card = hand[number - 1]
    if card is None:
        raise IllegalAction("card-spent", {"card": number}, section="3")
    return card


def _discard(state: State, seat: Seat, action: Discard) -> _Done:
    share = _share(state)
    named = tuple(_letter(share, text) for text in action.pieces)
    for letter in named:
        if named.count(letter) > 1:
            raise IllegalAction("piece-twice", {"piece": letter}, section="3", cells=(letter,))
    if len(named) != state.surplus:
        params = {"named": len(named), "wanted": state.surplus}
        raise IllegalAction("discard-count", params, section="3")
    letters = tuple(sorted(named))
    after = update_share(state, state.players, replace(share, discarded=letters))
    return after, Discard(letters), (PiecesDiscarded(seat, letters),)


def _take(state: State, seat: Seat, action: Take) -> _Done:
    share = _share(state)
    letter = _letter(share, action.piece)
    if letter in share.discarded:
        raise IllegalAction("piece-discarded", {"piece": letter}, section="3", cells=(letter,))
    taker = share.takers[share.letters.index(letter)]
    if taker is not None:
        params: dict[str, Param] = {"piece": letter, "seat": taker + 1}
        raise IllegalAction("piece-taken", params, section="3", cells=(letter,))
    after, event = take_piece(state, seat, letter, forced=False)
    return after, Take(letter), (event,)


def _place(state: State, seat: Seat, action: Place) -> _Done:
    share, player = _share(state), state.players[seat]
    letter = _letter(share, action.piece)
    if letter not in player.to_lay:
        mine = share.takers[share.letters.index(letter)] == seat
        code = "piece-laid" if mine else "piece-not-yours"
        raise IllegalAction(code, {"piece": letter}, section="3", cells=(letter,))
    piece = piece_of(state, letter)
    check_placement(player.land, piece, action.cell, action.turns)
    turns = fewest_turns(piece, action.turns)
    land = player.land.lay(piece.rotate(turns), action.cell)
    to_lay = tuple(one for one in player.to_lay if one != letter)
    after = update_player(state, seat, land=land, to_lay=to_lay)
    event = PieceLaid(seat, letter, action.cell, turns, forced=False)
    return after, Place(letter, action.cell, turns), (event,)


def _resolve(state: State, seat: Seat, action: Resolve) -> _Done:
    layout = complete_layout(state.players[seat], action.layout)
    after = update_player(state, seat, layout=layout)
    return after, Resolve(layout), (LayoutCommitted(seat),)


def _share(state: State) -> Share:
    assert state.share is not None  # in every phase in which pieces are shared
    return state.share


def _letter(share: Share, text: str) -> str:
    """The letter of one of the card's pieces, in capitals."""
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in share.letters:
        params = {"piece": text.strip()[:20], "last": share.letters[-1]}
        raise IllegalAction("piece-unknown", params, section="3")
    return letter


def run_automatic_steps(state: State) -> tuple[State, list[Event]]:
    """The next state in which a seat has a choice, or the end, and the events on the way."""
    events: list[Event] = []
    phase = state.phase
    if phase is Phase.TAKE and len(state.choosers) == 1:
        state, phase = _take_last(state, events), Phase.LAY
    if phase is Phase.LAY:
        state = _lay_first(state, events)
        state = _lose_unplaceable(state, events)
        state = _next_turn(state, events)
        phase = state.phase
    if phase is Phase.OVER:
        layouts = tuple(player.layout for player in state.players if player.layout is not None)
        result = outcome(state)
        assert result is not None
        events.append(LayoutsRevealed(layouts))
        events.append(MatchEnded(result.scores, result.places))
    return state, events


def _take_last(state: State, events: list[Event]) -> State:
    assert state.share is not None
    (letter,) = state.share.letters_left
    state, event = take_piece(state, state.active, letter, forced=True)
    events.append(event)
    return state


def _lay_first(state: State, events: list[Event]) -> State:
    """Lay the first piece that each owner of an empty land took, at M13 (rules, section 9)."""
    for seat, player in enumerate(state.players):
        if player.land.cells or not player.to_lay:
            continue
        letter, *rest = player.to_lay
        land = player.land.lay(piece_of(state, letter), FIRST_LAID)
        state = update_player(state, seat, land=land, to_lay=tuple(rest))
        events.append(PieceLaid(seat, letter, FIRST_LAID, 0, forced=True))
    return state


def _lose_unplaceable(state: State, events: list[Event]) -> State:
    """Remove a seat's pieces from the game when none fits; one that fits can make room for the
    other."""
    for seat, player in enumerate(state.players):
        if not player.to_lay or is_roomy(player.land):
            continue
        if any(has_placement(player.land, piece_of(state, letter)) for letter in player.to_lay):
            continue
        events.extend(PieceLost(seat, letter) for letter in player.to_lay)
        state = update_player(state, seat, to_lay=())
    return state


def _next_turn(state: State, events: list[Event]) -> State:
    """Once all have laid, begin the next turn, or after the last card the resolve phase."""
    for player in state.players:
        if player.to_lay:
            return state
    state = State(state.setup, state.players, state.turn + 1, None, state.bag)
    if state.turn <= state.turns:
        return state if state.bag is None else _draw(state, events)
    for seat, player in enumerate(state.players):
        layout = sole_layout(player)
        if layout is not None:
            state = update_player(state, seat, layout=layout)
            events.append(LayoutCommitted(seat))
    return state


def _draw(state: State, events: list[Event]) -> State:
    state = draw_pieces(state)
    assert state.share is not None
    events.append(PiecesDrawn(state.active, state.share.pieces))
    return state
