"""Another process changes matches that this one reads."""

import logging
from pathlib import Path

import pytest

from bot.matches import MatchService
from bot.models.log import LogRow
from bot.models.match import Status
from tests.games.bids import Bid
from tests.matches.world import World


async def test_a_row_that_is_added_while_a_match_is_read_does_not_stop_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its head is read before its log."""
    async with World(tmp_path / "store.sqlite3") as world:
        match = (await world.running("Ana", "Bo")).match
        other = MatchService(world.store, world.games, world.clock)
        repository = other._repository
        monkeypatch.setattr(repository, "_shared", True)
        read_log, read = world.store.matches.read_log, list[int]()

        async def read_later(number: int) -> tuple[LogRow, ...]:
            if not read:
                hand = (await world.matches.queries.read_player_view(match, 1)).view.hand
                await world.matches.play.act(match, 1, Bid(hand[0]))
            read.append(number)
            return await read_log(number)

        monkeypatch.setattr(world.store.matches, "read_log", read_later)
        loaded = await repository.load(match)
        assert read == [match, match]
        assert loaded.match is not None
        assert loaded.head.status is Status.RUNNING
        assert (await world.matches.queries.read_table(match)).seq == loaded.head.seq
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []
