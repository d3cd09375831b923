"""Where and when a server gets the daily puzzle."""

from __future__ import annotations

from typing import Final

from bot.interactions.inputs import require_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import SettingsPage, read_channel
from bot.matches import Refusal
from bot.models.puzzles import HOURS
from bot.screens.screen import Block
from bot.screens.shared import settings


async def build_blocks(requester: Requester) -> tuple[Block, ...]:
    guild = requester.require_manager()
    server = await requester.matches.people.read_server(guild)
    known = await requester.matches.puzzles.find_channel(guild)
    closed = known is not None and known.is_closed
    now = int(requester.services.now().timestamp())
    due = now if known is None else known.find_due(now)
    return settings.puzzle_blocks(server, now, due, requester.words, closed=closed)


PUZZLE: Final = SettingsPage("puzzle", build_blocks)


@PUZZLE.change("settings.puzzle.channel", right="manage_server")
async def set_channel(press: Press) -> None:
    guild = press.requester.require_manager()
    channel = read_channel(press, guild)
    await press.matches.puzzles.set_channel(guild, puzzle_channel=channel)


@PUZZLE.change("settings.puzzle.hour", right="manage_server")
async def set_hour(press: Press) -> None:
    """Raises `Refusal` for an unknown value."""
    guild, hour = press.requester.require_manager(), require_number(press.chosen)
    if hour not in HOURS:
        raise Refusal("older-control")
    await press.matches.puzzles.set_channel(guild, puzzle_hour=hour)
