"""`/new`: opens a lobby, or starts a match against computers; the lobby's options have the rest.

Without options it shows the games (`interactions/new.py`)."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.cogs.command_builder import (
    Option,
    build_command,
    list_choices,
    list_numbers,
    name_or,
    sentence,
)
from bot.cogs.match_lookup import answer
from bot.interactions.inputs import Interaction
from bot.interactions.new import (
    can_start_alone,
    describe_opened,
    find_usual_game,
    new_screen,
    suggest_threads,
)
from bot.interactions.requester import Requester, name_of, require_permissions
from bot.interactions.router import Router
from bot.matches import AnyGame, NewMatch, Refusal
from bot.matches.lobby import refuse_seat_count
from bot.models.match import CLOCK_PRESETS, Address, choose_days_clock
from bot.presentation.boards import answers_of
from bot.presentation.permissions import find_missing_permissions
from bot.screens.screen import Screen
from bot.words import Words
from engine.contract import middle_computer

CLOCKS: Final = (*CLOCK_PRESETS, "none")


def build_new_command(router: Router, words: Words) -> app_commands.Command[Any, Any, None]:
    async def run(interaction: Interaction, values: dict[str, Any]) -> None:
        await answer(router, interaction, lambda asker: open_match(interaction, asker, values))

    return build_command("new", words, run, build_options(router.services.games))


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
    levels = dict.fromkeys(level for rules in games.values() for level in rules.computers)
    if len(levels) > 1:
        choices = tuple((name_or(f"level-{level}", level), level) for level in levels)
        own.append(Option("level", sentence("command-new-level"), str, choices=choices))
    clocks = list_choices(lambda clock: f"clock-{clock}", CLOCKS)
    return [
        *own,
        Option("clock", sentence("command-new-clock"), str, choices=clocks),
        Option("invite", sentence("command-new-invite"), discord.User),
        Option("only_invited", sentence("command-new-only-invited"), bool),
    ]


def seats_for(game: AnyGame, named: int) -> int:
    """The default size of a table: no seat stays empty, except one if only the host is named; as
    near to that as the game allows."""
    wanted = max(named, 2)
    return min((n for n in game.seats if n >= wanted), default=max(game.seats))


async def open_match(
    interaction: Interaction, requester: Requester, values: Mapping[str, Any]
) -> Screen:
    """A match alone with computer players starts by itself. Raises `Refusal`."""
    games, people = requester.services.games, requester.matches.people
    requester.require_address()
    if not values and len(games) > 1:
        return new_screen(requester, await find_usual_game(requester))
    key = values.get("game") or await find_usual_game(requester)
    address = await _find_address(interaction, requester)
    guest: discord.User | None = values.get("invite")
    invited: tuple[int, ...] = ()
    if guest is not None:
        if guest.bot:
            raise Refusal("invited-bot")
        invited = ((await people.meet(guest.id, name_of(guest), None)).player,)
    game, computers = games[key], values.get("computers", 0)
    seats = values.get("players") or seats_for(game, 1 + len(invited) + computers)
    if seats not in game.seats:
        raise refuse_seat_count(game, seats)
    level = values.get("level") or middle_computer(game)
    alone = computers >= seats - 1 and can_start_alone(game)
    clock = None if alone else choose_days_clock(answers_of(game, seats, {}))
    new = NewMatch(
        host=requester.player,
        address=address,
        game=key,
        seats=seats,
        options={},
        computers=(level,) * computers,
        invited=invited,
        open_to_all=not values.get("only_invited", False),
        start_when_full=alone,
        clock=CLOCK_PRESETS.get(values.get("clock") or clock or ""),
    )
    table = await requester.matches.lobbies.open(new)
    return Screen((describe_opened(requester, table), *await suggest_threads(requester, table)))


async def _find_address(interaction: Interaction, requester: Requester) -> Address:
    """Where the match will be shown. Raises `Refusal` if the bot lacks permissions there."""
    guild = interaction.guild
    if requester.address is None or guild is None:
        raise Refusal("only-in-server")
    server = await requester.matches.people.read_server(guild.id)
    address, allowed = requester.address, interaction.app_permissions
    channel: object = interaction.channel
    chosen = guild.get_channel(server.games_channel or 0)
    if chosen is not None and chosen.id != address.channel:
        address, allowed = Address(guild.id, chosen.id), chosen.permissions_for(guild.me)
        channel = chosen
    missing = find_missing_permissions(allowed, channel, makes_threads=server.threads)
    require_permissions(missing, requester.words)
    return address
