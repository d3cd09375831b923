"""Commands about no single match: help, rules, lessons and puzzles, lists of matches, `/queue`,
ratings, the `/bag` and the `/box`, settings and a person's own data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord
from discord import app_commands

from bot.cogs.command_builder import Option, SlashCommand, list_choices, list_numbers, sentence
from bot.cogs.match_lookup import MatchFilter, build_screen_command, find_matches
from bot.interactions import box, history
from bot.interactions.help import help_screen
from bot.interactions.learn import learn, list_lesson_games
from bot.interactions.match_lists import matches_screen, turns_screen
from bot.interactions.matchmaking import queue_screen
from bot.interactions.privacy import privacy_screen
from bot.interactions.profile import leaderboard_screen, profile_screen, rating_screen
from bot.interactions.puzzle import open_puzzle
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.interactions.settings.personal import PERSONAL
from bot.models.matchmaking import PACES
from bot.screens.screen import Screen
from bot.screens.shared import pages
from bot.words import Words

SIZES: Final = ("two", "few", "many")


def _name_game(about: str, games: Iterable[str]) -> Option:
    choices = list_choices(lambda game: f"{game}-name", games)
    return Option("game", sentence(about), str, choices=choices)


def build_general_commands(router: Router, words: Words) -> list[SlashCommand]:
    games = router.services.games
    options = [_name_game("command-rules-game", games)] if len(games) > 1 else []
    return [
        build_screen_command(router, words, "turns", turns_screen),
        app_commands.guild_only(build_screen_command(router, words, "matches", matches_screen)),
        build_screen_command(router, words, "rules", _rules_screen, options),
        build_screen_command(router, words, "settings", PERSONAL.render),
        build_screen_command(router, words, "help", help_screen),
    ]


async def _rules_screen(requester: Requester, game: str | None = None) -> Screen:
    """By default of the game that a command typed here would mean, else of the first."""
    if game is None:
        matches = MatchFilter(finished=True, others=True, lobbies=True)
        tables = await find_matches(requester, matches)
        game = tables[0].game if tables else next(iter(requester.services.screens))
    return pages.render_rules(requester.services.screens[game], 0, requester.words)


def build_learn_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game has a lesson; it asks for the game where several have."""
    games = list_lesson_games(router.services)
    if not games:
        return []
    options = [_name_game("command-learn-game", games)] if len(games) > 1 else []
    return [build_screen_command(router, words, "learn", learn, options)]


def build_puzzle_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game sets puzzles."""
    puzzles = router.services.matches.puzzles
    if puzzles.find_game(puzzles.today) is None:
        return []
    return [build_screen_command(router, words, "puzzle", open_puzzle)]


def build_privacy_commands(router: Router, words: Words) -> list[SlashCommand]:
    choices = list_choices(lambda choice: f"privacy-{choice}", ("export", "forget"))
    do = Option("do", sentence("command-privacy-do"), str, choices=choices)
    return [build_screen_command(router, words, "privacy", privacy_screen, [do])]


def build_queue_commands(router: Router, words: Words) -> list[SlashCommand]:
    games = router.services.games
    numbers = sorted({seats for game in games.values() for seats in game.seats if seats > 1})
    sizes = list_numbers(numbers)
    paces = list_choices(lambda pace: f"queue-pace-{pace}", PACES)
    options = [
        _name_game("command-queue-game", games),
        Option("players", sentence("command-queue-players"), int, choices=sizes),
        Option("pace", sentence("command-queue-pace"), str, choices=paces),
        Option("rated", sentence("command-queue-rated"), bool),
    ]
    queue = build_screen_command(router, words, "queue", queue_screen, options)
    return [app_commands.guild_only(queue)]


def build_rating_commands(router: Router, words: Words) -> list[SlashCommand]:
    player = Option("player", sentence("command-rating-player"), discord.User)
    game = _name_game("command-rating-game", router.services.games)
    sizes = list_choices(lambda size: f"rating-size-{size}", SIZES)
    size = Option("tables", sentence("command-leaderboard-tables"), str, choices=sizes)
    leaderboard = build_screen_command(
        router, words, "leaderboard", leaderboard_screen, [game, size]
    )
    return [
        build_screen_command(router, words, "rating", rating_screen, [player, game]),
        app_commands.guild_only(leaderboard),
        build_screen_command(router, words, "profile", profile_screen, [player]),
    ]


def build_bag_commands(router: Router, words: Words) -> list[SlashCommand]:
    screens = {"bag": history.bag_screen, "box": box.box_screen}
    return [
        app_commands.guild_only(build_screen_command(router, words, name, screen))
        for name, screen in screens.items()
    ]
