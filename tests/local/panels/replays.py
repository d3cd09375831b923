"""Matches played by computers, replayed move by move in the real service, with every seat a person.

The records were written by `python -m engine.<game> play --level medium --seed 16 --record …`, so
that another computer player changes no panel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from bot.games import build_games, build_screens, find_catalogue_files
from bot.interactions.requester import Requester
from bot.leagues.ratings import RatingService
from bot.leagues.service import LeagueService
from bot.leagues.simulation import SimulationRunner
from bot.matches import AnyGame, MatchService, NewMatch
from bot.models.match import CLOCK_PRESETS, Address, Table
from bot.models.people import Person
from bot.presentation.artist import Artist
from bot.presentation.direct_messages import DirectMessages
from bot.presentation.preferences import presentation_of
from bot.presentation.services import Services
from bot.storage import SqliteStore
from bot.words import Catalogues
from engine.contract import Seat, TakesOrders
from engine.records import Move, read_record, read_seed, settings
from tests.standin.puzzles import PuzzleKeeper

RECORDS: Final = Path(__file__).with_name("records")
NAMES: Final = ("Ana", "Ben", "Cleo", "Dario")
FIRST_USER: Final = 1000
MINUTE: Final = 60


@dataclass
class Clock:
    """Stands still until it is turned."""

    time: datetime

    def __call__(self) -> datetime:
        return self.time


class Tables:
    """The services, without Discord and without workers, and the people at all tables."""

    def __init__(self, services: Services, store: SqliteStore, dealt: list[bytes]) -> None:
        self.services = services
        self.store = store
        self._dealt = dealt
        self.people: list[Person] = []

    @classmethod
    async def open(
        cls,
        file: Path,
        now: Callable[[], datetime],
        users: tuple[int, ...],
        catalogues: Catalogues | None = None,
    ) -> Tables:
        """`users` are the Discord ids of the people, in the order of `NAMES`."""
        store, games, dealt = await SqliteStore.open(file), build_games(), [bytes(32)]
        worker = PuzzleKeeper(games)
        matches = MatchService(store, games, now, seeds=lambda: dealt[-1], computer_worker=worker)
        services = build_services(store, games, matches, now)
        if catalogues is not None:
            services = replace(services, catalogues=catalogues)
        tables = cls(services, store, dealt)
        for user, name in zip(users, NAMES, strict=True):
            tables.people.append(await matches.people.meet(user, name, "en"))
        return tables

    async def close(self) -> None:
        await self.store.close()

    def requester(self, seat: Seat, language: str, address: Address) -> Requester:
        """The person at a seat, as if they had chosen that language."""
        person = replace(self.people[seat], chosen=language)
        return Requester(self.services, person, presentation_of(self.services, person), address)

    async def open_lobby(self, game: str, seats: int, address: Address) -> Table:
        """A lobby of two people and a computer, with a seat left where there are four."""
        host, guest = (one.player for one in self.people[:2])
        clock, lobbies = CLOCK_PRESETS["daily"], self.services.matches.lobbies
        new = NewMatch(host, address, game, seats, {}, computers=("easy",), clock=clock)
        table = await lobbies.open(new)
        return await lobbies.join(table.match, guest)

    async def start(self, name: str, address: Address) -> Replay:
        """The match of a record before its first move."""
        record = read_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
        game = self.services.games[record.value("game").text]
        players = tuple(one.player for one in self.people[: record.number("seats")])
        self._dealt.append(read_seed(record.value("seed").text))
        new = NewMatch(
            players[0], address, game.key, len(players), settings(game.options, record),
            seated=players, start_when_full=True, clock=CLOCK_PRESETS["daily"],
        )  # fmt: skip
        table = await self.services.matches.lobbies.open(new)
        await self._ask_always(game, table.match, players)
        return Replay(self, game, [*record.moves], table.match, address, players)

    async def _ask_always(self, game: object, match: int, players: Sequence[int]) -> None:
        """Records have every answer: no orders may give one first."""
        if isinstance(game, TakesOrders):
            orders = game.orders
            for player in players:
                await self.services.matches.orders.save(match, player, orders)


@dataclass
class Replay:
    """A match, and the moves of its record that have not been played."""

    tables: Tables
    game: AnyGame
    moves: list[Move]
    match: int
    address: Address
    players: tuple[int, ...]

    @property
    def matches(self) -> MatchService:
        return self.tables.services.matches

    async def read_view(self, seat: Seat | None = None) -> Any:
        """What a seat, or the public, may know."""
        player = None if seat is None else self.players[seat]
        return (await self.matches.queries.read_player_view(self.match, player)).view

    async def play_until(self, reached: Callable[[Any], bool]) -> Any:
        """Play on until the public view is like that; returns it."""
        while not reached(view := await self.read_view()):
            await self.play_next()
        return view

    async def play_next(self, seat: Seat | None = None) -> None:
        """The next move, or that of a seat where several may move at once."""
        move = next(one for one in self.moves if seat in (None, one.seat))
        self.moves.remove(move)
        await self.play(move.seat, move.text)

    async def play_rest(self) -> None:
        while self.moves:
            await self.play_next()

    async def play(self, seat: Seat, line: str) -> None:
        """A move in the notation, after which its player has seen the table."""
        player = self.players[seat]
        await self.matches.play.act(self.match, player, self.game.read(line))
        await self.matches.last_seen.mark_seen(self.match, player)

    def requester(self, seat: Seat, language: str) -> Requester:
        return self.tables.requester(seat, language, self.address)

    async def clear_drafts(self, seat: Seat) -> None:
        """As if the seat had pressed nothing yet."""
        matches, player = self.matches, self.players[seat]
        table = await matches.queries.read_table(self.match)
        if table.status.is_over:
            return
        await matches.plans.drop(self.match, player)
        await matches.plans.save_draft(self.match, player, {})
        seen = await matches.queries.read_player_view(self.match, player)
        if seat in seen.view.to_act:
            await matches.drafts.save(self.match, player, seen.decision or 0, {})


def build_services(
    store: SqliteStore,
    games: Mapping[str, AnyGame],
    matches: MatchService,
    now: Callable[[], datetime],
) -> Services:
    leagues = LeagueService(matches)
    return Services(
        games=games,
        screens=build_screens(),
        matches=matches,
        catalogues=Catalogues.load(find_catalogue_files()),
        artist=Artist(),
        now=now,
        direct_messages=DirectMessages(matches),
        ratings=RatingService(store, leagues.read_corrections),
        leagues=leagues,
        simulate=SimulationRunner(build_games),
    )
