"""What the pictures of Wildlands show, before any pixel, and that they can be told apart."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.drawing import Drawing, Path, flatten
from bot.render.paint import paint
from bot.render.paint.lettering import fit_text
from bot.render.paint.sprites import soft_tile
from bot.render.scene import (
    HIGHEST_ON_PAGE,
    HIGHEST_ON_TALL_PAGE,
    MESSAGE_WIDTH,
    Box,
    Label,
    Scene,
    Sprite,
    build_scene,
)
from bot.render.wildlands import ground as tiles
from bot.render.wildlands.boards import SLOTS, Marks, Player, Trail
from bot.render.wildlands.cards import FLAG, ICON, OPEN, card_drawing, draw_hand
from bot.render.wildlands.flags import SIGNS, sign
from bot.render.wildlands.landscape import draw_ledges
from bot.render.wildlands.lattice import open_window
from bot.render.wildlands.map_themes import theme_of
from bot.render.wildlands.paths import measure_digits
from bot.render.wildlands.scenes import (
    COLUMN,
    FEWEST,
    HIGHEST,
    HIGHEST_BOARD,
    HIGHEST_WAITING,
    INNER,
    SIZES,
    close_up_scene,
    find_claiming,
    hand_scene,
    list_focuses,
    map_scene,
    panel_scene,
    waiting_scene,
)
from bot.render.wildlands.tokens import FACES, SHAPES, Look, badge, token
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import Flag
from engine.wildlands.state import State
from tests.wildlands.matches import FLAT, HILLS, ground, playing

MAPS = ("glassmere", "heatherfell", "redgulch", "stonecrown")
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


def _drawn(shown: Scene) -> list[Sprite]:
    return [one for one in without_ground(shown).shapes if isinstance(one, Sprite)]


def test_a_panel_shows_the_map_with_all_marks_and_the_hand(golden: Golden) -> None:
    marks = Marks(Fighter(0, 2), {22: 1, 27: 2}, {8}, {21, 22, 29}, {30: 3}, 0, fresh={12}, goal=22)
    shown = panel_scene(duel().table, marks, PLAYERS, 0, HAND, ("W",))
    golden("wildlands-panel", without_ground(shown))


def test_a_board_shows_what_has_become_of_everyone() -> None:
    shown = map_scene(duel().table, Marks(), PLAYERS)
    assert [one.text for one in shown.shapes if isinstance(one, Label)] == ["Ana", "Ben"]
    assert pieces(shown).count("test-1-1.1-4.2") == 2, "Ben's first, hurt, on the map and below it"
    assert sum(name.startswith("fallen-") for name in pieces(shown)) == 6, "all that are out"
    assert pieces(shown).count("shard-0") == 2
    assert {"gem-0", "fan-3", "fan-2"} <= set(pieces(shown))


def test_a_hidden_character_is_on_the_map_for_its_own_seat_alone() -> None:
    table = duel().table
    public = map_scene(table, Marks(), PLAYERS)
    own = panel_scene(table, Marks(ghosts={30: 3}, seat=0), PLAYERS, 0, ("W",))
    ghost = "ghost-test-3-0.0"
    assert pieces(public).count(ghost) == 1, "only beside its points"
    assert pieces(own).count(f"{ghost}n") == 1


def test_the_map_is_as_wide_as_a_panel_as_long_as_there_is_no_hand() -> None:
    table = playing({"a1": "hidden 8", "a3": "hidden 30"}, "", "", on=HILLS).table
    marks = Marks(Fighter(0, 3), ghosts={30: 3, 8: 1}, seat=0)
    shown = panel_scene(table, marks, PLAYERS, 0, ())
    tiles = [one for one in shown.shapes if isinstance(one, Sprite) and one.drawing.opaque]
    assert max(one.left for one in tiles) > 1000
    assert not [one for one in shown.shapes if isinstance(one, Label)]


def _numbers_in(shown: Scene) -> int:
    """How many tiles of the ground may be seen of an enlarged map."""
    tiles = (one for one in shown.shapes if isinstance(one, Sprite) and one.drawing.opaque)
    return len({(one.left, one.top) for one in tiles})


def test_of_a_large_map_a_panel_enlarges_what_matters_beside_an_overview() -> None:
    table = duel().table
    shown = panel_scene(table, Marks(Fighter(0, 2), {22: 1, 27: 1}), PLAYERS, 0, HAND)
    assert any(name.startswith("overview-") for name in pieces(shown))
    assert _numbers_in(shown) < _numbers_in(map_scene(table, Marks(), PLAYERS))


def test_what_matters_is_the_choice_then_the_news_then_the_own_side() -> None:
    table = duel().table

    def first(marks: Marks, seat: int = 0) -> frozenset[int]:
        return next(list_focuses(table, marks, seat))

    assert first(Marks(Fighter(0, 1), {9: 1}, {16}, fresh={40})) == {8, 9, 16}
    assert first(Marks(Fighter(0, 1), {9: 1}, goal=11)) == {8, 9, 11, 18}, "a shard"
    assert first(Marks(fresh={40}, fallen={2})) == {40, 2}
    assert first(Marks(fresh={40}, named={30})) == {40, 30}
    assert first(Marks(ghosts={30: 3})) == {8, 21, 30}
    assert first(Marks(), 1) == {21}


def test_of_all_that_a_walk_can_reach_only_what_is_beside_its_end_has_to_be_seen() -> None:
    table, reach = duel().table, {9: 1, 16: 2, 10: 2, 42: 5}
    walk = Marks(Fighter(0, 1), reach, path=(8, 9), goal=9)
    assert next(list_focuses(table, walk, 0)) == {8, 9, 10, 16}
    discs = [name for name in pieces(panel_scene(table, walk, PLAYERS, 0, HAND))
             if name.startswith("disc-")]  # fmt: skip
    assert discs == ["disc-2-gold", "disc-2-gold"], "none over the number where it leads"


def test_no_cost_is_shown_beyond_a_wall() -> None:
    table = duel(FLAT).table
    walk = Marks(Fighter(0, 1), {2: 1, 4: 4}, path=(1, 2, 3), goal=3)
    discs = [name for name in pieces(map_scene(table, walk, PLAYERS)) if name.startswith("disc-")]
    assert discs == ["disc-1-gold"], "a wall is between 3 and 4"


def test_where_all_does_not_fit_the_aim_fills_the_picture_without_those_it_could_be() -> None:
    table = duel().table
    marks = Marks(Fighter(0, 1), targets={1, 42, 9}, goal=9)
    names = pieces(panel_scene(table, marks, PLAYERS, 0, HAND))
    assert any(name.startswith("overview-") for name in names)


def test_of_news_all_over_the_map_those_around_an_own_character_are_shown() -> None:
    focuses = [*list_focuses(duel().table, Marks(fresh={1, 42, 9, 19}), 0)]
    assert focuses[-1] == {8, 1, 9}


def test_a_whole_map_has_no_overview() -> None:
    marks = Marks(targets={1, 42, 19, 24})
    names = pieces(panel_scene(duel().table, marks, PLAYERS, 0, HAND))
    assert not any(name.startswith("overview-") for name in names)


@pytest.mark.parametrize("on", MAPS)
def test_no_map_is_flat_and_a_far_aim_is_in_the_picture_with_who_attacks(on: str) -> None:
    spaces = ground(on).by_number
    far = [max(spaces, key=lambda one: way * 99 * spaces[one].row - one) for way in (-1, 1)]
    table = playing({"a1": far[0], "b1": far[1]}, " ".join(HAND), "12", on=on).table
    marks = Marks(Fighter(0, 1), targets={far[1]}, goal=far[1], seat=0)
    attack = panel_scene(table, marks, PLAYERS, 0, HAND)
    defence = panel_scene(table, replace(marks, goal=None), PLAYERS, 0, HAND)
    for shown in (attack, defence):
        assert shown.height == HIGHEST
        assert {"test-1-0.0-4.0n", "test-1-1.1-4.0"} <= {*pieces(shown)}
    others = [
        panel_scene(table, marks, PLAYERS, 0, ()),
        waiting_scene(table, marks, PLAYERS, 0, HAND),
    ]
    for shown in (attack, defence, *others):
        tiles = [one for one in shown.shapes if isinstance(one, Sprite) and one.drawing.opaque]
        sizes = {one.drawing.name.rpartition("-")[2].rstrip("-dl") for one in tiles}
        for half, rise in (map(int, size.split("x")) for size in sizes if size):
            assert 2 * rise / half >= 0.86


def test_all_that_matters_has_room_in_an_enlarged_part() -> None:
    on = ground(HILLS)
    lattice = open_window(on, {1, 42, 19, 24}, 800, 500, SIZES)
    places = [lattice.centre(number) for number in on.by_number]
    assert all(0 < x < 800 and 0 < y < 500 for x, y in places)
    close = open_window(on, {21, 22}, 800, 500, SIZES)
    assert (close.half, close.rise) == SIZES[0]


def test_icons_that_can_claim_are_gold() -> None:
    table = playing({"a1": 8, "a2": 9}, "", "", on=HILLS, shards=("8", "")).table
    assert find_claiming(table, 0) == [1, 3, 4, 5], "the one on a shard, and those out"
    shown = panel_scene(table, Marks(Fighter(0, 1), {9: 1}), PLAYERS, 0, ("12", "13", "W"))
    cards = [name for name in pieces(shown) if name.startswith("card-")]
    assert cards == ["card-0-0-12-1", "card-0-0-13-1", "card-0-0-W-"]


def test_while_others_act_the_whole_map_is_shown_in_a_higher_picture() -> None:
    shown = waiting_scene(duel().table, Marks(), PLAYERS, 0, HAND)
    assert HIGHEST < shown.height <= HIGHEST_WAITING
    page = panel_scene(duel().table, Marks(), PLAYERS, 0, HAND, page_height=HIGHEST_ON_PAGE)
    assert HIGHEST_WAITING < page.height <= HIGHEST_ON_PAGE
    tall = panel_scene(duel().table, Marks(), PLAYERS, 0, HAND, page_height=HIGHEST_ON_TALL_PAGE)
    assert len([*pieces(tall)]) > len([*pieces(page)]), "with everyone's characters"
    for scene in (shown, page, tall):
        assert not any(name.startswith("overview-") for name in pieces(scene))


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


@pytest.mark.parametrize("on", [FLAT, HILLS])
def test_what_words_name_has_a_number_large_enough_for_a_phone(on: str) -> None:
    """At least 10 px where a picture is 265 px wide: digits are as high as the size of a number's
    sprite, two thirds of a disc, and a third of a character that is chosen."""
    table, marks = duel(on).table, Marks(Fighter(0, 1), {9: 1, 1: 2}, goal=9, seat=0)
    shown = [
        panel_scene(table, marks, PLAYERS, 0, HAND),
        panel_scene(table, Marks(ghosts={8: 1}, seat=0, offers={8}), PLAYERS, 0, ()),
        panel_scene(table, Marks(named={8}, seat=0), PLAYERS, 0, HAND),
    ]
    for scene in shown:
        sizes = {
            name: one.size * (0.68 if name.startswith("disc-") else 1)
            for one, name in zip(_drawn(scene), pieces(scene), strict=True)
            if name.startswith(("number-", "disc-"))
        }
        assert sizes
        assert min(sizes.values()) * 265 / scene.width >= 10, sizes


@pytest.mark.parametrize("on", [HILLS, "stonecrown"])
def test_no_number_in_bold_covers_the_face_of_a_character_alone(on: str) -> None:
    table = playing({"a1": "hidden 8", "a3": "hidden 30"}, "", "", on=on).table
    shown = panel_scene(table, Marks(ghosts={30: 3, 8: 1}, seat=0, offers={8, 30}), PLAYERS, 0, ())
    for space, who in ((8, 1), (30, 3)):
        (number,) = (one for one in _drawn(shown) if one.drawing.name.endswith(f"/number-{space}"))
        (face,) = (one for one in _drawn(shown) if f"/ghost-test-{who}-" in one.drawing.name)
        middle = number.left + number.size * number.drawing.width // 200
        right = middle + measure_digits(space, number.size) / 2
        below = number.top + number.size * (number.drawing.height + 100) // 200
        covered = right - face.left, below - face.top
        assert min(covered) < face.size / 3


def test_numbers_that_nothing_names_are_part_of_the_ground() -> None:
    names = pieces(map_scene(duel().table, Marks(fresh={8}), PLAYERS))
    assert not [name for name in names if name.startswith("number-")]


def test_characters_are_faces_and_only_those_that_cards_name_have_numbers() -> None:
    look, other = Look("oldroad", 3, 0, 0), Look("oldroad", 4, 0, 0)
    marks = Marks(seat=0)
    names = pieces(panel_scene(duel().table, marks, PLAYERS, 0, HAND))
    assert {"test-1-0.0-4.0n", "test-1-1.1-4.2"} <= set(names)
    assert token(look, 3, 0).name != token(look, 3, 0, numbered=True).name
    assert _apart([token(look, 3, 0), token(other, 3, 0)]) > 15


def test_a_far_attacker_does_not_make_the_attacked_small() -> None:
    spaces = sorted(ground(HILLS).by_number)
    far = Trail(spaces[0], spaces[-1], Flag.RANGED)
    marks = Marks(fresh={spaces[-1]}, trails=(far,))
    names = pieces(panel_scene(duel().table, marks, PLAYERS, 0, HAND))
    assert any(name.startswith(f"ring-fresh-3-{SIZES[0][0]}x") for name in names)


def test_what_stands_on_a_card_of_a_hand_is_10_pixels_on_a_phone() -> None:
    for width, columns in ((INNER, FEWEST), (COLUMN, 2)):
        hand = draw_hand(("1m35g+r",), (), 0, 0, (0, 0), width, columns)
        (card,) = (one for one in build_scene(1, 1, "mat", hand).shapes if isinstance(one, Sprite))
        for part in (ICON, OPEN, *FLAG.values()):
            assert card.size * part * 265 / MESSAGE_WIDTH >= 10


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


def test_no_water_lies_below_land() -> None:
    deep = theme_of(ground(HILLS)).sea[0]
    for place in ground(HILLS).by_place:
        middle = tiles._tile(ground(HILLS), place, 0, 50, 29, ("", ""))
        assert deep not in {path.fill for layer in middle.layers for path in layer.paths}


def test_a_ledge_is_rock_on_its_high_side_and_shadow_on_its_low_side() -> None:
    def fills(number: int) -> set[str | None]:
        space = ground(HILLS).by_number[number]
        return {path.fill for path in draw_ledges(ground(HILLS), space, 115, "") if path.fill}

    assert fills(16) == {"stone-dark"}, "above 9, 10, 17 and 22"
    assert fills(17) == {"plains-dark"}
    assert fills(3) == set(), "low among low ones"


def test_rocks_fill_the_places_inside_that_are_no_space() -> None:
    assert tiles.find_crags(ground(HILLS)) == {(5, 3), (11, 3)}
    assert tiles.find_crags(ground(FLAT)) == {(6, 2), (7, 3), (8, 4)}


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
        for hand in (("W",), HAND, ("12",) * 7)
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
    assert sum(isinstance(one, Box) and one.fill == "gold" for one in shown.shapes) == 1


def test_a_full_hand_alone_stands_in_two_rows_of_large_cards() -> None:
    shown = hand_scene(("W",) * 7, 0, 0)
    placed = [(one.left, one.top, one.size) for one in shown.shapes if isinstance(one, Sprite)]
    assert len({top for _, top, _ in placed}) == 2
    assert {size for *_, size in placed} == {258}


@pytest.mark.slow
def test_a_scene_can_be_painted() -> None:
    assert len(paint(map_scene(duel().table, Marks(), PLAYERS))) < 200_000


def _grey(drawing: Drawing, size: int = 44) -> Image.Image:
    ground = Image.new("RGBA", soft_tile(drawing, size).size, (95, 168, 54, 255))
    ground.alpha_composite(soft_tile(drawing, size))
    return ground.convert("L")


def _apart(drawings: list[Drawing], size: int = 44) -> float:
    """The least difference of two drawings without their colours."""
    return min(
        ImageStat.Stat(ImageChops.difference(one, other)).rms[0]
        for one, other in combinations([_grey(drawing, size) for drawing in drawings], 2)
    )


def test_flags_are_told_apart_without_colours() -> None:
    assert _apart([sign(flag) for flag in SIGNS]) > 25


HUES = {
    range(135, 165): (Flag.RANGED, Flag.HEAVY_RANGED, Flag.AREA),
    range(85, 115): (Flag.GUARD, Flag.COVER),
    range(20, 40): (Flag.RALLY, Flag.FLY),
    range(10): (Flag.MELEE, Flag.HEAVY_MELEE),
}
"""Blue, green, yellow and red, in 256 steps (rules, section 5)."""


@pytest.mark.parametrize(
    ("hues", "flag"), [(hues, flag) for hues, flags in HUES.items() for flag in flags]
)
def test_a_flag_has_the_colour_of_its_group(hues: range, flag: Flag) -> None:
    hsv = soft_tile(sign(flag), 100).convert("RGB").convert("HSV").tobytes()
    pixels = zip(hsv[::3], hsv[1::3], hsv[2::3], strict=True)
    bright = Counter(hue for hue, saturation, value in pixels if min(saturation, value) > 120)
    assert bright.most_common(1)[0][0] in hues


@pytest.mark.parametrize("faction", FACES)
def test_characters_of_a_faction_are_told_apart_without_colours(faction: str) -> None:
    assert _apart([token(Look(faction, one, 0, 0), 3, 0) for one in range(1, 6)]) > 15
    assert _apart([token(Look(faction, one, 0, 0), 3, 0) for one in range(1, 6)], 30) > 15


def test_seats_are_told_apart_by_their_outlines_and_colours_by_their_patterns() -> None:
    assert _apart([badge(seat, 6, "1") for seat in range(len(SHAPES))]) > 25
    assert _apart([badge(0, colour, "1") for colour in range(8)]) > 5


def test_damage_is_seen_without_colours() -> None:
    assert _apart([token(Look("oldroad", 1, 0, 0), 4, damage) for damage in range(4)]) > 10


def test_all_art_can_be_drawn() -> None:
    paths: list[Path] = [path for art in SIGNS.values() for path in art]
    paths += [path for arts in FACES.values() for art in arts for path in art]
    paths += [path for layer in card_drawing("1m35g+r", 0, 3).layers for path in layer.paths]
    assert all(flatten(path.d) for path in paths)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["Computer 1", "Virtual 1", "Компьютер 1"])
def test_names_of_computers_are_never_cut(seats: int, name: str) -> None:
    table = playing({f"{letter}1": 1 for letter in "abcd"[:seats]}, *["12"] * seats, on=FLAT).table
    players = [Player(name, seat, 3, place=1 + seat) for seat in range(seats)]
    shown = (
        map_scene(table, Marks(), players),
        panel_scene(table, Marks(), players, 0, HAND),
        waiting_scene(table, Marks(), players, 0, HAND),
    )
    labels = [one for each in shown for one in each.shapes if isinstance(one, Label)]
    names = [fit_text(one.text, one.size, one.bold, one.widest)[0] for one in labels
             if one.text == name]  # fmt: skip
    assert len(names) >= seats
    assert {*names} == {name}
