"""Sealed questions: an answer is kept beside the match until the last one is there, and then all of
them are played at once. Until then nothing that others can see depends on an answer. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.matches.aggregate import Match, advance
from bot.matches.log_entries import ActionTaken, LogEntry
from bot.matches.repository import LoadedMatch, Transition
from bot.matches.side_effects import NewRow, build_commit, has_answered, replace_seat
from bot.models.commit import Commit
from bot.models.log import AnswerSource
from bot.models.match_head import SealedAnswer
from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class GivenAction:
    """An action as it was given: by whom (`by` as in the log), and when if it was kept since."""

    seat: Seat
    action: Any
    actor: int | None
    by: AnswerSource | None = None
    answered: int | None = None


def play_action(loaded: LoadedMatch, given: GivenAction, at: int) -> Transition:
    """Apply an action, with the answers that have waited for it, or keep it while others are
    missing. Raises `IllegalAction`."""
    match = loaded.require_match()
    sealed = match.sealed_seats & match.seats_to_act if given.seat in match.sealed_seats else set()
    kept = [read_kept_answer(loaded, seat) for seat in sealed if seat != given.seat]
    if None in kept:
        return _keep_answer(loaded, given, at)
    together = sorted((given, *filter(None, kept)), key=lambda one: one.seat)
    after, rows = advance_by(match, together)
    main = together.index(given)
    return Transition(build_commit(loaded.head, match, after, rows, at, main), after)


def advance_by(match: Match, actions: Sequence[GivenAction]) -> tuple[Match, list[NewRow]]:
    """The match after some actions, and their rows in canonical form."""
    rows: list[NewRow] = []
    for given in actions:
        match, entry = _advance(match, given)
        rows.append((entry, match.hash()))
    return match, rows


def see_own_answer(loaded: LoadedMatch, seat: Seat) -> Match:
    """The match as far as a seat knows it, which has answered already."""
    match, answer = loaded.require_match(), read_kept_answer(loaded, seat)
    if answer is None:
        return match
    own = match.game.apply(match.state, seat, answer.action).state
    return replace(match, state=own, seats_to_act=match.seats_to_act - {seat})


def has_kept_answer(loaded: LoadedMatch, seat: Seat) -> bool:
    """Whether the seat has answered a question that others still have to."""
    match = loaded.match
    return match is not None and has_answered(match, seat, loaded.head.seats[seat])


def read_kept_answer(loaded: LoadedMatch, seat: Seat) -> GivenAction | None:
    """The answer that a seat has given to a question that others still have to answer."""
    match, answer = loaded.require_match(), loaded.head.seats[seat].sealed
    if answer is None or not has_kept_answer(loaded, seat):
        return None
    action = match.game.decode_action(answer.action)
    return GivenAction(seat, action, answer.actor, answer.by, answer.at)


def has_decided(loaded: LoadedMatch, seat: Seat, decision: int) -> bool:
    """Whether the seat has given its answer to a decision."""
    match = loaded.match
    if match is None:
        return False
    is_kept = has_kept_answer(loaded, seat) and match.decisions[seat] == decision
    return is_kept or (seat, decision) in match.answered_decisions


def take_answer_back(loaded: LoadedMatch, seat: Seat, at: int) -> Transition:
    """The seat has not answered yet."""
    row = replace(loaded.head.seats[seat], sealed=None)
    return Transition(Commit(replace_seat(loaded.head, seat, row), at), loaded.match)


def _keep_answer(loaded: LoadedMatch, given: GivenAction, at: int) -> Transition:
    match, head, seat = loaded.require_match(), loaded.head, given.seat
    after, _ = _advance(match, given)
    action = match.game.encode_action(after.actions[-1].action)
    answer = SealedAnswer(action, given.actor, given.by, at)
    row = replace(head.seats[seat], sealed=answer)
    commit = Commit(
        head=replace_seat(head, seat, row),
        at=at,
        jobs_done=(("think", seat), ("plan", seat)),
        drafts_done=(seat,),
    )
    return Transition(commit, match)


def _advance(match: Match, given: GivenAction) -> tuple[Match, LogEntry]:
    """One action, and its entry in canonical form."""
    decision, body = match.decisions[given.seat], ActionTaken(action=None, by=given.by)
    body = body.model_copy(update={"answered": given.answered})
    entry = LogEntry(match.seq + 1, given.seat, body, given.actor, decision, given.action)
    after = advance(match, entry)
    canonical = after.actions[-1].action
    body = body.model_copy(update={"action": match.game.encode_action(canonical)})
    return after, replace(entry, body=body, action=canonical)
