"""What may be seen of matches, and by whom."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bot.matches.aggregate import Match
from bot.matches.people import People
from bot.matches.queries.history import build_history, collect_decisions, list_spans
from bot.matches.repository import LoadedMatch, MatchRepository
from bot.models.log import LogEvent
from bot.models.match import (
    Address,
    History,
    Inventory,
    PlayerView,
    SeatDecisions,
    SeatInfo,
    SessionPosition,
    Span,
    Stake,
    Status,
    Table,
)
from bot.models.match_head import MatchHead
from bot.models.people import Person
from bot.refusals import Refusal
from engine.contract import KeepsScore, PlaysSessions, Seat

ComputerNumbers = Callable[[Stake], Awaitable[Mapping[Seat, int]]]
ACTIVE = (Status.LOBBY, Status.RUNNING, Status.STUCK)
MAX_MATCHES = 100
"""More matches of one person than anybody chooses among."""


class MatchQueries:
    """Reads, and changes nothing."""

    def __init__(self, repository: MatchRepository, people: People) -> None:
        self._repository = repository
        self._people = people
        self.computer_numbers: ComputerNumbers = _no_computer_numbers
        """Which computer players of a league sit where, for what hangs on a match."""

    async def read_table(self, match: int) -> Table:
        """Raises `Refusal("no-such-match")`."""
        return await self.build_table(await self._repository.load_head(match))

    async def build_table(self, head: MatchHead) -> Table:
        """The table of a head."""
        players = {seat.player for seat in head.seats if seat.player is not None}
        players |= {player for player in head.seating.reservations if player}
        players |= set(_list_expected(head))
        table = table_of(head, await self._people.read_people(players))
        if table.stake.fixture is not None:
            table = number_computers(table, await self.computer_numbers(table.stake))
        game: object = self._repository.games.get(head.game)
        if head.session is None or not isinstance(game, PlaysSessions):
            return table
        first = head.session.first or head.match
        return replace(
            table, session=SessionPosition(first, head.session.number, game.session_matches)
        )

    async def require_visible_table(
        self, match: int, guild: int | None, player: int | None
    ) -> Table:
        """The match where it may be spoken of: in its own server, or anywhere by one who sits at
        it; to anybody else there is no such match. `guild` None is a DM.
        """
        head = await self._repository.load_head(match)
        if head.address.guild != guild and not _has_seat(head, player):
            raise Refusal("no-such-match")
        return await self.build_table(head)

    async def read_player_view(self, match: int, player: int | None) -> PlayerView:
        """What a person may see; spectators, resigned players and None get the public view."""
        loaded = await self._repository.load(match)
        table = await self.build_table(loaded.head)
        info = table.seat_of(player) if player is not None else None
        seat = info.seat if info is not None and not info.resigned else None
        if loaded.match is None:
            return PlayerView(table, seat, None, None)
        view = loaded.match.game.observe(loaded.match.state, seat)
        return PlayerView(table, seat, _find_decision(loaded, seat), view)

    async def list_turns(self, player: int) -> tuple[Table, ...]:
        """Every match that waits for the player, in all servers, the longest waiting first."""
        return await self._read_tables(
            await self._repository.store.matches.find_waiting_for(player)
        )

    async def list_in_server(
        self, guild: int, statuses: Collection[Status] = ACTIVE, limit: int = 25
    ) -> tuple[Table, ...]:
        return await self._read_tables(
            await self._repository.store.matches.find_by_server(guild, statuses, limit)
        )

    async def find_candidates(
        self,
        address: Address | None,
        player: int,
        finished: bool = False,
        games: Collection[str] | None = None,
    ) -> tuple[Table, ...]:
        """The matches that a command typed here may mean; one: that one, several: ask.

        The match of this thread; else those in this channel that wait for the player; else the
        player's in this channel; else the same two in the whole server. `address` None is a DM:
        all servers. Running ones; with `finished` also, where there are none, finished ones,
        newest first; only those of `games`, where these are named.
        """
        store = self._repository.store.matches
        if address is not None and address.thread is not None:
            match = await store.find_by_thread(address.thread)
            if match is not None:
                tables = await self._read_tables([match])
                return tuple(table for table in tables if games is None or table.game in games)
        running = await self._list_heads(player, Status.RUNNING, games)
        found = find_nearest(running, address, player)
        if not found and finished:
            found = find_nearest(
                await self._list_heads(player, Status.FINISHED, games), address, player
            )
        return tuple([await self.build_table(head) for head in found])

    async def _list_heads(
        self, player: int, status: Status, games: Collection[str] | None
    ) -> list[MatchHead]:
        """A person's matches of some games, the newest first."""
        matches = await self._repository.store.matches.find_by_player(
            player, (status,), MAX_MATCHES
        )
        heads = await self._read_heads(matches)
        return [head for head in heads if games is None or head.game in games]

    async def read_history(self, match: int) -> History:
        """A match from its first action to its newest, for its record; while it runs only what is
        public. Raises `Refusal`."""
        loaded = await self._repository.load(match)
        table = await self.build_table(loaded.head)
        if loaded.head.seq == 0:
            raise Refusal("not-begun")
        if loaded.match is None:
            raise Refusal("stuck")
        return await asyncio.to_thread(
            build_history, loaded.match, table, await self._read_names(loaded.match)
        )

    async def list_spans(self, match: int) -> tuple[Span, ...]:
        loaded = await self._repository.load(match)
        return (
            ()
            if loaded.match is None
            else list_spans(loaded.match, await self._read_names(loaded.match))
        )

    async def _read_names(self, match: Match) -> dict[int, str]:
        """The names of all who have acted."""
        actors = {one.actor for one in match.actions if one.actor is not None}
        people = await self._people.read_people(actors)
        return {player: person.name for player, person in people.items()}

    async def read_decisions(self, match: int, seat: Seat) -> SeatDecisions:
        """A finished match as one seat saw it. Raises `Refusal`."""
        loaded = await self._repository.load(match)
        if loaded.head.status is not Status.FINISHED or loaded.match is None:
            raise Refusal("not-finished")
        if not 0 <= seat < len(loaded.head.seats):
            raise Refusal("no-such-match")
        table = await self.build_table(loaded.head)
        return await asyncio.to_thread(collect_decisions, loaded.match, table, seat)

    async def list_events(self, match: int, since_seq: int = 0) -> tuple[LogEvent, ...]:
        """What happened after a row of the log."""
        loaded = await self._repository.load(match)
        if loaded.match is None:
            return ()
        return tuple(
            log_event for log_event in loaded.match.log_events if log_event.seq > since_seq
        )

    async def list_inventories(self, guild: int) -> tuple[Inventory, ...]:
        """What a server keeps for its matches."""
        return await self._repository.store.inventory.find_by_server(guild)

    async def read_points(self, match: int) -> tuple[int, ...] | None:
        """Every seat's points as they stand, where the match's game tells them."""
        loaded = await self._repository.load(match)
        game: object = self._repository.games[loaded.head.game]
        if loaded.match is None or not isinstance(game, KeepsScore):
            return None
        return game.points(loaded.match.state)

    async def _read_heads(self, matches: Sequence[int]) -> list[MatchHead]:
        return [await self._repository.load_head(match) for match in matches]

    async def _read_tables(self, matches: Sequence[int]) -> tuple[Table, ...]:
        return tuple([await self.read_table(match) for match in matches])


def find_nearest(
    heads: Sequence[MatchHead], address: Address | None, player: int
) -> list[MatchHead]:
    """The person's matches a word typed at an address may mean: those here before those in the
    server, and in each those that wait for the person first; given up ones only if over."""
    mine = [h for h in heads if h.status is Status.FINISHED or _has_seat(h, player, staying=True)]
    if address is None:
        circles = [mine]
    else:
        here = [h for h in mine if h.address.guild == address.guild]
        circles = [[h for h in here if address.destination in _channels_of(h.address)], here]
    for circle in circles:
        waiting = [head for head in circle if _has_open_decision(head, player)]
        if waiting or circle:
            return waiting or circle
    return []


def number_computers(table: Table, letters: Mapping[Seat, int]) -> Table:
    """The table with those computer players called as their league calls them."""
    seats = (
        replace(one, computer_number=letters.get(one.seat, 0) if one.player is None else 0)
        for one in table.seats
    )
    return replace(table, seats=tuple(seats))


async def _no_computer_numbers(_: Stake) -> Mapping[Seat, int]:
    return {}


def table_of(head: MatchHead, people: dict[int, Person]) -> Table:
    """The public table; `people` are those who sit at it or are expected."""
    seats = []
    for seat, row in enumerate(head.seats):
        person = people.get(row.player) if row.player is not None else None
        user, name = (person.user or None, person.name) if person else (None, "")
        info = SeatInfo(
            seat, row.player, user, name, row.computer, row.resigned, row.decision,
            row.since, row.due, row.bank, row.strikes, _find_reserved_name(head, seat, people),
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
        ranks=head.ranks,
        claimed=head.claimed,
        stake=head.stake,
        clock=head.clock,
        paused=head.frozen if head.paused is None else head.paused,
        paused_by_vote=head.paused_by_vote,
        offers=head.seating.offers,
        vote=head.seating.vote,
        expected=tuple(people[one].name for one in _list_expected(head) if one in people),
    )


def _list_expected(head: MatchHead) -> list[int]:
    """Whom a lobby has asked and no seat says of; nobody once it is over."""
    if head.status is not Status.LOBBY:
        return []
    here = {*(row.player for row in head.seats), *head.seating.reservations}
    return [player for player in head.invited if player not in here]


def _find_reserved_name(head: MatchHead, seat: int, people: dict[int, Person]) -> str:
    """The name of the person whom a lobby keeps an empty seat for."""
    kept = people.get(head.seating.reservations[seat]) if head.seating.reservations else None
    empty = head.seats[seat].player is None and head.seats[seat].computer is None
    return kept.name if kept is not None and empty else ""


def _find_decision(loaded: LoadedMatch, seat: int | None) -> int | None:
    match = loaded.match
    if match is None or seat is None or match.status is not Status.RUNNING:
        return None
    return match.decisions[seat]


def _has_seat(head: MatchHead, player: int | None, *, staying: bool = False) -> bool:
    return player is not None and any(
        seat.player == player and not (staying and seat.resigned) for seat in head.seats
    )


def _has_open_decision(head: MatchHead, player: int) -> bool:
    return any(
        seat.player == player and seat.computer is None and seat.decision is not None
        for seat in head.seats
    )


def _channels_of(address: Address) -> tuple[int | None, ...]:
    return address.channel, address.thread


_ADJECTIVES = """
Amber Ancient Autumn Azure Bold Brave Bright Bronze Calm Cedar Clever Cloudy Copper Crimson
Crystal Curious Dappled Distant Dusky Early Eastern Elder Emerald Fabled Faraway Fearless
Gentle Gilded Golden Hidden Hollow Honey Humble Idle Indigo Ivory Jade Jolly Keen Kindly
Lively Lofty Lucky Marble Merry Mighty Misty Mossy Noble Northern Olive Patient Pearly
Proud Quiet Rosy Rustic Silver Sleepy Sunny Velvet Wandering Western Winter
"""
_NOUNS = """
Acorn Anchor Anvil Arrow Badger Banner Barley Beacon Bramble Brook Candle Canyon Cavern
Cherry Clover Comet Compass Coral Cove Crane Crown Dawn Delta Drum Ember Falcon Fern
Feather Fjord Forge Fountain Garden Geyser Glade Grove Harbour Harvest Hazel Heron Hill
Island Juniper Kettle Lagoon Lantern Lark Maple Meadow Mill Orchard Otter Pebble Pine
Quarry Raven Reed River Rowan Sail Spring Thistle Valley Willow Zephyr
"""
_FIRST, _SECOND = _ADJECTIVES.split(), _NOUNS.split()

_STEP, _SHIFT = 2531, 977


def match_name(match: int) -> str:
    """The name of a match; the same again only after 4,096 others."""
    place = (match * _STEP + _SHIFT) % (len(_FIRST) * len(_SECOND))
    return f"{_FIRST[place // len(_SECOND)]} {_SECOND[place % len(_SECOND)]}"
