"""When a match's thread is looked after: at the start, as seats change hands, at the end."""

from dataclasses import replace

from bot.matches.side_effects import KEEP_AWAKE_AFTER, NO_SEAT, schedule_thread_jobs
from bot.models.commit import Commit
from bot.models.match import Address, Status
from bot.models.match_head import MatchHead, SeatState

AT = 5_000
IN_THREAD, IN_CHANNEL = Address(700, 70, 77), Address(700, 70)


def head(address: Address = IN_THREAD, status: Status = Status.RUNNING) -> MatchHead:
    return MatchHead(
        match=4, rev=1, game="bids", rules=1, status=status, options={}, host=1, open_to_all=True,
        start_when_full=False, address=address, invited=(), created=100, seq=3,
        seats=(SeatState(1), SeatState(computer="easy"), SeatState(2), SeatState(3, resigned=True)),
    )  # fmt: skip


def needs(before: MatchHead | None, after: MatchHead) -> tuple[list[int], list[tuple[int, ...]]]:
    """The seconds until its jobs are due, each of which replaces the one before, and the people
    whom edits of the board add."""
    commit = schedule_thread_jobs(before, Commit(after, AT))
    assert {(job.kind, job.seat) for job in commit.jobs} <= {("thread", NO_SEAT)}
    assert commit.jobs_done == tuple((job.kind, job.seat) for job in commit.jobs)
    assert {message.mode for message in commit.messages} <= {"edit"}
    added = [message.recipients for message in commit.messages]
    return [job.due - AT for job in commit.jobs], added


def test_everyone_is_added_when_the_match_begins_or_gets_its_thread() -> None:
    expected = [KEEP_AWAKE_AFTER], [(1, 2)]

    assert needs(head(IN_CHANNEL), head()) == expected
    assert needs(head(status=Status.LOBBY), head()) == expected
    assert needs(head(replace(IN_THREAD, thread=76)), head()) == expected
    assert needs(None, head()) == ([KEEP_AWAKE_AFTER], []), "they are in it since the first"


def test_a_person_who_takes_a_seat_is_added() -> None:
    taken = replace(head(), seats=(*head().seats[:3], SeatState(9)))

    assert needs(head(), taken) == ([], [(9,)])
    assert needs(head(), replace(head(), seq=4)) == ([], [])


def test_an_end_and_its_undoing_are_looked_at_at_once() -> None:
    over = head(status=Status.FINISHED)

    assert needs(head(), over) == ([0], [])
    assert needs(over, head()) == ([0], [])
    assert needs(head(status=Status.LOBBY), head(status=Status.CANCELLED)) == ([0], [])


def test_lobbies_and_matches_in_channels_need_nothing() -> None:
    assert needs(None, head(status=Status.LOBBY)) == ([], [])
    assert needs(head(IN_CHANNEL, Status.LOBBY), head(IN_CHANNEL)) == ([], [])
    assert needs(head(), head(IN_CHANNEL)) == ([], [])
