"""Tries, unfinished answers and posts of the daily puzzle in the store."""

from dataclasses import replace

from bot.models.commit import Commit
from bot.models.match import Mirror, Status
from bot.models.puzzles import PuzzleChannel, PuzzlePost, PuzzleSource, PuzzleTry, SavedAnswer
from bot.storage.store import Store
from tests.storage.test_contract import opened

DAY = 739_617


async def test_tries_count_once_and_unfinished_answers_are_replaced(store: Store) -> None:
    ana = (await store.people.register(11, "Ana", None, 1)).player
    first = PuzzleTry(ana, DAY, 1, 5, 12, 20, 100)
    later = PuzzleTry(ana, DAY + 1, 1, None, 20, 20, 200)
    assert await store.puzzles.add_try(first)
    assert not await store.puzzles.add_try(PuzzleTry(ana, DAY, 1, 5, 20, 20, 101))
    assert await store.puzzles.add_try(later)
    assert await store.puzzles.read_tries(ana, DAY) == (first,)
    assert await store.puzzles.find_days(ana) == (DAY + 1, DAY)
    assert await store.puzzles.count_found(ana) == 1
    assert await store.puzzles.find_tries(5, DAY, DAY + 7) == (first,), "the other is of no server"

    assert await store.puzzles.read_answer(ana) is None
    for text in ("[]", '["resolve"]'):
        await store.puzzles.save_answer(ana, SavedAnswer(DAY, text, "{}"))
    assert await store.puzzles.read_answer(ana) == SavedAnswer(DAY, '["resolve"]', "{}")

    await store.privacy.forget(ana, 300)
    assert await store.puzzles.find_days(ana) == ()
    assert await store.puzzles.read_answer(ana) is None


async def test_a_server_has_one_newest_post(store: Store) -> None:
    assert await store.puzzles.find_channels() == ()
    await store.people.update_server(5, {"puzzle_channel": 77, "puzzle_hour": 6})
    assert await store.puzzles.find_channels() == (PuzzleChannel(5, 77, 6, None),)
    for message in (None, 900):
        await store.puzzles.save_post(PuzzlePost(5, DAY, 77, message))
    post = PuzzlePost(5, DAY, 77, 900)
    assert await store.puzzles.find_channels() == (PuzzleChannel(5, 77, 6, post),)
    await store.people.update_server(5, {"puzzle_channel": None})
    assert await store.puzzles.find_channels() == ()


async def test_the_source_of_a_day_is_the_first_that_was_added(store: Store) -> None:
    match = (await opened(store)).match
    assert await store.puzzles.find_source(DAY) is None
    source = PuzzleSource(DAY, match, 4)
    assert await store.puzzles.add_source(source) == source
    assert await store.puzzles.add_source(PuzzleSource(DAY)) == source
    made = PuzzleSource(DAY + 1)
    assert await store.puzzles.add_source(made) == made
    assert await store.puzzles.find_source(DAY) == source


async def test_matches_are_found_whose_servers_all_share_them(store: Store) -> None:
    head = await opened(store)

    async def find() -> tuple[int, ...]:
        return await store.puzzles.find_matches(head.game, head.rules, 9)

    async def share(guild: int, *, on: bool = True) -> None:
        await store.people.update_server(guild, {"shares_puzzles": on})

    await share(700)
    assert await find() == (), "it isn't over"
    over = replace(head, rev=head.rev + 1, status=Status.FINISHED, finished=200)
    await store.matches.commit(Commit(over, 200))
    assert await find() == (head.match,)
    assert await store.puzzles.find_matches(head.game, head.rules + 1, 9) == ()
    mirror = Mirror(701, 71, (1,))
    await store.matches.commit(Commit(replace(over, rev=over.rev + 1, mirrors=(mirror,)), 200))
    assert await find() == ()
    await share(701)
    assert await find() == (head.match,)
    await share(700, on=False)
    assert await find() == ()
    await share(700)
    await store.privacy.forget(2, 300)
    assert await find() == ()
