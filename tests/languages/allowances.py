"""What texts may still have until they are rewritten: counts that only fall.

`UPDATE_GOLDEN=1` lowers the rows of a kind in `allowances.txt` to today's counts, and never raises
or adds one.
"""

import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

ALLOWANCES: Final = Path(__file__).with_name("allowances.txt")
Counts: TypeAlias = Mapping[str, int]
"""By place, e.g. a file or a language."""


def check_allowances(kind: str, found: Mapping[str, Collection[str]]) -> None:
    """Fails where a place has more of a kind than it may, or less than it says. `found` has what is
    wrong, by place."""
    counts = {place: len(wrong) for place, wrong in found.items() if wrong}
    if os.environ.get("UPDATE_GOLDEN"):
        lower_allowances(kind, counts)
    allowed = read_allowances().get(kind, {})
    faults = [*list_faults(kind, allowed, counts)]
    more = [place for place, count in counts.items() if count > allowed.get(place, 0)]
    assert faults == [], "\n".join(str(one) for place in more for one in found[place])


def read_allowances() -> dict[str, dict[str, int]]:
    """By kind and place."""
    allowed: dict[str, dict[str, int]] = {}
    for line in ALLOWANCES.read_text(encoding="utf-8").splitlines():
        kind, place, count = (part.strip() for part in line.split("|"))
        allowed.setdefault(kind, {})[place] = int(count)
    return allowed


def lower_allowances(kind: str, counts: Counts) -> None:
    """Writes the allowances of a kind that are still needed, none higher than before."""
    allowed = read_allowances()
    lowered = {
        place: min(most, counts[place])
        for place, most in allowed.get(kind, {}).items()
        if counts.get(place)
    }
    rows = [
        f"{each:8} | {place:45} | {count:>3}"
        for each, places in sorted({**allowed, kind: lowered}.items())
        for place, count in sorted(places.items())
    ]
    ALLOWANCES.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")


def list_faults(kind: str, allowed: Counts, counts: Counts) -> Iterator[str]:
    for place in sorted(allowed.keys() | counts.keys()):
        count, most = counts.get(place, 0), allowed.get(place, 0)
        if count > most:
            yield f"{place} has {count} of {kind}, {most} are allowed"
        elif count < most:
            yield f"{place} has only {count} of {kind} left, not {most}: UPDATE_GOLDEN=1"
