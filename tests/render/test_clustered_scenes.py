"""What the pictures of Clustered show, before any pixel, and that they can be told apart."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from math import log10

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.clustered.boards import Ghost
from bot.render.clustered.cards import swatch, tile
from bot.render.clustered.scenes import (
    HIGHEST,
    HIGHEST_BOARD,
    HIGHEST_WAITING,
    Marks,
    board_scene,
    hand_scene,
    panel_scene,
    waiting_scene,
)
from bot.render.clustered.sheets import Entry, HandCard
from bot.render.grid import Crop
from bot.render.paint import paint
from bot.render.paint.sprites import flat_tile, soft_tile
from bot.render.paint.swatch import to_rgb
from bot.render.scene import (
    HIGHEST_ON_PAGE,
    HIGHEST_ON_TALL_PAGE,
    MESSAGE_WIDTH,
    Box,
    Drop,
    Label,
    Scene,
    Sprite,
    Stroke,
    Target,
)
from bot.render.themes import COLOURS
from engine.cells import TABLE, read_cell
from engine.clustered.boards import OWNERS, Board, PlacedCard
from engine.clustered.cards import KINDS, START
from engine.clustered.options import SMALL, room_of
from engine.clustered.scoring import Score, scores
from tests.clustered.matches import board_at
from tools.pictures.clustered import pictures

Golden = Callable[[str, Scene], None]
BOARD = ". a1S* a1S: a1So / b1To @ . a1Co / . b1T: bW b2T:"
TWO = (Entry(0, "Ana", Score(lines=((1, 2, 3),)), active=True), Entry(1, "Ben", Score()))


def cell(name: str) -> int:
    found = read_cell(name)
    assert found is not None
    return found


def scene(marks: Marks | None = None, board: str = BOARD, hand: tuple[HandCard, ...] = ()) -> Scene:
    if hand:
        return panel_scene(board_at(board), TABLE, TWO, marks or Marks(), hand, 0)
    return board_scene(board_at(board), TABLE, TWO, marks or Marks())


def labels(shown: Scene) -> list[str]:
    return [shape.text for shape in shown.shapes if isinstance(shape, Label)]


def sprites(shown: Scene) -> list[str]:
    return [shape.drawing.name for shape in shown.shapes if isinstance(shape, Sprite)]


def test_a_board_is_drawn_with_everything_on_it(golden: Golden) -> None:
    ghost = Ghost("2T*", 0, cell("M12"), legal=False, strangers=(cell("M11"),))
    marks = Marks(cell("N13"), (cell("L13"), cell("N13")), ghost, (cell("J12"),))
    hand = (HandCard("2T*", "3", chosen=True), HandCard("3Co", "0", spent=True))
    golden("clustered-board", scene(marks, hand=hand))


def test_the_end_shows_what_scores(golden: Golden) -> None:
    board = board_at("a1S* a1S: a1So / a1C* a1C: a1Co / b1T* b1T: @")
    found = scores(board, 2, size_bonuses=True)
    entries = [Entry(seat, "Ana", one, active=not seat) for seat, one in enumerate(found)]
    golden("clustered-final", board_scene(board, TABLE, entries, Marks(scores=found)))


def test_the_points_stand_beside_the_table_with_the_size_bonuses() -> None:
    score = Score(rectangle=(1, 2, 27, 28), lines=((5, 6, 7),), largest=True)
    shown = labels(board_scene(board_at(BOARD), TABLE, [Entry(0, "Ana", score)], Marks()))
    assert shown[-5:] == ["Ana", "9", "4", "+2", "3"]


def test_every_card_stands_there_with_its_owners_letter() -> None:
    shown = scene()
    cards = [name for name in sprites(shown) if "swatch" not in name]
    assert len(cards) == len(board_at(BOARD).laid)
    assert labels(shown).count("a") == 4 + 1
    assert labels(shown).count("b") == 4 + 1
    assert {"Ana", "Ben", "3"} <= set(labels(shown))


def test_groups_are_parted_by_a_border_and_cards_of_one_group_are_not() -> None:
    def borders(board: str) -> int:
        strokes = [one for one in scene(board=board).shapes if isinstance(one, Stroke)]
        return sum(one.colour == "shadow" for one in strokes)

    assert borders("a1S* a1S:") == 6
    assert borders("a1S* b1S:") == 8
    assert borders("a1S*") == 4


def test_cards_at_the_tables_edge_do_not_grow_together_over_it() -> None:
    board = Board().lay(cell("Z1"), "1S*", 0).lay(cell("A2"), "1S:", 0)
    shown = board_scene(board, TABLE, TWO, Marks())
    assert sum(isinstance(one, Stroke) and one.colour == "shadow" for one in shown.shapes) == 8


def test_the_newest_card_is_framed_and_others_that_are_new_have_corners() -> None:
    plain, marked = scene(), scene(Marks(cell("N13"), (cell("L13"), cell("N13"))))
    gold = [one for one in marked.shapes if isinstance(one, Box) and one.outline == "gold"]
    corners = [one for one in marked.shapes if isinstance(one, Stroke) and one.colour == "fresh"]
    assert len(gold) == 1 + 1, "the newest card, and who has the turn"
    assert len(corners) == 4
    assert not any(isinstance(one, Stroke) and one.colour == "fresh" for one in plain.shapes)


def test_only_cells_that_fit_are_boxed_and_named() -> None:
    shown = scene(Marks(fitting=(cell("K11"), cell("J1"))))
    assert "K11" in labels(shown)
    assert not {"L10", "M10"} & set(labels(shown))
    assert "J1" not in labels(shown), "not beside any card"
    boxes = [one for one in shown.shapes if isinstance(one, Box) and one.outline == "chalk"]
    assert len(boxes) == 1


@pytest.mark.parametrize("legal", [True, False])
def test_a_card_held_where_it_may_not_lie_is_crossed_out(legal: bool) -> None:
    shown = scene(Marks(ghost=Ghost("2T*", 0, cell("M12"), legal)))
    crosses = [one for one in shown.shapes if isinstance(one, Stroke) and one.colour == "red"]
    assert bool(crosses) is not legal
    assert "M12" not in labels(shown)


def test_beyond_the_table_there_is_no_cell() -> None:
    board = Board().lay(cell("I9"), "1S*", 0)
    shown = board_scene(board, room_of(SMALL, 2), TWO, Marks())
    closed = [one for one in shown.shapes if isinstance(one, Box) and one.fill == "shadow"]
    assert len(closed) == 5, "the corner's neighbours above and on the left"


def test_a_hand_shows_each_card_with_its_text() -> None:
    shown = hand_scene((HandCard("2T*", "2T* · 3"), HandCard("W", "W")), 1, 1)
    assert {"2T* · 3", "W"} <= set(labels(shown))
    assert sprites(shown) == ["clustered/12T*", "clustered/1W"]


def test_an_owner_with_a_chosen_colour_keeps_the_letter() -> None:
    """On the table, in the hand, held over a cell, and beside the points."""
    entries = (replace(TWO[0], colour=6), TWO[1])
    ghost = Ghost("2Co", 0, cell("M11"), True)
    hand = (HandCard("2Co"), HandCard("3Co", spent=True))
    board = board_at("a1S* . / . b1T:")
    shown = panel_scene(board, TABLE, entries, Marks(ghost=ghost), hand, 0)
    assert sorted(sprites(shown)) == [
        "clustered/11T:", "clustered/61S*", "clustered/62Co", "clustered/62Co", "clustered/63Cof",
        "clustered/swatch-1", "clustered/swatch-6",
    ]  # fmt: skip
    lettered = [one for one in shown.shapes if isinstance(one, Label) and one.text == "a"]
    assert {one.on for one in lettered} == {COLOURS[6]}
    alone = hand_scene((HandCard("W"),), 1, 7)
    assert sprites(alone) == ["clustered/7W"]
    assert [one.text for one in alone.shapes if isinstance(one, Label)] == ["b"]


def test_all_owners_differ_in_colour_and_in_pattern() -> None:
    """Without any colour two owners' cards are still told apart."""
    assert len(set(COLOURS)) == len(OWNERS)
    grey = [soft_tile(swatch(seat), 60).convert("L") for seat in range(len(OWNERS))]
    for one, other in combinations(map(_levelled, grey), 2):
        assert _difference(one, other) > 60


def test_all_cards_differ_clearly_when_they_are_small() -> None:
    """Numbers, shapes and fills at the size of a full table of eight."""
    tiles = [*(tile(card, 0) for card in KINDS), tile(START, None)]
    small = [soft_tile(each, 44).convert("L") for each in tiles]
    for one, other in combinations(small, 2):
        assert _difference(one, other) > 8


def _levelled(grey: Image.Image) -> Image.Image:
    """The pattern alone, black on white."""
    middle = (min(grey.tobytes()) + max(grey.tobytes())) / 2
    return grey.point(lambda value: 255 if value >= middle else 0)


def _difference(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).rms[0]


@pytest.mark.slow
def test_the_palette_is_nearly_as_good_as_full_colour() -> None:
    errors = [
        rms**2
        for seat in range(len(OWNERS))
        for card in KINDS[seat::8]
        for rms in ImageStat.Stat(
            ImageChops.difference(
                to_rgb(flat_tile(tile(card, seat), 96)),
                soft_tile(tile(card, seat), 96).convert("RGB"),
            )
        ).rms
    ]
    assert 10 * log10(255**2 / (sum(errors) / len(errors))) > 38


def test_a_full_table_of_eight_can_be_painted() -> None:
    board = Board()
    for number in range(232):
        board = board.lay(number // 26 * 26 + number % 26, KINDS[number % 28], number % 8)
    entries = [Entry(seat, "W" * 32, Score(lines=(tuple(range(100)),))) for seat in range(8)]
    shown = panel_scene(
        board, TABLE, entries, Marks(0), tuple(HandCard(card) for card in KINDS[:7]), 0
    )
    assert shown.width == MESSAGE_WIDTH
    assert shown.height <= HIGHEST
    assert len(paint(shown)) < 500_000


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (3, 4), (10, 9), (9, 12), (5, 20), (20, 5)])
@pytest.mark.parametrize("seats", [1, 4, 8])
def test_every_picture_is_low_enough_for_the_buttons(rows: int, columns: int, seats: int) -> None:
    board = Board()
    for number in range(rows * columns):
        at = (number // columns + 3) * 26 + number % columns + 3
        board = board.lay(at, KINDS[number % 28], number % seats)
    entries = [Entry(seat, "Ana", Score()) for seat in range(seats)]
    hand = tuple(HandCard(card, "+3") for card in KINDS[:7])
    public = board_scene(board, TABLE, entries, Marks())
    private = panel_scene(board, TABLE, entries, Marks(), hand, 0)
    zoomed = _panel(board, (), cell("C3"), hand)
    waiting = waiting_scene(board, TABLE, entries, Marks(), hand, 0)
    low = board_scene(board, TABLE, entries, Marks(), brief=True, highest=HIGHEST)
    assert low.height <= HIGHEST
    assert {one.width for one in (public, private, zoomed, waiting)} == {MESSAGE_WIDTH}
    assert public.height <= HIGHEST_BOARD
    assert max(private.height, zoomed.height) <= HIGHEST
    assert waiting.height <= HIGHEST_WAITING


def test_scale_and_window_stand_still_while_a_card_moves() -> None:
    spots, hand = (cell("A11"), cell("C10"), cell("C12")), (HandCard("2T*"), HandCard("W"))
    grids = [
        [one for one in _panel(_row(4), spots, spot, hand).shapes if isinstance(one, Stroke)][:4]
        for spot in spots
    ]
    assert grids[0] == grids[1] == grids[2]


def test_of_a_large_table_the_part_around_the_held_card_is_enlarged() -> None:
    spots, hand = (cell("C10"), cell("V12")), (HandCard("2T*"), HandCard("W"))
    small, *large = (_panel(_row(columns), spots, spots[0], hand) for columns in (4, 20, 20))
    assert {"C", "F", "10"} <= set(labels(large[0]))
    assert not {"M", "V"} & set(labels(large[0])), "not in the part that is shown"
    assert "V12" not in labels(large[0])
    moved = _panel(_row(20), spots, spots[1], hand)
    assert {"V", "C10"} & set(labels(moved)) == {"V"}
    for shown in (large[0], moved):
        assert sum(name == "clustered/swatch-0" for name in sprites(shown)) == 20 + 1
    assert not any("swatch" in name for name in sprites(small)[:4])


def test_of_a_large_table_an_analysis_shows_the_part_that_it_compares() -> None:
    board, hand = _row(20), (HandCard("2T*"),)
    ghost = Ghost("2T*", 0, cell("E10"), True, ())
    played = PlacedCard(cell("C12"), "2T*", 0)
    shown = panel_scene(board, TABLE, TWO, Marks(ghost=ghost, played=played), hand, 0)
    assert {"C", "E", "1", "2"} <= set(labels(shown))
    assert not {"M", "V"} & set(labels(shown))


def test_what_is_new_is_framed_in_the_overview_too() -> None:
    spot, new, hand = cell("C10"), cell("V11"), (HandCard("W"),)
    marks = Marks(new, (new,), Ghost("2T*", 0, spot, legal=True))
    shown = panel_scene(_row(20), TABLE, TWO, marks, hand, 0)
    assert any(isinstance(one, Box) and one.outline == "fresh" for one in shown.shapes)
    assert "V" not in labels(shown)
    page = panel_scene(_row(20), TABLE, TWO, marks, hand, 0, page_height=HIGHEST_ON_PAGE)
    assert {"C", "V"} <= set(labels(page)), "the whole table, without one"


@pytest.mark.parametrize("columns", [1, 4, 8, 12, 20])
@pytest.mark.parametrize("cards", [1, 5, 7])
@pytest.mark.parametrize("highest", [HIGHEST_ON_PAGE, HIGHEST_ON_TALL_PAGE])
def test_on_a_page_the_hand_lies_below_a_larger_table(
    columns: int, cards: int, highest: int
) -> None:
    board, near = _row(columns, columns), cell("B11")
    hand = [HandCard(one, "+3", control=f"g.card.{at}") for at, one in enumerate(KINDS[:cards])]
    marks = Marks(around=(near,), drops={near: Drop(0, 0, Target("g.at"))})

    def boxes(most: int, control: str) -> list[tuple[int, int, int, int]]:
        scene = panel_scene(board, TABLE, TWO, marks, hand, 0, page_height=most)
        assert scene.height <= (most or HIGHEST)
        return [one.boxes[0] for one in scene.targets if one.control.startswith(control)]

    lying, (there,) = boxes(highest, "g.card"), boxes(highest, "g.at")
    assert len(lying) == cards
    assert all(left + side <= MESSAGE_WIDTH for left, _, side, _ in lying)
    if columns <= 8:
        (small,) = boxes(0, "g.at")
        assert there[2] > small[2]
        assert min(top for _, top, _, _ in lying) > there[1] + there[3]
        assert len({top for _, top, _, _ in lying}) == 1


def test_on_a_page_who_has_no_cards_left_sees_the_table() -> None:
    page = panel_scene(_row(4, 4), TABLE, TWO, Marks(), (), 0, page_height=HIGHEST_ON_PAGE)
    assert page.height <= HIGHEST_ON_PAGE
    assert sum(name.startswith("clustered/") for name in sprites(page)) >= 16


def test_small_cards_have_larger_symbols_instead_of_letters() -> None:
    wide = board_scene(_row(20), TABLE, TWO, Marks())
    assert labels(wide).count("a") == 1, "at the points alone"
    assert sprites(wide)[0].endswith("s")


def test_on_a_large_table_a_running_match_shows_only_totals() -> None:
    score = Score(lines=((1, 2, 3),), longest=True)
    entries, wide = [Entry(0, "Ana", score)], _row(20, 15)
    assert labels(board_scene(wide, TABLE, entries, Marks(), brief=True))[-2:] == ["Ana", "5"]
    assert labels(board_scene(wide, TABLE, entries, Marks()))[-2:] == ["3", "+2"]
    few = board_scene(_row(4), TABLE, entries, Marks(), brief=True)
    assert labels(few)[-2:] == ["3", "+2"]


def _row(columns: int, rows: int = 1) -> Board:
    """Cards of the first player in this many columns from C11."""
    board = Board()
    for number in range(columns * rows):
        at = (10 + number // columns) * 26 + number % columns + 2
        board = board.lay(at, KINDS[number % 27], 0)
    return board


def _panel(board: Board, spots: tuple[int, ...], spot: int, hand: tuple[HandCard, ...]) -> Scene:
    ghost = Ghost("2T*", 0, spot, legal=True)
    return panel_scene(board, TABLE, TWO, Marks(ghost=ghost, around=spots), hand, 0)


def test_the_picture_of_the_readme_is_drawn_as_it_says() -> None:
    shown = pictures()["clustered"]
    assert {"34", "+2", "J10"} - set(labels(shown)) == {"J10"}, "its cell is under the card"
    assert len(paint(shown)) < 200_000


def test_a_crop_knows_its_cells() -> None:
    crop = Crop.around((cell("B2"), cell("C3")), 1)
    assert cell("A1") in crop
    assert cell("D4") in crop
    assert cell("E4") not in crop
    assert cell("D5") not in crop
