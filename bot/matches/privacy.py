"""Export and deletion of a person's data."""

import asyncio
import json
from typing import Final

from bot.eventlog.repository import run_to_end
from bot.matches.lobby import decide_departure
from bot.matches.log_entries import ComputerTookOver
from bot.matches.people import People
from bot.matches.play.moves import append_entry
from bot.matches.play.seats import offer_seat
from bot.matches.queries.views import ACTIVE
from bot.matches.repository import LoadedMatch, MatchPart, MatchRepository, Transition
from bot.models.commit import NewMessage
from bot.models.match import Status
from engine.contract import quick_computers

NO_LIMIT: Final = 1_000_000


class Privacy(MatchPart):
    """Only for requests of the person themselves."""

    def __init__(self, repository: MatchRepository, people: People) -> None:
        super().__init__(repository)
        self._people = people
        self._exports: dict[int, asyncio.Task[str]] = {}
        self._exporting = asyncio.Lock()

    async def export(self, player: int) -> str:
        """Everything that is stored about a person, as JSON text, by table. One is made at a time;
        whoever asks again meanwhile gets the same."""
        if (export := self._exports.get(player)) is None:
            export = self._exports[player] = asyncio.create_task(self._export(player))
            export.add_done_callback(lambda _: self._exports.pop(player))
        return await asyncio.shield(export)

    async def _export(self, player: int) -> str:
        async with self._exporting:
            tables = await self._store.privacy.export_person(player)
            return await asyncio.to_thread(json.dumps, tables, ensure_ascii=False, indent=1)

    async def forget(self, player: int) -> int:
        """Delete a person's data, then free their seats: they leave lobbies, and in running matches
        a computer plays on and the seat is offered. Returns the number of matches they left. After
        a crash `free_forgotten_seats` does the rest."""
        return await run_to_end(self._forget(player))

    async def free_forgotten_seats(self) -> None:
        for player in await self._store.privacy.find_still_seated():
            await self._free_seats(player)

    async def wipe(self) -> bool:
        """Wipe deleted data from the database file itself; whether there was any."""
        return await self._store.privacy.wipe()

    async def _forget(self, player: int) -> int:
        await self._store.privacy.forget(player, self._repository.at())
        self._people.forget(player)
        return await self._free_seats(player)

    async def _free_seats(self, player: int) -> int:
        """The number of matches they have left. Those that are stuck have to wait until they go on,
        and are freed at that start."""
        matches = await self._store.matches.find_by_player(player, ACTIVE, NO_LIMIT)
        left = await self._repository.change_each(matches, decide_forgetting, player)
        done = sum(loaded.head.status is not Status.STUCK for loaded in left)
        if done == len(matches):
            await self._store.privacy.mark_seats_freed(player)
        return done


def decide_forgetting(loaded: LoadedMatch, player: int) -> Transition | None:
    """The person leaves a lobby, or a computer plays on for them and the seat is offered."""
    if loaded.head.status is Status.LOBBY:
        return decide_departure(loaded, player)
    match = loaded.match
    seat = None if match is None else match.seat_of(player)
    if match is None or seat is None or loaded.head.status is not Status.RUNNING:
        return None
    if match.holders[seat].computer is not None:  # their name goes from the board
        return loaded.update().notify(NewMessage("edit"))
    body = ComputerTookOver(level=quick_computers(match.game)[-1])
    return offer_seat(append_entry(loaded, seat, body, player), seat)
