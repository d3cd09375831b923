"""`/match`: everything about one match, as one group of commands."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.cogs.command_builder import Option, build_command, build_group
from bot.cogs.history import build_history_commands
from bot.cogs.match_lookup import (
    ENDED_TOO,
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
from bot.screens.screen import Screen
from bot.words import Words

MOST_SEATS: Final = 64
SEAT_NUMBER: Any = app_commands.Range[int, 1, MOST_SEATS]
SEAT: Final = Option("seat", sentence("command-match-substitute-seat"), SEAT_NUMBER)
OWN: Final = MatchFilter()
HERE: Final = MatchFilter(others=True)
ANY: Final = MatchFilter(finished=True, others=True, lobbies=True)


def build_match_group(router: Router, words: Words) -> app_commands.Group:
    resign = make_match_callback(router, resign_screen, OWN, "sit")
    commands = [
        build_match_command(router, words, "match board", move_board_here, ANY),
        *build_history_commands(router, words),
        build_match_command(router, words, "match follow", follow_screen, HERE),
        build_match_command(router, words, "match pause", pause, HERE),
        build_command("match resign", words, resign),
        build_match_command(router, words, "match rematch", rematch_screen, ENDED_TOO),
        build_match_command(router, words, "match substitute", _substitute, HERE, options=[SEAT]),
        build_match_command(router, words, "match organise", organise_screen, HERE, "organise"),
    ]
    return build_group("match", words, commands)


async def _substitute(requester: Requester, match: int, seat: int | None = None) -> Screen:
    """Seats are typed from 1."""
    return await substitute(requester, match, None if seat is None else seat - 1)
