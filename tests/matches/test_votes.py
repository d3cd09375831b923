"""What is done only where everybody at the table agrees."""

import pytest

from bot.models.match import Table
from tests.games.bids import Bid
from tests.matches.test_moves import refused
from tests.matches.world import World


def players(table: Table) -> tuple[int, ...]:
    return tuple(seat.player or 0 for seat in table.seats)


@pytest.fixture
async def shown(world: World) -> Table:
    """Three have bid, so that the bids lie open; the winner is to keep the prize or give it."""
    table = await world.running("Ana", "Bo", "Cid")
    for seat, hand in enumerate((await world.state(table.match)).hands):
        await world.matches.play.act(table.match, players(table)[seat], Bid(hand[0]))
    await world.tell_all()
    return await world.matches.queries.read_table(table.match)


async def test_everybody_may_agree_to_undo_what_was_shown(world: World, shown: Table) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    consents = world.matches.votes
    asked = await consents.ask(match, bo, "undo")
    assert asked.vote is not None
    number = asked.vote.number
    [word] = await world.due_messages()
    assert (word.note, word.params) == (
        "consent-undo",
        {"player": bo, "number": number, "n": 2, "seen": "yes"},
    )
    agreed = await consents.answer(match, ana, number, True)
    assert (agreed.seq, agreed.vote and agreed.vote.agreed) == (4, (ana, bo))
    assert await refused(consents.answer(match, ana, number, True)) == "agreed-already"
    done = await consents.answer(match, cid, number, True)
    assert done.vote is None
    state = await world.state(match)
    assert state.bids == (state.hands[0][0], None, None)
    assert [(row.kind, row.actor) for row in await world.store.matches.read_log(match)][-1] == (
        "undo-to",
        bo,
    )
    told = await world.told()
    assert {player for _, mode, asked, _ in told if mode == "post" for player in asked} == {
        bo, cid,
    }, "who had asked is not there any more when the last one agrees"  # fmt: skip
    assert [note for *_, note in told][-2:] == ["undone", "answered"]
    assert await refused(consents.answer(match, cid, number, True)) == "consent-over"
    await world.restart()
    assert await world.state(match) == state


async def test_one_who_declines_ends_it(world: World, shown: Table) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    before = await world.hash(match)
    consents = world.matches.votes
    for who in (cid, bo):
        asked = (await consents.ask(match, bo, "undo")).vote
        assert asked is not None
        await consents.answer(match, ana, asked.number, True)
        over = await consents.answer(match, who, asked.number, False)
        assert over.vote is None
        told = [note for *_, note in await world.told()]
        assert told[-2:] == ["consent-undo", "answered"], "the question itself says so"
        assert await refused(consents.answer(match, cid, asked.number, True)) == "consent-over"
    assert await world.hash(match) == before


async def test_a_new_row_of_the_log_ends_a_question_about_undoing(
    world: World, shown: Table
) -> None:
    match, (ana, bo, _) = shown.match, players(shown)
    asked = (await world.matches.votes.ask(match, ana, "undo")).vote
    assert asked is not None
    winner = shown.awaited_seats[0].player or 0
    action = next(
        world.games["bids"].legal_actions(await world.state(match), shown.awaited_seats[0].seat)
    )
    await world.matches.play.act(match, winner, action)
    answer = world.matches.votes.answer(match, bo, asked.number, True)
    assert await refused(answer) == "consent-over"


async def test_strangers_have_no_say(world: World, shown: Table) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    [eve] = await world.people("Eve")
    consents = world.matches.votes
    assert await refused(consents.ask(match, eve.player, "undo")) == "not-seated"
    asked = (await consents.ask(match, ana, "undo")).vote
    assert asked is not None
    assert await refused(consents.answer(match, eve.player, asked.number, True)) == "not-seated"
    assert await refused(consents.ask(match, bo, "undo")) == "consent-open"
    world.clock.turn(hours=49)
    assert (await consents.ask(match, bo, "undo")).vote != asked
    await world.matches.play.resign(match, cid)
    assert await refused(consents.ask(match, cid, "undo")) == "resigned"


async def test_a_person_is_removed_by_all_others(world: World, shown: Table) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    consents = world.matches.votes
    assert await refused(consents.ask(match, ana, "remove", 0)) == "seat-not-free"
    assert await refused(consents.ask(match, ana, "remove", 9)) == "seat-not-free"
    asked = (await consents.ask(match, ana, "remove", 1)).vote
    assert asked is not None
    assert await refused(consents.answer(match, bo, asked.number, False)) == "consent-not-yours"
    done = await consents.answer(match, cid, asked.number, True)
    assert done.seats[1].resigned
    assert done.offers == (1,)
    told = [note for *_, note in await world.told()]
    assert told[-2:] == ["removed", "answered"], "the first offers the seat, too"
    assert await refused(world.matches.seats.come_back(match, bo)) == "resigned"


async def test_nobody_removes_the_only_other_person(world: World) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    ana = players(table)[0]
    asked = world.matches.votes.ask(table.match, ana, "remove", 1)
    assert await refused(asked) == "nobody-to-ask"


async def test_nobody_removes_another_alone_once_the_third_is_gone(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    match, (ana, bo, cid) = table.match, players(table)
    asked = (await world.matches.votes.ask(match, ana, "remove", 1)).vote
    assert asked is not None
    await world.matches.play.resign(match, cid)
    word = world.matches.votes.answer(match, ana, asked.number, True)
    assert await refused(word) == "nobody-to-ask"
    held = (await world.matches.queries.read_table(match)).seat_of(bo)
    assert held is not None
    assert not held.resigned


async def test_who_has_left_helps_nobody_to_remove_the_only_other_person(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid", "Dee")
    match, (ana, bo, cid, _) = table.match, players(table)
    asked = (await world.matches.votes.ask(match, ana, "remove", 3)).vote
    assert asked is not None
    await world.matches.votes.answer(match, bo, asked.number, True)
    for player in (bo, cid):
        await world.matches.play.resign(match, player)
    word = world.matches.votes.answer(match, ana, asked.number, True)
    assert await refused(word) == "nobody-to-ask"
    assert not (await world.matches.queries.read_table(match)).seats[3].resigned


async def test_a_yes_to_one_question_is_none_to_the_next_of_the_same_second(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    match, (ana, bo, _) = table.match, players(table)
    votes = world.matches.votes
    harmless = (await votes.ask(match, ana, "pause")).vote
    assert harmless is not None
    await votes.answer(match, ana, harmless.number, False)
    await votes.ask(match, ana, "remove", 2)
    assert await refused(votes.answer(match, bo, harmless.number, True)) == "consent-over"
    assert not (await world.matches.queries.read_table(match)).seats[2].resigned


async def test_a_substitute_is_not_removed_for_who_sat_there_before(
    world: World, shown: Table
) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    [eve] = await world.people("Eve")
    asked = (await world.matches.votes.ask(match, ana, "remove", 1)).vote
    assert asked is not None
    await world.matches.seats.offer(match, bo)
    await world.matches.seats.take(match, eve.player, 1)
    answer = world.matches.votes.answer(match, cid, asked.number, True)
    assert await refused(answer) == "consent-over"


async def test_one_person_alone_keeps_what_has_come_to_light(world: World) -> None:
    table = await world.running("Ana")
    match, ana = table.match, table.host
    hand = (await world.state(match)).hands[0]
    await world.matches.play.act(match, ana, Bid(hand[0]))
    assert await refused(world.matches.votes.ask(match, ana, "undo")) == "nobody-to-ask"


async def test_who_is_away_is_not_waited_for(world: World, shown: Table) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    await world.matches.seats.hold(match, 1, 2)
    asked = (await world.matches.votes.ask(match, ana, "undo")).vote
    assert asked is not None
    assert await refused(world.matches.votes.answer(match, cid, asked.number, True)) == (
        "consent-not-yours"
    )
    done = await world.matches.votes.answer(match, bo, asked.number, True)
    assert done.vote is None
    assert (await world.state(match)).bids == (None, None, None)


async def test_what_has_come_about_otherwise_is_not_asked_any_more(
    world: World, shown: Table
) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    consents = world.matches.votes
    pause = (await consents.ask(match, ana, "pause")).vote
    assert pause is not None
    paused = await world.matches.clocks.pause(match, 1)
    assert paused.vote is None
    assert await refused(consents.answer(match, bo, pause.number, True)) == "consent-over"
    removal = (await consents.ask(match, ana, "remove", 1)).vote
    assert removal is not None
    await world.matches.play.resign(match, bo)
    assert await refused(consents.answer(match, cid, removal.number, True)) == "consent-over"
    assert (await consents.ask(match, ana, "undo")).vote is not None


async def test_everybody_may_agree_on_a_pause(world: World, shown: Table) -> None:
    match, (ana, bo, cid) = shown.match, players(shown)
    asked = (await world.matches.votes.ask(match, ana, "pause")).vote
    assert asked is not None
    await world.matches.votes.answer(match, bo, asked.number, True)
    done = await world.matches.votes.answer(match, cid, asked.number, True)
    assert done.paused == world.clock.at
    assert (await world.matches.clocks.resume(match, bo)).paused is None


async def test_what_becomes_of_a_question_is_told_by_its_note(world: World, shown: Table) -> None:
    """Whatever settles it: an answer, the match that goes on, or its end."""
    match, (ana, bo, cid) = shown.match, players(shown)
    consents, found = world.matches.votes, []

    async def becomes() -> tuple[object, object]:
        (row,) = [row for row in await world.tell_all() if row.note == "answered"]
        return row.params["outcome"], row.params["by_player"]

    for who in (cid, ana):
        asked = (await consents.ask(match, ana, "remove", 1)).vote
        assert asked is not None
        await consents.answer(match, who, asked.number, False)
        found.append(await becomes())
    await consents.ask(match, ana, "remove", 1)
    await world.matches.play.resign(match, bo)
    found.append(await becomes())
    await consents.ask(match, ana, "pause")
    await world.matches.play.end(match, ana)
    found.append(await becomes())
    assert found == [("declined", cid), ("withdrawn", ana), ("lapsed", ana), ("lapsed", ana)]
