"""The sessions of leagues as matches: how they begin, run and end, and what leagues say of the
results: organisers' corrections, which ratings follow, and forfeits, which profiles follow too."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.leagues.events import Began, Corrected, Ended, Event, Repeated, Undone
from bot.leagues.league import MatchName, RunningSession, Slot
from bot.leagues.repository import LoadedLeague
from bot.leagues.season_rules import Finish, SessionPlay, is_stalled
from bot.leagues.session_length import has_session_rule, quick_options_of
from bot.leagues.settings import DAY
from bot.matches import MatchService, Refusal
from bot.matches.queries.views import match_name
from bot.models.match import CLOCK_PRESETS, Address, NewMatch, SeatInfo, Stake, Status, Table
from bot.storage import Store
from bot.storage.errors import Conflict
from engine.contract import OptionValue, middle_computer

LeftSession: TypeAlias = tuple[Slot, Table]


class Sessions:
    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._store = matches.store

    async def _find_matches(self, loaded: LoadedLeague, slot: Slot) -> Sequence[int]:
        """The matches of a session so far, oldest first."""
        return await self._store.results.find_fixture_matches(loaded.id, key_of(loaded, slot))

    async def match_of(self, loaded: LoadedLeague, slot: Slot) -> int:
        """The newest match of a session that has begun."""
        numbers = await self._find_matches(loaded, slot)
        return numbers[-1] if numbers else slot.match or 0

    async def finish(self, loaded: LoadedLeague, slot: Slot) -> Finish | None:
        """How a session's matches have ended; None while they have not, or if nobody was there."""
        table = await self._matches.queries.read_table(await self.match_of(loaded, slot))
        if table.status is Status.CANCELLED:
            organiser = await self._matches.attendance.was_ended_by_organiser(table.match)
            return Finish((), ()) if organiser else None
        if table.status is not Status.FINISHED:
            return None
        if table.session is not None:
            result = await self._matches.sessions.read_result(table.match)
            return None if result is None else Finish(result.ranks, result.scores)
        row = await self._store.results.find_by_match(table.match)
        scores = tuple(seat.score for seat in row.seats) if row else (0,) * len(table.ranks)
        return Finish(table.ranks, scores)

    async def is_abandoned(self, loaded: LoadedLeague, slot: Slot, at: int) -> bool:
        """Whether nobody will finish it: its match has ended because nobody was there, or its
        deadline is over and it waits only for people who have left; or for people who are all away
        and have had a day to come back, and the extension if anyone had moved in it."""
        league = loaded.league
        table = await self._matches.queries.read_table(await self.match_of(loaded, slot))
        has_people = any(seat.player is not None for seat in table.seats)
        if table.status is Status.CANCELLED or not has_people:
            return table.status is Status.CANCELLED
        if league.phase != "running" or at < league.deadline_of(slot):
            return False
        awaited = find_awaited(table)
        have_left = bool(awaited) and league.dropped.issuperset(awaited)
        if not table.is_deserted:
            return have_left and at >= league.deadline
        if at < table.changed + DAY:
            return False
        if have_left or at >= league.deadline_of(slot, played=True):
            return True
        return not (await self.measure_play(loaded, slot)).has_begun

    async def find_absence(self, loaded: LoadedLeague) -> dict[str, str]:
        """The people in sessions that are being played, also those who have claimed a seat, who are
        on `vacation`: their numbers with spaces in between, as announcements have them; and who is
        away from which session (`left`, as `4:12,7 5:3` by session) and from how many of those in
        which they play (`away_in`, as `4:1/3 7:2/2` by player)."""
        tables, read = await self._read_open(loaded), self._matches.clocks.read_hours
        left = {slot.number: away for slot, table in tables if (away := list_away(table))}
        away_in = Counter(player for players in left.values() for player in players)
        playing = Counter(player for _, table in tables for player in find_people(table))
        present = sorted({*playing} - {*away_in})
        resting = [player for player in present if (await read(player)).away_until]
        return {
            "left": write_sessions(left),
            "away_in": " ".join(f"{who}:{n}/{playing[who]}" for who, n in away_in.items()),
            "vacation": " ".join(map(str, resting)),
        }

    async def find_waits(self, loaded: LoadedLeague, asked: int | None = None) -> dict[str, str]:
        """For whom each session that is being played waits (`waits`, as `4:12,7 5:3` by session and
        player), and in which ones everyone is away (`stopped`): those wait for all their people.
        `asked`: only for those who were asked until then."""
        waits, stopped = dict[int, tuple[int, ...]](), list[str]()
        for slot, table in await self._read_open(loaded):
            named = find_people(table) if table.is_deserted else find_awaited(table, asked)
            if named:
                waits[slot.number] = named
            if table.is_deserted:
                stopped.append(str(slot.number))
        return {"waits": write_sessions(waits), "stopped": " ".join(stopped)}

    async def find_late(self, loaded: LoadedLeague, at: int) -> tuple[tuple[int, int], ...]:
        """The people for whom sessions have waited for more than a day, and since when; those
        first who have been waited for the longest."""
        since: dict[int, int] = {}
        for _, table in await self._read_open(loaded):
            for seat in table.seats:
                asked = seat.since or at
                if seat.player in find_awaited(table) and seat.player is not None:
                    since[seat.player] = min(asked, since.get(seat.player, at))
        late = ((player, asked) for player, asked in since.items() if asked <= at - DAY)
        return tuple(sorted(late, key=lambda pair: pair[1]))

    async def find_deserted(self, loaded: LoadedLeague) -> frozenset[int]:
        """The numbers of the sessions that are being played in which everyone is away."""
        rows = await self._read_open(loaded)
        return frozenset(slot.number for slot, table in rows if table.is_deserted)

    async def find_stalled(self, loaded: LoadedLeague, at: int) -> list[int]:
        """The numbers of the sessions that are being played and will not be finished in time."""
        stalled = list[int]()
        for slot, table in await self._read_open(loaded):
            percent = (await self.measure_play(loaded, slot)).percent
            if is_stalled(loaded.league, slot, percent, at, deserted=table.is_deserted):
                stalled.append(slot.number)
        return stalled

    async def find_left(self, loaded: LoadedLeague, player: int) -> list[LeftSession]:
        """The sessions from which a player is away, with their matches."""
        rows = await self._read_open(loaded)
        return [(slot, table) for slot, table in rows if player in list_away(table)]

    async def find_stand_ins(self, loaded: LoadedLeague) -> dict[int, dict[int, int]]:
        """By session that is being played: the players whose seats others have claimed, and who
        plays there now."""
        rows = await self._read_open(loaded)
        stand_ins = {slot.number: list_stand_ins(table, slot) for slot, table in rows}
        return {number: by_player for number, by_player in stand_ins.items() if by_player}

    async def _read_open(self, loaded: LoadedLeague) -> list[tuple[Slot, Table]]:
        """The sessions that are being played, with their present matches."""
        read, slots = self._matches.queries.read_table, loaded.league.slots
        opened = (slot for slot in slots if slot.state == "open")
        return [(slot, await read(await self.match_of(loaded, slot))) for slot in opened]

    async def find_running(self, loaded: LoadedLeague, division: int) -> dict[int, RunningSession]:
        """How a division's sessions stand that are being played, by their numbers."""
        running, slots = dict[int, RunningSession](), loaded.league.slots
        for slot in (s for s in slots if s.state == "open" and s.fixture.division == division):
            numbers = await self._find_matches(loaded, slot)
            table = await self._matches.queries.read_table(numbers[-1])
            known = [await self._matches.attendance.read_score(number) for number in numbers]
            whole = table.session.total if table.session is not None else 1
            scores = tuple(map(sum, zip(*(points for _, points in known), strict=True)))
            percent = sum(share for share, _ in known) // whole
            away = tuple(player for player in list_away(table) if player in slot.fixture.players)
            name = table.name, table.match
            running[slot.number] = RunningSession(name, percent, scores, away)
        return running

    async def measure_play(self, loaded: LoadedLeague, slot: Slot) -> SessionPlay:
        """How a session was played so far, over all its matches."""
        numbers = await self._find_matches(loaded, slot)
        known = [await self._matches.attendance.read(number) for number in numbers]
        table = await self._matches.queries.read_table(numbers[-1])
        whole = table.session.total if table.session is not None else 1
        players = slot.fixture.players
        seats = range(len(players))
        actors = [[actor for play in known for actor in play.actors[seat]] for seat in seats]
        people = {actor for some in actors for actor in some if actor is not None}
        resigned = {seat for play in known for seat in play.resigned}
        away = tuple(
            2 * actors[seat].count(player) < len(actors[seat]) and seat not in resigned
            for seat, player in enumerate(players)
        )
        return SessionPlay(
            percent=sum(play.percent for play in known) // whole,
            scores=tuple(sum(play.points[seat] for play in known) for seat in seats),
            away=away,
            waited=tuple(sum(play.waited[seat] for play in known) for seat in seats),
            moved=tuple(player in actors[seat] for seat, player in enumerate(players)),
            replaced=tuple(
                away[seat] and {*actors[seat]} <= {player, None}
                for seat, player in enumerate(players)
            ),
            claimants=tuple(sorted(people - {*players})),
        )

    async def close(self, loaded: LoadedLeague, slot: Slot) -> None:
        """End the matches of a session that is over but still run."""
        rev = None if slot.result is None else slot.result.rev
        # The organiser who has decided it; None if its time has run out.
        actor = None if rev is None else loaded.league.events[rev - 1].actor
        for number in await self._find_matches(loaded, slot):
            table = await self._matches.queries.read_table(number)
            if table.status in (Status.RUNNING, Status.STUCK):
                await self._matches.play.close(number, actor)

    async def open(self, loaded: LoadedLeague, slot: Slot) -> int:
        """The first match of a session, which a crash may have left open already."""
        if known := await self._find_matches(loaded, slot):
            await self._reseat(loaded, slot, known[0])
            return known[0]
        try:
            return (await self._matches.lobbies.open(self._build_new_match(loaded, slot))).match
        except Conflict:
            return (await self._find_matches(loaded, slot))[0]

    async def _reseat(self, loaded: LoadedLeague, slot: Slot, match: int) -> None:
        """Give the seats of players who have left since the match began to their substitutes."""
        table = await self._matches.queries.read_table(match)
        if table.status is not Status.RUNNING:
            return
        for seat, player in zip(table.seats, slot.fixture.players, strict=True):
            if player > 0 and seat.player not in (None, player):
                with suppress(Refusal):  # it is offered already
                    founder = loaded.head.founder
                    await self._matches.seats.offer(match, founder, seat.seat, organiser=True)
                await self._matches.seats.take(match, player, seat.seat)

    def _build_new_match(self, loaded: LoadedLeague, slot: Slot) -> NewMatch:
        settings, players = loaded.league.settings, slot.fixture.players
        game = self._matches.games[settings.game]
        absent, level = loaded.league.absentees_of(slot), middle_computer(game)
        # The design rotates seats, so the first seat begins if the game has an option for that.
        options: dict[str, OptionValue] = {
            o.key: "1" for o in game.options if o.key == "first" and "1" in o.choices
        }
        if settings.quick:
            options |= quick_options_of(game, settings.table)
        clock = CLOCK_PRESETS.get(settings.clock)
        on_timeout: Literal["move", "wait"] = "wait" if settings.late == "wait" else "move"
        return NewMatch(
            clock=None if clock is None else replace(clock, on_timeout=on_timeout),
            host=loaded.head.founder,
            address=Address(loaded.head.guild, loaded.head.channel),
            game=settings.game,
            seats=len(players),
            options=options,
            seated=tuple(level if p < 0 or p in absent else p for p in players),
            session=not settings.single and has_session_rule(game, len(players), options),
            stake=Stake(settings.rated, loaded.id, key_of(loaded, slot)),
        )


def find_names(slots: Iterable[Slot]) -> dict[int, MatchName]:
    """The matches of sessions that have begun, by the numbers of these."""
    return {slot.number: (match_name(slot.match), slot.match) for slot in slots if slot.match}


def find_awaited(table: Table, asked: int | None = None) -> tuple[int, ...]:
    """The people who are to act in a match, also those whom computers replace; only those who were
    `asked` until then."""
    to_act = (seat for seat in table.seats if seat.decision is not None and not seat.resigned)
    if asked is not None:
        to_act = (seat for seat in to_act if seat.since is not None and seat.since <= asked)
    return tuple(seat.player for seat in to_act if seat.player is not None)


def find_people(table: Table) -> tuple[int, ...]:
    """The people of a match who have not resigned."""
    people = (seat.player for seat in table.seats if not seat.resigned)
    return tuple(player for player in people if player is not None)


def write_sessions(players: Mapping[int, Iterable[int]]) -> str:
    """Players by session, as announcements have them: `4:12,7 5:3`."""
    return " ".join(f"{number}:{','.join(map(str, some))}" for number, some in players.items())


def list_away(table: Table) -> tuple[int, ...]:
    """The people whom computers replace in a match, or for whom it waits without a clock."""

    def is_away(seat: SeatInfo) -> bool:
        timed_out = seat.strikes > 0 and seat.decision is not None and seat.due is None
        return not seat.resigned and (seat.computer is not None or timed_out)

    return tuple(o.player for o in table.seats if o.player is not None and is_away(o))


def list_stand_ins(table: Table, slot: Slot) -> dict[int, int]:
    """The players of a session whose seats others have claimed, and who plays there now."""
    seats = zip(table.seats, slot.fixture.players, strict=True)
    return {
        player: seat.player
        for seat, player in seats
        if player > 0 and seat.player not in (None, player) and not seat.resigned
    }


def key_of(loaded: LoadedLeague, slot: Slot) -> int:
    """The key of a session in the store, unique in its league."""
    return session_key(loaded.league.season, slot.number, slot.repeats)


def find_slot(loaded: LoadedLeague, key: int | None) -> Slot | None:
    """The session of the season with this key."""
    return next((slot for slot in loaded.league.slots if key_of(loaded, slot) == key), None)


SEASON_FACTOR: Final = 10_000
REPEAT_FACTOR: Final = 10**9
"""A session key is the session's number, plus these for each season and each repeat."""


def session_key(season: int, number: int, repeats: int = 0) -> int:
    return REPEAT_FACTOR * repeats + SEASON_FACTOR * season + number


def season_of(key: int) -> int:
    return key % REPEAT_FACTOR // SEASON_FACTOR


def number_of(key: int) -> int:
    return key % SEASON_FACTOR


Corrections: TypeAlias = Mapping[int, tuple[int, ...]]
"""By match, the points by seat that it is rated by; empty if it is not rated."""


def list_ends(events: Iterable[Event]) -> Iterator[tuple[int, Ended | Corrected]]:
    """How sessions of all seasons have ended, with their keys: a later one counts. Pure."""
    rows = list(events)
    undone = {row.body.seq for row in rows if isinstance(row.body, Undone)}
    season, repeats = 0, Counter[int]()
    for body in (row.body for row in rows if row.seq not in undone):
        if isinstance(body, Began):
            season, repeats = body.season, Counter()
        elif isinstance(body, Repeated):
            repeats[body.fixture] += 1
        elif isinstance(body, Ended | Corrected):
            yield session_key(season, body.fixture, repeats[body.fixture]), body


async def read_corrections(store: Store, leagues: Iterable[LoadedLeague]) -> Corrections:
    """Every correction by match, the newest of each session. As the points of a session's matches
    are summed, its last match is rated by them, and the others are not rated."""
    corrections: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        ends = list_ends(loaded.league.events)
        corrected = {key: body.scores for key, body in ends if isinstance(body, Corrected)}
        for key, scores in corrected.items():
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            ended = [n for n in numbers if await store.results.find_by_match(n) is not None]
            corrections |= dict.fromkeys(ended, ())
            corrections |= dict.fromkeys(ended[-1:], scores)
    return corrections


async def read_ranks(store: Store, leagues: Iterable[LoadedLeague]) -> dict[int, tuple[int, ...]]:
    """The ranks by match and seat that leagues have changed: of sessions of one match that players
    forfeit or that an organiser has corrected; empty for every match that counts for nobody."""
    by_match: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        for key, body in dict(list_ends(loaded.league.events)).items():
            ranks = body.places
            if ranks and not isinstance(body, Corrected) and not body.forfeits:
                continue
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            by_match |= dict.fromkeys(numbers, ranks) if not ranks or len(numbers) == 1 else {}
    return by_match
