"""The doctor's look at what the bot could not decode."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot.leagues.event_codec import read_event
from bot.operations.findings import Finding, Severity, make_finding
from bot.storage.column_checks import Owner, UnreadableColumn
from bot.storage.inspection import Inspector
from bot.storage.league_rows import EventRow

_KINDS: Final[dict[Owner, tuple[Severity, str, str]]] = {
    "match": ("bad", "unreadable-match", "match"),
    "finished match": ("note", "unreadable-over", "match"),
    "league": ("bad", "unreadable-league", "league"),
    "player": ("bad", "unreadable-player", "player"),
}


def check_unreadable_rows(probe: Inspector) -> Iterator[Finding]:
    """One finding for each match, league, player or other row that cannot be read."""
    found = probe.find_unreadable(lambda body: read_event(EventRow(1, None, body, 0)))
    for _, columns in groupby(found, key=_owner_of):
        yield _describe([*columns])


def _owner_of(one: UnreadableColumn) -> tuple[str, str, int]:
    return one.owner, one.table, one.number


def _describe(columns: list[UnreadableColumn]) -> Finding:
    first, names = columns[0], ", ".join(one.column for one in columns)
    if first.owner == "row":
        return make_finding(
            "note", "unreadable-row", row=str(first.number), table=first.table, columns=names
        )
    severity, key, param = _KINDS[first.owner]
    return make_finding(severity, key, columns=names, **{param: str(first.number)})
