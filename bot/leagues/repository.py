"""Where leagues are read and changed, with the announcements that follow from what happens."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Final

from pydantic import ConfigDict, Field, TypeAdapter

from bot.eventlog.repository import Repository, run_to_end
from bot.leagues.aggregate import advance, fold
from bot.leagues.announcements import (
    INTERVALS,
    announce,
    compose_podium_posts,
    compose_posts,
    compose_readmission_posts,
    compose_season_letters,
)
from bot.leagues.events import Body, Event, Founded, Undone
from bot.leagues.league import League
from bot.models.commit import NewMessage
from bot.models.outbox import OutboxMessage
from bot.refusals import Refusal
from bot.storage import Store
from bot.storage.json_columns import canonical_json, read_json
from bot.storage.leagues import EventRow, LeagueRow
from engine.contract import Param

BROKEN: Final = "league-broken"
"""The code with which a league is refused whose events cannot be read."""
Decider = Callable[[League], list[Body]]
_BODY: Final[TypeAdapter[Body]] = TypeAdapter(
    Annotated[Body, Field(discriminator="kind")], config=ConfigDict(strict=True)
)


def write_event(event: Event) -> EventRow:
    body = canonical_json(_BODY.dump_python(event.body, mode="json"))
    return EventRow(event.seq, event.actor, body, event.at)


def read_event(row: EventRow) -> Event:
    """Raises `StoreDamaged`."""
    body = read_json(_BODY, row.body, "the body of a league event")
    return Event(row.seq, body, row.actor, row.at)


@dataclass(frozen=True, slots=True)
class LoadedLeague:
    """A league with its name and where it is shown."""

    head: LeagueRow
    league: League

    @property
    def id(self) -> int:
        return self.head.league

    @property
    def name(self) -> str:
        return self.head.name


class LeagueRepository(Repository[LoadedLeague]):
    """The leagues. They are few, and all stay cached."""

    def __init__(self, store: Store, at: Callable[[], int]) -> None:
        super().__init__("league", shared=store.leases is not None)
        self._store = store.leagues
        self._at = at
        self._complete = False
        self._heard = 0  # how often another process has changed something, or may have

    async def create(self, head: LeagueRow, founded: Founded) -> LoadedLeague:
        return await run_to_end(self._create(head, founded))

    async def load_all(self) -> Mapping[int, LoadedLeague]:
        """Those there are now and can be read, by number."""
        if not self._complete:
            heard, heads = self._heard, await self._store.read_all()
            await self.for_each([head.league for head in heads], self.load)
            self._complete = self._heard == heard
        return dict(self._cache)

    async def move(self, number: int, channel: int) -> LoadedLeague:
        """The league is shown in another channel from now on."""

        async def attempt(loaded: LoadedLeague) -> LoadedLeague:
            await self._store.move_to_channel(number, channel)
            moved = replace(loaded, head=replace(loaded.head, channel=channel))
            self._publish(number, moved)
            return moved

        return await self.run_locked(number, attempt)

    async def change(self, number: int, decider: Decider, actor: int | None) -> LoadedLeague:
        """Write the events that `decider` returns, completely even if the caller is cancelled."""

        async def attempt(loaded: LoadedLeague) -> LoadedLeague:
            bodies = decider(loaded.league)
            return await self._write(loaded, bodies, actor) if bodies else loaded

        return await self._try_change(number, attempt)

    async def _create(self, head: LeagueRow, founded: Founded) -> LoadedLeague:
        event = Event(1, founded, head.founder, head.created)
        number = await self._store.create(head, write_event(event), compose_posts([founded]))
        loaded = LoadedLeague(replace(head, league=number, rev=1), fold([event]))
        self._publish(number, loaded)
        return loaded

    def hear(self, number: int, rev: int) -> None:
        super().hear(number, rev)
        self._heard += 1
        self._complete = self._complete and number in self._cache

    def forget_all(self) -> None:
        self._heard += 1
        self._complete = False
        super().forget_all()

    def _rev_of(self, loaded: LoadedLeague) -> int:
        return loaded.head.rev

    async def _read_rev(self, number: int) -> int | None:
        head = await self._store.read_head(number)
        return None if head is None else head.rev

    async def _read(self, number: int) -> LoadedLeague:
        head = await self._store.read_head(number)
        if head is None:
            raise Refusal("no-such-league")
        rows = await self._store.read_events(number)
        try:
            return LoadedLeague(head, fold(map(read_event, rows)))
        except Exception as error:  # one league stops, whatever it is, and not all
            self._report(number, "cannot be read", error)
            raise Refusal("league-broken") from error

    async def _write(
        self, loaded: LoadedLeague, bodies: list[Body], actor: int | None
    ) -> LoadedLeague:
        at, rev = self._at(), loaded.league.seq
        events = [Event(rev + n, body, actor, at) for n, body in enumerate(bodies, 1)]
        league = _apply_events(loaded.league, events)
        messages = compose_posts(bodies, loaded.league.events)
        messages += compose_readmission_posts(bodies, loaded.league, league)
        messages += compose_podium_posts(loaded.league, league)
        messages += compose_season_letters(bodies, loaded.league)
        await self._store.append(loaded.id, rev, [write_event(event) for event in events], messages)
        loaded = LoadedLeague(replace(loaded.head, rev=league.seq), league)
        self._publish(loaded.id, loaded)
        return loaded


def _apply_events(league: League, events: list[Event]) -> League:
    """Folds the league anew if an earlier event is undone."""
    if any(isinstance(event.body, Undone) for event in events):
        return fold((*league.events, *events))
    for event in events:
        league = advance(league, event)
    return league


class LeagueNotices:
    """Writes announcements that no event causes to the outbox: the weekly and daily ones after the
    first, repeated ones. Knows of closed channels."""

    def __init__(self, store: Store, repository: LeagueRepository) -> None:
        self._store = store.leagues
        self._repository = repository
        self.closed_channels: dict[int, int] = {}
        """The leagues whose channel was closed at the last try, and that channel."""

    async def announce(self, league: int, kind: str, at: int, **params: Param) -> LoadedLeague:
        loaded = await self._repository.load(league)
        await self._store.announce(league, announce(kind, 0, **params), at)
        self._repository.call_listeners(league)
        return loaded

    async def write_letter(
        self, league: int, player: int, kind: str, at: int, **about: int
    ) -> None:
        letter = NewMessage("announce", (player,), kind, tuple(about.items()))
        await self._store.announce(league, letter, at)
        self._repository.call_listeners(league)

    async def schedule_next(self, message: OutboxMessage, at: int, **more: Param) -> None:
        """The digest or daily line that follows one, a whole number of weeks or days later, while
        its season runs; not where another is due before that."""
        interval = INTERVALS.get(message.note or "")
        if interval is None:
            return
        season = message.params.get("season")
        try:
            league = (await self._repository.load(message.league)).league
        except Refusal:  # nothing is known of its season
            return
        if league.phase != "sign-up" and season == league.season:
            missed = max(0, at - message.created) // interval
            due = message.created + interval * (missed + 1)
            post = announce(str(message.note), after=due - at, season=league.season, **more)
            await self._store.announce(message.league, post, at, after=message.id)
