"""Which match a command means, and how a command is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.matches import Refusal
from bot.screens.house import lists
from bot.screens.screen import Screen
from bot.tables import Status, Table
from bot.ui.answering import begin, show
from bot.ui.asking import Asker, asker_of
from bot.ui.pending import Continuation
from bot.ui.router import REFUSED, Router

Interaction: TypeAlias = discord.Interaction[Any]
Work: TypeAlias = Callable[[Asker], Awaitable[Screen]]


class Answered(Exception):
    """What went wrong in a match, with the table whose game has the words for it."""

    def __init__(self, error: Exception, table: Table) -> None:
        super().__init__(str(error))
        self.error = error
        self.table = table


async def answer(router: Router, interaction: Interaction, work: Work) -> None:
    """Do what was asked, after Discord has heard from us, and show the screen to the asker alone;
    a refusal is one sentence."""

    async def attend() -> None:
        if not await begin(interaction):
            return
        asker = await asker_of(router.house, interaction)
        try:
            screen = await work(asker)
        except Answered as failed:
            await router.refuse(interaction, asker, failed.error, failed.table)
        except REFUSED as error:
            await router.refuse(interaction, asker, error, None)
        else:
            await show(router.house, interaction, screen, asker.voice.look)

    await router.guarded(interaction, attend)


@dataclass(frozen=True, slots=True)
class Meaning:
    """Among which matches a command chooses: of which games, finished ones too, those of this
    channel where the asker does not sit, and lobbies."""

    games: Collection[str]
    finished: bool = False
    others: bool = False
    lobbies: bool = False


async def one_match(router: Router, asker: Asker, meaning: Meaning, go_on: Continuation) -> Screen:
    """Go on with the match that is meant here; where it may be several, ask."""
    tables = await meant(router, asker, meaning)
    if not tables:
        raise Refusal("no-match-here")
    if len(tables) == 1:
        return await go_on(asker, tables[0].match)
    word = router.pending.keep(asker.player, go_on)
    return lists.which(tables, f"which.{word}", asker.words)


async def meant(router: Router, asker: Asker, meaning: Meaning) -> tuple[Table, ...]:
    """The matches that a command typed here may mean."""
    matches = router.house.matches
    found = await matches.candidates(asker.address, asker.player, meaning.finished, meaning.games)
    if found or not meaning.others or asker.address is None:
        return found
    lobbies = (Status.LOBBY,) if meaning.lobbies else ()
    for status in (Status.RUNNING, *lobbies, Status.FINISHED):
        listed = await matches.in_server(asker.address.guild, (status,))
        here = tuple(
            table
            for table in listed
            if asker.address.place in (table.address.channel, table.address.thread)
            and table.game in meaning.games
        )
        if here:
            return here[:1] if status is Status.FINISHED else here
    return ()
