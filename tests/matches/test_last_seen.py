"""What is new since somebody last looked, and where they stand in a lesson."""

import pytest

from bot.models.log import UnseenEvents
from tests.games.bids import Bid, TakeBack
from tests.matches.test_moves import refused
from tests.matches.world import World

ANA, BO, EVE = 1, 2, 3


async def bid(world: World, match: int, player: int) -> None:
    hand = (await world.matches.queries.read_player_view(match, player)).view.hand
    await world.matches.play.act(match, player, Bid(hand[0]))


def told(since: UnseenEvents | None) -> list[tuple[int, str]]:
    assert since is not None
    return [(log_event.seq, event.what) for log_event in since.events for event in log_event.events]


async def test_at_the_first_look_nothing_is_known_to_be_new(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await bid(world, table.match, BO)

    assert await world.matches.last_seen.mark_seen(table.match, ANA) is None
    assert await world.matches.overview.list_unseen(table, ANA) == ()


async def test_a_later_look_tells_what_others_did_and_how_it_was_before(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, BO)

    since = await world.matches.last_seen.mark_seen(table.match, ANA)

    assert told(since) == [(2, "bid")]
    assert since is not None
    assert since.view.bidden == (False, False)


async def test_it_stays_the_same_until_something_happens(world: World) -> None:
    """So that what stands out in a panel does not vanish while its draft is edited."""
    table = await world.running("Ana", "Bo")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, BO)
    first = await world.matches.last_seen.mark_seen(table.match, ANA)

    await world.matches.drafts.save(table.match, ANA, 1, {"card": 1})

    assert await world.matches.last_seen.mark_seen(table.match, ANA) == first
    await world.matches.play.act(table.match, BO, TakeBack())
    assert told(await world.matches.last_seen.mark_seen(table.match, ANA)) == [(3, "back")]


async def test_what_was_read_is_read_until_something_happens(world: World) -> None:
    table, seen = await world.running("Ana", "Bo"), world.matches.last_seen
    await seen.mark_seen(table.match, ANA)
    await bid(world, table.match, BO)
    since = await seen.mark_seen(table.match, ANA)
    assert since is not None
    assert not seen.is_read(table.match, ANA, since)
    seen.mark_read(table.match, ANA, since)
    assert seen.is_read(table.match, ANA, since)
    await world.matches.play.act(table.match, BO, TakeBack())
    later = await seen.mark_seen(table.match, ANA)
    assert later is not None
    assert not seen.is_read(table.match, ANA, later)


async def test_ones_own_actions_are_no_news(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, ANA)
    await bid(world, table.match, BO)

    assert [seq for seq, _ in told(await world.matches.last_seen.mark_seen(table.match, ANA))] == [
        3,
        3,
        3,
    ]


async def test_what_a_computer_player_did_at_ones_own_seat_is_news(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await world.matches.play.resign(table.match, ANA)
    await world.jobs.run_due()

    since = await world.matches.last_seen.mark_seen(table.match, ANA)

    assert since is not None
    assert ("bid", 0) in [
        (event.what, event.seat) for log_event in since.events for event in log_event.events
    ]


async def test_what_was_seen_survives_a_restart(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, BO)
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, ANA)
    await world.restart()

    again = await world.matches.last_seen.mark_seen(table.match, ANA)
    assert again is not None
    assert again.view.bidden == (False, True)
    assert again.events == ()


async def test_of_the_past_only_the_public_view_is_given(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, ANA)
    for restarted in (False, True):
        if restarted:
            await world.restart()
        since = await world.matches.last_seen.mark_seen(table.match, ANA)
        assert since is not None
        assert (since.view.seat, since.view.hand, since.view.bid) == (None, (), None)


async def test_a_spectator_is_told_what_is_new_once_they_have_looked(world: World) -> None:
    table = await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    assert await world.matches.last_seen.mark_seen(table.match, eve.player) is None
    await bid(world, table.match, BO)

    assert told(await world.matches.last_seen.mark_seen(table.match, eve.player)) == [(2, "bid")]


async def test_how_much_waits_unseen_is_told_without_looking(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, BO)

    for _ in range(2):
        assert [
            log_event.seq for log_event in await world.matches.overview.list_unseen(table, ANA)
        ] == [2]
    await world.matches.last_seen.mark_seen(table.match, ANA)
    assert await world.matches.overview.list_unseen(table, ANA) == ()


async def test_a_lobby_holds_nothing_to_look_at(world: World) -> None:
    [ana] = await world.people("Ana")
    lobby = await world.lobby(ana)

    assert await world.matches.last_seen.mark_seen(lobby.match, ana.player) is None
    assert await world.store.progress.read_last_seen(lobby.match, ana.player) is None


async def test_a_past_that_cannot_be_folded_is_unknown_and_nothing_breaks(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.last_seen.mark_seen(table.match, ANA)
    await bid(world, table.match, BO)
    await world.restart()
    await world.matches.queries.read_player_view(table.match, ANA)
    game = world.matches.games["bids"]
    with monkeypatch.context() as rules:
        rules.setattr(type(game), "start", lambda *_: 1 / 0)
        assert await world.matches.last_seen.mark_seen(table.match, ANA) is None
    assert "cannot be folded up to row 1" in caplog.text
    assert await world.matches.last_seen.mark_seen(table.match, ANA) is not None


async def test_a_lesson_goes_on_where_it_was_left(world: World) -> None:
    await world.people("Ana", "Bo")
    assert await world.matches.lessons.read(ANA, "bids") == (0, {})
    await world.matches.lessons.save(ANA, "bids", 2, {"cut": "AAB", "now": 1})
    await world.matches.lessons.save(ANA, "lots", 1, {})
    await world.restart()

    assert await world.matches.lessons.read(ANA, "bids") == (2, {"cut": "AAB", "now": 1})
    assert await world.matches.lessons.read(ANA, "lots") == (1, {})
    assert await world.matches.lessons.read(BO, "bids") == (0, {})
    long = world.matches.lessons.save(ANA, "bids", 2, {"cut": "x" * 8_000})
    assert await refused(long) == "draft-too-long"
