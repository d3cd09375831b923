"""The start of a match, and what each action does to it (rules, sections 2 to 6): all checks, then
all changes. `checks.py` decides whether it is legal, `flow.py` who decides next."""

from collections.abc import Mapping
from dataclasses import replace

from engine.contract import HINTS, Options, Seat, Step, check_seat
from engine.rng import Rng
from engine.wildlands import actions, events, flow
from engine.wildlands.actions import Action, Fighter
from engine.wildlands.cards import WILD, Card, Flag, without
from engine.wildlands.checks import check_action
from engine.wildlands.events import Event
from engine.wildlands.factions import Faction
from engine.wildlands.flow import Flow
from engine.wildlands.maps import Map, Number
from engine.wildlands.options import EVEN_START, MAP, choose_factions
from engine.wildlands.state import DEALT, HAND, Deed, Phase, Secret, Side, State, Table, to_act
from engine.wildlands.targets import RANGED, aim
from engine.wildlands.views import observe

_WILD_DRAW = 2
_REVEALING = (
    events.CardsDrawn,
    events.CharacterRevealed,
    events.InterruptPlayed,
    events.MatchEnded,
    events.ShardsPlaced,
)
"""The events that disclose chance or a secret; and so does every answer that is open."""


def apply(state: State, seat: Seat, action: Action) -> Step[State, Action, Event]:
    """Apply an action. Raises `IllegalAction`; `state` itself never changes."""
    check_seat(seat, state.seats)
    canonical = check_action(observe(state, seat), action)
    if seat == state.active and state.phase in (Phase.REVEAL, Phase.ACT):
        state = replace(state, actions=state.actions + 1)
    after, told = _perform(state, seat, canonical)
    after, more = flow.run_automatic_steps(after)
    told = [*told, *more]
    reveals = any(isinstance(event, _REVEALING) for event in told)
    if isinstance(canonical, (actions.Defend, actions.Pass, actions.Interrupt)):
        reveals = after.secrets[seat].answer is None
    return Step(after, canonical, tuple(told), reveals)


def _perform(state: State, seat: Seat, action: Action) -> Flow:
    match action:
        case actions.Assign(spaces):
            return _assign(state, seat, spaces)
        case actions.Recall():
            return flow.update_secret(state, seat, places=()), [events.AssignmentRecalled(seat)]
        case actions.Reveal(character):
            fighter = Fighter(seat, character)
            state = replace(flow.reveal_piece(state, fighter), phase=Phase.ACT)
            actor, space = state.table.actor(fighter), state.table.piece(fighter).space
            return state, [events.CharacterRevealed(actor, space, forced=False)]
        case actions.Move(character, space, cards):
            fighter = Fighter(seat, character)
            return _move(state, fighter, None, ((fighter, space),), cards)
        case actions.Fly(character, space, card):
            fighter = Fighter(seat, character)
            return _move(state, fighter, Flag.FLY, ((fighter, space),), (card,))
        case actions.Rally(character, moves, cards):
            steps = tuple((Fighter(seat, mover), space) for mover, space in moves)
            return _move(state, Fighter(seat, character), Flag.RALLY, steps, cards)
        case actions.Claim(space, cards):
            return _claim(state, seat, space, cards)
        case actions.Attack():
            return _attack(state, Fighter(seat, action.character), action)
        case actions.Draw():
            return _draw(state, seat)
        case actions.End():
            return flow.end_acting(state, forced=False)
        case actions.Defend() | actions.Pass() | actions.Interrupt():
            return _answer(state, seat, action)


def _assign(state: State, seat: Seat, spaces: tuple[Number, ...]) -> Flow:
    state = flow.update_secret(state, seat, places=spaces)
    told: list[Event] = [events.CharactersAssigned(seat)]
    if to_act(state):
        return state, told
    state = place_shards(state)
    told.append(events.ShardsPlaced(tuple(side.shards for side in state.table.sides)))
    state, more = flow.begin_turn(state, first_seat(state.table))
    return state, [*told, *more]


def _move(
    state: State,
    by: Fighter,
    flag: Flag | None,
    moves: tuple[tuple[Fighter, Number], ...],
    cards: tuple[Card, ...],
) -> Flow:
    table = state.table
    steps = tuple(
        events.Step(table.actor(fighter), table.piece(fighter).space, space)
        for fighter, space in moves
    )
    state = flow.spend_cards(state, by.seat, cards)
    for fighter, space in moves:
        piece = state.table.piece(fighter)._replace(space=space)
        state = flow.update_piece(state, fighter, piece)
    deed = Deed(by.seat, entered=tuple(step.end for step in steps))
    state, more = flow.close_deed(state, deed)
    return state, [events.CharactersMoved(table.actor(by), flag, steps, cards), *more]


def _claim(state: State, seat: Seat, space: Number, cards: tuple[Card, ...]) -> Flow:
    side = state.table.sides[seat]
    shards = tuple(shard for shard in side.shards if shard != space)
    state = flow.update_side(state, seat, shards=shards, points=side.points + 1)
    state, more = flow.close_deed(flow.spend_cards(state, seat, cards), Deed(seat))
    return state, [events.ShardClaimed(seat, space, cards), *more]


def _attack(state: State, attacker: Fighter, action: actions.Attack) -> Flow:
    strike = aim(state.table, attacker, action.flag, action.target)
    state = flow.spend_cards(state, attacker.seat, (action.card,))
    aimed = state.table.actor(strike.hits[0]) if action.flag in RANGED else None
    by = state.table.actor(attacker)
    told = events.AttackDeclared(by, action.flag, action.target, action.card, aimed)
    state, more = flow.open_strike(state, strike)
    return state, [told, *more]


def _draw(state: State, seat: Seat) -> Flow:
    """The wild card has left the hand, and is not in the pile yet."""
    hand = without(state.secrets[seat].hand, (WILD,))
    state = flow.update_secret(state, seat, hand=hand)
    count = max(0, min(_WILD_DRAW, HAND - len(hand)))
    state, drawn, shuffled = flow.draw_cards(state, seat, count)
    state = flow.update_side(state, seat, pile=(*state.table.sides[seat].pile, WILD))
    state, more = flow.close_deed(state, Deed(seat))
    return state, [events.CardsDrawn(seat, drawn, wild=True, shuffled=shuffled), *more]


def _answer(state: State, seat: Seat, action: Action) -> Flow:
    """Keep a sealed answer; the last one opens them all."""
    state = flow.update_secret(state, seat, answer=action)
    if to_act(state):
        return state, []
    if state.phase is Phase.ASK:
        return flow.settle_question(state)
    strike = state.strike
    assert strike is not None
    answers = {one: state.secrets[one].answer for one in state.asked}
    defences = {
        one: answer for one, answer in answers.items() if isinstance(answer, actions.Defend)
    }
    return flow.close_strike(flow.clear_answers(state), strike, defences)


def deal(
    maps: Mapping[str, Map],
    factions: Mapping[str, Faction],
    seats: int,
    seed: bytes,
    settled: Options,
) -> State:
    """The state before the first decision. Raises `IllegalOptions`. The map cards, ascending, are
    shuffled by `Rng(seed, "map cards")` and dealt ten by ten; each deck, in the order of its list,
    by `Rng(seed, "deck 1")` and so on by seat number."""
    ground, chosen = maps[str(settled[MAP])], choose_factions(seats, seed, settled, factions)
    cards = Rng(seed, "map cards").shuffle([space.number for space in ground.spaces])
    secrets = (
        Secret(
            dealt=tuple(sorted(cards[seat * DEALT : (seat + 1) * DEALT])),
            hand=(),
            deck=Rng(seed, f"deck {seat + 1}").shuffle(chosen[seat].deck),
        )
        for seat in range(seats)
    )
    table = Table(ground, chosen, (Side(),) * seats)
    return State(
        table,
        tuple(secrets),
        seed,
        even_start=bool(settled[EVEN_START]),
        hints=bool(settled[HINTS]),
    )


def place_shards(state: State) -> State:
    """After the last assignment: the map cards left go to the right, and each seat draws seven;
    with an even start, the first player draws one fewer for each player."""
    left = [tuple(space for space in own.dealt if space not in own.places) for own in state.secrets]
    sides = tuple(
        replace(side, shards=left[(seat + 1) % state.seats])
        for seat, side in enumerate(state.table.sides)
    )
    table = replace(state.table, sides=sides)
    first = first_seat(table)
    secrets = []
    for seat, own in enumerate(state.secrets):
        fewer = state.seats if state.even_start and seat == first else 0
        drawn = HAND - fewer
        secrets.append(replace(own, dealt=(), hand=own.deck[:drawn], deck=own.deck[drawn:]))
    return replace(state, table=table, secrets=tuple(secrets))


def first_seat(table: Table) -> Seat:
    """The seat with a shard on the lowest-numbered space."""
    return min(range(len(table.sides)), key=lambda seat: table.sides[seat].shards)
