"""The lesson: every step can be done as it says, and what is not the thing to do is told so."""

import pytest

from bot.games import find_catalogue_files
from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.lesson import LESSON, STEPS, Step, observe_step
from bot.screens.lessons import LessonProgress, is_done
from bot.screens.replies import BadInput
from bot.screens.screen import Picture, Screen, Text
from bot.screens.shared import learn as services
from bot.words import Catalogues, Words
from engine.clustered.cards import alike
from engine.clustered.computers.thinking import LEVELS
from engine.clustered.placements import neighbours
from tests.screens.clustered.tables import GAME
from tests.screens.matches import as_text, buttons
from tests.screens.test_limits import check

Presses = tuple[tuple[str, dict[str, str]], ...]
CONFIRM: tuple[str, dict[str, str]] = ("g.confirm", {})
RIGHT: dict[str, Presses] = {
    "goal": (("g.begin", {}),),
    "line": (("g.card.1Sh", {}), ("g.at", {"cell": "N12"}), CONFIRM),
    "rectangle": (("g.card.W", {}), CONFIRM),
    "block": (("g.card.1Cd", {}), ("g.at", {"cell": "O12"}), CONFIRM),
    "stuck": (("g.toss.2Td", {}), CONFIRM),
}
WRONG = ("line", "rectangle", "block")
"""Where it is not enough to confirm what is held at first."""
ELSEWHERE = {"line": "L11", "rectangle": "K12", "block": "K12"}
"""Cells in which the right card fits, too."""
ANSWERS = {"line": "□ at K12", "rectangle": "Ⓦ at M13", "block": "◉ at O12"}


def pressed(
    screens: ClusteredScreens, at: LessonProgress, presses: Presses, words: Words
) -> tuple[LessonProgress, str]:
    """Where presses lead; of a confirming one what is shown completes the name."""
    said = ""
    for prefix, values in presses:
        blocks = LESSON.render_step(screens, at, "Ana", words)
        there = [button.control for button in buttons(Screen(blocks))]
        control = next((one for one in there if one.startswith(prefix)), prefix)
        at, said = LESSON.answer_step(screens, at, control, values, words)
    return at, said


def test_the_game_teaches(screens: ClusteredScreens) -> None:
    assert screens.lesson is LESSON
    assert set(RIGHT) == {step.key for step in STEPS[:-1]}
    assert "easy" in LEVELS, "who plays the other seat"


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_nothing_lies_on_a_lessons_table_that_the_rules_forbid(step: Step) -> None:
    board = observe_step(step).board
    for laid in board.laid:
        for other in neighbours(board, laid.cell):
            assert alike(laid.card, other.card) >= 2, f"{laid} beside {other}"


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_step_fits_and_is_a_position_of_the_rules(
    number: int, screens: ClusteredScreens, words: Words
) -> None:
    blocks = LESSON.render_step(screens, LessonProgress(number), "W" * 32, words)
    check(services.render_lesson(blocks, screens.key, number, len(STEPS), words))
    view = observe_step(STEPS[number])
    assert view.stuck == (STEPS[number].key == "stuck")
    assert (view.outcome is None) == bool(STEPS[number].hand)


@pytest.mark.parametrize("number", range(len(STEPS) - 1))
def test_a_step_is_done_as_it_says(number: int, screens: ClusteredScreens, words: Words) -> None:
    to, said = pressed(screens, LessonProgress(number), RIGHT[STEPS[number].key], words)
    assert said == ""
    if not number:
        assert to == LessonProgress(1)
        return
    assert to.step == number
    blocks, done = LESSON.render_step(screens, to, "Ana", words), is_done(to)
    shown = services.render_lesson(blocks, screens.key, number, len(STEPS), words, done=done)
    assert "✓" in as_text(shown)
    assert [one.control for one in buttons(shown)] == [
        f"learn.clustered.step.{number + 1}", f"learn.clustered.step.{number}"
    ]  # fmt: skip


def test_an_answer_is_shown_on_the_board_with_what_it_scores(
    screens: ClusteredScreens, words: Words
) -> None:
    to, _ = pressed(screens, LessonProgress(1), RIGHT["line"], words)
    _, picture = LESSON.render_step(screens, to, "Ana", words)
    assert isinstance(picture, Picture)
    assert "N a1So" in picture.alt
    assert "a Ana 3" in picture.alt
    with pytest.raises(BadInput):
        LESSON.answer_step(screens, to, "g.confirm", {}, words)


@pytest.mark.parametrize("key", WRONG)
def test_what_is_held_at_first_is_legal_and_not_enough(
    key: str, screens: ClusteredScreens, words: Words
) -> None:
    """The wrong card; then the right one, but elsewhere. The answer is named."""
    number = next(number for number, step in enumerate(STEPS) if step.key == key)
    (card, _), *_ = RIGHT[key]
    elsewhere: Presses = ((card, {}), ("g.at", {"cell": ELSEWHERE[key]}), CONFIRM)
    for presses in ((CONFIRM,), elsewhere):
        with pytest.raises(BadInput) as refused:
            pressed(screens, LessonProgress(number), presses, words)
        hint = refused.value
        assert words(hint.key, **hint.params) == f"That fits, but try {ANSWERS[key]} instead."


@pytest.mark.parametrize(
    ("locale", "name"), [("en", "wild card"), ("es", "comodín"), ("ru", "жокеры")]
)
def test_wild_cards_are_explained_before_one_is_needed(
    locale: str, name: str, screens: ClusteredScreens
) -> None:
    words = Catalogues.load(find_catalogue_files()).words(locale)
    first = next(number for number, step in enumerate(STEPS) if "W" in step.hand)
    task, *_ = LESSON.render_step(screens, LessonProgress(first), "Ana", words)
    assert isinstance(task, Text)
    assert f"{name} Ⓦ" in task.body


def test_a_hint_stands_for_the_task(screens: ClusteredScreens, words: Words) -> None:
    blocks = LESSON.render_step(screens, LessonProgress(2), "Ana", words)
    shown = as_text(services.render_lesson(blocks, screens.key, 2, 6, words, "👉 That.", hint=True))
    assert shown.startswith("**3/6** · **Fill the corner.**\n")
    assert "👉 That." in shown


def test_unfinished_answers_are_kept(screens: ClusteredScreens, words: Words) -> None:
    to, said = pressed(screens, LessonProgress(1), (("g.card.1Sh", {}),), words)
    assert (to.step, to.draft["card"], said) == (1, "1So", "")


def test_the_end_says_good_bye_with_the_points_it_names(
    screens: ClusteredScreens, words: Words
) -> None:
    end = LessonProgress(len(STEPS) - 1)
    told = as_text(Screen(LESSON.render_step(screens, end, "Ana", words)))
    assert "**Ana** wins with 12 points" in told
    assert "rectangle 6 · lines 6" in told
    with pytest.raises(BadInput):
        LESSON.answer_step(screens, end, "g.next", {}, words)
    assert GAME.computers
