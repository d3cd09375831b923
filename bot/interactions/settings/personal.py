"""One's own language, and how pictures look to oneself."""

from __future__ import annotations

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import SettingsPage
from bot.matches import Refusal
from bot.presentation.services import Services
from bot.screens.screen import Block
from bot.screens.shared import settings


async def build_blocks(services: Services, requester: Requester) -> tuple[Block, ...]:
    return settings.personal_blocks(requester.person, services.catalogues.locales, requester.words)


async def change(press: Press) -> object:
    """Change one thing of the presser's own. Raises `Refusal` for a value it cannot have."""
    matches, player, chosen = press.services.matches, press.requester.player, press.chosen
    match press.parts[2:]:
        case ["locale"] if chosen == "auto" or chosen in press.services.catalogues.locales:
            return await matches.people.set_person(
                player, locale=None if chosen == "auto" else chosen
            )
        case ["theme"] if chosen in settings.THEMES:
            return await matches.people.set_person(player, theme=chosen)
        case ["palette"] if chosen in settings.PALETTES:
            return await matches.people.set_person(player, palette=chosen)
        case ["pictures"]:
            return await matches.people.set_person(
                player, pictures=not press.requester.person.pictures
            )
        case _:
            raise Refusal("older-control")


PERSONAL = SettingsPage("me", build_blocks, change)
