"""The start of a match, and what each action does to it (rules, sections 2 to 4): all checks, then
all changes.

What follows automatically belongs to the same step: the last piece goes to the active player, a
land's first piece is laid, pieces that fit nowhere leave the game, the next turn begins, seats
without a choice of layout commit it, the match ends.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.contract import IllegalAction, IllegalOptions, Options, Seat, Step, check_seat
from engine.cutterland import events
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.bag import find_cards, read_bag
from engine.cutterland.cuts import read_cut
from engine.cutterland.endgame import can_recall, complete_layout, outcome, sole_layout
from engine.cutterland.events import Event
from engine.cutterland.lands import FIRST_LAID
from engine.cutterland.options import BAG, BOX, OVERCUT_COSTS
from engine.cutterland.order import hand_size, turn_count
from engine.cutterland.packs import Pack
from engine.cutterland.placements import check_placement, fewest_turns, has_placement, is_roomy
from engine.cutterland.state import (
    Phase,
    Player,
    Setup,
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
from engine.rng import Rng, draw_first_seat

_PHASES: Final = {
    Cut: Phase.CUT,
    Discard: Phase.DISCARD,
    Take: Phase.TAKE,
    Place: Phase.LAY,
    Resolve: Phase.RESOLVE,
    Recall: Phase.RESOLVE,
}


def deal(packs: Mapping[str, Pack], seats: int, seed: bytes, settled: Options) -> State:
    """The state before the first decision: one shuffled pack, hidden hands, the first player
    (rules, section 2). Raises `IllegalOptions`.

    The cards, in the order of the pack's file, are shuffled by `Rng(seed, "cards")`; the first ones
    are the first seat's hand, the next ones the second's, and so on. With cards from the box, only
    those it took are shuffled; with pieces from the bag, the bag is sorted, then shuffled by
    `Rng(seed, "bag")`, and the first pieces are drawn (section 7).
    """
    setup = Setup(
        overcut=str(settled["overcut"]),
        first=draw_first_seat(seats, seed, settled),
        preview=bool(settled["preview"]),
        hints=bool(settled["hints"]),
        pack=str(settled["pack"]),
        mirrored=bool(settled["mirrored"]),
    )
    if settled["pieces"] == BAG or (settled["pieces"] == BOX and settled["bag"]):
        if settled["box"]:
            raise IllegalOptions("box-unwanted")
        bag = sorted(read_bag(seats, settled), key=str)
        setup = replace(setup, filled=int(str(settled["filled"])))
        players = (Player(()),) * seats
        return draw_pieces(State(setup, players, bag=Rng(seed, "bag").shuffle(bag)))
    if settled["bag"]:
        raise IllegalOptions("bag-unwanted")
    cards = find_cards(packs, seats, settled)
    wanted = turn_count(seats)
    if len(cards) < wanted:
        raise IllegalOptions("pack-small", cards=len(cards), wanted=wanted)
    deck, size = Rng(seed, "cards").shuffle(cards), hand_size(seats)
    hands = (deck[seat * size : (seat + 1) * size] for seat in range(seats))
    if settled["shown"]:
        # In the order of their pack, so that they tell nothing about the shuffle
        dealt = deck[:wanted]
        setup = replace(setup, shown=tuple(card for card in cards if card in dealt))
    return State(setup, tuple(Player(hand) for hand in hands))


def apply(state: State, seat: Seat, action: Action) -> Step[State, Action, Event]:
    """Apply an action. Raises `IllegalAction`; `state` itself never changes."""
    check_seat(seat, state.seats)
    _check_turn(state, seat, action)
    match action:
        case Place():
            done = _place(state, seat, action)
        case Take():
            done = _take(state, seat, action)
        case Cut():
            done = _cut(state, seat, action)
        case Resolve():
            layout = complete_layout(state.players[seat], action.layout)
            after = update_player(state, seat, layout=layout)
            done = after, Resolve(layout), (events.LayoutCommitted(seat),)
        case Discard():
            done = _discard(state, seat, action)
        case Recall():
            done = update_player(state, seat, layout=None), Recall(), (events.LayoutRecalled(seat),)
    after, canonical, told = done
    after, more = run_automatic_steps(after)
    drawn = after.bag is not None and any(isinstance(event, events.PiecesDrawn) for event in more)
    reveals = isinstance(canonical, Cut) or drawn or after.phase is Phase.OVER
    return Step(after, canonical, (*told, *more), reveals)


_Done = tuple[State, Action, Sequence[Event]]


def _check_turn(state: State, seat: Seat, action: Action) -> None:
    phase = state.phase
    if _PHASES[type(action)] is not phase:
        raise IllegalAction(
            "wrong-phase", section="3", phase=phase.value, action=type(action).__name__.lower()
        )
    if isinstance(action, Recall):
        if not can_recall(state, seat):
            raise IllegalAction("nothing-to-recall", section="4")
    elif seat not in to_act(state):
        raise IllegalAction("not-your-turn", section="3", phase=phase.value)


def _cut(state: State, seat: Seat, action: Cut) -> _Done:
    player, number = state.players[seat], action.card
    cards = len(player.hand)
    if not 1 <= number <= cards:
        raise IllegalAction("card-unknown", section="3", card=number, cards=cards)
    card = player.hand[number - 1]
    if card is None:
        raise IllegalAction("card-spent", section="3", card=number)
    groups = read_cut(" ".join(action.groups), state.pieces_per_card, state.most)
    is_overcut = len(groups) > state.pieces_per_card
    costs = OVERCUT_COSTS[state.setup.overcut] if is_overcut else 0
    hand = (*player.hand[: number - 1], None, *player.hand[number:])
    players = players_with(state, seat, hand=hand, penalty=player.penalty + costs)
    share = Share(card, groups, (None,) * len(groups))
    after = update_share(state, players, share)
    return after, Cut(number, groups), (events.CardCut(seat, card, groups, -costs),)


def _discard(state: State, seat: Seat, action: Discard) -> _Done:
    share = _share(state)
    named = tuple(_letter(share, text) for text in action.pieces)
    for letter in named:
        if named.count(letter) > 1:
            raise IllegalAction("piece-twice", section="3", cells=(letter,), piece=letter)
    if len(named) != state.surplus:
        raise IllegalAction("discard-count", section="3", named=len(named), wanted=state.surplus)
    letters = tuple(sorted(named))
    after = update_share(state, state.players, replace(share, discarded=letters))
    return after, Discard(letters), (events.PiecesDiscarded(seat, letters),)


def _take(state: State, seat: Seat, action: Take) -> _Done:
    share = _share(state)
    letter = _letter(share, action.piece)
    if letter in share.discarded:
        raise IllegalAction("piece-discarded", section="3", cells=(letter,), piece=letter)
    taker = share.takers[share.letters.index(letter)]
    if taker is not None:
        raise IllegalAction(
            "piece-taken", section="3", cells=(letter,), piece=letter, seat=taker + 1
        )
    after, event = take_piece(state, seat, letter, forced=False)
    return after, Take(letter), (event,)


def _place(state: State, seat: Seat, action: Place) -> _Done:
    share, player = _share(state), state.players[seat]
    letter = _letter(share, action.piece)
    if letter not in player.to_lay:
        mine = share.takers[share.letters.index(letter)] == seat
        code = "piece-laid" if mine else "piece-not-yours"
        raise IllegalAction(code, section="3", cells=(letter,), piece=letter)
    piece = piece_of(state, letter)
    check_placement(player.land, piece, action.cell, action.turns)
    turns = fewest_turns(piece, action.turns)
    land = player.land.lay(piece.rotate(turns), action.cell)
    to_lay = tuple(one for one in player.to_lay if one != letter)
    after = update_player(state, seat, land=land, to_lay=to_lay)
    event = events.PieceLaid(seat, letter, action.cell, turns, forced=False)
    return after, Place(letter, action.cell, turns), (event,)


def _share(state: State) -> Share:
    assert state.share is not None  # in every phase in which pieces are shared
    return state.share


def _letter(share: Share, text: str) -> str:
    """The letter of one of the card's pieces, in capitals."""
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in share.letters:
        raise IllegalAction(
            "piece-unknown", section="3", piece=text.strip()[:20], last=share.letters[-1]
        )
    return letter


def run_automatic_steps(state: State) -> tuple[State, list[Event]]:
    """The next state in which a seat has a choice, or the end, and the events on the way."""
    told: list[Event] = []
    phase = state.phase
    if phase is Phase.TAKE and len(state.choosers) == 1:
        (letter,) = _share(state).letters_left
        state, event = take_piece(state, state.active, letter, forced=True)
        told.append(event)
        phase = Phase.LAY
    if phase is Phase.LAY:
        state = _lay_automatically(state, told)
        if not any(player.to_lay for player in state.players):
            state = _begin_next_turn(state, told)
        phase = state.phase
    if phase is Phase.OVER:
        layouts = tuple(player.layout for player in state.players if player.layout is not None)
        result = outcome(state)
        assert result is not None
        told.append(events.LayoutsRevealed(layouts))
        told.append(events.MatchEnded(result.scores, result.places))
    return state, told


def _lay_automatically(state: State, told: list[Event]) -> State:
    """Lay the first piece that each owner of an empty land took, at M13 (rules, section 9), and
    remove a seat's pieces from the game when none fits; one that fits can make room for the
    other."""
    for seat, player in enumerate(state.players):
        if player.to_lay and not player.land.cells:
            letter, *rest = player.to_lay
            land = player.land.lay(piece_of(state, letter), FIRST_LAID)
            state = update_player(state, seat, land=land, to_lay=tuple(rest))
            told.append(events.PieceLaid(seat, letter, FIRST_LAID, 0, forced=True))
    for seat, player in enumerate(state.players):
        if not player.to_lay or is_roomy(player.land):
            continue
        if not any(has_placement(player.land, piece_of(state, one)) for one in player.to_lay):
            told.extend(events.PieceLost(seat, letter) for letter in player.to_lay)
            state = update_player(state, seat, to_lay=())
    return state


def _begin_next_turn(state: State, told: list[Event]) -> State:
    """The next turn, or after the last card the resolve phase."""
    state = State(state.setup, state.players, state.turn + 1, None, state.bag)
    if state.turn <= state.turns:
        if state.bag is not None:
            state = draw_pieces(state)
            told.append(events.PiecesDrawn(state.active, _share(state).pieces))
        return state
    for seat, player in enumerate(state.players):
        layout = sole_layout(player)
        if layout is not None:
            state = update_player(state, seat, layout=layout)
            told.append(events.LayoutCommitted(seat))
    return state
