"""The doctor's look at what the bot could not decode."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from bot.leagues.event_codec import read_event
from bot.operations.findings import Finding, Severity, make_finding
from bot.storage.column_checks import Owner, UnreadableColumn
from bot.storage.inspection import Inspector
from bot.storage.league_rows import EventRow

_KINDS: Final[dict[Owner, tuple[Severity, str, str]]] = {
    "finished match": ("note", "unreadable-over", "match"),
    "league": ("bad", "unreadable-league", "league"),
    "player": ("bad", "unreadable-player", "player"),
}


def check_unreadable_rows(
    probe: Inspector, find_copy: Callable[[int], Path | None]
) -> Iterator[Finding]:
    """One finding for each match, league, player or other row that cannot be read; `find_copy`
    finds the newest copy from which a match can be restored."""
    found = probe.find_unreadable(lambda body: read_event(EventRow(1, None, body, 0)))
    for _, columns in groupby(found, key=_owner_of):
        described = [*columns]
        if described[0].owner == "match":
            yield _describe_match(described, find_copy(described[0].number))
        else:
            yield _describe(described)


def _owner_of(one: UnreadableColumn) -> tuple[str, str, int]:
    return one.owner, one.table, one.number


def _describe_match(columns: list[UnreadableColumn], copy: Path | None) -> Finding:
    said = {"match": str(columns[0].number), "columns": _name_columns(columns)}
    if copy is None:
        return make_finding("bad", "unreadable-lost", **said)
    return make_finding("bad", "unreadable-match", copy=shlex.quote(str(copy)), **said)


def _describe(columns: list[UnreadableColumn]) -> Finding:
    first, names = columns[0], _name_columns(columns)
    if first.owner == "row":
        return make_finding(
            "note", "unreadable-row", row=str(first.number), table=first.table, columns=names
        )
    severity, key, param = _KINDS[first.owner]
    return make_finding(severity, key, columns=names, **{param: str(first.number)})


def _name_columns(columns: list[UnreadableColumn]) -> str:
    return ", ".join(one.column for one in columns)
