"""Whole matches over days on a fake clock, through the real service: how long they wait, and how
often they call somebody. People play by the letter, or some of them plan ahead, or all do; or some
let a computer answer where they are slow.

By the letter each answer comes after a time of its own. Who plans does at a look all that can be
done: answers what is asked, and plans what will be, as far as a plan that a panel suggests does,
but at random. How many people do is assumed: a third, half or two thirds. So is that as many, drawn
apart from them, let a computer answer after half of a move's time or after an hour. A queue seats
people of like paces together, once it has seen them answer in a match with others at random.

`python -m bench.asynchronous 20 5` plays so many matches of each kind, and at other paces.
"""

import asyncio
import heapq
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.days import Run, open_run
from bench.measuring import Figure, Section, quantile
from bench.people import Somebody, lines_of
from bot.matches import InlineComputerWorker, NewMatch, PostedMessage
from bot.matches.log_entries import ActionTaken, read_entry
from bot.matches.matchmaking import can_meet, find_group
from bot.models.match import CLOCK_PRESETS, Address, Question, Status
from bot.models.matchmaking import Seek, Terms
from bot.models.outbox import Mention
from engine.contract import IllegalAction
from tests.outbox import Outbox

GAME: Final = "cutterland"
MATCHES: Final = 200
FEWER: Final = 50
"""Of each kind at paces that no goal is about."""
SEATS: Final = (3, 4)
MEDIANS: Final = (3, 1, 6)
"""Waking hours in which half of all answers come; the first is what goals are about."""
LETTER, TWO_THIRDS, ALL = "by the letter", "two thirds planning", "all planning"
WISHING: Final = "two thirds planning, two thirds wishing: 1 h"
QUEUE: Final = "from the queue, two thirds planning, two thirds wishing: 1 h"
HABITS: Final = {
    LETTER: (0.0, 0.0, ""),
    "a third planning": (1 / 3, 0.0, ""),
    "a third planning, a third wishing: 1 h": (1 / 3, 1 / 3, "hour"),
    "half planning": (0.5, 0.0, ""),
    "half planning, half wishing: 1 h": (0.5, 0.5, "hour"),
    TWO_THIRDS: (2 / 3, 0.0, ""),
    "two thirds planning, two thirds wishing: half": (2 / 3, 2 / 3, "half"),
    WISHING: (2 / 3, 2 / 3, "hour"),
    QUEUE: (2 / 3, 2 / 3, "hour"),
    ALL: (1.0, 0.0, ""),
}
"""The part of people who plan, and of those who let a computer answer, with when it does."""
ELSEWHERE: Final = (LETTER, ALL)
"""What is measured at paces that no goal is about."""
WAITING: Final = 24
"""People who wait in the queue at once, as where servers share theirs: tables come out even."""
MOST_WAITS: Final = {3: 19, 4: 25}
DAY: Final = 24 * 3600
HERE: Final = Address(1, 2)


@dataclass(frozen=True, slots=True)
class Kind:
    """So many matches of as many people, who answer within those hours and plan or not."""

    seats: int
    hours: int
    name: str
    count: int

    @property
    def about(self) -> str:
        return f"{self.seats} players, {self.hours} h, {self.name}"

    @property
    def counts(self) -> bool:
        """Whether goals are about it."""
        return self.hours == MEDIANS[0]


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over: answers waited for one after another, seconds, messages, and calls of
    each person and decision."""

    waits: int
    seconds: int
    messages: int
    calls: dict[tuple[int, int], int]
    people: int


def section(matches: int = MATCHES, fewer: int = FEWER) -> Section:
    first, *others = MEDIANS
    hours = " and ".join(f"{one} h" for one in others)
    counts = f"{matches} of each kind at {first} h, {fewer} at {hours}"
    title = f"Matches over days, {counts}: simulated people"
    kinds = [
        Kind(seats, hours, name, matches if hours == first and name != QUEUE else fewer)
        for hours in MEDIANS for seats in SEATS
        for name in (HABITS if hours == first else ELSEWHERE)
    ]  # fmt: skip
    with ProcessPoolExecutor() as pool:
        played = dict(zip(kinds, pool.map(_measure, kinds), strict=True))
    return Section(title, tuple(_figures(played)))


def _measure(kind: Kind) -> list[Played]:
    """Matches of one kind, in a store of their own; the cards are those of the other kinds."""
    return asyncio.run(_measured(kind))


async def _measured(kind: Kind) -> list[Played]:
    rng = Random(kind.about)
    people = WAITING if kind.name == QUEUE else kind.seats
    with TemporaryDirectory() as folder:
        run, store = await open_run(Path(folder) / "store.sqlite3", _Hasty)
        played = list[Played]()
        try:
            while len(played) < kind.count:
                habits = await _draw_habits(run, kind, people, rng)
                if kind.name == QUEUE:
                    for table in await _pair(run, kind, habits):
                        await _match(run, kind, habits, table, rng)
                for table in await _pair(run, kind, habits):
                    played.append(await _match(run, kind, habits, table, rng))
            return played
        finally:
            await store.close()


async def _draw_habits(run: Run, kind: Kind, count: int, rng: Random) -> dict[int, bool]:
    """So many new people, and whether they plan."""
    planning, wishing, when = HABITS[kind.name]
    players = await run.add_people(count)
    planners = set(rng.sample(players, int(planning * count + rng.random())))
    if when:
        for player in rng.sample(players, int(wishing * count + rng.random())):
            await run.matches.clocks.set_wishes(player, [f"{GAME}.{when}"])
    return {player: player in planners for player in players}


async def _pair(run: Run, kind: Kind, players: Iterable[int]) -> list[list[int]]:
    """The tables of a queue in which they wait together."""
    terms, at = Terms(GAME, kind.seats, "days"), run.now[0]
    seeks = [Seek(one, one, terms, HERE, at, at + DAY) for one in players]
    paces = await run.matches.clocks.measure_paces([one.player for one in seeks])
    tables = []
    while group := find_group(seeks, {}, paces, at, partial(can_meet, (), ())):
        tables.append([one.player for one in group])
        seeks = [one for one in seeks if one not in group]
    return tables


def _figures(played: Mapping[Kind, Sequence[Played]]) -> Iterator[Figure]:
    days: dict[str, float] = {}
    for kind, matches in played.items():
        yield from _told(kind, matches)
        days[kind.name] = median(one.seconds for one in matches)
        if kind.name in (WISHING, QUEUE):
            what = f"{kind.seats} players, {kind.hours} h: {kind.name}, against by the letter"
            few = "at least 3" if kind.name == QUEUE and kind.seats == max(SEATS) else ""
            yield Figure(what, days[LETTER] / days[kind.name], "times fewer days", few)
        if kind.name == ALL:
            what = f"{kind.seats} players, {kind.hours} h: all planning, against by the letter"
            goal = "at least 2" if kind.counts else ""
            yield Figure(what, days[LETTER] / days[ALL], "times fewer days", goal)


def _told(kind: Kind, played: Sequence[Played]) -> Iterator[Figure]:
    about, long = kind.about, [one.seconds / DAY for one in played]
    goal = f"at most {MOST_WAITS[kind.seats]}" if kind.counts and kind.name == ALL else ""
    messages = mean(one.messages / one.people for one in played)
    mentions = mean(len(one.calls) / one.people for one in played)
    most = max(max(one.calls.values()) for one in played)
    yield Figure(f"{about}: waits", median(one.waits for one in played), "answers", goal)
    yield Figure(f"{about}: median", median(long), "days")
    yield Figure(f"{about}: 90th percentile", quantile(long, 0.9), "days")
    yield Figure(f"{about}: messages", messages, "per person")
    yield Figure(f"{about}: mentions", mentions, "per person")
    what = f"{about}: most mentions of a person for a decision"
    yield Figure(what, most, "mentions", "at most 1")


class _Hasty(InlineComputerWorker):
    """What is answered doesn't matter here, only when."""

    async def choose(self, question: Question) -> Any:
        return await super().choose(replace(question, level="easy"))


async def _match(
    run: Run, kind: Kind, habits: Mapping[int, bool], players: Sequence[int], rng: Random
) -> Played:
    new = NewMatch(players[0], HERE, GAME, kind.seats, {}, clock=CLOCK_PRESETS["daily"])
    match = (await run.matches.lobbies.open(new)).match
    for player in players[1:]:
        await run.matches.lobbies.join(match, player)
    begun = run.now[0]
    people = {
        player: Somebody.at(
            run.players.index(player), player, Random(rng.random()), begun,
            median=kind.hours, plans=habits[player],
        )
        for player in players
    }  # fmt: skip
    await run.matches.lobbies.start(match, players[0])
    life = _Life(run, match, people)
    await life.play()
    return Played(life.waits, run.now[0] - begun, life.messages, life.calls, kind.seats)


class _Life:
    """People look at a match when they are called, and do what they can."""

    def __init__(self, run: Run, match: int, people: dict[int, Somebody]) -> None:
        self._run = run
        self._match = match
        self._people = people
        self._looks: list[tuple[int, int, int]] = []
        self._depth = {1: 0}
        self._planned: dict[int, int] = {}
        self._seen: set[tuple[int, int, bool]] = set()
        self.messages = 0
        self.calls: dict[tuple[int, int], int] = {}

    @property
    def waits(self) -> int:
        """How many answers of people the match waited for one after another, along the way that
        led to its end. Who is called looks one step after what called them, whatever others do
        meanwhile; what a plan does, comes with the look at which it was made."""
        return self._depth[max(self._depth)]

    async def play(self) -> None:
        matches, now = self._run.matches, self._run.now
        while True:
            await self._run.jobs.run_due()
            await self._count(0)
            await self._tell()
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

    async def _call(self) -> None:
        """Whoever is awaited will look; those who plan also where they are awaited only soon."""
        coming = {player for _, player, _ in self._looks}
        for one in await self._run.matches.mentions.find_pending(self._match):
            person, owes = self._people[one.player], one.decision is not None
            key = (one.player, one.key, owes)
            if key in self._seen or one.player in coming or not (owes or person.plans):
                continue
            self._seen.add(key)
            cause = one.since if person.plans or one.decision is None else one.decision
            look = (person.looks(self._run.now[0]), one.player, self._depth[cause] + 1)
            heapq.heappush(self._looks, look)

    async def _count(self, depth: int) -> None:
        """The new rows of the log, those of a person done at a look of that depth."""
        game, deepest = self._run.matches.games[GAME], self._depth[max(self._depth)]
        for row in await self._run.matches.store.matches.read_log(self._match):
            if row.seq in self._depth:
                deepest = self._depth[row.seq]
                continue
            body, own = read_entry(game, row).body, depth
            if isinstance(body, ActionTaken) and body.by == "plan":
                own = self._planned[row.actor or 0]
            elif isinstance(body, ActionTaken) and body.by in ("wish", "late"):
                own = deepest + 1
            deepest = self._depth[row.seq] = max(self._depth.get(row.decision or 1, 0), own)

    async def _look(self, person: Somebody, depth: int) -> None:
        matches = self._run.matches
        while True:
            table = await matches.queries.read_table(self._match)
            seat = table.seat_of(person.player)
            if seat is None or seat.decision is None or seat.computer is not None:
                break
            file = await matches._repository.load(self._match)  # noqa: SLF001 - the deal's own moves
            state = file.require_match().state
            action = matches.games[GAME].sample(state, seat.seat, person.rng)
            await matches.play.act(self._match, person.player, action, seat.decision)
            await self._count(max(depth, self._depth[seat.decision]))
            if not person.plans:
                return
        if person.plans and table.status is Status.RUNNING:
            self._planned[person.player] = depth
            await self._plan(person)

    async def _plan(self, person: Somebody) -> None:
        matches = self._run.matches
        if not (await matches.plans.read(self._match, person.player)).can_plan:
            return
        view = (await matches.queries.read_player_view(self._match, person.player)).view
        game: Any = matches.games[GAME]
        lines = []
        for line in lines_of(view, person.rng):
            try:
                game.check_line(view, line)
            except IllegalAction:
                continue
            lines.append(line)
        if lines:
            await matches.plans.save(self._match, person.player, lines)

    async def _tell(self) -> None:
        """As the edge does: boards together, each person called once for a decision."""
        outbox, calls = Outbox(self._run.matches), self._run.matches.mentions
        rows = await outbox.read_due_messages()
        if not rows:
            return
        made = await calls.find_due(rows)
        posts = any(row.mode == "post" for row in rows)
        self.messages += posts + sum(row.mode == "note" for row in rows)
        for one in made:
            key = (one.player, one.key)
            self.calls[key] = self.calls.get(key, 0) + 1
        board = PostedMessage(2, rows[-1].id)
        told = [Mention(self._match, one.player, one.key, message=board) for one in made]
        await outbox.finish_delivery(rows, board, told)


if __name__ == "__main__":
    for figure in section(*map(int, sys.argv[1:])).figures:
        verdict = {True: "met", False: "NOT MET", None: ""}[figure.met]
        print(f"{figure.what:70} {figure.value:8.2f} {figure.unit:18} {figure.goal:12} {verdict}")
