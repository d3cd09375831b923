"""The pages of `/settings` but for playing hours: what a person chooses, and what a server does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.interactions.inputs import SNOWFLAKE_DIGITS, read_number
from bot.interactions.matchmaking import count_other_servers
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.people import Person, ServerSettings
from bot.screens.screen import Block, Form
from bot.screens.shared import settings
from bot.screens.shared.playing_hours import find_zone_by_clock
from bot.screens.shared.weekly import weekly_blocks
from bot.words import Words


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of settings; its button's label is `settings-page-<name>`.

    Its controls are `settings.<name>.<what>`: `change` applies them or raises `Refusal`, and the
    page is shown again. `form.settings.<name>.<what>` opens `form`, whose answers `change` gets as
    `press.typed`. `needs_manager`: only for people with Manage Server, in their server.
    """

    name: str
    blocks: Callable[[Requester], Awaitable[tuple[Block, ...]]]
    change: Callable[[Press], Awaitable[object]]
    needs_manager: bool = False
    form: Callable[[str, Requester], Form | None] = lambda *_: None

    def is_for(self, requester: Requester) -> bool:
        return not self.needs_manager or (requester.guild is not None and requester.manages_server)


async def build_personal_blocks(requester: Requester) -> tuple[Block, ...]:
    locales = requester.services.catalogues.locales
    manages_server = requester.guild is not None and requester.manages_server
    return settings.personal_blocks(
        requester.person, locales, requester.words, manages_server=manages_server
    )


async def change_personal(press: Press) -> object:
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
        case ["keeps"] if chosen in settings.KEEPS:
            person = press.requester.person
            if chosen == "dm" and person.keeps != "dm":
                await _send_test(press, person, "keep-test")
            return await people.set_person(player, keeps=chosen)
        case ["calls"]:
            on = not press.requester.person.keeps_calls
            return await people.set_person(player, keeps_calls=on)
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
        case ["turns"]:
            if person.calls != "dm":
                await _send_test(press, person, "letter-test-turns")
            calls = "channel" if person.calls == "dm" else "dm"
            return await people.set_person(person.player, calls=calls)
        case ["letters"]:
            if not person.letters:
                await _send_test(press, person, "letter-test-news")
            return await people.set_person(person.player, letters=not person.letters)
        case ["league"]:
            on = not person.league_letters
            return await people.set_person(person.player, league_letters=on)
        case ["questions"]:
            if not person.question_letters:
                await _send_test(press, person, "letter-test-questions")
            on = not person.question_letters
            return await people.set_person(person.player, question_letters=on)
        case ["league", "off"]:
            return await people.set_person(person.player, league_letters=False)
        case _:
            raise Refusal("older-control")


async def _send_test(press: Press, person: Person, key: str) -> None:
    if not await press.services.direct_messages.send_test(person, press.words(key)):
        raise Refusal("letters-closed")


PERSONAL = SettingsPage("me", build_personal_blocks, change_personal)
NOTIFICATIONS = SettingsPage("calls", build_notification_blocks, change_notifications)


async def build_channel_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    return settings.server_blocks(server, requester.words)


async def build_appearance_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    return settings.public_blocks(server, requester.services.catalogues.locales, requester.words)


def read_channel(press: Press, guild: int) -> int | None:
    """The channel that was chosen in the server; None for none. Raises `Refusal` for another's,
    where the bot would otherwise write."""
    number = read_number(press.chosen, SNOWFLAKE_DIGITS)
    if number is not None and not press.services.server_names.has_channel(guild, number):
        raise Refusal("older-control")
    return number


async def change_channels(press: Press) -> ServerSettings:
    """Raises `Refusal` for an unknown value."""
    people, guild = press.matches.people, press.requester.require_manager()
    match press.parts[2:]:
        case ["threads"]:
            now = await people.read_server(guild)
            return await people.set_server(guild, threads=not now.threads)
        case ["games"]:
            return await people.set_server(guild, games_channel=read_channel(press, guild))
        case ["role"]:
            role = read_number(press.chosen, SNOWFLAKE_DIGITS)
            if role is not None and not press.services.server_names.has_role(guild, role):
                raise Refusal("older-control")
            return await people.set_server(guild, organiser_role=role)
        case ["notice"]:
            return await people.set_server(guild, notice_channel=read_channel(press, guild))
        case _:
            raise Refusal("older-control")


async def change_appearance(press: Press) -> ServerSettings:
    """Raises `Refusal` for an unknown value."""
    people, guild, chosen = press.matches.people, press.requester.require_manager(), press.chosen
    match press.parts[2:]:
        case ["locale"] if chosen == "auto" or chosen in press.services.catalogues.locales:
            locale = None if chosen == "auto" else chosen
            return await people.set_server(guild, locale=locale)
        case ["theme"] if chosen in settings.THEMES:
            return await people.set_server(guild, theme=chosen)
        case ["palette"] if chosen in settings.PALETTES:
            return await people.set_server(guild, palette=chosen)
        case _:
            raise Refusal("older-control")


CHANNELS = SettingsPage("server", build_channel_blocks, change_channels, needs_manager=True)


async def build_opponent_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    sharing = await requester.matches.matchmaking.list_sharing()
    others = count_other_servers(requester, server.guild, sharing)
    return settings.opponent_blocks(server, requester.words, others)


async def change_opponents(press: Press) -> ServerSettings:
    """Raises `Refusal` for an unknown value."""
    people, guild = press.matches.people, press.requester.require_manager()
    match press.parts[2:]:
        case ["share"]:
            now = await people.read_server(guild)
            await press.matches.matchmaking.share(guild, shares=not now.shares_queue)
            return await people.read_server(guild)
        case ["role"]:
            now = await people.read_server(guild)
            if now.calls_role:
                return await people.set_server(guild, calls_role=False)
            name = _find_public_words(press, now)("role-name")
            role = await press.services.roles.find_or_create(guild, now.news_role, name)
            return await people.set_server(guild, news_role=role, calls_role=True)
        case _:
            raise Refusal("older-control")


def _find_public_words(press: Press, server: ServerSettings) -> Words:
    """In the server's language, if it has chosen one, else in that of the person who asks."""
    if server.locale is None:
        return press.words
    return press.services.catalogues.words(server.locale)


OPPONENTS = SettingsPage("find", build_opponent_blocks, change_opponents, needs_manager=True)
APPEARANCE = SettingsPage("public", build_appearance_blocks, change_appearance, needs_manager=True)


async def build_weekly_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(requester.require_manager())
    return weekly_blocks(server, requester.services.now(), requester.words)


async def change_weekly(press: Press) -> None:
    """Raises `Refusal` for an unknown value."""
    weekly, guild = press.matches.weekly, press.requester.require_manager()
    match press.parts[2:]:
        case ["channel"]:
            await weekly.choose_channel(guild, read_channel(press, guild))
        case ["clock"]:
            zone = find_zone_by_clock(press.chosen, press.services.now())
            if zone is None:
                raise Refusal("older-control")
            await weekly.choose_zone(guild, zone)
        case _:
            raise Refusal("older-control")


WEEKLY = SettingsPage("weekly", build_weekly_blocks, change_weekly, needs_manager=True)
