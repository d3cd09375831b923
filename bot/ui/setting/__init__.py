"""`/settings`: its pages, each in its own file, and the way between them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.matches import Refusal
from bot.screens.house import settings
from bot.screens.screen import Form, Screen, Text
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press
from bot.ui.setting.calls import CALLS
from bot.ui.setting.hours import HOURS
from bot.ui.setting.me import ME
from bot.ui.setting.page import Page
from bot.ui.setting.server import LOOKS, PLACES
from bot.ui.speaking import voice_of

PAGES: Final[tuple[Page, ...]] = (ME, HOURS, CALLS, PLACES, LOOKS)
"""In the order of their buttons, which are at most five."""


async def settings_screen(house: House, asker: Asker, page: Page = ME) -> Screen:
    """A page, with the way to the others that are for this person."""
    names = [one.name for one in PAGES if one.is_for(asker)]
    tabs = settings.tabs(names, page.name, asker.words)
    foot = Text(asker.words("settings-foot"))
    return Screen((*tabs, *await page.blocks(house, asker), foot))


async def press_settings(press: Press) -> Screen:
    """`settings.page.<name>` opens a page, whatever else stands there to tell buttons apart;
    `settings.<name>.<what>` changes something on it."""
    match press.parts[1:]:
        case ["page", name, *_]:
            return await settings_screen(press.house, press.asker, _page(name, press.asker))
        case [name, _, *_]:
            page = _page(name, press.asker)
            await page.change(press)
            return await settings_screen(press.house, await _now(press), page)
        case _:
            raise Refusal("older-control")


def settings_form(control: str, asker: Asker) -> Form:
    """The form that a control `settings.<name>.<what>` opens. Raises `Refusal`."""
    _, name, *_ = [*control.split("."), ""]
    form = _page(name, asker).form(control, asker)
    if form is None:
        raise Refusal("older-control")
    return form


def _page(name: str, asker: Asker) -> Page:
    page = next((one for one in PAGES if one.name == name), None)
    if page is None:
        raise Refusal("older-control")
    if not page.is_for(asker):
        raise Refusal("not-governing")
    return page


async def _now(press: Press) -> Asker:
    """The asker as changed: what was chosen counts at once."""
    person = await press.house.matches.person(press.asker.player)
    return replace(press.asker, person=person, voice=voice_of(press.house, person))
