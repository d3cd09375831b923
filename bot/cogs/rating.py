"""`/rating`, `/leaderboard` and `/profile`: how people play."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.cogs.command_builder import Interaction, Option, build_command
from bot.cogs.match_lookup import answer
from bot.cogs.translations import sentence
from bot.interactions.profile import build_profile_lines
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.matches import Refusal
from bot.models.people import Person
from bot.screens.screen import Screen
from bot.screens.shared import rating as rating_screens
from bot.words import Words

SlashCommand = app_commands.Command[Any, Any, None]
SIZES = ("two", "few", "many")
NOBODY = 0
"""The number of whoever has never been here: nothing is kept of them."""


def build_rating_commands(router: Router, words: Words) -> list[SlashCommand]:
    rating = RatingCommands(router)
    who = Option("player", sentence("command-rating-player"), discord.User, False)
    games = tuple((sentence(f"{key}-name"), key) for key in router.services.games)
    game = Option("game", sentence("command-rating-game"), str, False, choices=games)
    sizes = tuple((sentence(f"rating-size-{size}"), size) for size in SIZES)
    size = Option("tables", sentence("command-leaderboard-tables"), str, False, choices=sizes)
    return [
        build_command("rating", words, rating.rating, [who, game]),
        app_commands.guild_only(build_command("leaderboard", words, rating.leaders, [game, size])),
        build_command("profile", words, rating.profile, [who]),
    ]


class RatingCommands:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services
        self._ratings = router.services.ratings

    async def rating(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(requester: Requester) -> Screen:
            person = await self._find_person(requester, values)
            ranks = await self._ratings.ratings_of(person.player)
            wanted = values.get("game")
            chosen = [one for one in ranks if wanted in (None, one.game)]
            return rating_screens.render_ratings(person.name, chosen, requester.words)

        await answer(self._router, interaction, show)

    async def leaders(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(requester: Requester) -> Screen:
            if requester.guild is None:
                raise Refusal("only-in-server")
            game, size = await self._choose_size(requester.guild, values)
            ranks = (await self._ratings.list_leaders(requester.guild, game, size))[
                : rating_screens.MOST_LEADERS
            ]
            names = {
                r.player: (await self._services.matches.people.read_person(r.player)).name
                for r in ranks
            }
            return rating_screens.render_leaderboard(ranks, names, game, size, requester.words)

        await answer(self._router, interaction, show)

    async def profile(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(requester: Requester) -> Screen:
            person = await self._find_person(requester, values)
            tallies = await self._ratings.tallies_of(person.player)
            ranks = await self._ratings.ratings_of(person.player)
            more = await build_profile_lines(
                self._services, person.player, tallies, requester.words
            )
            return rating_screens.render_profile(person.name, tallies, ranks, more, requester.words)

        await answer(self._router, interaction, show)

    async def _choose_size(self, guild: int, values: dict[str, Any]) -> tuple[str, str]:
        """The game and size that are asked for, or the first that somebody here is rated in."""
        there = await self._ratings.list_sizes(guild)
        fitting = [
            (game, size)
            for game, size in there
            if values.get("game") in (None, game) and values.get("tables") in (None, size)
        ]
        first = next(iter(self._services.games))
        asked = values.get("game") or first, values.get("tables") or "few"
        return fitting[0] if fitting else asked

    async def _find_person(self, requester: Requester, values: dict[str, Any]) -> Person:
        user = values.get("player")
        if user is None:
            return requester.person
        if user.bot:
            raise Refusal("rating-bot")
        known = await self._services.matches.people.find_person(user.id)
        return known or Person(NOBODY, user.id, user.display_name, None, None)
