"""What cards, offers and sheets of lands show, before any pixel."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bot.render.cutterland.card_scenes import card_scene, hand_scene, offer_scene
from bot.render.cutterland.cut_scene import Chooser, cut_scene
from bot.render.cutterland.final_scene import ScoreRow, final_scene
from bot.render.cutterland.sheets import Entry, growth_scenes, table_scene
from bot.render.scene import Label, Scene, Sprite
from engine.cutterland.cards import LETTERS
from engine.cutterland.cuts import pieces_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.views import OfferedPiece
from tests.render.lands import CARD, CUT, EVERYTHING, OTHER_CARD, SMALL, cell, land_at, widest

Golden = Callable[[str, Scene], None]

ROWS = (
    ScoreRow("K", "kraken", (2, 0, 4)),
    ScoreRow("F", "frog", (-2, 0, 0)),
    ScoreRow("", "total", (0, 0, 4), total=True),
)


def _offer(groups: Sequence[str] = CUT) -> list[OfferedPiece]:
    pieces = pieces_of(CARD, groups)
    return [
        OfferedPiece(LETTERS[number], group, piece, None, False)
        for number, (group, piece) in enumerate(zip(groups, pieces, strict=True))
    ]


def _texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Label)]


def _sprites(scene: Scene) -> list[str]:
    return [shape.drawing.name for shape in scene.shapes if isinstance(shape, Sprite)]


def test_a_card_is_drawn_whole(golden: Golden) -> None:
    golden("card", card_scene(CARD))


def test_a_card_is_drawn_cut(golden: Golden) -> None:
    golden("cut", card_scene(CARD, CUT))


def test_an_offer_is_drawn_with_what_is_gone(golden: Golden) -> None:
    first, second, third = _offer()
    offer = [first, replace(second, taken_by=1), replace(third, discarded=True)]
    golden("offer", offer_scene(offer, ("Ana", "Борис", "Cleo")))


def test_a_match_ends_in_one_sheet(golden: Golden) -> None:
    built = Entry("Ana", "0", SMALL, Layout(towers=(cell("M13"),)), (cell("O14"),), 2)
    entries = [built, Entry("Борис", "0", SMALL, place=2), Entry("Cleo", "4", SMALL, place=1)]
    golden("final", final_scene(entries, ROWS))


def test_a_cut_card_letters_its_pieces_in_the_order_given() -> None:
    assert _texts(card_scene(CARD, CUT)) == ["A", "B", "C"]


def test_squares_of_a_cut_card_can_have_their_names() -> None:
    texts = _texts(card_scene(CARD, CUT, with_names=True))
    assert sorted(texts) == sorted(["A", "B", "C", *LETTERS])


@pytest.mark.parametrize("pieces", [(), CUT])
@pytest.mark.parametrize("lands", [(), (EVERYTHING,), (SMALL, Land(), EVERYTHING)])
def test_a_card_is_cut_beside_the_lands_that_choose(
    pieces: Sequence[str], lands: Sequence[Land]
) -> None:
    choosers = [Chooser(f"player {n}", land) for n, land in enumerate(lands)]
    scene = cut_scene(CARD, pieces, "", 1 if pieces else None, choosers)
    assert scene == replace(scene, width=1100, height=cut_scene(CARD, CUT, "", 0, choosers).height)
    assert scene.width >= 1.2 * scene.height
    texts = _texts(scene)
    assert [text for text in texts if text.startswith("player")] == [n for n, _ in choosers]
    assert [text for text in texts if text in LETTERS] == [*LETTERS[: len(pieces)]]
    tiles = 12 + sum(len(land.cells) for land in lands)
    drawn = [name for name in _sprites(scene) if name.startswith("cutterland/")]
    assert len(drawn) >= tiles


def test_the_marked_piece_and_stray_squares_stand_out() -> None:
    plain, marked = (cut_scene(CARD, CUT, "", number, ()) for number in (None, 0))
    assert marked != plain
    stray = cut_scene(CARD, ("ABEK", "CDFGHIJL"), "K", 0, ())
    hatched = [name for name in _sprites(stray) if name.endswith("l")]
    assert len([name for name in hatched if name.startswith("cutterland/")]) == 1


def test_a_ring_and_the_square_in_its_hole_are_two_pieces() -> None:
    scene = card_scene(CARD, ("ABCEGIJK", "F", "DHL"))
    assert _texts(scene)[-3:] == ["A", "B", "C"]
    assert not [name for name in _sprites(scene) if name.endswith("l")]


def test_a_hand_shows_the_cards_not_yet_cut_with_their_numbers() -> None:
    texts = _texts(hand_scene((CARD, None, OTHER_CARD)))
    assert [text for text in texts if text.isdigit()] == ["1", "3"]
    assert len(texts) == 2 * 13


@pytest.mark.parametrize("cards", range(5))
def test_a_hand_of_any_size_leaves_room_for_buttons(cards: int) -> None:
    scene = hand_scene((CARD,) * cards)
    assert scene.width == 1100
    assert scene.height <= 770


def test_what_is_taken_is_pale_and_bears_its_owners_name() -> None:
    first, second, third = _offer()
    scene = offer_scene([first, replace(second, taken_by=1), third], ("Ana", "Борис", "Cleo"))
    pale = [name for name in _sprites(scene) if name.startswith("cutterland/") and name[-1] == "f"]
    assert len(pale) == 4
    assert "B · Борис" in _texts(scene)
    assert "Ana" not in _texts(scene)


def test_an_offer_of_twelve_squares_fits() -> None:
    scene = offer_scene(_offer(tuple(LETTERS)), ("Ana",))
    assert scene.width <= 1248
    assert [text for text in _texts(scene) if len(text) == 1] == list(LETTERS)


@pytest.mark.parametrize(
    "groups",
    [
        ("ABCD", "EFGH", "IJKL"),
        ("AEI", "BFJ", "CGK", "DHL"),
        CUT,
        tuple(LETTERS),
        ("ABCDEFGHIJKL",),
    ],
)
@pytest.mark.parametrize("names", [(), ("Ana", "Ben", "Cleo")])
def test_an_offer_is_as_wide_as_a_message_and_low_enough_for_buttons(
    groups: Sequence[str], names: Sequence[str]
) -> None:
    scene = offer_scene([replace(one, taken_by=1) for one in _offer(groups)], names)
    assert scene.width == 1100
    assert scene.width >= 1.35 * scene.height
    tiles = [s for s in scene.shapes if isinstance(s, Sprite) and "cutterland/" in s.drawing.name]
    assert min(shape.size for shape in tiles) >= 110


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_sheet_shows_every_land_with_its_name_and_points(seats: int) -> None:
    lands = (SMALL, EVERYTHING, SMALL, EVERYTHING)
    entries = [Entry(f"player {n}", f"{n} VP", lands[n]) for n in range(seats)]
    scene = table_scene(entries)
    texts = _texts(scene)
    assert all(entry.title in texts and entry.points in texts for entry in entries)
    tiles = sum(len(entry.land.cells) for entry in entries)
    assert len(_sprites(scene)) == tiles
    assert 400 <= scene.width <= 1248
    assert scene.height <= 1248


TALL = land_at("M5", " / ".join(["p."] * 12))
WIDE = land_at("F12", " ".join(["p."] * 14))


@pytest.mark.parametrize(
    ("grown", "rows"),
    [
        ((TALL, TALL, TALL), 1),
        ((WIDE, WIDE, WIDE), 3),
        ((TALL, TALL, WIDE), 2),
        ((WIDE, WIDE), 2),
        ((EVERYTHING, EVERYTHING, EVERYTHING, EVERYTHING), 2),
        ((TALL, EVERYTHING, EVERYTHING), 2),
    ],
)
def test_lands_stand_as_their_squares_are_largest(grown: tuple[Land, ...], rows: int) -> None:
    scene = table_scene([Entry(f"player {n}", "0", land) for n, land in enumerate(grown)])
    heads = [s.at for s in scene.shapes if isinstance(s, Label) and s.text.startswith("player")]
    assert len({y for _, y in heads}) == rows


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE, EVERYTHING, widest()])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_sheet_as_wide_as_a_message_is_no_higher_than_a_screen(land: Land, seats: int) -> None:
    scene = table_scene([Entry("Ana", "0", land)] * seats)
    assert scene.width == 1100 or land.cells == widest().cells
    assert scene.height / scene.width <= 10 / 11 or land.cells == widest().cells


def test_a_sheet_of_the_widest_lands_stays_below_4000_pixels() -> None:
    entries = [Entry(f"player {number}", "0", widest()) for number in range(4)]
    rows = [ScoreRow("K", "kraken", (0,) * 4)] * 9
    scene = final_scene(entries, rows)
    assert scene.width <= 4000
    assert scene.height <= 4000


def test_the_winners_line_is_marked_and_negative_points_have_a_real_minus() -> None:
    entries = [Entry("Ana", "0", SMALL, place=2), Entry("Bo", "4", SMALL, place=1)]
    scene = final_scene(entries, (ScoreRow("F", "frog", (-2, 4)),))
    grounds = {s.text: s.on for s in scene.shapes if isinstance(s, Label)}
    assert grounds["Bo"] == "moor-light"
    assert grounds["−2"] == "paper"
    assert "-2" not in grounds


def test_the_sheet_of_four_names_is_cream_and_as_wide_as_a_message() -> None:
    entries = [Entry(f"player {n}", f"{n} VP", EVERYTHING, place=n + 1) for n in range(4)]
    kinds = [ScoreRow(icon, "kind", (n, 1, 2, 3)) for n, icon in enumerate("KGCDTF=-")]
    scene = final_scene(entries, [*kinds, ScoreRow("", "Supervivientes", (1, 2, 3, 4))])
    assert scene.width == 1100
    assert scene.height <= 420
    assert "cutterland/scissors" in _sprites(scene), "overcutting has an icon, too"
    assert len([name for name in _sprites(scene) if name.startswith("cutterland/medal")]) == 4


def test_every_frame_of_a_replay_has_the_arrangement_of_the_last() -> None:
    small = Land(SMALL.cells[:1], SMALL.squares[:1], (0,))
    first = [Entry("Ana", "1 VP", small, fresh=small.cells), Entry("Bo", "0 VP", Land())]
    last = [Entry("Ana", "9 VP", SMALL, place=1), Entry("Bo", "0 VP", EVERYTHING, place=2)]
    scenes = growth_scenes([first, last])
    assert {(scene.width, scene.height) for scene in scenes} == {
        (scenes[1].width, scenes[1].height)
    }
    corners = [
        next(s for s in scene.shapes if isinstance(s, Sprite) and "/pC" in s.drawing.name)
        for scene in scenes
    ]
    assert (corners[0].left, corners[0].top) == (corners[1].left, corners[1].top)


@pytest.mark.parametrize("land", [SMALL, EVERYTHING, widest()])
def test_a_replay_of_one_land_fills_a_message(land: Land) -> None:
    (scene,) = growth_scenes([[Entry("Ana", "1 VP", land)]])
    assert scene.width == 1100
    assert scene.height <= 1000
    letters = [each for each in _texts(scene) if each not in {"Ana", "1 VP"}]
    assert not letters, "a replay has no coordinates"
