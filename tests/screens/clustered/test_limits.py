"""Every screen of Clustered fits into a Discord message, in the worst cases too."""

import re
from collections.abc import Iterator

import pytest

from bot.games import find_catalogue_files
from bot.render.paint import LARGEST
from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.text_pictures import MOST
from bot.screens.context import Context
from bot.screens.discord_limits import CODE_COLUMNS
from bot.screens.screen import Screen
from bot.words import Catalogues, Words
from engine.clustered.state import State
from engine.contract import Options
from tests.screens.clustered.tables import (
    NAMES,
    SETTINGS,
    middle,
    opening,
    random_states,
    seen,
    stuck,
    table_of,
    trimming,
    views,
)
from tests.screens.matches import LONG, as_text, buttons, pictures
from tests.screens.test_limits import LOCALES, check, check_form


@pytest.fixture(scope="module", params=LOCALES)
def words(request: pytest.FixtureRequest) -> Words:
    """Whatever fits in one language has to fit in all."""
    return Catalogues.load(find_catalogue_files()).words(request.param)


def shown(state: State, screens: ClusteredScreens, words: Words) -> Iterator[Screen]:
    table = table_of(state, (LONG,) * 8)
    for view in views(state):
        if view.seat is None:
            yield screens.render_board(Context(view, table, words))
        else:
            yield screens.render_panel(Context(view, table, words))
            for look in screens.view_commands:
                yield look.show(Context(view, table, words), {})


def check_code(text: str) -> None:
    """The table fits a phone, and the legend has every letter of its cards."""
    _, table, legend = text.split("```")
    assert max(map(len, table.splitlines())) <= CODE_COLUMNS
    letters = {letter for card in re.findall(r"[123]([STC])([o:*])", table) for letter in card}
    assert all(f"`{letter}`" in legend for letter in letters)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.slow
def test_screens_of_whole_matches_fit(
    seats: int, options: Options, screens: ClusteredScreens, words: Words
) -> None:
    states = random_states(seats, options, seats)
    for state in {*states[:: 6 * seats], states[-1]}:
        for screen in shown(state, screens, words):
            check(screen)
            for picture in pictures(screen):
                assert 0 < len(picture.text) <= MOST
                if "```" in picture.text:  # a hand is a list
                    check_code(picture.text)
                assert max(picture.scene.width, picture.scene.height) <= LARGEST // 2


def test_every_form_opens_and_fits(screens: ClusteredScreens, words: Words) -> None:
    ctx = Context(seen(middle()), table_of(middle()), words)
    panel = screens.render_panel(ctx)
    forms = [one.control for one in buttons(panel) if one.control.startswith("form.")]
    assert len(forms) == 1
    form = screens.build_form(ctx, forms[0].removeprefix("form."))
    assert form is not None
    check_form(form)
    assert screens.build_form(ctx, "g.nothing") is None


def test_suggestions_fit(screens: ClusteredScreens, words: Words) -> None:
    told = 0
    states = (*random_states(2, {"table": "small"}, 2)[::5], opening(), stuck(), trimming())
    for state in states:
        for view in views(state):
            for command in screens.commands:
                for parameter in command.parameters:
                    values = {"card": view.hand[0]} if view.hand else {}
                    choices = command.suggest(view, parameter.key, values, words)
                    told += len(choices)
                    assert len(choices) <= 25
                    assert all(0 < len(c.label) <= 100 and 0 < len(c.value) <= 100 for c in choices)
    assert told


def test_names_of_eight_stand_in_the_picture_and_in_its_words(
    screens: ClusteredScreens, words: Words
) -> None:
    state = random_states(8, {}, 8)[60]
    (picture,) = pictures(screens.render_board(Context(seen(state, 0), table_of(state), words)))
    for name in NAMES:
        assert name in picture.text
        assert name in picture.alt
    assert "8" in as_text(screens.render_board(Context(seen(state, 0), table_of(state), words)))


def test_the_rules_are_five_to_seven_short_pages(screens: ClusteredScreens, words: Words) -> None:
    pages = screens.rule_pages(words)
    assert 5 <= len(pages) <= 7
    assert all(page.startswith("## ") and len(page) <= 1_500 for page in pages)


def test_command_descriptions_fit(screens: ClusteredScreens, words: Words) -> None:
    declared = [(move.name, move.parameters) for move in screens.commands]
    declared += [(look.name, look.parameters) for look in screens.view_commands]
    for name, parameters in declared:
        assert len(words(f"command-{name}")) <= 100
        for parameter in parameters:
            assert len(words(f"command-{name}-{parameter.key}")) <= 100


def test_a_table_that_has_no_room_as_text_says_which_part_is_shown(
    screens: ClusteredScreens, words: Words
) -> None:
    state = random_states(8, {}, 8)[-1]
    (picture,) = pictures(
        screens.render_board(Context(list(views(state))[-1], table_of(state, (LONG,) * 8), words))
    )
    grid = picture.text.split("```")[1].strip("\n").splitlines()
    first, last, least, most = re.findall(r"\b[A-Z][0-9]{1,2}\b", picture.text.split("```")[2])[:4]
    assert grid[1].split()[0] == first[1:]
    assert grid[-1].split()[0] == last[1:]
    assert grid[0].split()[0] == first[0]
    heads = [line.split() for line in grid if line.strip() and not line.lstrip()[0].isdigit()]
    assert heads[-1][-1] == last[0]
    assert int(least[1:]) <= int(first[1:]) <= int(last[1:]) <= int(most[1:])
