"""What follows from a match's step: its head, whom to tell, what falls due. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.matches.aggregate import Match
from bot.matches.inventory import return_items
from bot.matches.log_entries import ActionsUndone, ActionTaken, LogEntry, write_entry
from bot.matches.results import result_of
from bot.models.commit import Commit, JobKind, NewJob, NewMessage
from bot.models.match import Status
from bot.models.match_head import MatchHead, Seating
from engine.contract import Param, PlansAhead, Seat

ANSWER_JOBS: Final[tuple[JobKind, ...]] = ("think", "plan")
"""The jobs that answer a decision."""
NO_SEAT = -1
"""The seat of a job that is the match's own."""
LOBBY_LIFETIME = 7 * 24 * 3600
"""How long a lobby stays open, in seconds."""


def build_commit(
    head: MatchHead, before: Match | None, after: Match, entry: LogEntry, at: int
) -> Commit:
    """The write for one row of the log; `entry` with the canonical action."""
    old, new = _find_computer_decisions(head, before), _find_computer_decisions(head, after)
    planned, plans = _find_plannable(before), _find_plannable(after)
    done: list[tuple[JobKind, Seat]] = [("think", seat) for seat, _ in sorted(old - new)]
    done += [("plan", seat) for seat, _ in sorted(planned - plans)]
    fresh = [] if entry.kind in ("retract", "undo-to") else sorted(plans - planned)
    if before is None:
        done.append(("close-lobby", NO_SEAT))
    acted = () if entry.seat is None else (entry.seat,)
    settles = can_take_back(after, entry)
    ends = _is_ending(before, after)
    over = (NewMessage("note", note="over"),) if ends else ()
    follows = ends and head.session is not None and after.status is Status.FINISHED
    return Commit(
        head=project(head, after, at),
        at=at,
        log=(write_entry(entry, after.hash(), at),),
        messages=(
            build_board_message(before, after, _find_present_person(after, entry), entry.actor),
            *build_direct_messages(after, entry),
            *over,
        ),
        jobs=(
            *(NewJob("think", s, asked, at, settles) for s, asked in sorted(new - old)),
            *(NewJob("plan", s, asked, at, settles) for s, asked in fresh),
            *((NewJob("next-match", NO_SEAT, 0, at),) if follows else ()),
        ),
        jobs_done=tuple(done),
        drafts_done=tuple(range(len(after.holders))) if entry.kind == "undo-to" else acted,
        inventory_change=return_items(after) if ends else None,
        result=result_of(head, after, at) if ends else None,
    )


def can_take_back(after: Match, entry: LogEntry) -> bool:
    """Whether the person who did this may still take it back on their own, so that computer players
    and plans wait for the settling time. What a plan did was no misclick."""
    body = entry.body
    person = isinstance(body, ActionTaken) and body.by is None and entry.actor is not None
    return person and after.status is Status.RUNNING and not after.actions[-1].reveals


def build_direct_messages(after: Match, entry: LogEntry) -> tuple[NewMessage, ...]:
    """What somebody may want to read of that was done for them: by their plan, or when their time
    was over."""
    body, player = entry.body, None if entry.seat is None else after.holders[entry.seat].player
    if player is None or not isinstance(body, ActionTaken) or body.by is None:
        return ()
    return (NewMessage("note", (player,), "receipt" if body.by == "plan" else "late"),)


def apply_settling_time(change: Commit, seconds: int) -> Commit:
    """The write with its due times, for a settling time. A board that has to be posted then is
    edited at once."""
    if not seconds:
        return change
    tellings: list[NewMessage] = []
    for telling in change.messages:
        if telling.settles:
            tellings += (NewMessage("edit"), replace(telling, after=seconds))
        else:
            tellings.append(telling)
    late = (replace(job, due=job.due + seconds) if job.settles else job for job in change.jobs)
    return replace(change, messages=tuple(tellings), jobs=tuple(late))


def _is_ending(before: Match | None, after: Match) -> bool:
    """Whether a running match is over with this row."""
    was_on = before is not None and before.status is Status.RUNNING
    return was_on and after.status is not Status.RUNNING


def project(head: MatchHead, match: Match, at: int) -> MatchHead:
    """The head that shows a match."""
    over = match.status is not Status.RUNNING
    return replace(
        head,
        status=match.status,
        seq=match.seq,
        seats=tuple(
            replace(
                row,
                player=holder.player,
                computer=holder.computer,
                resigned=holder.resigned,
                decision=match.decisions[seat] if seat in match.seats_to_act else None,
            )
            for seat, (holder, row) in enumerate(zip(match.holders, head.seats, strict=True))
        ),
        seed=match.start.seed if match.status is Status.FINISHED else None,
        finished=(head.finished or at) if over else None,
        ranks=match.places,
        claimed=match.claimed,
        stake=replace(head.stake, rated=head.stake.rated and not match.reopened),
        seating=_update_seating(head, match, over),
    )


def _update_seating(head: MatchHead, match: Match, over: bool) -> Seating:
    """What still goes on about the seats after a row of the log: what was asked may be overtaken by
    it, and at the end nothing is left."""
    seating, consent = head.seating, head.seating.vote
    have = "pause" if head.paused is not None else "resume"
    if consent is not None and (over or consent.what in (have, "undo")):
        consent = None
    if (
        consent is not None
        and consent.what == "remove"
        and not match.holders[consent.target].has_person
    ):
        consent = None
    return replace(seating, offers=() if over else seating.offers, reservations=(), vote=consent)


def clear_offer(head: MatchHead, seat: Seat) -> MatchHead:
    """The head with the seat not offered any more, nor its removal asked for."""
    seating = head.seating
    consent = seating.vote
    if consent is not None and (consent.what, consent.target) == ("remove", seat):
        consent = None
    offers = tuple(one for one in seating.offers if one != seat)
    return replace(head, seating=replace(seating, offers=offers, vote=consent))


def _find_present_person(after: Match, entry: LogEntry) -> int | None:
    """The person who has just done this and sees what they owe by it: not one whose plan did it,
    nor who had asked for something that the others have agreed to since."""
    if isinstance(entry.body, ActionTaken) and entry.body.by is not None:
        return None
    several = sum(holder.person_to_ask is not None for holder in after.holders) > 1
    if isinstance(entry.body, ActionsUndone) and entry.seat is not None and several:
        return None
    return entry.actor


def build_board_message(
    before: Match | None, after: Match, there: int | None, actor: int | None = None
) -> NewMessage:
    """A new board where somebody who is not there newly owes a decision, or will soon, or where the
    match has begun or ended; else the board is edited."""
    known = _find_pending(before)
    fresh = [
        player
        for player, since in sorted(_find_pending(after))
        if (player, since) not in known and (before is None or player != there)
    ]
    if before is None or before.status is not after.status:
        return NewMessage("post", tuple(fresh))
    if not fresh:
        return NewMessage("edit")
    return NewMessage("post", tuple(fresh), settles=actor is not None)


def repost_board(match: Match | None) -> NewMessage:
    """The board in a new message; whoever is awaited and could not be called yet is called, but for
    what they came to owe by acting themselves."""
    if match is None:
        return NewMessage("post")
    own = {
        (log_event.seq, log_event.seat)
        for log_event in match.log_events
        if log_event.by == "person"
    }
    asked = [one.player for one in match.pending_people if (one.since, one.seat) not in own]
    return NewMessage("post", tuple(sorted(asked)), params=(("again", 1),))


def note(name: str, **params: Param) -> NewMessage:
    """A sentence of its own."""
    return NewMessage("note", note=name, params=tuple(params.items()))


def mark_stuck(head: MatchHead, at: int) -> Commit:
    """Stop a match that the rules or the store broke on."""
    return Commit(
        head=replace(head, status=Status.STUCK),
        at=at,
        messages=(NewMessage("edit"), note("stuck")),
        jobs_done=tuple((kind, s) for kind in ANSWER_JOBS for s in range(len(head.seats))),
    )


def revive(head: MatchHead, match: Match, at: int) -> Commit:
    """A stuck match goes on from its log; plans are tried again."""
    return Commit(
        head=project(head, match, at),
        at=at,
        messages=(build_board_message(None, match, None),),
        jobs=(
            *(
                NewJob("think", s, decision, at)
                for s, decision in sorted(_find_computer_decisions(head, match))
            ),
            *(NewJob("plan", s, decision, at) for s, decision in sorted(_find_plannable(match))),
        ),
    )


def is_deserted(head: MatchHead, match: Match) -> bool:
    """Whether computer players hold all seats: then they wait, too, until somebody comes back; but
    for a league's session, which others wait for."""
    return head.stake.fixture is None and all(
        holder.person_to_ask is None for holder in match.holders
    )


def _find_computer_decisions(head: MatchHead, match: Match | None) -> set[tuple[Seat, int]]:
    """The decisions that computer players owe, as long as a person is there to play with."""
    if match is None or is_deserted(head, match):
        return set()
    return {
        (s, match.decisions[s]) for s in match.seats_to_act if match.holders[s].computer is not None
    }


def _find_plannable(match: Match | None) -> set[tuple[Seat, int]]:
    """The decisions that a person may have planned ahead."""
    game: object = None if match is None else match.game
    if match is None or not isinstance(game, PlansAhead):
        return set()
    return {
        (s, match.decisions[s])
        for s in match.seats_to_act
        if match.holders[s].person_to_ask is not None
    }


def _find_pending(match: Match | None) -> set[tuple[int, int]]:
    """The persons that the match waits for, now or soon, with the row that brought it about."""
    return set() if match is None else {(one.player, one.since) for one in match.pending_people}
