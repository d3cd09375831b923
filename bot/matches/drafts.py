"""Private, unfinished answers, each for one seat and one decision."""

from __future__ import annotations

from typing import Final

from pydantic import JsonValue, TypeAdapter, ValidationError

from bot.matches.aggregate import Match
from bot.matches.play.moves import check_decision, require_own_seat, require_running_match
from bot.matches.repository import MatchRepository
from bot.models.people import SavedLesson
from bot.refusals import Refusal
from bot.storage.interface import StoreDamaged
from bot.storage.json_columns import canonical_json
from engine.contract import Json, Seat

LONGEST: Final = 8_000
"""Characters of a draft's JSON; a whole layout takes some hundreds."""
_DRAFT: Final = TypeAdapter(dict[str, JsonValue])


class Drafts:
    """Reads and keeps them; an answered decision's draft goes with the answer's own write."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def read(self, match: int, player: int) -> dict[str, Json]:
        found = (await self._repository.load(match)).match
        seat = found.seat_of(player) if found is not None else None
        if found is None or seat is None:
            return {}
        text = await self._repository.store.matches.read_draft(
            match, seat, found.decisions[seat], player
        )
        return {} if text is None else read_draft(text)

    async def save(self, match: int, player: int, decision: int, draft: dict[str, Json]) -> None:
        playing_match, seat = await self._find_seat(match, player)
        check_decision(playing_match, seat, decision)
        body = canonical_json(draft) if draft else None
        if body is not None and len(body) > LONGEST:
            raise Refusal("draft-too-long")
        store = self._repository.store.matches
        await store.save_draft(match, seat, decision, player, body, self._repository.at())

    async def _find_seat(self, match: int, player: int) -> tuple[Match, Seat]:
        found = require_running_match(await self._repository.load(match))
        return found, require_own_seat(found, player)


def read_draft(text: str) -> dict[str, Json]:
    """A stored draft. Raises `StoreDamaged`."""
    try:
        return _DRAFT.validate_json(text)
    except ValidationError as error:
        raise StoreDamaged("a draft cannot be read") from error


class Lessons:
    """Where each person stands in a game's lesson, with their unfinished answer there."""

    def __init__(self, repository: MatchRepository) -> None:
        self._store = repository.store.progress

    async def read(self, player: int, game: str) -> tuple[int, dict[str, Json]]:
        """The step the player has reached, and the draft there."""
        row = await self._store.read_lesson(player, game)
        return (0, {}) if row is None else (row.step, read_draft(row.draft))

    async def save(self, player: int, game: str, step: int, draft: dict[str, Json]) -> None:
        """Raises `Refusal` for a draft that is too long."""
        body = canonical_json(draft)
        if len(body) > LONGEST:
            raise Refusal("draft-too-long")
        await self._store.save_lesson(player, game, SavedLesson(step, body))
