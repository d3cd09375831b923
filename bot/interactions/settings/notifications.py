"""How somebody wants to be reminded, and what may come by direct message."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import SettingsPage
from bot.matches import Refusal
from bot.models.people import Person
from bot.presentation.services import Services
from bot.screens.screen import Block
from bot.screens.shared import settings


async def build_blocks(_: Services, requester: Requester) -> tuple[Block, ...]:
    return settings.notification_blocks(requester.person, requester.words)


async def change(press: Press) -> object:
    """Change one thing. Raises `Refusal`, also where direct messages are wanted and a first one
    does not arrive."""
    matches, person = press.services.matches, press.requester.person
    match press.parts[2:]:
        case ["reminders"] if press.chosen in settings.REMINDERS:
            if press.chosen == "dm" and person.reminders != "dm":
                await _send_test(press, person, "letter-test-reminders")
            return await matches.people.set_person(person.player, reminders=press.chosen)
        case ["letters"]:
            if not person.letters:
                await _send_test(press, person, "letter-test-news")
            return await matches.people.set_person(person.player, letters=not person.letters)
        case _:
            raise Refusal("older-control")


async def _send_test(press: Press, person: Person, key: str) -> None:
    if not await press.services.direct_messages.send_test(person, press.requester.words(key)):
        raise Refusal("letters-closed")


NOTIFICATIONS = SettingsPage("calls", build_blocks, change)
