"""Commands about one match: the group `/match`, and `/undo`, `/plan` and `/orders`."""

from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.cogs.command_builder import Option, SlashCommand, build_command, build_group, sentence
from bot.cogs.match_lookup import (
    ENDED_TOO,
    MatchFilter,
    build_match_command,
    build_screen_command,
    make_match_callback,
)
from bot.interactions import history
from bot.interactions.board import move_board_here, resign_screen
from bot.interactions.follow import follow_screen
from bot.interactions.match_file import verify_screen
from bot.interactions.new import rematch_screen
from bot.interactions.orders import orders_screen
from bot.interactions.organise import organise_screen
from bot.interactions.plan import plan_screen
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.interactions.seats import substitute
from bot.interactions.undo import describe_undoable, has_move_to_undo, undo_or_ask
from bot.interactions.votes import pause
from bot.screens.contract import SupportsPlans
from bot.screens.screen import Screen
from bot.words import Words
from engine.contract import TakesOrders

MOST_SEATS: Final = 64
SEAT_NUMBER: Any = app_commands.Range[int, 1, MOST_SEATS]
SEAT: Final = Option("seat", sentence("command-match-substitute-seat"), SEAT_NUMBER)
FILE: Final = Option("file", sentence("command-match-verify-file"), discord.Attachment, True)
OWN: Final = MatchFilter()
UNDOABLE: Final = MatchFilter(suits=has_move_to_undo, describe=describe_undoable)
HERE: Final = MatchFilter(others=True)
ANY: Final = MatchFilter(finished=True, others=True, lobbies=True)


def build_match_group(router: Router, words: Words) -> app_commands.Group:
    verify = partial(verify_screen, router.pending)
    resign = make_match_callback(router, resign_screen, OWN, "sit")
    looking_back = {
        "history": history.history_screen,
        "file": history.file_screen,
        "replay": history.replay_screen,
        "analysis": history.analysis_screen,
    }
    commands = [
        build_match_command(router, words, "match board", move_board_here, ANY),
        *(
            build_match_command(router, words, f"match {name}", screen, ENDED_TOO)
            for name, screen in looking_back.items()
        ),
        build_screen_command(router, words, "match verify", verify, [FILE]),
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


def build_turn_commands(router: Router, words: Words) -> list[SlashCommand]:
    """`/undo`, and `/plan` and `/orders` if any game supports them."""
    all_screens: dict[str, object] = {**router.services.screens}
    games: dict[str, object] = {**router.services.games}
    planned = [key for key, screens in all_screens.items() if isinstance(screens, SupportsPlans)]
    ordered = [key for key, game in games.items() if isinstance(game, TakesOrders)]
    wanted = {
        "plan": (plan_screen, MatchFilter(planned)),
        "orders": (orders_screen, MatchFilter(ordered)),
    }
    return [
        build_match_command(router, words, "undo", undo_or_ask, UNDOABLE, "sit"),
        *(
            build_match_command(router, words, name, screen, matches, "sit")
            for name, (screen, matches) in wanted.items()
            if matches.games
        ),
    ]
