"""Pictures in words: everything that is drawn can be read, within a message's room."""

import re
from collections.abc import Iterator

import pytest

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.text_pictures import (
    MOST,
    SQUARES,
    LandText,
    Signs,
    bag_text,
    card_grid,
    deck_text,
    land_grid,
    land_text,
    lands_text,
)
from bot.screens.discord_limits import CODE_COLUMNS
from bot.screens.screen import Film, Picture, Screen, Text
from bot.words import Words
from engine.cells import name_of
from engine.cutterland.lands import Land, read_land
from engine.cutterland.layouts import read_layout
from engine.cutterland.pieces import read_piece
from tests.screens.matches import CARD, GAME, land_at_m13, random_states, table_of

LAND = land_at_m13("pC p. -- / wK w. mG / -- mD wT")


def written(land: Land, **signs: object) -> str:
    return land_grid(land, Signs(**signs), MOST)  # type: ignore[arg-type]


def test_a_land_is_a_grid_with_its_rows_and_columns_named() -> None:
    assert written(LAND).splitlines() == [
        "   M   N   O",
        "13 pC  p.  --",
        "14 wK  w.  mG",
        "15 --  mD  wT",
    ]


def test_signs_tell_what_stands_out() -> None:
    cell = {name_of(cell): cell for cell in (*LAND.cells, 324 - 1, 326)}
    grid = written(
        LAND,
        held={cell["L13"]: "wF", cell["M13"]: "w."}, covered=[cell["M13"]],
        near=[cell["O13"]], towers=[cell["N15"]], bones=[cell["O14"]],
        fresh=[cell["M14"], cell["N15"]], cursor=cell["N14"],
    )  # fmt: skip

    assert grid.splitlines() == [
        "   L   M   N   O",
        "13(wF)(w.! p. ~--",
        "14 -- +wK >w.< mGx",
        "15 --  -- +mD^ wT",
    ]


def test_a_land_that_is_wider_than_a_phone_is_written_in_parts() -> None:
    wide = read_land("pC p. wK w. mG -- mD wT w.")

    assert written(wide).splitlines() == [
        "   A   B   C   D   E", " 1 pC  p.  wK  w.  mG", "",
        "   F   G   H   I", " 1 --  mD  wT  w.",
    ]  # fmt: skip


def test_a_land_that_would_be_too_long_is_written_row_by_row() -> None:
    wide = read_land(" ".join(["pC", *["--"] * 23, "wK"]))

    assert land_grid(wide, Signs(towers=[24]), 60) == "1: A pC, Y wK^"


def test_a_land_goes_on_beyond_the_last_column() -> None:
    wide = read_land(" ".join(["pC", *["--"] * 24, "wK"]))

    assert land_grid(wide, Signs(towers=[25]), 60) == "   Z   A\n 1 wK^ pC"


def test_a_card_says_beside_it_which_piece_each_square_is_in() -> None:
    assert card_grid(CARD, ("ABEF", "", "CDG")).splitlines() == [
        "A pC B p. C mG D m. | A A C C",
        "E wK F w. G m= H p. | A A C -",
        "I wF J w. K mD L p^ | - - - -",
    ]


def test_a_land_in_words_says_what_is_built_and_what_its_signs_mean(words: Words) -> None:
    layout = read_layout("tower M13, wall M14-N14, bridge O13h")
    said = land_text(LandText("**Ana**", LAND, layout, Signs(bones=LAND.cells[-1:])), words)

    assert said.startswith("**Ana**\n```\n   M   N   O\n13 pC^")
    assert "Towers: M13. Walls: M14–N14. Bridges: O13 ↔." in said
    signs, letters = said.splitlines()[-2:]
    assert signs == "-# `^` after a square: a tower · `x` devoured"
    assert letters.startswith("-# `p` plains, `m` moor, `w` wetland, `K` kraken, `G` goblin, ")
    assert "frog" not in letters


def check_code(text: str) -> None:
    """The lines fit a phone, and the legend has every letter."""
    *_, legend = re.split(r"```\n(?:.*?)\n```", text, flags=re.DOTALL)
    for block in re.findall(r"```\n(.*?)\n```", text, re.DOTALL):
        assert max(map(len, block.splitlines())) <= CODE_COLUMNS, block
        for letter in {*"".join(SQUARES.findall(block))}:
            assert f"`{letter}`" in legend, (letter, legend)


def shown(screens: CutterlandScreens, words: Words, seats: int, number: int) -> Iterator[Screen]:
    states = random_states(seats, number)
    for state in (*states[::9], states[-1]):
        table = table_of(state)
        before = GAME.observe(states[max(0, states.index(state) - 9)], None)
        yield screens.render_board(Context(GAME.observe(state, None), table, words))
        for seat in range(seats):
            view = GAME.observe(state, seat)
            yield screens.render_panel(Context(view, table, words, before=before))
            for look in screens.view_commands:
                if look.name != "hunt" or view.phase == "over":
                    yield look.show(Context(view, table, words, before=before), {})
            yield Screen(screens.render_panel(Context(view, table, words, before=before)).details)


@pytest.mark.parametrize(("seats", "number"), [(2, 61), (3, 67), (4, 63)])
@pytest.mark.slow
def test_every_picture_can_be_read_and_a_whole_screen_fits(
    seats: int, number: int, screens: CutterlandScreens, words: Words
) -> None:
    names = set()
    found = [*shown(screens, words, seats, number)]
    behind = [Screen(screen.details) for screen in found]
    for screen in (*found, *behind):
        texts = [block.body for block in screen.blocks if isinstance(block, Text)]
        for picture in (block for block in screen.blocks if isinstance(block, Picture | Film)):
            assert picture.name == "final" or "```" in picture.text, picture.name
            assert picture.text.count("```") % 2 == 0
            assert len(picture.text) <= MOST, picture.name
            check_code(picture.text)
            texts.append(picture.text)
            names.add(picture.name)
        assert sum(map(len, texts)) <= 3_950
    assert {"land", "lands", "card", "hand", "end", "final"} <= names


@pytest.mark.parametrize(("seats", "number"), [(2, 64), (4, 65)])
def test_the_lands_in_words_have_every_square_of_the_lands(
    seats: int, number: int, screens: CutterlandScreens, words: Words
) -> None:
    state = random_states(seats, number)[-1]
    screen = screens.render_board(Context(GAME.observe(state, None), table_of(state), words))
    (film,) = [block for block in screen.blocks if isinstance(block, Film)]

    blocks = re.findall(r"```\n(.*?)\n```", film.text, re.DOTALL)
    told = sorted(sorted(re.findall(r"[pmw][KGCTDF^=.]", block)) for block in blocks)
    assert told == sorted(sorted(player.land.squares) for player in state.players)


def test_what_is_drawn_of_bags_and_decks_is_written(words: Words) -> None:
    pieces = {read_piece("pC p. / wK --"): 3, read_piece("m="): 1}

    assert "3 x  pC p. / wK --\n1 x  m=" in bag_text(pieces, words)
    many = {read_piece(f"{one}{icon} w. mG p. / w. w. w. w."): 9
            for one in "w" for icon in "KTF^=."}  # fmt: skip
    assert len(bag_text(many, words)) <= MOST
    assert str(CARD).replace(" / ", "\n") in deck_text([CARD], words)
    assert len(deck_text([CARD] * 12, words)) <= MOST


def test_four_of_the_widest_lands_fit(words: Words) -> None:
    wide = read_land(" / ".join(" ".join(["mG", "--"] * 12) for _ in range(4)))

    said = lands_text([LandText("x" * 40, wide) for _ in range(4)], words)

    assert len(said) <= MOST
    assert said.count("mG") == 4 * 48
