"""Results of matches, and for whom they are rated. Pure."""

from __future__ import annotations

from bot.matches.aggregate import Match
from bot.models.match import Status
from bot.models.match_head import MatchHead
from bot.models.results import MatchResult, SeatResult
from engine.contract import Seat


def result_of(head: MatchHead, match: Match, at: int) -> MatchResult | None:
    """The result of a match that ended by its rules; None for any other."""
    outcome = match.game.outcome(match.state)
    if match.status is not Status.FINISHED or match.claimed or outcome is None:
        return None
    # Not rated after an undo of revealed information: people knew what was to come.
    rated = head.stake.rated and not match.reopened
    return MatchResult(
        id=0,
        match=head.match,
        guild=head.address.guild,
        game=head.game,
        at=at,
        seats=tuple(
            SeatResult(holder.player, rank, score, rated and _is_original_player(match, seat))
            for seat, (holder, rank, score) in enumerate(
                zip(match.holders, match.places, outcome.scores, strict=True)
            )
        ),
    )


def _is_original_player(match: Match, seat: Seat) -> bool:
    """Whether the seat was played by its first person: no computer, no resignation, no
    substitute."""
    holder, first = match.holders[seat], match.start.people[seat]
    return holder.player == first and holder.has_person and holder.computer is None
