"""A house that a machine plays in, and what must be true of it after every step: a model of what
was acknowledged and the store say the same."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis.stateful import RuleBasedStateMachine, invariant

from bot.matches import Refusal
from bot.matches.recovery import find_match_fault
from bot.models.log import LogRow
from bot.models.match import Clock, Status, Table
from bot.storage.inspection import Inspector
from engine.contract import IllegalAction
from tests.games.foresight import Foresight
from tests.matches.model import Deadlines, Plans, Written, check_clocks
from tests.matches.test_seats_and_undo import PEOPLE
from tests.matches.world import World

GAME = Foresight()
SETTLING = 20


class Machine(RuleBasedStateMachine):
    """Two matches of three seats, five people. `rows` are hashes that were ever read, `answered`
    the presses that counted, with whom they were of; `before` are the deadlines when time was last
    about to pass."""

    people: list[int]
    matches: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = TemporaryDirectory()
        self.world = World(Path(self.folder.name) / "house.sqlite3", {"bids": GAME})
        self.rows: dict[tuple[int, int], str] = {}
        self.answered: list[tuple[int, int, int, Any]] = []
        self.plans = Plans()
        self.before: dict[int, Deadlines] = {}

    def run(self, work: Awaitable[Any]) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.run(self.world.close())
        self.loop.close()
        self.folder.cleanup()

    def begun(self, number: int, clock: Clock | None) -> int:
        """A new match, the first or the second of the two."""
        names = PEOPLE[2:] if number else PEOPLE[:3]
        match: int = self.run(self.world.running(*names, clock=clock)).match
        return match

    @invariant()
    def the_log_leads_to_what_is_shown(self) -> None:
        """Rows that were once there stay as they are, fold to their hashes and to the head; no
        decision is answered twice; everybody is shown their own plan, or what is left of it."""
        if not hasattr(self, "matches"):
            return
        for match in self.matches:
            self.check(match, self.read(match))
        for (match, player), lines in self.all_planned().items():
            self.plans.check(match, player, lines)

    def read(self, match: int) -> tuple[LogRow, ...]:
        """The log as it is in the file; what is new in it is held against plans and deadlines."""
        with Inspector.open(self.world.path) as probe:
            log = probe.read_log(match)
        for row in log:
            if (match, row.seq) not in self.rows:
                self.plans.see(match, row)
                if match in self.before:
                    self.before[match].see(row, self.world.clock.at)
            assert self.rows.setdefault((match, row.seq), row.hash) == row.hash
        return log

    def check(self, match: int, log: tuple[LogRow, ...]) -> None:
        with Inspector.open(self.world.path) as probe:
            summary = probe.read_match(match)
        assert summary is not None
        assert find_match_fault(self.world.games, summary, log) is None
        assert len(log) == max(seq for of, seq in self.rows if of == match)
        answers = [(row.seat, row.decision) for row in log if row.kind == "action"]
        assert len(answers) == len(set(answers))
        table = self.table(match)
        folded = self.run(self.world.matches._repository.load(match)).require_match()
        assert (table.seq, table.status) == (log[-1].seq, folded.status)
        owed = {s.seat: s.decision for s in table.seats if s.decision is not None}
        assert owed == {seat: folded.decisions[seat] for seat in folded.seats_to_act}

    def wait(self, hours: int) -> None:
        """Time passes, and everything that falls due is done: no deadline stands that has passed,
        no plan that could be played."""
        self.before = {match: self.deadlines(match) for match in self.matches}
        self.world.clock.turn(hours=hours, seconds=SETTLING)
        self.run(self.world.matches.clocks.beat())
        self.run(self.world.jobs.run_due())
        for match in self.matches:
            if self.run(self.world.matches._repository.load_head(match)).frozen is None:
                check_clocks(self.table(match), self.world.clock.at)
            self.no_plan_waits_in_vain(match)

    def no_plan_waits_in_vain(self, match: int) -> None:
        table = self.table(match)
        if table.status is not Status.RUNNING:
            return
        state = self.run(self.world.state(match))
        kinds = {row.seq: row.kind for row in self.read(match)}
        for seat in table.awaited_seats:
            assert seat.player is not None
            assert seat.decision is not None
            if kinds[seat.decision] in ("retract", "undo-to"):
                continue  # what was taken back is not done again at once
            for line in self.planned(match, seat.player):
                assert GAME.read(line[0]) not in GAME.legal_actions(state, seat.seat)

    def around(self) -> tuple[object, ...]:
        """All that others could notice: tables, what will be told, when something falls due."""
        told, due = self.run(self.world.told()), self.run(self.world.jobs.next_due())
        return [self.table(match) for match in self.matches], told, due

    def planned(self, match: int, player: int) -> list[Written]:
        try:
            found = self.run(self.world.matches.plans.read(match, player)).lines
        except Refusal:
            return []  # who does not sit there
        return [written(line) for line in found]

    def all_planned(self) -> dict[tuple[int, int], list[Written]]:
        return {(m, who): self.planned(m, who) for m in self.matches for who in self.people}

    def deadlines(self, match: int) -> Deadlines:
        return Deadlines.of(self.table(match))

    def table(self, match: int) -> Table:
        table: Table = self.run(self.world.matches.queries.read_table(match))
        return table

    def old(self, rng: Random) -> tuple[int, int, Any, int]:
        match, player, decision, action = rng.choice(self.answered)
        return match, player, action, decision

    def refused(self, work: Awaitable[object]) -> None:
        """In words, and nothing changes."""
        before = [self.table(match) for match in self.matches]
        try:
            self.run(work)
        except (Refusal, IllegalAction):
            assert [self.table(match) for match in self.matches] == before
        else:
            raise AssertionError("that counted")

    def perhaps(self, match: int, work: Awaitable[object]) -> None:
        """It is done, or refused in words and nothing changes."""
        before = self.table(match)
        try:
            self.run(work)
        except (Refusal, IllegalAction):
            assert self.table(match) == before


def written(line: tuple[Any, ...]) -> Written:
    return tuple(map(GAME.write, line))
