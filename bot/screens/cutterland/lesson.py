"""The lesson that `/learn` shows: small positions of the real rules, one thing to do in each. The
learner is at seat 0, computer players at the other two. Any action that brings as many points as
the step's aim is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.screens.cutterland.drafts import find_piece
from bot.screens.cutterland.final import final_blocks
from bot.screens.cutterland.layout_draft import draft_layout
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.placement_draft import find_piece_spots, hold_at
from bot.screens.lessons import Lesson
from bot.screens.replies import BadInput, Draft
from engine.cells import Cell, read_cell
from engine.contract import Param
from engine.cutterland.actions import Action, Place, Resolve, Take
from engine.cutterland.cards import read_card
from engine.cutterland.lands import FIRST_LAID, Land, read_land
from engine.cutterland.layouts import Layout, read_layout, write_layout
from engine.cutterland.state import Player, Setup, Share, State
from engine.cutterland.views import View, observe

LAST: Final = 10  # the turn after the last card of three players
EMPTY_HAND: Final = (None, None, None)
OWN_CARD: Final = read_card("mG m. wF w. / p. p. wK w. / mD pC m^ pT")
SHARED: Final = read_card("mG mD wF w. / pC p. wK w. / p^ p. p. wT")
BUILT: Final = "pC p. / mG m."


def choice_position() -> State:
    """The player to the right has cut, so the learner chooses first."""
    share = Share(SHARED, ("ABEF", "CDGH", "IJKL"), (None, None, None))
    return State(Setup(), _add_others(Player(EMPTY_HAND, read_first_land(BUILT))), 9, share)


def placement_position() -> State:
    """The same, with the turtle's piece taken, and its token: its plains fit beside a centaur."""
    share = Share(SHARED, ("ABEF", "CDGH", "IJKL"), (1, 2, 0))
    learner = Player(EMPTY_HAND, read_first_land(BUILT), towers=1, to_lay=("C",))
    return State(Setup(), _add_others(learner), 9, share)


def hunt_position() -> State:
    """A kraken that devours a frog, and a dragon that has a choice."""
    return _build_position("wK wF w. / p. p. mD / pC mG mF")


def tower_position() -> State:
    """A kraken beside a turtle, and one tower."""
    return _build_position("pT wK w. / p. pC w.", towers=1)


def bridge_position() -> State:
    """Two goblin areas with a square between them, and one wall or bridge."""
    return _build_position("mG mG w. mG mG / -- p. w. wT --", wall_bridges=1)


def cut_position() -> State:
    """The learner cuts the last card of the hand."""
    return State(Setup(), _add_others(Player((OWN_CARD, None, None), read_first_land(BUILT))), 7)


def final_position() -> State:
    """The land of the hunt at the end, when all layouts are revealed."""
    state = hunt_position()
    learner = replace(state.players[0], layout=read_layout("prey O15"))
    return State(state.setup, (learner, *state.players[1:]), LAST)


def read_first_land(text: str) -> Land:
    """A land whose top left is M13, where every land begins."""
    land = read_land(text)
    return Land(tuple(cell + FIRST_LAID for cell in land.cells), land.squares, land.pieces)


def _build_position(text: str, towers: int = 0, wall_bridges: int = 0) -> State:
    """All cards are cut, and only the learner has still to lock in a layout."""
    learner = Player(EMPTY_HAND, read_first_land(text), towers, wall_bridges)
    done = tuple(replace(other, layout=Layout()) for other in _add_others(learner)[1:])
    return State(Setup(), (learner, *done), LAST)


def _add_others(learner: Player) -> tuple[Player, ...]:
    first = Player(EMPTY_HAND, read_first_land("mG m. p. / w. wF pC"))
    second = Player(EMPTY_HAND, read_first_land("pC p. / p. m. / w. wK"))
    return learner, first, second


@dataclass(frozen=True, slots=True)
class Step:
    """`key` names its sentences; without a `draft` the panel starts as in a match. With `brief`
    they say what the panel would say first. Without an `aim` every action is right, or there is
    none."""

    key: str
    position: Callable[[], State]
    draft: Draft = field(default_factory=dict)
    aim: Action | None = None
    brief: bool = False


def worth(view: View, action: Action) -> int:
    """The points of the learner's land after an action; of a piece taken, at its best spot."""
    match action:
        case Take(piece):
            offered = find_piece(view, piece)
            spots = find_piece_spots(view, offered) if offered is not None else ()
            return spots[0].points if spots else 0
        case Place(piece, cell, turns):
            after = hold_at(view, piece, cell, turns).after
            return after.total if after is not None else 0
        case Resolve(layout):
            score = draft_layout(view, write_layout(layout)).score
            return score.total if score is not None else 0
        case _:
            return 0


def _read_cell(name: str) -> Cell:
    cell = read_cell(name)
    assert cell is not None
    return cell


STEPS = (
    Step("goal", hunt_position),
    Step("choose", choice_position, aim=Take("C"), brief=True),
    Step("lay", placement_position, {"piece": "C", "cell": _read_cell("M15"), "turns": 0},
         Place("C", _read_cell("O13"), 0)),
    Step("hunt", hunt_position, {"layout": "prey N15", "given": True},
         Resolve(read_layout("prey O15"))),
    Step("tower", tower_position, {"kind": "tower", "cursor": _read_cell("N13")},
         Resolve(read_layout("tower M13"))),
    Step("bridge", bridge_position, {"kind": "bridge", "cursor": _read_cell("N13")},
         Resolve(read_layout("bridge O13h"))),
    Step("cut", cut_position, {"card": 1}, brief=True),
    Step("score", final_position),
)  # fmt: skip


def _check_points(step: Step, view: View, action: Action) -> Mapping[str, Param]:
    """The points an action brings. Raises `BadInput` where more are possible."""
    points = worth(view, action)
    wanted = worth(view, step.aim) if step.aim is not None else points
    if points < wanted:
        raise BadInput("cutterland-learn-wrong", points=points, best=wanted)
    return {"points": points}


LESSON: Final[Lesson[Step, View, Action]] = Lesson(
    STEPS,
    lambda step: observe(step.position(), 0),
    lambda ctx: land_picture(ctx, 0, scored=False),
    final_blocks,
    _check_points,
    level="medium",
)
