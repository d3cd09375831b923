"""Everything at once, in any order: presses fresh, old, doubled and forged, plans, clocks, undo,
substitutes, people who are forgotten, servers left, restarts and hours down. After every step a
model of what was acknowledged and the store say the same."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from bot.matches import Refusal
from bot.models.match import Clock, Status
from engine.contract import IllegalAction
from tests.games.foresight import some_line
from tests.matches.machine import GAME, SETTLING, Machine, written
from tests.matches.test_seats_and_undo import PEOPLE, somebody
from tests.matches.world import HERE
from tests.soak import EXAMPLES

TRIED = max(3, EXAMPLES // 10)
STEPS = 20
HOUR = 3600
BEAT = 60
CLOCKS = (
    None, Clock(3 * HOUR, 6 * HOUR), Clock(3 * HOUR, 6 * HOUR, "wait"), Clock(24 * HOUR, 12 * HOUR),
)  # fmt: skip
CLOCK = st.sampled_from(CLOCKS)
WHO = st.integers(0, len(PEOPLE) - 1)
WHICH = st.booleans()
CHANCE = st.integers(0, 2**32)


class House(Machine):
    """What can happen."""

    @initialize(clocks=st.tuples(CLOCK, CLOCK), settling=st.sampled_from((0, SETTLING)))
    def begin(self, clocks: tuple[Clock | None, Clock | None], settling: int) -> None:
        self.world.settling = settling
        self.run(self.world.open())
        self.people = [p.player for p in self.run(self.world.people(*PEOPLE))]
        self.matches = [self.begun(number, clock) for number, clock in enumerate(clocks)]
        self.run(self.world.matches.clocks.beat())

    @rule(which=WHICH, times=st.integers(1, 4), clock=CLOCK, chance=CHANCE)
    def press(self, which: bool, times: int, clock: Clock | None, chance: int) -> None:
        """People answer what they owe; what that brings about is done at once, or later. A match
        that is over makes room for another one."""
        rng = Random(chance)
        if self.table(self.matches[which]).status is not Status.RUNNING:
            self.matches[which] = self.begun(which, clock)
        for _ in range(times):
            self.answer(self.matches[which], rng)
            if rng.random() < 0.3:
                self.plan_all(self.matches[which], rng)
            if rng.random() < 0.7:
                self.wait(0)

    def answer(self, match: int, rng: Random) -> None:
        """It counts once, and the same press again is refused."""
        table = self.table(match)
        if table.status is not Status.RUNNING or not table.awaited_seats:
            return
        seat = rng.choice(table.awaited_seats)
        action = GAME.sample(self.run(self.world.state(match)), seat.seat, rng)
        assert seat.player is not None
        assert seat.decision is not None
        done = self.run(self.world.matches.play.act(match, seat.player, action, seat.decision))
        assert done.table.seq == table.seq + 1
        self.answered.append((match, seat.player, seat.decision, action))
        self.refused(self.world.matches.play.act(match, seat.player, action, seat.decision))

    @rule(who=WHO, chance=CHANCE)
    def press_what_may_not_be(self, who: int, chance: int) -> None:
        """A button of long ago, never counted twice; a decision that somebody else was asked, or
        that nobody was."""
        rng = Random(chance)
        if self.answered:
            self.refused(self.world.matches.play.act(*self.old(rng)))
        match, number = rng.choice(self.matches), rng.choice([0, -1, 10**9, rng.randint(2, 60)])
        table = self.table(match)
        if any(s.player == self.people[who] and s.decision == number for s in table.seats):
            return
        action = self.old(rng)[2] if self.answered else None
        self.refused(self.world.matches.play.act(match, self.people[who], action, number))

    @rule(which=WHICH, times=st.integers(1, 8), chance=CHANCE)
    def think_twice(self, which: bool, times: int, chance: int) -> None:
        """Undo, consents, seats offered and taken, an organiser's rewind."""
        match, rng = self.matches[which], Random(chance)

        async def try_it() -> None:
            await (await somebody(self.world, match, rng, rng.choice(self.people)))

        for _ in range(times):
            self.perhaps(match, try_it())

    @rule(which=WHICH, chance=CHANCE)
    def plan(self, which: bool, chance: int) -> None:
        self.plan_all(self.matches[which], Random(chance))

    def plan_all(self, match: int, rng: Random) -> None:
        """Everybody, whether they may or not; some think better of it."""
        for player in self.people:
            if rng.random() < 0.7:
                self.plan_one(match, player, rng)
            elif rng.random() < 0.3:
                self.drop_one(match, player)

    def plan_one(self, match: int, player: int, rng: Random) -> None:
        """Nobody else can tell; what is kept is what was planned, or it is refused."""
        before, shown = self.around(), self.planned(match, player)
        view = self.run(self.world.matches.queries.read_player_view(match, player)).view
        lines = [some_line(view, rng) for _ in range(rng.randint(1, 3))]
        if rng.random() < 0.2:
            lines.append((GAME.read("back"),))  # what can never come true
        try:
            kept = self.run(self.world.matches.plans.save(match, player, lines))
        except (Refusal, IllegalAction):
            assert self.planned(match, player) == shown
        else:
            assert kept.lines == tuple(lines)
            self.plans.keep(match, player, [written(line) for line in lines])
        assert self.around() == before

    def drop_one(self, match: int, player: int) -> None:
        before = self.around()
        try:
            self.run(self.world.matches.plans.drop(match, player))
        except Refusal:
            pass
        else:
            self.plans.drop(match, player)
            assert self.planned(match, player) == []
        assert self.around() == before

    @rule(who=WHO, which=WHICH, hours=st.sampled_from((0, 1, 2, 4, 8, 30, 80)))
    def time_passes(self, who: int, which: bool, hours: int) -> None:
        """With a pause now and then; jobs run as they fall due."""
        clocks, match = self.world.matches.clocks, self.matches[which]
        if hours == 1:
            self.perhaps(match, clocks.pause(match, self.people[who]))
        if hours in (2, 8):
            self.perhaps(match, clocks.resume(match, self.people[who], organiser=True))
        self.wait(hours)

    @rule(who=WHO, which=WHICH, what=st.sampled_from(("resign", "forgotten", "leave", "return")))
    def come_and_go(self, who: int, which: bool, what: str) -> None:
        """Somebody gives up, or is forgotten and comes back as somebody new; the bot is put out of
        the server, where no clock runs then, or let in again."""
        match, player, clocks = self.matches[which], self.people[who], self.world.matches.clocks
        if what == "resign":
            self.perhaps(match, self.world.matches.play.resign(match, player))
        elif what == "forgotten":
            self.run(self.world.matches.privacy.forget(player))
            self.plans.forget(player)
            self.people[who] = self.run(self.world.people(PEOPLE[who]))[0].player
        elif what == "leave":
            self.run(clocks.freeze(HERE.guild))
            assert all(self.deadlines(match).due == {} for match in self.matches)
            self.wait(30)
        else:
            self.run(clocks.thaw(HERE.guild))

    @rule(hours=st.integers(0, 80))
    def restart(self, hours: int) -> None:
        """Nothing is known that is not in the file; where the bot was down for long, nobody's time
        has passed."""
        self.wait(0)
        before, plans, at = self.around(), self.all_planned(), self.world.clock.at
        left = {match: self.deadlines(match).left(at) for match in self.matches}
        self.run(self.world.restart())
        assert (self.around(), self.all_planned()) == (before, plans)
        self.run(self.world.close())
        self.world.clock.turn(hours=hours)
        self.run(self.world.open())
        self.run(self.world.matches.clocks.beat())
        for match, was in left.items():
            now = self.deadlines(match).left(self.world.clock.at)
            assert now.keys() == was.keys()
            assert all(0 <= now[key] - was[key] <= 2 * BEAT for key in was)
        self.wait(0)


TestHouse = House.TestCase
TestHouse.settings = settings(max_examples=TRIED, stateful_step_count=STEPS)
