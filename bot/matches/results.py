"""How a match has ended, and for whom it counts. Pure."""

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
    return MatchResult(
        id=0,
        match=head.match,
        guild=head.address.guild,
        game=head.game,
        at=at,
        seats=tuple(
            SeatResult(
                holder.player,
                place,
                score,
                _is_rated(head, match) and _is_original_player(match, seat),
            )
            for seat, (holder, place, score) in enumerate(
                zip(match.holders, match.places, outcome.scores, strict=True)
            )
        ),
    )


def _is_rated(head: MatchHead, match: Match) -> bool:
    """Whether the match counts for ratings; not where people knew what was to come."""
    return head.stake.rated and not match.reopened


def _is_original_player(match: Match, seat: Seat) -> bool:
    """Whether the person who holds a seat has played the match there: no computer player, nobody
    who has given it up, and nobody who took it over."""
    holder = match.holders[seat]
    began = match.start.people[seat]
    return (
        began is not None
        and holder.player == began
        and holder.has_person
        and holder.computer is None
    )
