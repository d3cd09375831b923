"""What follows from a change of a match: its head, messages, jobs, what its thread needs, and the
end of notes that asked for something. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.matches.aggregate import Match
from bot.matches.inventory import return_items
from bot.matches.log_entries import ActionsUndone, ActionTaken, LogEntry, write_entry
from bot.models.commit import Commit, JobKind, NewJob, NewMessage
from bot.models.match import Status, Vote
from bot.models.match_head import MatchHead, Seating, SeatState
from bot.models.outbox import ANSWERED_NOTE
from bot.models.results import MatchResult, SeatResult
from engine.contract import Param, PlansAhead, Seat, offers

ANSWER_JOBS: Final[tuple[JobKind, ...]] = ("think", "plan")  # the jobs that answer a decision
NO_SEAT = -1  # the seat of a job that concerns the whole match
NewRow: TypeAlias = tuple[LogEntry, str]  # a row to append, and the hash of the match after it
KEEP_AWAKE_AFTER: Final = 6 * 24 * 3600
"""Seconds without a message in a thread; Discord archives it after seven days."""
VoteOutcome: TypeAlias = Literal["agreed", "declined", "withdrawn", "lapsed"]


def build_commit(
    head: MatchHead,
    before: Match | None,
    after: Match,
    rows: Sequence[NewRow],
    at: int,
    main: int = 0,
) -> Commit:
    """The write for rows of the log whose actions are canonical; the one at `main` has brought them
    about."""
    entry = rows[main][0]
    old, new = _find_computer_decisions(head, before), _find_computer_decisions(head, after)
    planned, plans = _find_plannable(head, before), _find_plannable(head, after)
    done: list[tuple[JobKind, Seat]] = [("think", seat) for seat, _ in sorted(old - new)]
    done += [("plan", seat) for seat, _ in sorted(planned - plans)]
    fresh = [] if entry.kind in ("retract", "undo-to") else sorted(plans - planned)
    if before is None:
        done.append(("close-lobby", NO_SEAT))
    acted = tuple({row.seat for row, _ in rows if row.seat is not None})
    # An answer to a question that all see asked is waited for, and not given twice.
    settles = can_take_back(after, entry, len(rows)) and not after.sealed_seats
    was_running = before is not None and before.status is Status.RUNNING
    ends = was_running and after.status is not Status.RUNNING
    clears = ends or entry.kind == "undo-to"
    continues = ends and head.session is not None and after.status is Status.FINISHED
    return Commit(
        head=update_head(head, after, at),
        at=at,
        log=tuple(write_entry(row, state_hash, at) for row, state_hash in rows),
        messages=(
            build_board_message(before, after, _find_present_person(after, entry), entry.actor),
            *(letter for row, _ in rows for letter in build_direct_messages(after, row)),
            *((NewMessage("note", note="over"),) if ends else ()),
        ),
        jobs=(
            *(NewJob("think", s, decision, at, settles) for s, decision in sorted(new - old)),
            *(NewJob("plan", s, decision, at, settles) for s, decision in fresh),
            *((NewJob("next-match", NO_SEAT, 0, at),) if continues else ()),
        ),
        jobs_done=tuple(done),
        drafts_done=tuple(range(len(after.holders))) if clears else acted,
        inventory_changes=return_items(after) if ends else (),
        result=result_of(head, after, at) if ends else None,
    )


def result_of(head: MatchHead, match: Match, at: int) -> MatchResult | None:
    """The result of a match that ended by its rules; None for any other."""
    outcome = match.game.outcome(match.state)
    if match.status is not Status.FINISHED or match.claimed or outcome is None:
        return None
    seats = []
    for holder, first, rank, score in zip(
        match.holders, match.start.people, match.places, outcome.scores, strict=True
    ):
        # For its first person: no computer, no resignation, no substitute has played on.
        plays = holder.has_person and holder.computer is None
        is_theirs = holder.player == first and plays
        # Nor after an undo of revealed information: people knew what was to come.
        is_rated = head.stake.rated and not match.reopened and is_theirs
        is_saved = first is not None and holder.player != first and plays
        seats.append(SeatResult(holder.player, rank, score, is_rated, is_saved))
    return MatchResult(0, head.match, head.address.guild, head.game, at, tuple(seats))


def can_take_back(after: Match, entry: LogEntry, rows: int = 1) -> bool:
    """Whether the person who did this may still undo it without asking, so that computers and plans
    wait for the settling time. A plan's action cannot be a misclick. `rows` have been appended."""
    body = entry.body
    person = isinstance(body, ActionTaken) and body.by is None and entry.actor is not None
    reveals = any(played.reveals for played in after.actions[-rows:])
    return person and after.status is Status.RUNNING and not reveals


def build_direct_messages(after: Match, entry: LogEntry) -> tuple[NewMessage, ...]:
    """For a person whose plan has run, or for whom a computer has moved."""
    body, player = entry.body, None if entry.seat is None else after.holders[entry.seat].player
    if player is None or not isinstance(body, ActionTaken) or body.by in (None, "order"):
        return ()
    return (NewMessage("note", (player,), "receipt" if body.by == "plan" else body.by),)


def apply_settling_time(commit: Commit, seconds: int) -> Commit:
    """Delay what waits for the settling time. A board that is to be posted later is edited before,
    unless that is soon (`bot.delivery.boards`)."""
    if not seconds:
        return commit
    messages: list[NewMessage] = []
    for message in commit.messages:
        if message.settles:
            messages += (NewMessage("edit"), replace(message, after=seconds))
        else:
            messages.append(message)
    jobs = (replace(job, due=job.due + seconds) if job.settles else job for job in commit.jobs)
    return replace(commit, messages=tuple(messages), jobs=tuple(jobs))


def update_head(head: MatchHead, match: Match, at: int) -> MatchHead:
    over = match.status is not Status.RUNNING
    return replace(
        head,
        status=match.status,
        seq=match.seq,
        changed=at if match.seq > head.seq else head.changed,
        seats=tuple(_update_row(match, seat, row) for seat, row in enumerate(head.seats)),
        seed=match.start.seed if match.status is Status.FINISHED else None,
        finished=(head.finished or at) if over else None,
        ranks=match.places,
        claimed=match.claimed,
        stake=replace(head.stake, rated=head.stake.rated and not match.reopened),
        seating=_update_seating(head, match, over),
    )


def _update_row(match: Match, seat: Seat, row: SeatState) -> SeatState:
    """A sealed answer counts as long as its question is open."""
    holder, is_to_act = match.holders[seat], seat in match.seats_to_act
    return replace(
        row,
        player=holder.player,
        computer=holder.computer,
        resigned=holder.resigned,
        decision=match.decisions[seat] if is_to_act else None,
        sealed=row.sealed if has_answered(match, seat, row) else None,
    )


def has_answered(match: Match, seat: Seat, row: SeatState) -> bool:
    """Whether the seat's answer to the sealed question that is open is kept."""
    is_open = seat in match.seats_to_act and row.decision == match.decisions[seat]
    return row.sealed is not None and is_open


def _update_seating(head: MatchHead, match: Match, over: bool) -> Seating:
    """Offers and the vote after a row of the log, which may make the vote obsolete; both end with
    the match."""
    seating, vote = head.seating, head.seating.vote
    if vote is not None:
        answered = {"undo", "pause" if head.paused is not None else "resume"}
        removed = vote.what == "remove" and not match.holders[vote.target].has_person
        if over or vote.what in answered or removed:
            vote = None
    offers = () if over else seating.offers
    return replace(
        seating, offers=offers, reservations=(), vote=vote, quiet_actor=match.quiet_actor
    )


def clear_offer(head: MatchHead, seat: Seat) -> MatchHead:
    """The head without an offer of the seat or a vote to remove its person."""
    seating, vote = head.seating, head.seating.vote
    if vote is not None and (vote.what, vote.target) == ("remove", seat):
        vote = None
    offers = tuple(offered for offered in seating.offers if offered != seat)
    return replace(head, seating=replace(seating, offers=offers, vote=vote))


def replace_seat(head: MatchHead, seat: Seat, row: SeatState) -> MatchHead:
    return replace(head, seats=(*head.seats[:seat], row, *head.seats[seat + 1 :]))


def _find_present_person(after: Match, entry: LogEntry) -> int | None:
    """The person who has just done this, or whom computers have just answered, and who so sees what
    it makes them owe: neither one whose plan did it, nor one who had asked for something that the
    others have agreed to since, nor who was the last to answer a sealed question."""
    body = entry.body
    if isinstance(body, ActionTaken) and (body.by is not None or body.answered is not None):
        return None
    if isinstance(body, ActionTaken) and entry.actor is None:  # the newest actions are computers'
        for event in reversed(after.log_events):
            if event.kind != "action" or event.by not in ("computer", "order", "person"):
                return None
            if event.by == "person":
                return event.player
        return None
    several = sum(holder.person_to_ask is not None for holder in after.holders) > 1
    if isinstance(body, ActionsUndone) and entry.seat is not None and several:
        return None
    return entry.actor


def build_board_message(
    before: Match | None, after: Match, present: int | None, actor: int | None = None
) -> NewMessage:
    """A new board if anyone except the `present` person newly owes a decision, or soon will, or if
    the match has begun or ended; else an edit of the board. Somebody who plays alone against
    computers is never mentioned."""
    recipients = tuple(
        player
        for player, _ in sorted(_find_people_to_mention(after) - _find_people_to_mention(before))
        if before is None or player != present
    )
    if sum(holder.player is not None for holder in after.holders) == 1:
        recipients = ()
    if before is None or before.status is not after.status:
        return NewMessage("post", recipients)
    if not recipients:
        return NewMessage("edit")
    return NewMessage("post", recipients, settles=actor is not None)


def repost_board(match: Match | None) -> NewMessage:
    """The board in a new message that mentions everyone who is awaited and has not been mentioned
    yet, except for what they came to owe by their own action."""
    if match is None:
        return NewMessage("post")
    recipients = sorted(person.player for person in match.people_to_mention)
    return NewMessage("post", tuple(recipients), params=(("again", 1),))


def note(name: str, **params: Param) -> NewMessage:
    """A message that is not the board."""
    return NewMessage("note", note=name, params=tuple(params.items()))


def mark_stuck(head: MatchHead, at: int) -> Commit:
    """Stop a match after an error in the rules or the store."""
    return Commit(
        head=replace(head, status=Status.STUCK),
        at=at,
        messages=(NewMessage("edit"), note("stuck")),
        jobs_done=tuple((kind, s) for kind in ANSWER_JOBS for s in range(len(head.seats))),
    )


def revive(head: MatchHead, match: Match, at: int) -> Commit:
    """Resume a stuck match from its log; plans are tried again."""
    owed, plannable = _find_computer_decisions(head, match), _find_plannable(head, match)
    return Commit(
        head=update_head(head, match, at),
        at=at,
        messages=(build_board_message(None, match, None),),
        jobs=(
            *(NewJob("think", s, decision, at) for s, decision in sorted(owed)),
            *(NewJob("plan", s, decision, at) for s, decision in sorted(plannable)),
        ),
    )


def is_deserted(head: MatchHead, match: Match) -> bool:
    """Whether computers hold all seats of people: they then wait until a person comes back. Not so
    in a league's session that only computers play."""
    no_people = all(holder.player is None for holder in match.holders)
    if head.stake.fixture is not None and no_people:
        return False
    return all(holder.person_to_ask is None for holder in match.holders)


def _find_computer_decisions(head: MatchHead, match: Match | None) -> set[tuple[Seat, int]]:
    """The decisions that computers owe, as long as a person plays."""
    if match is None or is_deserted(head, match):
        return set()
    seats = (s for s in match.seats_to_act if match.holders[s].computer is not None)
    return {(s, match.decisions[s]) for s in seats if not has_answered(match, s, head.seats[s])}


def _find_plannable(head: MatchHead, match: Match | None) -> set[tuple[Seat, int]]:
    game: object = None if match is None else match.game
    if match is None or not offers(game, PlansAhead):
        return set()
    seats = (s for s in match.seats_to_act if match.holders[s].person_to_ask is not None)
    return {(s, match.decisions[s]) for s in seats if not has_answered(match, s, head.seats[s])}


def _find_people_to_mention(match: Match | None) -> set[tuple[int, int]]:
    """The people to mention, and for what: to plan for a turn, and then for the turn itself."""
    return set() if match is None else {(p.player, p.key) for p in match.people_to_mention}


def schedule_thread_jobs(before: MatchHead | None, commit: Commit) -> Commit:
    """The commit with what its thread needs: when the match gets one, begins, ends or goes on, a
    job that keeps it awake, and closes it at the end (`bot.delivery.threads`). Newcomers are added
    by an edit of the board, which names them as its recipients: that rings for no one."""
    head = commit.head
    if head.address.thread is None or head.status is Status.LOBBY:
        return commit
    if newcomers := _find_newcomers(before, head):
        commit = replace(commit, messages=(*commit.messages, NewMessage("edit", newcomers)))
    enters = before is None or _enters_thread(before, head)
    if before is not None and not enters and before.status is head.status:
        return commit
    wait = KEEP_AWAKE_AFTER if enters and not head.status.is_over else 0
    job = NewJob("thread", NO_SEAT, head.seq, commit.at + wait)
    done = (*commit.jobs_done, (job.kind, job.seat))
    return replace(commit, jobs=(*commit.jobs, job), jobs_done=done)


def _find_newcomers(before: MatchHead | None, head: MatchHead) -> tuple[int, ...]:
    """The people at seats who may not be in the thread; those of a session's first match are."""
    if before is None or head.status.is_over:
        return ()
    enters = _enters_thread(before, head)
    return tuple(
        new.player
        for old, new in zip(before.seats, head.seats, strict=True)
        if new.has_person and new.player and (enters or old.player != new.player)
    )


def _enters_thread(before: MatchHead, head: MatchHead) -> bool:
    return before.status is Status.LOBBY or before.address.thread != head.address.thread


def announce_outcome(vote: Vote, outcome: VoteOutcome, player: int) -> NewMessage:
    """For the note of a vote: its outcome, and who brought it about."""
    return _answer_note("consent", vote.number, outcome, player)


def close_notes(old: MatchHead | None, commit: Commit) -> Commit:
    """The commit with a message for each note that asked for something and is now answered or
    expired, which then says so, unless it has one already."""
    if old is None:
        return commit
    known = {message.params[:2] for message in commit.messages if message.note == ANSWERED_NOTE}
    vote, after = old.seating.vote, commit.head.seating.vote
    answers = []
    if vote is not None and (after is None or after.number != vote.number):  # it is obsolete
        answers.append(announce_outcome(vote, "lapsed", vote.player))
    for seat in old.seating.offers:
        if seat in commit.head.seating.offers:
            continue
        holder, outcome = commit.head.seats[seat].player or 0, "over"
        if commit.head.status is Status.RUNNING:
            outcome = "stays" if holder == old.seats[seat].player else "taken"
        answers.append(_answer_note("offer", seat, outcome, holder))
    fresh = tuple(answer for answer in answers if answer.params[:2] not in known)
    return replace(commit, messages=(*commit.messages, *fresh)) if fresh else commit


def _answer_note(what: str, key: int | Seat, outcome: str, player: int) -> NewMessage:
    params = (("what", what), ("key", key), ("outcome", outcome), ("by_player", player))
    return NewMessage("note", note=ANSWERED_NOTE, params=params)
