"""What all pages of `/settings` have in common."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import wraps
from typing import Final

from bot.interactions.declarations import AnyFunction, BuildForm, Controls, Parameter
from bot.interactions.inputs import require_offered
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.panel import tab_row
from bot.screens.screen import Block, Picture, Screen, Text
from bot.screens.shared import settings
from bot.screens.shared.pages import permission_names
from bot.screens.shared.playing_hours import find_zone_by_clock

OWN_TABS: Final = ("me", "hours", "calls")
SERVER_TABS: Final = ("server", "public")
"""In the order of their buttons, at most five together."""


class SettingsPage:
    """A page of settings; its button's label is `settings-page-<name>`, and `right` is needed to
    see and to change them. It is a tab, or behind that of another page."""

    def __init__(
        self,
        name: str,
        blocks: Callable[[Requester], Awaitable[tuple[Block, ...]]],
        right: str = "anyone",
        *,
        behind: str = "",
    ) -> None:
        self.name = name
        self._tab = behind or name
        self.blocks = blocks
        self.control = Controls()
        self._right = right

        @self.control(f"settings.page.{name}[.<link|back|mine>]", right=right)
        async def open_page(press: Press) -> Screen:
            """The last word tells buttons apart."""
            return await self.render(press.requester)

    def change(
        self, pattern: str, build_form: BuildForm | None = None
    ) -> Callable[[AnyFunction], AnyFunction]:
        """Declares a control that changes something: then the page is shown again, with the
        permissions that the bot lacks in the channel that was chosen."""

        def declare(change: AnyFunction) -> AnyFunction:
            @wraps(change)
            async def answer(press: Press, **parameters: Parameter) -> Screen:
                await change(press, **parameters)
                person = await press.matches.people.read_person(press.player)
                screen = await self.render(press.requester.with_person(person))
                if not press.missing_there:
                    return screen
                words, channel = press.words, f"<#{press.chosen}>"
                names = permission_names(press.missing_there, words)
                warning = Text(words("permissions-missing-there", channel=channel, names=names))
                return replace(screen, blocks=(*screen.blocks, warning))

            self.control(pattern, right=self._right, build_form=build_form)(answer)
            return change

        return declare

    async def render(self, requester: Requester) -> Screen:
        """The page, with the tabs that this person may open."""
        manages = requester.guild is not None and requester.manages_server
        names = (*OWN_TABS, *(SERVER_TABS if manages else ()))
        tabs = tab_row("settings", names, self._tab, requester.words)
        foot = Text(requester.words("settings-foot"))
        return Screen((*await self.blocks(requester), foot, tabs))


def read_locale(press: Press) -> str | None:
    """None for that of Discord. Raises `Refusal`."""
    if press.chosen == "auto":
        return None
    return require_offered(press.chosen, press.services.catalogues.locales)


def read_colours(press: Press, what: str) -> dict[str, str]:
    """The theme or palette that was chosen, by its name. Raises `Refusal`."""
    offered = settings.THEMES if what == "theme" else settings.PALETTES
    return {what: require_offered(press.chosen, offered)}


def read_zone(press: Press) -> str:
    """The zone whose clock was chosen. Raises `Refusal` for an unknown one."""
    zone = find_zone_by_clock(press.chosen, press.services.now())
    if zone is None:
        raise Refusal("older-control")
    return zone


def find_cover(requester: Requester) -> Picture | None:
    """Of a game, for all looks of pictures."""
    screens, words = requester.services.screens.values(), requester.words
    return next((cover for one in screens if (cover := one.build_cover(words))), None)
