"""The bag in words and pictures, and matches that are played from it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.models.match import Inventory
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.screen import Picture, Screen, Text
from bot.words import Words
from engine.contract import Options, Supply
from engine.cutterland.state import State
from engine.inventory import allocate
from tests.screens.matches import GAME, as_text, table_of, views
from tests.screens.test_limits import check, shown

SEED = bytes(32)


def items(count: int) -> tuple[str, ...]:
    return GAME.make_items(3, Supply("classics", count, "bag", True, "filled"), count, SEED)


def states(seats: int, number: int) -> list[State]:
    """A random match from the bag."""
    rng = Random(number)
    asked: Options = {"pieces": "bag", "fill": True}
    state = GAME.start(seats, SEED, allocate(GAME, seats, asked, SEED, ()).options)
    found = [state]
    while owing := sorted(GAME.to_act(state)):
        seat = rng.choice(owing)
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
        found.append(state)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_screens_of_matches_from_the_bag_fit(
    seats: int, screens: CutterlandScreens, words: Words
) -> None:
    found = states(seats, seats)
    for state in (*found[::7], found[-1]):
        for screen in shown(state, screens, words):
            check(screen)


def test_the_board_shows_the_drawn_pieces_and_what_is_left(
    screens: CutterlandScreens, words: Words
) -> None:
    state = states(3, 1)[0]
    view = next(views(state))

    board = screens.render_board(Context(view, table_of(state), words))

    text = as_text(replace(board, blocks=(*board.blocks, *board.details)))
    assert "Drawn by **" in text
    assert "24 pieces are left in the bag" in text
    assert "The computer cut 27 pieces for the bag" in text
    assert "The pieces drawn from the bag. Piece A: A1 " in text


def test_a_shelf_is_counted_by_what_is_on_it(screens: CutterlandScreens, words: Words) -> None:
    screens = CutterlandScreens({"classics": "Classics"})
    three = Counter({"mG m.": 2, "pC": 1})

    blocks = screens.inventory_blocks(Inventory("cutterland", "classics", three), words)

    assert as_text(Screen(blocks)).splitlines()[:4] == [
        "### Bag: Classics",
        "3 pieces with 5 squares in all.",
        "On them: 2 goblins, 1 centaur.",
        "24 more pieces are needed for a match. Every finished match adds its pieces.",
    ]


@pytest.mark.slow
def test_a_full_bag_fits_into_a_message(screens: CutterlandScreens, words: Words) -> None:
    blocks = screens.inventory_blocks(
        Inventory("cutterland", "highwater", Counter(items(400))), words
    )

    check(Screen(blocks))
    assert "Enough for matches with 2, 3 and 4 players" in as_text(Screen(blocks))
    (picture,) = [block for block in blocks if isinstance(block, Picture)]
    assert picture.scene.width <= 1_400
    assert picture.scene.height <= 1_400
    assert isinstance(blocks[0], Text)
