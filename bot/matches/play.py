"""Turns: each function plans one change to a match that has begun, purely."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any, Literal

from bot.matches.consequences import note, revived, shown_again, step, unoffered
from bot.matches.desk import File, Plan, Planner
from bot.matches.entries import Acted, Body, Claim, Entry, Organiser, Resign, Return
from bot.matches.fold import Chair, Match, advance
from bot.matches.lobby import closed
from bot.matches.refusals import Refusal
from bot.matches.stocking import given_back
from bot.matches.values import AnyGame, Done, Question
from bot.storage.rows import Change, NewTelling
from bot.tables import Address, Status, Table
from engine.contract import Seat


def acted(player: int, action: Any, decision: int | None, at: int) -> Planner:
    """A person acts; where a computer player held their seat they are back with that."""

    def plan(file: File) -> Plan:
        match = playing(file)
        seat = own_seat(match, player)
        check_decision(match, seat, decision)
        if match.chairs[seat].computer is None:
            return played(file, match, seat, action, player, at)
        back = came_back(file, match, seat, player, at)
        assert back.match is not None
        there = replace(file, head=back.change.head, match=back.match)
        return _both(back, played(there, back.match, seat, action, player, at))

    return plan


def came_back(file: File, match: Match, seat: Seat, player: int, at: int) -> Plan:
    """A person takes their seat back from a computer player; an offer of it is over."""
    here = replace(file, head=unoffered(file.head, seat))
    return logged(here, match, seat, Return(), player, at)


def answered(seat: Seat, decision: int, action: Any, at: int) -> Planner:
    """A computer player acts, if it is still asked."""

    def plan(file: File) -> Plan | None:
        match = file.match
        if match is None or not asked(file, seat, decision):
            return None
        return played(file, match, seat, action, None, at)

    return plan


def resigned(player: int, at: int) -> Planner:
    """A person gives up and the best computer player goes on."""

    def plan(file: File) -> Plan:
        match = playing(file)
        seat = own_seat(match, player)
        level = match.game.computers[-1]
        plan = logged(file, match, seat, Resign(level=level), player, at)
        after = plan.match
        word = note("resigned", seat=seat + 1, player=player)
        if after is not None and after.status is Status.CANCELLED:
            word = note("abandoned")
        return _also(plan, word)

    return plan


def claimed(player: int, at: int) -> Planner:
    """The last person left ends the match as the winner."""

    def plan(file: File) -> Plan:
        match = playing(file)
        seat = own_seat(match, player)
        if not last_person(match.chairs, player):
            raise Refusal("cannot-claim")
        return logged(file, match, seat, Claim(), player, at)

    return plan


def ended(player: int, at: int, games: Mapping[str, AnyGame]) -> Planner:
    """An organiser ends a match, also one that is stuck and cannot be folded."""

    def plan(file: File) -> Plan:
        if file.head.status not in (Status.LOBBY, Status.RUNNING, Status.STUCK):
            raise Refusal("not-running")
        if file.match is None:
            head, change = file.head, closed(file.head, at)
            if head.seq:
                back = given_back(games[head.game], head.options, ())
                change = replace(change, shelving=back)
            return Plan(change)
        return logged(file, file.match, None, Organiser(deed="cancel"), player, at)

    return plan


def moved(address: Address, at: int, *, posted: bool = True) -> Planner:
    """The match is shown somewhere else from now on; `posted`: its board is posted there anew."""

    def plan(file: File) -> Plan:
        head = replace(file.head, rev=file.head.rev + 1, address=address)
        tellings = (shown_again(file.match),) if posted else ()
        return Plan(Change(head, at, tellings=tellings), file.match)

    return plan


def retried(at: int) -> Planner:
    """A stuck match whose log folds goes on."""

    def plan(file: File) -> Plan | None:
        if file.head.status is not Status.STUCK or file.match is None:
            return None
        return Plan(revived(file.head, file.match, at), file.match)

    return plan


def puzzled(seat: Seat, at: int) -> Planner:
    """A computer player cannot decide: a word to the organiser."""

    def plan(file: File) -> Plan:
        head = replace(file.head, rev=file.head.rev + 1)
        return Plan(Change(head, at, tellings=(note("thinking-fails", seat=seat + 1),)), file.match)

    return plan


def question(file: File, seat: Seat, decision: int) -> Question | None:
    """What a computer player is asked, if it still is."""
    match = file.match
    if match is None or not asked(file, seat, decision):
        return None
    level = match.chairs[seat].computer
    seed = sha256(match.seed + f"think {seat} {decision}".encode()).digest()
    return Question(file.head.game, match.game.observe(match.state, seat), str(level), seed)


def done(match: Match, table: Table) -> Done:
    """The newest action, just played."""
    newest, deed = match.played[-1], match.deeds[-1]
    return Done(table, newest.seat, newest.action, newest.seq, deed.events)


def playing(file: File) -> Match:
    """The match, which must be running."""
    if file.head.status is Status.STUCK:
        raise Refusal("stuck")
    match = file.began()
    if match.status is not Status.RUNNING:
        raise Refusal("not-running")
    return match


def own_seat(match: Match, player: int) -> Seat:
    """The seat a player holds and has not given up."""
    seat = match.seat_of(player)
    if seat is None:
        raise Refusal("not-seated")
    if match.chairs[seat].resigned:
        raise Refusal("resigned")
    return seat


def check_decision(match: Match, seat: Seat, decision: int | None) -> None:
    """Whether the seat may answer this decision now; None: the one that is open or standing."""
    if decision is not None and decision != match.asked[seat]:
        if (seat, decision) in match.answered:
            raise Refusal("answered")
        if seat in match.owing:
            raise Refusal("stale")
        raise Refusal("not-your-turn")
    if seat not in match.owing and next(match.game.legal_actions(match.state, seat), None) is None:
        raise Refusal("not-your-turn")


def asked(file: File, seat: Seat, decision: int) -> bool:
    """Whether a computer player owes this very decision."""
    match = file.match
    return (
        file.head.status is Status.RUNNING
        and match is not None
        and seat in match.owing
        and match.asked[seat] == decision
        and match.chairs[seat].computer is not None
    )


def last_person(chairs: tuple[Chair, ...], player: int) -> bool:
    """Whether everybody else has given up, and there was somebody else."""
    people = [chair.player for chair in chairs if chair.person]
    return people == [player] and any(chair.resigned for chair in chairs)


def played(
    file: File,
    match: Match,
    seat: Seat,
    action: Any,
    actor: int | None,
    at: int,
    by: Literal["plan", "late"] | None = None,
) -> Plan:
    """Apply, then log the canonical action."""
    decision = match.asked[seat]
    given = Entry(match.seq + 1, seat, Acted(action=None, by=by), actor, decision, action)
    after = advance(match, given)
    canonical = after.played[-1].action
    body = Acted(action=match.game.encode_action(canonical), by=by)
    entry = replace(given, body=body, action=canonical)
    return Plan(step(file.head, match, after, entry, at), after)


def logged(
    file: File, match: Match, seat: Seat | None, body: Body, actor: int | None, at: int
) -> Plan:
    entry = Entry(match.seq + 1, seat, body, actor)
    after = advance(match, entry)
    return Plan(step(file.head, match, after, entry, at), after)


def _both(first: Plan, then: Plan) -> Plan:
    """Two rows of the log in one write."""
    one, two = first.change, then.change
    jobs = tuple(job for job in one.jobs if (job.kind, job.seat) not in two.jobs_done)
    change = replace(
        two,
        head=replace(two.head, rev=one.head.rev),
        log=(*one.log, *two.log),
        jobs=(*jobs, *two.jobs),
        jobs_done=(*one.jobs_done, *two.jobs_done),
    )
    return Plan(change, then.match)


def _also(plan: Plan, telling: NewTelling) -> Plan:
    change = plan.change
    return Plan(replace(change, tellings=(*change.tellings, telling)), plan.match)
