"""Whose eyes each view of a match is made for: nobody is shown what another seat alone may see."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeAlias
from unittest.mock import patch

from bot.background import BackgroundWorker
from bot.delivery.boards import Boards
from bot.delivery.kept_panels import PanelKeeper
from bot.interactions.router import Router
from bot.matches.aggregate import Match
from bot.matches.repository import MatchRepository
from bot.models.match import Status

Reader: TypeAlias = "int | None"
EVERYBODY: Final = 0
READER: Final[ContextVar[int | None]] = ContextVar("reader", default=None)
"""The player to whom something is about to be shown, `EVERYBODY` for a board; None: to nobody."""


@contextmanager
def watch_views(
    find_player: Callable[[int], int | None], wrong: Callable[[str], None]
) -> Iterator[None]:
    """`find_player` gives the player of a Discord id."""
    observe = Match.observe

    def watched(match: Match, seat: int | None) -> Any:
        reader = READER.get()
        if reader is not None and seat is not None and match.status is Status.RUNNING:
            holder = match.holders[seat].player
            if holder != reader:
                wrong(f"player {reader} is shown what seat {seat} of player {holder} may see")
        return observe(match, seat)

    def asker(_: Any, interaction: Any, *rest: Any) -> Reader:
        return find_player(interaction.user.id)

    def owner(_: Any, match: int, panel: Any, **__: Any) -> Reader:
        return int(panel.requester.player)

    def keeper(_: Any, rows: Any) -> Reader:
        return next(iter(rows[0].recipients), None)  # nobody where a panel is to be deleted

    def everybody(*_: Any, **__: Any) -> Reader:
        return EVERYBODY

    def nobody(*_: Any, **__: Any) -> Reader:
        return None

    with (
        patch.object(Match, "observe", watched),
        _reads_as(Router, "run_guarded", asker),
        _reads_as(Router, "_refresh", owner),
        _reads_as(PanelKeeper, "deliver", keeper),
        _reads_as(Boards, "_render", everybody),
        _reads_as(BackgroundWorker, "_run_once", nobody),
        _reads_as(MatchRepository, "change", nobody),
    ):
        yield


def _reads_as(owner: type[Any], name: str, find_reader: Callable[..., Reader]) -> Any:
    usual = getattr(owner, name)

    async def work(*args: Any, **given: Any) -> Any:
        token = READER.set(find_reader(*args, **given))
        try:
            return await usual(*args, **given)
        finally:
            READER.reset(token)

    return patch.object(owner, name, work)
