"""Queries of matches: tables, what each person may see, histories, and which match is meant."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, TypeAlias

from bot.matches.aggregate import Match
from bot.matches.clock.deadlines import HoursByPlayer, hours_of
from bot.matches.people import People
from bot.matches.play.sealed import has_kept_answer, see_own_answer
from bot.matches.queries.history import build_history, list_spans
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.log import LogEvent
from bot.models.match import (
    Address,
    AnyGame,
    History,
    Inventory,
    PlayerView,
    PublicHead,
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
from engine.contract import PlaysSessions, Seat, UsesInventory, offers, seconds_to_think

ComputerNumbers = Callable[[Stake], Awaitable[Mapping[Seat, int]]]
Suits: TypeAlias = Callable[[int], Awaitable[bool]]  # gets a match
ACTIVE = (Status.LOBBY, Status.RUNNING, Status.STUCK)
MAX_MATCHES = 100  # the most matches of one person that are listed


class MatchQueries(MatchPart):
    def __init__(self, repository: MatchRepository, people: People) -> None:
        super().__init__(repository)
        self._people = people
        self._secret_options = {
            key: frozenset(spec.key for spec in game.options if spec.secret)
            for key, game in repository.games.items()
        }
        self.computer_numbers: ComputerNumbers = _no_computer_numbers
        """The numbers of a league's computers by seat; set by the leagues."""

    async def read_table(self, match: int, reader: int | None = None) -> Table:
        """The match as anyone may see it, or as a reader may to whom alone it is shown. Raises
        `Refusal("no-such-match")`."""
        return await self.build_table(await self._repository.load_head(match), reader)

    async def read_state(self, match: int) -> Any:
        """The game's state of a running match, hidden parts too: for simulations, never shown."""
        return (await self._repository.load(match)).require_match().state

    async def build_table(self, head: MatchHead, reader: int | None = None) -> Table:
        if _seems_to_go_on(head, reader):
            head = go_on_quietly(head, await self._repository.hours_cache.read_hours(head))
        players = {seat.player for seat in head.seats if seat.player is not None}
        players.update(filter(None, head.seating.reservations), _list_expected(head))
        game = self._repository.games.get(head.game)
        known = await self._people.read_people(players)
        table = table_of(self._hide_secret_options(head), known, game)
        if table.stake.fixture is not None:
            table = number_computers(table, await self.computer_numbers(table.stake))
        if head.session is None or not offers(game, PlaysSessions):
            return table
        first, number = head.session.first or head.match, head.session.number
        return replace(table, session=SessionPosition(first, number, game.session_matches))

    def _hide_secret_options(self, head: MatchHead) -> MatchHead:
        secret = self._secret_options.get(head.game, frozenset())
        if secret.isdisjoint(head.options):
            return head
        shown = {key: value for key, value in head.options.items() if key not in secret}
        return replace(head, options=shown)

    async def require_visible_table(
        self, match: int, guild: int | None, player: int | None
    ) -> Table:
        """The match if it may be shown: in its own server and those of its mirrors, or anywhere to
        its players; else raises `Refusal("no-such-match")`. `guild` None is a DM."""
        head = await self._repository.load_head(match)
        if not head.is_shown_in(guild) and not _has_seat(head, player):
            raise Refusal("no-such-match")
        return await self.build_table(head)

    async def read_player_view(self, match: int, player: int | None) -> PlayerView:
        """What a person may see; spectators, resigned players and None: the public view."""
        loaded = await self._repository.load(match)
        table = await self.build_table(loaded.head, player)
        info = table.seat_of(player) if player is not None else None
        seat = info.seat if info is not None and not info.resigned else None
        if loaded.match is None:
            return PlayerView(table, seat, None, None)
        if seat is None:
            return PlayerView(table, seat, None, loaded.match.observe(None))
        view = see_own_answer(loaded, seat).observe(seat)
        table = show_own_answer(table, loaded.head, player)
        is_running = loaded.match.status is Status.RUNNING
        return PlayerView(table, seat, loaded.match.decisions[seat] if is_running else None, view)

    async def has_secret_answer(self, match: int, player: int) -> bool:
        """Whether a player has answered what others still have to, and can take it back."""
        loaded = await self._repository.load(match)
        seats = (n for n, row in enumerate(loaded.head.seats) if row.player == player)
        seat, running = next(seats, None), loaded.match
        if seat is None or running is None:
            return False
        if has_kept_answer(loaded, seat):
            return True
        game, state = running.game, running.state
        return seat not in game.to_act(state) and any(True for _ in game.legal_actions(state, seat))

    async def count_running(self, player: int) -> int:
        running = (Status.RUNNING, Status.STUCK)
        return len(await self._store.matches.find_by_player(player, running, MAX_MATCHES))

    async def list_turns(self, player: int) -> tuple[Table, ...]:
        """Every match that waits for the player, in all servers, the longest waiting first."""
        matches = await self._store.matches.find_waiting_for(player)
        heads = await self._repository.for_each(matches, self._repository.load_head)
        waiting = [head for head in heads if _has_open_decision(head, player)]
        return tuple([await self.build_table(head, player) for head in waiting])

    async def list_in_server(
        self, guild: int, statuses: Collection[Status] = ACTIVE, limit: int = 25
    ) -> tuple[Table, ...]:
        """The matches of a server, and those of others that are shown there."""
        store = self._store.matches
        own = await store.find_by_server(guild, statuses, limit)
        mirrored = await store.find_by_server(guild, statuses, limit, mirrored=True)
        numbers = sorted({*own, *mirrored}, reverse=True)[:limit]
        return tuple(table.seen_from(guild) for table in await self._read_tables(numbers))

    async def find_candidates(
        self,
        address: Address | None,
        player: int,
        finished: bool = False,
        games: Collection[str] | None = None,
        suits: Suits | None = None,
    ) -> tuple[Table, ...]:
        """The matches that a command typed at an address may mean.

        The match of this thread; else those in this channel that wait for the player; else the
        player's in this channel; else the same two in the whole server. `address` None is a DM: all
        servers. Running ones or, with `finished`, if there are none, finished ones, newest first;
        of `games` only, if given. With `suits`, those that it accepts instead of those that
        wait; the newest if it accepts none."""
        store = self._store.matches
        if address is not None and address.thread is not None:
            match = await store.find_by_thread(address.thread)
            if match is not None:
                tables = await self._read_tables([match])
                return tuple(table for table in tables if games is None or table.game in games)
        heads = await self._list_heads(player, Status.RUNNING, games)
        nearest = find_nearest(heads, address, player)
        if not nearest and finished:
            heads = await self._list_heads(player, Status.FINISHED, games)
            nearest = find_nearest(heads, address, player)
        if suits is not None:
            meant = [one for one in nearest if await suits(one.match)] or nearest[:1]
        else:
            meant = [one for one in nearest if _has_open_decision(one, player)] or nearest
        return tuple([await self.build_table(head) for head in meant])

    async def find_newest(self, player: int, statuses: Collection[Status]) -> Table | None:
        found = await self._store.matches.find_by_player(player, statuses, 1)
        tables = await self._read_tables(found)
        return tables[0] if tables else None

    async def _list_heads(
        self, player: int, status: Status, games: Collection[str] | None
    ) -> list[MatchHead]:
        """A person's matches of some games, newest first."""
        matches = await self._store.matches.find_by_player(player, (status,), MAX_MATCHES)
        heads = await self._repository.for_each(matches, self._repository.load_head)
        return [head for head in heads if games is None or head.game in games]

    async def read_history(self, match: int) -> History:
        """A match from its first action to its newest; only what is public while it runs. Raises
        `Refusal`."""
        loaded = await self._repository.load(match)
        folded = self._repository.require_history(loaded)
        table, names = await self.build_table(loaded.head), await self._read_names(folded)
        return await asyncio.to_thread(build_history, folded, table, names)

    async def list_spans(self, match: int) -> tuple[Span, ...]:
        """Who has played which actions of each seat, by seat."""
        loaded = (await self._repository.load(match)).match
        return () if loaded is None else list_spans(loaded, await self._read_names(loaded))

    async def _read_names(self, match: Match) -> dict[int, str]:
        actors = {played.actor for played in match.actions if played.actor is not None}
        people = await self._people.read_people(actors)
        return {player: person.name for player, person in people.items()}

    async def list_events(self, match: int, since_seq: int = 0) -> tuple[LogEvent, ...]:
        loaded = (await self._repository.load(match)).match
        events = () if loaded is None else loaded.log_events
        return tuple(event for event in events if event.seq > since_seq)

    async def list_inventories(self, guild: int) -> tuple[Inventory, ...]:
        """What the server has, without stocks (see `BoxService`)."""
        games: Mapping[str, object] = self._repository.games
        stocks = {key: game.stocks for key, game in games.items() if offers(game, UsesInventory)}
        inventories = await self._store.inventory.find_by_server(guild)
        return tuple(
            inventory
            for inventory in inventories
            if inventory.key not in stocks.get(inventory.game, ())
        )

    async def _read_tables(self, matches: Sequence[int]) -> tuple[Table, ...]:
        return await self._repository.for_each(matches, self.read_table)


def find_nearest(
    heads: Sequence[MatchHead], address: Address | None, player: int
) -> list[MatchHead]:
    """The person's matches nearest to an address: those in its channel, else in its server.
    Resigned ones only if over."""
    own = [h for h in heads if h.status is Status.FINISHED or _has_seat(h, player, staying=True)]
    if address is None:
        groups = [own]
    else:
        in_server = [h for h in own if h.is_shown_in(address.guild)]
        in_channel = [h for h in in_server if h.is_shown_at(address.destination)]
        groups = [in_channel, in_server]
    return next(filter(None, groups), [])


def number_computers(table: Table, numbers: Mapping[Seat, int]) -> Table:
    seats = (
        replace(seat, computer_number=numbers.get(seat.seat, 0) if seat.player is None else 0)
        for seat in table.seats
    )
    return replace(table, seats=tuple(seats))


async def _no_computer_numbers(_: Stake) -> Mapping[Seat, int]:
    return {}


def _seems_to_go_on(head: MatchHead, reader: int | None) -> bool:
    """Whether a question is open that only orders ask, of which the reader may not know: neither
    asked themselves nor waiting for the answer. Orders may have answered for them."""
    actor = head.seating.quiet_actor
    if actor is None or head.status is not Status.RUNNING:
        return False
    return reader is None or not any(
        seat == actor or row.is_undecided or (row.sealed is not None and row.sealed.by is None)
        for seat, row in enumerate(head.seats)
        if row.player == reader
    )


def go_on_quietly(head: MatchHead, playing_hours: HoursByPlayer) -> MatchHead:
    """The head as if all had passed at once when the question was opened that only orders ask, and
    whoever acts had been asked for their next action."""
    actor, asked = head.seating.quiet_actor, [row for row in head.seats if row.decision is not None]
    assert actor is not None
    since = min((row.since for row in asked if row.since is not None), default=None)
    rows = [
        replace(row, decision=None, since=None, due=None, remaining=None, sealed=None)
        for row in head.seats
    ]
    row = replace(rows[actor], decision=head.seq + len(asked))
    if since is not None and row.person_to_ask is not None:
        row = replace(row, since=since)
        if head.clock is not None and not head.is_clock_stopped:
            hours = hours_of(playing_hours, row.player, since)
            row = replace(row, due=hours.add_playing_time(since, head.clock.allowance + row.bank))
    rows[actor] = row
    return replace(head, seats=tuple(rows))


def show_own_answer(table: Table, head: MatchHead, player: int | None) -> Table:
    """The table for a player who has answered a question that others still have to: the match does
    not wait for them. Everyone else sees it as if they had not."""
    seats = tuple(
        replace(info, decision=None, since=None, due=None)
        if row.sealed is not None and row.player == player
        else info
        for info, row in zip(table.seats, head.seats, strict=True)
    )
    return replace(table, seats=seats)


def table_of(head: MatchHead, people: dict[int, Person], game: AnyGame | None) -> Table:
    """The public table; `people` are its players and those it expects."""
    seats, colours = [], head.colours
    for seat, row in enumerate(head.seats):
        person = people.get(row.player) if row.player is not None else None
        user, name = (person.user or None, person.name) if person else (None, "")
        info = SeatInfo(
            seat, row.player, user, name, row.computer, row.resigned, row.decision,
            row.since, row.due, row.bank, row.strikes, _find_reserved_name(head, seat, people),
            colour=colours[seat],
            seconds=seconds_to_think(game, row.computer) if game and row.computer else 0,
        )  # fmt: skip
        seats.append(info)
    return Table(
        **{field.name: getattr(head, field.name) for field in fields(PublicHead)},
        name=match_name(head.match),
        seats=tuple(seats),
        reservations=head.seating.reservations,
        offers=head.seating.offers,
        vote=head.seating.vote,
        expected=tuple(people[player].name for player in _list_expected(head) if player in people),
    )


def _list_expected(head: MatchHead) -> list[int]:
    """The people invited to a lobby who neither sit there nor have a reserved seat."""
    if head.status is not Status.LOBBY:
        return []
    seated = {*(row.player for row in head.seats), *head.seating.reservations}
    return [player for player in head.invited if player not in seated]


def _find_reserved_name(head: MatchHead, seat: int, people: dict[int, Person]) -> str:
    person = people.get(head.seating.reservations[seat]) if head.seating.reservations else None
    empty = head.seats[seat].player is None and head.seats[seat].computer is None
    return person.name if person is not None and empty else ""


def _has_seat(head: MatchHead, player: int | None, *, staying: bool = False) -> bool:
    return player is not None and any(
        seat.player == player and not (staying and seat.resigned) for seat in head.seats
    )


def _has_open_decision(head: MatchHead, player: int) -> bool:
    return any(seat.player == player and seat.is_undecided for seat in head.seats)


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
    """Each name recurs only after 4,096 others."""
    index = (match * _STEP + _SHIFT) % (len(_FIRST) * len(_SECOND))
    return f"{_FIRST[index // len(_SECOND)]} {_SECOND[index % len(_SECOND)]}"
