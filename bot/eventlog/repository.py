"""Loads and changes aggregates folded from logs: cached, with one write at a time to each."""

import asyncio
import logging
import math
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, Generic, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.refusals import Refusal
from bot.storage import StoreUnavailable
from bot.storage.errors import Conflict, StoreError

T = TypeVar("T")
Loaded = TypeVar("Loaded")
Listener: TypeAlias = Callable[[int], None]

ATTEMPTS: Final = 5
_log = logging.getLogger(__name__)


class Locks:
    """A lock for each number, for as long as it is held or waited for."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, number: int) -> asyncio.Lock:
        return self._locks.setdefault(number, asyncio.Lock())


class Repository(ABC, Generic[Loaded]):
    """Loads, caches and changes aggregates, each known by its number."""

    def __init__(self, kind: str, most_cached: float = math.inf, *, shared: bool = False) -> None:
        """`kind` is what the log calls one of them. `shared`: other processes change them, too."""
        self._kind = kind
        self._shared = shared
        self._reported: set[tuple[int, str]] = set()
        self.listeners: list[Listener] = []
        """Called with the number after each commit; quick, and never raising."""
        self._cache: LRUCache[int, Loaded] = LRUCache(most_cached)
        self._newest: LRUCache[int, int] = LRUCache(most_cached)
        """The revisions that other processes have made; nothing older is cached."""
        self._locks = Locks()

    async def load(self, number: int) -> Loaded:
        """From the cache or from the log. Raises `Refusal` where there is none."""
        if number in self._cache:
            return self._cache[number]
        return await self.run_locked(number, _return)

    async def run_locked(self, number: int, work: Callable[[Loaded], Awaitable[T]]) -> T:
        """Run `work` while nothing else changes it; it finishes even if the caller is cancelled."""

        async def work_locked() -> T:
            async with self._locks[number]:
                return await work(await self._load(number))

        return await run_to_end(work_locked())

    async def for_each(
        self, numbers: Iterable[int], work: Callable[[int], Awaitable[T]]
    ) -> tuple[T, ...]:
        """What `work` gives for each. One that refuses or fails is left out and does not keep the
        others from theirs; only a store that cannot be used ends the loop."""
        done = []
        for number in numbers:
            try:
                done.append(await work(number))
            except Refusal as refusal:
                _log.info("%s %d is left out: %s", self._kind, number, refusal)
            except StoreUnavailable:
                raise
            except Exception as error:  # noqa: BLE001 - one of them, whatever it is, and not all
                self._report(number, "is left out", error)
        return tuple(done)

    def hear(self, number: int, rev: int) -> None:
        """Another process has changed one of them."""
        self._newest[number] = max(rev, self._newest.get(number, 0))
        known = self._cache.get(number)
        if known is not None and self._rev_of(known) <= rev:
            self._forget(number, known)
        self.call_listeners(number)

    def forget_all(self) -> None:
        """Changes of other processes may have been missed."""
        self._cache.clear()

    async def _try_change(self, number: int, attempt: Callable[[Loaded], Awaitable[T]]) -> T:
        """Plan and commit; after a `Conflict`, or after a refusal of what another process has
        changed meanwhile, reload and try again."""

        async def change_locked() -> T:
            async with self._locks[number]:
                for _ in range(ATTEMPTS):
                    loaded = await self._load(number)
                    try:
                        return await attempt(loaded)
                    except Conflict:
                        self._forget(number, loaded)
                    except Exception:
                        if not await self._is_outdated(number, loaded):
                            raise
                        self._forget(number, loaded)
                raise Conflict(f"number {number} changes under every attempt")

        return await run_to_end(change_locked())

    async def _load(self, number: int) -> Loaded:
        """With the lock held."""
        if number in self._cache:
            return self._cache[number]
        loaded = await self._read(number)
        self._keep(number, loaded)
        return loaded

    def _keep(self, number: int, loaded: Loaded) -> None:
        if not self._shared or self._rev_of(loaded) >= self._newest.get(number, 0):
            self._cache[number] = loaded

    async def _is_outdated(self, number: int, loaded: Loaded) -> bool:
        """Whether it was decided by what is no longer so; never so with one process."""
        return self._shared and await self._read_rev(number) != self._rev_of(loaded)

    @abstractmethod
    def _rev_of(self, loaded: Loaded) -> int: ...

    @abstractmethod
    async def _read_rev(self, number: int) -> int | None:
        """From the store."""

    @abstractmethod
    async def _read(self, number: int) -> Loaded:
        """From the store. Raises `Refusal` where there is none."""

    def _report(self, number: int, what: str, error: Exception | None = None) -> None:
        """Log what is wrong with one of them, once."""
        if (number, what) not in self._reported:
            self._reported.add((number, what))
            if isinstance(error, StoreError | ValueError):  # wrong data, not a fault of the code
                fault = " ".join(str(error).split())
                _log.error("%s %d %s: %s", self._kind, number, what, fault)
            else:
                _log.error("%s %d %s", self._kind, number, what, exc_info=error)

    def call_listeners(self, number: int) -> None:
        for listener in self.listeners:
            try:
                listener(number)
            except Exception:  # noqa: BLE001 - what is saved is saved
                _log.exception("a listener failed for %d", number)

    def _publish(self, number: int, loaded: Loaded) -> None:
        """A change has been committed."""
        self._keep(number, loaded)
        self.call_listeners(number)

    def _forget(self, number: int, loaded: Loaded) -> None:
        self._cache.pop(number, None)


async def _return(loaded: T) -> T:
    return loaded


async def run_to_end(work: Coroutine[Any, Any, T]) -> T:
    """Even if the caller is cancelled."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(_retrieve_error)
    return await asyncio.shield(task)


def _retrieve_error(task: asyncio.Future[Any]) -> None:
    """Fetch the error of work whose caller was cancelled, so that asyncio does not log it."""
    if not task.cancelled():
        task.exception()
