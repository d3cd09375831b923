"""How much of a match has been played, by whom, and for whom it waited."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.matches.aggregate import Match
from bot.matches.log_entries import OrganiserActed, read_entry
from bot.matches.repository import MatchPart
from bot.models.log import LogRow
from bot.models.match import Status
from engine.contract import KeepsScore, Seat, TracksProgress


@dataclass(frozen=True, slots=True)
class Attendance:
    """How a match stands: the percentage that was played, and by seat the present points, who did
    each action (None: a computer), and the seconds that its decisions have taken so far;
    `resigned` are seats."""

    percent: int
    points: tuple[int, ...]
    actors: tuple[tuple[int | None, ...], ...]
    waited: tuple[int, ...]
    resigned: tuple[Seat, ...] = ()


class AttendanceQueries(MatchPart):
    async def read(self, match: int) -> Attendance:
        """Of a match that has begun; nothing counts of one whose log does not fold."""
        loaded = await self._repository.load(match)
        seats = len(loaded.head.seats)
        if loaded.match is None:
            return Attendance(0, (0,) * seats, ((),) * seats, (0,) * seats)
        rows = await self._store.matches.read_log(match)
        until = loaded.head.finished or self._repository.at()
        return measure_attendance(loaded.match, rows, until)

    async def read_score(self, match: int) -> tuple[int, tuple[int, ...]]:
        """The percentage of a match that was played, and its present points by seat."""
        loaded = await self._repository.load(match)
        if loaded.match is None:
            return 0, (0,) * len(loaded.head.seats)
        return _measure_percent(loaded.match), _read_points(loaded.match)

    async def find_closing(self, match: int) -> str:
        """Why a match has no end: an `organiser` ended it, it was `idle`, or in its league an
        organiser decided the `result`, or the `time` was up."""
        loaded = await self._repository.load(match)
        row = await self._store.matches.read_last_row(match)
        if loaded.match is None or row is None or row.kind != "organiser":
            return "organiser"
        body = read_entry(loaded.match.game, row).body
        closed = isinstance(body, OrganiserActed) and body.deed == "close"
        if row.actor is not None:
            return "result" if closed else "organiser"
        return "time" if closed else "idle"

    async def was_ended_by_organiser(self, match: int) -> bool:
        """Whether somebody cancelled it, not the bot because nobody was there."""
        row = await self._store.matches.read_last_row(match)
        return row is None or (row.kind == "organiser" and row.actor is not None)


def measure_attendance(match: Match, rows: Sequence[LogRow], until: int) -> Attendance:
    """Pure. `rows` are those of its log, `until` is the time now or of its end."""
    seats = range(len(match.holders))
    actors = tuple(
        tuple(action.actor for action in match.actions if action.seat == seat) for seat in seats
    )
    times = {row.seq: row.at for row in rows}
    waited = tuple(_measure_wait(match, seat, rows, times, until) for seat in seats)
    percent, points = _measure_percent(match), _read_points(match)
    return Attendance(percent, points, actors, waited, match.resigned)


def _measure_percent(match: Match) -> int:
    if match.status is Status.FINISHED:
        return 100
    game: object = match.game
    if not isinstance(game, TracksProgress):
        return 0
    done, whole = game.progress(match.state)
    return 100 * done // whole


def _read_points(match: Match) -> tuple[int, ...]:
    game: object = match.game
    return game.points(match.state) if isinstance(game, KeepsScore) else (0,) * len(match.holders)


def _measure_wait(
    match: Match, seat: Seat, rows: Sequence[LogRow], times: Mapping[int, int], until: int
) -> int:
    """From each decision's question, whose row is its number, to its answer or until now."""
    answered = []
    for row in rows:
        if row.seat == seat and row.decision is not None:
            kept_since = json.loads(row.body).get("answered")  # until others had answered, too
            answered.append((row.decision, row.at if kept_since is None else int(kept_since)))
    if seat in match.game.to_act(match.state):
        answered.append((match.decisions[seat], until))
    return sum(at - times.get(asked, at) for asked, at in answered)
