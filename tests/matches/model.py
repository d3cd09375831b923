"""What a machine that plays at random believes of plans and of clocks, beside what is stored."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from bot.models.log import LogRow
from bot.models.match import Status, Table
from engine.contract import Seat

STRIKES = 2
Written = tuple[str, ...]
"""A line of a plan in the game's notation."""


@dataclass
class Plans:
    """Lines that somebody has planned, by match and person, with what may be left of each."""

    lines: dict[tuple[int, int], set[Written]] = field(default_factory=dict)
    run: int = 0

    def keep(self, match: int, player: int, lines: Sequence[Written]) -> None:
        self.lines[match, player] = set(lines)

    def drop(self, match: int, player: int) -> None:
        self.lines.pop((match, player), None)

    def forget(self, player: int) -> None:
        self.lines = {key: lines for key, lines in self.lines.items() if key[1] != player}

    def see(self, match: int, row: LogRow) -> None:
        """A new row of the log: what a plan did was planned by who did it, and first in a line."""
        body = json.loads(row.body)
        if row.kind != "action" or body.get("by") != "plan":
            return
        assert row.actor is not None
        lines = self.lines.get((match, row.actor), set())
        rests = {line[1:] for line in lines if line[0] == body["action"]}
        assert rests, f"{body['action']} of {row.actor} was never planned: {lines}"
        lines |= rests - {()}
        self.run += 1

    def check(self, match: int, player: int, found: Sequence[Written]) -> None:
        """What its owner is shown is what they planned, or what is left of it."""
        assert set(found) <= self.lines.get((match, player), set())


@dataclass
class Deadlines:
    """When each open decision is due, as a table showed it."""

    due: Mapping[tuple[Seat, int], int]
    late: str | None

    @classmethod
    def of(cls, table: Table) -> Self:
        found = {
            (seat.seat, seat.decision): seat.due
            for seat in table.awaited_seats
            if seat.due is not None and seat.decision is not None
        }
        return cls(found, table.clock.on_timeout if table.clock else None)

    def see(self, row: LogRow, at: int) -> None:
        """A new row since then: the house moved only for who was late, where that was wanted."""
        if row.kind == "action" and json.loads(row.body).get("by") == "late":
            assert self.late == "move"
            assert row.seat is not None
            assert row.decision is not None
            assert self.due[row.seat, row.decision] <= at

    def left(self, at: int) -> dict[tuple[Seat, int], int]:
        return {key: due - at for key, due in self.due.items()}


def check_clocks(table: Table, at: int) -> None:
    """All that fell due was done: nobody is waited for past their deadline, and who has none any
    more was late twice at a table that waits."""
    if table.status is not Status.RUNNING or table.clock is None or table.paused is not None:
        return
    for seat in table.awaited_seats:
        if seat.due is None:
            assert table.clock.on_timeout == "wait", "a seat without a deadline"
            assert seat.strikes >= STRIKES
        else:
            assert seat.due > at, "a deadline that passed and nothing happened"
