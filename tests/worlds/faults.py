"""What goes wrong in a world, and when: a plan made from its seed."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import takewhile
from random import Random
from typing import Any, Final, Literal, TypeAlias, get_args
from unittest.mock import patch

import aiohttp
import discord
from simcord.backend.errors import BackendError
from simcord.http import router

Kind: TypeAlias = Literal["discord", "lost", "gateway", "store", "hang", "kill", "stall", "server"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
HOUR: Final = 3600.0
WEATHER: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
ANSWERS: Final = (
    ("POST", "/interactions/*/*/callback", ((404, 10062), (500, 0))),
    ("*", "/webhooks/*", ((404, 10015), (500, 0), (503, 0))),
    ("POST", "/channels/*/messages", ((500, 0), (503, 0))),
    ("PATCH", "/channels/*/messages/*", ((500, 0), (503, 0))),
    ("DELETE", "/channels/*/messages/*", ((500, 0), (404, 10008))),
    ("GET", "/*", ((500, 0), (503, 0))),
)
"""What Discord may say to a request for no reason of its own."""
A_WINDOW: Final = {"discord": 0.3, "lost": 0.15, "gateway": 1.0, "store": 0.02, "hang": 0.3}
"""How often something fails while a fault lasts."""
USUAL: Final = (10.0, 120.0, HOUR, 5 * HOUR)
LENGTHS: Final[dict[Kind, tuple[float, ...]]] = {
    "discord": USUAL, "lost": USUAL, "gateway": USUAL, "store": USUAL, "kill": (0.0,),
    "hang": (5.0, 30.0, 300.0, 1800.0), "stall": (5.0, 30.0, 300.0, 1800.0), "server": USUAL,
}  # fmt: skip
"""Seconds that a fault may last."""


@dataclass(frozen=True, slots=True)
class Fault:
    """From `begin` to `end`, in seconds since the world began; a kill has no length."""

    kind: Kind
    begin: float
    end: float


def plan_faults(seed: int, days: int, kinds: Sequence[Kind]) -> tuple[Fault, ...]:
    """About one of each kind a day, most of them short. Those of a day are the same whatever the
    other days and kinds are, so that a world can be shortened."""
    found = []
    for day in range(days):
        for kind in kinds:
            rng = Random(f"{seed} {kind} {day}")
            begin = (day + rng.random()) * 24 * HOUR
            length = rng.choice(LENGTHS[kind])
            found.append(Fault(kind, begin, begin + length))
    return tuple(sorted(found, key=lambda fault: fault.begin))


class Weather:
    """The faults of the plan at the moment of the clock. `failed` counts what has gone wrong."""

    def __init__(self, plan: Sequence[Fault], clock: Callable[[], float], rng: Random) -> None:
        self.plan = plan
        self.is_over = False
        self.failed: dict[str, int] = dict.fromkeys(KINDS, 0)
        self._ahead = {kind: [one for one in plan if one.kind == kind] for kind in KINDS}
        self._clock = clock
        self._rng = rng

    def find_end(self, kind: Kind, is_hit: Callable[[Fault], bool]) -> float | None:
        """When a fault ends that strikes now; None: none does. `is_hit`: whether one concerns whom
        it may strike."""
        now = self._clock()
        ahead = self._ahead[kind]
        while ahead and ahead[0].end <= now:
            del ahead[0]
        begun = takewhile(lambda one: one.begin <= now, ahead)
        ends = [one.end for one in begun if now < one.end and is_hit(one)]
        if self.is_over or not ends or self._rng.random() >= A_WINDOW[kind]:
            return None
        self.failed[kind] += 1
        return max(ends)

    def strikes(self, kind: Kind) -> bool:
        return self.find_end(kind, lambda _: True) is not None

    def drops_event(self) -> bool:
        return self.strikes("gateway")

    def trouble_of_store(self) -> sqlite3.Error | None:
        return sqlite3.OperationalError("database is locked") if self.strikes("store") else None

    async def wait_for_store(self, bot: int, bots: int) -> None:
        """The connections of one process to the store may hang until the fault is over, without
        being closed."""
        end = self.find_end("hang", lambda fault: int(fault.begin) % bots == bot)
        await asyncio.sleep(0.0 if end is None else end - self._clock())

    def was_bad(self, since: float, until: float) -> bool:
        """Whether an unannounced fault was active; what servers do is announced."""
        plan = (one for one in self.plan if one.kind != "server")
        return any(one.begin < until and one.end > since for one in plan)

    @contextmanager
    def over_discord(
        self, ask: Callable[[str, str], None], note: Callable[[str, str, Any, Any], None]
    ) -> Iterator[None]:
        """Requests fail or lose their answers as planned; `ask` hears of each (method, path),
        `note` of each that Discord has done, with what was sent and what was answered."""
        usual = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **given: Any) -> Any:
            ask(method, path)
            answers = _find_answers(method, path)
            if answers and self.strikes("discord"):
                raise BackendError(*self._rng.choice(answers), "by the weather")
            if answers and self.strikes("lost"):
                if self._rng.random() < 0.5:
                    done(backend, method, path, given)
                    raise aiohttp.ServerDisconnectedError
                raise TimeoutError
            return done(backend, method, path, given)

        def done(backend: Any, method: str, path: str, given: dict[str, Any]) -> Any:
            answer = usual(backend, method, path, **given)
            note(method, path, given.get("json"), answer)
            return answer

        with patch.object(router, "dispatch", dispatch):
            yield


def _find_answers(method: str, path: str) -> tuple[tuple[int, int], ...]:
    """Status and code of what a request can be answered with, if it may fail."""
    for verb, pattern, answers in ANSWERS:
        if verb in ("*", method) and fnmatch(path, pattern):
            return answers
    return ()


def is_weather(error: BaseException | None) -> bool:
    """Whether it is a fault of the plan, or follows from one."""
    while error is not None:
        if "database is locked" in str(error) or isinstance(error, WEATHER):
            return True
        error = error.__cause__ or error.__context__
    return False
