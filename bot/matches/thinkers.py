"""Who decides for the computer players: here and now, or in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from bot.matches.values import AnyGame


class Thinker(Protocol):
    """Chooses an action for the seat that sees `view`; raises what the game raises."""

    async def choose(self, game: str, view: Any, level: str, seed: bytes) -> Any: ...

    async def close(self) -> None: ...


class InlineThinker:
    """Decides at once on the event loop: for tests and tools."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    async def choose(self, game: str, view: Any, level: str, seed: bytes) -> Any:
        return self._games[game].choose(view, level, seed)

    async def close(self) -> None:
        return None


class ProcessThinker:
    """Decides in a worker process, started at the first question, replaced when it dies or takes
    longer than `patience` seconds. The event loop never waits for it.
    """

    def __init__(
        self, games: Callable[[], Mapping[str, AnyGame]], *, patience: float = 60.0
    ) -> None:
        """`games` is a function of a module, called in the worker to build the games anew."""

    async def choose(self, game: str, view: Any, level: str, seed: bytes) -> Any:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError
