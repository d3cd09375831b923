"""Which match a command means, and how a command is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.interactions.pending_commands import Continuation
from bot.interactions.requester import Requester, requester_of
from bot.interactions.responses import acknowledge, show
from bot.interactions.router import REFUSALS, Router
from bot.matches import Refusal
from bot.models.match import Status, Table
from bot.screens.screen import Screen
from bot.screens.shared import match_lists

Interaction: TypeAlias = discord.Interaction[Any]
Work: TypeAlias = Callable[[Requester], Awaitable[Screen]]


class MatchRefusal(Exception):
    """What went wrong in a match, with the table whose game has the words for it."""

    def __init__(self, error: Exception, table: Table) -> None:
        super().__init__(str(error))
        self.error = error
        self.table = table


async def answer(router: Router, interaction: Interaction, work: Work) -> None:
    """Do what was asked, after Discord has heard from us, and show the screen to the asker alone;
    a refusal is one sentence."""

    async def attend() -> None:
        if not await acknowledge(interaction):
            return
        requester = await requester_of(router.services, interaction)
        try:
            screen = await work(requester)
        except MatchRefusal as failed:
            await router.refuse(interaction, requester, failed.error, failed.table)
        except REFUSALS as error:
            await router.refuse(interaction, requester, error, None)
        else:
            await show(router.services, interaction, screen, requester.presentation.colour_scheme)

    await router.run_guarded(interaction, attend)


@dataclass(frozen=True, slots=True)
class MatchFilter:
    """Among which matches a command chooses: of which games, finished ones too, those of this
    channel where the asker does not sit, and lobbies."""

    games: Collection[str]
    finished: bool = False
    others: bool = False
    lobbies: bool = False


async def pick_match(
    router: Router, requester: Requester, meaning: MatchFilter, go_on: Continuation
) -> Screen:
    """Go on with the match that is meant here; where it may be several, ask."""
    tables = await find_matches(router, requester, meaning)
    if not tables:
        raise Refusal("no-match-here")
    if len(tables) == 1:
        return await go_on(requester, tables[0].match)
    word = router.pending.keep(requester.player, go_on)
    return match_lists.render_match_choice(tables, f"which.{word}", requester.words)


async def find_matches(
    router: Router, requester: Requester, meaning: MatchFilter
) -> tuple[Table, ...]:
    """The matches that a command typed here may mean."""
    matches = router.services.matches
    found = await matches.queries.find_candidates(
        requester.address, requester.player, meaning.finished, meaning.games
    )
    if found or not meaning.others or requester.address is None:
        return found
    lobbies = (Status.LOBBY,) if meaning.lobbies else ()
    for status in (Status.RUNNING, *lobbies, Status.FINISHED):
        listed = await matches.queries.list_in_server(requester.address.guild, (status,))
        here = tuple(
            table
            for table in listed
            if requester.address.destination in (table.address.channel, table.address.thread)
            and table.game in meaning.games
        )
        if here:
            return here[:1] if status is Status.FINISHED else here
    return ()
