"""`/settings`: its pages and the buttons between them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import (
    APPEARANCE,
    CHANNELS,
    NOTIFICATIONS,
    OPPONENTS,
    PERSONAL,
    WEEKLY,
    SettingsPage,
)
from bot.interactions.settings.playing_hours import PLAYING_HOURS, VACATION
from bot.interactions.settings.puzzle import PUZZLE
from bot.matches import Refusal
from bot.screens.screen import Form, Screen, Text
from bot.screens.shared import settings
from bot.screens.shared.pages import permission_names

PAGES: Final = (PERSONAL, PLAYING_HOURS, NOTIFICATIONS, CHANNELS, APPEARANCE)
"""In the order of their buttons, at most five; that of vacation is behind the playing hours, those
of opponents, of the daily puzzle and of the weekly post behind the server's matches."""
HIDDEN: Final = (VACATION, OPPONENTS, PUZZLE, WEEKLY)


async def settings_screen(requester: Requester, page: SettingsPage = PERSONAL) -> Screen:
    """A page, with buttons to the others that this person may open."""
    names = [one.name for one in PAGES if one.is_for(requester)]
    tabs = settings.tab_rows(names, page.name, requester.words)
    foot = Text(requester.words("settings-foot"))
    return Screen((*tabs, *await page.blocks(requester), foot))


async def handle_settings(press: Press) -> Screen:
    """`settings.page.<name>` opens a page, with one more word that tells buttons apart;
    `settings.<name>.<what>` changes something on it."""
    match press.parts[1:]:
        case ["page", name, *_]:
            return await settings_screen(press.requester, _find_page(name, press.requester))
        case [name, _, *_]:
            page = _find_page(name, press.requester)
            await page.change(press)
            person = await press.matches.people.read_person(press.player)
            screen = await settings_screen(press.requester.with_person(person), page)
            return _add_warning(screen, press)
        case _:
            raise Refusal("older-control")


def _add_warning(screen: Screen, press: Press) -> Screen:
    """Name the permissions that the bot lacks in the channel that was chosen."""
    if not press.missing_there:
        return screen
    words, channel = press.words, f"<#{press.chosen}>"
    names = permission_names(press.missing_there, words)
    warning = Text(words("permissions-missing-there", channel=channel, names=names))
    return replace(screen, blocks=(*screen.blocks, warning))


def find_settings_form(control: str, requester: Requester) -> Form:
    """The form that a control `settings.<name>.<what>` opens. Raises `Refusal`."""
    _, name, *_ = [*control.split("."), ""]
    form = _find_page(name, requester).form(control, requester)
    if form is None:
        raise Refusal("older-control")
    return form


def _find_page(name: str, requester: Requester) -> SettingsPage:
    page = next((one for one in (*PAGES, *HIDDEN) if one.name == name), None)
    if page is None:
        raise Refusal("older-control")
    if not page.is_for(requester):
        raise Refusal("not-governing")
    return page
