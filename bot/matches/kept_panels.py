"""Panels that people keep in a place of their own. `bot.delivery.kept_panels` shows them."""

from __future__ import annotations

from bot.matches.repository import MatchRepository
from bot.models.kept_panels import CloseReason, KeptKind, KeptPanel
from bot.models.match import Status
from bot.refusals import Refusal


class KeptPanels:
    """One for each person and match, as long as they hold a seat there."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._store = repository.store.kept_panels

    async def read(self, match: int, player: int) -> KeptPanel | None:
        return await self._store.read(match, player)

    async def find_by_message(self, message: int) -> KeptPanel | None:
        return await self._store.find_by_message(message)

    async def is_place_known(self, place: int) -> bool:
        """Whether a panel is kept in this thread."""
        return await self._store.is_place_known(place)

    async def read_revision(self, match: int) -> int:
        """A number that each change of the match raises."""
        return (await self._repository.load_head(match)).rev

    async def open(self, match: int, player: int, kind: KeptKind) -> None:
        """Keep the person's panel from now on. Raises `Refusal` unless they play there."""
        head = await self._repository.load_head(match)
        seats = [row for row in head.seats if row.player == player]
        if not seats or seats[0].resigned:
            raise Refusal("resigned" if seats else "not-seated")
        if head.status is not Status.RUNNING:
            raise Refusal("not-running")
        await self._store.open(match, player, kind, self._repository.at())
        self._repository.call_listeners(match)

    async def switch_off(self, match: int, player: int) -> None:
        """At the person's own wish."""
        await self._store.switch_off(match, player, self._repository.at())
        self._repository.call_listeners(match)

    async def close(self, kept: KeptPanel, reason: CloseReason) -> None:
        await self._store.close(kept.match, kept.player, reason)

    async def take_reason(self, match: int, player: int) -> str:
        """Why the person's panel is kept no longer, unless they know; the next call gives ''."""
        return await self._store.take_reason(match, player)

    async def set_place(self, kept: KeptPanel, place: int) -> None:
        await self._store.set_place(kept.match, kept.player, place)

    async def set_message(self, kept: KeptPanel, message: int | None, rev: int) -> None:
        """The message shows this revision now."""
        at = self._repository.at()
        await self._store.set_message(kept.match, kept.player, message, rev, at)

    async def set_revision(self, match: int, player: int, rev: int) -> None:
        """The answer to a press in the panel shows this revision."""
        await self._store.set_revision(match, player, rev)
