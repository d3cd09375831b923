"""Matches of Wildlands through the service, from a position that a test sets up."""

from pathlib import Path
from typing import Any, Self

from bot.matches import NewMatch
from bot.models.match import Clock
from bot.models.match_head import MatchHead
from engine.contract import Options
from engine.wildlands.actions import read_action
from engine.wildlands.commands import read_game
from engine.wildlands.game import Wildlands
from engine.wildlands.state import State
from engine.wildlands.views import View
from tests.matches.world import HERE, NAMES, World

GAME = read_game()


class Prepared(Wildlands):
    """Every match begins with this position."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME.maps, GAME.factions)
        self._state = state

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        return self._state


class Skirmish(World):
    """A house in which all matches begin alike, and people are called by their seats."""

    @classmethod
    def at(cls, path: Path, state: State, **more: Any) -> Self:
        return cls(path, games={"wildlands": Prepared(state)}, **more)

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def begun(self, people: int, *levels: str, clock: Clock | None = None) -> int:
        """A match of people, player n + 1 at seat n, and computers after them."""
        found = await self.people(*NAMES[:people])
        new = NewMatch(
            found[0].player, HERE, "wildlands", people + len(levels), {}, computers=levels,
            clock=clock,
        )  # fmt: skip
        table = await self.matches.lobbies.open(new)
        for person in found[1:]:
            await self.matches.lobbies.join(table.match, person.player)
        return (await self.matches.lobbies.start(table.match, found[0].player)).match

    async def act(self, match: int, seat: int, line: str) -> None:
        """A person acts, by a line of notation, and what follows by itself is done."""
        await self.matches.play.act(match, seat + 1, read_action(line))
        await self.jobs.run_due()

    async def view(self, match: int, seat: int) -> View:
        view = (await self.matches.queries.read_player_view(match, seat + 1)).view
        assert isinstance(view, View)
        return view

    async def head(self, match: int) -> MatchHead:
        return await self.matches._repository.load_head(match)

    async def rows(self, match: int) -> list[tuple[int, str, int | None]]:
        """The rows of the log: number, kind, seat."""
        log = await self.store.matches.read_log(match)
        return [(row.seq, row.kind, row.seat) for row in log]
