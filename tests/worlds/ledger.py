"""What each commit of the bot has changed, as seen from below: whatever a bot makes of its store,
this is what was there. What no commit may ever change is checked at once."""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

CLOCK_GRACE: Final = 90
"""Seconds after a deadline within which a strike follows, if nothing was in trouble meanwhile."""
ROUNDING: Final = 0.001
"""Seconds by which a strike may seem early: several processes go by the clock of their database,
which shows milliseconds."""
RECALL: Final = '"recall"'
"""The action that takes one back which nobody has seen: a seat may do so that is asked nothing."""
_MATCHES: Final = (
    "SELECT id, rev, seq, status, coalesce(paused, frozen) IS NOT NULL AS stops FROM matches"
)
_SEATS: Final = (
    "SELECT player, computer, decision, CASE WHEN sealed IS NULL THEN due END AS due, strikes,"
    " sealed IS NOT NULL AS sealed FROM seats WHERE match = ? ORDER BY seat"
)
_ROWS: Final = (
    "SELECT seq, kind, seat, decision, actor, hash, body FROM log"
    " WHERE match = ? AND seq > ? ORDER BY seq"
)
_MESSAGES: Final = "SELECT id, match, mode, note, asked, created, state = 'waiting' FROM outbox"


@dataclass(frozen=True, slots=True)
class SeatState:
    """As the store has it; whoever has sealed an answer has no deadline."""

    player: int | None
    computer: str | None
    decision: int | None
    due: int | None
    strikes: int
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class MatchState:
    rev: int
    seq: int
    status: str
    stops: bool
    seats: tuple[SeatState, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """A row of the outbox."""

    id: int
    match: int | None
    mode: str
    note: str | None
    recipients: tuple[int, ...]
    created: int


class Ledger:
    """`rows` are the hashes of all rows of logs that were ever committed, `messages` all rows of
    the outbox, `waiting` the ids of those that wait, and `given_up` of those that were given up as
    no channel was open. `users` are the Discord ids of players."""

    def __init__(
        self,
        now: Callable[[], float],
        wrong: Callable[[str], None],
        was_troubled: Callable[[float], bool],
    ) -> None:
        """`was_troubled` says whether anything was in trouble since an epoch second."""
        self.matches: dict[int, MatchState] = {}
        self.rows: dict[tuple[int, int], str] = {}
        self.messages: dict[int, Message] = {}
        self.waiting: set[int] = set()
        self.given_up: set[int] = set()
        self.users: dict[int, int] = {}
        self._now = now
        self._wrong = wrong
        self._was_troubled = was_troubled

    def note_commit(self, db: sqlite3.Connection) -> None:
        """Something was committed over this connection."""
        self.users = dict(db.execute("SELECT id, user FROM players WHERE user IS NOT NULL"))
        for number, rev, seq, status, stops in db.execute(_MATCHES).fetchall():
            old = self.matches.get(number, MatchState(0, 0, "", False))
            if old.rev == rev:
                continue
            seats = tuple(SeatState(*row) for row in db.execute(_SEATS, (number,)))
            new = self.matches[number] = MatchState(rev, seq, status, bool(stops), seats)
            self._compare(number, old, new)
            self._note_rows(number, old, db.execute(_ROWS, (number, old.seq)).fetchall())
        self.waiting = set()
        for number, match, mode, note, asked, created, waits in db.execute(_MESSAGES):
            (self.waiting if waits else self.given_up).add(number)
            if number not in self.messages:
                people = tuple(json.loads(asked))
                self.messages[number] = Message(number, match, mode, note, people, created)

    def _compare(self, match: int, old: MatchState, new: MatchState) -> None:
        if new.rev < old.rev or new.seq < old.seq:
            self._wrong(f"match {match} went back from revision {old.rev} to {new.rev}")
        for seat, (before, after) in enumerate(zip(old.seats, new.seats, strict=False)):
            if after.strikes > before.strikes and before.due is not None:
                self._check_clock(match, seat, before.due)

    def _check_clock(self, match: int, seat: int, due: int) -> None:
        late = self._now() - due
        if late < -ROUNDING:
            self._wrong(f"match {match}, seat {seat}: a strike {-late:.3f} s before its time")
        elif late > CLOCK_GRACE and not self._was_troubled(due):
            self._wrong(f"match {match}, seat {seat}: a strike comes {late:.0f} s late")

    def _note_rows(self, match: int, old: MatchState, rows: list[tuple[object, ...]]) -> None:
        for number, (seq, kind, seat, decision, actor, digest, body) in enumerate(rows):
            self.rows[match, int(str(seq))] = str(digest)
            if kind != "action" or number or not isinstance(seat, int):
                continue  # what comes after another row of one commit was asked by that
            row = old.seats[seat]
            may_act = row.decision == decision or (row.decision is None and RECALL in str(body))
            if not may_act:
                owed = f"decision {decision}, and owes {row.decision}"
                self._wrong(f"match {match}, row {seq}: seat {seat} answers {owed}")
            if actor not in (None, row.player):
                self._wrong(f"match {match}: player {actor} acts for seat {seat} in row {seq}")

    def find_lost(self, db: sqlite3.Connection) -> list[str]:
        """Rows that were committed and are not there, or are others."""
        found = db.execute("SELECT match, seq, hash FROM log").fetchall()
        there = {(match, seq): digest for match, seq, digest in found}
        return [
            f"row {row[1]} of match {row[0]} is {'another one' if row in there else 'lost'}"
            for row, digest in self.rows.items()
            if there.get(row) != digest
        ]
