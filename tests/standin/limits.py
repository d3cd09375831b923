"""Discord's limits, by a clock that is given: what is refused, and what is said of each bucket.

A stand-in asks `judge` before it does anything. The figures are those of Discord's documentation
and of measurements; each can be changed, and switched off by None.
"""

import re
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from random import Random
from typing import Any, Final, TypeAlias

Rate: TypeAlias = tuple[int, float]
"""So many requests in so many seconds."""
SEND: Final = re.compile(r"/channels/(\d+)/messages")
ONE_MESSAGE: Final = re.compile(r"/channels/(\d+)/messages/(\d+)")
CHANNEL: Final = re.compile(r"/channels/(\d+)")
OPENING: Final = "/users/@me/channels"
INTERACTIONS: Final = ("/interactions/", "/webhooks/")
DISCORDS_EPOCH: Final = 1_420_070_400


@dataclass(frozen=True, slots=True)
class Answer:
    """What Discord says instead of doing something; `plain` is that of Cloudflare's, a page."""

    status: int
    code: int = 0
    retry_after: float | None = None
    everywhere: bool = False
    plain: bool = False
    text: str = ""

    def body(self) -> dict[str, Any]:
        text = self.text or f"refused with {self.code}"
        said: dict[str, Any] = {"message": text, "code": self.code}
        if self.retry_after is not None:
            said |= {"retry_after": self.retry_after, "global": self.everywhere}
        return said


@dataclass
class Bucket:
    """Requests that count together. The window begins with the first of them."""

    most: int
    seconds: float
    begun: float = float("-inf")
    used: int = 0

    def take(self, at: float) -> float:
        """Seconds to wait; 0 where it is let through."""
        if at >= self.begun + self.seconds:
            self.begun, self.used = at, 0
        self.used += 1
        return 0.0 if self.used <= self.most else self.begun + self.seconds - at

    def headers(self, name: str, at: float) -> dict[str, str]:
        reset = max(self.begun + self.seconds - at, 0.0)
        return {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(max(self.most - self.used, 0)),
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": name,
        }


@dataclass
class Limits:
    """`clock` gives the seconds, `epoch` the time of Discord's at which they were 0. `asleep` are
    archived threads, `locked` ones that no message wakes. `refusals` come first: method, pattern of
    the path, what is said, and how often (None: always).

    `seen` are all requests with what was said: seconds, method, path, status, code. `bodies` are
    the JSON objects that were sent: method, path, object.
    """

    clock: Callable[[], float]
    epoch: float = 0.0
    sends: Rate | None = (5, 5.0)
    edits: Rate | None = (5, 5.0)
    old_edits: Rate | None = (3, 6.0)
    old_after: float = 3600.0
    everything: Rate | None = (50, 1.0)
    openings: Rate | None = (10, 600.0)
    latency: tuple[float, float] | None = None
    asleep: set[int] = field(default_factory=set)
    locked: set[int] = field(default_factory=set)
    refusals: list[tuple[str, str, Answer, int | None]] = field(default_factory=list)
    seen: list[tuple[float, str, str, int, int]] = field(default_factory=list)
    bodies: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)
    chance: Random = field(default_factory=lambda: Random(18))
    _buckets: dict[tuple[str, str], Bucket] = field(default_factory=dict)
    _flood: deque[float] = field(default_factory=deque)

    def travel(self) -> float:
        """Seconds that a request takes on its way."""
        return 0.0 if self.latency is None else self.chance.uniform(*self.latency)

    def judge(
        self, method: str, path: str, body: object = None
    ) -> tuple[Answer | None, dict[str, str]]:
        """The refusal, if any, and the headers in any case."""
        headers = {"Via": "1.1 standin"}
        bucket, name = self._find_bucket(method, path)
        wait = 0.0 if bucket is None else bucket.take(self.clock())
        if bucket is not None:
            headers |= bucket.headers(name, self.clock())
        refusal = (
            self._find_planned(method, path)
            or self._refuse_flood(path)
            or (Answer(429, retry_after=wait) if wait else None)
            or self._refuse_old_edit(method, path)
            or self._refuse_opening(method, path)
            or self._refuse_sleeper(method, path, body)
        )
        if refusal is not None and refusal.plain:
            return refusal, {"content-type": "text/html"}
        if refusal is not None and refusal.retry_after is not None:
            headers["Retry-After"] = f"{refusal.retry_after:.3f}"
        return refusal, headers

    def note(self, method: str, path: str, status: int, code: int = 0) -> None:
        self.seen.append((self.clock(), method, path, status, code))

    def invalid(self, seconds: float = 600.0) -> int:
        """The most requests in so many seconds that Discord calls invalid: 401, 403 and 429."""
        times = [at for at, _, _, status, _ in self.seen if status in (401, 403, 429)]
        first = most = 0
        for last, at in enumerate(times):
            while times[first] + seconds <= at:
                first += 1
            most = max(most, last - first + 1)
        return most

    def refused(self, code: int) -> dict[str, int]:
        """How often each path was refused with this code."""
        found: dict[str, int] = defaultdict(int)
        for _, _, path, _, said in self.seen:
            if said == code:
                found[path] += 1
        return dict(found)

    def is_sleeping(self, place: int) -> bool:
        return place in self.asleep or place in self.locked

    def _find_bucket(self, method: str, path: str) -> tuple[Bucket | None, str]:
        place = CHANNEL.match(path)
        if method == "POST" and SEND.fullmatch(path):
            kind, rate = "sends", self.sends
        elif method == "PATCH" and ONE_MESSAGE.fullmatch(path):
            kind, rate = "edits", self.edits
        else:
            return None, ""
        if rate is None or place is None:
            return None, ""
        return self._buckets.setdefault((kind, place[1]), Bucket(*rate)), kind

    def _find_planned(self, method: str, path: str) -> Answer | None:
        for number, (verb, pattern, answer, times) in enumerate(self.refusals):
            if verb in (method, "*") and fnmatch(path, pattern):
                if times is not None and times <= 1:
                    del self.refusals[number]
                elif times is not None:
                    self.refusals[number] = verb, pattern, answer, times - 1
                return answer
        return None

    def _refuse_flood(self, path: str) -> Answer | None:
        """All but answers to interactions count together."""
        if self.everything is None or path.startswith(INTERACTIONS):
            return None
        (most, seconds), at = self.everything, self.clock()
        while self._flood and self._flood[0] <= at - seconds:
            self._flood.popleft()
        if len(self._flood) >= most:
            return Answer(429, retry_after=self._flood[0] + seconds - at, everywhere=True)
        self._flood.append(at)
        return None

    def _refuse_old_edit(self, method: str, path: str) -> Answer | None:
        found = ONE_MESSAGE.fullmatch(path)
        if method != "PATCH" or found is None or self.old_edits is None:
            return None
        posted = (int(found[2]) >> 22) / 1000 + DISCORDS_EPOCH
        if self.epoch + self.clock() - posted < self.old_after:
            return None
        bucket = self._buckets.setdefault(("old edits", found[1]), Bucket(*self.old_edits))
        wait = bucket.take(self.clock())
        return Answer(429, 30046, retry_after=wait) if wait else None

    def _refuse_opening(self, method: str, path: str) -> Answer | None:
        if (method, path) != ("POST", OPENING) or self.openings is None:
            return None
        bucket = self._buckets.setdefault(("openings", ""), Bucket(*self.openings))
        return Answer(403, 40003) if bucket.take(self.clock()) else None

    def _refuse_sleeper(self, method: str, path: str, body: object) -> Answer | None:
        """A message wakes a thread, unless it is locked; nothing else does but to unarchive it."""
        found = CHANNEL.match(path)
        if found is None:
            return None
        place, changes = int(found[1]), body if isinstance(body, dict) else {}
        if method == "PATCH" and CHANNEL.fullmatch(path) and "archived" in changes:
            (self.asleep.add if changes["archived"] else self.asleep.discard)(place)
            return None
        if method == "GET" or not self.is_sleeping(place):
            return None
        if method == "POST" and SEND.fullmatch(path):
            self.asleep.discard(place)
            return Answer(403, 160005) if place in self.locked else None
        return Answer(400, 50083)
