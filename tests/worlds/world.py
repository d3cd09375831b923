"""A world from one number: people, servers, faults, days."""

import asyncio
import logging
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from simcord import GuildHandle, MemberActor, UserHandle

from bot.models.shards import Shards
from bot.storage.errors import StoreError
from tests.standin.limits import CHANNEL, Limits
from tests.standin.quick import BEGIN, LoopClock
from tests.worlds.checks import SafetyCheck, check_life
from tests.worlds.discord_place import DiscordPlace
from tests.worlds.faults import KINDS, Fault, Kind, Weather, is_weather, plan_faults
from tests.worlds.ledger import CLOCK_GRACE, Ledger
from tests.worlds.loop import run_world_loop
from tests.worlds.marks import count_marks
from tests.worlds.page import Browser
from tests.worlds.people import Person
from tests.worlds.process import RUNNING, SENDER, BotProcess, own_processes
from tests.worlds.secrecy import Secrecy
from tests.worlds.shared import (
    SHARDS,
    Database,
    SharedConnection,
    open_shared_store,
    read_holder,
)
from tests.worlds.views import watch_views
from tests.worlds.wire import Wire

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
BUSY_DAYS: Final = 6
"""In longer worlds people look less often, and matches are forgotten."""
DOWN: Final = (5.0, 900.0)
"""Seconds for which the bot is down after a kill."""
SERVERS: Final = ("The Long Table", "The Round Table")
"""Of two shards."""
SERVER_OF: Final = (0, 0, 1)
"""Where one person after another is: two of three in the first server."""
QUITTERS: Final = 0.3
"""The part of people who have quit by the end."""
ENOUGH: Final = 8
"""People for two servers, and for two channels in each."""
FIRST_GUILD: Final = 1 << 40
FIRST_ROW: Final = 1 << 24
CHANNELS: Final = 2
LATENCY: Final = (0.02, 0.4)
UNNOTICED: Final = 120.0
"""Seconds before a fault that count as part of it: the bot notes now and then that it is there."""
FORBIDDEN: Final = 403
MOST_REFUSED: Final = 60
"""Requests where the bot may not speak, until it may again: a few for each match."""
SETTLING_DOWN: Final = 600.0
"""Seconds for which what was in trouble may still be late."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a world is made of; the same plan gives the same world."""

    seed: int
    days: int = 3
    people: int = 6
    faults: tuple[Kind, ...] = KINDS
    only: tuple[int, ...] | None = None
    """Those of the faults that happen, by number; None: all of them."""
    bots: int = 1
    """Processes that share one store."""
    has_page: bool = True
    """Whether people go on in the touch page."""


def count_bots(seed: int) -> int:
    """Two in a fourth of all worlds, unless a plan says otherwise."""
    return 1 + (seed % 4 == 3)


@dataclass(slots=True)
class Outcome:
    """`wrong` is what should never have been; `log` a line for each thing that was done, `marks`
    how often each rare branch was reached."""

    plan: Plan
    log: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    marks: dict[str, int] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """The same for two runs that went the same way, request by request."""
        return sha256("\n".join(self.log).encode()).hexdigest()[:16]


@dataclass
class World:
    plan: Plan
    file: Path
    place: DiscordPlace
    limits: Limits
    weather: Weather
    outcome: Outcome
    seeds: Callable[[], bytes]
    people: list[Person] = field(default_factory=list)
    tried: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    """How often each command and control was: by others, and by those who may do everything."""
    guilds: list[GuildHandle] = field(default_factory=list)
    """Servers with people."""
    processes: dict[int, BotProcess] = field(default_factory=dict)
    """Those that are at work."""
    safety: SafetyCheck = field(default_factory=SafetyCheck)
    down_until: float = 0.0
    """Until when the newest kill was felt."""
    down: float = 0.0
    """Seconds for which the bot was killed."""
    is_over: bool = False

    def __post_init__(self) -> None:
        self.database = Database(self.at, self.file.with_name("leases.sqlite3"))
        self._numbers = count(1)
        self._answering: dict[str, BotProcess] = {}
        self.ledger = Ledger(self.at, self.blame, self.was_troubled)
        self.secrecy = Secrecy(self.blame, Random(f"{self.plan.seed} secrecy"))
        self.wire = Wire(self.ledger, self.at, self.blame, self.read_file)

    def at(self) -> float:
        return self.place.now().timestamp()

    def blame(self, wrong: str) -> None:
        self.outcome.wrong.append(f"{self.place.now():%d %H:%M:%S} {wrong}")

    def was_troubled(self, since: float) -> bool:
        """Whether anything was wrong, or the bot was down, since an epoch second."""
        began = since - BEGIN.timestamp() - SETTLING_DOWN
        now = self.place.backend.clock.elapsed
        return began < self.down_until or self.weather.was_bad(began, now)

    def count_credit(self) -> float:
        """The most seconds by which the bot may have put off a deadline."""
        stops = (one for one in self.weather.plan if one.kind in ("store", "hang", "stall"))
        return self.down + sum(one.end - one.begin + UNNOTICED for one in stops)

    def note_ask(self, method: str, path: str) -> None:
        """A request of the bot arrives. Only one process answers a press. Raises `BackendError`
        where the bot is not in the server."""
        process = SENDER.get() or RUNNING.get()
        if process is None:
            return
        self._check_sender(process, method, path)
        if path.startswith("/interactions/"):
            first = self._answering.setdefault(path, process)
            if first is not process:
                self.blame("a press is answered by two processes")
        self.place.require_bot(path)

    def note_request(self, method: str, path: str, body: Any, answer: Any) -> None:
        """Discord has done what the bot asked for."""
        self.safety.check_told(self)
        self.wire.note(method, path, body, answer)

    def _check_sender(self, process: BotProcess, method: str, path: str) -> None:
        """Of several, only the one that has the lease of a server says something there; letters go
        out wherever their match is."""
        place = CHANNEL.match(path)
        if method == "GET" or place is None or process.shards is None:
            return
        channel = self.place.backend.channels.get(int(place[1]))
        if channel is None or channel.guild_id is None:
            return
        shard = process.shards.find_shard(channel.guild_id)
        if read_holder(self.database, shard) != process.shards.process:
            self.blame(f"{method} {path} by a process without its lease")

    def find_player(self, user: int) -> int | None:
        """The bot's number of a person."""
        return next((one for one, at in self.ledger.users.items() if at == user), None)

    def tell(self, line: str) -> None:
        self.outcome.log.append(f"{asyncio.get_running_loop().time():.3f} {line}")

    async def start_bot(self, number: int) -> None:
        """Again, until the store lets it."""
        while True:
            process = self._make_process(number)
            try:
                await process.start(self.place.backend, self.limits, self.place.now, self.seeds)
            except (StoreError, sqlite3.Error, OSError) as error:
                self.tell(f"bot {number} can't start: {error}")
                await self._end(process)
                await asyncio.sleep(30.0)
                continue
            assert process.app is not None
            self.processes[number] = process
            self.place.attach(process.app.bot)
            self.tell(f"bot {number} is at work")
            return

    def fix_ids(self) -> None:
        """Else those of messages begin anywhere, and sets of them have an order of their own."""
        with closing(sqlite3.connect(self.file)) as db, db:
            db.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'outbox'", (FIRST_ROW,))

    async def choose_settings(self) -> None:
        """What the owner of each server has chosen for it."""
        assert self.processes[0].app is not None
        matches = self.processes[0].app.matches
        for guild in self.guilds:
            rng = Random(f"{self.plan.seed} {guild.name}")
            channel = next(iter(guild.channels.values())).id
            has_threads, has_posts = rng.random() < 0.5, rng.random() < 0.5
            await matches.people.set_server(
                guild.id, threads=has_threads, shares_queue=True,
                puzzle_channel=channel if has_posts else None,
            )  # fmt: skip
            await matches.weekly.choose_channel(guild.id, channel if has_posts else None)

    def _make_process(self, number: int) -> BotProcess:
        weather, shards, opener = self.weather, None, None
        if self.plan.bots > 1:
            loop = asyncio.get_running_loop()
            shards = Shards(SHARDS, loop.time)
            shards.process = next(self._numbers)
            opener = partial(open_shared_store, self.database, shards)
        return BotProcess(
            self.file, weather.trouble_of_store,
            partial(weather.wait_for_store, number, self.plan.bots), weather.drops_event,
            self.ledger.note_commit, shards, opener, self.plan.has_page, self.place.has_left,
        )  # fmt: skip

    async def _end(self, process: BotProcess) -> None:
        await process.die(self.place.backend)
        for connection in process.connections:
            if isinstance(connection, SharedConnection):
                self.database.leave(connection)

    async def _wait_for(self, fault: Fault) -> bool:
        """Whether there is somebody left to whom it may happen."""
        await asyncio.sleep(max(fault.begin - self.place.backend.clock.elapsed, 0.0))
        return not self.is_over

    async def kill_at_times(self) -> None:
        rng = Random(f"{self.plan.seed} kills")
        for fault in self.weather.plan:
            if fault.kind != "kill" or not await self._wait_for(fault):
                continue
            number, began = rng.choice([*self.processes]), self.place.backend.clock.elapsed
            await self._end(self.processes.pop(number))
            self.weather.failed["kill"] += 1
            self.tell(f"bot {number} is killed")
            await asyncio.sleep(rng.uniform(*DOWN))
            await self.start_bot(number)
            self.down_until = self.place.backend.clock.elapsed
            self.down += self.down_until - began + UNNOTICED
            self.check()

    async def stall_at_times(self) -> None:
        """As by SIGSTOP."""
        rng = Random(f"{self.plan.seed} stalls")
        for fault in self.weather.plan:
            if fault.kind != "stall" or not await self._wait_for(fault) or not self.processes:
                continue
            number = rng.choice([*self.processes])
            self.processes[number].frozen_until = fault.end
            self.weather.failed["stall"] += 1
            self.tell(f"bot {number} stands still for {fault.end - fault.begin:.0f} s")

    async def change_servers_at_times(self) -> None:
        """The bot is removed from a server and comes back, or may not send in a channel for a
        while."""
        rng = Random(f"{self.plan.seed} servers")
        for fault in self.weather.plan:
            if fault.kind != "server" or not await self._wait_for(fault) or not self.guilds:
                continue
            guild = rng.choice(self.guilds)
            channel = rng.choice([*guild.channels.values()])
            since, asked, is_removed = self.at(), len(self.limits.seen), rng.random() < 0.5
            self.weather.failed["server"] += 1
            if is_removed:
                self.tell(f"the bot is removed from {guild.name}")
                self.place.remove_bot(guild)
            else:
                self.tell(f"the bot may not send in {channel.name}")
                self.place.silence_bot(channel, is_silent=True)
            until = min(fault.end, self.plan.days * DAY)
            await asyncio.sleep(max(until - self.place.backend.clock.elapsed, 0.0))
            places = tuple(f"/channels/{one.id}/" for one in guild.channels.values())
            refused = sum(
                status == FORBIDDEN and path.startswith(places)
                for _, _, path, status, _ in self.limits.seen[asked:]
            )
            self.tell(f"the bot is back in {guild.name}, and was refused {refused} times")
            if refused > MOST_REFUSED:
                self.blame(f"it asks {refused} times where it is not")
            if is_removed:
                self.check_frozen(guild.id, since)
                self.place.add_bot(guild)
            else:
                self.place.silence_bot(channel, is_silent=False)

    def check_frozen(self, guild: int, since: float) -> None:
        """No clock runs in a server that the bot has left for a while."""
        if self.at() < since + CLOCK_GRACE or self.was_troubled(since):
            return
        with self.read_file() as db:
            for (match,) in db.execute(
                "SELECT id FROM matches WHERE guild = ? AND status = 'running' AND frozen IS NULL",
                (guild,),
            ):
                self.blame(f"match {match} runs on where the bot is not")

    def check(self, *, whole: bool = False) -> None:
        """What must hold at any moment; in the `whole` store, also of what has not changed."""
        for wrong in self.safety.find_wrong(self, whole=whole):
            self.blame(wrong)

    @contextmanager
    def read_file(self) -> Iterator[sqlite3.Connection]:
        """The store's file, beside the bot."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as db:
            yield db


def run_world(plan: Plan, folder: Path) -> Outcome:
    return run_world_loop(_run(plan, folder))


async def _run(plan: Plan, folder: Path) -> Outcome:
    rng, clock, outcome = Random(plan.seed), LoopClock(asyncio.get_running_loop()), Outcome(plan)
    random.seed(plan.seed)
    loop = asyncio.get_running_loop()
    place = DiscordPlace(clock)
    limits = Limits(loop.time, BEGIN.timestamp(), latency=LATENCY, chance=Random(plan.seed))
    faults = plan_faults(plan.seed, plan.days, plan.faults)
    if plan.only is not None:
        faults = tuple(faults[number] for number in plan.only)
    weather = Weather(faults, loop.time, Random(f"{plan.seed} weather"))
    numbers = count()

    def deal() -> bytes:
        return sha256(f"{plan.seed} {next(numbers)}".encode()).digest()

    world = World(plan, folder / "store.sqlite3", place, limits, weather, outcome, deal)
    for at, name in enumerate(SERVERS):
        _settle(world, at, name, rng)
    errors = _Errors(world)
    loop.set_exception_handler(partial(_note_lost_error, world))
    with (
        own_processes(plan.seed), weather.over_discord(world.note_ask, world.note_request), errors,
        _one_clock(place.now), watch_views(world.find_player, world.blame),
        world.secrecy.watch(), count_marks() as marks,
    ):  # fmt: skip
        for number in range(plan.bots):
            await world.start_bot(number)
        world.fix_ids()
        await world.choose_settings()
        lives = [
            loop.create_task(one.live(place, lambda: world.is_over), name=one.name)
            for one in world.people
        ]
        lives.append(loop.create_task(world.kill_at_times(), name="the plan of kills"))
        lives.append(loop.create_task(world.stall_at_times(), name="the plan of stalls"))
        lives.append(loop.create_task(world.change_servers_at_times(), name="the plan of servers"))
        for _ in range(plan.days):
            await asyncio.sleep(DAY)
            world.check()
        world.is_over = weather.is_over = True
        await asyncio.sleep(DAY)
        for life in lives:
            life.cancel()
        ended = await asyncio.gather(*lives, return_exceptions=True)
        outcome.wrong += [
            f"{life.get_name()} broke: {one!r}" for life, one in zip(lives, ended, strict=True)
            if isinstance(one, Exception)
        ]  # fmt: skip
        world.check(whole=True)
        if len(world.processes) < plan.bots:
            world.blame("a bot that was killed never came back")
        for process in world.processes.values():
            for wrong in await check_life(world, process):
                world.blame(wrong)
            await process.die(place.backend)
    notes = Counter(f"the note {one.note}" for one in world.ledger.messages.values())
    outcome.marks = dict(marks + notes)
    outcome.log += [f"{at:.3f} {verb} {path} {status} {code}"
                    for at, verb, path, status, code in limits.seen]  # fmt: skip
    outcome.counts |= {**weather.failed, "requests": len(limits.seen),
                       "compared": world.secrecy.compared,
                       "matches": len(world.ledger.matches),
                       "rows": len(world.ledger.rows)}  # fmt: skip
    return outcome


def _settle(world: World, at: int, name: str, rng: Random) -> None:
    """A server with its channels and people; the first of them is its owner."""
    place, plan = world.place, world.plan
    is_small = plan.people < ENOUGH
    numbers = [
        n for n in range(plan.people) if (0 if is_small else SERVER_OF[n % len(SERVER_OF)]) == at
    ]
    names = [f"person{number}" for number in numbers]
    users = [place.create_user(one) for one in names]
    owner = users[0] if users else place.create_user("otto")
    guild = place.create_guild(name, owner=owner, id=FIRST_GUILD + (at << 22))
    if users:
        world.guilds.append(guild)
    channels = [guild.create_text_channel(f"games-{n}") for n in range(1 if is_small else CHANNELS)]
    actors = [guild.add_member(user) for user in users]
    me = MemberActor(place, guild, UserHandle(place, place.backend.bot_user))
    world.people += [
        Person(
            actor, channels, Random(f"{plan.seed} {one}"), rng.randrange(24),
            rng.choice((5.0, 15.0, 40.0, 80.0)) * min(1.0, BUSY_DAYS / plan.days),
            rng.choice((0.0, 0.3, 2.0)),
            rng.choice((0.1, 0.4, 0.9)) if plan.has_page else 0.0,
            0.6 if one == names[0] else rng.choice((0.0, 0.2, 0.8)), world.tried[one == names[0]],
            rng.random() * plan.days * DAY / QUITTERS,
            Browser(actor.id, Random(f"{plan.seed} {one} browser"), world), world.tell,
            [*actors, me],
        )
        for one, actor in zip(names, actors, strict=True)
    ]  # fmt: skip


class _Errors(logging.Handler):
    """What the bot logs as an error is wrong, unless its store was in trouble at the time."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        process = RUNNING.get()
        if process is not None and not process.is_alive:
            return
        error = record.exc_info[1] if record.exc_info else None
        if is_weather(error):
            return
        self._world.blame(f"logged: {record.getMessage()} {error!r}")

    def __enter__(self) -> None:
        logging.getLogger("bot").addHandler(self)
        logging.getLogger("discord").addHandler(self)

    def __exit__(self, *_: object) -> None:
        logging.getLogger("bot").removeHandler(self)
        logging.getLogger("discord").removeHandler(self)


def _note_lost_error(world: World, _: object, context: dict[str, Any]) -> None:
    """Of a task that nobody waits for."""
    error = context.get("exception")
    if error is not None and not is_weather(error):
        world.blame(f"{context['message']}: {error!r}")


def _one_clock(now: Callable[[], datetime]) -> Any:
    """discord.py's clock is the world's, too."""
    return patch("discord.utils.utcnow", now)
