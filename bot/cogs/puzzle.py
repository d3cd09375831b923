"""`/puzzle`: the puzzle of the day."""

from __future__ import annotations

from bot.cogs.command_builder import SlashCommand
from bot.cogs.match_lookup import build_screen_command
from bot.interactions.puzzle import open_puzzle
from bot.interactions.router import Router
from bot.words import Words


def build_puzzle_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game sets puzzles."""
    puzzles = router.services.matches.puzzles
    if puzzles.find_game(puzzles.today) is None:
        return []
    return [build_screen_command(router, words, "puzzle", open_puzzle)]
