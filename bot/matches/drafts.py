"""Private, unfinished answers, each for one seat and one decision."""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue, TypeAdapter, ValidationError

from bot.matches.desk import Desk
from bot.matches.fold import Match
from bot.matches.play import check_decision, own_seat, playing
from bot.matches.refusals import Refusal
from bot.storage.store import StoreDamaged
from bot.storage.text import canonical
from engine.contract import Json, Seat

LONGEST: Final = 8_000
"""Characters of a draft's JSON; a whole layout takes some hundreds."""
_DRAFT: Final = TypeAdapter(dict[str, JsonValue])


class Drafts:
    """Reads and keeps them; an answered decision's draft goes with the answer's own write."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def read(self, match: int, player: int) -> dict[str, Json]:
        found = (await self._desk.file(match)).match
        seat = found.seat_of(player) if found is not None else None
        if found is None or seat is None:
            return {}
        text = await self._desk.store.matches.draft(match, seat, found.asked[seat], player)
        return {} if text is None else read_draft(text)

    async def keep(self, match: int, player: int, decision: int, draft: dict[str, Json]) -> None:
        playing_match, seat = await self._place(match, player)
        check_decision(playing_match, seat, decision)
        body = canonical(draft) if draft else None
        if body is not None and len(body) > LONGEST:
            raise Refusal("draft-too-long")
        store = self._desk.store.matches
        await store.keep_draft(match, seat, decision, player, body, self._desk.at())

    async def _place(self, match: int, player: int) -> tuple[Match, Seat]:
        found = playing(await self._desk.file(match))
        return found, own_seat(found, player)


def read_draft(text: str) -> dict[str, Json]:
    """A stored draft. Raises `StoreDamaged`."""
    try:
        return _DRAFT.validate_json(text)
    except ValidationError as error:
        raise StoreDamaged("a draft cannot be read") from error
