"""A match has one board in its channel, which shows what is asked now, from start to end."""

import asyncio
from typing import get_args

import pytest
from discord import ui

from bot.games import build_games
from bot.models.commit import JobKind
from bot.models.match import Status
from bot.presentation.boards import board_of
from bot.presentation.layouts import view_of
from tests.journeys.hands import LEVEL_SEED, control, owes, play_typed, take_piece, type_in
from tests.journeys.test_delivery import begun, calls
from tests.journeys.test_plan import planned, second_card
from tests.journeys.world import World, buttons, press, text
from tests.outbox import Outbox

GAMES = build_games()
SETTLING = 20
MOST_MOVES = 400


async def act(world: World, match: int = 1) -> None:
    """The first person who owes a decision answers it as a computer player would; the table lists
    those, too, whose sealed answer waits for others."""
    matches = world.app.matches
    table = await matches.queries.read_table(match)
    game = matches.games[table.game]
    for seat in table.awaited_seats:
        assert seat.player is not None
        view = (await matches.queries.read_player_view(match, seat.player)).view
        if view.seat not in view.to_act:
            continue
        action = game.choose(view, game.computers[0], LEVEL_SEED)
        await matches.play.act(match, seat.player, action, seat.decision)
        return
    raise AssertionError("the match waits for no one")


async def rest(world: World) -> None:
    """Wait until everything that is due is done and shown."""
    queue, outbox = world.app.matches.store.queue, Outbox(world.app.matches)
    now = int(world.env.now().timestamp())
    for _ in range(4_000):
        jobs = await queue.read_due_jobs(now, 1, get_args(JobKind))
        if not jobs and not await outbox.read_due_messages():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("something is never done")


async def shows_the_present(world: World, match: int = 1) -> bool:
    """Whether the board's own words are those of a board that is drawn now."""
    words = world.app.bot.services.catalogues.words("en")
    view = view_of(await board_of(world.app.bot.services, match, words))
    now = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    board = await world.app.matches.store.queue.read_board(match)
    assert board is not None
    boards = [one for one in world.boards() if one.id == board.message]
    return len(boards) == 1 and "\n".join(now).replace("\u00a0", " ") in text(boards[0])


async def start(world: World, game: str, computers: int) -> None:
    if game == "clustered":
        await world.open(world.ana, game=game, players=3, computers=computers, fast=True)
    else:
        await world.open(world.ana, game=game, players=3, computers=computers)
    if not computers:
        await press(world.ben, world.board(), "lobby.join")
        await press(world.cleo, world.board(), "lobby.join")
        await press(world.ana, world.board(), "lobby.start")
    await world.env.settle()
    await rest(world)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.slow
async def test_what_is_left_in_the_channel_of_a_match_of_three_is_the_sheet(
    world: World, game: str
) -> None:
    await start(world, game, computers=0)
    while (await world.table()).status is Status.RUNNING:
        assert await shows_the_present(world)
        assert len(world.boards()) == 1
        await act(world)
        await rest(world)

    (sheet,) = world.boards()
    assert "rematch" in buttons(sheet)
    assert await shows_the_present(world)
    callers = [users for users in calls(world) if users]
    assert len(calls(world)) <= len(callers) + len(("lobby", "sheet")), "no message for nobody"


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.slow
async def test_a_match_of_one_person_stays_on_its_board_and_calls_nobody(
    world: World, game: str
) -> None:
    await start(world, game, computers=2)
    board = world.board().id
    while (await world.table()).status is Status.RUNNING:
        assert await shows_the_present(world)
        assert world.board().id == board
        await act(world)
        await rest(world)

    assert len(world.boards()) == 1
    assert await shows_the_present(world)
    assert len(calls(world)) == len(("board", "sheet"))
    assert not any(calls(world))


async def test_the_board_of_a_match_in_which_a_computer_begins_asks_what_is_asked_now(
    world: World,
) -> None:
    await world.open(world.ana, players=2, computers=1, first="2")
    await world.env.settle()
    await rest(world)

    assert await owes(world, 1, "ana")
    assert await shows_the_present(world)


@pytest.mark.parametrize("settling", [0, SETTLING])
@pytest.mark.slow
async def test_the_board_shows_what_a_plan_has_just_done(world: World, settling: int) -> None:
    await second_card(world)
    await settle(world, settling)
    await planned(world, world.ana, "rank.A")

    await type_in(world.cleo, world, "take", piece="B")
    await rest(world)
    assert await shows_the_present(world) or settling, "a new one follows"
    await world.env.advance_time(settling)
    await rest(world)

    assert "**ana** took piece A" in text(await press(world.ben, world.board(), "board"))
    await world.env.advance_time(settling)
    await rest(world)
    assert await shows_the_present(world)


@pytest.mark.parametrize("settling", [0, SETTLING])
@pytest.mark.slow
async def test_the_board_shows_what_an_undo_has_opened_again(world: World, settling: int) -> None:
    await settle(world, settling)
    await begun(world)
    await play_typed(world, 1, "ana")
    await world.env.advance_time(settling)
    await take_piece(world.ben, world.board(), "A")
    assert await shows_the_present(world) or settling, "a new one follows"

    asked = await world.ben.slash(world.games, "undo")
    await press(world.ben, asked, control(asked, "undo."))
    await rest(world)

    assert await shows_the_present(world)
    await world.env.advance_time(settling)
    await rest(world)
    assert await shows_the_present(world)


async def settle(world: World, seconds: int) -> None:
    world.env.settle_timeout = 5.0
    world.builder.settings = world.builder.settings.model_copy(update={"settle_seconds": seconds})
    await world.restart()
