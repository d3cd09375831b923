"""The level expert: it tries hard's best actions in imagined worlds. There its turn goes on as hard
plans it, the others play on plainly until its next turn, and hard's estimate rates what came of it.
"""

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from engine.contract import Seat
from engine.search import Estimate, pick, search
from engine.wildlands import flow, rules
from engine.wildlands.actions import Action, End, Interrupt, Pass
from engine.wildlands.cards import CHARACTERS, WILD
from engine.wildlands.computers import easy
from engine.wildlands.computers.field import Lore, read_field
from engine.wildlands.computers.ranking import EFFORTS, HARD, Search, begin_search
from engine.wildlands.computers.worth import chance
from engine.wildlands.endgame import outcome
from engine.wildlands.maps import Number
from engine.wildlands.state import DEALT, GOAL, Phase, Secret, Standing, State, to_act
from engine.wildlands.views import View, observe

PLAYOUTS: Final = 120
_SURE: Final = 1.5  # by so many standard errors an action has to be better than hard's
_MARGIN: Final = 0.1  # actions that hard thinks worse by so much are not tried
_MOST_TRIED: Final = 8
_WIDTHS: Final = EFFORTS[HARD].widths[1:]
"""How many ideas are followed at each depth where the own turn goes on: as hard plans it."""
_LATE: Final = GOAL - 1  # from so many points on the playouts last a round longer


def choose(view: View, seed: bytes) -> Action:
    """Not in set-up."""
    if view.phase is Phase.ASK and WILD not in view.hand:
        return Pass()
    hard = begin_search(view, EFFORTS[HARD])
    return pick(weigh(hard, _list_candidates(hard), seed, PLAYOUTS), _SURE)


def weigh(
    hard: Search, actions: Sequence[Action], seed: bytes, playouts: int
) -> tuple[Estimate[Action], ...]:
    """The own chance to win after some actions; hard's search has ranked them."""
    view = hard.lore.view
    return search(
        actions,
        lambda number: imagine(view, Random(f"{seed.hex()} {number}")),
        Playouts(view, hard.narrow(_WIDTHS)).value,
        playouts,
    )


def _list_candidates(hard: Search) -> list[Action]:
    """Hard's choice first, then what may bring a point at once, then what else hard thinks good."""
    ranked, field, seat = hard.rank(), hard.start, hard.lore.seat
    found = [ranked[0][1]]
    if hard.lore.view.phase is Phase.ACT:
        points = field.points[seat]
        ideas = hard.thinker.urgent_ideas(field)
        found += (idea for idea in ideas if idea.results[0][1].points[seat] > points)
    found += (idea for value, idea in ranked if value > ranked[0][0] - _MARGIN)
    return list(dict.fromkeys(idea.action for idea in found))[:_MOST_TRIED]


class Playouts:
    """Plays imagined worlds on from a decision. What the own seat does until its turn or interrupt
    is over is worked out once for each position."""

    def __init__(self, view: View, search: Search) -> None:
        assert view.seat is not None
        self._seat, self._turn = view.seat, view.turn
        self._rounds = 2 if max(side.points for side in view.table.sides) >= _LATE else 1
        self._search = search
        self._planned: dict[object, Action] = {}

    def value(self, action: Action, world: State) -> float:
        """The own chance to win after an action, as it looks when the own turn has come again."""
        seat, turn, rounds = self._seat, self._turn, self._rounds
        state = rules.apply(world, seat, action).state
        while waiting := to_act(state):
            if state.active == seat and state.turn > turn:
                turn, rounds = state.turn, rounds - 1
                if not rounds:
                    return self._rate(state)
            state = self._play(state, waiting)
        result = outcome(state)
        assert result is not None
        return (result.places[seat] == 1) / result.places.count(1)

    def _play(self, state: State, waiting: Collection[Seat]) -> State:
        answers = {one: self._answer(state, one) for one in waiting}
        if state.phase is Phase.ASK and Interrupt() not in answers.values():
            after, _ = flow.settle_question(state)  # quicker than one pass after another
            return flow.run_automatic_steps(after)[0]
        for one, answer in answers.items():
            state = rules.apply(state, one, answer).state
        return state

    def _rate(self, state: State) -> float:
        view = observe(state, self._seat)
        lore = Lore(view)
        lore.next, lore.drawing = self._seat, None
        return chance(lore, read_field(view))

    def _answer(self, state: State, seat: Seat) -> Action:
        if state.phase is Phase.ASK and WILD not in state.secrets[seat].hand:
            return Pass()
        view = observe(state, seat)
        if seat == self._seat and state.turn == self._turn and state.phase is Phase.ACT:
            return self._plan(view)
        return easy.choose(view, b"")

    def _plan(self, view: View) -> Action:
        field = read_field(view)
        key = view.acting == view.active, field.key
        if key not in self._planned:
            search = self._search
            ideas = search.thinker.ideas if key[0] else search.thinker.urgent_ideas
            best = search.follow_best(ideas(field))[:1]
            acts = best and best[0][0] > search.rate(field)
            self._planned[key] = best[0][1].action if acts else End()
        return self._planned[key]


def imagine(view: View, rng: Random) -> State:
    """A state that looks to the viewer as the real one, with other hands, decks, places of hidden
    characters and another seed; no other seat has answered yet. Not of a match that is over."""
    assert view.seat is not None
    taken = {*view.dealt, *view.places}.union(*(side.shards for side in view.table.sides))
    free = [space for space in view.table.ground.walks if space not in taken]
    rng.shuffle(free)
    secrets = []
    for seat in range(view.seats):
        unseen = view.table.unseen(seat)
        rng.shuffle(unseen)
        if seat == view.seat:
            for card in view.hand:
                unseen.remove(card)
            secret = Secret(view.dealt, view.hand, tuple(unseen), view.places, view.answer)
        else:
            held = view.hands[seat]
            hand, deck = tuple(unseen[:held]), tuple(unseen[held:])
            dealt, places = _imagine_places(view, seat, free, rng)
            secret = Secret(dealt, hand, deck, places)
        secrets.append(secret)
    return State(
        view.table,
        tuple(secrets),
        rng.randbytes(32),
        view.phase,
        view.turn,
        view.active,
        view.acting,
        view.asked,
        view.strike,
        view.deed,
        view.idle,
        hints=view.hints,
        actions=view.actions,
    )


def _imagine_places(
    view: View, seat: Seat, free: list[Number], rng: Random
) -> tuple[tuple[Number, ...], tuple[Number, ...]]:
    """Another seat's map cards during set-up, and where its characters begin; taken from what is
    `free`."""
    if view.phase is Phase.SETUP:
        dealt = [free.pop() for _ in range(DEALT)]
        has_assigned = seat not in view.to_act
        return tuple(sorted(dealt)), tuple(rng.sample(dealt, CHARACTERS) if has_assigned else ())
    pieces = view.table.sides[seat].pieces
    return (), tuple(
        free.pop() if piece.standing is Standing.HIDDEN else piece.space for piece in pieces
    )
