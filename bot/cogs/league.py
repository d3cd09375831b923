"""`/league`: everything about leagues, as one group of commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.cogs.commanding import Callback, Interaction, Option, command
from bot.cogs.matching import answer
from bot.cogs.speaking import named, sentence, spoken
from bot.leagues.shelf import Held
from bot.matches import Refusal
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.league.desk import LeagueDesk
from bot.ui.league.office import LeagueOffice
from bot.ui.router import Router
from bot.words import Words

Work: TypeAlias = Callable[[LeagueDesk, Held, Asker, dict[str, Any]], Awaitable[Screen]]
Organise: TypeAlias = Callable[[LeagueOffice, Held, dict[str, Any]], Awaitable[Screen]]
LEAGUE: Final = Option(
    "league", sentence("command-league-which"), app_commands.Range[str, 1, 60], False, suggests=True
)
SHORT: Any = app_commands.Range[str, 1, 200]
NAME: Any = app_commands.Range[str, 1, 60]


def league_group(router: Router, words: Words) -> app_commands.Group:
    """The group; its commands are called `command-league-<name>-name` in the catalogues."""
    group = app_commands.Group(
        name=spoken(named("command-league-name", "league"), words, "league"),
        description=spoken(sentence("command-league"), words),
        guild_only=True,
    )
    league = LeagueCommands(router)
    games = tuple((sentence(f"{key}-name"), key) for key in router.house.games)
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
        ("join", league.on(_join), [LEAGUE]),
        ("leave", league.on(_leave), [LEAGUE]),
        ("next", league.on(_next), [LEAGUE]),
        ("standings", league.on(_standings), [
            Option("division", sentence("command-league-division"),
                   app_commands.Range[int, 1, 99], False),
            LEAGUE,
        ]),
        ("calendar", league.on(_calendar), [LEAGUE]),
        ("why", league.on(league.why), [
            Option("player", sentence("command-league-player"), discord.User, False), LEAGUE,
        ]),
        ("correct", league.office(_correct), [
            session,
            Option("points", sentence("command-league-points"), SHORT),
            Option("reason", sentence("command-league-reason"), SHORT, False),
            LEAGUE,
        ]),
        ("again", league.office(_again), [session, LEAGUE]),
        ("enrol", league.on(league.enrol), [who, LEAGUE]),
        ("drop", league.on(league.drop), [who, LEAGUE]),
        ("rehearse", league.office(_rehearse), [
            Option("people", sentence("command-league-people"),
                   app_commands.Range[int, 2, 32], False),
            LEAGUE,
        ]),
        ("here", league.office(_here), [LEAGUE]),
        ("export", league.on(_export), [LEAGUE]),
    ]  # fmt: skip
    for name, callback, options in made:
        one = command(f"league-{name}", words, callback, options, league.suggest)
        one.name = name
        group.add_command(one)
    return group


class LeagueCommands:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._house = router.house

    def on(self, work: Work) -> Callback:
        """The work on the league that is named, or else meant here."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            async def go(asker: Asker) -> Screen:
                desk = LeagueDesk(self._house, asker)
                return await work(desk, await desk.meant(values.get("league")), asker, values)

            await answer(self._router, interaction, go)

        return run

    async def help(self, interaction: Interaction, _: dict[str, Any]) -> None:
        async def show(asker: Asker) -> Screen:
            return LeagueDesk(self._house, asker).help()

        await answer(self._router, interaction, show)

    async def home(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(asker: Asker) -> Screen:
            return await LeagueDesk(self._house, asker).begin(values.get("league"))

        await answer(self._router, interaction, show)

    async def create(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def found(asker: Asker) -> Screen:
            game = values.get("game") or next(iter(self._house.games))
            return await LeagueOffice(self._house, asker).found(values["name"], game)

        await answer(self._router, interaction, found)

    async def suggest(
        self, interaction: Interaction, _: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The leagues of this server."""

        async def find() -> list[app_commands.Choice[str]]:
            there = await self._house.leagues.in_server(interaction.guild_id or 0)
            wanted = typed.strip().casefold()
            return [
                app_commands.Choice(name=one.name, value=str(one.id))
                for one in there
                if wanted in one.name.casefold()
            ][:25]

        return await self._router.suggesting(interaction, find)

    async def why(
        self, desk: LeagueDesk, held: Held, asker: Asker, values: dict[str, Any]
    ) -> Screen:
        user = values.get("player")
        return await desk.why(held, asker.player if user is None else await self._known(user))

    async def enrol(
        self, _: LeagueDesk, held: Held, asker: Asker, values: dict[str, Any]
    ) -> Screen:
        """An organiser signs somebody up."""
        office = LeagueOffice(self._house, asker)
        return await office.enrol(held, [await self._met(values["player"])])

    async def drop(self, _: LeagueDesk, held: Held, asker: Asker, values: dict[str, Any]) -> Screen:
        """An organiser takes somebody out, before a season or during it."""
        office = LeagueOffice(self._house, asker)
        return await office.drop(held, await self._known(values["player"]), sure=False)

    def office(self, work: Organise) -> Callback:
        async def run(_: LeagueDesk, held: Held, asker: Asker, values: dict[str, Any]) -> Screen:
            return await work(LeagueOffice(self._house, asker), held, values)

        return self.on(run)

    async def _met(self, user: discord.User) -> int:
        if user.bot:
            raise Refusal("invited-bot")
        return (await self._house.matches.meet(user.id, user.display_name, None)).player

    async def _known(self, user: discord.User) -> int:
        """Raises `Refusal` for somebody who has never been here: nothing is kept of them."""
        person = await self._house.matches.known(user.id)
        if person is None:
            raise Refusal("league-plays-not")
        return person.player


async def _join(desk: LeagueDesk, held: Held, asker: Asker, _: dict[str, Any]) -> Screen:
    return await desk.join(held)


async def _leave(desk: LeagueDesk, held: Held, asker: Asker, _: dict[str, Any]) -> Screen:
    return await desk.leave(held, sure=False)


async def _next(desk: LeagueDesk, held: Held, _: Asker, __: dict[str, Any]) -> Screen:
    return await desk.mine(held)


async def _standings(desk: LeagueDesk, held: Held, _: Asker, values: dict[str, Any]) -> Screen:
    return await desk.standings(held, values.get("division", 0))


async def _calendar(desk: LeagueDesk, held: Held, _: Asker, __: dict[str, Any]) -> Screen:
    return await desk.calendar(held)


async def _correct(office: LeagueOffice, held: Held, values: dict[str, Any]) -> Screen:
    points, reason = str(values["points"]), values.get("reason", "")
    return await office.correct(held, values["session"], points, reason)


async def _again(office: LeagueOffice, held: Held, values: dict[str, Any]) -> Screen:
    return await office.again(held, values["session"])


async def _rehearse(office: LeagueOffice, held: Held, values: dict[str, Any]) -> Screen:
    return await office.rehearse(held, values.get("people"))


async def _here(office: LeagueOffice, held: Held, _: dict[str, Any]) -> Screen:
    return await office.here(held)


async def _export(desk: LeagueDesk, held: Held, _: Asker, __: dict[str, Any]) -> Screen:
    return await desk.export(held)
