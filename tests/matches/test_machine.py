"""Everything at once, in any order: presses fresh, old, doubled and forged, clocks, plans, undo,
substitutes, people who are forgotten, restarts. After every step a model of what was acknowledged
and the store say the same."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.matches import Refusal
from bot.matches.proving import fault_of
from bot.storage.probing import Probe
from bot.tables import Clock, Status, Table
from engine.contract import IllegalAction
from tests.matches.test_second_thoughts import PEOPLE, somebody
from tests.matches.world import World

EXAMPLES = max(4, int(os.environ.get("EXAMPLES", "50")) // 10)
STEPS = 30
HOUR = 3600
CLOCKS = (None, Clock(3 * HOUR, 6 * HOUR), Clock(3 * HOUR, 6 * HOUR, "wait"))
WHO = st.integers(0, len(PEOPLE) - 1)
CHANCE = st.integers(0, 2**32)


class House(RuleBasedStateMachine):
    """Two matches of three seats, five people. `rows` are hashes that were ever read, `answered`
    the presses that counted, with whom they were of."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = TemporaryDirectory()
        self.world = World(Path(self.folder.name) / "house.sqlite3")
        self.rows: dict[tuple[int, int], str] = {}
        self.answered: list[tuple[int, int, int, Any]] = []

    def run(self, work: Awaitable[Any]) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.run(self.world.close())
        self.loop.close()
        self.folder.cleanup()

    @initialize(clock=st.sampled_from(CLOCKS))
    def begin(self, clock: Clock | None) -> None:
        self.run(self.world.open())
        self.people = [p.player for p in self.run(self.world.people(*PEOPLE))]
        first = self.run(self.world.running(*PEOPLE[:3], clock=clock))
        second = self.run(self.world.running(*PEOPLE[2:], clock=None))
        self.matches = [first.match, second.match]

    @rule(which=st.booleans(), chance=CHANCE)
    def press(self, which: bool, chance: int) -> None:
        """Somebody answers what they owe: it counts once, and the same press again is refused."""
        match, rng = self.matches[which], Random(chance)
        table = self.table(match)
        if table.status is not Status.RUNNING or not table.waiting:
            return
        seat = rng.choice(table.waiting)
        state = self.run(self.world.state(match))
        action = self.world.games[table.game].sample(state, seat.seat, rng)
        assert seat.player is not None
        assert seat.decision is not None
        done = self.run(self.world.matches.act(match, seat.player, action, seat.decision))
        assert done.table.seq == table.seq + 1
        self.answered.append((match, seat.player, seat.decision, action))
        self.refused(self.world.matches.act(match, seat.player, action, seat.decision))

    @rule(chance=CHANCE)
    def press_again(self, chance: int) -> None:
        """A button of long ago: never counted twice."""
        if self.answered:
            self.refused(self.world.matches.act(*self.old(Random(chance))))

    @rule(who=WHO, chance=CHANCE)
    def forge(self, who: int, chance: int) -> None:
        """A decision that somebody else was asked, or that nobody was."""
        rng = Random(chance)
        match, number = rng.choice(self.matches), rng.choice([0, -1, 10**9, rng.randint(2, 60)])
        table = self.table(match)
        if any(s.player == self.people[who] and s.decision == number for s in table.seats):
            return
        action = self.old(rng)[2] if self.answered else None
        self.refused(self.world.matches.act(match, self.people[who], action, number))

    @rule(who=WHO, which=st.booleans(), chance=CHANCE)
    def think_twice(self, who: int, which: bool, chance: int) -> None:
        """Undo, consents, seats offered and taken, an organiser's rewind."""
        match, rng = self.matches[which], Random(chance)

        async def try_it() -> None:
            await (await somebody(self.world, match, rng, self.people[who]))

        self.perhaps(match, try_it())

    @rule(who=WHO, which=st.booleans(), hours=st.integers(0, 80))
    def time_passes(self, who: int, which: bool, hours: int) -> None:
        """With a pause now and then; jobs run as they fall due."""
        clocks, match = self.world.matches.clocks, self.matches[which]
        if hours % 7 == 0:
            self.perhaps(match, clocks.pause(match, self.people[who]))
        if hours % 7 == 1:
            self.perhaps(match, clocks.resume(match, self.people[who]))
        self.world.clock.turn(hours=hours)
        self.run(self.world.jobs.run_due())

    @rule(who=WHO, which=st.booleans())
    def resign(self, who: int, which: bool) -> None:
        match = self.matches[which]
        self.perhaps(match, self.world.matches.resign(match, self.people[who]))

    @rule(who=WHO)
    def be_forgotten(self, who: int) -> None:
        """And come back as somebody new."""
        self.run(self.world.matches.privacy.forget(self.people[who]))
        self.people[who] = self.run(self.world.people(PEOPLE[who]))[0].player

    @rule()
    def restart(self) -> None:
        """Nothing is known that is not in the file."""
        before = [self.table(match) for match in self.matches]
        self.run(self.world.restart())
        assert [self.table(match) for match in self.matches] == before

    @invariant()
    def the_log_leads_to_what_is_shown(self) -> None:
        """Rows that were once there stay as they are, fold to their hashes and to the head; no
        decision is answered twice."""
        if not hasattr(self, "matches"):
            return
        with Probe.into(self.world.path) as probe:
            for match in self.matches:
                log = probe.log(match)
                assert fault_of(self.world.games, "bids", log) is None
                for row in log:
                    assert self.rows.setdefault((match, row.seq), row.hash) == row.hash
                assert len(log) == max(seq for of, seq in self.rows if of == match)
                answers = [(row.seat, row.decision) for row in log if row.kind == "action"]
                assert len(answers) == len(set(answers))
                table = self.table(match)
                folded = self.run(self.world.matches._desk.file(match)).began()
                assert (table.seq, table.status) == (log[-1].seq, folded.status)
                owed = {s.seat: s.decision for s in table.seats if s.decision is not None}
                assert owed == {seat: folded.asked[seat] for seat in folded.owing}

    def table(self, match: int) -> Table:
        table: Table = self.run(self.world.matches.table(match))
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


TestHouse = House.TestCase
TestHouse.settings = settings(max_examples=EXAMPLES, stateful_step_count=STEPS)
