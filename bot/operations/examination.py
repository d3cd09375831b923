"""What is wrong with a store file. Faults of the file itself are kept apart from flaws, which leave
the rest usable: a match that does not replay, or rows that refer to missing ones."""

import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.matches import AnyGame
from bot.matches.recovery import find_match_fault
from bot.models.match import Status
from bot.storage.errors import StoreLocked
from bot.storage.inspection import Inspector, MatchSummary

SAMPLE_SIZE: Final = 20
"""How many matches are replayed besides those that always are, running ones first."""
OPEN: Final = (Status.RUNNING, Status.STUCK)  # the matches that the doctor always replays
UNREADABLE: Final = (sqlite3.Error, UnicodeDecodeError)  # decoding fails on damaged text


@dataclass(frozen=True, slots=True)
class Flaw:
    """A match that does not replay or cannot be read, or rows that refer to missing ones (`match`
    is None)."""

    match: int | None
    reason: str

    def __str__(self) -> str:
        return f"{'rows' if self.match is None else f'#{self.match}'}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Examination:
    """The result of checking a store file: its schema version and how many matches were replayed
    and led to what was saved. `faults` are those of the file: it cannot be used. `has_people`:
    somebody has used the bot."""

    version: int = 0
    replayed: int = 0
    faults: tuple[str, ...] = ()
    flaws: tuple[Flaw, ...] = ()
    has_people: bool = False


def examine_file(path: Path) -> Examination:
    """Check a whole file without replaying anything, read-only."""
    return examine(path, {}, 0)


def examine(
    path: Path,
    games: Mapping[str, AnyGame],
    sample: int = SAMPLE_SIZE,
    always: tuple[Status, ...] = (Status.STUCK,),
    suspects: Collection[int] = (),
) -> Examination:
    """Check a whole file and replay some of its matches, read-only: those of the statuses `always`,
    the `suspects`, and a `sample` of the others; none if that is 0.

    With a sample, all open matches are also looked at for what cannot be read.

    Raises `StoreLocked` if the file can only be read after its journal has been played in, and a
    bot is about to do so.
    """
    version, people, replayed = 0, False, 0
    faults, flaws = tuple[str, ...](), list[Flaw]()
    try:
        with Inspector.open(path) as probe:
            if not probe.is_store():
                return Examination(faults=("it is no store of this bot",))
            version, people, faults = probe.read_version(), probe.has_people(), probe.find_faults()
            flaws += [Flaw(None, stray) for stray in probe.find_strays()]
            matches = probe.select_matches(sample, always, suspects) if sample else ()
            broken = _find_flaws(probe, matches, games) if sample else []
            replayed = len({summary.match for summary in matches} - {flaw.match for flaw in broken})
            flaws += broken
    except UNREADABLE as error:
        faults = (str(error),)
    return Examination(version, replayed, faults, tuple(flaws), people)


def find_obstacle(copy: Path, wanted: MatchSummary, games: Mapping[str, AnyGame]) -> str | None:
    """Why a match of the store cannot be taken from this copy; None if it can."""
    try:
        with Inspector.open(copy) as probe:
            head = probe.read_match(wanted.match)
            if head is None:
                return "it is not in there"
            if head.seq == 0:
                return "it had not begun"
            if not head.is_same(wanted):
                return "another match has that number there"
            if wanted.is_over and not head.is_over:
                return "it is over now and was still played then"
            if head.is_over and not wanted.is_over:
                return "it was over then and is still played now"
            columns = probe.find_broken_heads().get(head.match)
            if columns is not None:
                return f"it cannot be read there ({', '.join(columns)})"
            fault = find_match_fault(games, head, probe.read_log(head.match))
            return None if fault is None else f"it does not replay there ({fault})"
    except (*UNREADABLE, StoreLocked) as error:
        return str(error)


def _find_flaws(
    probe: Inspector, matches: tuple[MatchSummary, ...], games: Mapping[str, AnyGame]
) -> list[Flaw]:
    """At most one for each match."""
    faults = {
        match: f"it cannot be read ({', '.join(columns)})"
        for match, columns in probe.find_broken_heads().items()
    }
    for summary in matches:
        fault = find_match_fault(games, summary, probe.read_log(summary.match))
        if fault is not None:
            faults.setdefault(summary.match, fault)
    return [Flaw(match, fault) for match, fault in sorted(faults.items())]
