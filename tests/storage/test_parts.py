"""What each part of the store is given comes back, through the protocols alone."""

from dataclasses import replace
from functools import partial

import pytest

from bot.models.commit import Commit, NewJob, NewMessage
from bot.models.match import Address
from bot.models.matchmaking import Seek, Terms
from bot.models.outbox import DelayedMention, Mention, OpenNote, PostedMessage
from bot.models.people import Availability, SavedLesson, VacationChange
from bot.models.plan import NewPlan, SeatOrders, StoredPlan
from bot.models.playing_hours import PlayingHours
from bot.models.results import MatchResult, SeatResult
from bot.storage.errors import BoundReached, Conflict
from bot.storage.leagues import EventRow, LeagueRow
from bot.storage.migration import MIGRATIONS as SQLITE
from bot.storage.migration import split_statements
from bot.storage.postgres.migration import MIGRATIONS as POSTGRES
from bot.storage.postgres.store import PostgresStore
from bot.storage.store import Store
from tests.outbox import read_due_messages
from tests.storage.test_contract import head, opened


async def test_leagues(store: Store) -> None:
    await store.people.register(10, "Ana", None, 1)
    cup, first = LeagueRow(0, 700, 70, "Cup", 1, 100), EventRow(1, 1, "{}", 100)
    news = NewMessage("announce", note="began", params=(("season", 1),))
    league = await store.leagues.create(cup, first, [news])
    assert await store.leagues.read_head(league) == replace(cup, league=league, rev=1)
    second = EventRow(2, None, "[]", 101)
    await store.leagues.append(league, 1, [second], [])
    with pytest.raises(Conflict):
        await store.leagues.append(league, 1, [second], [])
    assert await store.leagues.read_events(league) == (first, second)
    (job,) = await store.queue.read_due_jobs(101, 9, ["league"])
    await store.queue.finish_job(job, None)
    await store.leagues.announce(league, news, 100)
    (message,) = await read_due_messages(store.queue, 100, 9)
    await store.leagues.finish_delivery(message, PostedMessage(70, 5))
    assert await store.leagues.read_podium(league, 1) == PostedMessage(70, 5)
    assert await read_due_messages(store.queue, 100, 9) == ()


async def test_people_who_wait(store: Store) -> None:
    await store.people.register(10, "Ana", None, 1)
    seek = Seek(0, 1, Terms("bids", 2, "now", rated=True), Address(700, 70), 100, 200)
    assert await store.matchmaking.add(seek, 1)
    assert not await store.matchmaking.add(seek, 1)
    with pytest.raises(BoundReached):
        await store.matchmaking.add(replace(seek, terms=Terms("lots", 2, "days")), 1)
    (found,) = await store.matchmaking.find_waiting()
    assert replace(found, id=0) == seek
    await store.matchmaking.end([found.id], "expired")
    assert [one.reason for one in await store.matchmaking.find_ended()] == ["expired"]


async def test_last_orders_never_to_ask_become_none(store: Store) -> None:
    """As both migrations make them; with any others they meant the same."""
    given = ["never", "chance,ends,never", "chance,attacked,ends,always,never", "chance"]
    for number, orders in enumerate(given, 1):
        await store.people.register(number, "Ana", None, 1)
        wishes = f"wildlands.half wildlands.ask.{orders} other.ask.never"
        await store.clocks.change_playing_hours(number, partial(replace, wishes=wishes))
    folder = POSTGRES if isinstance(store, PostgresStore) else SQLITE
    for statement in split_statements((folder / "0003_orders_never.sql").read_text("utf-8")):
        await store.connection.write(statement)
    found = await store.clocks.read_playing_hours([1, 2, 3, 4])
    made = [row.wishes.split() for _, row in sorted(found.items())]
    assert [one[1] for one in made] == ["wildlands.ask."] * 3 + ["wildlands.ask.chance"]
    assert {(one[0], one[2]) for one in made} == {("wildlands.half", "other.ask.never")}


async def test_hours_and_lessons(store: Store) -> None:
    await store.people.register(10, "Ana", None, 1)
    hours = Availability(PlayingHours("Europe/Berlin", 420, 1380, (6,)))
    await store.clocks.change_playing_hours(1, lambda _: hours)
    assert await store.clocks.read_playing_hours([1, 2]) == {1: hours}
    away = replace(hours, year=2026, spent=2, away_until=500)
    await store.clocks.change_vacation(VacationChange(1, hours, away))
    with pytest.raises(Conflict):
        await store.clocks.change_vacation(VacationChange(1, hours, away))
    assert await store.clocks.read_playing_hours([1]) == {1: away}
    for step in (1, 2):
        await store.progress.save_lesson(1, "bids", SavedLesson(step, "{}"))
    assert await store.progress.read_lesson(1, "bids") == SavedLesson(2, "{}")


async def test_plans_orders_and_results(store: Store) -> None:
    match = (await opened(store)).match
    for lines in ("[]", "[1]"):
        await store.plans.save(match, 0, NewPlan(1, 3, lines))
    stored = await store.plans.read(match, 0)
    assert stored == StoredPlan(stored.id if stored else 0, 0, NewPlan(1, 3, "[1]"))
    await store.orders.save(match, 1, SeatOrders(2, ("stand", "ä'"), "round"))
    assert await store.orders.read(match) == {1: SeatOrders(2, ("stand", "ä'"), "round")}
    seats = (SeatResult(1, 1, 9, rated=True), SeatResult(None, 2, 3, rated=False))
    result = MatchResult(0, match, 700, "bids", 120, seats)
    await store.results.replace_all([result])
    found = await store.results.find_by_match(match)
    assert found is not None
    assert replace(found, id=0) == result
    assert await store.results.count_by_game(700) == {("bids", 2): 1}


async def test_mentions_notes_and_jobs(store: Store) -> None:
    change = Commit(head(), 100, jobs=(NewJob("think", 1, 2, 200),))
    match = (await opened(store, change)).match
    called = Mention(match, 1, 4, message=PostedMessage(70, 5))
    note = OpenNote(match, "nudge", {"seats": 1}, PostedMessage(70, 6))
    later = DelayedMention(match, 4, 2, 300)
    await store.queue.finish_delivery([], {}, [called], [later], [note], at=100)
    assert await store.mentions.find_by_match(match) == (called,)
    assert await store.queue.read_open_notes(match) == (note,)
    assert await store.queue.read_delayed_mentions(match, 200) == {2}
    await store.queue.finish_delivery([], {}, answered=[note.message], at=100)
    await store.mentions.delete([called])
    assert await store.mentions.find_by_match(match) == ()
    assert await store.queue.read_open_notes(match) == ()
    (job,) = await store.queue.read_due_jobs(200, 9, ["think"])
    await store.queue.delay_job(job, 250)
    await store.queue.finish_job(job, 400)
    assert await store.queue.read_next_job_due(["think"]) == 400
