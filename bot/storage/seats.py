"""Votes, offers, reservations, colours and rematches, and who follows a match."""

from __future__ import annotations

from typing import Final

from bot.models.match import Vote
from bot.models.match_head import MatchHead, Seating
from bot.storage.connection import Connection, SqlValue, StorePart
from bot.storage.json_columns import canonical_json

_VOTE: Final = ("vote", "what", "target", "asker", "agreed", "asked")
_UPSERT: Final = (
    "INSERT INTO seating (match, offers, reservations, colours, rematch_of, vote, what, target,"
    " asker, agreed, asked, nudged, quiet_actor) VALUES (:match, :offers, :reservations, :colours,"
    " :rematch_of, :vote, :what, :target, :asker, :agreed, :asked, :nudged, :quiet_actor)"
    " ON CONFLICT (match) DO UPDATE SET"
    " offers = excluded.offers, reservations = excluded.reservations,"
    " colours = excluded.colours, rematch_of = excluded.rematch_of,"
    " nudged = excluded.nudged, quiet_actor = excluded.quiet_actor,"
    " vote = excluded.vote, what = excluded.what, target = excluded.target,"
    " asker = excluded.asker, agreed = excluded.agreed, asked = excluded.asked"
)


class SeatingStore(StorePart):
    async def find_rematches(self, match: int) -> tuple[int, ...]:
        return await self._connection.read_column(
            "SELECT match FROM seating WHERE rematch_of = ? ORDER BY match", match
        )

    async def set_following(self, match: int, player: int, follows: bool) -> None:
        await self._connection.write(
            "INSERT INTO follows (match, player) VALUES (:match, :player) ON CONFLICT DO NOTHING"
            if follows
            else "DELETE FROM follows WHERE match = :match AND player = :player",
            match=match,
            player=player,
        )

    async def find_followers(self, match: int) -> tuple[int, ...]:
        return await self._connection.read_column(
            "SELECT player FROM follows WHERE match = ? ORDER BY player", match
        )

    async def find_followed(self, player: int) -> tuple[int, ...]:
        """Open and running matches that the player follows, newest first."""
        return await self._connection.read_column(
            "SELECT f.match FROM follows f JOIN matches m ON m.id = f.match WHERE f.player = ?"
            " AND m.status IN ('lobby', 'running', 'stuck') ORDER BY f.match DESC",
            player,
        )


async def write_seating(tx: Connection, match: int, head: MatchHead) -> None:
    """A match whose seating is empty has no row; what cannot be read stays as it is."""
    seating = head.seating
    if seating == Seating() and not head.unreadable:
        await tx.rows("DELETE FROM seating WHERE match = ?", (match,))
        return
    values: dict[str, SqlValue] = {
        "match": match,
        "offers": canonical_json([*seating.offers]),
        "reservations": canonical_json([*seating.reservations]),
        "colours": canonical_json([*seating.colours]),
        "rematch_of": seating.rematch_of,
        "nudged": seating.nudged,
        "quiet_actor": seating.quiet_actor,
    }
    await tx.rows(_UPSERT, values | _vote_values(seating.vote) | {**head.unreadable})


def _vote_values(vote: Vote | None) -> dict[str, SqlValue]:
    if vote is None:
        return dict.fromkeys(_VOTE)
    return {
        "vote": vote.number,
        "what": vote.what,
        "target": vote.target,
        "asker": vote.player,
        "agreed": canonical_json([*vote.agreed]),
        "asked": vote.asked,
    }
