"""Matches of Wildlands through the real client: typed, by buttons, and what is sealed."""

import discord
import pytest
from simcord.results import InteractionResult

from bot.matches.computers.decisions import ComputerAnswers
from bot.models.match import Status
from engine.wildlands.events import TurnBegan
from tests.journeys.hands import owes
from tests.journeys.test_replay import count_frames, film_of
from tests.journeys.wildlands_hands import begin, find_controls, order, play_ready, play_typed
from tests.journeys.world import World, buttons, pictures, press, text

MOST_MOVES = 120


@pytest.mark.slow
async def test_a_match_against_a_computer_from_the_lobby_to_the_winner(world: World) -> None:
    """Reveals and defences by buttons, everything else typed."""
    await world.open(world.ana, game="wildlands", players=2, computers=1, level="easy")
    await order(world, "ana")
    for _ in range(MOST_MOVES):
        if not await owes(world, 1, "ana"):
            break
        shown = await play(world)
        assert " · You: " in text(shown) or "match is over" in text(shown), text(shown)

    table = await world.table()
    assert table.status is Status.FINISHED
    board = world.board()
    assert "🏆" in text(board)
    assert pictures(board)
    await check_film_of_last_turn(world, board)
    for named in ({}, {"match": 1}):
        assert text(await world.ana.slash(world.games, "orders", **named)) == "The match is over."


async def check_film_of_last_turn(world: World, board: discord.Message) -> None:
    control = next(one for one in buttons(board) if one.startswith("replay.since."))
    start = int(control.rpartition(".")[2])
    rows = [row.event for row in await world.app.matches.log_reader.read_log(1)]
    begins = [row.seq for row in rows if any(isinstance(one, TurnBegan) for one in row.events)]
    assert start == begins[-1]
    last, whole = [await press(world.ana, board, one) for one in (control, "replay")]
    assert count_frames(await film_of(last)) < count_frames(await film_of(whole))


async def play(world: World) -> InteractionResult:
    status = text(world.board())
    if "🛡️" in status or "👁️" in status:
        return await play_ready(world, "ana")
    return await play_typed(world, 1, "ana")


@pytest.mark.slow
async def test_the_first_sealed_answer_changes_nothing_that_others_see(world: World) -> None:
    mover, one, other = await begin(world, "ana", "ben", "cleo")
    for _ in range(MOST_MOVES):
        if await owes(world, 1, one):
            break
        await play_ready(world, mover)
    board = world.snapshot(world.board())
    panel = text(await press(world.people[other], world.board(), "move"))

    answered = await play_ready(world, one)
    assert "Your answer stays secret" in text(answered)
    assert world.snapshot(world.board()) == board
    assert text(await press(world.people[other], world.board(), "move")) == panel

    await play_ready(world, other)
    assert world.snapshot(world.board()) != board


@pytest.mark.slow
async def test_what_came_of_an_action_stays_until_it_was_read(world: World) -> None:
    mover, *others = await begin(world, "ana", "ben", "cleo")
    for name in others:
        await order(world, name)
    actor, panel = world.people[mover], await play_ready(world, mover)
    assert "👁 " in text(panel)
    panel = await press(actor, panel, find_controls(panel, "g.who.")[0])
    assert "👁 " in text(panel), "another character is chosen"
    await press(actor, panel, "details")
    assert "👁 " not in text(await press(actor, world.board(), "move"))


@pytest.mark.slow
async def test_all_that_computers_do_one_after_another_is_new_until_the_next_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel follows each of their actions; a claim among them must not scroll away."""

    async def wait(answers: ComputerAnswers, match: int) -> None:
        """A slow computer: the panel is shown before it has done anything."""

    await world.open(world.ana, game="wildlands", players=2, computers=1, level="easy")
    await order(world, "ana")
    monkeypatch.setattr(ComputerAnswers, "wait", wait)
    player = (await world.table()).seats[0].player or 0
    log, last_seen, most = world.app.matches.log_reader, world.app.matches.last_seen, 0
    for _ in range(MOST_MOVES):
        if most > 2 or not await owes(world, 1, "ana"):
            break
        before = [row.event.seq for row in await log.read_log(1)][-1]
        await play_ready(world, "ana")
        await world.env.settle()
        since = await last_seen.read_unseen(1, player)
        assert since is not None
        told = [event.seq for event in since.happened]
        assert told == [row.event.seq for row in await log.read_log(1) if row.event.seq > before]
        most = max(most, sum(event.seat == 1 for event in since.happened))
    assert most > 2


@pytest.mark.slow
async def test_passing_a_turn_does_not_say_that_it_is_your_turn(
    world: World,
) -> None:
    mover, one, other = await begin(world, "ana", "ben", "cleo")
    while not await owes(world, 1, one):
        await play_ready(world, mover)
    for name in (one, other):
        panel = await press(world.people[name], world.board(), "move")
        shown = await press(world.people[name], panel, "orders.quiet")
        assert "I pass for you until your turn" in text(shown)


@pytest.mark.slow
async def test_details_tell_the_news_by_turn_above_a_picture(world: World) -> None:
    """With what only the table knows, like who was replaced."""
    mover, other, third = await begin(world, "ana", "ben", "cleo")
    await press(world.people[third], world.board(), "move")
    for _ in range(MOST_MOVES):
        if await owes(world, 1, other):
            break
        await play_ready(world, mover)
    table = await world.table()
    (seat,) = [one.seat for one in table.seats if one.name == other]
    await world.app.matches.seats.hold(1, table.host, seat)

    panel = await press(world.people[third], world.board(), "move")
    details = await press(world.people[third], panel, "details")
    told = text(details)
    assert f"The computer took over for **{other}**." in told
    assert f"-# **{mover}**: " in told
    assert "▸" not in told
    assert pictures(details)
