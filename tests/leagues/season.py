"""A league in a world of its own, with people who play whenever they are awake."""

from random import Random
from time import monotonic
from typing import Any

from bot.eventlog.jobs import JobRunner
from bot.leagues.league import League
from bot.leagues.service import LeagueService
from bot.leagues.settings import LeagueSettings
from bot.leagues.simulation import Mover
from bot.models.match import AnyGame
from bot.models.outbox import OutboxMessage
from bot.storage.leagues import LeagueRow
from tests.matches.world import HERE, World
from tests.outbox import read_due_messages


def choose_at_random(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    return game.sample(state, seat, rng)


class Season:
    """A league in a world, and who plays in it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.id = 0
        self.wake()

    def wake(self) -> None:
        self.leagues = LeagueService(self.world.matches, lambda: bytes(range(32)))
        self.jobs = JobRunner(
            self.world.store.queue, self.leagues.at, self.leagues.scheduler.job_handlers
        )
        self.mover = Mover(self.world.matches, self.world.jobs, choose_at_random)

    async def found(self, *names: str, **terms: Any) -> None:
        self.host, *self.people = [p.player for p in await self.world.people("Host", *names)]
        head = LeagueRow(0, HERE.guild, HERE.channel, "Winter", self.host, 0)
        agreed = LeagueSettings(**{"game": "bids", **terms})
        self.id = (await self.leagues.create(head, agreed)).id
        for player in self.people:
            await self.leagues.sign_up(self.id, player)

    async def begin(self) -> None:
        await self.leagues.begin(self.id, self.host)
        await self.jobs.run_due()

    async def restart(self) -> None:
        await self.world.restart()
        self.wake()
        await self.world.store.queue.request_league_jobs()

    async def league(self) -> League:
        return (await self.leagues.get(self.id)).league

    async def announced(self, at: int = 10**11) -> list[OutboxMessage]:
        """The announcements that wait until then."""
        found = await read_due_messages(self.world.store.queue, at, 10**6)
        return [one for one in found if one.mode == "announce"]

    async def days(self, count: int, asleep: set[int] | None = None) -> None:
        """So many days pass; everybody who is awake plays at once."""
        for _ in range(count):
            await self.play(asleep)
            self.world.clock.turn(days=1)
        await self.play(asleep)

    async def play(self, asleep: set[int] | None = None) -> None:
        while await self.jobs.run_due() + await self.mover.move(asleep or set(), monotonic() + 99):
            pass

    async def over(self, most: int = 400) -> None:
        for _ in range(most):
            if (await self.league()).phase == "sign-up":
                return
            await self.days(1)
        raise AssertionError("the season does not end")
