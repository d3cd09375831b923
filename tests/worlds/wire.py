"""What Discord was told by the bot, whether or not the bot came to know that it had arrived."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final

from bot.models.outbox import CALLS
from tests.journeys.world import walk_parts
from tests.standin.payloads import find_marks
from tests.worlds.ledger import Ledger, Message

SEND: Final = re.compile(r"/channels/(\d+)/messages")
MATCH: Final = re.compile(r"v1:(?:0:0:move\.)?(\d+)\b")
"""A button of a list names its match behind its word."""
SILENT: Final = 1 << 12
_ADDRESSED: Final = (
    "SELECT p.user FROM players p WHERE p.user IS NOT NULL AND (p.id IN"
    " (SELECT player FROM seats WHERE match = :match) OR p.id IN"
    " (SELECT player FROM invitations WHERE match = :match) OR p.id IN"
    " (SELECT host FROM matches WHERE id = :match) OR p.id IN"
    " (SELECT player FROM hearers) OR p.id IN (SELECT j.value FROM seating,"
    " json_each(seating.reservations) j WHERE seating.match = :match))"
)
_OWED: Final = (
    "SELECT s.decision, (SELECT count(*) FROM log l WHERE l.match = s.match AND l.seat = s.seat"
    " AND l.kind = 'return' AND l.actor <> p.id)"
    " FROM seats s JOIN players p ON p.id = s.player WHERE s.match = ? AND p.user = ?"
)
"""What a person owes, and how often others have given them their seat back from a computer."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of the bot as it was sent; `called` are the Discord ids of people whom it notifies,
    `matches` those that its controls lead to."""

    at: float
    channel: int
    message: int
    marks: frozenset[int]
    called: frozenset[int]
    matches: frozenset[int]


class Wire:
    """`read_file` opens the store beside the bot."""

    def __init__(
        self,
        ledger: Ledger,
        now: Callable[[], float],
        wrong: Callable[[str], None],
        read_file: Callable[[], AbstractContextManager[sqlite3.Connection]],
    ) -> None:
        self.posted: list[Posted] = []
        self._ledger = ledger
        self._now = now
        self._wrong = wrong
        self._read_file = read_file
        self._marks: set[tuple[int, int]] = set()
        self._told: set[int] = set()
        self._called: set[tuple[int, int, int, int]] = set()

    def note(self, method: str, path: str, body: Any, answer: Any) -> None:
        """A request that Discord has done."""
        place = SEND.fullmatch(path)
        if method != "POST" or place is None or not isinstance(body, dict):
            return
        parts = walk_parts(body.get("components") or [])
        named = {int(user) for user in (body.get("allowed_mentions") or {}).get("users") or ()}
        found = (MATCH.match(one.get("custom_id") or "") for one in parts)
        posted = Posted(
            self._now(), int(place[1]), int(answer["id"]), frozenset(find_marks(parts)),
            frozenset(named if not body.get("flags", 0) & SILENT else ()),
            frozenset(int(one[1]) for one in found if one and one[1] != "0"),
        )  # fmt: skip
        self.posted.append(posted)
        self._check(posted)

    def find_rows(self, posted: Posted) -> dict[int, Message]:
        """The rows of the outbox that a message delivers, by mark. Kept panels have another that
        is the same for all."""
        known = self._ledger.messages
        found = {mark: known.get(mark - CALLS * (mark >= CALLS)) for mark in posted.marks}
        return {mark: row for mark, row in found.items() if row is not None}

    def has_told(self, row: Message) -> bool:
        return row.id in self._told

    def _check(self, posted: Posted) -> None:
        rows = self.find_rows(posted)
        for mark in rows:
            if (posted.channel, mark) in self._marks:
                self._wrong(f"message {mark} is told twice in {posted.channel}")
            self._marks.add((posted.channel, mark))
            self._told.add(mark)
        if not posted.called or not posted.matches:
            return
        with self._read_file() as db:
            addressed = {
                user for match in posted.matches
                for (user,) in db.execute(_ADDRESSED, {"match": match})
            }  # fmt: skip
            for user in posted.called - addressed:
                self._wrong(f"{user} is called to matches {sorted(posted.matches)} of others")
            for user in posted.called & addressed:
                for row in rows.values():
                    if row.match is not None and row.mode == "post":
                        self._check_call(db, posted, row.match, user)

    def _check_call(self, db: sqlite3.Connection, posted: Posted, match: int, user: int) -> None:
        """A person is called once for a decision, and only while they owe it; again where the table
        keeps waiting for them, and a computer has held their seat."""
        found = db.execute(_OWED, (match, user)).fetchone()
        state = self._ledger.matches.get(match)
        if found is None or state is None or state.status != "running" or found[0] is None:
            return
        key = match, user, int(found[0]), int(found[1])
        if key in self._called and len(posted.matches) == 1:
            self._wrong(f"{user} is called twice to decision {key[2]} of match {match}")
        self._called.add(key)
