"""Matches of Wildlands over days on a fake clock, through the real service: how many answers they
wait for, with everyone asked after every action, with the orders that all begin with, and with
actions lined up in a row as well.

Whoever looks at the match does all that is asked of them then, and decides as the easy computer.

Beside it, matches of the hard computer: how often it would have interrupted where the orders that
all begin with do not ask, against the questions that they leave.

`python -m bench.skirmishes 20` plays so many matches of each kind.
"""

import asyncio
import heapq
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.days import Run, open_run
from bench.measuring import Figure, Section, quantile
from bench.people import Somebody
from bot.matches import (
    NewMatch,
    PlayerView,
    Refusal,
)
from bot.models.match import CLOCK_PRESETS, Address, Status
from bot.screens.wildlands.suggestions import suggest_interrupt
from engine.contract import IllegalAction
from engine.wildlands.actions import Action, Draw, Interrupt
from engine.wildlands.commands import read_game
from engine.wildlands.computers import choose
from engine.wildlands.orders import FIRST_ORDERS, answer_by_orders
from engine.wildlands.plan import LONGEST, check_line, follow_action, imagine
from engine.wildlands.state import Phase
from engine.wildlands.views import View

GAME: Final = "wildlands"
MATCHES: Final = 40
SEATS: Final = (2, 3, 4)
HOURS: Final = 3
"""Waking hours in which half of all answers come."""
LETTER, ORDERS, LINES = "by the letter", "with orders", "with orders and lines"
KINDS: Final = (LETTER, ORDERS, LINES)
MOST_DAYS: Final = 12
MOST_WAITS_A_TURN: Final = 2
DAY: Final = 24 * 3600
HERE: Final = Address(1, 2)
HARD: Final = 4
"""Matches by the letter for one of the hard computer."""


@dataclass(frozen=True, slots=True)
class Kind:
    seats: int
    name: str
    count: int

    @property
    def about(self) -> str:
        return f"{self.seats} players, {HOURS} h, {self.name}"


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over: answers waited for one after another, turns, seconds, and calls of each
    person."""

    waits: int
    turns: int
    seconds: int
    calls: int


def section(matches: int = MATCHES) -> Section:
    title = f"Wildlands over days, {matches} of each kind: simulated people"
    kinds = [Kind(seats, name, matches) for seats in SEATS for name in KINDS]
    with ProcessPoolExecutor() as pool:
        played = dict(zip(kinds, pool.map(_measure, kinds), strict=True))
        asked = pool.map(_ask_hard, SEATS, [max(1, matches // HARD)] * len(SEATS))
        return Section(title, (*_figures(played), *_list_missed(asked)))


@dataclass(slots=True)
class Questions:
    """How often the hard computer wanted to interrupt, how often of these no order would have
    asked, and both where that claims or knocks out at once; how many questions orders leave, in how
    many turns."""

    seats: int
    wanted: int = 0
    missed: int = 0
    scoring: int = 0
    lost: int = 0
    left: int = 0
    turns: int = 0


def _ask_hard(seats: int, matches: int) -> Questions:
    rng, game, found = Random(seats), read_game(), Questions(seats)
    for _ in range(matches):
        state = game.start(seats, rng.randbytes(32), {})
        while owing := sorted(game.to_act(state)):
            views = [game.observe(state, seat) for seat in owing]
            wishes = [choose(view, "hard", rng.randbytes(8)) for view in views]
            if state.phase is Phase.ASK:
                asks = [answer_by_orders(view, FIRST_ORDERS) is None for view in views]
                wants = [isinstance(wish, Interrupt) for wish in wishes]
                scores = [
                    want and suggest_interrupt(one)[0]
                    for want, one in zip(wants, views, strict=True)
                ]
                found.wanted += sum(wants)
                found.missed += sum(w and not a for w, a in zip(wants, asks, strict=True))
                found.scoring += sum(map(bool, scores))
                found.lost += sum(bool(s) and not a for s, a in zip(scores, asks, strict=True))
                found.left += any(asks)
            for seat, wish in zip(owing, wishes, strict=True):
                state = game.apply(state, seat, wish).state
        found.turns += state.turn
    return found


def _list_missed(asked: Iterable[Questions]) -> Iterator[Figure]:
    for one in asked:
        about = f"{one.seats} players, hard computers"
        wishes, points = one.missed / max(1, one.wanted), one.lost / max(1, one.scoring)
        yield Figure(f"{about}: questions that orders leave", one.left / one.turns, "a turn")
        yield Figure(f"{about}: interrupts that no order asks for", 100 * wishes, "% of interrupts")
        yield Figure(f"{about}: of those that score at once", 100 * points, "%", "at most 5")


def _measure(kind: Kind) -> list[Played]:
    return asyncio.run(_measured(kind))


async def _measured(kind: Kind) -> list[Played]:
    rng = Random(kind.about)
    with TemporaryDirectory() as folder:
        run, store = await open_run(Path(folder) / "store.sqlite3")
        try:
            await run.add_people(kind.seats)
            return [await _match(run, kind, rng) for _ in range(kind.count)]
        finally:
            await store.close()


def _figures(played: Mapping[Kind, Sequence[Played]]) -> Iterator[Figure]:
    waits: dict[str, float] = {}
    for kind, matches in played.items():
        lined, long = kind.name == LINES, [one.seconds / DAY for one in matches]
        waits[kind.name] = median(one.waits for one in matches)
        rate = median(one.waits / one.turns for one in matches)
        calls = mean(one.calls / kind.seats for one in matches)
        goal = f"at most {MOST_DAYS}" if lined and kind.seats == 3 else ""
        few = f"at most {MOST_WAITS_A_TURN}" if lined else ""
        yield Figure(f"{kind.about}: turns", median(one.turns for one in matches), "turns")
        yield Figure(f"{kind.about}: waits", waits[kind.name], "answers")
        yield Figure(f"{kind.about}: waits a turn", rate, "answers", few)
        yield Figure(f"{kind.about}: median", median(long), "days", goal)
        yield Figure(f"{kind.about}: 90th percentile", quantile(long, 0.9), "days")
        yield Figure(f"{kind.about}: calls", calls, "per person")
        if lined:
            what = f"{kind.seats} players: by the letter, against orders and lines"
            yield Figure(what, waits[LETTER] / waits[LINES], "times the waits", "at least 3")


async def _match(run: Run, kind: Kind, rng: Random) -> Played:
    players, begun = run.players, run.now[0]
    new = NewMatch(players[0], HERE, GAME, kind.seats, {}, clock=CLOCK_PRESETS["daily"])
    match = (await run.matches.lobbies.open(new)).match
    for player in players[1:]:
        await run.matches.lobbies.join(match, player)
    people = {
        player: Somebody.at(
            place, player, Random(rng.random()), begun, median=HOURS, plans=kind.name == LINES
        )
        for place, player in enumerate(players)
    }
    await run.matches.lobbies.start(match, players[0])
    for player in players if kind.name == LETTER else ():
        await run.matches.orders.save(match, player, ["always"])
    life = _Life(run, match, people)
    await life.play()
    view = (await run.matches.queries.read_player_view(match, None)).view
    return Played(life.waits, view.turn, run.now[0] - begun, life.calls)


class _Life:
    """People look at a match once they are called. `waits` are the answers of people that it has
    waited for, one after another: those to one question count as one."""

    def __init__(self, run: Run, match: int, people: dict[int, Somebody]) -> None:
        self._run = run
        self._match = match
        self._people = people
        self._looks: list[tuple[int, int, int]] = []
        self._called: set[tuple[int, int]] = set()
        self._kept = 0
        self.waits = 0
        self.calls = 0

    async def play(self) -> None:
        matches, now = self._run.matches, self._run.now
        while True:
            await self._run.jobs.run_due()
            table = await matches.queries.read_table(self._match)
            if table.status is not Status.RUNNING:
                return
            await self._call()
            due = await self._run.jobs.next_due()
            times = [self._looks[0][0]] if self._looks else []
            now[0] = max(now[0], min([*times, *([] if due is None else [due])]))
            while self._looks and self._looks[0][0] <= now[0]:
                _, player, depth = heapq.heappop(self._looks)
                await self._look(self._people[player], depth)
                await self._run.jobs.run_due()

    async def _call(self) -> None:
        mentions = self._run.matches.mentions
        for one in await mentions.find_pending(self._match):
            if (one.player, one.key) in self._called:
                continue
            if await mentions.has_answered(self._match, one.seat):
                continue
            self._called.add((one.player, one.key))
            self.calls += 1
            at = self._people[one.player].looks(self._run.now[0])
            heapq.heappush(self._looks, (at, one.player, self.waits + 1))

    async def _look(self, person: Somebody, depth: int) -> None:
        """Everything that is asked of the person, and what they can line up."""
        while (found := await self._read(person)) is not None:
            view = found.view
            line = _choose_line(view, person)
            before = (await self._read_head()).seq
            await self._act(person, line)
            moved = (await self._read_head()).seq > before
            self._kept = max(self._kept, depth)
            if moved:
                self.waits, self._kept = max(self.waits, self._kept), 0
            await self._run.jobs.run_due()
        if person.plans:
            await self._plan(person)

    async def _read_head(self) -> Any:
        return await self._run.matches.queries.read_table(self._match)

    async def _read(self, person: Somebody) -> PlayerView | None:
        """The match, if the person is to decide there."""
        found = await self._run.matches.queries.read_player_view(self._match, person.player)
        seat = None if found.seat is None else found.table.seats[found.seat]
        is_over = found.table.status is not Status.RUNNING
        if is_over or seat is None or seat.decision is None or seat.computer is not None:
            return None
        return found

    async def _act(self, person: Somebody, line: Sequence[Action]) -> None:
        """As the panel does: what can't be played yet is lined up."""
        matches, (first, *rest) = self._run.matches, line
        done = await matches.play.act(self._match, person.player, first)
        for place, action in enumerate(rest):
            try:
                if await matches.plans.find_news(self._match, person.player, done.known):
                    return
                done = await matches.play.act(self._match, person.player, action)
            except IllegalAction:
                return
            except Refusal:
                left = tuple(rest[place:])
                with suppress(Refusal, IllegalAction):
                    await matches.plans.follow_up(self._match, person.player, left, done.known)
                return

    async def _plan(self, person: Somebody) -> None:
        """The next turn."""
        state = await self._run.matches.plans.read(self._match, person.player)
        if not state.can_plan or state.lines:
            return
        found = await self._run.matches.queries.read_player_view(self._match, person.player)
        line = _imagine_line(imagine(found.view), person)
        with suppress(Refusal, IllegalAction):
            check_line(found.view, line)
            await self._run.matches.plans.save(self._match, person.player, [line])


def _choose_line(view: View, person: Somebody) -> tuple[Action, ...]:
    """What to do now, and for who lines up what to do after it."""
    if person.plans and view.phase in (Phase.REVEAL, Phase.ACT):
        return _imagine_line(view, person)
    return (_choose(view, person),)


def _imagine_line(view: View, person: Somebody) -> tuple[Action, ...]:
    """Actions one after another, as if the others did nothing: to the end of the turn, or to cards
    that are not known yet."""
    line: list[Action] = []
    while len(line) < LONGEST and view.phase is not Phase.OVER:
        action = _choose(view, person)
        line.append(action)
        if isinstance(action, Draw):
            break
        try:
            view = follow_action(view, action)
        except IllegalAction:
            break
    return tuple(line)


def _choose(view: View, person: Somebody) -> Action:
    return choose(view, "easy", person.rng.randbytes(8))


if __name__ == "__main__":
    for figure in section(*map(int, sys.argv[1:])).figures:
        verdict = {True: "met", False: "NOT MET", None: ""}[figure.met]
        print(f"{figure.what:70} {figure.value:8.2f} {figure.unit:18} {figure.goal:12} {verdict}")
