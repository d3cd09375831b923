"""The positions of the lesson: real states of the rules, small enough to be seen at a glance.

The pupil is at seat 0; the other two are computer players.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.models.match import Address, SeatInfo, Status, Table
from engine.cutterland.cards import read_card
from engine.cutterland.lands import FIRST_LAID, Land, read_land
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.state import Player, Setup, Share, State, to_act
from engine.cutterland.views import View, observe

SEATS: Final = 3
LAST: Final = 10
"""The turn after the last card of three players."""
EMPTY_HAND: Final = (None, None, None)
OWN_CARD: Final = read_card("mG m. wF w. / p. p. wK w. / mD pC m^ pT")
SHARED: Final = read_card("mG m. wF w. / pC p. wK w. / mD p^ m. wT")
BUILT: Final = "pC p. / mG m."


def cut_position() -> State:
    """The pupil cuts the last card of the hand."""
    return State(Setup(), _add_others(Player((OWN_CARD, None, None), read_first_land(BUILT))), 7)


def choice_position() -> State:
    """The player to the right has cut, so the pupil chooses first."""
    share = Share(SHARED, ("ABEF", "CDGH", "IJKL"), (None, None, None))
    return State(Setup(), _add_others(Player(EMPTY_HAND, read_first_land(BUILT))), 9, share)


def placement_position() -> State:
    """The same, with the piece that has the turtle taken, and its token."""
    share = Share(SHARED, ("ABEF", "CDGH", "IJKL"), (1, 2, 0))
    pupil = Player(EMPTY_HAND, read_first_land(BUILT), towers=1, to_lay=("C",))
    return State(Setup(), _add_others(pupil), 9, share)


def tower_position() -> State:
    """A kraken beside a turtle, and one tower."""
    return _build_position("pT wK w. / p. pC w.", towers=1)


def bridge_position() -> State:
    """Two goblin areas with a square between them, and one wall or bridge."""
    return _build_position("mG mG w. mG mG / -- p. w. wT --", wall_bridges=1)


def hunt_position() -> State:
    """A kraken that devours a frog, and a dragon that has a choice."""
    return _build_position("wK wF w. / p. p. mD / pC mG mF")


def final_position() -> State:
    """The same at the end, when all layouts are open."""
    state = hunt_position()
    pupil = replace(state.players[0], layout=read_layout("prey O15"))
    return State(state.setup, (pupil, *state.players[1:]), LAST)


def read_first_land(text: str) -> Land:
    """A land with the top left of its text at M13, where every land begins."""
    found = read_land(text)
    return Land(tuple(cell + FIRST_LAID for cell in found.cells), found.squares, found.pieces)


def observe_position(state: State) -> View:
    """The position as the pupil sees it."""
    return observe(state, 0)


def table_of(state: State, name: str) -> Table:
    """A table for a position: no match of the house is behind it."""
    owing = to_act(state)
    seats = tuple(
        SeatInfo(
            seat,
            None,
            None,
            "" if seat else name,
            computer="medium" if seat else None,
            decision=1 if seat in owing else None,
        )
        for seat in range(SEATS)
    )
    return Table(
        match=0, name="", game="cutterland", status=Status.RUNNING, options={}, seats=seats,
        host=0, invited=(), open_to_all=False, start_when_full=False, address=Address(0, 0), seq=0,
        seed_hash="", seed=None, created=0, started=None, finished=None,
    )  # fmt: skip


def _build_position(text: str, towers: int = 0, wall_bridges: int = 0) -> State:
    """All cards are cut, and only the pupil has still to commit."""
    pupil = Player(EMPTY_HAND, read_first_land(text), towers, wall_bridges)
    done = tuple(replace(other, layout=Layout()) for other in _add_others(pupil)[1:])
    return State(Setup(), (pupil, *done), LAST)


def _add_others(pupil: Player) -> tuple[Player, ...]:
    first = Player(EMPTY_HAND, read_first_land("mG m. p. / w. wF pC"))
    second = Player(EMPTY_HAND, read_first_land("pC p. / p. m. / w. wK"))
    return pupil, first, second
