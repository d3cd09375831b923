"""Taking and placing with one press: at once, when the others have chosen, or with computers."""

import re
from datetime import timedelta

import pytest
from simcord.results import InteractionResult

from tests.journeys import fingers
from tests.journeys.hands import confirm, control, play_typed, type_in
from tests.journeys.world import World, answer_of, buttons, press, read_details, text


async def second_card(world: World) -> None:
    """Ben has cut the second card: Cleo chooses, then Ana, and Ben gets what is left."""
    await world.open(world.ana, players=3, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await world.ana.slash(world.games, "cut", card="1", pieces="ABEF CDGH")
    await type_in(world.ben, world, "take", piece="B")
    await type_in(world.cleo, world, "take", piece="C")
    await world.ben.slash(world.games, "cut", card="1", pieces="ABEF CDGH")


async def take(world: World, name: str, piece: str) -> InteractionResult:
    """Two presses in the panel."""
    actor = world.people[name]
    panel = await press(actor, world.board(), "move")
    return await confirm(actor, await press(actor, panel, f"g.try.{piece}"))


async def asked(world: World) -> list[str]:
    await world.env.settle()
    return [seat.name for seat in (await world.table()).awaited_seats]


@pytest.mark.slow
async def test_who_chooses_before_others_is_not_asked_again(world: World) -> None:
    await second_card(world)

    waits = await take(world, "cleo", "B")
    assert "✓ **cleo** took piece B" in text(waits)
    assert "As soon as I can: place B at" in text(waits)
    assert "plan" in buttons(waits), "it can be seen and dropped"
    await world.restart()

    done = await take(world, "ana", "A")
    assert "✓ Took A and placed it." in text(done)
    assert await asked(world) == ["ben"]
    lands = (await world.app.matches.queries.read_player_view(1, None)).view.table
    assert [len(seat.land.cells) for seat in lands] == [8, 4, 8]


@pytest.mark.slow
async def test_what_was_to_follow_is_no_longer_said_once_it_has(world: World) -> None:
    await second_card(world)
    waits = await take(world, "cleo", "B")
    assert "As soon as I can" in text(waits)
    shown = answer_of(waits)
    assert shown is not None

    await take(world, "ana", "A")
    await play_typed(world, 1, "ben")
    assert await asked(world) == ["cleo"]
    assert not await world.app.bot.router.wait_for_answers(10 * world.env.settle_timeout)

    panel = str(world.snapshot(shown))
    assert "### Cut a card" in panel
    assert "As soon as I can" not in panel


@pytest.mark.slow
async def test_undo_takes_back_all_that_one_press_has_done(world: World) -> None:
    await second_card(world)
    await type_in(world.cleo, world, "take", piece="B")
    await take(world, "ana", "A")

    sure = await type_in(world.ana, world, "undo")
    assert re.search("took piece A; .* placed piece A", text(sure))
    back = await press(world.ana, sure, next(one for one in buttons(sure) if "undo." in one))
    assert "### Choose a piece" in text(back)
    assert "ana" in await asked(world)
    await world.restart()
    assert "ana" in await asked(world)

    again = await take(world, "ana", "C")
    assert "✓ Took C and placed it." in text(again)


@pytest.mark.slow
async def test_undo_takes_up_a_piece_that_was_placed_with_a_press_of_its_own(world: World) -> None:
    await second_card(world)
    await type_in(world.cleo, world, "take", piece="B")
    await type_in(world.ana, world, "take", piece="A")
    done = await confirm(world.ana, await press(world.ana, world.board(), "move"))

    up = await press(world.ana, done, next(one for one in buttons(done) if "undo." in one))
    assert "### Place piece A" in text(up)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses between which no time passes are second taps, as they are for Discord."""
    monkeypatch.setattr("bot.interactions.last_presses.TOO_SOON", timedelta(milliseconds=400))


@pytest.mark.usefixtures("hurry")
@pytest.mark.slow
async def test_a_second_tap_on_a_button_that_has_just_appeared_plays_nothing(world: World) -> None:
    await second_card(world)
    held = await press(world.cleo, await press(world.cleo, world.board(), "move"), "g.try.B")

    still = await confirm(world.cleo, held)

    assert "only just appeared" in text(still)
    assert await asked(world) == ["cleo"]
    await world.env.advance_time(0.5)
    done = await confirm(world.cleo, still)
    assert "✓ **cleo** took piece B" in text(done)


@pytest.mark.usefixtures("hurry")
@pytest.mark.slow
async def test_a_button_that_was_there_before_is_pressed_as_fast_as_one_likes(world: World) -> None:
    await second_card(world)
    held = await press(world.cleo, await press(world.cleo, world.board(), "move"), "g.try.B")
    await world.env.advance_time(1)
    turned = await press(world.cleo, held, control(held, "g.turn"))

    done = await confirm(world.cleo, turned)

    assert "✓ **cleo** took piece B" in text(done)


@pytest.mark.slow
async def test_a_plan_for_a_piece_that_was_given_back_places_no_other(world: World) -> None:
    await second_card(world)
    waits = await take(world, "cleo", "B")
    back = await press(world.cleo, waits, next(one for one in buttons(waits) if "undo." in one))
    assert "### Choose a piece" in text(back)
    await take(world, "cleo", "A")
    await type_in(world.ana, world, "take", piece="B")

    assert sorted(await asked(world)) == ["ana", "ben"]
    cleo = (await world.app.matches.queries.read_player_view(1, None)).view.table[2]
    assert len(cleo.land.cells) == 8


@pytest.mark.slow
async def test_with_computers_the_turn_is_over_with_the_press(world: World) -> None:
    await world.open(world.ana, players=2, computers=1, first="2")
    for _ in range(3):
        await world.env.settle()
        panel = await press(world.ana, world.board(), "move")
        tries = [one for one in buttons(panel) if one.startswith("g.try.")]
        if not tries:
            break
        panel = await fingers.take(world.ana, panel, tries[0][-1])
        assert re.search(r"✓ (\*\*ana\*\* took piece|Took . and placed)", text(panel))
    view = (await world.app.matches.queries.read_player_view(1, None)).view
    assert len(view.table[0].land.cells) > 0


@pytest.mark.slow
async def test_details_have_the_menu_of_spots_and_lead_back(world: World) -> None:
    await second_card(world)
    panel = await press(world.cleo, world.board(), "move")
    panel = await press(world.cleo, panel, "g.try.B")

    before = text(panel)
    details = "\n".join(await read_details(world.cleo, panel))

    assert "Best spot:" in details
    assert "After you: **ana** and **ben**." in details
    assert text(await press(world.cleo, panel, "move")) == before


@pytest.mark.slow
async def test_what_was_done_stays_in_the_panel_until_the_next_move(world: World) -> None:
    """So that no button moves while a piece is."""
    await second_card(world)
    await type_in(world.cleo, world, "take", piece="B")
    taken = await type_in(world.ana, world, "take", piece="A")
    turned = await press(world.ana, taken, control(taken, "g.turn"))
    assert "✓ **ana** took piece A" in text(turned)


@pytest.mark.slow
async def test_the_first_of_two_pieces_is_placed_where_it_was_held(world: World) -> None:
    """In a duel, with a computer that has chosen before the press is answered."""
    await world.open(world.ana, players=2, computers=1, first="1")
    while "Round 2" not in text(panel := await press(world.ana, world.board(), "move")):
        await play_typed(world, 1, "ana")

    for told in ("As soon as I can: place", "### Cut a card"):
        letter = next(one for one in buttons(panel) if one.startswith("g.try."))
        panel = await confirm(world.ana, await press(world.ana, panel, letter))
        assert told in text(panel)
