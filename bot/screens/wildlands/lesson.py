"""The lesson that `/learn` shows. The learner is at seat 0, a computer at seat 1."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.lessons import Lesson
from bot.screens.replies import BadInput, Draft
from bot.screens.screen import Block, Text
from bot.screens.wildlands.act_draft import STAND
from bot.screens.wildlands.board import final_blocks
from bot.screens.wildlands.offers import MOVE
from bot.screens.wildlands.pictures import map_picture, panel_picture
from bot.words import Words
from engine.contract import Param, Seat
from engine.wildlands import actions
from engine.wildlands.actions import SEAT_LETTERS, Action, Fighter, read_action, write_action
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map, Space, border_of
from engine.wildlands.rules import apply
from engine.wildlands.state import GOAL, Deed, Phase, Piece, Secret, Side, Standing, State, Strike
from engine.wildlands.state import Table as Board
from engine.wildlands.views import View, observe

_PLACES: Final = ((1, 3, 5, 7), (0, 2, 4, 6, 8), (1, 3, 5, 7))
"""The columns of the spaces in each row, numbered from 1: few, so that each is large."""
_HIGH: Final = frozenset({4, 9})
_COVER: Final = frozenset({12})
_SHARDS: Final = (7, 9)
_THEIRS: Final = (3,)
_DECK: Final[tuple[Card, ...]] = (*("1m3", "25") * 13, *(WILD,) * 4)


def _build_map() -> Map:
    places = [(column, row) for row, columns in enumerate(_PLACES) for column in columns]
    spaces = tuple(
        Space(number, column, row, cover=number in _COVER, high=number in _HIGH)
        for number, (column, row) in enumerate(places, 1)
    )
    walls, stairs = frozenset({border_of(6, 7)}), frozenset({border_of(9, 13)})
    return Map("lesson", "Wildlands", 1, spaces, walls, stairs)


GROUND: Final = _build_map()
"""A small map with a wall, a hill, a ledge with stairs, and cover."""
FACTIONS: Final = (
    Faction(
        "oldroad", "Oldroad", 1, ("Marla", "Tobin", "Quill", "Stubbs", "Fenn"), (4, 4, 3, 3, 2),
        _DECK,
    ),
    Faction(
        "ironbriar", "Ironbriar", 1, ("Bramble", "Hod", "Tansy", "Rusk", "Thistle"),
        (5, 4, 3, 3, 2), _DECK,
    ),
)  # fmt: skip


def _is_move(action: Action, character: int, spaces: Collection[int]) -> bool:
    if not isinstance(action, actions.Move):
        return False
    return action.character == character and action.space in spaces


def _stand(who: Character) -> Draft:
    """A character that is chosen, with nothing ready."""
    return {"who": who, "kind": MOVE, "head": STAND}


@dataclass(frozen=True, slots=True)
class Step:
    """`key` names its sentences. `pieces` are where characters are, hidden ones with a minus sign,
    0 for those knocked out; all others are as at the beginning. `dealt` are the map cards of
    set-up. `draft` is what the panel begins with: a claim, a defence and a reveal are ready, as in
    a match. `then` are the moves, by seat, after which the answer's picture is taken."""

    key: str
    pieces: Mapping[str, int] = field(default_factory=dict)
    hand: str = ""
    shards: tuple[int, ...] = _SHARDS
    phase: Phase = Phase.ACT
    damage: Mapping[str, int] = field(default_factory=dict)
    points: tuple[int, int] = (0, 0)
    dealt: tuple[int, ...] = ()
    strike: Strike | None = None
    deed: Deed | None = None
    draft: Draft = field(default_factory=dict)
    is_right: Callable[[Action], bool] = lambda _: False
    then: tuple[tuple[Seat, str], ...] = ()
    brief: bool = True


_STARTS: Final[Mapping[str, int]] = {"a1": -5, "a2": -6, "a3": -8, "a4": -13, "a5": -11}
_SEEN: Final[Mapping[str, int]] = {"a1": 5, "a2": 6, "a3": 8, "b1": 3}
STEPS: Final = (
    Step("goal", _SEEN, "1m3 2g4 35r", phase=Phase.OVER),
    Step(
        "move", _SEEN, "2g4 1m3 45",
        draft=_stand(2), is_right=lambda action: _is_move(action, 2, {2, 11}),
    ),
    Step(
        "climb", {**_SEEN, "a2": 2}, "23 3g5 45 1m4 14", (9,),
        draft=_stand(3), is_right=lambda action: _is_move(action, 3, {9}),
    ),
    Step(
        "claim", {**_SEEN, "a2": 2, "a3": 9}, "23 3g5 34 15",
        draft={"who": 3}, is_right=lambda action: isinstance(action, actions.Claim),
    ),
    Step(
        "attack", {**_SEEN, "a2": 2, "a3": 9}, "2r4 25 15", (7,),
        damage={"b1": 4}, points=(1, 0), draft=_stand(2),
        is_right=lambda action: isinstance(action, actions.Attack) and action.target == "b1",
    ),
    Step(
        "defend", {**_SEEN, "a2": 2, "a3": 9, "b1": 0, "b2": 8}, "2g4 25 15", (7,), Phase.DEFEND,
        damage={"a2": 3}, points=(2, 0),
        strike=Strike(Fighter(1, 2), Flag.RANGED, (Fighter(0, 2),)),
        is_right=lambda action: isinstance(action, actions.Defend) and bool(action.cards),
    ),
    Step(
        "turn", {**_SEEN, "a2": 7, "a3": 9, "b1": 0}, "2g4 25 1m3", (7,),
        damage={"a2": 3}, points=(2, 3), draft=_stand(2),
        is_right=lambda action: isinstance(action, actions.End), then=((1, "pass"),),
    ),
    Step(
        "reveal", {**_SEEN, "a2": 7, "a3": 9, "b1": 0}, "2g4 25 25 25 1m3 1m3", (7,),
        Phase.REVEAL, damage={"a2": 3}, points=(2, 3),
        draft={"who": 5}, is_right=lambda action: action == actions.Reveal(5),
    ),
    Step(
        "setup", shards=(), phase=Phase.SETUP, dealt=(1, 2, 3, 4, 5, 6, 8, 11, 12, 13),
        draft={"places": [5, 1, 8, 13, 11], "who": 1},
        is_right=lambda action: isinstance(action, actions.Assign) and action.spaces[1] == 6,
    ),
    Step(
        "interrupt", {**_SEEN, "a2": 7, "a3": 9, "a5": 11, "b1": 0, "b2": 3, "b3": 0}, "W 2r4 25",
        (), Phase.ASK, damage={"a2": 3, "b2": 3}, points=(4, 4), deed=Deed(1, entered=(3,)),
        is_right=lambda action: isinstance(action, actions.Interrupt),
        then=((0, "ranged 2 b2 2r4"),),
    ),
    Step(
        "end", {**_SEEN, "a2": 7, "a3": 9, "a5": 11, "b1": 0, "b2": 0, "b3": 0}, shards=(),
        phase=Phase.OVER, damage={"a2": 3}, points=(5, 4),
    ),
)  # fmt: skip


def _check_step(step: Step, view: View, action: Action) -> Mapping[str, Param]:
    if not step.is_right(action):
        raise BadInput(f"wildlands-learn-{step.key}-wrong")
    return {}


def _show_answer(step: Step, line: str, table: Table, words: Words) -> tuple[Block, ...]:
    """The map after what was done, and what follows by itself."""
    state = build_state(step)
    for seat, move in ((0, line), *step.then):
        state = apply(state, seat, read_action(move)).state
    view = observe(_show_shards(state) if step.phase is Phase.SETUP else state, 0)
    head = Text(words(f"wildlands-learn-{step.key}-done"))
    return head, map_picture(Context(view, table, words))


def _show_shards(state: State) -> State:
    """The position after set-up: the turns begin."""
    shards = (_SHARDS, _THEIRS)
    sides = tuple(
        replace(side, shards=own) for side, own in zip(state.table.sides, shards, strict=True)
    )
    return replace(state, table=replace(state.table, sides=sides), phase=Phase.REVEAL)


def observe_step(step: Step) -> View:
    return observe(build_state(step), 0)


def build_state(step: Step) -> State:
    sides = tuple(_build_side(step, seat) for seat in range(2))
    hands = (tuple(step.hand.split()), _DECK[:3])
    names = [[f"{seat}{number}" for number in range(1, CHARACTERS + 1)] for seat in SEAT_LETTERS]
    places = [tuple(abs(_find_place(step, name)) for name in own) for own in names]
    secrets = tuple(
        Secret(step.dealt, hand, _DECK[3:6], places=() if step.dealt else places[seat])
        for seat, hand in enumerate(hands)
    )
    own, other = FACTIONS
    factions = replace(own, deck=(*hands[0], *own.deck)), other
    is_theirs = step.phase in {Phase.DEFEND, Phase.ASK}
    active = 1 if is_theirs else 0
    return State(
        Board(GROUND, factions, sides), secrets, bytes(32), step.phase, 1, active, active,
        asked=(0,) if is_theirs else (), strike=step.strike, deed=step.deed,
        winners=(0,) if step.points[0] == GOAL else (),
    )  # fmt: skip


def _build_side(step: Step, seat: Seat) -> Side:
    names = [f"{SEAT_LETTERS[seat]}{number}" for number in range(1, CHARACTERS + 1)]
    pieces = tuple(_build_piece(_find_place(step, one), step.damage.get(one, 0)) for one in names)
    shards = step.shards if seat == 0 else () if step.dealt else _THEIRS
    return Side(pieces, shards, step.points[seat])


def _build_piece(place: int, damage: int) -> Piece:
    if place == 0:
        return Piece(Standing.OUT)
    return Piece(Standing.REVEALED, place, damage) if place > 0 else Piece()


def _find_place(step: Step, name: str) -> int:
    """The place of a character; below 0 while it is hidden."""
    return step.pieces.get(name, _STARTS.get(name, -1))


LESSON: Final[Lesson[Step, View, Action]] = Lesson(
    STEPS,
    observe_step,
    panel_picture,
    final_blocks,
    _check_step,
    _show_answer,
    write_action,
)
