"""What the pictures of Wildlands show, before any pixel, and that they can be told apart."""

from __future__ import annotations

from bot.render.scene import MESSAGE_WIDTH, Label, Scene, Sprite
from bot.render.wildlands.boards import Marks, Player
from bot.render.wildlands.scenes import HIGHEST, HIGHEST_BOARD, map_scene, panel_scene
from engine.wildlands.state import State
from tests.wildlands.matches import HILLS, playing

PLAYERS = (Player("Ana", 0, 3, active=True), Player("Ben", 1, 2))
PIECES: dict[str, int | str] = {"a1": 8, "a2": 21, "a3": "hidden 30", "b1": 21, "b2": "out"}


def duel() -> State:
    return playing(PIECES, "1m35g W", "12", on=HILLS, shards=("12 18", "33"), damage={"b1": 2})


def labels(shown: Scene) -> list[str]:
    return [shape.text for shape in shown.shapes if isinstance(shape, Label)]


def sprites(shown: Scene) -> list[str]:
    return [shape.drawing.name for shape in shown.shapes if isinstance(shape, Sprite)]


def test_every_space_has_its_number() -> None:
    shown = labels(map_scene(duel().table, Marks(), PLAYERS))
    assert {str(number) for number in range(1, 43)} <= set(shown)


def test_a_hidden_character_is_on_the_map_for_its_own_seat_alone() -> None:
    table = duel().table
    public = map_scene(table, Marks(), PLAYERS)
    own = panel_scene(table, Marks(ghosts={30: 3}, seat=0), PLAYERS, 0, ("W",))
    assert sprites(public).count("wildlands/test-3-0g") == 1, "beside its points"
    assert sprites(own).count("wildlands/test-3-0g") == 1, "on the map"


def test_pictures_are_low_enough_for_the_buttons() -> None:
    table = duel().table
    board = map_scene(table, Marks(), PLAYERS)
    panel = panel_scene(table, Marks(), PLAYERS, 0, ("1m35g", "W"), ("W",))
    assert {board.width, panel.width} == {MESSAGE_WIDTH}
    assert board.height <= HIGHEST_BOARD
    assert panel.height <= HIGHEST
