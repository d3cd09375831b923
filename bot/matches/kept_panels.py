"""Panels that people keep in a place of their own. `bot.delivery.kept_panels` shows them."""

from bot.matches.repository import MatchPart
from bot.models.match import Status
from bot.models.outbox import KeptKind
from bot.refusals import Refusal


class KeptPanels(MatchPart):
    """One for each person and match, as long as they hold a seat there."""

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
        await self._store.kept_panels.open(match, player, kind, self._repository.at())
        self._repository.call_listeners(match)

    async def switch_off(self, match: int, player: int) -> None:
        """At the person's own wish."""
        await self._store.kept_panels.switch_off(match, player, self._repository.at())
        self._repository.call_listeners(match)
