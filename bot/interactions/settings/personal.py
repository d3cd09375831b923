"""A person's language, pictures, reminders and direct messages."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import SettingsPage
from bot.matches import Refusal
from bot.models.people import Person
from bot.screens.screen import Block
from bot.screens.shared import settings


async def build_blocks(requester: Requester) -> tuple[Block, ...]:
    services = requester.services
    return settings.personal_blocks(requester.person, services.catalogues.locales, requester.words)


async def change(press: Press) -> object:
    """Raises `Refusal` for an unknown value."""
    people, player, chosen = press.matches.people, press.player, press.chosen
    match press.parts[2:]:
        case ["locale"] if chosen == "auto" or chosen in press.services.catalogues.locales:
            locale = None if chosen == "auto" else chosen
            return await people.set_person(player, locale=locale)
        case ["theme"] if chosen in settings.THEMES:
            return await people.set_person(player, theme=chosen)
        case ["palette"] if chosen in settings.PALETTES:
            return await people.set_person(player, palette=chosen)
        case ["pictures"]:
            pictures = not press.requester.person.pictures
            return await people.set_person(player, pictures=pictures)
        case _:
            raise Refusal("older-control")


async def build_notification_blocks(requester: Requester) -> tuple[Block, ...]:
    return settings.notification_blocks(requester.person, requester.words)


async def change_notifications(press: Press) -> object:
    """Raises `Refusal`, also if the person wants direct messages and a test message fails."""
    people, person = press.matches.people, press.requester.person
    match press.parts[2:]:
        case ["reminders"] if press.chosen in settings.REMINDERS:
            if press.chosen == "dm" and person.reminders != "dm":
                await _send_test(press, person, "letter-test-reminders")
            return await people.set_person(person.player, reminders=press.chosen)
        case ["letters"]:
            if not person.letters:
                await _send_test(press, person, "letter-test-news")
            return await people.set_person(person.player, letters=not person.letters)
        case _:
            raise Refusal("older-control")


async def _send_test(press: Press, person: Person, key: str) -> None:
    if not await press.services.direct_messages.send_test(person, press.words(key)):
        raise Refusal("letters-closed")


PERSONAL = SettingsPage("me", build_blocks, change)
NOTIFICATIONS = SettingsPage("calls", build_notification_blocks, change_notifications)
