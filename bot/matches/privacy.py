"""What the house keeps of a person: shown to them, and forgotten when they wish."""

from __future__ import annotations

import json
import logging
from typing import Final

from bot.eventlog.repository import run_to_end
from bot.matches.lobby import decide_departure
from bot.matches.log_entries import ComputerTookOver
from bot.matches.people import People
from bot.matches.play.moves import append_entry
from bot.matches.play.seats import offer_seat
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.models.match import Status
from bot.storage.interface import StoreError

ACTIVE: Final = (Status.LOBBY, Status.RUNNING, Status.STUCK)
NO_LIMIT: Final = 1_000_000
_log = logging.getLogger(__name__)


class Privacy:
    """Export and forgetting. Nobody but the person asks for either."""

    def __init__(self, repository: MatchRepository, people: People) -> None:
        self._repository = repository
        self._people = people
        self._store = repository.store.privacy

    async def export(self, player: int) -> str:
        """Everything that is kept of a person, as JSON text, by table."""
        found = await self._store.export_person(player)
        return json.dumps(found, ensure_ascii=False, indent=1)

    async def forget(self, player: int) -> int:
        """Empty their row, then free their seats: lobbies are left, and in running matches a
        computer player goes on until somebody takes the seat. The number of matches they left.
        What a kill leaves undone is done by `resume`."""
        return await run_to_end(self._forget(player))

    async def free_forgotten_seats(self) -> None:
        """Free the seats that forgotten people still hold."""
        for player in await self._store.find_still_seated():
            await self._free_seats(player)

    async def wipe(self) -> bool:
        """Have nothing left of forgotten people in the file itself; whether there was any."""
        return await self._store.wipe()

    async def _forget(self, player: int) -> int:
        await self._store.forget(player, self._repository.at())
        self._people.forget(player)
        return await self._free_seats(player)

    async def _free_seats(self, player: int) -> int:
        matches = await self._repository.store.matches.find_by_player(player, ACTIVE, NO_LIMIT)
        done = 0
        for match in matches:
            try:
                await self._repository.change(
                    match, decide_forgetting(player, self._repository.at())
                )
                done += 1
            except StoreError:
                _log.exception("match %d still has a seat of somebody who was forgotten", match)
        if done == len(matches):
            await self._store.mark_seats_freed(player)
        return done


def decide_forgetting(player: int, at: int) -> Decider:
    """The person leaves a lobby, or a computer player goes on for them and the seat is offered."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        if loaded.head.status is Status.LOBBY:
            return decide_departure(player, at)(loaded)
        match = loaded.match
        seat = None if match is None else match.seat_of(player)
        if match is None or seat is None or loaded.head.status is not Status.RUNNING:
            return None
        holder = match.holders[seat]
        if holder.computer is not None:
            return None
        level = match.game.computers[-1]
        return offer_seat(
            append_entry(loaded, match, seat, ComputerTookOver(level=level), player, at), seat
        )

    return plan
