"""What the pictures of Wildlands show, before any pixel, and that they can be told apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.curves import flatten
from bot.render.drawing import Drawing, Path
from bot.render.paint import paint
from bot.render.paint.sprites import soft_tile
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Sprite
from bot.render.wildlands import ground as tiles
from bot.render.wildlands.boards import SLOTS, Marks, Player
from bot.render.wildlands.cards import card_drawing
from bot.render.wildlands.emblems import EMBLEMS
from bot.render.wildlands.flags import SIGNS, sign
from bot.render.wildlands.landscape import draw_ledges
from bot.render.wildlands.scenes import (
    HIGHEST,
    HIGHEST_BOARD,
    close_up_scene,
    hand_scene,
    map_scene,
    panel_scene,
)
from bot.render.wildlands.tokens import SHAPES, badge, token
from engine.wildlands.actions import Fighter
from engine.wildlands.state import State
from tests.wildlands.matches import FLAT, HILLS, ground, playing

Golden = Callable[[str, Scene], None]
PLAYERS = (Player("Ana", 0, 3, active=True), Player("Ben", 1, 2))
PIECES: dict[str, int | str] = {"a1": 8, "a2": 21, "a3": "hidden 30", "b1": 21, "b2": "out"}
HAND = ("1m35g+r", "W", "12y")


def duel(on: str = HILLS) -> State:
    return playing(PIECES, " ".join(HAND), "12", on=on, shards=("12 18", "33"), damage={"b1": 2})


def sprites(shown: Scene) -> list[str]:
    return [shape.drawing.name for shape in shown.shapes if isinstance(shape, Sprite)]


def without_ground(shown: Scene) -> Scene:
    """The scene without the many tiles of its ground."""
    kept = (one for one in shown.shapes if not (isinstance(one, Sprite) and one.drawing.opaque))
    return replace(shown, shapes=tuple(kept))


def pieces(shown: Scene) -> list[str]:
    """Everything but the ground, without the prefix of all."""
    return [name.partition("/")[2] for name in sprites(without_ground(shown))]


def test_a_panel_shows_the_map_with_all_marks_and_the_hand(golden: Golden) -> None:
    marks = Marks(Fighter(0, 2), {22: 1, 27: 2}, {8}, {21, 22, 29}, {30: 3}, 0, fresh={12}, goal=22)
    shown = panel_scene(duel().table, marks, PLAYERS, 0, HAND, ("W",))
    golden("wildlands-panel", without_ground(shown))


def test_a_board_shows_what_has_become_of_everyone() -> None:
    shown = map_scene(duel().table, Marks(), PLAYERS)
    assert [one.text for one in shown.shapes if isinstance(one, Label)] == ["Ana", "Ben"]
    assert pieces(shown).count("test-1-1-4.2") == 2, "Ben's first, hurt, on the map and below it"
    assert pieces(shown).count("cross") == 6, "all that are out"
    assert pieces(shown).count("shard-0") == 2
    assert {"gem-0", "fan-3", "fan-2"} <= set(pieces(shown))


def test_a_hidden_character_is_on_the_map_for_its_own_seat_alone() -> None:
    table = duel().table
    public = map_scene(table, Marks(), PLAYERS)
    own = panel_scene(table, Marks(ghosts={30: 3}, seat=0), PLAYERS, 0, ("W",))
    ghost = "test-3-0-3.0g"
    assert pieces(public).count(ghost) == 1, "only beside its points"
    assert pieces(own).count(ghost) == 1


def test_where_characters_begin_stands_beside_the_map_as_long_as_there_is_no_hand() -> None:
    marks = Marks(Fighter(0, 3), ghosts={30: 3, 8: 1}, seat=0)
    table = playing({"a1": "hidden 8", "a3": "hidden 30"}, "", "", on=HILLS).table
    places = [name for name in pieces(panel_scene(table, marks, PLAYERS, 0, ())) if "space" in name]
    assert places == ["space-8", "space-30"], "by character"
    assert "space-8" not in pieces(panel_scene(table, marks, PLAYERS, 0, ("W",)))


def test_spaces_out_of_sight_are_dark_and_those_in_reach_are_light() -> None:
    table = duel().table
    plain, marked = (
        sprites(map_scene(table, marks, PLAYERS))
        for marks in (Marks(), Marks(reach={22: 1}, sight={21, 22}))
    )
    changed = {
        name.rpartition("x")[2].lstrip("0123456789")
        for one, name in zip(plain, marked, strict=False)
        if one != name
    }
    assert {"d-", "-d", "l-", "ld", "dd"} <= changed
    assert not {name for name in plain if name.endswith(("d-", "l-", "dd"))}


def test_a_move_says_what_it_costs() -> None:
    assert "disc-2-gold" in pieces(map_scene(duel().table, Marks(reach={27: 2}), PLAYERS))


def test_tiles_fit_together_without_a_gap() -> None:
    shown = map_scene(duel().table, Marks(), PLAYERS)
    tiles = [one for one in shown.shapes if isinstance(one, Sprite) and one.drawing.opaque]
    covered = Image.new("L", (shown.width, 600))
    for one in tiles:
        size = one.drawing.width, one.drawing.height
        assert not covered.crop(
            (one.left, one.top, one.left + size[0], one.top + size[1])
        ).getbbox()
        covered.paste(255, (one.left, one.top, one.left + size[0], one.top + size[1]))
    assert covered.crop((200, 100, 900, 600)).getextrema() == (255, 255)


def test_a_ledge_is_rock_on_its_high_side_and_shadow_on_its_low_side() -> None:
    def fills(number: int) -> set[str | None]:
        space = ground(HILLS).by_number[number]
        return {path.fill for path in draw_ledges(ground(HILLS), space, 115, "") if path.fill}

    assert fills(16) == {"stone-dark"}, "above 9, 10, 17 and 22"
    assert fills(17) == {"plains-dark"}
    assert fills(3) == set(), "low among low ones"


def test_rocks_fill_the_places_inside_that_are_no_space() -> None:
    assert tiles._find_crags(ground(HILLS)) == {(5, 3), (11, 3)}
    assert tiles._find_crags(ground(FLAT)) == {(6, 2), (7, 3), (8, 4)}


def test_pictures_are_low_enough_for_the_buttons() -> None:
    for on in (FLAT, HILLS):
        table = duel(on).table
        board = map_scene(table, Marks(), PLAYERS)
        panel = panel_scene(table, Marks(), PLAYERS, 0, ("1m35g",) * 7, ("W",))
        close = close_up_scene(table, Marks(), PLAYERS, {8, 21})
        assert {one.width for one in (board, panel, close)} == {MESSAGE_WIDTH}
        assert board.height <= HIGHEST_BOARD
        assert max(panel.height, close.height) <= HIGHEST
    four = playing({"a1": 1}, "", "", "", "", on=HILLS).table
    assert map_scene(four, Marks(), (*PLAYERS, *PLAYERS)).height <= HIGHEST_BOARD


def test_the_map_stands_still_whatever_the_hand() -> None:
    table = duel().table
    grounds = [
        [
            (one.left, one.top)
            for one in panel_scene(table, Marks(), PLAYERS, 0, hand).shapes
            if isinstance(one, Sprite) and one.drawing.opaque
        ]
        for hand in ((), ("W",), HAND)
    ]
    assert grounds[0] == grounds[1] == grounds[2]


def test_twenty_characters_have_room_in_one_space() -> None:
    crowd = {f"{letter}{number}": 21 for letter in "abcd" for number in range(1, 6)}
    table = playing(crowd, "", "", "", "", on=HILLS).table
    shown = map_scene(table, Marks(), (*PLAYERS, Player("Cy", 2), Player("Di", 3)))
    assert max(SLOTS) == 20
    assert len([name for name in pieces(shown) if name.startswith("test-")]) == 2 * 20


def test_as_many_equal_cards_are_framed_as_are_chosen() -> None:
    shown = panel_scene(duel().table, Marks(), PLAYERS, 0, ("W", "12", "W"), ("W",))
    assert sum(isinstance(one, Box) and one.fill == "white" for one in shown.shapes) == 1


def test_a_full_hand_alone_stands_in_two_rows_of_large_cards() -> None:
    shown = hand_scene(("W",) * 7, "oldroad", 0)
    placed = [(one.left, one.top, one.size) for one in shown.shapes if isinstance(one, Sprite)]
    assert len({top for _, top, _ in placed}) == 2
    assert {size for *_, size in placed} == {258}


def test_a_scene_can_be_painted() -> None:
    assert len(paint(map_scene(duel().table, Marks(), PLAYERS))) < 200_000


def _grey(drawing: Drawing, size: int = 44) -> Image.Image:
    ground = Image.new("RGBA", soft_tile(drawing, size).size, (95, 168, 54, 255))
    ground.alpha_composite(soft_tile(drawing, size))
    return ground.convert("L")


def _apart(drawings: list[Drawing]) -> float:
    """The least difference of two drawings without their colours."""
    return min(
        ImageStat.Stat(ImageChops.difference(one, other)).rms[0]
        for one, other in combinations(map(_grey, drawings), 2)
    )


def test_flags_are_told_apart_without_colours() -> None:
    assert _apart([sign(flag) for flag in SIGNS]) > 25


@pytest.mark.parametrize("faction", EMBLEMS)
def test_characters_of_a_faction_are_told_apart_without_colours(faction: str) -> None:
    assert _apart([token(faction, one, 0, 3, 0) for one in range(1, 6)]) > 15
    assert _apart([token(faction, one, 0, 3, 0, small=True) for one in range(1, 6)]) > 15


def test_factions_are_told_apart_by_their_outlines_and_seats_by_their_patterns() -> None:
    assert _apart([badge(faction, 6, "1") for faction in SHAPES]) > 25
    assert _apart([badge("oldroad", colour, "1") for colour in range(8)]) > 5


def test_damage_is_seen_without_colours() -> None:
    assert _apart([token("oldroad", 1, 0, 4, damage) for damage in range(4)]) > 10


def test_all_art_can_be_drawn() -> None:
    paths: list[Path] = [path for art in SIGNS.values() for path in art]
    paths += [path for arts in EMBLEMS.values() for art in arts for path in art]
    paths += [
        path for layer in card_drawing("1m35g+r", "oldroad", 3).layers for path in layer.paths
    ]
    assert all(flatten(path.d) for path in paths)
