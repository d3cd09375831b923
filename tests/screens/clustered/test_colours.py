"""The colours that players have chosen, and the size bonuses, wherever a match is shown."""

from dataclasses import replace

import pytest

from bot.games import find_catalogue_files
from bot.models.match import Table
from bot.render.scene import Scene, Sprite
from bot.screens.clustered import ClusteredScreens
from bot.screens.context import Context
from bot.screens.screen import Picture
from bot.words import Catalogues, Words
from engine.clustered.boards import OWNERS
from engine.clustered.events import CardPlaced
from engine.clustered.state import State
from tests.clustered.matches import playing
from tests.screens.clustered.tables import GAME, table_of
from tests.screens.clustered.test_replay import moments
from tests.screens.matches import as_text

CATALOGUES = Catalogues.load(find_catalogue_files())
RED, YELLOW, BROWN = 1, 3, 8


def chosen(state: State, *colours: int) -> Table:
    table = table_of(state)
    seats = zip(table.seats, colours, strict=True)
    return replace(table, seats=tuple(replace(seat, colour=colour) for seat, colour in seats))


def line_of_three() -> State:
    """Seat 0 has the longest line, and nobody a rectangle."""
    state = playing("a1S* a1S: a1So / b1S* @ .", "2T*", "3C:")
    return replace(state, size_bonuses=True)


def looks(scene: Scene) -> set[str]:
    """The numbers of the colours of all cards but start cards."""
    names = [one.drawing.name for one in scene.shapes if isinstance(one, Sprite)]
    cards = [name.removeprefix("clustered/") for name in names if "swatch" not in name]
    return {name[0] for name in cards if name[0].isdigit() and not name.startswith("@")}


def picture_of(screens: ClusteredScreens, state: State, table: Table, words: Words) -> Picture:
    board = screens.render_board(Context(GAME.observe(state, None), table, words))
    (picture,) = (block for block in board.blocks if isinstance(block, Picture))
    return picture


def test_each_seat_has_a_colour_to_choose_with_a_pattern(screens: ClusteredScreens) -> None:
    for locale in CATALOGUES.locales:
        offered = screens.list_colours(CATALOGUES.words(locale))
        assert [one.value for one in offered] == [str(n) for n in range(1, len(OWNERS) + 1)]
        assert len({one.label for one in offered}) == len(OWNERS)
        assert len({one.description for one in offered}) == len(OWNERS)


def test_a_chosen_colour_is_shown_everywhere_and_the_letter_stays(
    screens: ClusteredScreens, words: Words
) -> None:
    state = line_of_three()
    table = chosen(state, BROWN, RED)
    view = GAME.observe(state, None)

    board = picture_of(screens, state, table, words)
    (score,) = (one for one in screens.view_commands if one.name == "score")
    told = as_text(score.show(Context(view, table, words), {}))
    (hand,) = (one for one in screens.view_commands if one.name == "hand")
    (held,) = (
        block
        for block in hand.show(Context(GAME.observe(state, 1), table, words), {}).blocks
        if isinstance(block, Picture)
    )

    assert looks(board.scene) == {"7", "0"}
    assert looks(held.scene) == {"0"}
    assert board.text.splitlines()[0] == "`a` Ana (brown) 5 · `b` Ben (red) 0"
    assert "a Ana (brown) 5" in board.alt
    assert "`a` **Ana** (brown): **5 points**" in told
    assert " a1S*" in board.text
    line = screens.describe_event(CardPlaced(1, "1S*", 12 * 26 + 11, False), table, words)
    assert line == "**Ben** (red) played ■ at L13."


def test_a_replay_has_the_chosen_colours(screens: ClusteredScreens, words: Words) -> None:
    before = playing("a1S* . / @ .", "1S: 2T*", "3C:")
    after = GAME.apply(before, 0, next(GAME.legal_actions(before, 0))).state
    film = screens.build_replay(moments((before, after)), chosen(after, YELLOW, RED), None, words)
    assert film is not None
    assert looks(film.frames[0]) == {"2"}
    assert "Ana (yellow)" in film.text


def test_without_a_choice_colours_are_not_named(screens: ClusteredScreens, words: Words) -> None:
    state = line_of_three()
    board = picture_of(screens, state, table_of(state), words)
    assert looks(board.scene) == {"0", "1"}
    assert board.text.splitlines()[0] == "`a` Ana 5 · `b` Ben 0"


@pytest.mark.parametrize(
    ("locale", "bonuses"),
    [
        ("en", "Size bonuses: no one (largest rectangle), Ana (longest line)."),
        ("es", "Bonificaciones por tamaño: nadie (mayor rectángulo), Ana (línea más larga)."),
        (
            "ru",
            "Бонусы за размер: прямоугольник — никто, линия — Ana.",
        ),
    ],
)
def test_the_holders_of_the_size_bonuses_are_told_in_words_too(
    locale: str, bonuses: str, screens: ClusteredScreens
) -> None:
    words, state = CATALOGUES.words(locale), line_of_three()
    table = table_of(state)

    board = picture_of(screens, state, table, words)
    (score,) = (one for one in screens.view_commands if one.name == "score")
    told = as_text(score.show(Context(GAME.observe(state, None), table, words), {}))

    assert bonuses in board.alt
    assert board.text.splitlines()[1] == f"-# {bonuses.replace('Ana', '**Ana**')}"
    assert words("clustered-points-longest", points=2) in told
    plain = replace(state, size_bonuses=False)
    assert bonuses not in picture_of(screens, plain, table, words).alt
