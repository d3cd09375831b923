"""The lesson: every step can be done as it says, and what is not the thing to do is told so."""

import re
from collections.abc import Mapping

import pytest

from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.lesson import LESSON, STEPS, worth
from bot.screens.lessons import LessonProgress
from bot.screens.replies import BadInput, Draft
from bot.screens.screen import Film, Note, Picture, Row, Screen, Select, Text
from bot.screens.shared import learn as services
from bot.words import Words
from engine.cells import read_cell
from engine.cutterland.actions import Action, Place, Resolve, Take
from engine.cutterland.layouts import Layout, read_layout
from tests.screens.matches import GAME, as_text, buttons, selects
from tests.screens.test_limits import check

M15 = read_cell("M15") or 0
Presses = tuple[tuple[str, Mapping[str, str]], ...]
OF_LESSON = re.compile(r"(form\.|pictures\.off\.)?learn\.cutterland\.")
CONFIRM: tuple[str, Mapping[str, str]] = ("g.confirm", {})
RIGHT: dict[str, Presses] = {
    "goal": (("g.begin", {}),),
    "choose": (("g.try.C", {}), CONFIRM),
    "lay": (("g.best", {}), CONFIRM),
    "hunt": (("g.prey", {"choice": "O15"}), CONFIRM),
    "tower": (("g.layout", {"layout": "tower M13"}), CONFIRM),
    "bridge": (("g.layout", {"layout": "bridge O13h"}), CONFIRM),
    "cut": (("g.suggest", {}), CONFIRM),
}
WRONG: dict[str, Presses] = {
    "choose": (("g.try.A", {}), CONFIRM),
    "lay": (CONFIRM,),
    "hunt": (CONFIRM,),
    "tower": (("g.layout", {"layout": "tower N14"}), CONFIRM),
    "bridge": (("g.layout", {"layout": "wall M13-N13"}), CONFIRM),
}
LINGERING = {
    "cut": ("g.cut.1", {"pieces": "ABEF"}),
    "lay": ("g.turn", {}),
    "tower": ("g.kind.tower", {}),
}
"""Presses that only change what is unfinished."""

NONSENSE: tuple[Draft, ...] = (
    {"card": "x", "piece": 7},
    {"layout": [1]},
    {"cell": -5, "cursor": "M"},
)


def shown(screens: CutterlandScreens, at: LessonProgress, words: Words) -> Screen:
    blocks = LESSON.render_step(screens, at, "Ana", words)
    return services.render_lesson(blocks, screens.key, at.step, len(STEPS), words)


def pressed(
    screens: CutterlandScreens, at: LessonProgress, presses: Presses, words: Words
) -> tuple[LessonProgress, str]:
    """Where presses lead; of a confirming one what is shown completes the name."""
    said = ""
    for prefix, values in presses:
        shown = Screen(LESSON.render_step(screens, at, "Ana", words))
        there = [b.control for b in buttons(shown)] + [menu.name for menu in selects(shown)]
        control = next((one for one in there if one.startswith(prefix)), prefix)
        at, said = LESSON.answer_step(screens, at, control, values, words)
    return at, said


def number(key: str) -> int:
    return next(step for step, one in enumerate(STEPS) if one.key == key)


def test_the_whole_lesson_can_be_done_as_it_says(screens: CutterlandScreens, words: Words) -> None:
    at, told = LessonProgress(), []
    for step, presses in enumerate(RIGHT.values()):
        assert at == LessonProgress(step)
        at, said = pressed(screens, at, presses, words)
        told.append(said)

    assert at == LessonProgress(len(STEPS) - 1)
    assert all(said.startswith("✓") for said in told[1:])
    assert "`/new` opens a match" in as_text(shown(screens, at, words))


def test_a_piece_that_is_only_taken_is_not_said_to_be_placed(
    screens: CutterlandScreens, words: Words
) -> None:
    at = LessonProgress(number("choose"), {"piece": "C"})
    (confirm,) = [b for b in buttons(shown(screens, at, words)) if ".g.confirm." in b.control]
    assert confirm.label == "Take C"


def test_skip_stands_left_of_whatever_leads_to_the_next_step(
    screens: CutterlandScreens, words: Words
) -> None:
    for step in range(1, len(STEPS) - 1):
        *_, last = shown(screens, LessonProgress(step), words).blocks
        (
            back,
            skip,
            *_,
        ) = buttons(Screen((last,)))
        assert [back.label, skip.label] == ["◂", "Skip"]


@pytest.mark.parametrize("key", WRONG)
def test_what_brings_less_is_told_kindly_with_both_figures(
    key: str, screens: CutterlandScreens, words: Words
) -> None:
    with pytest.raises(BadInput) as refused:
        pressed(screens, LessonProgress(number(key)), WRONG[key], words)

    assert refused.value.key == "cutterland-learn-wrong"
    least, best = int(refused.value.params["points"]), int(refused.value.params["best"])
    assert least < best
    sentence = words(refused.value.key, **refused.value.params)
    assert f"{least} VP" in sentence
    assert str(best) in sentence


@pytest.mark.parametrize("key", ["cut", *WRONG])
def test_what_was_wrong_is_said_right_above_the_buttons(
    key: str, screens: CutterlandScreens, words: Words
) -> None:
    at = LessonProgress(number(key))
    blocks = LESSON.render_step(screens, at, "Ana", words)

    told = services.render_lesson(
        blocks, screens.key, at.step, len(STEPS), words, "👉 Not yet."
    ).blocks

    place = told.index(Text("👉 Not yet."))
    assert any(isinstance(block, Picture) for block in told[:place])
    keys = place + (2 if key == "hunt" else 1)  # a menu says first what it is about
    assert isinstance(told[keys], Row | Select)
    quiet = services.render_lesson(blocks, screens.key, at.step, len(STEPS), words).blocks
    assert not any(isinstance(block, Note) for block in (*told, *quiet))


@pytest.mark.parametrize("key", LINGERING)
def test_other_presses_leave_the_pupil_where_they_are(
    key: str, screens: CutterlandScreens, words: Words
) -> None:
    at = LessonProgress(number(key))

    to, said = LESSON.answer_step(screens, at, *LINGERING[key], words)

    assert (to.step, said) == (at.step, "")


@pytest.mark.parametrize("key", ["goal", "score"])
def test_where_there_is_nothing_to_decide_other_controls_mean_nothing(
    key: str, screens: CutterlandScreens, words: Words
) -> None:
    with pytest.raises(BadInput) as refused:
        LESSON.answer_step(screens, LessonProgress(number(key)), "g.take.A", {}, words)

    assert words(refused.value.key)


@pytest.mark.parametrize(
    ("key", "wrong", "taught", "more"),
    [
        ("lay", Place("C", M15, 0), "centaur", 3),
        ("hunt", Resolve(read_layout("prey N15")), "goblin", 2),
        ("tower", Resolve(Layout()), "turtle", 10),
        ("bridge", Resolve(Layout()), "goblin", 4),
    ],
)
def test_a_step_teaches_what_its_right_answer_brings(
    key: str, wrong: Action, taught: str, more: int
) -> None:
    step = STEPS[number(key)]
    assert step.aim is not None
    right, other = (
        GAME.observe(GAME.apply(step.position(), 0, action).state, 0).table[0].score
        for action in (step.aim, wrong)
    )
    assert getattr(right, taught) - getattr(other, taught) == more


def test_the_points_are_those_of_the_rules(screens: CutterlandScreens) -> None:
    """What each aim is worth, and what doing nothing would be: the figures of the lesson."""
    aims = {step.key: step for step in STEPS if step.aim is not None}
    figures = {
        key: (
            worth(LESSON.observe(step), step.aim),
            LESSON.observe(step).table[0].score.total,
        )
        for key, step in aims.items()
        if isinstance(step.aim, Take | Place | Resolve)
    }

    assert figures == {
        "choose": (18, 4), "lay": (18, 5), "hunt": (7, 7), "tower": (12, 5), "bridge": (24, 21),
    }  # fmt: skip


def test_every_step_fits_and_shows_its_number(screens: CutterlandScreens, words: Words) -> None:
    assert screens.lesson is LESSON
    assert 6 <= len(STEPS) <= 8
    for step in range(len(STEPS)):
        screen = shown(screens, LessonProgress(step), words)
        check(screen)
        number = f"**{step + 1}/{len(STEPS)}** · "
        assert ("### Learn Cutterland" if step in {0, 7} else number) in as_text(screen)
        assert any(isinstance(block, Picture | Film) for block in screen.blocks)
        assert all(OF_LESSON.match(button.control) for button in buttons(screen))


def test_the_real_panels_are_shown(screens: CutterlandScreens, words: Words) -> None:
    said = [as_text(shown(screens, LessonProgress(step), words)) for step in range(len(STEPS))]

    assert "[A] [B] [C]" in said[1], "what each brings is the answer"
    assert "(Take … and place)" in said[1]
    assert "[Place C]" in said[2]
    assert "[Build] (Remove) (🔒 Lock in)" in said[4]
    assert "wins with 7 VP" in said[7]
    assert "Ana's land" in said[0]


def test_nonsense_in_a_stored_lesson_breaks_nothing(
    screens: CutterlandScreens, words: Words
) -> None:
    for step in range(len(STEPS)):
        for draft in NONSENSE:
            check(shown(screens, LessonProgress(step, draft), words))


def test_the_prey_before_the_choice_is_not_the_pupils(
    screens: CutterlandScreens, words: Words
) -> None:
    at = LessonProgress(number("hunt"))
    told = as_text(shown(screens, at, words))
    assert "devour N15. You can choose from" in told
    assert "as you chose" not in told
    assert "[🔒 Lock in]" in told
    to, _ = pressed(screens, at, RIGHT["hunt"][:1], words)
    assert "as you chose" in as_text(shown(screens, to, words))


def test_every_target_of_a_step_is_answered(screens: CutterlandScreens, words: Words) -> None:
    """Also those of controls that stand behind **Details** in a match."""
    touched = set[str]()
    for number, step in enumerate(STEPS[1:-1], 1):
        at = LessonProgress(number)
        for block in LESSON.render_step(screens, at, "Ana", words):
            for target in block.scene.targets if isinstance(block, Picture) else ():
                answers = dict(target.answers)
                after, _ = LESSON.answer_step(screens, at, target.control, answers, words)
                assert after.draft, (step.key, target.control)
                touched.add(step.key)
    assert touched >= {"choose", "lay", "hunt", "cut"}
