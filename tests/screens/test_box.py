"""The box in words and pictures: what is left of each pack, and nothing of hands."""

from dataclasses import replace
from typing import TypeVar

import pytest

from bot.models.match import GameStocks, Inventory, Stock
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.screen import Picture, Row, Screen
from bot.screens.shared.box import render_box
from bot.words import Words
from tests.laws.cutterland_case import bag
from tests.screens.matches import GAME, as_text, random_states, table_of, views
from tests.screens.test_bag import SEED
from tests.screens.test_limits import check

T = TypeVar("T")
CARDS = GAME.stocks["box classics"]


def kept(left: int, unseen: int) -> GameStocks:
    """Of the Classics; a match holds the rest, and the bag has two pieces."""
    stock = Stock("box classics", 80, left, CARDS[80 - unseen :])
    full = Stock("box highwater", 80, 80, CARDS)
    holders = (table_of(random_states(3, 1)[0]),) if left < unseen else ()
    pieces = Inventory("cutterland", "classics", {"mG m.": 2})
    return GameStocks("cutterland", (stock, full), holders, (pieces,))


def shown(stocks: GameStocks, screens: CutterlandScreens, words: Words, **more: bool) -> Screen:
    blocks = screens.stock_blocks(stocks, words)
    screen = render_box(stocks, blocks, words, organises=more.get("organises", False))
    check(screen)
    return screen


def pick(screen: Screen, kind: type[T]) -> list[T]:
    return [block for block in screen.blocks if isinstance(block, kind)]


@pytest.fixture
def screens() -> CutterlandScreens:
    return CutterlandScreens({"classics": "Classics", "highwater": "High Water"})


def test_a_full_box_is_told_in_three_lines(screens: CutterlandScreens, words: Words) -> None:
    screen = shown(kept(80, 80), screens, words, organises=True)
    assert as_text(screen).splitlines() == [
        "### The server's box",
        "160 of 160 cards are left. Each is cut only once.",
        "**Classics:** all 80 cards are in the box.",
        "**High Water:** all 80 cards are in the box.",
    ]
    assert not pick(screen, Row)


def test_both_decks_of_a_pack_are_told_as_one(screens: CutterlandScreens, words: Words) -> None:
    first, other = kept(10, 19).stocks
    second = Stock("box classics (2)", 80, 80, GAME.stocks["box classics (2)"])
    text = as_text(shown(replace(kept(10, 19), stocks=(first, second, other)), screens, words))
    assert "170 of 240 cards are left." in text
    assert "**Classics:** 90 of 160 cards in the box, 9 in running matches, 61 used up." in text
    assert "played from the bag" not in text, "the second deck has enough"


def test_what_is_left_is_counted_by_pack_and_drawn_by_kind(
    screens: CutterlandScreens, words: Words
) -> None:
    text = as_text(shown(kept(10, 19), screens, words))
    assert "90 of 160 cards are left." in text
    assert "**Classics:** 10 of 80 cards in the box, 9 in running matches, 61 used up." in text
    assert "On the unused cards: " in text
    assert "Matches with 4 players are now played from the bag." in text
    assert "In its bag: 2 pieces." in text
    assert "Matches using its cards: Quiet Otter #42 <#2>" in text
    (picture,) = pick(shown(kept(10, 19), screens, words), Picture)
    counts = [line.split(" x ") for line in picture.text.splitlines() if " x " in line]
    assert sum(int(count) for count, _ in counts) == 19 * 12


def test_an_empty_box_says_that_matches_are_played_from_the_bag(
    screens: CutterlandScreens, words: Words
) -> None:
    screen = shown(kept(0, 0), screens, words)
    assert "**Classics:** 0 of 80 cards in the box, 0 in running matches, 80" in as_text(screen)
    assert "Matches with 2, 3 and 4 players are now played from the bag." in as_text(screen)
    assert not pick(screen, Picture)


def test_organisers_have_a_button_for_a_new_box(screens: CutterlandScreens, words: Words) -> None:
    (row,) = pick(shown(kept(71, 71), screens, words, organises=True), Row)
    assert [button.control for button in row.buttons] == ["box.new.cutterland"]
    assert not pick(shown(kept(71, 71), screens, words), Row)


def test_a_board_says_why_a_match_from_the_box_has_no_cards(
    screens: CutterlandScreens, words: Words
) -> None:
    state = GAME.start(3, SEED, {"pieces": "box", "bag": bag(3)})
    table = replace(table_of(state), options={"pieces": "box"})
    board = screens.render_board(Context(next(views(state)), table, words))
    text = as_text(replace(board, blocks=(*board.blocks, *board.details)))
    assert "The box ran short, so pieces come from the bag." in text
