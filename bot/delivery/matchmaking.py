"""Looks at the queue whenever somebody joins it, and when a wait ends or somebody may meet more
people: starts matches, and tells those whose wait has ended. Everything is in the store, so that a
look that was cut off is repeated without harm."""

import logging
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

import discord

from bot.delivery.sender import DeliveryContext, Sender
from bot.leagues.ratings import RatingKey, size_class
from bot.matches import Refusal
from bot.matches.matchmaking import can_meet, find_group, find_next_look, prefer_others
from bot.models.matchmaking import Seek
from bot.presentation.messenger import CLOSED, FAILED, code_of
from bot.presentation.permissions import find_missing_permissions
from bot.screens.shared.matchmaking import render_end
from bot.storage.errors import Conflict

RETRY_AFTER: Final = 60  # seconds until what could not be done is tried again
_log = logging.getLogger(__name__)


class Matchmaker(Sender):
    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context)
        self._matchmaking = self._matches.matchmaking
        self._store = self._matches.store
        self._has_failed = False

    async def run(self) -> None:
        """Start every match that is possible now, and tell whose wait has ended."""
        self._has_failed = False
        await self._end_waits()
        failed: set[Seek] = set()
        while group := await self._find_group(failed):
            if not await self._start(group):
                failed |= {*group}
                self._has_failed = True
        await self._tell_ended()

    async def _find_group(self, without: Collection[Seek]) -> tuple[Seek, ...]:
        """People who can play together; where an outage keeps Discord from saying what is in a
        server, they wait on."""
        seeks = []
        for seek in await self._list_waiting():
            guild = self._client.get_guild(seek.address.guild)
            if seek not in without and guild is not None and not guild.unavailable:
                seeks.append(seek)
        players, store = [seek.player for seek in seeks], self._store.matchmaking
        sharing = await self._store.people.list_sharing()
        may_meet = partial(can_meet, sharing, await store.find_avoided(players))
        meets = prefer_others(seeks, may_meet, await store.find_playing(players))
        ratings = await self._find_ratings(seeks)
        days = [seek.player for seek in seeks if seek.terms.pace == "days"]
        paces = await self._matches.clocks.measure_paces(days) if len(days) > 1 else {}
        return find_group(seeks, ratings, paces, self._at(), meets)

    async def next_due(self) -> int | None:
        if self._has_failed:
            return self._at() + RETRY_AFTER
        return find_next_look(await self._list_waiting(), self._at())

    async def _end_waits(self) -> None:
        """Those of whom no one came in time, and of games that are no longer installed."""
        seeks = await self._list_waiting()
        if late := [seek for seek in seeks if seek.leaves <= self._at()]:
            await self._store.matchmaking.end([seek.id for seek in late], "expired")
        if gone := [seek for seek in seeks if seek.terms.game not in self._services.games]:
            await self._store.matchmaking.end([seek.id for seek in gone], "game")

    async def _start(self, group: Sequence[Seek]) -> bool:
        """Start their match, or end the waits of those who cannot play; False if neither could be
        done."""
        absent = [seek for seek in group if not await self._is_there(seek)]
        full = await self._matchmaking.find_full([seek.player for seek in group])
        busy = [seek for seek in group if seek.player in full and seek not in absent]
        if absent or busy:
            await self._store.matchmaking.delete([seek.id for seek in absent])
            await self._store.matchmaking.end([seek.id for seek in busy], "matches")
            return True
        try:
            table = await self._matchmaking.start(group)
        except (Refusal, Conflict) as error:
            _log.info("no match of %s yet: %s", group[0].terms.game, error)
            return False
        _log.info("match %d begins from the queue", table.match)
        return True

    async def _is_there(self, seek: Seek) -> bool:
        """Whether the bot can show a match where they wait, and they are in that server and see
        that channel. Where Discord does not say, they are."""
        guild = self._client.get_guild(seek.address.guild)
        channel = None if guild is None else guild.get_channel(seek.address.channel)
        if guild is None or channel is None:
            return False
        allowed, in_thread = channel.permissions_for(guild.me), seek.address.thread is not None
        if find_missing_permissions(allowed, channel, in_thread=in_thread):
            return False
        person = await self._matches.people.read_person(seek.player)
        try:
            member = await guild.fetch_member(person.user)
        except discord.NotFound:
            return False
        except FAILED as error:
            _log.info("whether person %d is there is not known: %s", seek.player, error)
            return True
        return channel.permissions_for(member).view_channel

    async def _find_ratings(self, seeks: Sequence[Seek]) -> dict[int, float]:
        if len(seeks) < 2:
            return {}
        ratings = await self._services.ratings.read_ratings()
        return {
            seek.id: ratings.rating_of(
                RatingKey(seek.terms.game, size_class(seek.terms.seats), seek.player)
            ).display_value
            for seek in seeks
        }

    async def _tell_ended(self) -> None:
        """Tell each why their wait has ended, where they joined; one that cannot be told is
        forgotten."""
        for seek in await self._store.matchmaking.find_ended():
            if not self._services.shards.may_begin(seek.address.guild):
                continue
            words = (await self._presentation_of(seek.address.guild)).words
            user = (await self._matches.people.read_person(seek.player)).user
            screen, place = render_end(seek, user, words), seek.address.destination
            try:
                await self._messenger.send(place, screen, None, f"s{seek.id}", [user])
            except FAILED as error:
                if code_of(error) not in CLOSED:
                    self._has_failed = True
                    continue
            await self._store.matchmaking.delete([seek.id])

    async def _list_waiting(self) -> list[Seek]:
        """Those in whose servers this process answers."""
        may_begin = self._services.shards.may_begin
        waiting = await self._store.matchmaking.find_waiting()
        return [seek for seek in waiting if may_begin(seek.address.guild)]
