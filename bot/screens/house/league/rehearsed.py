"""What a rehearsal came to: the timetable and the final table, before anybody signs up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from bot.leagues.league import Slot
from bot.leagues.standings import Line
from bot.screens.house.league.signs import NONE, Shown, figure, points
from bot.screens.screen import Row, Screen, Text
from bot.words import Words

ROOM: Final = 1_700


class Rehearsed(Protocol):
    """See `bot.leagues.rehearsal.Rehearsed`."""

    @property
    def slots(self) -> tuple[tuple[Slot, int | None, int | None], ...]: ...
    @property
    def tables(self) -> tuple[tuple[Line, ...], ...]: ...
    @property
    def days(self) -> int | None: ...
    @property
    def away(self) -> int: ...
    @property
    def left(self) -> int | None: ...


def rehearsed(done: Rehearsed, players: int, shown: Shown) -> Screen:
    """Players are numbers, in the order of signing up."""
    words = shown.words
    key = "league-rehearsed" if done.days is not None else "league-rehearsed-in-part"
    head = words(key, n=players, days=done.days or 0, away=done.away)
    if done.left is not None:
        head += " " + words("league-rehearsed-left", number=done.left)
    sessions = [_session(slot, begun, ended) for slot, begun, ended in done.slots]
    top = words("league-rehearsed-columns")
    tables = [_table(lines, n, words) for n, lines in enumerate(done.tables, 1)]
    return Screen(
        (
            Text(head),
            Text(f"{top}\n{_block(sessions)}"),
            Text(words("league-rehearsed-tables") + "\n" + _block(tables)),
            Text(words("league-rehearsed-then")),
            Row((shown.button("panel", words("league-to-panel"), "primary"),)),
        )
    )


def _session(slot: Slot, begun: int | None, ended: int | None) -> str:
    players = " ".join(f"{one:>2}" for one in slot.fixture.players)
    days = f"{begun or NONE:>4} {ended or NONE:>4}"
    places = " ".join(map(str, slot.result.places)) if slot.result and slot.match else NONE
    return f"{slot.number:>3} {slot.fixture.division:>2} {days}  {players}  {places}"


def _table(lines: Sequence[Line], division: int, words: Words) -> str:
    rows = [
        f"{line.place:>2}. {line.player:>3}  {points(line.points):>6} {figure(line, 'wins'):>5}"
        for line in lines
    ]
    return "\n".join([words("league-division", n=division), *rows])


def _block(lines: Sequence[str]) -> str:
    kept, room = [], ROOM
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return "```\n" + "\n".join(kept) + "\n```"
