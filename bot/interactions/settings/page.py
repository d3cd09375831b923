"""The pages of `/settings` but for playing hours: what a person chooses, and what a server does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import wraps
from typing import Final, TypeVar

from bot.interactions.declarations import AnyFunction, BuildForm, Controls, Parameter
from bot.interactions.inputs import SNOWFLAKE_DIGITS, read_number
from bot.interactions.matchmaking import count_other_servers
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.people import ServerSettings
from bot.screens.contract import SupportsCover
from bot.screens.screen import Block, Picture, Screen, Text
from bot.screens.shared import settings
from bot.screens.shared.pages import permission_names
from bot.screens.shared.playing_hours import find_zone_by_clock
from bot.screens.shared.weekly import weekly_blocks
from bot.words import Words

OWN_TABS: Final = ("me", "hours", "calls")
SERVER_TABS: Final = ("server", "public")
"""In the order of their buttons, at most five together. The page of vacation is behind the playing
hours, those of opponents, the daily puzzle and the weekly post are behind the server's matches."""


class SettingsPage:
    """A page of settings; its button's label is `settings-page-<name>`."""

    def __init__(
        self, name: str, blocks: Callable[[Requester], Awaitable[tuple[Block, ...]]]
    ) -> None:
        self.name = name
        self.blocks = blocks
        self.control = Controls()

    def change(
        self, pattern: str, *, right: str, build_form: BuildForm | None = None
    ) -> Callable[[AnyFunction], AnyFunction]:
        """Declares a control that changes something: then the page is shown again."""

        def declare(change: AnyFunction) -> AnyFunction:
            @wraps(change)
            async def answer(press: Press, **parameters: Parameter) -> Screen:
                await change(press, **parameters)
                person = await press.matches.people.read_person(press.player)
                screen = await settings_screen(press.requester.with_person(person), self)
                return _add_warning(screen, press)

            self.control(pattern, right=right, build_form=build_form)(answer)
            return change

        return declare


async def settings_screen(requester: Requester, page: SettingsPage | None = None) -> Screen:
    """A page, by default the personal one, with buttons to the others that this person may open."""
    page = page or PERSONAL
    manages = requester.guild is not None and requester.manages_server
    names = (*OWN_TABS, *(SERVER_TABS if manages else ()))
    tabs = settings.tab_rows(names, page.name, requester.words)
    foot = Text(requester.words("settings-foot"))
    return Screen((*tabs, *await page.blocks(requester), foot))


def _add_warning(screen: Screen, press: Press) -> Screen:
    """Name the permissions that the bot lacks in the channel that was chosen."""
    if not press.missing_there:
        return screen
    words, channel = press.words, f"<#{press.chosen}>"
    names = permission_names(press.missing_there, words)
    warning = Text(words("permissions-missing-there", channel=channel, names=names))
    return replace(screen, blocks=(*screen.blocks, warning))


T = TypeVar("T", bound=str)


def require_offered(chosen: str, offered: Collection[T]) -> T:
    """What was chosen in a menu. Raises `Refusal` for anything else."""
    for value in offered:
        if value == chosen:
            return value
    raise Refusal("older-control")


def _read_locale(press: Press) -> str | None:
    """None for that of Discord. Raises `Refusal`."""
    if press.chosen == "auto":
        return None
    return require_offered(press.chosen, press.services.catalogues.locales)


async def build_personal_blocks(requester: Requester) -> tuple[Block, ...]:
    locales = requester.services.catalogues.locales
    manages_server = requester.guild is not None and requester.manages_server
    sessions = await requester.matches.page_keys.list_sessions(requester.player)
    return settings.personal_blocks(
        requester.person, locales, requester.words, sessions, manages_server=manages_server
    )


PERSONAL: Final = SettingsPage("me", build_personal_blocks)


def _find_cover(requester: Requester) -> Picture | None:
    """Of a game, for all looks of pictures."""
    all_screens: list[object] = [*requester.services.screens.values()]
    screens = next((one for one in all_screens if isinstance(one, SupportsCover)), None)
    return None if screens is None else screens.build_cover(requester.words)


async def build_look_blocks(requester: Requester) -> tuple[Block, ...]:
    return settings.look_blocks(requester.person, _find_cover(requester), requester.words)


LOOK: Final = SettingsPage("look", build_look_blocks)


@PERSONAL.change("settings.me.locale", right="anyone")
async def set_locale(press: Press) -> None:
    await press.matches.people.set_person(press.player, locale=_read_locale(press))


@LOOK.change("settings.me.theme", right="anyone")
async def set_theme(press: Press) -> None:
    theme = require_offered(press.chosen, settings.THEMES)
    await press.matches.people.set_person(press.player, theme=theme)


@LOOK.change("settings.me.palette", right="anyone")
async def set_palette(press: Press) -> None:
    palette = require_offered(press.chosen, settings.PALETTES)
    await press.matches.people.set_person(press.player, palette=palette)


@PERSONAL.change("settings.me.keeps", right="anyone")
async def set_keeps(press: Press) -> None:
    """Raises `Refusal`, also if the person wants direct messages and a test message fails."""
    keeps = require_offered(press.chosen, settings.KEEPS)
    if keeps == "dm" and press.requester.person.keeps != "dm":
        await _send_test(press)
    await press.matches.people.set_person(press.player, keeps=keeps)


@PERSONAL.change("settings.me.calls", right="anyone")
async def toggle_keeps_calls(press: Press) -> None:
    on = not press.requester.person.keeps_calls
    await press.matches.people.set_person(press.player, keeps_calls=on)


@PERSONAL.change("settings.me.pictures", right="anyone")
async def toggle_pictures(press: Press) -> None:
    pictures = not press.requester.person.pictures
    await press.matches.people.set_person(press.player, pictures=pictures)


@PERSONAL.change("settings.me.hints", right="anyone")
async def toggle_hints(press: Press) -> None:
    await press.matches.people.set_person(press.player, hints=not press.requester.person.hints)


@PERSONAL.change("settings.me.leave", right="anyone")
async def end_sessions(press: Press) -> None:
    await press.matches.page_keys.end_all(press.player)


async def build_notification_blocks(requester: Requester) -> tuple[Block, ...]:
    return settings.notification_blocks(requester.person, requester.words)


NOTIFICATIONS: Final = SettingsPage("calls", build_notification_blocks)


@NOTIFICATIONS.change("settings.calls.reminders", right="anyone")
async def set_reminders(press: Press) -> None:
    """As all that brings direct messages: raises `Refusal`, also if a test message fails."""
    reminders = require_offered(press.chosen, settings.REMINDERS)
    if reminders == "dm" and press.requester.person.reminders != "dm":
        await _send_test(press)
    await press.matches.people.set_person(press.player, reminders=reminders)


@NOTIFICATIONS.change("settings.calls.turns", right="anyone")
async def toggle_turns(press: Press) -> None:
    if press.requester.person.calls == "dm":
        await press.matches.people.set_person(press.player, calls="channel")
    else:
        await _send_test(press)
        await press.matches.people.set_person(press.player, calls="dm")


@NOTIFICATIONS.change("settings.calls.letters", right="anyone")
async def toggle_letters(press: Press) -> None:
    on = not press.requester.person.letters
    if on:
        await _send_test(press)
    await press.matches.people.set_person(press.player, letters=on)


@NOTIFICATIONS.change("settings.calls.questions", right="anyone")
async def toggle_question_letters(press: Press) -> None:
    on = not press.requester.person.question_letters
    if on:
        await _send_test(press)
    await press.matches.people.set_person(press.player, question_letters=on)


@NOTIFICATIONS.change("settings.calls.league[.<state:off>]", right="anyone")
async def set_league_letters(press: Press, state: str = "") -> None:
    """Off, or the other way round."""
    on = not press.requester.person.league_letters and state != "off"
    await press.matches.people.set_person(press.player, league_letters=on)


async def _send_test(press: Press) -> None:
    person = press.requester.person
    if not await press.services.direct_messages.send_test(person, press.words("letter-test")):
        raise Refusal("letters-closed")


async def build_channel_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    return settings.server_blocks(server, requester.words)


CHANNELS: Final = SettingsPage("server", build_channel_blocks)


async def build_appearance_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    locales, cover = requester.services.catalogues.locales, _find_cover(requester)
    return settings.public_blocks(server, locales, cover, requester.words)


APPEARANCE: Final = SettingsPage("public", build_appearance_blocks)


def read_channel(press: Press, guild: int) -> int | None:
    """The channel that was chosen in the server; None for none. Raises `Refusal` for another's,
    where the bot would otherwise write."""
    number = read_number(press.chosen, SNOWFLAKE_DIGITS)
    if number is not None and not press.services.server_names.has_channel(guild, number):
        raise Refusal("older-control")
    return number


@CHANNELS.change("settings.server.threads", right="manage_server")
async def toggle_threads(press: Press) -> None:
    people, guild = press.matches.people, press.requester.require_manager()
    now = await people.read_server(guild)
    await people.set_server(guild, threads=not now.threads)


@CHANNELS.change("settings.server.games", right="manage_server")
async def set_games_channel(press: Press) -> None:
    guild = press.requester.require_manager()
    channel = read_channel(press, guild)
    await press.matches.people.set_server(guild, games_channel=channel)


@CHANNELS.change("settings.server.role", right="manage_server")
async def set_organiser_role(press: Press) -> None:
    """Raises `Refusal` for a role of another server."""
    guild = press.requester.require_manager()
    role = read_number(press.chosen, SNOWFLAKE_DIGITS)
    if role is not None and not press.services.server_names.has_role(guild, role):
        raise Refusal("older-control")
    await press.matches.people.set_server(guild, organiser_role=role)


@CHANNELS.change("settings.server.notice", right="manage_server")
async def set_notice_channel(press: Press) -> None:
    guild = press.requester.require_manager()
    channel = read_channel(press, guild)
    await press.matches.people.set_server(guild, notice_channel=channel)


@APPEARANCE.change("settings.public.locale", right="manage_server")
async def set_public_locale(press: Press) -> None:
    guild = press.requester.require_manager()
    await press.matches.people.set_server(guild, locale=_read_locale(press))


@APPEARANCE.change("settings.public.theme", right="manage_server")
async def set_public_theme(press: Press) -> None:
    guild = press.requester.require_manager()
    theme = require_offered(press.chosen, settings.THEMES)
    await press.matches.people.set_server(guild, theme=theme)


@APPEARANCE.change("settings.public.palette", right="manage_server")
async def set_public_palette(press: Press) -> None:
    guild = press.requester.require_manager()
    palette = require_offered(press.chosen, settings.PALETTES)
    await press.matches.people.set_server(guild, palette=palette)


async def build_opponent_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    sharing = await requester.matches.store.people.list_sharing()
    others = count_other_servers(requester, server.guild, sharing)
    return settings.opponent_blocks(server, requester.words, others)


OPPONENTS: Final = SettingsPage("find", build_opponent_blocks)


@OPPONENTS.change("settings.find.share", right="manage_server")
async def toggle_sharing(press: Press) -> None:
    guild = press.requester.require_manager()
    now = await press.matches.people.read_server(guild)
    await press.matches.matchmaking.share(guild, shares=not now.shares_queue)


@OPPONENTS.change("settings.find.role", right="manage_server")
async def toggle_role(press: Press) -> None:
    people, guild = press.matches.people, press.requester.require_manager()
    now = await people.read_server(guild)
    if now.calls_role:
        await people.set_server(guild, calls_role=False)
    else:
        name = _find_public_words(press, now)("role-name")
        role = await press.services.roles.find_or_create(guild, now.news_role, name)
        await people.set_server(guild, news_role=role, calls_role=True)


def _find_public_words(press: Press, server: ServerSettings) -> Words:
    """In the server's language, if it has chosen one, else in that of the person who asks."""
    if server.locale is None:
        return press.words
    return press.services.catalogues.words(server.locale)


async def build_weekly_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    return weekly_blocks(server, requester.services.now(), requester.words)


WEEKLY: Final = SettingsPage("weekly", build_weekly_blocks)


@WEEKLY.change("settings.weekly.channel", right="manage_server")
async def set_weekly_channel(press: Press) -> None:
    guild = press.requester.require_manager()
    await press.matches.weekly.choose_channel(guild, read_channel(press, guild))


@WEEKLY.change("settings.weekly.clock", right="manage_server")
async def set_weekly_clock(press: Press) -> None:
    """Raises `Refusal` for an unknown value."""
    zone = find_zone_by_clock(press.chosen, press.services.now())
    if zone is None:
        raise Refusal("older-control")
    await press.matches.weekly.choose_zone(press.requester.require_manager(), zone)
