"""Where and when a server gets the daily puzzle."""

from __future__ import annotations

from bot.interactions.inputs import read_number
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


async def change(press: Press) -> None:
    """Raises `Refusal` for an unknown value."""
    puzzles, guild = press.matches.puzzles, press.requester.require_manager()
    match press.parts[2:]:
        case ["channel"]:
            await puzzles.set_channel(guild, puzzle_channel=read_channel(press, guild))
        case ["hour"] if read_number(press.chosen) in HOURS:
            await puzzles.set_channel(guild, puzzle_hour=int(press.chosen))
        case _:
            raise Refusal("older-control")


PUZZLE = SettingsPage("puzzle", build_blocks, change, needs_manager=True)
