"""What services that change matches share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from bot.matches.queries.views import MatchQueries
from bot.matches.repository import LoadedMatch, MatchPart, MatchRepository, Transition
from bot.models.match import Table

P = ParamSpec("P")


class TableService(MatchPart):
    """Changes matches by pure functions, `decide(loaded, ...)`, which return the transition or
    raise a refusal."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries) -> None:
        super().__init__(repository)
        self._queries = queries

    def _at(self) -> int:
        return self._repository.at()

    async def _change(
        self,
        match: int,
        decide: Callable[Concatenate[LoadedMatch, P], Transition | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """The table after the change."""
        loaded = await self._repository.change(match, decide, *args, **kwargs)
        return await self._queries.build_table(loaded.head)
