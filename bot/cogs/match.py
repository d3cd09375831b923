"""Commands about one match: `/table`, `/resign`, `/undo`, `/follow`, `/organise`, `/pause`,
`/rematch` and `/substitute`."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.cogs.command_builder import Option, SlashCommand, build_command
from bot.cogs.match_lookup import (
    MatchFilter,
    build_match_command,
    make_match_callback,
)
from bot.cogs.translations import sentence
from bot.interactions.board import move_board_here, resign_screen
from bot.interactions.follow import follow_screen
from bot.interactions.organise import organise_screen
from bot.interactions.pause import pause
from bot.interactions.rematch import rematch_screen
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.interactions.seats import substitute
from bot.interactions.undo import undo_or_ask
from bot.screens.screen import Screen
from bot.words import Words

MOST_SEATS: Final = 64
SEAT_NUMBER: Any = app_commands.Range[int, 1, MOST_SEATS]
SEAT: Final = Option("seat", sentence("command-substitute-seat"), SEAT_NUMBER)
OWN: Final = MatchFilter()
HERE: Final = MatchFilter(others=True)
ENDED_TOO: Final = MatchFilter(finished=True, others=True)
ANY: Final = MatchFilter(finished=True, others=True, lobbies=True)


def build_match_commands(router: Router, words: Words) -> list[SlashCommand]:
    resign = make_match_callback(router, resign_screen, OWN, "sit")
    organise = build_match_command(router, words, "organise", organise_screen, HERE, "organise")
    return [
        app_commands.guild_only(build_match_command(router, words, "table", move_board_here, ANY)),
        build_command("resign", words, resign),
        build_match_command(router, words, "undo", undo_or_ask, OWN, "sit"),
        build_match_command(router, words, "follow", follow_screen, HERE),
        app_commands.guild_only(organise),
        build_match_command(router, words, "pause", pause, HERE),
        build_match_command(router, words, "rematch", rematch_screen, ENDED_TOO),
        build_match_command(router, words, "substitute", _substitute, HERE, options=[SEAT]),
    ]


async def _substitute(requester: Requester, match: int, seat: int | None = None) -> Screen:
    """Seats are typed from 1."""
    return await substitute(requester, match, None if seat is None else seat - 1)
