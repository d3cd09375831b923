"""Commands about no single match: help, rules, lessons and puzzles, lists of matches, `/queue`,
ratings, the `/bag` and the `/box`, settings and a person's own data."""

from collections.abc import Iterable, Sequence
from functools import partial
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


def build_general_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The ones for lessons and puzzles are there if any game has some."""
    services = router.services
    games, puzzles = services.games, services.matches.puzzles
    screen = partial(build_screen_command, router, words)

    def name_game(about: str, offered: Iterable[str]) -> list[Option]:
        choices = list_choices(lambda game: f"{game}-name", offered)
        return [Option("game", sentence(about), str, choices=choices)]

    def choose_game(about: str, offered: Sequence[str]) -> list[Option]:
        return name_game(about, offered) if len(offered) > 1 else []

    numbers = sorted({seats for game in games.values() for seats in game.seats if seats > 1})
    sizes = list_numbers(numbers)
    paces = list_choices(lambda pace: f"queue-pace-{pace}", PACES)
    wishes = [
        *name_game("command-queue-game", games),
        Option("players", sentence("command-queue-players"), int, choices=sizes),
        Option("pace", sentence("command-queue-pace"), str, choices=paces),
        Option("rated", sentence("command-queue-rated"), bool),
    ]
    player = Option("player", sentence("command-rating-player"), discord.User)
    rated = name_game("command-rating-game", games)
    tables = list_choices(lambda size: f"rating-size-{size}", SIZES)
    size = Option("tables", sentence("command-leaderboard-tables"), str, choices=tables)
    lessons = list_lesson_games(services)
    acts = list_choices(lambda choice: f"privacy-{choice}", ("export", "forget"))
    act = Option("do", sentence("command-privacy-do"), str, choices=acts)
    commands = [
        app_commands.guild_only(screen("queue", queue_screen, wishes)),
        screen("turns", turns_screen),
        app_commands.guild_only(screen("matches", matches_screen)),
        screen("rules", _rules_screen, choose_game("command-rules-game", [*games])),
        screen("settings", PERSONAL.render),
        screen("help", help_screen),
        app_commands.guild_only(screen("bag", history.bag_screen)),
        app_commands.guild_only(screen("box", box.box_screen)),
        screen("rating", rating_screen, [player, *rated]),
        app_commands.guild_only(screen("leaderboard", leaderboard_screen, [*rated, size])),
        screen("profile", profile_screen, [player]),
        screen("privacy", privacy_screen, [act]),
    ]
    if lessons:
        commands.append(screen("learn", learn, choose_game("command-learn-game", lessons)))
    if puzzles.find_game(puzzles.today) is not None:
        commands.append(screen("puzzle", open_puzzle))
    return commands


async def _rules_screen(requester: Requester, game: str | None = None) -> Screen:
    """By default of the game that a command typed here would mean, else of the first."""
    if game is None:
        matches = MatchFilter(finished=True, others=True, lobbies=True)
        tables = await find_matches(requester, matches)
        game = tables[0].game if tables else next(iter(requester.services.screens))
    return pages.render_rules(requester.services.screens[game], 0, requester.words)
