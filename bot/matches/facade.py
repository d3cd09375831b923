"""The service: every use case of matches, people and servers. It owns turns and transactions, and
knows neither Discord nor any one game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import Any, Unpack

from bot.matches.outbox import Outbox
from bot.matches.values import (
    AnyGame,
    Deed,
    Done,
    Limits,
    NewMatch,
    Person,
    ServerChanges,
    ServerSettings,
    Sight,
)
from bot.storage import Store
from bot.tables import Address, Status, Table
from engine.contract import Json, Seat

Listener = Callable[[int], None]
ACTIVE = (Status.LOBBY, Status.RUNNING, Status.STUCK)


class Matches:
    """The house's matches. Every method that changes something has saved it when it returns, or
    raises `Refusal` (the house) or `IllegalAction` (the rules) and has changed nothing.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        *,
        seeds: Callable[[], bytes] | None = None,
        limits: Limits | None = None,
    ) -> None:
        """`seeds` gives 32 secret bytes for each match; the default is `secrets`."""
        self.games = games
        self.outbox = Outbox(store, now)
        self.listeners: list[Listener] = []
        """Called with a match after each commit that concerns it; plain, quick, never raising."""

    # People and servers

    async def meet(self, user: int, name: str, locale: str | None) -> Person:
        """The person behind a Discord user, made at the first meeting; name and language are kept
        up to date. Cheap to call for every interaction.
        """
        raise NotImplementedError

    async def person(self, player: int) -> Person:
        """Raises `KeyError` for a player there never was."""
        raise NotImplementedError

    async def set_locale(self, player: int, locale: str | None) -> Person:
        """None: follow what Discord shows."""
        raise NotImplementedError

    async def server(self, guild: int) -> ServerSettings:
        raise NotImplementedError

    async def set_server(self, guild: int, **changes: Unpack[ServerChanges]) -> ServerSettings:
        """Change only what is named: `set_server(guild, threads=True)`."""
        raise NotImplementedError

    async def greet_once(self, guild: int) -> bool:
        """Whether this server has not been greeted before; True is given once."""
        raise NotImplementedError

    # Lobby

    async def open(self, new: NewMatch) -> Table:
        """Open a lobby with the host at the first seat and computers at the last ones; it starts at
        once where `start_when_full` and no seat is empty.
        """
        raise NotImplementedError

    async def join(self, match: int, player: int) -> Table:
        """Take the first empty seat; starts the match where that was wanted and it was the last."""
        raise NotImplementedError

    async def leave(self, match: int, player: int) -> Table:
        """Give the seat up. A host who leaves hands over to the person who sits next; with nobody
        left the lobby is cancelled.
        """
        raise NotImplementedError

    async def add_computer(self, match: int, player: int, level: str) -> Table:
        """The host puts a computer player on the last empty seat."""
        raise NotImplementedError

    async def free(self, match: int, player: int, seat: Seat) -> Table:
        """The host empties a seat, of a person or a computer; the own one: the same as `leave`."""
        raise NotImplementedError

    async def start(self, match: int, player: int) -> Table:
        """The host starts the match; every seat must be taken."""
        raise NotImplementedError

    async def cancel(self, match: int, player: int, organiser: bool = False) -> Table:
        """The host closes a lobby; an organiser also ends a running or stuck match."""
        raise NotImplementedError

    # Looks

    async def table(self, match: int) -> Table:
        """Raises `Refusal("no-such-match")`."""
        raise NotImplementedError

    async def reach(self, match: int, guild: int | None, player: int | None) -> Table:
        """The match where it may be spoken of: in its own server, or anywhere by one who sits at
        it; to anybody else there is no such match. `guild` None is a DM.
        """
        raise NotImplementedError

    async def sight(self, match: int, player: int | None) -> Sight:
        """What a person may see; a stranger, somebody who resigned and None see the public view."""
        raise NotImplementedError

    async def turns(self, player: int) -> tuple[Table, ...]:
        """Every match that waits for the player, in all servers, the longest waiting first."""
        raise NotImplementedError

    async def in_server(
        self, guild: int, statuses: Collection[Status] = ACTIVE, limit: int = 25
    ) -> tuple[Table, ...]:
        """Matches of a server, newest first."""
        raise NotImplementedError

    async def candidates(
        self, address: Address | None, player: int, finished: bool = False
    ) -> tuple[Table, ...]:
        """The matches a command typed here may mean; one: that one, several: ask.

        The match of this thread; else those in this channel that wait for the player; else the
        player's in this channel; else the same two in the whole server. None is a DM: all servers.
        Running ones; with `finished` also, where there are none, finished ones, newest first.
        """
        raise NotImplementedError

    async def deeds(self, match: int, since_seq: int = 0) -> tuple[Deed, ...]:
        """What happened after a row of the log."""
        raise NotImplementedError

    # Play

    async def act(self, match: int, player: int, action: Any, decision: int | None = None) -> Done:
        """Play for the player's seat. `decision` None answers the open one; one that is no longer
        open is refused as `answered` or `stale`, also when pressed twice.
        """
        raise NotImplementedError

    async def resign(self, match: int, player: int) -> Table:
        """Give a running match up: a computer player plays on and the seat is placed last; with no
        person left the match ends.
        """
        raise NotImplementedError

    async def claim_win(self, match: int, player: int) -> Table:
        """End the match as its winner, the only person left among resigned ones."""
        raise NotImplementedError

    def may_claim(self, table: Table, player: int) -> bool:
        """Whether `claim_win` would be accepted, for a control to be shown."""
        raise NotImplementedError

    async def draft(self, match: int, player: int) -> dict[str, Json]:
        """The seat's unfinished answer to its present decision; empty where there is none."""
        raise NotImplementedError

    async def keep_draft(
        self, match: int, player: int, decision: int, draft: dict[str, Json]
    ) -> None:
        """Keep an unfinished answer, for this seat and decision only; an empty one is dropped."""
        raise NotImplementedError

    async def move_here(self, match: int, address: Address) -> Table:
        """The match is shown at this address from now on: the board is posted there."""
        raise NotImplementedError
