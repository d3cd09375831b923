"""How somebody wants to be reminded, and what may come by direct message."""

from __future__ import annotations

from bot.matches import Person, Refusal
from bot.screens.house import settings
from bot.screens.screen import Block
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press
from bot.ui.setting.page import Page


async def blocks(_: House, asker: Asker) -> tuple[Block, ...]:
    return settings.calls(asker.person, asker.words)


async def change(press: Press) -> object:
    """Change one thing. Raises `Refusal`, also where direct messages are wanted and a first one
    does not arrive."""
    matches, person = press.house.matches, press.asker.person
    match press.parts[2:]:
        case ["reminders"] if press.chosen in settings.REMINDERS:
            if press.chosen == "dm" and person.reminders != "dm":
                await _try_out(press, person, "letter-test-reminders")
            return await matches.set_person(person.player, reminders=press.chosen)
        case ["letters"]:
            if not person.letters:
                await _try_out(press, person, "letter-test-news")
            return await matches.set_person(person.player, letters=not person.letters)
        case _:
            raise Refusal("older-control")


async def _try_out(press: Press, person: Person, key: str) -> None:
    if not await press.house.letters.try_out(person, press.asker.words(key)):
        raise Refusal("letters-closed")


CALLS = Page("calls", blocks, change)
