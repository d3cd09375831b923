"""The leagues: every use case. What they do by themselves is the scheduler's; their sessions are
matches."""

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from secrets import token_bytes
from typing import Any, Concatenate, Final, ParamSpec

from bot.eventlog.repository import Listener
from bot.leagues import commands, session_length, sessions
from bot.leagues.events import Began, Body, Corrected, Drawn, Ended, Founded
from bot.leagues.league import League, Slot
from bot.leagues.repository import LeagueNotices, LeagueRepository, LoadedLeague
from bot.leagues.scheduler import Scheduler
from bot.leagues.season_rules import Finish, conclude_session
from bot.leagues.settings import DAY, LeagueSettings
from bot.matches import MatchService, Refusal
from bot.models.match import Stake, Status, Table
from bot.models.outbox import SEAT_LETTER
from bot.storage.leagues import LeagueRow
from engine.contract import Param, Seat

P = ParamSpec("P")
LONGEST_NAME: Final = 60
MOST_LEAGUES: Final = 10  # of one server
RECENT_MATCHES: Final = 50
"""Matches of a server that tell how long one takes; those that took less than a day don't."""


class LeagueService:
    """Every method that changes something has saved it when it returns, or raises `Refusal`."""

    def __init__(self, matches: MatchService, seeds: Callable[[], bytes] | None = None) -> None:
        """`seeds` gives the 32 bytes that a season publishes."""
        self._matches = matches
        self._store = matches.store
        self.at = matches.at
        self._seeds = seeds or (lambda: token_bytes(32))
        self._repository = LeagueRepository(self._store, self.at)
        self.sessions = sessions.Sessions(matches)
        self.scheduler = Scheduler(self._store.queue, self._repository, self.sessions, self.at)
        self.notices = LeagueNotices(self._store, self._repository)
        matches.queries.computer_numbers = self.find_computer_numbers
        self._store.change_listeners.append(self._hear)

    @property
    def listeners(self) -> list[Listener]:
        """Called with a league after each change of it; quick, and never raising."""
        return self._repository.listeners

    def _hear(self, table: str, number: int, rev: int) -> None:
        """Another process has changed something."""
        if table == "leagues":
            self._repository.hear(number, rev)
        elif not table:
            self._repository.forget_all()

    # People and organisers

    async def create(self, head: LeagueRow, terms: LeagueSettings) -> LoadedLeague:
        """A new league with its sign-up open; its number and time are set here."""
        commands.check_settings(terms, self._matches.games[terms.game].seats)
        if not head.name.strip() or len(head.name) > LONGEST_NAME:
            raise Refusal("league-name", limit=LONGEST_NAME)
        others = await self.list_in_server(head.guild)
        if len(others) >= MOST_LEAGUES:
            raise Refusal("league-too-many", limit=MOST_LEAGUES)
        if any(other.name.casefold() == head.name.casefold() for other in others):
            raise Refusal("league-named", name=head.name)
        return await self._repository.create(replace(head, created=self.at()), Founded(terms))

    async def get(self, league: int) -> LoadedLeague:
        return await self._repository.load(league)

    def is_single(self, league: League) -> bool:
        """Whether each session of the season is one match."""
        settings = league.season_settings if league.phase != "sign-up" else league.settings
        game = self._matches.games[settings.game]
        return settings.single or not session_length.has_session_rule(game, settings.table, {})

    async def find_closing(self, match: int, stake: Stake) -> dict[str, Param]:
        """`why` a session's match has no end (see `AttendanceQueries.find_closing`); where its time
        was up, whether its score is `counted` or its session has no points: too little was played
        (`unplayed`: so many `percent` of those `needed`), or computers had `replaced` people."""
        closing: dict[str, Param] = {"percent": 0, "needed": 0}
        closing["why"] = await self._matches.attendance.find_closing(match)
        if closing["why"] != "time" or stake.league is None:
            return closing
        slot = await self._find_slot(stake)
        if slot is None or slot.how not in ("adjudicated", "unplayed"):
            return closing
        needed = (await self.get(stake.league)).league.season_settings.least_played
        missed = "unplayed" if slot.percent < needed else "replaced"
        why = missed if slot.is_unplayed else "counted"
        return {"why": why, "percent": slot.percent, "needed": needed}

    async def rank_by_league(self, table: Table) -> Table:
        """A finished match with the ranks of its league, if players forfeit it there, and their
        names; unchanged if it is part of a longer session."""
        ended = await self._find_end(table)
        if ended is None or not ended.places or not ended.forfeits:
            return table
        read = self._matches.people.read_person
        names = tuple([(await read(player)).name for player in ended.forfeits if player > 0])
        both = zip(ended.places, table.ranks, strict=True)
        decides = any(place == 1 != rank for place, rank in both)
        return replace(table, ranks=ended.places, forfeits=names, is_won_by_forfeit=decides)

    async def find_stand_ins(self, table: Table) -> dict[int, int]:
        """The players of a league's match whose seats others have claimed, and who plays there."""
        slot = await self._find_slot(table.stake)
        return {} if slot is None else sessions.list_stand_ins(table, slot)

    async def tell_claim(self, table: Table, seat: Seat, by: int) -> None:
        """Tell a player by direct message that somebody has claimed their seat."""
        slot, league = await self._find_slot(table.stake), table.stake.league
        player = 0 if slot is None else slot.fixture.players[seat]
        if slot is None or league is None or player <= 0 or player == by:
            return
        season = sessions.season_of(table.stake.fixture or 0)
        await self.notices.write_letter(
            league, player, SEAT_LETTER, self.at(), season=season, session=slot.number
        )

    async def find_ranks(self, table: Table) -> tuple[int, ...]:
        """The ranks of a finished match, which are none if it counts for nobody in its league."""
        ended = await self._find_end(table)
        return table.ranks if ended is None else ended.places

    async def _find_league(self, stake: Stake) -> LoadedLeague | None:
        """None, too, if it cannot be read: that does not hold its boards up."""
        with suppress(Refusal):
            return None if stake.league is None else await self.get(stake.league)
        return None

    async def _find_slot(self, stake: Stake) -> Slot | None:
        loaded = await self._find_league(stake)
        return None if loaded is None else sessions.find_slot(loaded, stake.fixture)

    async def _find_end(self, table: Table) -> Ended | None:
        """How the session that is this match alone has ended in its league, in whatever season."""
        loaded = await self._find_league(table.stake)
        if loaded is None or table.session is not None or table.status is not Status.FINISHED:
            return None
        slot = sessions.find_slot(loaded, table.stake.fixture)
        if slot is None:  # it was of an earlier season
            body = dict(sessions.list_ends(loaded.league.events)).get(table.stake.fixture or 0)
            if isinstance(body, Corrected):
                return Ended(body.fixture, body.places, body.scores)
            return body
        result = slot.result
        if result is not None:
            places = () if loaded.league.is_void(slot) else result.places
            return Ended(slot.number, places, result.scores, tuple(result.forfeits))
        if loaded.league.phase == "sign-up":  # its season was over before it ended
            return None
        play = await self.sessions.measure_play(loaded, slot)
        return conclude_session(loaded.league, slot, Finish(table.ranks, table.ranks), play)

    async def list_in_server(self, guild: int) -> tuple[LoadedLeague, ...]:
        """A server's leagues, newest first."""
        leagues = (await self._repository.load_all()).values()
        return tuple(sorted((o for o in leagues if o.head.guild == guild), key=lambda o: -o.id))

    async def list_opened_by(self, player: int) -> list[LoadedLeague]:
        """The leagues with a running season that somebody opened."""
        leagues = (await self._repository.load_all()).values()
        return [o for o in leagues if o.head.founder == player and o.league.phase != "sign-up"]

    async def find_left(
        self, player: int, also: int = 0
    ) -> list[tuple[LoadedLeague, list[sessions.LeftSession]]]:
        """The sessions of all leagues of a player from which they are away, with their matches;
        `also` those of a league in which they may play for somebody."""
        leagues = (await self._repository.load_all()).values()
        played = [o for o in leagues if o.id == also or o.league.division_of(player) is not None]
        played = [loaded for loaded in played if loaded.league.phase != "sign-up"]
        by_league = [(loaded, await self.sessions.find_left(loaded, player)) for loaded in played]
        return [(loaded, left) for loaded, left in by_league if left]

    async def is_stalling(self, loaded: LoadedLeague) -> bool:
        """Whether at least half of a season's running sessions will not be finished in time, while
        an organiser can still change that."""
        league = loaded.league
        is_early = league.phase == "running" and self.at() < league.deadline - DAY // 2
        running = league.count_open_sessions() if is_early and not league.is_extended else 0
        stalled = await self.sessions.find_stalled(loaded, self.at()) if running else []
        return bool(stalled) and 2 * len(stalled) >= running

    async def announce_stalling(self, loaded: LoadedLeague) -> None:
        """Warn of that in the channel, as its organiser takes no direct messages."""
        league, stalled = loaded.league, await self.sessions.find_stalled(loaded, self.at())
        if stalled:
            await self.notices.announce(
                loaded.id, "stalling", self.at(), season=league.season, n=len(stalled),
                of=league.count_open_sessions(), numbers=" ".join(map(str, stalled)),
            )  # fmt: skip

    async def act(
        self,
        league: int,
        actor: int,
        decide: Callable[Concatenate[League, P], list[Body]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> LoadedLeague:
        """Do what one of `bot.leagues.commands` decides from the league and the rest."""
        return await self._repository.change(
            league, lambda loaded: decide(loaded, *args, **kwargs), actor
        )

    async def sign_up(self, league: int, player: int, actor: int | None = None) -> LoadedLeague:
        """`actor` is an organiser who signs another player up."""
        organised = actor is not None
        return await self.act(
            league, actor or player, commands.sign_up, player, organised=organised
        )

    async def withdraw(self, league: int, player: int, actor: int | None = None) -> LoadedLeague:
        return await self.act(league, actor or player, commands.withdraw, player)

    async def leave_all(self, player: int) -> None:
        """Withdraw a person who deletes their data from every league."""

        async def leave(number: int) -> None:
            league = (await self._repository.load(number)).league
            plays = league.division_of(player) is not None and player not in league.dropped
            signed = player in league.roster if league.phase == "sign-up" else plays
            if signed or player in league.substitutes:
                await self.withdraw(number, player)

        await self._repository.for_each(await self._repository.load_all(), leave)

    async def change_settings(self, league: int, actor: int, **changes: Any) -> LoadedLeague:
        """Change the named settings, between seasons."""

        def plan(at: League) -> list[Body]:
            terms = replace(at.settings, **changes)
            return commands.change_settings(at, terms, self._matches.games[terms.game].seats)

        return await self.act(league, actor, plan)

    async def begin(self, league: int, actor: int) -> LoadedLeague:
        """Begin the next season; its first sessions begin at once."""
        return await self.act(league, actor, commands.begin_season, self._seeds())

    async def correct(
        self, league: int, actor: int, number: int, scores: tuple[int, ...] | None, reason: str
    ) -> LoadedLeague:
        loaded, play = await self.get(league), None
        slot = commands.find_session(loaded.league, number)
        if slot.state == "open":
            play = await self.sessions.measure_play(loaded, slot)
        return await self.act(league, actor, commands.correct_result, number, scores, reason, play)

    async def move(self, league: int, channel: int) -> LoadedLeague:
        return await self._repository.move(league, channel)

    async def estimate_session(self, loaded: LoadedLeague) -> session_length.SessionLength | None:
        """How long a session takes with the present settings; None if nothing tells."""
        settings = loaded.league.settings
        game = self._matches.games[settings.game]
        return session_length.estimate_session(settings, game, await self._measure_pace(loaded))

    async def count_answer_days(self, loaded: LoadedLeague) -> float:
        """How long a match waits for each answer by that estimate; 0 if nothing tells."""
        if await self.estimate_session(loaded) is None:
            return 0
        return session_length.count_answer_days(
            loaded.league.settings, await self._measure_pace(loaded)
        )

    async def _measure_pace(self, loaded: LoadedLeague) -> session_length.ServerPace:
        game = self._matches.games[loaded.league.settings.game]
        durations = await self._store.results.find_durations(
            loaded.head.guild, game.key, DAY, RECENT_MATCHES
        )
        return session_length.measure_pace(durations, game)

    async def read_names(self, loaded: LoadedLeague, more: Iterable[int] = ()) -> dict[int, str]:
        """The names of all people who are or were in a league, and of some more players."""
        league = loaded.league
        players = {*league.roster, *league.substitutes, *league.dropped, *more}
        players.update(*league.divisions, *league.last_ranking)
        players.update(*((*slot.fixture.players, *slot.moved) for slot in league.slots))
        stand_ins = (await self.sessions.find_stand_ins(loaded)).values()
        players.update(*(by_player.values() for by_player in stand_ins))
        read = self._matches.people.read_person
        return {player: (await read(player)).name for player in players if player > 0}

    async def find_computer_numbers(self, stake: Stake) -> dict[int, int]:
        """The numbers, from 1, of the computer players in a league match, by seat."""
        loaded = (await self._repository.load_all()).get(stake.league or 0)
        if loaded is None or stake.fixture is None:
            return {}
        wanted, season = (sessions.season_of(stake.fixture), sessions.number_of(stake.fixture)), 0
        for row in loaded.league.events:
            season += isinstance(row.body, Began)
            for fixture in row.body.fixtures if isinstance(row.body, Began | Drawn) else ():
                if (season, fixture.number) == wanted:
                    return {seat: -who for seat, who in enumerate(fixture.players) if who < 0}
        return {}

    async def read_ranks(self, guilds: Collection[int]) -> dict[int, tuple[int, ...]]:
        """By match, the ranks that the leagues of some servers give if they differ from those of
        the match; none if it counts for nobody."""
        leagues = (await self._repository.load_all()).values()
        there = [loaded for loaded in leagues if loaded.head.guild in guilds]
        return await sessions.read_ranks(self._store, there)

    async def read_corrections(self) -> sessions.Corrections:
        return await sessions.read_corrections(
            self._store, (await self._repository.load_all()).values()
        )
