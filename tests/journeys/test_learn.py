"""`/learn`: a lesson done by pressing what it says, with stumbles, over a restart, in words."""

import threading
from dataclasses import replace
from datetime import timedelta

import pytest
from simcord.results import InteractionResult

from bot.interactions import learn
from bot.interactions.controls import parse_control
from bot.interactions.press import PendingCommands, Press
from bot.interactions.requester import Requester
from bot.models.match import Status
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.screens.clustered import ClusteredScreens
from bot.screens.context import Context
from bot.screens.screen import Part
from engine.clustered.views import View
from tests.journeys.hands import control
from tests.journeys.world import World, buttons, choose, pictures, press, text

GAME = "learn.cutterland"


async def press_on(world: World, shown: InteractionResult, *controls: str) -> InteractionResult:
    """Press one after the other; each is the beginning of a control's name in the lesson."""
    for one in controls:
        shown = await press(world.ana, shown, control(shown, f"{GAME}.{one}"))
    return shown


async def begun(world: World) -> InteractionResult:
    shown: InteractionResult = await world.ana.slash(world.games, "learn", game="cutterland")
    return shown


@pytest.mark.slow
async def test_a_newcomer_goes_through_the_lesson_and_stumbles_kindly(world: World) -> None:
    choice = await world.ana.slash(world.games, "learn")
    assert choice.ephemeral
    shown = await press(world.ana, choice, f"{GAME}.open")
    assert "Learn Cutterland" in text(shown)
    other = await press(world.ana, shown, "learn.clustered.open")
    assert "Learn Clustered" in text(other)
    shown = await press(world.ana, other, f"{GAME}.open")

    shown = await press_on(world, shown, "g.begin")
    shown = await press_on(world, shown, "g.try.A", "g.confirm")
    assert "👉 That makes 6 VP; you can get 18" in text(shown)
    shown = await press_on(world, shown, "g.try.C", "g.confirm", "g.confirm")
    assert "👉 That makes 15 VP; you can get 18" in text(shown)
    shown = await press_on(world, shown, "g.best", "g.confirm")
    assert "✓ **Placed!** Your land is worth 18 VP" in text(shown)

    shown = await choose(world.ana, shown, control(shown, f"{GAME}.g.prey"), ["O15"])
    shown = await press_on(world, shown, "g.confirm")
    assert "✓ **Well hunted!**" in text(shown)

    shown = await press_on(world, shown, "g.put", "g.confirm")
    assert "👉 That makes" in text(shown)
    shown = await press_on(world, shown, "g.remove", "g.kind.tower", "g.put", "g.confirm")
    shown = await press_on(world, shown, "g.kind.bridge", "g.put", "g.confirm")
    assert "That makes 24 VP" in text(shown)
    shown = await press_on(world, shown, "g.suggest", "g.confirm")
    assert "✓ **Cut!**" in text(shown)

    assert "wins with 7 VP" in text(shown)
    assert "`/new` opens a match" in text(shown)
    assert await world.app.matches.queries.list_in_server(world.guild.id) == ()


async def test_the_lesson_goes_on_after_a_restart_where_it_was(world: World) -> None:
    shown = await press_on(world, await begun(world), "g.begin", "step.2")
    shown = await press_on(world, shown, "g.turn")
    where = [line for line in text(shown).splitlines() if "VP" in line]
    await world.restart()

    again = await begun(world)
    assert "**3/8**" in text(again)
    assert [line for line in text(again).splitlines() if "VP" in line] == where
    pressed = await press_on(world, shown, "g.best")
    assert "**3/8**" in text(pressed)


async def test_a_second_tap_skips_no_step(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.last_presses.TOO_SOON", timedelta(milliseconds=400))
    shown = await press_on(world, await begun(world), "g.begin")
    shown = await press_on(world, shown, "step.2")
    assert "**2/8**" in text(shown)
    await world.env.advance_time(0.5)
    assert "**3/8**" in text(await press_on(world, shown, "step.2"))


async def test_a_control_of_an_older_step_shows_where_one_is_now(world: World) -> None:
    shown = await press_on(world, await begun(world), "g.begin")
    old = dict(buttons(shown))
    message = world.snapshot(shown.response)  # type: ignore[arg-type]
    await press_on(world, shown, "step.2")

    answer = await world.press_raw(world.ana, message, old[f"{GAME}.g.try.C"])

    assert "That step is over." in text(answer)
    assert "**3/8**" in text(answer)


async def test_the_lesson_can_be_had_in_words(world: World) -> None:
    shown = await begun(world)
    assert pictures(shown)

    shown = await press(world.ana, shown, f"pictures.off.{GAME}.here")
    shown = await press_on(world, shown, "g.begin")

    assert pictures(shown) == []
    assert "**2/8**" in text(shown)
    assert "Piece A\nA mG  B mD\nE pC  F p." in text(shown)
    assert pictures(await begun(world)) == []
    assert pictures(await world.ben.slash(world.games, "learn", game="cutterland"))


async def test_a_finished_lesson_begins_anew(world: World) -> None:
    shown = await begun(world)
    shown = await press_on(world, shown, "g.begin")
    for step in range(2, 8):
        shown = await press_on(world, shown, f"step.{step}")
    assert "The end" in text(shown)

    assert f"{GAME}.g.begin" in buttons(await begun(world))


async def test_a_lesson_ends_with_a_match_against_easy_computer_players(world: World) -> None:
    shown = await begun(world)
    shown = await press_on(world, shown, "g.begin")
    for step in range(2, 8):
        assert f"{GAME}.match" not in buttons(shown)
        shown = await press_on(world, shown, f"step.{step}")

    told = await press_on(world, shown, "match")

    assert "started in" in text(told)
    table = await world.table(1)
    assert table.status is Status.RUNNING
    assert [seat.computer for seat in table.seats] == [None, "easy"]
    assert "Round 1 of " in text(world.board())


class Watched(ClusteredScreens):
    """Knows which threads it was asked on."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[int] = []

    def panel_parts(self, ctx: Context[View]) -> tuple[Part, ...]:
        self.threads.append(threading.get_ident())
        return super().panel_parts(ctx)


async def test_a_lesson_is_thought_out_beside_the_event_loop(world: World) -> None:
    screens = Watched()
    services = replace(world.app.bot.services, screens={screens.key: screens})
    person = await services.matches.people.meet(world.ana.id, "ana", None)
    requester = Requester(services, person, presentation_of(services, person), None)

    await learn.learn(requester, screens.key)
    for step, pressed in enumerate(("g.begin", "g.card.1Sh")):
        route = ControlId(0, step, f"learn.{screens.key}.{pressed}")
        parsed = parse_control(route, submitted=False)
        assert parsed is not None
        await parsed.answer(Press(PendingCommands(), requester, parsed.route, ""))

    assert len(screens.threads) == 3
    assert threading.get_ident() not in screens.threads
