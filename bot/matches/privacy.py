"""What the house keeps of a person: shown to them, and forgotten when they wish."""

from __future__ import annotations

import json
import logging
from typing import Final

from bot.matches.desk import Desk, File, Plan, Planner, whole
from bot.matches.entries import Computer
from bot.matches.lobby import left
from bot.matches.people import People
from bot.matches.play import logged
from bot.matches.seating import offering
from bot.storage.store import StoreError
from bot.tables import Status

ACTIVE: Final = (Status.LOBBY, Status.RUNNING, Status.STUCK)
ALL: Final = 1_000_000
_log = logging.getLogger(__name__)


class Privacy:
    """Export and forgetting. Nobody but the person asks for either."""

    def __init__(self, desk: Desk, people: People) -> None:
        self._desk = desk
        self._people = people
        self._store = desk.store.privacy

    async def export(self, player: int) -> str:
        """Everything that is kept of a person, as JSON text, by table."""
        found = await self._store.of_person(player)
        return json.dumps(found, ensure_ascii=False, indent=1)

    async def forget(self, player: int) -> int:
        """Empty their row, then free their seats: lobbies are left, and in running matches a
        computer player goes on until somebody takes the seat. The number of matches they left.
        What a kill leaves undone is done by `resume`."""
        return await whole(self._forget(player))

    async def resume(self) -> None:
        """Free the seats that forgotten people still hold."""
        for player in await self._store.still_seated():
            await self._free(player)

    async def wipe(self) -> bool:
        """Have nothing left of forgotten people in the file itself; whether there was any."""
        return await self._store.wipe()

    async def _forget(self, player: int) -> int:
        await self._store.forget(player, self._desk.at())
        self._people.forget(player)
        return await self._free(player)

    async def _free(self, player: int) -> int:
        matches = await self._desk.store.matches.of_player(player, ACTIVE, ALL)
        done = 0
        for match in matches:
            try:
                await self._desk.change(match, given_away(player, self._desk.at()))
                done += 1
            except StoreError:
                _log.exception("match %d still has a seat of somebody who was forgotten", match)
        if done == len(matches):
            await self._store.freed(player)
        return done


def given_away(player: int, at: int) -> Planner:
    """The person leaves a lobby, or a computer player goes on for them and the seat is offered."""

    def plan(file: File) -> Plan | None:
        if file.head.status is Status.LOBBY:
            return left(player, at)(file)
        match = file.match
        seat = None if match is None else match.seat_of(player)
        if match is None or seat is None or file.head.status is not Status.RUNNING:
            return None
        chair = match.chairs[seat]
        if chair.computer is not None:
            return None
        level = match.game.computers[-1]
        return offering(logged(file, match, seat, Computer(level=level), player, at), seat)

    return plan
