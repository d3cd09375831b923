"""A misclick, and how it is caught."""

import asyncio
import re
from typing import Any

import pytest

from bot.interactions import router
from bot.interactions.responses import show
from tests.journeys.fingers import take
from tests.journeys.hands import control, owes, play_typed, take_piece, wish
from tests.journeys.wildlands_hands import begin, play_ready
from tests.journeys.world import World, answer_of, buttons, choose, components, press, text


@pytest.fixture
async def choosing(world: World) -> World:
    """Ana has cut, Ben is to choose, then Ana again."""
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await play_typed(world, 1, "ana")
    assert await owes(world, 1, "ben")
    return world


@pytest.mark.slow
async def test_a_misclick_is_taken_back_by_one_press(choosing: World) -> None:
    wrong = await take_piece(choosing.ben, choosing.board(), "A")
    assert "✓ **ben** took piece A." in text(wrong)

    back = await press(choosing.ben, wrong, "undo.3")

    assert "Undone: ben took piece A." in text(back)
    assert "g.try.A" in buttons(back)
    behind = text(await press(choosing.ana, choosing.board(), "board"))
    assert "**ben** undid a move" in behind
    assert "took piece A" not in behind
    right = await take(choosing.ben, back, "B")
    assert "✓ **ben** took piece B." in text(right)


@pytest.mark.slow
async def test_it_is_still_said_when_the_panel_turns_into_the_move(
    choosing: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw_slowly(*given: Any, **named: Any) -> int | None:
        if given[-1] is None:  # no press: the bot brings it up to date
            await asyncio.sleep(0.05)
        return await show(*given, **named)

    monkeypatch.setattr(router, "show", draw_slowly)
    wrong = await take_piece(choosing.ben, choosing.board(), "A")

    back = await press(choosing.ben, wrong, "undo.3")

    assert "Undone: ben took piece A." in text(back)
    assert "g.try.A" in buttons(back)


@pytest.mark.slow
async def test_what_is_half_chosen_is_not_lost_without_a_question(choosing: World) -> None:
    """A piece that was just taken, held elsewhere than it was proposed."""
    for _ in range(20):
        name = "ana" if await owes(choosing, 1, "ana") else "ben"
        await play_typed(choosing, 1, name)
        panel = await press(choosing.ben, choosing.board(), "move")
        found = [one for one in buttons(panel) if one.startswith("undo.") and ".ask." not in one]
        if found and "g.turn" in buttons(panel):
            break

    moved = await press(choosing.ben, panel, "g.turn")
    held = text(moved)
    asked = await press(choosing.ben, moved, found[0].replace("undo.", "undo.ask."))
    assert "Undo this in **" in text(asked)
    back = await press(choosing.ben, asked, "move")
    assert text(back) == held


@pytest.mark.slow
async def test_it_can_be_typed(choosing: World) -> None:
    await take_piece(choosing.ben, choosing.board(), "A")

    asked = await choosing.ben.slash(choosing.games, "undo")
    assert re.search(r"Undo this in \*\*.* #1\*\*\? ben took piece A", text(asked))
    assert not await owes(choosing, 1, "ben"), "it only asks"
    assert "move" not in buttons(asked), "there is no panel to go back to"
    back = await press(choosing.ben, asked, "undo.3")

    assert "Undone: ben took piece A." in text(back)
    assert await owes(choosing, 1, "ben")


@pytest.mark.slow
async def test_of_two_matches_that_with_a_move_to_undo_is_meant(choosing: World) -> None:
    board = choosing.board()
    await choosing.open(choosing.ben, players=2, auto=True)
    await press(choosing.ana, choosing.board(), "lobby.join")
    neither = await choosing.ben.slash(choosing.games, "undo")
    assert "You have no move to undo." in text(neither)
    await take_piece(choosing.ben, board, "A")

    asked = await choosing.ben.slash(choosing.games, "undo")
    assert re.search(r"Undo this in \*\*.* #1\*\*\? ben took piece A", text(asked))
    assert not await owes(choosing, 1, "ben"), "it only asks"
    back = await press(choosing.ben, asked, "undo.3")

    assert "Undone: ben took piece A." in text(back)
    assert await owes(choosing, 1, "ben")


@pytest.mark.slow
async def test_of_two_matches_with_a_move_to_undo_each_is_named_with_it(choosing: World) -> None:
    await take_piece(choosing.ben, choosing.board(), "A")
    await choosing.open(choosing.ben, players=2, auto=True, first="1")
    await press(choosing.ana, choosing.board(), "lobby.join")
    await play_typed(choosing, 2, "ben")

    older = answer_of(await choosing.ben.slash(choosing.games, "undo"))
    asked = await choosing.ben.slash(choosing.games, "undo")

    assert older is not None
    assert older.id not in {one.id for one in choosing.games.history()}, "the newer one replaces it"
    assert "Undo which move?" in text(asked)
    (which,) = [one for one in buttons(asked) if one.startswith("which.")]
    named = buttons(asked)[which]
    (menu,) = [one for one in components(asked) if one.get("custom_id") == named]
    told = {one["value"]: one["description"] for one in menu["options"]}
    assert told["1"] == "ben took piece A"
    assert told["2"].startswith("ben cut")
    question = text(await choose(choosing.ben, asked, which, ["1"]))
    assert re.search(r"Undo this in \*\*.* #1\*\*\? ben took piece A", question)


@pytest.mark.slow
async def test_a_second_press_and_an_old_one_undo_nothing(choosing: World) -> None:
    wrong = await take_piece(choosing.ben, choosing.board(), "A")
    shown = answer_of(wrong)
    assert shown is not None
    old, custom_id = choosing.snapshot(shown), buttons(wrong)["undo.3"]
    await press(choosing.ben, wrong, "undo.3")
    before = await choosing.table()

    again = text(await choosing.press_raw(choosing.ben, old, custom_id))
    played = answer_of(await play_typed(choosing, 1, "ben"))
    assert played is not None
    later = await choosing.press_raw(choosing.ben, choosing.snapshot(played), custom_id)

    assert "⚠️ You have no move to undo." in again
    assert "⚠️ The match moved on" in text(later)
    assert (await choosing.table()).seq == before.seq + 1


@pytest.mark.slow
async def test_it_is_not_offered_once_somebody_has_acted_on_it(choosing: World) -> None:
    await take_piece(choosing.ben, choosing.board(), "A")
    await play_typed(choosing, 1, "ana")
    before = await choosing.table()

    refused = await choosing.ben.slash(choosing.games, "undo", match=1)

    assert "must agree to undo this move and all later ones: ben took piece A" in text(refused)
    assert await choosing.table() == before


async def test_what_showed_a_card_stays(choosing: World) -> None:
    panel = await press(choosing.ana, choosing.board(), "move")
    assert not [name for name in buttons(panel) if name.startswith("undo")]
    before = await choosing.table()

    refused = await choosing.ana.slash(choosing.games, "undo")

    assert "must agree to undo this move" in text(refused)
    assert await choosing.table() == before


@pytest.mark.slow
async def test_nobody_takes_back_for_somebody_else(choosing: World) -> None:
    await take_piece(choosing.ben, choosing.board(), "A")
    board, before = choosing.snapshot(choosing.board()), await choosing.table()
    elsewhere = choosing.env.create_guild("Elsewhere")
    den = elsewhere.create_text_channel("den")
    stranger = elsewhere.add_member(choosing.people["dario"].user)
    await choosing.env.settle()
    await stranger.slash(den, "new", players=2)
    theirs = choosing.snapshot(choosing.boards(den)[-1])

    pressed = {
        name: text(await choosing.press_raw(choosing.people[name], board, "v1:1:0:undo.3"))
        for name in ("ana", "eve")
    }
    far = text(await choosing.press_raw(stranger, theirs, "v1:1:0:undo.3"))

    assert "⚠️ The match moved on" in pressed["ana"]
    assert pressed["eve"].startswith("You're not in this match.")
    assert far.startswith("I can't find that match")
    assert await choosing.table() == before


async def test_undo_takes_back_a_choice_that_is_still_open(world: World) -> None:
    await world.open(world.ana, game="clustered", players=2, fast=True, auto=True)
    await press(world.ben, world.board(), "lobby.join")
    nothing = text(await world.ana.slash(world.games, "undo"))
    chosen = (await wish(world, 1, "ana"))[1]
    await world.ana.slash(world.games, "discard", cards=chosen)

    back = text(await world.ana.slash(world.games, "undo"))

    assert "You have no move to undo." in nothing
    assert "✓ **ana** undid the first discards." in back
    assert (await wish(world, 1, "ana"))[0] == "discard", "and chooses again"


@pytest.mark.slow
async def test_what_came_to_light_is_named_where_all_must_agree(world: World) -> None:
    first, *_ = await begin(world, "ana", "ben")
    await play_ready(world, first)  # reveals

    asked = await world.people[first].slash(world.games, "undo")

    assert "This revealed something new:" in text(asked)
    assert "reveal" in text(asked)
    assert control(asked, "consent.ask.undo.")
    assert "undo this move and all later ones." in text(asked), "it is named already"


async def test_a_question_to_all_is_about_the_move_it_named(choosing: World) -> None:
    """Not about a later one, if it is pressed only then."""
    asks = await choosing.ana.slash(choosing.games, "undo")
    asking = control(asks, "consent.ask.undo.")
    await play_typed(choosing, 1, "ben")
    await play_typed(choosing, 1, "ana")

    late = await press(choosing.ana, asks, asking)

    assert "The match moved on" in text(late)
    assert (await choosing.table()).vote is None
