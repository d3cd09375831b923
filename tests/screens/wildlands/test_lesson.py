"""The lesson: every step can be done as it says, and what is not the thing to do is told so."""

from itertools import islice

import pytest

from bot.games import find_catalogue_files
from bot.screens.lessons import LessonProgress, is_done
from bot.screens.replies import BadInput
from bot.screens.screen import Picture, Screen
from bot.screens.shared import learn as services
from bot.screens.wildlands.lesson import LESSON, STEPS, Step, build_state, observe_step
from bot.screens.wildlands.screens import WildlandsScreens
from bot.words import Catalogues, Words
from engine.wildlands.choices import legal_actions
from engine.wildlands.state import Phase
from tests.screens.matches import as_text, buttons, selects
from tests.screens.test_limits import check

SCREENS = WildlandsScreens()
LONGEST = 350
RIGHT: dict[str, tuple[str, ...]] = {
    "goal": ("g.begin",),
    "move": ("g.go.southeast", "g.confirm"),
    "climb": ("g.go.east", "g.confirm"),
    "claim": ("g.confirm",),
    "attack": ("g.kind.attack", "g.confirm"),
    "defend": ("g.confirm",),
    "turn": ("g.finish",),
    "reveal": ("g.confirm",),
    "setup": ("g.char.2", "g.space.6", "g.confirm"),
    "interrupt": ("g.confirm",),
}
WRONG: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("move", "climb", "claim", "attack"), ("g.finish",)),
    "turn": ("g.kind.move", "g.confirm"),
    "reveal": ("g.who.4", "g.confirm"),
    "setup": ("g.confirm",),
    "interrupt": ("g.pass",),
}


@pytest.fixture(scope="module", params=["en", "es", "ru"])
def speech(request: pytest.FixtureRequest) -> Words:
    return Catalogues.load(find_catalogue_files()).words(request.param)


def press(at: LessonProgress, presses: tuple[str, ...], words: Words) -> LessonProgress:
    """Where presses lead; what is shown completes a control's name, and `=` precedes what is chosen
    in a menu."""
    for prefix in presses:
        stem, _, choice = prefix.partition("=")
        shown = Screen(LESSON.render_step(SCREENS, at, "Ana", words))
        there = [one.control for one in buttons(shown)] + [one.name for one in selects(shown)]
        control = next(one for one in there if one.startswith(stem))
        at, _ = LESSON.answer_step(SCREENS, at, control, {"choice": choice}, words)
    return at


def test_the_game_teaches() -> None:
    assert SCREENS.lesson is LESSON
    assert [*RIGHT] == [step.key for step in STEPS[:-1]]


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_step_fits_and_has_its_words(number: int, speech: Words) -> None:
    blocks = LESSON.render_step(SCREENS, LessonProgress(number), "W" * 32, speech)
    shown = services.render_lesson(blocks, SCREENS.key, number, len(LESSON.steps), speech)
    check(shown)
    assert len(speech(f"wildlands-learn-{STEPS[number].key}")) <= LONGEST


@pytest.mark.parametrize("step", STEPS[1:-1], ids=lambda step: step.key)
def test_a_step_is_a_position_of_the_rules_with_a_right_and_a_wrong_answer(step: Step) -> None:
    view = observe_step(step)
    rated = {step.is_right(action) for action in islice(legal_actions(view), 2000)}
    assert rated == {True, False}
    fighters = [one for side in view.table.sides for one in side.pieces if one.space]
    assert {one.space for one in fighters} <= set(view.table.ground.by_number)


@pytest.mark.parametrize("number", range(len(STEPS) - 1))
def test_a_step_is_done_as_it_says(number: int, words: Words) -> None:
    step = STEPS[number]
    at = press(LessonProgress(number), RIGHT[step.key], words)
    if number == 0:
        assert at == LessonProgress(1)
        return
    assert is_done(at)
    head, picture = LESSON.render_step(SCREENS, at, "Ana", words)
    assert as_text(Screen((head,))).startswith("✓")
    assert isinstance(picture, Picture)
    assert step.key != "setup" or "Shards of a: 7, 9." in picture.alt


def test_the_walk_to_the_nearest_shard_is_what_the_climb_asks_for(words: Words) -> None:
    number = [step.key for step in STEPS].index("climb")
    assert is_done(press(LessonProgress(number), ("g.kind.move", "g.confirm"), words))


@pytest.mark.parametrize("number", range(1, len(STEPS) - 1))
def test_the_wrong_answer_is_told(number: int, words: Words) -> None:
    step, at = STEPS[number], LessonProgress(number)
    there = [one.control for one in buttons(Screen(LESSON.render_step(SCREENS, at, "Ana", words)))]
    harm = [one for one in there if one.startswith("g.confirm")][-1:]  # where one defends
    with pytest.raises(BadInput) as refused:
        press(at, WRONG.get(step.key, (*harm,)), words)
    assert refused.value.key == f"wildlands-learn-{step.key}-wrong"
    assert words(refused.value.key)


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_no_button_is_for_a_match(number: int, words: Words) -> None:
    there = buttons(Screen(LESSON.render_step(SCREENS, LessonProgress(number), "Ana", words)))
    assert all(one.control.startswith("g.") for one in there)


def test_the_end_says_good_bye_with_the_points_it_names(words: Words) -> None:
    told = as_text(
        Screen(LESSON.render_step(SCREENS, LessonProgress(len(STEPS) - 1), "Ana", words))
    )
    assert "**Ana** wins with 5 points" in told
    assert build_state(STEPS[-1]).phase is Phase.OVER
    with pytest.raises(BadInput):
        LESSON.answer_step(SCREENS, LessonProgress(len(STEPS) - 1), "g.next", {}, words)
