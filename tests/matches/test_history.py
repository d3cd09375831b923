"""Records: whole and provable afterwards, without any secret while the match runs."""

from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.matches import Refusal
from bot.models.match import History, Status
from bot.screens.shared.match_file import write_record
from bot.words import Catalogues, Words
from engine.contract import IllegalAction
from engine.records import RecordError, check_end, deal_match, read_record, replay_moves
from tests.games.bids import Bid, Bids, TakeBack
from tests.matches.world import World

HOUSE = Path(__file__).parents[2] / "bot" / "locales" / "en" / "house.ftl"


@pytest.fixture(scope="module")
def words() -> Words:
    return Catalogues.load({"en": [HOUSE]}).words("en")


SCREENS: Any = SimpleNamespace(write_headings=lambda *_: ())


def proved(text: str) -> str:
    """The hash a record leads to, if every line of it is true."""
    taken = read_record(text)
    state = deal_match(Bids(), taken)
    for step in replay_moves(Bids(), taken, state):
        state = step.state
    return check_end(Bids(), taken, state)


async def test_the_record_of_a_finished_match_proves_itself(world: World, words: Words) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    await world.play_on(table.match, Random(1))

    story = await world.matches.queries.read_history(table.match)
    text = write_record(story, SCREENS, words)

    assert story.complete
    assert not story.ended_early
    assert story.table.seed is not None
    assert f"seed: {story.table.seed}" in text
    assert "# Seat 2: Bo" in text
    assert "# Seat 3: Computer" in text
    assert proved(text) == story.hash
    assert len(story.moves) == sum(d.kind == "action" for d in await log_events(world, table.match))


async def log_events(world: World, match: int) -> tuple:  # type: ignore[type-arg]
    return await world.matches.queries.list_events(match)


async def test_a_record_that_was_touched_is_not_true(world: World, words: Words) -> None:
    table = await world.running("Ana", "Bo")
    await world.play_on(table.match, Random(2))
    text = write_record(await world.matches.queries.read_history(table.match), SCREENS, words)
    first = next(line for line in text.splitlines() if line.startswith("1 bid"))

    with pytest.raises(RecordError):
        proved(text.replace(first, "1 bid 99"))
    with pytest.raises(RecordError, match="ends with the hash"):
        proved(text.replace("hash: ", "hash: 00"))


async def test_moves_that_were_taken_back_are_replayed_too(world: World, words: Words) -> None:
    table = await world.running("Ana", "Bo")
    hand = (await world.state(table.match)).hands[0]
    await world.matches.play.act(table.match, 1, Bid(hand[0]))
    await world.matches.play.act(table.match, 1, TakeBack())
    await world.play_on(table.match, Random(3))

    story = await world.matches.queries.read_history(table.match)

    assert [moment.text for moment in story.moves[:2]] == [f"bid {hand[0]}", "back"]
    assert proved(write_record(story, SCREENS, words)) == story.hash


async def test_a_match_ended_early_is_proved_as_far_as_it_went(world: World, words: Words) -> None:
    table = await world.running("Ana", "Bo")
    await world.play_on(table.match, Random(4), moves=3)
    await world.matches.play.resign(table.match, 2)
    await world.matches.play.claim_win(table.match, 1)

    story = await world.matches.queries.read_history(table.match)
    text = write_record(story, SCREENS, words)

    assert story.ended_early
    assert "# Seat 2: Bo (resigned, computer playing)" in text
    assert proved(text) == story.hash
    with pytest.raises(RecordError, match="before the match does"):
        proved(text.replace("ended: early\n", ""))


async def test_a_running_match_tells_no_secret(tmp_path: Path, words: Words) -> None:
    """Whatever is dealt and bid, what may be told of it is the same."""
    told = []
    for number, (salt, pick) in enumerate(product(("one", "two"), (min, max))):
        async with World(tmp_path / f"{number}.sqlite3", salt=salt) as world:
            told.append(await running_record(world, pick, words))
    assert all(text == told[0] for text in told)
    assert "seed:" not in told[0]
    assert "# Seat 1 made a secret move." in told[0]
    assert "\n1 back\n" in told[0]
    with pytest.raises(RecordError, match="seed"):
        read_record(told[0])


async def running_record(world: World, pick, words: Words) -> str:  # type: ignore[no-untyped-def]
    """A bid, taken back and made again, and another; the last is still to come."""
    table = await world.running("Ana", "Bo", "Cid")
    hands = (await world.state(table.match)).hands
    await world.matches.play.act(table.match, 1, Bid(pick(hands[0])))
    await world.matches.play.act(table.match, 1, TakeBack())
    await world.matches.play.act(table.match, 1, Bid(pick(hands[0])))
    await world.matches.play.act(table.match, 2, Bid(pick(hands[1])))
    with pytest.raises(IllegalAction):
        await world.matches.play.act(table.match, 2, Bid(pick(hands[1])))
    return write_record(await world.matches.queries.read_history(table.match), SCREENS, words)


async def test_what_has_come_to_light_is_told_at_once(world: World) -> None:
    table = await world.running("Ana", "Bo")
    hands = (await world.state(table.match)).hands
    await world.matches.play.act(table.match, 1, Bid(hands[0][0]))
    await world.matches.play.act(table.match, 2, Bid(hands[1][0]))

    story = await world.matches.queries.read_history(table.match)

    assert [one.text for one in story.moves] == [f"bid {hands[0][0]}", f"bid {hands[1][0]}"]
    assert not story.complete


async def test_a_cancelled_match_keeps_its_secrets(world: World) -> None:
    table = await world.running("Ana", "Bo")
    hands = (await world.state(table.match)).hands
    await world.matches.play.act(table.match, 1, Bid(hands[0][0]))
    cancelled = await world.matches.play.end(table.match, 1)

    story: History = await world.matches.queries.read_history(table.match)

    assert cancelled.status is Status.CANCELLED
    assert not story.complete
    assert "seed" not in story.header
    assert [one.text for one in story.moves] == [None]


async def test_of_a_lobby_there_is_nothing_to_tell(world: World) -> None:
    [ana] = await world.people("Ana")
    table = await world.lobby(ana)
    with pytest.raises(Refusal) as refused:
        await world.matches.queries.read_history(table.match)
    assert refused.value.code == "not-begun"
