"""`/new`: opens a lobby, or starts a match against computers; the lobby's options have the rest.

Without options it shows the games (`interactions/new.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.cogs.command_builder import (
    Option,
    Phrase,
    build_command,
    list_choices,
    list_numbers,
    name_or,
    sentence,
)
from bot.cogs.match_lookup import answer
from bot.interactions.inputs import Interaction
from bot.interactions.new import find_usual_game, new_screen
from bot.interactions.requester import Requester, name_of, require_permissions
from bot.interactions.router import Router
from bot.interactions.threads import suggest_threads
from bot.matches import AnyGame, NewMatch, Refusal
from bot.models.match import CLOCK_PRESETS, Address, Status, choose_days_clock
from bot.presentation.boards import answers_of
from bot.presentation.permissions import find_missing_permissions
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import match_link, title_in_game
from bot.words import Words

CLOCKS: Final = (*CLOCK_PRESETS, "none")


def build_new_command(router: Router, words: Words) -> app_commands.Command[Any, Any, None]:
    return build_command("new", words, NewCommand(router).run, build_options(router.services.games))


def build_options(games: Mapping[str, AnyGame]) -> list[Option]:
    """All are optional, the most common ones first; a game's own are in its lobby."""
    seats = sorted({seats for game in games.values() for seats in game.seats})
    sizes, computers = list_numbers(seats), list_numbers(range(seats[-1]))
    titles = list_choices(lambda game: f"{game}-name", games)
    game = Option("game", sentence("command-new-game"), str, choices=titles)
    own = [
        *([game] if len(games) > 1 else []),
        Option("players", sentence("command-new-players"), int, choices=sizes),
        Option("computers", sentence("command-new-computers"), int, choices=computers),
    ]
    levels = _list_levels(games)
    if len(levels) > 1:
        own.append(Option("level", sentence("command-new-level"), str, choices=levels))
    clocks = list_choices(lambda clock: f"clock-{clock}", CLOCKS)
    return [
        *own,
        Option("clock", sentence("command-new-clock"), str, choices=clocks),
        Option("invite", sentence("command-new-invite"), discord.User),
        Option("only_invited", sentence("command-new-only-invited"), bool),
    ]


def _list_levels(games: Mapping[str, AnyGame]) -> tuple[tuple[Phrase, str], ...]:
    """Every level of computer players, named by the first game that has it."""
    names: dict[str, Phrase] = {}
    for key, game in games.items():
        for level in game.computers:
            names.setdefault(level, name_or(f"{key}-level-{level}", level))
    return tuple((say, level) for level, say in names.items())


def seats_for(game: AnyGame, named: int) -> int:
    """The default size of a table: no seat stays empty, except one if only the host is named; as
    near to that as the game allows."""
    wanted = max(named, 2)
    return min((n for n in game.seats if n >= wanted), default=max(game.seats))


class NewCommand:
    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services

    async def run(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def work(requester: Requester) -> Screen:
            return await self._open(interaction, requester, values)

        await answer(self._router, interaction, work)

    async def _open(
        self, interaction: Interaction, requester: Requester, values: dict[str, Any]
    ) -> Screen:
        if not values and len(self._services.games) > 1:
            return new_screen(requester, await find_usual_game(requester))
        values.setdefault("game", await find_usual_game(requester))
        address = await self._find_address(interaction, requester)
        guest: discord.User | None = values.get("invite")
        if guest is not None and guest.bot:
            raise Refusal("invited-bot")
        invited = list[int]()
        if guest is not None:
            meet = self._services.matches.people.meet
            invited.append((await meet(guest.id, name_of(guest), None)).player)
        new = self._build_new_match(requester, address, values, invited)
        table = await self._services.matches.lobbies.open(new)
        key = "lobby-opened" if table.status is Status.LOBBY else "lobby-started"
        title = title_in_game(table, requester.words)
        opened = Text(requester.words(key, title=title, place=match_link(table)))
        return Screen((opened, *await suggest_threads(requester, table)))

    def _build_new_match(
        self, requester: Requester, address: Address, values: dict[str, Any], invited: list[int]
    ) -> NewMatch:
        """A match alone with computer players starts by itself."""
        key = values["game"]
        game = self._services.games[key]
        computers = values.get("computers", 0)
        seats = values.get("players") or seats_for(game, 1 + len(set(invited)) + computers)
        level = values.get("level") or game.computers[len(game.computers) // 2]
        alone = computers >= seats - 1
        clock = None if alone else choose_days_clock(answers_of(game, seats, {}))
        return NewMatch(
            host=requester.player,
            address=address,
            game=key,
            seats=seats,
            options={},
            computers=(level,) * computers,
            invited=tuple(invited),
            open_to_all=not values.get("only_invited", False),
            start_when_full=alone,
            clock=CLOCK_PRESETS.get(values.get("clock") or clock or ""),
        )

    async def _find_address(self, interaction: Interaction, requester: Requester) -> Address:
        """Where the match will be shown. Raises `Refusal` if the bot lacks permissions there."""
        guild = interaction.guild
        if requester.address is None or guild is None:
            raise Refusal("only-in-server")
        server = await self._services.matches.people.read_server(guild.id)
        address, allowed = requester.address, interaction.app_permissions
        channel: object = interaction.channel
        chosen = guild.get_channel(server.games_channel or 0)
        if chosen is not None and chosen.id != address.channel:
            address, allowed = Address(guild.id, chosen.id), chosen.permissions_for(guild.me)
            channel = chosen
        missing = find_missing_permissions(allowed, channel, makes_threads=server.threads)
        require_permissions(missing, requester.words)
        return address
