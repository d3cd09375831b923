"""Looking back: `/match history`, `file`, `replay`, `analysis`, the `/bag` and the `/box`."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.command_builder import SlashCommand
from bot.cogs.match_lookup import ENDED_TOO, build_match_command, build_screen_command
from bot.interactions import box, history
from bot.interactions.router import Router
from bot.words import Words


def build_history_commands(router: Router, words: Words) -> list[SlashCommand]:
    """Those of `/match`."""
    screens = {
        "history": history.history_screen,
        "file": history.file_screen,
        "replay": history.replay_screen,
        "analysis": history.analysis_screen,
    }
    return [
        build_match_command(router, words, f"match {name}", screen, ENDED_TOO)
        for name, screen in screens.items()
    ]


def build_bag_commands(router: Router, words: Words) -> list[SlashCommand]:
    screens = {"bag": history.bag_screen, "box": box.box_screen}
    return [
        app_commands.guild_only(build_screen_command(router, words, name, screen))
        for name, screen in screens.items()
    ]
