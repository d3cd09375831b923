"""Moves, resignations and ends of a running match.

`Play` runs the use cases; the deciders are pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any, Literal

from bot.matches.aggregate import Match, advance
from bot.matches.inventory import build_return
from bot.matches.lobby import cancel_match
from bot.matches.log_entries import (
    ActionTaken,
    Body,
    LogEntry,
    OrganiserActed,
    PlayerResigned,
    PlayerReturned,
    WinClaimed,
)
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.matches.side_effects import build_commit, clear_offer, note, repost_board, revive
from bot.models.match import ActionResult, Address, AnyGame, Question, Status, Table
from bot.models.match_head import SeatHolder
from bot.refusals import Refusal
from engine.contract import Seat


class Play:
    """Every use case of a running match that is a move or ends it. Each method has saved its
    change when it returns, or raises `Refusal` or `IllegalAction` and has changed nothing."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries) -> None:
        self._repository = repository
        self._queries = queries

    async def act(
        self, match: int, player: int, action: Any, decision: int | None = None
    ) -> ActionResult:
        """Play for the player's seat. `decision` None answers the open one; one that is no longer
        open is refused as `answered` or `stale`, also when pressed twice.
        """
        decider = decide_action(player, action, decision, self._repository.at())
        loaded = await self._repository.change(match, decider)
        table = await self._queries.build_table(loaded.head)
        return build_action_result(loaded.require_match(), table)

    async def check_decision(self, match: int, player: int, decision: int) -> None:
        """Raises `Refusal` where the player's seat may not answer this decision now."""
        running = require_running_match(await self._repository.load(match))
        check_decision(running, require_own_seat(running, player), decision)

    async def resign(self, match: int, player: int) -> Table:
        """Give a running match up: a computer plays on and the seat is ranked last; with no
        person left the match ends.
        """
        return await self._change(match, decide_resignation(player, self._repository.at()))

    async def claim_win(self, match: int, player: int) -> Table:
        """End the match as its winner, the only person left among resigned ones."""
        return await self._change(match, decide_claim(player, self._repository.at()))

    async def end(self, match: int, player: int) -> Table:
        """An organiser ends a lobby, a running match or one that is stuck."""
        decider = decide_end(player, self._repository.at(), self._repository.games)
        return await self._change(match, decider)

    async def move_here(self, match: int, address: Address) -> Table:
        """Show the match at this address from now on: its board is posted there."""
        return await self._change(match, decide_relocation(address, self._repository.at()))

    async def move_silently(self, match: int, address: Address) -> Table:
        """Show the match at this address from its next message on; nothing is posted for it."""
        at = self._repository.at()
        return await self._change(match, decide_relocation(address, at, posted=False))

    @staticmethod
    def can_claim_win(table: Table, player: int) -> bool:
        """Whether `claim_win` would be accepted, so that its control is shown."""
        holders = tuple(
            SeatHolder(seat.player, seat.computer, seat.resigned) for seat in table.seats
        )
        return table.status is Status.RUNNING and is_last_person(holders, player)

    async def _change(self, match: int, decider: Decider) -> Table:
        return await self._queries.build_table((await self._repository.change(match, decider)).head)


def decide_action(player: int, action: Any, decision: int | None, at: int) -> Decider:
    """A person acts; where a computer player held their seat they are back with that."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        seat = require_own_seat(match, player)
        check_decision(match, seat, decision)
        if match.holders[seat].computer is None:
            return apply_action(loaded, match, seat, action, player, at)
        back = return_to_seat(loaded, match, seat, player, at)
        assert back.match is not None
        there = replace(loaded, head=back.commit.head, match=back.match)
        return _merge_transitions(back, apply_action(there, back.match, seat, action, player, at))

    return plan


def return_to_seat(
    loaded: LoadedMatch, match: Match, seat: Seat, player: int, at: int
) -> Transition:
    """A person takes their seat back from a computer player; an offer of it is over."""
    here = replace(loaded, head=clear_offer(loaded.head, seat))
    return append_entry(here, match, seat, PlayerReturned(), player, at)


def decide_computer_action(seat: Seat, decision: int, action: Any, at: int) -> Decider:
    """A computer player acts, if it is still asked."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        match = loaded.match
        if match is None or not is_computer_asked(loaded, seat, decision):
            return None
        return apply_action(loaded, match, seat, action, None, at)

    return plan


def decide_resignation(player: int, at: int) -> Decider:
    """A person gives up and the best computer player goes on."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        seat = require_own_seat(match, player)
        level = match.game.computers[-1]
        plan = append_entry(loaded, match, seat, PlayerResigned(level=level), player, at)
        after = plan.match
        word = note("resigned", seat=seat + 1, player=player)
        if after is not None and after.status is Status.CANCELLED:
            word = note("abandoned")
        return plan.notify(word)

    return plan


def decide_claim(player: int, at: int) -> Decider:
    """The last person left ends the match as the winner."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        seat = require_own_seat(match, player)
        if not is_last_person(match.holders, player):
            raise Refusal("cannot-claim")
        return append_entry(loaded, match, seat, WinClaimed(), player, at)

    return plan


def decide_end(player: int, at: int, games: Mapping[str, AnyGame]) -> Decider:
    """An organiser ends a match, also one that is stuck and cannot be folded."""

    def plan(loaded: LoadedMatch) -> Transition:
        if loaded.head.status not in (Status.LOBBY, Status.RUNNING, Status.STUCK):
            raise Refusal("not-running")
        if loaded.match is None:
            head, change = loaded.head, cancel_match(loaded.head, at)
            if head.seq:
                back = build_return(games[head.game], head.options, ())
                change = replace(change, inventory_change=back)
            return Transition(change)
        return append_entry(loaded, loaded.match, None, OrganiserActed(deed="cancel"), player, at)

    return plan


def decide_relocation(address: Address, at: int, *, posted: bool = True) -> Decider:
    """The match is shown somewhere else from now on; `posted`: its board is posted there anew."""

    def plan(loaded: LoadedMatch) -> Transition:
        plan = loaded.update(at, address=address)
        return plan.notify(repost_board(loaded.match)) if posted else plan

    return plan


def decide_retry(at: int) -> Decider:
    """A stuck match whose log folds goes on."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        if loaded.head.status is not Status.STUCK or loaded.match is None:
            return None
        return Transition(revive(loaded.head, loaded.match, at), loaded.match)

    return plan


def decide_computer_failure(seat: Seat, at: int) -> Decider:
    """A computer player cannot decide: a word to the organiser."""

    def plan(loaded: LoadedMatch) -> Transition:
        return loaded.update(at).notify(note("thinking-fails", seat=seat + 1))

    return plan


def build_question(loaded: LoadedMatch, seat: Seat, decision: int) -> Question | None:
    """What a computer player is asked, if it still is."""
    match = loaded.match
    if match is None or not is_computer_asked(loaded, seat, decision):
        return None
    level = match.holders[seat].computer
    seed = sha256(match.seed + f"think {seat} {decision}".encode()).digest()
    return Question(loaded.head.game, match.game.observe(match.state, seat), str(level), seed)


def build_action_result(match: Match, table: Table) -> ActionResult:
    """The newest action, just played."""
    newest, log_event = match.actions[-1], match.log_events[-1]
    return ActionResult(table, newest.seat, newest.action, newest.seq, log_event.events)


def require_running_match(loaded: LoadedMatch) -> Match:
    """The match, which must be running."""
    if loaded.head.status is Status.STUCK:
        raise Refusal("stuck")
    match = loaded.require_match()
    if match.status is not Status.RUNNING:
        raise Refusal("not-running")
    return match


def require_own_seat(match: Match, player: int) -> Seat:
    """The seat a player holds and has not given up."""
    seat = match.seat_of(player)
    if seat is None:
        raise Refusal("not-seated")
    if match.holders[seat].resigned:
        raise Refusal("resigned")
    return seat


def check_decision(match: Match, seat: Seat, decision: int | None) -> None:
    """Whether the seat may answer this decision now; None: the one that is open or standing."""
    if decision is not None and decision != match.decisions[seat]:
        if (seat, decision) in match.answered_decisions:
            raise Refusal("answered")
        if seat in match.seats_to_act:
            raise Refusal("stale")
        raise Refusal("not-your-turn")
    if (
        seat not in match.seats_to_act
        and next(match.game.legal_actions(match.state, seat), None) is None
    ):
        raise Refusal("not-your-turn")


def is_computer_asked(loaded: LoadedMatch, seat: Seat, decision: int) -> bool:
    """Whether a computer player owes this very decision."""
    match = loaded.match
    return (
        loaded.head.status is Status.RUNNING
        and match is not None
        and seat in match.seats_to_act
        and match.decisions[seat] == decision
        and match.holders[seat].computer is not None
    )


def is_last_person(holders: tuple[SeatHolder, ...], player: int) -> bool:
    """Whether everybody else has given up, and there was somebody else."""
    people = [holder.player for holder in holders if holder.has_person]
    return people == [player] and any(holder.resigned for holder in holders)


def apply_action(
    loaded: LoadedMatch,
    match: Match,
    seat: Seat,
    action: Any,
    actor: int | None,
    at: int,
    by: Literal["plan", "late"] | None = None,
) -> Transition:
    """Apply, then log the canonical action."""
    decision = match.decisions[seat]
    given = LogEntry(match.seq + 1, seat, ActionTaken(action=None, by=by), actor, decision, action)
    after = advance(match, given)
    canonical = after.actions[-1].action
    body = ActionTaken(action=match.game.encode_action(canonical), by=by)
    entry = replace(given, body=body, action=canonical)
    return Transition(build_commit(loaded.head, match, after, entry, at), after)


def append_entry(
    loaded: LoadedMatch, match: Match, seat: Seat | None, body: Body, actor: int | None, at: int
) -> Transition:
    entry = LogEntry(match.seq + 1, seat, body, actor)
    after = advance(match, entry)
    return Transition(build_commit(loaded.head, match, after, entry, at), after)


def _merge_transitions(first: Transition, then: Transition) -> Transition:
    """Two rows of the log in one write."""
    one, two = first.commit, then.commit
    jobs = tuple(job for job in one.jobs if (job.kind, job.seat) not in two.jobs_done)
    change = replace(
        two,
        log=(*one.log, *two.log),
        jobs=(*jobs, *two.jobs),
        jobs_done=(*one.jobs_done, *two.jobs_done),
    )
    return Transition(change, then.match)
