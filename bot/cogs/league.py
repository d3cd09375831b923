"""`/league`: everything about leagues, as one group of commands."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.cogs.command_builder import (
    Callback,
    Option,
    build_command,
    build_group,
    list_choices,
    sentence,
)
from bot.cogs.match_lookup import answer, make_screen_callback
from bot.interactions.inputs import Interaction
from bot.interactions.league.admin import LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.requester import Requester, name_of
from bot.interactions.router import Router
from bot.leagues.repository import LoadedLeague
from bot.leagues.session_length import propose_settings
from bot.matches import Refusal
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.screen import Screen
from bot.words import Words

Work: TypeAlias = Callable[..., Awaitable[Screen]]
"""A method of `LeaguePages` or `LeagueAdmin`: gets the league, and the options by name."""
SHORT: Any = app_commands.Range[str, 1, 200]
NAME: Any = app_commands.Range[str, 1, 60]
LEAGUE: Final = Option("league", sentence("command-league-which"), NAME, suggests=True)
DIVISION: Any = app_commands.Range[int, 1, 99]
SESSION: Any = app_commands.Range[int, 1, 9999]
PEOPLE: Any = app_commands.Range[int, 2, 32]


def build_league_group(router: Router, words: Words) -> app_commands.Group:
    league = LeagueCommands(router)
    show, organise = league.make_callback, partial(league.make_callback, admin=True)

    def option(key: str, about: str, kind: Any, *, required: bool = True) -> Option:
        return Option(key, sentence(f"command-league-{about}"), kind, required)

    games = list_choices(lambda game: f"{game}-name", router.services.games)
    game = Option("game", sentence("command-league-game"), str, choices=games)
    player = option("player", "player", discord.User)
    maybe_player = option("player", "player", discord.User, required=False)
    name = option("name", "called", NAME)
    match = option("match", "session", SESSION)
    points = option("points", "points", SHORT)
    reason = option("reason", "reason", SHORT, required=False)
    division = option("division", "division", DIVISION, required=False)
    people = option("people", "people", PEOPLE, required=False)
    commands: dict[str, tuple[Callback, list[Option]]] = {
        "home": (make_screen_callback(router, _show_home), [LEAGUE]),
        "help": (make_screen_callback(router, lambda one: LeaguePages(one).show_help()), []),
        "create": (make_screen_callback(router, _create), [name, game]),
        "join": (show(LeaguePages.join), [LEAGUE]),
        "leave": (show(LeaguePages.leave), [LEAGUE]),
        "next": (show(LeaguePages.show_schedule), [LEAGUE]),
        "standings": (show(LeaguePages.show_standings), [division, LEAGUE]),
        "calendar": (show(LeaguePages.show_calendar), [LEAGUE]),
        "why": (show(league.why), [maybe_player, LEAGUE]),
        "correct": (organise(LeagueAdmin.correct), [match, points, reason, LEAGUE]),
        "restart": (organise(LeagueAdmin.repeat_session), [match, LEAGUE]),
        "add": (organise(league.enrol), [player, LEAGUE]),
        "remove": (organise(league.drop), [player, LEAGUE]),
        "simulate": (organise(LeagueAdmin.simulate), [people, LEAGUE]),
        "channel": (organise(LeagueAdmin.move_here), [LEAGUE]),
        "export": (show(LeaguePages.export), [LEAGUE]),
    }
    built = (
        build_command(f"league {key}", words, callback, options, league.suggest)
        for key, (callback, options) in commands.items()
    )
    return build_group("league", words, built, guild_only=True)


async def _show_home(requester: Requester, league: str | None = None) -> Screen:
    return await LeaguePages(requester).show_start(league)


async def _create(requester: Requester, name: str, game: str | None = None) -> Screen:
    games = requester.services.games
    terms = propose_settings(games[game or next(iter(games))])
    return await LeagueAdmin(requester).create_league(name, terms)


class LeagueCommands:
    """Finds the league and the people that commands name."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services

    def make_callback(self, work: Work, *, admin: bool = False) -> Callback:
        """The work on the league that is named, else on the one that is meant here."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            name = values.pop("league", None)

            async def find(requester: Requester) -> Screen:
                pages = LeaguePages(requester)
                loaded = await pages.find_league(name)
                actor = LeagueAdmin(requester) if admin else pages
                return await work(actor, loaded, **values)

            await answer(self._router, interaction, find)

        return run

    async def suggest(
        self, interaction: Interaction, _: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The leagues of this server."""

        async def find() -> list[app_commands.Choice[str]]:
            there = await self._services.leagues.list_in_server(interaction.guild_id or 0)
            wanted = typed.strip().casefold()
            fitting = [league for league in there if wanted in league.name.casefold()]
            return [
                app_commands.Choice(name=league.name, value=str(league.id))
                for league in fitting[:MOST_CHOICES]
            ]

        return await self._router.collect_suggestions(interaction, find)

    async def why(
        self, pages: LeaguePages, loaded: LoadedLeague, player: discord.User | None = None
    ) -> Screen:
        member = None if player is None else await self._find_player(player)
        return await pages.explain_rank(loaded, member)

    async def enrol(self, admin: LeagueAdmin, loaded: LoadedLeague, player: discord.User) -> Screen:
        if player.bot:
            raise Refusal("invited-bot")
        people = self._services.matches.people
        person = await people.meet(player.id, name_of(player), None)
        return await admin.enrol(loaded, [person.player])

    async def drop(self, admin: LeagueAdmin, loaded: LoadedLeague, player: discord.User) -> Screen:
        return await admin.drop(loaded, await self._find_player(player), sure=False)

    async def _find_player(self, user: discord.User) -> int:
        """Raises `Refusal` for somebody the bot has never met: nothing is kept of them."""
        person = await self._services.matches.people.find_person(user.id)
        if person is None:
            raise Refusal("league-plays-not")
        return person.player
