"""A store in which one press of one person ends a turn and calls the next, and what must be true of
it and of Discord afterwards, whatever happened between."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.games import build_games
from bot.matches import InlineThinker, Matches, NewMatch
from bot.matches.proving import fault_of
from bot.storage import SqliteStore
from bot.storage.probing import Probe
from bot.tables import Address
from tests.standin.payloads import CHANNEL, GUILD

GAMES: Final = build_games()
FIRST_USER: Final = 5_000
TAKE: Final = "g.take.A"


@dataclass(frozen=True, slots=True)
class Scene:
    """A match in which `presser` may take a piece: the custom id of that press, and who comes
    after. `rows` are the rows of its log before."""

    match: int
    presser: int
    custom_id: str
    next_user: int
    rows: int


async def prepare(path: Path) -> Scene:
    """Three people, one card cut, a piece to take."""
    store = await SqliteStore.open(path)
    try:
        matches = Matches(store, GAMES, lambda: datetime.now(UTC), thinker=InlineThinker(GAMES))
        people = [await matches.meet(FIRST_USER + n, f"person {n}", "en-GB") for n in range(3)]
        where = Address(GUILD, CHANNEL)
        new = NewMatch(people[0].player, where, "cutterland", 3, {}, start_when_full=True)
        table = await matches.open(new)
        for person in people[1:]:
            table = await matches.join(table.match, person.player)
        game = GAMES["cutterland"]
        while True:
            seat = table.waiting[0]
            assert seat.player is not None
            assert seat.user is not None
            view: Any = (await matches.sight(table.match, seat.player)).view
            if view.phase == "take":
                break
            action = game.choose(view, game.computers[0], b"somebody's own mind")
            table = (await matches.act(table.match, seat.player, action, seat.decision)).table
        after = table.seats[view.choosers[1]].user
        assert after is not None
        custom_id = f"v1:{table.match}:{seat.decision}:{TAKE}"
        return Scene(table.match, seat.user, custom_id, after, table.seq)
    finally:
        await store.close()


def rows(path: Path, scene: Scene) -> list[tuple[int, str, int | None]]:
    """The match's log: row, kind, who."""
    with Probe.into(path) as probe:
        return [(row.seq, row.kind, row.seat) for row in probe.log(scene.match)]


def faults(path: Path, scene: Scene, seen: dict[str, Any]) -> list[str]:
    """What is not as it should be when all is over: the press has counted once and was told once,
    the match replays, nothing waits."""
    found = []
    with Probe.into(path) as probe:
        found += list(probe.faults())
        log = probe.log(scene.match)
        replay = fault_of(GAMES, "cutterland", log)
        if replay is not None:
            found.append(replay)
        if len(log) != scene.rows + 1:
            found.append(f"{len(log) - scene.rows} rows were written for one press")
        if probe.oldest_waiting() is not None:
            found.append("news wait")
    return [*found, *_told(scene, seen)]


def _told(scene: Scene, seen: dict[str, Any]) -> list[str]:
    """Each board once; the one that calls the next person, and no other has controls."""
    found = []
    boards = [one for one in seen["messages"] if any("· o" in text for text in one["texts"])]
    marks = [text for one in boards for text in one["texts"] if "· o" in text]
    if len(set(marks)) != len(marks):
        found.append(f"told twice: {marks}")
    calls = [one["called"] for one in seen["messages"]]
    if calls.count([str(scene.next_user)]) != 1:
        found.append(f"the next person was called {calls}")
    if not boards or str(scene.next_user) not in boards[-1]["called"]:
        found.append("the newest board does not call the next person")
    return found


def acknowledged(seen: dict[str, Any], token: str) -> bool:
    """Whether the person has seen that their press counted."""
    return seen["answers"].get(token, {}).get("at") is not None


def copy(source: Path, target: Path) -> None:
    """The store as it was prepared, in a new place."""
    with closing(sqlite3.connect(source)) as db:
        db.execute("VACUUM INTO ?", (str(target),))
