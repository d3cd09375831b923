"""A world from one number: people, servers, faults, days."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import aiohttp
import discord

from bot.storage.errors import StoreError
from tests.standin.limits import Limits
from tests.standin.quick import BEGIN, LoopClock
from tests.worlds.checks import SafetyCheck, check_life
from tests.worlds.discord_place import DiscordPlace
from tests.worlds.faults import KINDS, Kind, Weather, plan_faults
from tests.worlds.loop import run_world_loop
from tests.worlds.people import Person
from tests.worlds.process import RUNNING, BotProcess, own_processes

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
DOWN: Final = (5.0, 900.0)
"""Seconds for which the bot is down after a kill."""
CHANNELS: Final = 2
WEATHER: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
LATENCY: Final = (0.02, 0.4)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a world is made of; the same plan gives the same world."""

    seed: int
    days: int = 3
    people: int = 6
    faults: tuple[Kind, ...] = KINDS


@dataclass(slots=True)
class Outcome:
    """`wrong` is what should never have been; `log` a line for each thing that was done."""

    plan: Plan
    log: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

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
    process: BotProcess | None = None
    safety: SafetyCheck = field(default_factory=SafetyCheck)
    is_over: bool = False

    def tell(self, line: str) -> None:
        self.outcome.log.append(f"{asyncio.get_running_loop().time():.3f} {line}")

    async def start_bot(self) -> None:
        """Again, until the store lets it."""
        while True:
            process = BotProcess(self.file, self.weather.trouble_of_store, self.weather.drops_event)
            try:
                await process.start(self.place.backend, self.limits, self.place.now, self.seeds)
            except (StoreError, sqlite3.Error, OSError) as error:
                self.tell(f"the bot can't start: {error}")
                await process.die(self.place.backend)
                await asyncio.sleep(30.0)
                continue
            assert process.app is not None
            self.process = process
            self.place.attach(process.app.bot)
            self.tell("the bot is at work")
            return

    async def kill_at_times(self) -> None:
        rng = Random(f"{self.plan.seed} kills")
        for fault in self.weather.plan:
            if fault.kind != "kill":
                continue
            await asyncio.sleep(max(fault.begin - self.place.backend.clock.elapsed, 0.0))
            if self.is_over:
                return
            assert self.process is not None
            await self.process.die(self.place.backend)
            self.weather.failed["kill"] += 1
            self.tell("the bot is killed")
            await asyncio.sleep(rng.uniform(*DOWN))
            await self.start_bot()
            self.check()

    def check(self) -> None:
        """What must hold at any moment."""
        self.outcome.wrong += self.safety.find_wrong(self)

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
    faults = plan_faults(Random(f"{plan.seed} faults"), plan.days, plan.faults)
    weather = Weather(faults, loop.time, Random(f"{plan.seed} weather"))
    numbers = count()

    def deal() -> bytes:
        return sha256(f"{plan.seed} {next(numbers)}".encode()).digest()

    world = World(plan, folder / "store.sqlite3", place, limits, weather, outcome, deal)
    guild = place.create_guild("The Long Table", owner=place.create_user("olga"))
    channels = [guild.create_text_channel(f"games-{n}") for n in range(CHANNELS)]
    for number in range(plan.people):
        name = f"person{number}"
        actor = guild.add_member(place.create_user(name))
        world.people.append(
            Person(
                actor, channels, Random(f"{plan.seed} {name}"), rng.randrange(24),
                rng.choice((3.0, 10.0, 30.0, 60.0)), rng.choice((0.0, 0.3, 2.0)), world.tell,
            )
        )  # fmt: skip
    errors = _Errors(world)
    with own_processes(plan.seed), weather.over_discord(), errors, _one_clock(place.now):
        await world.start_bot()
        lives = [loop.create_task(one.live(place, lambda: world.is_over)) for one in world.people]
        lives.append(loop.create_task(world.kill_at_times()))
        for _ in range(plan.days):
            await asyncio.sleep(DAY)
            world.check()
        world.is_over = weather.is_over = True
        await asyncio.sleep(DAY)
        for life in lives:
            life.cancel()
        ended = await asyncio.gather(*lives, return_exceptions=True)
        outcome.wrong += [
            f"a person broke: {one!r}" for one in ended
            if isinstance(one, Exception)
        ]  # fmt: skip
        world.check()
        outcome.wrong += await check_life(world)
        assert world.process is not None
        await world.process.die(place.backend)
    outcome.log += [f"{at:.3f} {verb} {path} {status} {code}"
                    for at, verb, path, status, code in limits.seen]  # fmt: skip
    outcome.counts |= {**weather.failed, "requests": len(limits.seen),
                       "matches": len(world.safety.newest),
                       "rows": sum(world.safety.newest.values())}  # fmt: skip
    return outcome


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
        if _is_weather(error):
            return
        self._world.outcome.wrong.append(f"logged: {record.getMessage()} {error!r}")

    def __enter__(self) -> None:
        logging.getLogger("bot").addHandler(self)
        logging.getLogger("discord").addHandler(self)

    def __exit__(self, *_: object) -> None:
        logging.getLogger("bot").removeHandler(self)
        logging.getLogger("discord").removeHandler(self)


def _is_weather(error: BaseException | None) -> bool:
    """Whether it is a fault of the plan, or follows from one."""
    while error is not None:
        if "database is locked" in str(error) or isinstance(error, WEATHER):
            return True
        error = error.__cause__ or error.__context__
    return False


def _one_clock(now: Callable[[], datetime]) -> Any:
    """discord.py's clock is the world's, too."""
    return patch("discord.utils.utcnow", now)
