"""What the service needs of a store: a few use-case functions, so that another adapter may follow."""

from __future__ import annotations

from typing import Protocol


class Store(Protocol):
    """Everything that survives a kill; each function is one transaction."""

    async def close(self) -> None: ...
