"""Unfinished answers: private, for one decision, gone with its answer."""

from tests.games.bids import Bid, TakeBack
from tests.matches.test_moves import refused
from tests.matches.world import World


async def test_a_draft_is_there_again_after_a_restart_for_its_owner_only(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.drafts.save(table.match, 1, 1, {"at": "M13", "turns": 2, "list": [1, None]})
    await world.restart()
    assert await world.matches.drafts.read(table.match, 1) == {
        "at": "M13",
        "turns": 2,
        "list": [1, None],
    }
    assert await world.matches.drafts.read(table.match, 2) == {}
    assert await world.matches.drafts.read(table.match, 99) == {}


async def test_the_newest_draft_counts_and_an_empty_one_is_none(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.drafts.save(table.match, 1, 1, {"card": 1})
    await world.matches.drafts.save(table.match, 1, 1, {"card": 2})
    assert await world.matches.drafts.read(table.match, 1) == {"card": 2}
    await world.matches.drafts.save(table.match, 1, 1, {})
    assert await world.matches.drafts.read(table.match, 1) == {}


async def test_an_answer_takes_its_draft_along_and_leaves_those_of_others(world: World) -> None:
    table = await world.running("Ana", "Bo")
    hand = (await world.matches.queries.read_player_view(table.match, 1)).view.hand
    await world.matches.drafts.save(table.match, 1, 1, {"card": 1})
    await world.matches.drafts.save(table.match, 2, 1, {"card": 7})
    await world.matches.play.act(table.match, 1, Bid(hand[0]))
    await world.matches.play.act(table.match, 1, TakeBack())
    assert await world.matches.drafts.read(table.match, 1) == {}
    assert await world.matches.drafts.read(table.match, 2) == {"card": 7}


async def test_the_end_of_a_match_takes_all_drafts_along(world: World) -> None:
    match = (await world.running("Ana", "Bo")).match
    await world.matches.drafts.save(match, 2, 1, {"card": 7})
    await world.matches.play.end(match, 1)
    exported = await world.matches.store.privacy.export_person(2)
    assert (await world.matches.queries.read_table(match)).status.is_over
    assert exported["drafts"] == []


async def test_a_draft_for_a_decision_that_is_gone_is_refused(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match = table.match
    hand = (await world.matches.queries.read_player_view(match, 1)).view.hand
    await world.matches.play.act(match, 1, Bid(hand[0]))
    assert await refused(world.matches.drafts.save(match, 1, 1, {"a": 1})) == "answered"
    assert await refused(world.matches.drafts.save(match, 2, 5, {"a": 1})) == "stale"
    assert await refused(world.matches.drafts.save(match, 99, 1, {"a": 1})) == "not-seated"
    too_long = world.matches.drafts.save(match, 2, 1, {"a": "x" * 8000})
    assert await refused(too_long) == "draft-too-long"


async def test_a_question_is_checked_without_answering_it(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match = table.match
    await world.matches.play.check_decision(match, 1, 1)
    hand = (await world.matches.queries.read_player_view(match, 1)).view.hand
    await world.matches.play.act(match, 1, Bid(hand[0]))
    assert await refused(world.matches.play.check_decision(match, 1, 1)) == "answered"
    assert await refused(world.matches.play.check_decision(match, 2, 9)) == "stale"


async def test_a_draft_changes_nothing_that_others_see(world: World) -> None:
    table = await world.running("Ana", "Bo")
    told, heard = await world.told(), list(world.heard)
    await world.matches.drafts.save(table.match, 1, 1, {"card": 1})
    assert await world.told() == told
    assert world.heard == heard
    assert await world.matches.queries.read_table(table.match) == table
