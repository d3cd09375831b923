"""A turn by buttons alone, nothing typed: cut square by square, tried, taken, laid."""

import re

import pytest

from bot.interactions.panels import play
from bot.interactions.press_queue import RateLimiter
from bot.interactions.requester import Requester
from bot.matches.drafts import LONGEST
from bot.presentation.preferences import presentation_of
from bot.screens.replies import PlayAction
from bot.screens.screen import Text
from tests.journeys.hands import confirm, control, take_piece
from tests.journeys.world import World, answer_of, buttons, pictures, press, text


@pytest.mark.slow
async def test_a_turn_is_cut_taken_and_laid_by_buttons_alone(world: World) -> None:
    await world.open(world.ana, players=3, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    panel = await press(world.ana, await press(world.ana, world.board(), "move"), "g.card.2")
    empty = pictures(panel)
    for square in "ABEFCDGH":
        panel = await press(world.ana, panel, f"g.sq.2.{square}")
    assert pictures(panel) != empty
    assert re.search(r"For you: A .*[+±−]", text(panel))
    cut = await confirm(world.ana, panel)
    assert "✓ **ana** cut a card" in text(cut)

    await take_piece(world.ben, world.board(), "B")
    await take_piece(world.cleo, world.board(), "C")
    second = await press(world.ben, world.board(), "move")
    assert "Same cut" not in text(second)
    assert (await world.table()).awaited_seats[0].name == "ben", (
        "Ana got what was left, all is laid"
    )

    panel = await press(world.ben, second, "g.card.1")
    panel = await press(world.ben, panel, "details")
    (shape,) = [one for one in buttons(panel) if one.startswith("g.shape.")]
    assert shape == "g.shape.1.ABEF_CDGH_IJKL", "the newest cut at the table"
    await confirm(world.ben, await press(world.ben, panel, shape))
    assert "g.take.A" not in buttons(world.board()), "the panel shows first what it would bring"
    decision = (await world.table()).seats[2].decision
    old = f"v1:1:{decision}:g.take.A"  # a button of a board of release 0.2
    taken = await world.press_raw(world.cleo, world.snapshot(world.board()), old)
    assert "✓ **cleo** took piece A" in text(taken)
    panel = await press(world.ana, await press(world.ana, world.board(), "move"), "g.try.B")
    laid = await confirm(world.ana, panel)
    assert "✓ Took B and placed it." in text(laid)


async def test_presses_faster_than_their_answers_all_count(world: World) -> None:
    """Each finds what the one before has kept, and the panel ends with the newest."""
    await world.open(world.ana, players=2, computers=1, first="1")
    panel = await press(world.ana, await press(world.ana, world.board(), "move"), "g.card.1")
    shown = answer_of(panel)
    assert shown is not None
    ids = buttons(panel)
    ids["g.brush.2"] = ids["g.sq.1.A"].replace("g.sq.1.A", "g.brush.2")  # of the panel after these
    taps = [f"g.sq.1.{letter}" for letter in "ABEF"] + ["g.brush.2", "g.sq.1.C", "g.sq.1.D"]
    before = len(world.bodies("PATCH", "@original"))

    await world.tap(world.ana, world.snapshot(shown), [ids[tap] for tap in taps])

    table = await world.table()
    seat = next(seat for seat in table.seats if seat.player is not None)
    assert seat.player is not None
    draft = await world.app.matches.drafts.read(1, seat.player)
    assert draft["cuts"] == {"1": ["ABE", "F", "CD"]}
    answers = world.bodies("PATCH", "@original")[before:]
    assert 1 <= len(answers) < len(taps), "an answer that is out of date is not sent any more"
    assert re.search(r"For you: A .* · C .*[+±−]", str(answers[-1]))


@pytest.mark.slow
async def test_a_games_keys_are_pressed_faster_than_the_house_allows(world: World) -> None:
    """A cursor is pressed again and again; everything else of the house keeps its bound."""
    world.builder.rate_limit = RateLimiter()
    await world.restart()
    await world.open(world.ana, players=2, computers=1, first="1")
    panel = await press(world.ana, await press(world.ana, world.board(), "move"), "g.card.1")
    shown = answer_of(panel)
    assert shown is not None
    message, ids = world.snapshot(shown), buttons(panel)

    def hurried() -> int:
        return str(world.env.http_requests).count("Too fast!")

    await world.tap(world.ana, message, [ids["g.sq.1.A"]] * 40)
    assert hurried() == 0

    board = world.board()
    await world.tap(world.ana, world.snapshot(board), [buttons(board)["move"]] * 40)
    assert hurried() > 0


@pytest.mark.slow
async def test_a_confirmation_pressed_twice_still_says_what_was_done(world: World) -> None:
    await world.open(world.ana, players=3, computers=2, first="1")
    panel = await press(world.ana, await press(world.ana, world.board(), "move"), "g.card.1")
    for square in "ABEFCDGH":
        panel = await press(world.ana, panel, f"g.sq.1.{square}")
    shown = answer_of(panel)
    assert shown is not None
    message, ids = world.snapshot(shown), buttons(panel)
    done = ids[control(panel, "g.confirm")]

    await world.tap(world.ana, message, [done, done])

    answers = world.bodies("PATCH", "@original")
    assert "→ **you**" in str(answers[-1])
    assert "You've already done that" not in str(answers)
    stale = await world.press_raw(world.ana, message, done)
    assert "You've already done that" in text(stale)


async def test_a_press_that_is_only_refused_does_not_hide_the_answer_before(world: World) -> None:
    await world.open(world.ana, players=2, computers=1, first="1")
    panel = await press(world.ana, await press(world.ana, world.board(), "move"), "g.card.1")
    shown = answer_of(panel)
    assert shown is not None
    before = len(world.bodies("PATCH", "@original"))

    square = buttons(panel)["g.sq.1.A"]
    taps = [square, square.replace("g.sq.1.A", "nothing.known")]
    await world.tap(world.ana, world.snapshot(shown), taps)

    assert len(world.bodies("PATCH", "@original")) == before + 1
    assert "**A**" in str(world.bodies("PATCH", "@original")[-1])


async def test_a_move_that_was_made_is_told_so_though_the_next_draft_cannot_be_kept(
    world: World,
) -> None:
    await world.open(world.ana, game="clustered", players=1, table="small")
    services = world.app.bot.services
    person = await services.matches.people.meet(world.ana.id, "ana", None)
    before = await services.matches.queries.read_player_view(1, person.player)
    game = services.games["clustered"]
    action = game.choose(before.view, game.computers[0], bytes(32))
    requester = Requester(services, person, presentation_of(services, person), None)

    much = PlayAction(action, {"much": "x" * LONGEST})
    screen = await play(requester, before.table, much, before.decision)

    assert any(isinstance(one, Text) and one.body.startswith("✓") for one in screen.blocks)
    assert (await services.matches.queries.read_player_view(1, person.player)).decision not in {
        None,
        before.decision,
    }
    assert await services.matches.drafts.read(1, person.player) == {}
