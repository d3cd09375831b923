"""People leave, are replaced or run out of time, and matches are claimed, ended or frozen, in every
phase of every game: whatever is then shown can be drawn, and the match goes on or is over."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from bot.app import App, build_app
from bot.games import build_games
from bot.interactions.panels import show_panel
from bot.interactions.requester import Requester
from bot.matches import InlineComputerWorker, NewMatch, Refusal
from bot.models.commit import Commit, Job
from bot.models.match import CLOCK_PRESETS, Question, Status
from bot.models.people import Person
from bot.presentation.artist import paint_block
from bot.presentation.boards import board_of, describe_duties
from bot.presentation.command_links import CommandLinks
from bot.presentation.emojis import Emojis
from bot.presentation.layouts import view_of
from bot.presentation.preferences import presentation_of
from bot.render.themes import STANDARD_SCHEME
from bot.screens.screen import Film, Picture, Screen
from bot.screens.shared.boards import render_board_details
from bot.settings import Settings
from engine.clustered.state import Phase as ClusteredPhase
from engine.contract import OptionValue
from engine.cutterland.state import Phase as CutterlandPhase
from engine.wildlands.state import Phase as WildlandsPhase
from tests.deals import deal
from tests.journeys.sketches import sketch
from tests.matches.world import HERE, NAMES, Clock

IS_THOROUGH: Final = os.environ.get("PHASES") == "all"
"""`make soak` paints every picture, at every number of seats."""
OPTIONS: Final[dict[str, dict[str, OptionValue]]] = {
    "cutterland": {"overcut": "penalty"},
    "clustered": {"fast": True},
    "wildlands": {},
}
"""The games, with options that let a match have all their phases."""
PHASES: Final[dict[str, frozenset[str]]] = {
    "cutterland": frozenset(CutterlandPhase),
    "clustered": frozenset(ClusteredPhase),
    "wildlands": frozenset(WildlandsPhase),
}
SEATS: Final = (2, 3, 4) if IS_THOROUGH else (3,)
UNSEEN: Final = {"not-running", "not-seated", "stuck"}
"""Why somebody is shown no panel."""
LONG: Final = 10**6
"""Seconds in which any time runs out."""


MOVES: Final = 30 if IS_THOROUGH else 12
"""At least, so that each phase is seen with few and with many who still have to decide."""


class EasyWorker(InlineComputerWorker):
    """Computers of all levels decide as quickly as they can."""

    async def choose(self, question: Question) -> Any:
        level = self._games[question.game].computers[0]
        return await super().choose(replace(question, level=level))


Deed: TypeAlias = "Callable[[House, int], Awaitable[None]]"


@dataclass
class House:
    """The bot without Discord, with a match of some people, and copies of it."""

    app: App
    clock: Clock
    people: list[Person]
    match: int = 0

    async def begin(self, game: str, seats: int) -> None:
        lobbies, (host, *others) = self.app.matches.lobbies, self.people[:seats]
        clock = CLOCK_PRESETS["daily"]
        new = NewMatch(host.player, HERE, game, seats, OPTIONS[game], clock=clock)
        self.match = (await lobbies.open(new)).match
        for person in others:
            await lobbies.join(self.match, person.player)
        await lobbies.start(self.match, host.player)

    async def load(self, match: int) -> Any:
        return await self.app.matches._repository.load(match)

    async def copy(self) -> int:
        """A match of its own that stands where this one does."""
        repository = self.app.matches._repository
        loaded = await self.load(self.match)
        rows = await repository.store.matches.read_log(self.match)
        head = replace(loaded.head, match=0)
        number = await repository.store.matches.create(Commit(head, self.clock.at, log=rows))
        repository._publish(number, replace(loaded, head=replace(head, match=number)))
        return number

    async def move(self, rng: Random) -> None:
        """One of those who are to act does anything."""
        loaded = await self.load(self.match)
        match, head = loaded.match, loaded.head
        seat = rng.choice([one for one in match.seats_to_act if head.seats[one].sealed is None])
        action = match.game.sample(match.state, seat, rng)
        await self.app.matches.play.act(self.match, head.seats[seat].player, action)

    async def find_moment(self) -> tuple[str, int] | None:
        """The phase, and how many still have to decide; None once the match is over."""
        loaded = await self.load(self.match)
        if loaded.head.status is not Status.RUNNING:
            return None
        sealed = [loaded.head.seats[one].sealed for one in loaded.match.seats_to_act]
        return str(loaded.match.state.phase), sealed.count(None)

    async def try_out(self, deed: Deed, status: Status) -> None:
        """Do it in a copy, and let computers go on there."""
        match = await self.copy()
        await deed(self, match)
        assert (await self.load(match)).head.status in (status, Status.FINISHED), deed.__name__
        await self.draw(match)
        if status is Status.RUNNING:
            await self.run_jobs()
            match_now = (await self.load(match)).match
            holders = [match_now.holders[seat] for seat in match_now.seats_to_act]
            assert not holders or any(one.computer is None for one in holders), "computers answer"
            await self.draw(match)

    async def run_jobs(self) -> None:
        await self.app.bot._match_workers[0]._work()

    async def draw(self, match: int) -> None:
        """All that anyone may be shown."""
        services = self.app.bot.services
        words = services.catalogues.words("en")
        board = await board_of(services, match, words)
        _draw(board)
        for page in range(3 if board.details else 0):
            _draw(render_board_details(board, (), words, page))
        await describe_duties(services, match, range(2), words)
        for person in self.people:
            asking = Requester(services, person, presentation_of(services, person), HERE)
            for sheet in (None, 0, 1):
                with allowing_refusals():
                    _draw(await show_panel(asking, match, details=sheet))


@contextmanager
def allowing_refusals() -> Iterator[None]:
    """Somebody may be shown no panel."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code not in UNSEEN:
            raise


def _draw(screen: Screen) -> None:
    paint = paint_block if IS_THOROUGH else sketch
    pictures = [one for one in screen.blocks if isinstance(one, Picture | Film)]
    for picture in pictures:
        paint(picture, STANDARD_SCHEME)
    names = frozenset(one.name for one in pictures)
    assert view_of(screen, CommandLinks(), drawn=names, emojis=Emojis()).children


@asynccontextmanager
async def open_house(folder: Path, name: str) -> AsyncIterator[House]:
    clock = Clock()
    app = await build_app(
        Settings(
            database_path=folder / "store.sqlite3", discord_token=None, settle_seconds=0,
            matches_per_player=1000, matches_per_server=1000,
        ),
        now=clock, seeds=deal(name), computer_worker=EasyWorker(build_games()),
    )  # fmt: skip
    meet = app.matches.people.meet
    people = [await meet(10**9 + number, who, "en") for number, who in enumerate(NAMES)]
    try:
        yield House(app, clock, people)
    finally:
        await app.close()


async def resign(house: House, match: int) -> None:
    await house.app.matches.play.resign(match, house.people[0].player)


async def resign_all(house: House, match: int) -> None:
    for seat in (await house.app.matches.queries.read_table(match)).seats:
        assert seat.player is not None
        await house.app.matches.play.resign(match, seat.player)


async def resign_and_claim(house: House, match: int) -> None:
    """The last person left claims the win."""
    first, *others = (await house.app.matches.queries.read_table(match)).seats
    for seat in others:
        assert seat.player is not None
        await house.app.matches.play.resign(match, seat.player)
    await house.app.matches.play.claim_win(match, first.player or 0)


async def remove(house: House, match: int) -> None:
    """By a vote of all others; where there is one other alone, by an organiser's offer."""
    matches, (first, *others) = house.app.matches, house.people
    seats = len((await matches.queries.read_table(match)).seats)
    if seats == 2:
        await matches.seats.offer(match, others[0].player, 0, organiser=True)
        return
    table = await matches.votes.ask(match, others[0].player, "remove", 0)
    assert table.vote is not None
    for voter in others[1 : seats - 1]:
        await matches.votes.answer(match, voter.player, table.vote.number, True)
    assert (await matches.queries.read_table(match)).seats[0].player == first.player


async def substitute(house: House, match: int) -> None:
    seats = house.app.matches.seats
    await seats.offer(match, house.people[0].player)
    await house.draw(match)
    await seats.take(match, house.people[-1].player, 0)


async def hold(house: House, match: int) -> None:
    """A computer holds a seat until its person comes back."""
    player = house.people[0].player
    await house.app.matches.seats.hold(match, player, 0)
    await house.draw(match)
    await house.app.matches.seats.come_back(match, player)


async def time_out(house: House, match: int) -> None:
    """Everybody who is awaited runs out of time, twice."""
    clocks = house.app.matches.clocks
    house.clock.turn(seconds=LONG)
    for _ in range(2):
        loaded = await house.load(match)
        for seat in sorted(loaded.match.seats_to_act):
            row = loaded.head.seats[seat]
            job = Job(0, match, 0, "clock", seat, row.decision, 0, 0)
            await clocks.run_job(job)
            question = await clocks.find_question(match, seat, row.decision)
            if question is not None:
                action = await house.app.computer_worker.choose(question)
                assert await clocks.answer(match, seat, row.decision, action)
        await house.draw(match)
    house.clock.turn(seconds=-LONG)


async def end(house: House, match: int) -> None:
    await house.app.matches.play.end(match, house.people[1].player)


async def close(house: House, match: int) -> None:
    await house.app.matches.play.close(match, None)


async def freeze(house: House, match: int) -> None:
    """The match gets stuck, and is ended."""
    await house.app.matches._repository._stop(await house.load(match))
    await house.draw(match)
    await end(house, match)


DEEDS: Final[dict[Deed, Status]] = {
    resign: Status.RUNNING,
    resign_all: Status.CANCELLED,
    resign_and_claim: Status.FINISHED,
    remove: Status.RUNNING,
    substitute: Status.RUNNING,
    hold: Status.RUNNING,
    time_out: Status.RUNNING,
    end: Status.CANCELLED,
    close: Status.CANCELLED,
    freeze: Status.CANCELLED,
}
OFTEN: Final = ((time_out, Status.RUNNING),)
"""What is tried with fewer and fewer who still have to decide, too."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.slow
async def test_all_that_is_shown_can_be_drawn_however_it_ends(
    tmp_path: Path, game: str, seats: int
) -> None:
    rng, known, moves = Random(seats), set[tuple[str, int]](), 0
    async with open_house(tmp_path, f"{game} {seats}") as house:
        await house.begin(game, seats)
        while moves < MOVES or {phase for phase, _ in known} != PHASES[game] - {"over"}:
            moment = await house.find_moment()
            if moment is None:
                await house.draw(house.match)
                await house.begin(game, seats)
            elif moment in known:
                await house.move(rng)
                moves += 1
            else:
                is_new = moment[0] not in {phase for phase, _ in known}
                known.add(moment)
                for deed, status in DEEDS.items() if IS_THOROUGH or is_new else OFTEN:
                    await house.try_out(deed, status)


@pytest.mark.parametrize("game", OPTIONS)
async def test_a_lobby_that_is_ended_can_be_drawn(tmp_path: Path, game: str) -> None:
    async with open_house(tmp_path, game) as house:
        new = NewMatch(house.people[0].player, HERE, game, 3, {}, computers=("easy",))
        table = await house.app.matches.lobbies.open(new)
        await house.draw(table.match)
        await end(house, table.match)
        await house.draw(table.match)
