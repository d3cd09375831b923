"""Commands that look back: `/log`, `/record`, `/replay` and `/analysis` of a match, `/bag` of a
server."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.cogs.command_builder import SlashCommand
from bot.cogs.match_lookup import MatchFilter, build_match_command, build_screen_command
from bot.interactions.history import (
    analysis_screen,
    bag_screen,
    log_screen,
    record_screen,
    replay_screen,
)
from bot.interactions.router import Router
from bot.words import Words

COMMANDS: Final = {
    "log": log_screen,
    "record": record_screen,
    "replay": replay_screen,
    "analysis": analysis_screen,
}


def build_history_commands(router: Router, words: Words) -> list[SlashCommand]:
    matches = MatchFilter(finished=True, others=True)
    return [
        *(build_match_command(router, words, name, COMMANDS[name], matches) for name in COMMANDS),
        app_commands.guild_only(build_screen_command(router, words, "bag", bag_screen)),
    ]
