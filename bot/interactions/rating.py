"""`/rating`, `/leaderboard` and `/profile`: how people play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.interactions.league.pages import LeaguePages
from bot.interactions.requester import Requester, name_of
from bot.leagues.ratings import size_class
from bot.matches import Refusal
from bot.models.people import Person
from bot.models.ratings import Tally
from bot.presentation.services import Services
from bot.screens.contract import SupportsTallies
from bot.screens.screen import Screen
from bot.screens.shared import rating as rating_screens
from bot.words import Words

User = discord.User | discord.Member
UNKNOWN_PLAYER: Final = 0
"""Stands for people the bot has never met: nothing is kept of them."""
DEFAULT_SIZE: Final = "few"
NEWEST: Final = 20
"""Matches that averages are made of: each has to be read from its log."""


async def rating_screen(
    requester: Requester, player: User | None = None, game: str | None = None
) -> Screen:
    person = await _find_person(requester, player)
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
    ranks = leaders[: rating_screens.MOST_LEADERS]
    people = services.matches.people
    names = {one.player: (await people.read_person(one.player)).name for one in ranks}
    return rating_screens.render_leaderboard(ranks, names, chosen_game, size, requester.words)


async def _list_league_categories(services: Services, guild: int) -> list[tuple[str, str]]:
    """The games and sizes of table of a server's leagues."""
    leagues = await services.leagues.list_in_server(guild)
    settings = (one.league.season_settings for one in leagues)
    return [(one.game, size_class(one.table)) for one in settings]


async def profile_screen(requester: Requester, player: User | None = None) -> Screen:
    person = await _find_person(requester, player)
    tallies = await requester.services.ratings.tallies_of(person.player)
    ranks = await requester.services.ratings.ratings_of(person.player)
    seasons = await LeaguePages(requester).list_seasons(person.player)
    more = await _build_profile_lines(requester.services, person.player, tallies, requester.words)
    return rating_screens.render_profile(
        person.name, tallies, ranks, seasons, more, requester.words
    )


async def _find_person(requester: Requester, user: User | None) -> Person:
    if user is None:
        return requester.person
    if user.bot:
        raise Refusal("rating-bot")
    known = await requester.matches.people.find_person(user.id)
    return known or Person(UNKNOWN_PLAYER, user.id, name_of(user), None, None)


async def _build_profile_lines(
    services: Services, player: int, tallies: Sequence[Tally], words: Words
) -> list[str]:
    """Averages of a game's own figures, and the pace."""
    lines = []
    for tally in tallies:
        screens: object = services.screens.get(tally.game)
        if isinstance(screens, SupportsTallies):
            found = await _compute_averages(services, screens, tally.newest[:NEWEST])
            if found:
                what = " · ".join(
                    words("profile-average", what=screens.tally_name(key, words), n=f"{n:.1f}")
                    for key, n in found.items()
                )
                game = words(f"{tally.game}-name")
                lines.append(words("profile-averages", game=game, what=what))
    pace = await services.matches.clocks.measure_pace(player)
    if pace.of:
        hours = max(1, -(-pace.median // 3600))
        lines.append(words("profile-pace", intime=pace.in_time, of=pace.of, hours=hours))
    return lines


async def _compute_averages(
    services: Services, screens: SupportsTallies[Any], newest: Sequence[tuple[int, int]]
) -> dict[str, float]:
    """Each figure's average over matches that are public by now: they have ended."""
    sums: Counter[str] = Counter()
    counted = 0
    for match, seat in newest:
        try:
            player_view = await services.matches.queries.read_player_view(match, None)
        except Refusal:
            continue
        if player_view.view is not None:
            sums.update(await services.run_in_thread(screens.tally, player_view.view, seat))
            counted += 1
    return {key: total / counted for key, total in sums.items()} if counted else {}
