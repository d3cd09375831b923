"""What is new since the viewer last looked: the same cards are listed and marked."""

from dataclasses import replace

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.phrases import MOST_NEWS, describe_news, find_new_cards
from bot.screens.clustered.pictures import seat_picture
from bot.screens.context import Context
from bot.screens.screen import Text
from bot.words import Words
from engine.clustered.state import State
from tests.clustered.matches import playing
from tests.screens.clustered.tables import GAME, seen, table_of

BEFORE = "@"
HANDS = ("1So 3C: W", "2To", "2So", "3So", "1To")


def after(board: str, active: int = 0) -> State:
    return playing(board, *HANDS, decks=("2Co", "3Co"), active=active)


def told(board: str, before: str, words: Words, *, names: tuple[str, ...] | None = None) -> str:
    state = after(board)
    table = table_of(state, names) if names else table_of(state)
    return describe_news(Context(seen(state), table, words, before=seen(after(before, 1))))


def test_one_new_card_is_told_with_its_players_name(words: Words) -> None:
    assert told("@ b1So", "@", words) == "-# Ben played □ at L11"
    names = ("Ana", "Bartholomew the Younger", "Cleo", "Dimitri", "Eve")
    assert "Bartholomew the Y… played" in told("@ b1So", "@", words, names=names)


def test_several_are_told_by_the_letters_on_them(words: Words) -> None:
    assert told("@ b1So cW", "@", words) == "-# Played: **b** 1□ L11 · **c** Ⓦ M11"


def test_a_phone_has_one_line_for_them(words: Words) -> None:
    text = told("@ b1So c1So d1So e1So", "@", words)
    assert text.count("·") == MOST_NEWS - 1
    assert "L11" not in text
    assert text.endswith("and 1 more")


def test_what_is_listed_is_marked(words: Words) -> None:
    state, before = after("@ b1So cW"), seen(after("@", 1))
    ctx = Context(seen(state), table_of(state), words, before=before)
    assert len(find_new_cards(ctx)) == 2
    grid = seat_picture(ctx).text.split("```")[1]
    assert "+b1So" in grid
    assert "!cW" in grid


def test_ones_own_cards_are_no_news(words: Words) -> None:
    state, before = after("@ a1So b1So"), seen(after("@", 0))
    ctx = Context(seen(state), table_of(state), words, before=before)
    assert [card.owner for card in find_new_cards(ctx)] == [1]
    public = replace(ctx, view=GAME.observe(state, None))
    assert len(find_new_cards(public)) == 2, "for a spectator they are"


def test_for_who_never_looked_nothing_is_new(words: Words) -> None:
    state = after("@ b1So c2So")
    assert describe_news(Context(seen(state), table_of(state), words)) == ""


@pytest.mark.parametrize("seat", [0, 1])
def test_the_panels_tell_it(screens: ClusteredScreens, words: Words, seat: int) -> None:
    state = after("@ c1So")
    view, before = seen(state, seat), seen(after("@", 2), seat)
    head, news, *_ = screens.render_panel(
        Context(view, table_of(state), words, before=before)
    ).blocks
    assert isinstance(head, Text)
    assert "New" not in head.body, "which stands over the details and their news, too"
    assert isinstance(news, Text)
    assert news.body.startswith("-# Cleo played □ at L11")
