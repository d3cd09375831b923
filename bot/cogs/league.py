"""`/league`: everything about leagues, as one group of commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.cogs.command_builder import Callback, Interaction, Option, build_command
from bot.cogs.match_lookup import answer
from bot.cogs.translations import localise, name_or, sentence
from bot.interactions.league.admin import LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.leagues.repository import LoadedLeague
from bot.matches import Refusal
from bot.screens.screen import Screen
from bot.words import Words

Work: TypeAlias = Callable[
    [LeaguePages, LoadedLeague, Requester, dict[str, Any]], Awaitable[Screen]
]
AdminWork: TypeAlias = Callable[[LeagueAdmin, LoadedLeague, dict[str, Any]], Awaitable[Screen]]
LEAGUE: Final = Option(
    "league", sentence("command-league-which"), app_commands.Range[str, 1, 60], False, suggests=True
)
SHORT: Any = app_commands.Range[str, 1, 200]
NAME: Any = app_commands.Range[str, 1, 60]


def build_league_group(router: Router, words: Words) -> app_commands.Group:
    """The group; its commands are called `command-league-<name>-name` in the catalogues."""
    group = app_commands.Group(
        name=localise(name_or("command-league-name", "league"), words, "league"),
        description=localise(sentence("command-league"), words),
        guild_only=True,
    )
    league = LeagueCommands(router)
    games = tuple((sentence(f"{key}-name"), key) for key in router.services.games)
    who = Option("player", sentence("command-league-player"), discord.User)
    session = Option(
        "session", sentence("command-league-session"), app_commands.Range[int, 1, 9999]
    )
    made: list[tuple[str, Callback, list[Option]]] = [
        ("home", league.home, [LEAGUE]),
        ("help", league.help, []),
        ("create", league.create, [
            Option("name", sentence("command-league-called"), NAME),
            Option("game", sentence("command-league-game"), str, False, choices=games),
        ]),
        ("join", league.make_callback(_join), [LEAGUE]),
        ("leave", league.make_callback(_leave), [LEAGUE]),
        ("next", league.make_callback(_next), [LEAGUE]),
        ("standings", league.make_callback(_standings), [
            Option("division", sentence("command-league-division"),
                   app_commands.Range[int, 1, 99], False),
            LEAGUE,
        ]),
        ("calendar", league.make_callback(_calendar), [LEAGUE]),
        ("why", league.make_callback(league.why), [
            Option("player", sentence("command-league-player"), discord.User, False), LEAGUE,
        ]),
        ("correct", league.make_admin_callback(_correct), [
            session,
            Option("points", sentence("command-league-points"), SHORT),
            Option("reason", sentence("command-league-reason"), SHORT, False),
            LEAGUE,
        ]),
        ("again", league.make_admin_callback(_again), [session, LEAGUE]),
        ("enrol", league.make_callback(league.enrol), [who, LEAGUE]),
        ("drop", league.make_callback(league.drop), [who, LEAGUE]),
        ("rehearse", league.make_admin_callback(_rehearse), [
            Option("people", sentence("command-league-people"),
                   app_commands.Range[int, 2, 32], False),
            LEAGUE,
        ]),
        ("here", league.make_admin_callback(_here), [LEAGUE]),
        ("export", league.make_callback(_export), [LEAGUE]),
    ]  # fmt: skip
    for name, callback, options in made:
        one = build_command(f"league-{name}", words, callback, options, league.suggest)
        one.name = name
        group.add_command(one)
    return group


class LeagueCommands:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services

    def make_callback(self, work: Work) -> Callback:
        """The work on the league that is named, or else meant here."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            async def go(requester: Requester) -> Screen:
                pages = LeaguePages(self._services, requester)
                return await work(
                    pages,
                    await pages.find_league(values.get("league")),
                    requester,
                    values,
                )

            await answer(self._router, interaction, go)

        return run

    async def help(self, interaction: Interaction, _: dict[str, Any]) -> None:
        async def show(requester: Requester) -> Screen:
            return LeaguePages(self._services, requester).show_help()

        await answer(self._router, interaction, show)

    async def home(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(requester: Requester) -> Screen:
            return await LeaguePages(self._services, requester).show_start(values.get("league"))

        await answer(self._router, interaction, show)

    async def create(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def found(requester: Requester) -> Screen:
            game = values.get("game") or next(iter(self._services.games))
            return await LeagueAdmin(self._services, requester).create_league(values["name"], game)

        await answer(self._router, interaction, found)

    async def suggest(
        self, interaction: Interaction, _: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The leagues of this server."""

        async def find() -> list[app_commands.Choice[str]]:
            there = await self._services.leagues.list_in_server(interaction.guild_id or 0)
            wanted = typed.strip().casefold()
            return [
                app_commands.Choice(name=one.name, value=str(one.id))
                for one in there
                if wanted in one.name.casefold()
            ][:25]

        return await self._router.collect_suggestions(interaction, find)

    async def why(
        self,
        pages: LeaguePages,
        loaded: LoadedLeague,
        requester: Requester,
        values: dict[str, Any],
    ) -> Screen:
        user = values.get("player")
        return await pages.explain_rank(
            loaded, requester.player if user is None else await self._find_player(user)
        )

    async def enrol(
        self, _: LeaguePages, loaded: LoadedLeague, requester: Requester, values: dict[str, Any]
    ) -> Screen:
        """An organiser signs somebody up."""
        admin = LeagueAdmin(self._services, requester)
        return await admin.enrol(loaded, [await self._meet_player(values["player"])])

    async def drop(
        self, _: LeaguePages, loaded: LoadedLeague, requester: Requester, values: dict[str, Any]
    ) -> Screen:
        """An organiser takes somebody out, before a season or during it."""
        admin = LeagueAdmin(self._services, requester)
        return await admin.drop(loaded, await self._find_player(values["player"]), sure=False)

    def make_admin_callback(self, work: AdminWork) -> Callback:
        async def run(
            _: LeaguePages, loaded: LoadedLeague, requester: Requester, values: dict[str, Any]
        ) -> Screen:
            return await work(LeagueAdmin(self._services, requester), loaded, values)

        return self.make_callback(run)

    async def _meet_player(self, user: discord.User) -> int:
        if user.bot:
            raise Refusal("invited-bot")
        return (await self._services.matches.people.meet(user.id, user.display_name, None)).player

    async def _find_player(self, user: discord.User) -> int:
        """Raises `Refusal` for somebody who has never been here: nothing is kept of them."""
        person = await self._services.matches.people.find_person(user.id)
        if person is None:
            raise Refusal("league-plays-not")
        return person.player


async def _join(
    pages: LeaguePages, loaded: LoadedLeague, requester: Requester, _: dict[str, Any]
) -> Screen:
    return await pages.join(loaded)


async def _leave(
    pages: LeaguePages, loaded: LoadedLeague, requester: Requester, _: dict[str, Any]
) -> Screen:
    return await pages.leave(loaded, sure=False)


async def _next(
    pages: LeaguePages, loaded: LoadedLeague, _: Requester, __: dict[str, Any]
) -> Screen:
    return await pages.show_schedule(loaded)


async def _standings(
    pages: LeaguePages, loaded: LoadedLeague, _: Requester, values: dict[str, Any]
) -> Screen:
    return await pages.show_standings(loaded, values.get("division", 0))


async def _calendar(
    pages: LeaguePages, loaded: LoadedLeague, _: Requester, __: dict[str, Any]
) -> Screen:
    return await pages.show_calendar(loaded)


async def _correct(admin: LeagueAdmin, loaded: LoadedLeague, values: dict[str, Any]) -> Screen:
    points, reason = str(values["points"]), values.get("reason", "")
    return await admin.correct(loaded, values["session"], points, reason)


async def _again(admin: LeagueAdmin, loaded: LoadedLeague, values: dict[str, Any]) -> Screen:
    return await admin.repeat_session(loaded, values["session"])


async def _rehearse(admin: LeagueAdmin, loaded: LoadedLeague, values: dict[str, Any]) -> Screen:
    return await admin.simulate(loaded, values.get("people"))


async def _here(admin: LeagueAdmin, loaded: LoadedLeague, _: dict[str, Any]) -> Screen:
    return await admin.move_here(loaded)


async def _export(
    pages: LeaguePages, loaded: LoadedLeague, _: Requester, __: dict[str, Any]
) -> Screen:
    return await pages.export(loaded)
