"""`/rating` and `/leaderboard`: how well people play."""

from __future__ import annotations

from typing import Final

import discord

from bot.interactions.requester import Requester, name_of
from bot.leagues.ratings import size_class
from bot.matches import Refusal
from bot.models.people import Person
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared import rating as rating_screens

User = discord.User | discord.Member
UNKNOWN_PLAYER: Final = 0
"""Stands for people the bot has never met: nothing is kept of them."""
DEFAULT_SIZE: Final = "few"


async def rating_screen(
    requester: Requester, player: User | None = None, game: str | None = None
) -> Screen:
    person = await find_person(requester, player)
    ranks = await requester.services.ratings.ratings_of(person.player)
    chosen = [one for one in ranks if game in (None, one.game)]
    return rating_screens.render_ratings(person.name, chosen, requester.words)


async def leaderboard_screen(
    requester: Requester, game: str | None = None, tables: str | None = None
) -> Screen:
    """By default of the game and size of table that is played most here, of those that anyone here
    is rated in if there are any."""
    services = requester.services
    if requester.guild is None:
        raise Refusal("only-in-server")
    known = [
        *await services.ratings.list_sizes(requester.guild),
        *await services.ratings.list_played(requester.guild),
        *await _list_league_categories(services, requester.guild),
        *((one, DEFAULT_SIZE) for one in services.games),
    ]
    fitting = (one for one in known if game in (None, one[0]) and tables in (None, one[1]))
    chosen_game, size = next(fitting, (game or known[0][0], tables or DEFAULT_SIZE))
    leaders = await services.ratings.list_leaders(requester.guild, chosen_game, size)
    people = await services.matches.people.read_people([one.player for one in leaders])
    shown = [one for one in leaders if not people[one.player].hidden]
    ranks = shown[: rating_screens.MOST_LEADERS]
    names = {one.player: people[one.player].name for one in ranks}
    return rating_screens.render_leaderboard(ranks, names, chosen_game, size, requester.words)


async def _list_league_categories(services: Services, guild: int) -> list[tuple[str, str]]:
    """The games and sizes of table of a server's leagues."""
    leagues = await services.leagues.list_in_server(guild)
    settings = (one.league.season_settings for one in leagues)
    return [(one.game, size_class(one.table)) for one in settings]


async def find_person(requester: Requester, user: User | None) -> Person:
    """Whom a command is about. Raises `Refusal` for bots, and for people who do not let others look
    them up."""
    if user is None:
        return requester.person
    if user.bot:
        raise Refusal("rating-bot")
    known = await requester.matches.people.find_person(user.id)
    if known is not None and known.hidden and known.player != requester.player:
        raise Refusal("profile-hidden")
    return known or Person(UNKNOWN_PLAYER, user.id, name_of(user), None, None)
