"""The desk: folds are kept for a while, made anew from the log, and never trusted over the file."""

import threading
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from cachetools import LRUCache

from bot.matches import AnyGame, repository
from bot.matches.aggregate import Match, fold
from bot.matches.log_entries import LogEntry
from bot.models.commit import Commit
from bot.models.match import Status
from tests.games.bids import Bid
from tests.matches.world import World


async def test_more_matches_than_are_kept_in_memory_are_all_played(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.matches._repository, "_cache", LRUCache(2))
    tables = [await world.running("Ana", "Bo") for _ in range(5)]
    rng = Random(1)
    while tables:
        played = [await world.play_on(table.match, rng, moves=1) for table in tables]
        tables = [table for table in played if table.status is Status.RUNNING]
    assert len(world.matches._repository._cache) == 2


async def test_a_write_behind_its_back_is_seen_before_the_next_move(world: World) -> None:
    table = await world.running("Ana", "Bo")
    head = await world.store.matches.read_head(table.match)
    assert head is not None
    await world.store.matches.commit(Commit(replace(head, rev=head.rev + 1, host=2), 5))
    hand = (await world.matches.queries.read_player_view(table.match, 1)).view.hand
    done = await world.matches.play.act(table.match, 1, Bid(hand[0]), 1)
    assert (done.table.host, done.table.seq) == (2, 2)
    assert await world.store.matches.read_head(table.match) == replace(
        head,
        rev=head.rev + 2,
        host=2,
        seq=2,
        seats=(replace(head.seats[0], decision=None, since=None), head.seats[1]),
    )


async def test_a_long_log_is_folded_beside_everything_else(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who takes a move back for hours keeps nobody waiting when their match is loaded."""
    table = await world.running("Ana", "Bo")
    before = await world.hash(table.match)
    threads: list[threading.Thread] = []

    def note(game: AnyGame, entries: Iterable[LogEntry]) -> Match:
        threads.append(threading.current_thread())
        return fold(game, entries)

    monkeypatch.setattr(repository, "fold", note)
    for length in (1, 0):
        monkeypatch.setattr(repository, "LONG_LOG", length)
        await world.restart()
        assert await world.hash(table.match) == before
    assert [one is threading.main_thread() for one in threads] == [True, False]


async def test_a_match_that_ends_is_saved_with_its_places(world: World) -> None:
    table = await world.running("Ana", "Bo")
    over = await world.play_on(table.match, Random(7))
    await world.restart()
    assert await world.matches.queries.read_table(table.match) == over
    assert over.finished == world.clock.at
    outcome = world.games["bids"].outcome(await world.state(table.match))
    assert outcome is not None
    assert over.ranks == outcome.places
