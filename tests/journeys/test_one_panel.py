"""A person has one private panel for each match: a new one replaces it if Discord allows that."""

import re
from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor
from simcord.results import ResponseMessage

from bot.interactions.controls import parse_control
from bot.interactions.panels import show_panel
from bot.interactions.responses import show
from bot.presentation.custom_ids import ControlId
from bot.render.scene import HIGHEST_ON_PAGE
from bot.screens.screen import Row
from tests.journeys.hands import owes, play_typed, take_piece, type_in, wish
from tests.journeys.test_delivery import begun
from tests.journeys.test_leagues import asker_of_member
from tests.journeys.test_plan import second_card
from tests.journeys.world import World, answer_of, buttons, choose, press, text

WEBHOOK = "/webhooks/*/*/messages/@original"
EPHEMERAL = 1 << 6
A_WHILE = 10 * 60
MOST_MOVES = 12
TOO_LONG = 15 * 60


def panels(world: World) -> set[int]:
    """All private messages that people still have."""
    stores = world.env.backend.messages.values()
    return {one.id for store in stores for one in store.values() if one.flags & EPHEMERAL}


async def open_panel(world: World, actor: MemberActor) -> int:
    panel = answer_of(await press(actor, world.board(), "move"))
    assert panel is not None
    assert "Cut a card" in text(panel)
    return panel.id


@pytest.fixture
async def cutting(world: World) -> World:
    await begun(world)
    await world.restart()  # who pressed Start has a panel, which is not spoken of here
    return world


async def test_my_move_pressed_again_replaces_the_panel(cutting: World) -> None:
    first = await open_panel(cutting, cutting.ana)

    second = await open_panel(cutting, cutting.ana)

    assert first not in panels(cutting)
    assert second in panels(cutting)


@pytest.mark.slow
async def test_a_typed_move_and_a_button_of_the_board_replace_the_panel(cutting: World) -> None:
    first = await open_panel(cutting, cutting.ana)
    typed = answer_of(await play_typed(cutting, 1, "ana"))
    assert typed is not None
    assert first not in panels(cutting)
    await take_piece(cutting.ben, cutting.board(), "A")

    again = answer_of(await take_piece(cutting.ana, cutting.board(), "B"))

    assert again is not None
    assert typed.id not in panels(cutting)
    assert again.id in panels(cutting)


async def test_panels_of_other_people_and_matches_stay(cutting: World) -> None:
    await cutting.open(cutting.ana, players=2, computers=1, first="1")
    second = await open_panel(cutting, cutting.ana)
    listed = await cutting.ana.slash(cutting.tavern, "turns")

    first = answer_of(await press(cutting.ana, listed, "move.1"))
    others = answer_of(await press(cutting.ben, cutting.boards()[0], "move"))

    assert first is not None
    assert others is not None
    assert {second, others.id} <= panels(cutting)


async def test_a_panel_that_is_used_can_be_replaced_for_longer(cutting: World) -> None:
    panel = await press(cutting.ana, cutting.board(), "move")
    first = answer_of(panel)
    assert first is not None
    await cutting.env.advance_time(A_WHILE)
    await press(cutting.ana, await press(cutting.ana, panel, "details"), "move")
    await cutting.env.advance_time(A_WHILE)

    await open_panel(cutting, cutting.ana)

    assert first.id not in panels(cutting)


async def test_a_panel_that_discord_lets_nobody_delete_stays(cutting: World) -> None:
    first = await open_panel(cutting, cutting.ana)
    await cutting.env.advance_time(TOO_LONG)

    second = await open_panel(cutting, cutting.ana)

    assert {first, second} <= panels(cutting)
    assert cutting.bodies("DELETE", "/webhooks/") == []


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (404, 10008), (401, 50027), (503, 0)])
async def test_nothing_comes_of_it_where_deleting_fails(
    cutting: World, status: int, code: int
) -> None:
    await open_panel(cutting, cutting.ana)
    cutting.env.inject_error("DELETE", WEBHOOK, status=status, code=code, times=1)

    panel = await press(cutting.ana, cutting.board(), "move")

    assert "Cut a card" in text(panel)
    assert not panel.followups
    assert len(cutting.bodies("DELETE", "/webhooks/")) == 1


@pytest.mark.slow
async def test_a_panel_that_was_left_is_the_panel_again_once_it_is_pressed(cutting: World) -> None:
    left = await press(cutting.ana, cutting.board(), "move")
    await cutting.restart()
    newer = await open_panel(cutting, cutting.ana)

    await press(cutting.ana, await press(cutting.ana, left, "details"), "move")

    message = answer_of(left)
    assert message is not None
    assert message.id in panels(cutting)
    assert newer not in panels(cutting)


async def wait_for_computers(world: World) -> ResponseMessage:
    """Ana's panel after a move that computers answer when it has settled."""
    world.env.settle_timeout = 5.0
    world.builder.settings = world.builder.settings.model_copy(update={"settle_seconds": 20})
    await world.restart()
    await world.open(world.ana, players=3, computers=2, first="1")
    for _ in range(MOST_MOVES):
        panel = answer_of(await play_typed(world, 1, "ana"))
        assert isinstance(panel, ResponseMessage)
        if "Waiting for " in text(panel):
            return panel
    raise AssertionError("no computer ever waits")


@pytest.mark.slow
async def test_a_panel_that_waits_for_computers_shows_the_next_question(world: World) -> None:
    panel = await wait_for_computers(world)

    await world.env.advance_time(20)
    await world.env.settle()

    assert await owes(world, 1, "ana")
    assert "Waiting for " not in text(panel)
    assert panel.id in panels(world)


@pytest.mark.slow
async def test_a_page_to_which_a_panel_led_is_not_replaced(world: World) -> None:
    panel = await wait_for_computers(world)
    await press(world.ana, panel, "details")
    page = text(panel)

    await world.env.advance_time(20)
    await world.env.settle()

    assert await owes(world, 1, "ana")
    assert text(panel) == page


async def test_what_a_match_was_chosen_for_is_not_replaced_by_the_next_question(
    cutting: World,
) -> None:
    await cutting.open(cutting.ana, players=2, computers=1, first="1")
    asked = await cutting.ana.slash(cutting.games, "match history")
    which = next(one for one in buttons(asked) if one.startswith("which."))
    shown = answer_of(await choose(cutting.ana, asked, which, ["1"]))
    assert shown is not None
    assert "History of" in text(shown)

    second = answer_of(await cutting.ana.slash(cutting.games, "match history"))
    third = answer_of(await cutting.ana.slash(cutting.games, "match history"))

    assert second is not None
    assert third is not None
    assert shown.id in panels(cutting)
    assert second.id not in panels(cutting), "a question that nobody has answered is replaced"
    assert third.id in panels(cutting)


@pytest.mark.slow
async def test_a_panel_that_waits_for_other_people_becomes_the_move(cutting: World) -> None:
    panel = answer_of(await press(cutting.ben, cutting.board(), "move"))
    assert isinstance(panel, ResponseMessage)
    assert "Waiting for " in text(panel)

    await play_typed(cutting, 1, "ana")
    await cutting.env.settle()

    assert await owes(cutting, 1, "ben")
    assert "Waiting for " not in text(panel)
    assert panel.id in panels(cutting)


@pytest.mark.slow
async def test_a_panel_that_waits_for_others_says_for_whom(world: World) -> None:
    await second_card(world)
    panel = answer_of(await press(world.ben, world.board(), "move"))
    assert isinstance(panel, ResponseMessage)
    assert "Waiting for **cleo** to choose" in text(panel)

    await type_in(world.cleo, world, "take", piece="C")
    await world.env.settle()

    assert "Waiting for **ana** to choose" in text(panel)
    assert panel.id in panels(world)


async def test_the_panel_follows_a_move_on_the_page(cutting: World) -> None:
    """Not what is only made ready there."""
    opened = await press(cutting.ana, cutting.board(), "move")
    router, requester = cutting.app.bot.router, await asker_of_member(cutting, "ana")
    screen = await show_panel(replace(requester, page_height=HIGHEST_ON_PAGE), 1)
    edits = len(cutting.bodies("PATCH", "/webhooks/"))
    for name in ("g.card.1", "g.suggest.1", "g.confirm."):
        rows = (row.buttons for row in screen.blocks if isinstance(row, Row))
        controls = [button.control for row in rows for button in row]
        control = next(one for one in controls if one.startswith(name))
        assert "Cut a card" in text(opened)
        assert len(cutting.bodies("PATCH", "/webhooks/")) == edits
        route = ControlId(1, screen.decision, control)
        parsed = parse_control(route, submitted=False)
        assert parsed is not None
        shown = await router.answer_page(
            replace(requester, page_height=HIGHEST_ON_PAGE), parsed, {}
        )
        assert shown is not None
        screen = shown
    assert not await router.wait_for_answers(10 * cutting.env.settle_timeout)
    await cutting.env.settle()

    assert "Cut a card" not in text(opened)


@pytest.mark.slow
async def test_a_panel_that_went_on_to_another_match_leaves_the_first_alone(world: World) -> None:
    """What happens in the first must not replace the second under a finger."""
    for first in "21":
        await world.open(world.ana, players=2, first=first)
        await press(world.ben, world.board(), "lobby.join")
        await press(world.ana, world.board(), "lobby.start")
    panel = answer_of(await press(world.ana, world.boards()[0], "move"))
    assert panel is not None
    await press(world.ana, panel, "move.2")
    shown = str(world.snapshot(panel))
    assert "#2" in shown

    await play_typed(world, 1, "ben")
    await world.env.settle()

    assert str(world.snapshot(panel)) == shown


async def test_a_panel_that_follows_leads_on_to_the_next_match(world: World) -> None:
    await second_card(world)
    await world.open(world.ben, players=2, computers=1, first="1")
    panel = answer_of(await press(world.ben, world.boards()[0], "move"))
    assert panel is not None
    assert "Waiting for **cleo**" in str(world.snapshot(panel))

    await type_in(world.cleo, world, "take", piece="B")
    assert not await world.app.bot.router.wait_for_answers(10 * world.env.settle_timeout)

    assert "Waiting for **ana**" in str(world.snapshot(panel))
    assert "Your turn: #2" in str(world.snapshot(panel))


async def test_details_follow_what_others_do(world: World) -> None:
    await second_card(world)
    panel = await press(world.ana, world.board(), "move")
    ideas = re.findall(r"take [ABC]: at [A-Z]\d+.*?, [+±−]\d", text(panel))
    assert len(ideas) == 3, "all lines of the idea"
    details = answer_of(
        await press(world.ben, await press(world.ben, world.board(), "move"), "details")
    )
    own = answer_of(await press(world.ana, panel, "details"))
    assert details is not None
    assert own is not None

    await type_in(world.cleo, world, "take", piece="B")
    assert not await world.app.bot.router.wait_for_answers(10 * world.env.settle_timeout)

    assert "**cleo** took piece B" in str(world.snapshot(details))
    assert "Choose a piece" in str(world.snapshot(own))


@pytest.mark.slow
async def test_a_panel_follows_what_is_played_for_its_player(cutting: World) -> None:
    """By a plan or a computer, while they look at the question."""
    matches, (cutter,) = cutting.app.matches, (await cutting.table()).awaited_seats
    opened = answer_of(await press(cutting.people[cutter.name], cutting.board(), "move"))
    assert opened is not None
    assert "Cut a card" in str(cutting.snapshot(opened))
    action = matches.games["cutterland"].read(" ".join(await wish(cutting, 1, cutter.name)))

    await matches.play.act(1, cutter.player or 0, action, cutter.decision)
    assert not await cutting.app.bot.router.wait_for_answers(10 * cutting.env.settle_timeout)

    assert "Cut a card" not in str(cutting.snapshot(opened))


@pytest.mark.slow
async def test_a_panel_follows_what_happened_while_it_was_sent(
    cutting: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Like a plan that plays at once after the press that the panel answers."""
    matches, (cutter,) = cutting.app.matches, (await cutting.table()).awaited_seats
    moves = iter([" ".join(await wish(cutting, 1, cutter.name))])

    async def send(*args: Any) -> int | None:
        for move in moves:
            action = matches.games["cutterland"].read(move)
            await matches.play.act(1, cutter.player or 0, action, cutter.decision)
        return await show(*args)

    monkeypatch.setattr("bot.interactions.router.show", send)
    panel = answer_of(await press(cutting.ben, cutting.board(), "move"))
    await cutting.env.settle()

    assert panel is not None
    assert "Choose a piece" in str(cutting.snapshot(panel))
