"""The lesson: every step can be done as it says, and what is not the thing to do is told so."""

from __future__ import annotations

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.lesson import STEPS, Step, seen
from bot.screens.game import BadInput, Lesson, Teaches
from bot.screens.house import lesson as house
from bot.screens.screen import Screen
from bot.words import Words
from engine.clustered.cards import alike
from engine.clustered.computers.levels import LEVELS
from engine.clustered.placements import neighbours
from tests.screens.clustered.tables import GAME
from tests.screens.matches import as_text, buttons
from tests.screens.test_limits import check

Presses = tuple[tuple[str, dict[str, str]], ...]
CONFIRM: tuple[str, dict[str, str]] = ("g.confirm", {})
RIGHT: dict[str, Presses] = {
    "goal": (("g.begin", {}),),
    "line": (("g.card.1Sh", {}), ("g.at.1Sh", {"cell": "N12"}), CONFIRM),
    "rectangle": (("g.card.W", {}), ("g.best", {}), CONFIRM),
    "block": (("g.card.1Cd", {}), ("g.at.1Cd", {"cell": "O12"}), CONFIRM),
    "stuck": (("g.toss.2Td", {}), CONFIRM),
}
WRONG = ("line", "rectangle", "block")
"""Where it is not enough to confirm what is held at first."""


def pressed(
    screens: ClusteredScreens, at: Lesson, presses: Presses, words: Words
) -> tuple[Lesson, str]:
    """Where presses lead; of a confirming one what is shown completes the name."""
    said = ""
    for prefix, values in presses:
        there = [one.control for one in buttons(Screen(screens.lesson(at, "Ana", words)))]
        control = next((one for one in there if one.startswith(prefix)), prefix)
        at, said = screens.learn(at, control, values, words)
    return at, said


def test_the_game_teaches(screens: ClusteredScreens) -> None:
    assert isinstance(screens, Teaches)
    assert screens.steps == len(STEPS)
    assert set(RIGHT) == {step.key for step in STEPS[:-1]}
    assert "easy" in LEVELS, "who plays the other seat"


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_nothing_lies_on_a_lessons_table_that_the_rules_forbid(step: Step) -> None:
    board = seen(step).board
    for laid in board.laid:
        for other in neighbours(board, laid.cell):
            assert alike(laid.card, other.card) >= 2, f"{laid} beside {other}"


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_step_fits_and_is_a_position_of_the_rules(
    number: int, screens: ClusteredScreens, words: Words
) -> None:
    blocks = screens.lesson(Lesson(number), "W" * 32, words)
    check(house.screen(blocks, screens.key, number, screens.steps, words))
    view = seen(STEPS[number])
    assert view.stuck == (STEPS[number].key == "stuck")
    assert (view.outcome is None) == bool(STEPS[number].hand)


@pytest.mark.parametrize("number", range(len(STEPS) - 1))
def test_a_step_is_done_as_it_says(number: int, screens: ClusteredScreens, words: Words) -> None:
    to, said = pressed(screens, Lesson(number), RIGHT[STEPS[number].key], words)
    assert to == Lesson(number + 1)
    assert bool(said) == (number > 0)


@pytest.mark.parametrize("key", WRONG)
def test_what_is_held_at_first_is_legal_and_not_enough(
    key: str, screens: ClusteredScreens, words: Words
) -> None:
    number = next(number for number, step in enumerate(STEPS) if step.key == key)
    with pytest.raises(BadInput) as refused:
        pressed(screens, Lesson(number), (CONFIRM,), words)
    assert refused.value.key == f"clustered-learn-{key}-wrong"
    assert words(refused.value.key)


def test_unfinished_answers_are_kept(screens: ClusteredScreens, words: Words) -> None:
    to, said = pressed(screens, Lesson(1), (("g.card.1Sh", {}),), words)
    assert (to.step, to.draft["card"], said) == (1, "1So", "")


def test_the_end_says_good_bye_with_the_points_it_names(
    screens: ClusteredScreens, words: Words
) -> None:
    told = as_text(Screen(screens.lesson(Lesson(len(STEPS) - 1), "Ana", words)))
    assert "**Ana** wins with 12 points" in told
    assert "rectangle 6 · lines 6" in told
    with pytest.raises(BadInput):
        screens.learn(Lesson(len(STEPS) - 1), "g.next", {}, words)
    assert GAME.computers
