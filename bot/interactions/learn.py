"""`/learn`: a game's lesson.

Progress is stored. A control has the step it was shown for as its decision, so that one of an older
step only shows the present one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.interactions.inputs import read_number
from bot.interactions.new import find_least_seats, open_here
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.presentation.custom_ids import ControlId
from bot.presentation.services import Services
from bot.screens.lessons import Lesson, LessonProgress, is_done
from bot.screens.replies import BadInput, SwitchedOff
from bot.screens.screen import Form, Screen
from bot.screens.shared import learn as learn_screens
from engine.contract import IllegalAction

PREFIX: Final = "learn."


def list_lesson_games(services: Services) -> tuple[str, ...]:
    return tuple(key for key, screens in services.screens.items() if screens.lesson is not None)


def _list_other_games(services: Services, game: str) -> tuple[str, ...]:
    return tuple(one for one in list_lesson_games(services) if one != game)


async def learn(requester: Requester, game: str = "") -> Screen:
    """Continue the lesson, or begin again after its end. Without a game, that of a lesson that has
    been begun, else the game that the person most likely means."""
    game = game or await _find_game(requester)
    at = await _read_progress(requester, game)
    if at.step == len(_require_lesson(requester.services, game).steps) - 1:
        return await _go_to(requester, game, LessonProgress())
    return await _show_lesson(requester, game, at)


async def _find_game(requester: Requester) -> str:
    games = list_lesson_games(requester.services)
    for game in games:
        lesson = _require_lesson(requester.services, game)
        at = await _read_progress(requester, game)
        if 0 < at.step < len(lesson.steps) - 1:
            return game
    experience = requester.matches.experience
    return await experience.find_usual_game(requester.player, requester.guild, games)


async def handle_lesson_control(
    requester: Requester, route: ControlId, values: Mapping[str, str]
) -> Screen:
    """A wrong answer shows the step again with a hint. Raises `Refusal`."""
    game, control = _split_control(route.control)
    lesson, at = _require_lesson(requester.services, game), await _read_progress(requester, game)
    way, _, text = control.partition(".")
    step = read_number(text)
    if way == "step" and step is not None and step < len(lesson.steps):
        return await _go_to(requester, game, LessonProgress(step))
    if control == "here":
        return await _show_lesson(requester, game, at)
    if control == "open":
        return await learn(requester, game)
    if control == "match":
        return await open_here(requester, game, requester.services.games[game].computers[0])
    if route.decision != at.step:
        return await _show_lesson(requester, game, at, requester.words("learn-moved"))
    try:
        run, screens = requester.services.run_in_thread, requester.services.screens[game]
        next_step, note = await run(
            lesson.answer_step, screens, at, control, values, requester.words
        )
    except SwitchedOff:
        return await _show_lesson(requester, game, at)
    except BadInput as error:
        hint = requester.words(error.key, **error.params)
        return await _show_lesson(requester, game, at, f"👉 {hint}", hint=True)
    except IllegalAction as error:
        sentence = requester.services.screens[game].explain_refusal(error, requester.words)
        return await _show_lesson(requester, game, at, f"⚠️ {sentence}")
    return await _go_to(requester, game, next_step, note)


async def find_form(requester: Requester, route: ControlId) -> Form:
    """Raises `Refusal`."""
    game, control = _split_control(route.control)
    lesson, at = _require_lesson(requester.services, game), await _read_progress(requester, game)
    opened = lesson.build_form(requester.services.screens[game], at, control, requester.words)
    if opened is None:
        raise Refusal("older-control")
    return replace(opened, control=f"{PREFIX}{game}.{opened.control}")


async def _go_to(requester: Requester, game: str, to: LessonProgress, said: str = "") -> Screen:
    await requester.matches.lessons.save(requester.player, game, to.step, to.draft)
    return await _show_lesson(requester, game, to, praise=said)


async def _show_lesson(
    requester: Requester,
    game: str,
    at: LessonProgress,
    note: str = "",
    praise: str = "",
    *,
    hint: bool = False,
) -> Screen:
    lesson, screens = _require_lesson(requester.services, game), requester.services.screens[game]
    run, name = requester.services.run_in_thread, requester.person.name
    blocks = await run(lesson.render_step, screens, at, name, requester.words)
    return learn_screens.render_lesson(
        blocks, game, at.step, len(lesson.steps), requester.words, note,
        praise=praise, pictures=requester.person.pictures, opens=requester.address is not None,
        done=is_done(at), hint=hint, others=_list_other_games(requester.services, game),
        opponents=find_least_seats(requester.services.games[game]) - 1,
    )  # fmt: skip


async def _read_progress(requester: Requester, game: str) -> LessonProgress:
    """Where somebody stands; at the beginning where the lesson has become shorter meanwhile."""
    step, draft = await requester.matches.lessons.read(requester.player, game)
    steps = len(_require_lesson(requester.services, game).steps)
    return LessonProgress(step, draft) if step < steps else LessonProgress()


def _split_control(control: str) -> tuple[str, str]:
    """The game and the game's own name of a control. Raises `Refusal` for anything else."""
    game, dot, rest = control.removeprefix(PREFIX).partition(".")
    if not dot or not rest:
        raise Refusal("older-control")
    return game, rest


def _require_lesson(services: Services, game: str) -> Lesson[Any, Any, Any]:
    screens = services.screens.get(game)
    if screens is None or screens.lesson is None:
        raise Refusal("older-control")
    return screens.lesson
