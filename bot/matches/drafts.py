"""Drafts: private, unfinished answers, each for one seat and decision, or a step of a lesson."""

import logging
from typing import Final

from cachetools import LRUCache
from pydantic import JsonValue, TypeAdapter

from bot.matches.play.moves import check_decision, require_seated_player
from bot.matches.repository import LoadedMatch, MatchPart, MatchRepository
from bot.models.people import SavedLesson
from bot.refusals import Refusal
from bot.storage.errors import StoreDamaged
from bot.storage.json_columns import canonical_json, read_json
from bot.storage.matches import ANY_DRAFT
from engine.contract import Json

LONGEST: Final = 8_000  # characters of a draft's JSON; a whole layout takes a few hundred
MAX_NEWEST: Final = 2_048  # people whose newest lesson is remembered
_log = logging.getLogger(__name__)
_DRAFT: Final = TypeAdapter(dict[str, JsonValue])


class Drafts(MatchPart):
    """Reads and saves them; the write of an answer deletes its draft."""

    async def read(self, match: int, player: int) -> dict[str, Json]:
        text = await self.read_text(match, player)
        return {} if text is None else read_draft(text, f"match {match}")

    async def read_text(self, match: int, player: int) -> str | None:
        loaded = (await self._repository.load(match)).match
        seat = None if loaded is None else loaded.seat_of(player)
        if loaded is None or seat is None:
            return None
        return await self._store.matches.read_draft(match, seat, loaded.decisions[seat], player)

    async def save(
        self, match: int, player: int, decision: int, draft: dict[str, Json],
        before: str | None = ANY_DRAFT,
    ) -> None:  # fmt: skip
        """Raises `DraftChanged` where the stored one is not that `before`: a press that arrives
        elsewhere meanwhile, on the page or at another process, must not be lost."""

        async def save(loaded: LoadedMatch) -> None:
            _, seat = require_seated_player(loaded, player)
            check_decision(loaded, seat, decision)
            body, store = write_draft(draft) if draft else None, self._store.matches
            at = self._repository.at()
            await store.save_draft(match, seat, decision, player, body, at, before)

        await self._repository.run_locked(match, save)


def read_draft(text: str, where: str) -> dict[str, Json]:
    """One that cannot be read counts as none: the next change replaces it."""
    try:
        return read_json(_DRAFT, text, "a draft")
    except StoreDamaged as error:
        _log.warning("%s in %s", error, where)
        return {}


def write_draft(draft: dict[str, Json]) -> str:
    """Raises `Refusal` for a draft that is too long."""
    body = canonical_json(draft)
    if len(body) > LONGEST:
        raise Refusal("draft-too-long")
    return body


class Lessons(MatchPart):
    """Each person's progress in a game's lesson, with their draft there."""

    def __init__(self, repository: MatchRepository) -> None:
        super().__init__(repository)
        self._newest: LRUCache[int, tuple[int, str]] = LRUCache(MAX_NEWEST)

    def find_newest(self, player: int) -> tuple[int, str] | None:
        """When they last took a step of a lesson, and its game; forgotten by a restart."""
        return self._newest.get(player)

    async def read(self, player: int, game: str) -> tuple[int, dict[str, Json]]:
        """The step that the player has reached, and the draft there."""
        row = await self._store.progress.read_lesson(player, game)
        return (
            (0, {}) if row is None else (row.step, read_draft(row.draft, f"the lesson of {game}"))
        )

    async def save(self, player: int, game: str, step: int, draft: dict[str, Json]) -> None:
        """Raises `Refusal` for a draft that is too long."""
        await self._store.progress.save_lesson(player, game, SavedLesson(step, write_draft(draft)))
        self._newest[player] = self._repository.at(), game
