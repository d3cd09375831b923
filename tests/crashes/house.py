"""A store in which one press of one person ends a turn and calls the next, and what must be true of
it and of Discord afterwards, whatever happened between."""

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.games import build_games
from bot.matches import InlineComputerWorker, MatchService, NewMatch
from bot.matches.recovery import find_match_fault
from bot.models.match import Address, Clock
from bot.storage import SqliteStore, Store
from bot.storage.inspection import Inspector
from tests.standin import payloads
from tests.standin.payloads import GUILD, find_channel, find_marks

GAMES: Final = build_games()
FIRST_USER: Final = 5_000


@dataclass(frozen=True, slots=True)
class Scene:
    """A match in which `presser` takes the last piece but one, whereupon all have to lay: the
    custom id of that press, and `rows`, those of its log before."""

    match: int
    presser: int
    custom_id: str
    rows: int
    address: Address


async def prepare(path: Path, clock: Clock | None = None) -> Scene:
    """Three people, one card cut, a piece to take."""
    store = await SqliteStore.open(path)
    try:
        return await begin_match(open_house(store), GUILD, clock=clock)
    finally:
        await store.close()


def open_house(store: Store) -> MatchService:
    return MatchService(
        store,
        GAMES,
        lambda: datetime.now(UTC),
        computer_worker=InlineComputerWorker(GAMES),
        seeds=lambda: bytes(32),
    )


async def begin_match(
    matches: MatchService,
    guild: int,
    first: int = FIRST_USER,
    clock: Clock | None = None,
    place: int | None = None,
) -> Scene:
    """In a server and a channel of it, of three people from this user on."""
    people = [await matches.people.meet(first + n, f"person {n}", "en-GB") for n in range(3)]
    where = Address(guild, place or find_channel(guild))
    new = NewMatch(people[0].player, where, "cutterland", 3, {}, start_when_full=True, clock=clock)
    table = await matches.lobbies.open(new)
    for person in people[1:]:
        table = await matches.lobbies.join(table.match, person.player)
    game = GAMES["cutterland"]
    while True:
        seat = table.awaited_seats[0]
        assert seat.player is not None
        assert seat.user is not None
        view: Any = (await matches.queries.read_player_view(table.match, seat.player)).view
        action = game.choose(view, game.computers[0], b"somebody's own mind")
        if view.phase == "take" and len(view.choosers) == 2:  # the cutter gets what is left
            break
        table = (await matches.play.act(table.match, seat.player, action, seat.decision)).table
    custom_id = f"v1:{table.match}:{seat.decision}:g.{game.write(action).replace(' ', '.')}"
    return Scene(table.match, seat.user, custom_id, table.seq, where)


def rows(path: Path, scene: Scene) -> list[tuple[int, str, int | None]]:
    """The match's log: row, kind, who."""
    with Inspector.open(path) as probe:
        return [(row.seq, row.kind, row.seat) for row in probe.read_log(scene.match)]


def faults(path: Path, scene: Scene, seen: dict[str, Any], model: list[list[str]]) -> list[str]:
    """What is not as it should be when all is over: the press has counted once and was told once,
    the match replays, nothing waits. `model` is whom each message called where nobody died."""
    found = []
    with Inspector.open(path) as probe:
        found += [*probe.find_faults(), *probe.find_strays()]
        log = probe.read_log(scene.match)
        summary = probe.read_match(scene.match)
        assert summary is not None
        replay = find_match_fault(GAMES, summary, log)
        if replay is not None:
            found.append(replay)
        if len(log) != scene.rows + 1:
            found.append(f"{len(log) - scene.rows} rows were written for one press")
    if waits_for_news(path):
        found.append("news wait")
    return [*found, *_told(seen, model)]


def waits_for_news(file: Path) -> bool:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        rows = db.execute("SELECT 1 FROM outbox WHERE state = 'waiting' LIMIT 1")
        return rows.fetchone() is not None


def _told(seen: dict[str, Any], model: list[list[str]]) -> list[str]:
    """Each board once, nobody called more often than where nobody died, and only the newest board
    stands, which calls whom it then calls. A board that was overtaken while the bot was down may be
    left out."""
    found, calls = [], called(seen)
    marked = [
        (one, mark)
        for one in seen["messages"]
        for mark in find_marks(payloads.walk(one["components"]))
    ]
    boards, marks = [one for one, _ in marked], [mark for _, mark in marked]
    if len(set(marks)) != len(marks):
        found.append(f"told twice: {marks}")
    standing = [one["id"] for one in boards if not one["deleted"]]
    if standing != [one["id"] for one in boards[-1:]]:
        found.append(f"these boards stand: {standing}")
    if calls[-1:] != model[-1:]:
        found.append(f"the newest board calls {calls[-1:]} instead of {model[-1:]}")
    most = Counter(user for one in model for user in one)
    if Counter(user for one in calls for user in one) - most:
        found.append(f"called too often: {calls}")
    return found


def called(seen: dict[str, Any]) -> list[list[str]]:
    """Whom each message called, oldest first."""
    return [sorted(one["called"]) for one in seen["messages"]]


def acknowledged(seen: dict[str, Any], token: str) -> bool:
    """Whether the person has seen that their press counted."""
    return seen["answers"].get(token, {}).get("at") is not None


def copy(source: Path, target: Path) -> None:
    """The store as it was prepared, in a new place."""
    with closing(sqlite3.connect(source)) as db:
        db.execute("VACUUM INTO ?", (str(target),))
