"""Matches of Cutterland in which people plan ahead, through the service."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from bot.matches import NewMatch
from engine.contract import OptionValue
from engine.cutterland.actions import Action
from engine.cutterland.game import Cutterland
from engine.cutterland.views import View
from tests.laws.cutterland_case import GAME
from tests.matches.world import HERE, NAMES, World

GAMES: dict[str, Any] = {"cutterland": GAME}


class Planning(World):
    """A house with Cutterland, and people called by their seats."""

    @classmethod
    def at(cls, path: Path, **more: Any) -> Self:
        return cls(path, games=GAMES, **more)

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def begun(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> int:
        """A match of as many people, player n + 1 at seat n, whose seat 0 begins."""
        people = await self.people(*NAMES[:seats])
        chosen = {"first": "1", **(options or {})}
        new = NewMatch(people[0].player, HERE, "cutterland", seats, chosen)
        table = await self.matches.lobbies.open(new)
        for person in people[1:]:
            await self.matches.lobbies.join(table.match, person.player)
        return (await self.matches.lobbies.start(table.match, people[0].player)).match

    async def view(self, match: int, seat: int) -> View:
        view = (await self.matches.queries.read_player_view(match, seat + 1)).view
        assert isinstance(view, View)
        return view

    async def act(self, match: int, seat: int, line: str) -> None:
        """A person acts, by a line of notation, and what follows by itself is done."""
        await self.matches.play.act(match, seat + 1, read(line))
        await self.jobs.run_due()

    async def plan(self, match: int, seat: int, *lines: str) -> None:
        """A person plans lines of notation, actions parted by semicolons."""
        await self.matches.plans.save(match, seat + 1, [line_of(one) for one in lines])

    async def planned(self, match: int, seat: int) -> list[str]:
        """What a person has planned, as lines of notation."""
        found = (await self.matches.plans.read(match, seat + 1)).lines
        return ["; ".join(map(GAME.write, line)) for line in found]

    async def rows(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self.store.connection.read(sql)]


def read(line: str) -> Action:
    return Cutterland.read(line)


def line_of(text: str) -> tuple[Action, ...]:
    return tuple(read(one.strip()) for one in text.split(";"))


async def second_turn(table: Planning, **options: OptionValue) -> int:
    """A match of three in its second turn: seat 1 has cut, seats 2 and 0 choose, the last piece is
    seat 1's. What was taken before lies from M13 on."""
    match = await table.begun(3, options)
    await table.act(match, 0, "cut 1 ABEF CDGH IJKL")
    await table.act(match, 1, "take A")
    await table.act(match, 2, "take B")
    await table.act(match, 1, "cut 1 ABEF CDGH IJKL")
    return match
