"""What a server chooses: its channels, how its boards look, how people find opponents, and when it
gets the daily puzzle and the weekly post."""

from functools import partial
from typing import Any, Final

from bot.interactions.inputs import SNOWFLAKE_DIGITS, read_number, require_number, require_offered
from bot.interactions.matchmaking import count_other_servers
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings import page
from bot.matches import Refusal
from bot.models.people import ServerSettings
from bot.models.puzzles import HOURS
from bot.screens.screen import Block
from bot.screens.shared import settings
from bot.screens.shared.weekly import weekly_blocks

_ServerPage = partial(page.SettingsPage, right="manage_server")


async def _read(requester: Requester) -> ServerSettings:
    return await requester.matches.people.read_server(requester.require_manager())


async def build_channel_blocks(requester: Requester) -> tuple[Block, ...]:
    return settings.server_blocks(await _read(requester), requester.words)


async def build_appearance_blocks(requester: Requester) -> tuple[Block, ...]:
    locales, cover = requester.services.catalogues.locales, page.find_cover(requester)
    has_pages = bool(requester.services.touch_address)
    server, words = await _read(requester), requester.words
    return settings.public_blocks(server, locales, cover, words, has_pages=has_pages)


async def build_opponent_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await _read(requester)
    sharing = await requester.matches.store.people.list_sharing()
    others = count_other_servers(requester, server.guild, sharing)
    return settings.opponent_blocks(server, requester.words, others)


async def build_puzzle_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await _read(requester)
    known = await requester.matches.puzzles.find_channel(server.guild)
    closed = known is not None and known.is_closed
    now = requester.matches.at()
    due = now if known is None else known.find_due(now)
    return settings.puzzle_blocks(server, now, due, requester.words, closed=closed)


async def build_weekly_blocks(requester: Requester) -> tuple[Block, ...]:
    return weekly_blocks(await _read(requester), requester.services.now(), requester.words)


CHANNELS: Final = _ServerPage("server", build_channel_blocks)
APPEARANCE: Final = _ServerPage("public", build_appearance_blocks)
OPPONENTS: Final = _ServerPage("find", build_opponent_blocks, behind="server")
PUZZLE: Final = _ServerPage("puzzle", build_puzzle_blocks, behind="server")
WEEKLY: Final = _ServerPage("weekly", build_weekly_blocks, behind="server")


async def _set(press: Press, **changes: Any) -> None:
    await press.matches.people.set_server(press.requester.require_manager(), **changes)


def _read_channel(press: Press) -> int | None:
    """The channel that was chosen in the server; None for none. Raises `Refusal` for another's,
    where the bot would otherwise write."""
    guild, number = press.requester.require_manager(), read_number(press.chosen, SNOWFLAKE_DIGITS)
    if number is not None and not press.services.servers.has_channel(guild, number):
        raise Refusal("older-control")
    return number


@CHANNELS.change("settings.server.threads")
async def toggle_threads(press: Press) -> None:
    await _set(press, threads=not (await _read(press.requester)).threads)


@CHANNELS.change("settings.server.<what:games|notice>")
async def set_channel(press: Press, what: str) -> None:
    await _set(press, **{f"{what}_channel": _read_channel(press)})


@CHANNELS.change("settings.server.role")
async def set_organiser_role(press: Press) -> None:
    """Raises `Refusal` for a role of another server."""
    guild, role = press.requester.require_manager(), read_number(press.chosen, SNOWFLAKE_DIGITS)
    if role is not None and not press.services.servers.has_role(guild, role):
        raise Refusal("older-control")
    await _set(press, organiser_role=role)


@APPEARANCE.change("settings.public.locale")
async def set_locale(press: Press) -> None:
    await _set(press, locale=page.read_locale(press))


@APPEARANCE.change("settings.public.<what:theme|palette>")
async def set_colours(press: Press, what: str) -> None:
    await _set(press, **page.read_colours(press, what))


@APPEARANCE.change("settings.public.pages")
async def toggle_public_pages(press: Press) -> None:
    await press.matches.public_pages.switch(press.requester.require_manager())


@OPPONENTS.change("settings.find.share")
async def toggle_sharing(press: Press) -> None:
    server = await _read(press.requester)
    await press.matches.matchmaking.share(server.guild, shares=not server.shares_queue)


@OPPONENTS.change("settings.find.role")
async def toggle_role(press: Press) -> None:
    """Its name is in the server's language, if it has chosen one, else in that of who asks."""
    server, words = await _read(press.requester), press.words
    if server.calls_role:
        await _set(press, calls_role=False)
    else:
        if server.locale is not None:
            words = press.services.catalogues.words(server.locale)
        name = words("role-name")
        role = await press.services.servers.find_or_create_role(
            server.guild, server.news_role, name
        )
        await _set(press, news_role=role, calls_role=True)


@PUZZLE.change("settings.puzzle.channel")
async def set_puzzle_channel(press: Press) -> None:
    guild, channel = press.requester.require_manager(), _read_channel(press)
    await press.matches.puzzles.set_channel(guild, puzzle_channel=channel)


@PUZZLE.change("settings.puzzle.hour")
async def set_puzzle_hour(press: Press) -> None:
    """Raises `Refusal` for an unknown value."""
    guild = press.requester.require_manager()
    hour = require_offered(require_number(press.chosen), HOURS)
    await press.matches.puzzles.set_channel(guild, puzzle_hour=hour)


@PUZZLE.change("settings.puzzle.share")
async def toggle_puzzle_sharing(press: Press) -> None:
    await _set(press, shares_puzzles=not (await _read(press.requester)).shares_puzzles)


@WEEKLY.change("settings.weekly.channel")
async def set_weekly_channel(press: Press) -> None:
    guild = press.requester.require_manager()
    await press.matches.weekly.choose_channel(guild, _read_channel(press))


@WEEKLY.change("settings.weekly.clock")
async def set_weekly_clock(press: Press) -> None:
    await press.matches.weekly.choose_zone(press.requester.require_manager(), page.read_zone(press))
