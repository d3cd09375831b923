"""`/rating`, `/leaderboard` and `/profile`: how people play."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.cogs.commanding import Interaction, Option, command
from bot.cogs.matching import answer
from bot.cogs.speaking import sentence
from bot.matches import Person, Refusal
from bot.screens.house import ratings
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.profiles import more_lines
from bot.ui.router import Router
from bot.words import Words

Made = app_commands.Command[Any, Any, None]
SIZES = ("two", "few", "many")
NOBODY = 0
"""The number of whoever has never been here: nothing is kept of them."""


def rating_commands(router: Router, words: Words) -> list[Made]:
    rating = Rating(router)
    who = Option("player", sentence("command-rating-player"), discord.User, False)
    games = tuple((sentence(f"{key}-name"), key) for key in router.house.games)
    game = Option("game", sentence("command-rating-game"), str, False, choices=games)
    sizes = tuple((sentence(f"rating-size-{size}"), size) for size in SIZES)
    size = Option("tables", sentence("command-leaderboard-tables"), str, False, choices=sizes)
    return [
        command("rating", words, rating.rating, [who, game]),
        app_commands.guild_only(command("leaderboard", words, rating.leaders, [game, size])),
        command("profile", words, rating.profile, [who]),
    ]


class Rating:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._house = router.house
        self._book = router.house.book

    async def rating(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(asker: Asker) -> Screen:
            person = await self._person(asker, values)
            ranks = await self._book.ranks(person.player)
            wanted = values.get("game")
            chosen = [one for one in ranks if wanted in (None, one.game)]
            return ratings.rating(person.name, chosen, asker.words)

        await answer(self._router, interaction, show)

    async def leaders(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(asker: Asker) -> Screen:
            if asker.guild is None:
                raise Refusal("only-in-server")
            game, size = await self._wanted(asker.guild, values)
            ranks = (await self._book.leaders(asker.guild, game, size))[: ratings.MOST_LEADERS]
            names = {r.player: (await self._house.matches.person(r.player)).name for r in ranks}
            return ratings.leaders(ranks, names, game, size, asker.words)

        await answer(self._router, interaction, show)

    async def profile(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(asker: Asker) -> Screen:
            person = await self._person(asker, values)
            tallies = await self._book.tallies(person.player)
            ranks = await self._book.ranks(person.player)
            more = await more_lines(self._house, person.player, tallies, asker.words)
            return ratings.profile(person.name, tallies, ranks, more, asker.words)

        await answer(self._router, interaction, show)

    async def _wanted(self, guild: int, values: dict[str, Any]) -> tuple[str, str]:
        """The game and size that are asked for, or the first that somebody here is rated in."""
        there = await self._book.sizes(guild)
        fitting = [
            (game, size)
            for game, size in there
            if values.get("game") in (None, game) and values.get("tables") in (None, size)
        ]
        first = next(iter(self._house.games))
        asked = values.get("game") or first, values.get("tables") or "few"
        return fitting[0] if fitting else asked

    async def _person(self, asker: Asker, values: dict[str, Any]) -> Person:
        user = values.get("player")
        if user is None:
            return asker.person
        if user.bot:
            raise Refusal("rating-bot")
        known = await self._house.matches.known(user.id)
        return known or Person(NOBODY, user.id, user.display_name, None, None)
