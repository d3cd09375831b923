"""What may be seen of matches, and by whom."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bot.matches.desk import Desk, File
from bot.matches.fold import Match
from bot.matches.names import match_name
from bot.matches.people import People
from bot.matches.refusals import Refusal
from bot.matches.stories import decisions, spans, story
from bot.matches.values import Deed, Person, Sight
from bot.storage.rows import ConsentRow, MatchRow
from bot.tables import (
    Address,
    Consent,
    Decided,
    Linked,
    SeatInfo,
    Span,
    Stake,
    Status,
    Story,
    Table,
)
from engine.contract import PlaysSessions, Seat

Lettering = Callable[[Stake], Awaitable[Mapping[Seat, int]]]
MANY = 100
"""More matches of one person than anybody chooses among."""


class Looks:
    """Reads, and changes nothing."""

    def __init__(self, desk: Desk, people: People) -> None:
        self._desk = desk
        self._people = people
        self.lettering: Lettering = _no_letters
        """Which computer players of a league sit where, for what hangs on a match."""

    async def table(self, match: int) -> Table:
        return await self.show(await self._desk.head(match))

    async def show(self, head: MatchRow) -> Table:
        """The table of a head."""
        players = {seat.player for seat in head.seats if seat.player is not None}
        players |= {player for player in head.seating.kept if player}
        players |= set(_expected(head))
        table = table_of(head, await self._people.people(players))
        if table.stake.fixture is not None:
            table = lettered(table, await self.lettering(table.stake))
        game: object = self._desk.games.get(head.game)
        if head.session is None or not isinstance(game, PlaysSessions):
            return table
        first = head.session.first or head.match
        return replace(table, session=Linked(first, head.session.number, game.session_matches))

    async def reach(self, match: int, guild: int | None, player: int | None) -> Table:
        head = await self._desk.head(match)
        if head.address.guild != guild and not _sits(head, player):
            raise Refusal("no-such-match", match=match)
        return await self.show(head)

    async def sight(self, match: int, player: int | None) -> Sight:
        file = await self._desk.file(match)
        table = await self.show(file.head)
        info = table.seat_of(player) if player is not None else None
        seat = info.seat if info is not None and not info.resigned else None
        if file.match is None:
            return Sight(table, seat, None, None)
        view = file.match.game.observe(file.match.state, seat)
        return Sight(table, seat, _decision(file, seat), view)

    async def turns(self, player: int) -> tuple[Table, ...]:
        return await self._tables(await self._desk.store.matches.waiting_for(player))

    async def in_server(
        self, guild: int, statuses: Collection[Status], limit: int
    ) -> tuple[Table, ...]:
        return await self._tables(await self._desk.store.matches.in_server(guild, statuses, limit))

    async def candidates(
        self,
        address: Address | None,
        player: int,
        finished: bool,
        games: Collection[str] | None,
    ) -> tuple[Table, ...]:
        store = self._desk.store.matches
        if address is not None and address.thread is not None:
            match = await store.in_thread(address.thread)
            if match is not None:
                tables = await self._tables([match])
                return tuple(table for table in tables if games is None or table.game in games)
        running = await self._of(player, Status.RUNNING, games)
        found = nearest(running, address, player)
        if not found and finished:
            found = nearest(await self._of(player, Status.FINISHED, games), address, player)
        return tuple([await self.show(head) for head in found])

    async def _of(
        self, player: int, status: Status, games: Collection[str] | None
    ) -> list[MatchRow]:
        """A person's matches of some games, the newest first."""
        matches = await self._desk.store.matches.of_player(player, (status,), MANY)
        heads = await self._heads(matches)
        return [head for head in heads if games is None or head.game in games]

    async def story(self, match: int) -> Story:
        file = await self._desk.file(match)
        table = await self.show(file.head)
        if file.head.seq == 0:
            raise Refusal("not-begun")
        if file.match is None:
            raise Refusal("stuck")
        return await asyncio.to_thread(story, file.match, table, await self._names(file.match))

    async def spans(self, match: int) -> tuple[Span, ...]:
        file = await self._desk.file(match)
        return () if file.match is None else spans(file.match, await self._names(file.match))

    async def _names(self, match: Match) -> dict[int, str]:
        """The names of all who have acted."""
        actors = {one.actor for one in match.played if one.actor is not None}
        people = await self._people.people(actors)
        return {player: person.name for player, person in people.items()}

    async def decisions(self, match: int, seat: Seat) -> Decided:
        file = await self._desk.file(match)
        if file.head.status is not Status.FINISHED or file.match is None:
            raise Refusal("not-finished")
        if not 0 <= seat < len(file.head.seats):
            raise Refusal("no-such-match", match=match)
        table = await self.show(file.head)
        return await asyncio.to_thread(decisions, file.match, table, seat)

    async def deeds(self, match: int, since_seq: int) -> tuple[Deed, ...]:
        file = await self._desk.file(match)
        if file.match is None:
            return ()
        return tuple(deed for deed in file.match.deeds if deed.seq > since_seq)

    async def _heads(self, matches: Sequence[int]) -> list[MatchRow]:
        return [await self._desk.head(match) for match in matches]

    async def _tables(self, matches: Sequence[int]) -> tuple[Table, ...]:
        return tuple([await self.table(match) for match in matches])


def nearest(heads: Sequence[MatchRow], address: Address | None, player: int) -> list[MatchRow]:
    """The person's matches a word typed at an address may mean: those here before those in the
    server, and in each those that wait for the person first; given up ones only if over."""
    mine = [h for h in heads if h.status is Status.FINISHED or _sits(h, player, staying=True)]
    if address is None:
        circles = [mine]
    else:
        here = [h for h in mine if h.address.guild == address.guild]
        circles = [[h for h in here if address.place in _places(h.address)], here]
    for circle in circles:
        waiting = [head for head in circle if _waits(head, player)]
        if waiting or circle:
            return waiting or circle
    return []


def lettered(table: Table, letters: Mapping[Seat, int]) -> Table:
    """The table with those computer players called as their league calls them."""
    seats = (
        replace(one, letter=letters.get(one.seat, 0) if one.player is None else 0)
        for one in table.seats
    )
    return replace(table, seats=tuple(seats))


async def _no_letters(_: Stake) -> Mapping[Seat, int]:
    return {}


def table_of(head: MatchRow, people: dict[int, Person]) -> Table:
    """The public table; `people` are those who sit at it or are expected."""
    seats = []
    for seat, row in enumerate(head.seats):
        person = people.get(row.player) if row.player is not None else None
        user, name = (person.user or None, person.name) if person else (None, "")
        info = SeatInfo(
            seat, row.player, user, name, row.computer, row.resigned, row.decision,
            row.since, row.due, row.bank, row.strikes, _kept_for(head, seat, people),
        )  # fmt: skip
        seats.append(info)
    return Table(
        match=head.match,
        name=match_name(head.match),
        game=head.game,
        status=head.status,
        options=dict(head.options),
        seats=tuple(seats),
        host=head.host,
        invited=head.invited,
        open_to_all=head.open_to_all,
        start_when_full=head.start_when_full,
        address=head.address,
        seq=head.seq,
        seed_hash=head.seed_hash,
        seed=head.seed,
        created=head.created,
        started=head.started,
        finished=head.finished,
        places=head.places,
        claimed=head.claimed,
        stake=head.stake,
        clock=head.clock,
        paused=head.frozen if head.paused is None else head.paused,
        by_consent=head.by_consent,
        offers=head.seating.offers,
        consent=_consent(head.seating.consent),
        expected=tuple(people[one].name for one in _expected(head) if one in people),
    )


def _consent(row: ConsentRow | None) -> Consent | None:
    if row is None:
        return None
    return Consent(row.number, row.what, row.target, row.player, row.agreed)


def _expected(head: MatchRow) -> list[int]:
    """Whom a lobby has asked and no seat says of; nobody once it is over."""
    if head.status is not Status.LOBBY:
        return []
    here = {*(row.player for row in head.seats), *head.seating.kept}
    return [player for player in head.invited if player not in here]


def _kept_for(head: MatchRow, seat: int, people: dict[int, Person]) -> str:
    """The name of the person whom a lobby keeps an empty seat for."""
    kept = people.get(head.seating.kept[seat]) if head.seating.kept else None
    empty = head.seats[seat].player is None and head.seats[seat].computer is None
    return kept.name if kept is not None and empty else ""


def _decision(file: File, seat: int | None) -> int | None:
    match = file.match
    if match is None or seat is None or match.status is not Status.RUNNING:
        return None
    return match.asked[seat]


def _sits(head: MatchRow, player: int | None, *, staying: bool = False) -> bool:
    return player is not None and any(
        seat.player == player and not (staying and seat.resigned) for seat in head.seats
    )


def _waits(head: MatchRow, player: int) -> bool:
    return any(
        seat.player == player and seat.computer is None and seat.decision is not None
        for seat in head.seats
    )


def _places(address: Address) -> tuple[int | None, ...]:
    return address.channel, address.thread
