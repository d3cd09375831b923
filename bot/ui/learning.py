"""Lessons: what `/learn` shows, and what a press in it leads to.

Where somebody stands is stored; a control names the step it was shown for as its decision, so that
one of an old message only shows how things stand now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.matches import NewMatch, Refusal
from bot.screens.game import BadInput, Lesson, Teaches
from bot.screens.house import lesson, pages
from bot.screens.house.names import link, title
from bot.screens.screen import Form, Screen, Text
from bot.tables import Address
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.ids import Route
from bot.words import Words
from engine.contract import IllegalAction, OptionValue

PREFIX: Final = "learn."
OPPONENTS: Final = 2
"""Computer players of the match that a lesson leads to."""


def taught(house: House) -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(key for key in house.screens if _teacher(house, key) is not None)


def is_of_lesson(control: str) -> bool:
    return control.startswith(PREFIX)


async def learn(house: House, asker: Asker, game: str) -> Screen:
    """The lesson where it was left, or from the beginning where it was finished."""
    at = await _place(house, asker, game)
    if at.step == _needed(house, game).steps - 1:
        return await _go_to(house, asker, game, Lesson())
    return await _shown(house, asker, game, at)


async def press(house: House, asker: Asker, route: Route, values: Mapping[str, str]) -> Screen:
    """What a control of a lesson leads to; one that is not the thing to do is told so."""
    game, control = _named(route.control)
    teacher, at = _needed(house, game), await _place(house, asker, game)
    way, dot, number = control.partition(".")
    if way == "step" and dot and number.isdecimal() and int(number[:3]) < teacher.steps:
        return await _go_to(house, asker, game, Lesson(int(number[:3])))
    if control == "here":
        return await _shown(house, asker, game, at)
    if control == "match":
        return await _begin_match(house, asker, game)
    if route.decision != at.step:
        return await _shown(house, asker, game, at, asker.words("learn-moved"))
    try:
        to, said = await house.beside(teacher.learn, at, control, values, asker.words)
    except BadInput as error:
        return await _shown(house, asker, game, at, f"👉 {asker.words(error.key, **error.params)}")
    except IllegalAction as error:
        sentence = house.screens[game].refusal(error, asker.words)
        return await _shown(house, asker, game, at, f"⚠️ {sentence}")
    return await _go_to(house, asker, game, to, said)


async def _begin_match(house: House, asker: Asker, game: str) -> Screen:
    """A match of the asker's against the weakest computer players. Raises `Refusal`."""
    words, rules = asker.words, house.games[game]
    if asker.address is None:
        raise Refusal("only-in-server")
    if asker.lacking:
        raise Refusal("missing-permission", names=pages.permission_names(asker.lacking, words))
    server = await house.matches.server(asker.address.guild)
    address = asker.address
    if server.games_channel not in {None, address.channel}:
        address = Address(address.guild, server.games_channel or 0)
    computers = (rules.computers[0],) * OPPONENTS
    seats, nothing = OPPONENTS + 1, dict[str, OptionValue]()
    table = await house.matches.open(
        NewMatch(asker.player, address, game, seats, nothing, computers, start_when_full=True)
    )
    return Screen((Text(words("lobby-started", title=title(table, words), place=link(table))),))


def form(house: House, route: Route, words: Words) -> Form:
    """The form that a control of a lesson opens. Raises `Refusal`."""
    game, control = _named(route.control)
    opened = house.screens[game].form(control, words) if game in house.screens else None
    if opened is None:
        raise Refusal("older-control")
    return replace(opened, control=f"{PREFIX}{game}.{opened.control}")


async def _go_to(house: House, asker: Asker, game: str, to: Lesson, said: str = "") -> Screen:
    await house.matches.keep_lesson(asker.player, game, to.step, to.draft)
    return await _shown(house, asker, game, to, said)


async def _shown(house: House, asker: Asker, game: str, at: Lesson, note: str = "") -> Screen:
    teacher = _needed(house, game)
    blocks = await house.beside(teacher.lesson, at, asker.person.name, asker.words)
    return lesson.screen(
        blocks, game, at.step, teacher.steps, asker.words, note,
        pictures=asker.person.pictures, opens=asker.address is not None,
    )  # fmt: skip


async def _place(house: House, asker: Asker, game: str) -> Lesson:
    """Where somebody stands; at the beginning where the lesson has become shorter meanwhile."""
    step, draft = await house.matches.lesson(asker.player, game)
    return Lesson(step, draft) if step < _needed(house, game).steps else Lesson()


def _named(control: str) -> tuple[str, str]:
    """The game and the game's own name of a control. Raises `Refusal` for anything else."""
    game, dot, rest = control.removeprefix(PREFIX).partition(".")
    if not dot or not rest:
        raise Refusal("older-control")
    return game, rest


def _needed(house: House, game: str) -> Teaches:
    teacher = _teacher(house, game)
    if teacher is None:
        raise Refusal("older-control")
    return teacher


def _teacher(house: House, game: str) -> Teaches | None:
    screens: object = house.screens.get(game)
    return screens if isinstance(screens, Teaches) else None
