"""`/learn` and `/rules`: a game's lesson, and the pages of its rules. Progress is stored. A control
has the step it was shown for as its decision, so that one of an older step only shows the present
one."""

from dataclasses import replace
from typing import Any

from bot.interactions.declarations import Controls
from bot.interactions.inputs import require_offered
from bot.interactions.new import find_least_seats, open_here
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.presentation.services import Services
from bot.screens.lessons import Lesson, LessonProgress, is_done
from bot.screens.panel import append_buttons
from bot.screens.replies import BadInput, SwitchedOff
from bot.screens.screen import Button, Form, Screen
from bot.screens.shared import learn as learn_screens
from bot.screens.shared.pages import render_rules
from bot.screens.shared.private_screen import DETAILS
from engine.contract import IllegalAction

control = Controls()


def list_lesson_games(services: Services) -> tuple[str, ...]:
    return tuple(key for key, screens in services.screens.items() if screens.lesson is not None)


async def learn(requester: Requester, game: str = "") -> Screen:
    """Continue the lesson, or begin again after its end. Without a game, that of the person's
    newest match or lesson, else the choice."""
    games = list_lesson_games(requester.services)
    game = game or await requester.matches.experience.find_own_game(requester.player, games)
    if not game:
        return learn_screens.render_choice(games, requester.words)
    at = await _read_progress(requester, game)
    if at.step == len(_require_lesson(requester.services, game).steps) - 1:
        return await _go_to(requester, game, LessonProgress())
    return await _show_lesson(requester, game, at)


@control("learn.<game:word>.step.<step>", right="anyone")
async def go_to_step(press: Press, game: str, step: int) -> Screen:
    if step >= len(_require_lesson(press.services, game).steps):
        raise Refusal("older-control")
    if press.too_soon:  # after a press that put this button there
        return await show_step(press, game)
    return await _go_to(press.requester, game, LessonProgress(step))


@control("learn.<game:word>.here", right="anyone")
async def show_step(press: Press, game: str) -> Screen:
    return await _show_lesson(press.requester, game, await _read_progress(press.requester, game))


@control("learn.<game:word>.open", right="anyone")
async def open_lesson(press: Press, game: str) -> Screen:
    return await learn(press.requester, game)


@control("learn.<game:word>.match", right="anyone")
async def open_match(press: Press, game: str) -> Screen:
    """Against the easiest computers. Raises `Refusal`."""
    _require_lesson(press.services, game)
    level = press.services.games[game].computers[0]
    return await open_here(press.requester, game, level)


async def build_lesson_form(press: Press, game: str, name: str) -> Form:
    lesson, at = _require_lesson(press.services, game), await _read_progress(press.requester, game)
    form = lesson.build_form(press.services.screens[game], at, f"g.{name}", press.words)
    if form is None:
        raise Refusal("older-control")
    return replace(form, control=f"learn.{game}.{form.control}")


@control("learn.<game:word>.g.<name:rest>", right="anyone")
@control("form.learn.<game:word>.g.<name:rest>", right="anyone", build_form=build_lesson_form)
async def answer_step(press: Press, game: str, name: str) -> Screen:
    """A wrong answer shows the step again with a hint. Raises `Refusal`."""
    requester, words = press.requester, press.words
    lesson, at = _require_lesson(press.services, game), await _read_progress(requester, game)
    if press.control_id.decision != at.step:
        return await _show_lesson(requester, game, at, words("step-moved"))
    try:
        run, screens = press.services.run_in_thread, press.services.screens[game]
        next_step, note = await run(
            lesson.answer_step, screens, at, f"g.{name}", press.typed, words,
            page_height=requester.page_height,
        )  # fmt: skip
    except SwitchedOff:
        return await _show_lesson(requester, game, at)
    except BadInput as error:
        hint = words(error.key, **error.params)
        return await _show_lesson(requester, game, at, f"👉 {hint}", hint=True)
    except IllegalAction as error:
        sentence = screens.explain_refusal(error, words)
        return await _show_lesson(requester, game, at, f"⚠️ {sentence}")
    return await _go_to(requester, game, next_step, note)


@control("pages.<game:word>.<page>[.on]", right="anyone")
async def show_rules(press: Press, game: str, page: int) -> Screen:
    screens = press.services.screens[require_offered(game, press.services.screens)]
    return render_rules(screens, page, press.words)


@control("rules.<page>[.on]", right="sit")
async def show_rules_of_match(press: Press, page: int) -> Screen:
    """In place of the details that led here, with the way back."""
    table = await press.matches.queries.read_table(press.match)
    rules = render_rules(press.services.screens_of(table), page, press.words, "rules")
    back = () if press.requester.page_height else (Button(DETAILS, press.words("panel-back")),)
    return append_buttons(replace(rules, match=press.match), back)  # a page has its own way back


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
    blocks = await run(
        lesson.render_step, screens, at, name, requester.words, page_height=requester.page_height
    )
    return learn_screens.render_lesson(
        blocks, game, at.step, len(lesson.steps), requester.words, note,
        praise=praise, pictures=requester.person.pictures, opens=requester.address is not None,
        done=is_done(at), hint=hint,
        others=tuple(one for one in list_lesson_games(requester.services) if one != game),
        opponents=find_least_seats(requester.services.games[game]) - 1,
    )  # fmt: skip


async def _read_progress(requester: Requester, game: str) -> LessonProgress:
    """Where somebody stands; at the beginning where the lesson has become shorter meanwhile."""
    step, draft = await requester.matches.lessons.read(requester.player, game)
    steps = len(_require_lesson(requester.services, game).steps)
    return LessonProgress(step, draft) if step < steps else LessonProgress()


def _require_lesson(services: Services, game: str) -> Lesson[Any, Any, Any]:
    screens = services.screens.get(game)
    if screens is None or screens.lesson is None:
        raise Refusal("older-control")
    return screens.lesson
