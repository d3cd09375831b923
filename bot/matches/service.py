"""The service: every use case of matches, people and servers. It owns turns and transactions, and
knows neither Discord nor any one game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from functools import partial
from secrets import token_bytes
from typing import Any, Unpack

from bot.matches.aggregate import Chair
from bot.matches.clock.pause import pause_by_vote, resume_by_vote
from bot.matches.clock.service import ClockService
from bot.matches.computers.decisions import ComputerAnswers, ComputerPlayers
from bot.matches.computers.workers import ComputerWorker, InlineComputerWorker
from bot.matches.drafts import Drafts
from bot.matches.inventory import InventoryService, MatchItems
from bot.matches.last_seen import LastSeen
from bot.matches.lobby import (
    LobbyDeciders,
    decide_cancellation,
    decide_departure,
    decide_expiry,
    decide_invitation,
    decide_seat_release,
)
from bot.matches.mentions import Mentions
from bot.matches.outbox import Outbox
from bot.matches.people import People
from bot.matches.play.moves import (
    build_action_result,
    check_decision,
    decide_action,
    decide_claim,
    decide_end,
    decide_relocation,
    decide_resignation,
    is_last_person,
    require_own_seat,
    require_running_match,
)
from bot.matches.play.organise import OrganiserService
from bot.matches.play.plan import Plans
from bot.matches.play.rematch import RematchService
from bot.matches.play.seats import SeatService
from bot.matches.play.undo import UndoService
from bot.matches.play.votes import Votes
from bot.matches.privacy import Privacy
from bot.matches.queries.follow import FollowedMatches
from bot.matches.queries.history import LogReader
from bot.matches.queries.personal_bests import PersonalBests
from bot.matches.queries.turns import OverviewQueries
from bot.matches.queries.views import ComputerNumbers, MatchQueries
from bot.matches.recovery import Recovery
from bot.matches.repository import Decider, Listener, LoadedMatch, MatchRepository
from bot.matches.sessions import SessionService
from bot.matches.values import (
    ActionResult,
    AnyGame,
    Limits,
    LogEvent,
    NewMatch,
    PersonChanges,
    PlayerView,
    ServerChanges,
    UnseenEvents,
)
from bot.models.match import (
    Address,
    History,
    Inventory,
    PersonalBest,
    SeatDecisions,
    SessionResult,
    Status,
    Table,
)
from bot.models.people import Person, ServerSettings
from bot.refusals import Refusal
from bot.storage import Store
from engine.contract import IllegalOptions, Json, KeepsScore, Seat

ACTIVE = (Status.LOBBY, Status.RUNNING, Status.STUCK)


class MatchService:
    """The house's matches. Every method that changes something has saved it when it returns, or
    raises `Refusal` (the house) or `IllegalAction` (the rules) and has changed nothing.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        *,
        seeds: Callable[[], bytes] | None = None,
        limits: Limits | None = None,
        thinker: ComputerWorker | None = None,
        settling: int = 0,
        beat: int = 60,
    ) -> None:
        """`seeds` gives 32 secret bytes for each match; the default is `secrets`. `thinker` makes
        what a shelf lacks; the default does it here and now. `settling` are the seconds in which a
        misclick may be taken back before it is answered or told; every `beat` seconds it is noted
        that the bot is at work."""
        self.games = games
        self.outbox = Outbox(store, now)
        self.store = store
        self._desk = MatchRepository(store, games, now, settling)
        self._people = People(self._desk)
        self._queries = MatchQueries(self._desk, self._people)
        self.mentions = Mentions(self._desk)
        self._personal_bests = PersonalBests(self._desk)
        self._drafts = Drafts(self._desk)
        self.plans = Plans(self._desk)
        self.computer_answers = ComputerAnswers(self._desk)
        self._last_seen = LastSeen(self._desk)
        self.log_reader = LogReader(self._desk, self._last_seen)
        draw = seeds or partial(token_bytes, 32)
        self._lobbies = LobbyDeciders(games, draw, limits or Limits())
        self._stocker = InventoryService(store, games, draw, thinker or InlineComputerWorker(games))
        self._sessions = SessionService(self._desk, draw)
        self.privacy = Privacy(self._desk, self._people)
        self.undoing = UndoService(self._desk, self._queries.build_table)
        self.votes = Votes(self._desk, self._queries.build_table)
        self.votes.effects |= {"pause": pause_by_vote, "resume": resume_by_vote}
        self.following = FollowedMatches(self._desk, self._queries)
        self.overviews = OverviewQueries(self._desk, self._queries, self._last_seen, self.following)
        self.rematching = RematchService(self._desk, self._queries, self.open, self.join)
        self.organising = OrganiserService(self._desk, self._queries.build_table)
        self.computers = ComputerPlayers(self._desk)
        self.recovery = Recovery(self._desk)
        self.clocks = ClockService(self._desk, self._queries.build_table, beat)
        self.seating = SeatService(self._desk, self._queries, limits or Limits())

    @property
    def listeners(self) -> list[Listener]:
        """Called with a match after each commit that concerns it; plain, quick, never raising."""
        return self._desk.listeners

    # People and servers

    async def meet(self, user: int, name: str, locale: str | None) -> Person:
        """The person behind a Discord user, made at the first meeting; name and language are kept
        up to date. Cheap to call for every interaction.
        """
        return await self._people.meet(user, name, locale)

    async def find_person(self, user: int) -> Person | None:
        """The person behind a Discord user who is only asked about; None: never met."""
        return await self._people.find_user(user)

    async def person(self, player: int) -> Person:
        """Raises `KeyError` for a player there never was."""
        return await self._people.read_person(player)

    def recall_person(self, user: int) -> Person | None:
        """Somebody who was here lately, without asking the store, which may be what has failed."""
        return self._people.find_cached(user)

    async def set_person(self, player: int, **changes: Unpack[PersonChanges]) -> Person:
        """Change only what is named; with `locale=None` their language is what Discord shows."""
        return await self._people.set_person(player, **changes)

    async def server(self, guild: int) -> ServerSettings:
        return await self._people.read_server(guild)

    async def set_server(self, guild: int, **changes: Unpack[ServerChanges]) -> ServerSettings:
        """Change only what is named: `set_server(guild, threads=True)`."""
        return await self._people.set_server(guild, **changes)

    async def greet_once(self, guild: int) -> bool:
        """Whether this server has not been greeted before; True is given once."""
        return await self.store.people.greet_once(guild)

    # Lobby

    async def open(self, new: NewMatch) -> Table:
        """Open a lobby with the host at the first seat and computers at the last ones; it starts at
        once where `start_when_full` and no seat is empty.
        """

        async def create(stock: MatchItems | None) -> LoadedMatch:
            return await self._desk.create(self._lobbies.open_lobby(new, self._desk.at(), stock))

        try:
            file = await self._stocker.run_with_items(create)
        except IllegalOptions as error:
            raise Refusal(error.code, **error.params) from error
        return await self._queries.build_table(file.head)

    async def join(self, match: int, player: int) -> Table:
        """Take the first empty seat; starts the match where that was wanted and it was the last."""
        return await self._begin(
            match, lambda stock: self._lobbies.decide_join(player, self._desk.at(), stock)
        )

    async def leave(self, match: int, player: int) -> Table:
        """Give the seat up. A host who leaves hands over to the person who sits next; with nobody
        left the lobby is cancelled.
        """
        return await self._change(match, decide_departure(player, self._desk.at()))

    async def add_computer(self, match: int, player: int, level: str) -> Table:
        """The host puts a computer player on the last empty seat."""
        return await self._begin(
            match,
            lambda stock: self._lobbies.decide_new_computer(player, level, self._desk.at(), stock),
        )

    async def add_seat(self, match: int, player: int) -> Table:
        """The host adds an empty seat, up to what the game and its options allow."""
        try:
            return await self._change(match, self._lobbies.decide_new_seat(player, self._desk.at()))
        except IllegalOptions as error:
            raise Refusal(error.code, **error.params) from error

    async def free(self, match: int, player: int, seat: Seat) -> Table:
        """The host empties a seat, of a person or a computer; the own one: the same as `leave`."""
        return await self._change(match, decide_seat_release(player, seat, self._desk.at()))

    async def invite(self, match: int, player: int, people: Collection[int]) -> Table:
        """The host asks more people to the lobby; only those who were not asked before are told."""
        return await self._change(match, decide_invitation(player, people, self._desk.at()))

    async def start(self, match: int, player: int) -> Table:
        """The host starts the match; every seat must be taken, and where it takes items from the
        server's shelf there must be enough."""
        return await self._begin(
            match,
            lambda stock: self._lobbies.decide_start(player, self._desk.at(), stock),
            or_short=False,
        )

    async def cancel(self, match: int, player: int, organiser: bool = False) -> Table:
        """The host closes a lobby; an organiser also ends a running or stuck match."""
        at = self._desk.at()
        plan = decide_end(player, at, self.games) if organiser else decide_cancellation(player, at)
        return await self._change(match, plan)

    # Looks

    async def table(self, match: int) -> Table:
        """Raises `Refusal("no-such-match")`."""
        return await self._queries.read_table(match)

    def set_lettering(self, lettering: ComputerNumbers) -> None:
        """Call the computer players of leagues as they do."""
        self._queries.computer_numbers = lettering

    async def reach(self, match: int, guild: int | None, player: int | None) -> Table:
        """The match where it may be spoken of: in its own server, or anywhere by one who sits at
        it; to anybody else there is no such match. `guild` None is a DM.
        """
        return await self._queries.require_visible_table(match, guild, player)

    async def sight(self, match: int, player: int | None) -> PlayerView:
        """What a person may see; a stranger, somebody who resigned and None see the public view."""
        return await self._queries.read_player_view(match, player)

    async def turns(self, player: int) -> tuple[Table, ...]:
        """Every match that waits for the player, in all servers, the longest waiting first."""
        return await self._queries.list_turns(player)

    async def in_server(
        self, guild: int, statuses: Collection[Status] = ACTIVE, limit: int = 25
    ) -> tuple[Table, ...]:
        """Matches of a server, newest first."""
        return await self._queries.list_in_server(guild, statuses, limit)

    async def candidates(
        self,
        address: Address | None,
        player: int,
        finished: bool = False,
        games: Collection[str] | None = None,
    ) -> tuple[Table, ...]:
        """The matches a command typed here may mean; one: that one, several: ask.

        The match of this thread; else those in this channel that wait for the player; else the
        player's in this channel; else the same two in the whole server. None is a DM: all servers.
        Running ones; with `finished` also, where there are none, finished ones, newest first; only
        those of `games`, where these are named.
        """
        return await self._queries.find_candidates(address, player, finished, games)

    async def deeds(self, match: int, since_seq: int = 0) -> tuple[LogEvent, ...]:
        """What happened after a row of the log."""
        return await self._queries.list_events(match, since_seq)

    async def look(self, match: int, player: int) -> UnseenEvents | None:
        """The player looks at the match as it is now: what is new to them since they looked before,
        the same again until something happens. None where nothing is known of an earlier look.
        """
        return await self._last_seen.mark_seen(match, player)

    async def story(self, match: int) -> History:
        """A match from its first action to its newest, for its record: of one that is not finished
        only what everybody may know. Raises `Refusal`."""
        return await self._queries.read_history(match)

    async def decisions(self, match: int, seat: Seat) -> SeatDecisions:
        """A finished match as a seat lived it, for anybody to learn from. Raises `Refusal`."""
        return await self._queries.read_decisions(match, seat)

    async def list_inventories(self, guild: int) -> tuple[Inventory, ...]:
        """What lies on the shelves of a server, for its matches to use."""
        rows = await self.store.inventory.find_by_server(guild)
        return tuple(Inventory(row.game, row.shelf, row.items) for row in rows)

    async def read_points(self, match: int) -> tuple[int, ...] | None:
        """Every seat's points as they stand, where the match's game tells them."""
        file = await self._desk.load(match)
        game: object = self.games[file.head.game]
        if file.match is None or not isinstance(game, KeepsScore):
            return None
        return game.points(file.match.state)

    async def session_result(self, match: int) -> SessionResult | None:
        """How the session of this match has ended; None where it has not, or there is none."""
        return await self._sessions.read_result(match)

    async def best_before(self, match: int) -> PersonalBest | None:
        """What a finished match of one seat has to be compared with; None for any other match."""
        return await self._personal_bests.find_previous_best(match)

    # Lessons

    async def lesson(self, player: int, game: str) -> tuple[int, dict[str, Json]]:
        """Where the player stands in the lesson of a game: the step, and the draft there."""
        return await self._last_seen.read_lesson(player, game)

    async def keep_lesson(self, player: int, game: str, step: int, draft: dict[str, Json]) -> None:
        """Raises `Refusal` for a draft that is too long."""
        await self._last_seen.save_lesson(player, game, step, draft)

    # Play

    async def act(
        self, match: int, player: int, action: Any, decision: int | None = None
    ) -> ActionResult:
        """Play for the player's seat. `decision` None answers the open one; one that is no longer
        open is refused as `answered` or `stale`, also when pressed twice.
        """
        plan = decide_action(player, action, decision, self._desk.at())
        file = await self._desk.change(match, plan)
        return build_action_result(file.require_match(), await self._queries.build_table(file.head))

    async def check_decision(self, match: int, player: int, decision: int) -> None:
        """Raises `Refusal` where the player's seat may not answer this decision now."""
        running = require_running_match(await self._desk.load(match))
        check_decision(running, require_own_seat(running, player), decision)

    async def resign(self, match: int, player: int) -> Table:
        """Give a running match up: a computer player plays on and the seat is placed last; with no
        person left the match ends.
        """
        return await self._change(match, decide_resignation(player, self._desk.at()))

    async def claim_win(self, match: int, player: int) -> Table:
        """End the match as its winner, the only person left among resigned ones."""
        return await self._change(match, decide_claim(player, self._desk.at()))

    def can_claim_win(self, table: Table, player: int) -> bool:
        """Whether `claim_win` would be accepted, for a control to be shown."""
        chairs = tuple(Chair(seat.player, seat.computer, seat.resigned) for seat in table.seats)
        return table.status is Status.RUNNING and is_last_person(chairs, player)

    async def draft(self, match: int, player: int) -> dict[str, Json]:
        """The seat's unfinished answer to its present decision; empty where there is none."""
        return await self._drafts.read(match, player)

    async def keep_draft(
        self, match: int, player: int, decision: int, draft: dict[str, Json]
    ) -> None:
        """Keep an unfinished answer, for this seat and decision only; an empty one is dropped."""
        await self._drafts.keep(match, player, decision, draft)

    async def move_here(self, match: int, address: Address) -> Table:
        """The match is shown at this address from now on: the board is posted there."""
        return await self._change(match, decide_relocation(address, self._desk.at()))

    async def move_silently(self, match: int, address: Address) -> Table:
        """The match is shown at this address from its next message on; nothing is posted for it."""
        return await self._change(match, decide_relocation(address, self._desk.at(), posted=False))

    # For the job runner

    async def close_lobby(self, match: int) -> None:
        """Close a lobby whose time is over, with a word."""
        await self._desk.change(match, decide_expiry(self._desk.at()))

    async def go_on(self, match: int) -> int | None:
        """Begin the match that follows in a session, once; gives its number."""
        return await self._sessions.continue_session(match)

    async def _begin(
        self, match: int, plan: Callable[[MatchItems | None], Decider], *, or_short: bool = True
    ) -> Table:
        """A change that may begin the match. With `or_short` people sit down also where its shelf
        has too little for it to begin by itself."""

        async def change(stock: MatchItems | None) -> Table:
            return await self._change(match, plan(stock))

        return await self._stocker.run_with_items(change, or_short=or_short)

    async def _change(self, match: int, plan: Decider) -> Table:
        return await self._queries.build_table((await self._desk.change(match, plan)).head)
