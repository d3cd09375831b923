"""The stored form of league events."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import ConfigDict, Field, TypeAdapter

from bot.leagues.events import Body, Event
from bot.storage.json_columns import canonical_json, read_json
from bot.storage.league_rows import EventRow

_BODY: Final[TypeAdapter[Body]] = TypeAdapter(
    Annotated[Body, Field(discriminator="kind")], config=ConfigDict(strict=True)
)


def write_event(event: Event) -> EventRow:
    body = canonical_json(_BODY.dump_python(event.body, mode="json"))
    return EventRow(event.seq, event.actor, body, event.at)


def read_event(row: EventRow) -> Event:
    """Raises `StoreDamaged`."""
    body = read_json(_BODY, row.body, "the body of a league event")
    return Event(row.seq, body, row.actor, row.at)
