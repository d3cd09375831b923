"""Presses that change standing orders."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.interactions.last_presses import LastPresses
from bot.interactions.orders import be_quiet
from bot.interactions.panels import press_game_control, show_panel
from bot.interactions.press import PendingCommands, Press
from bot.interactions.requester import Requester
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Screen
from tests.local.panels.replays import build_services
from tests.matches.skirmishing import Skirmish
from tests.matches.world import HERE
from tests.screens.matches import buttons
from tests.wildlands.matches import playing

MESSAGE = 7


def pressed(control: str, milliseconds: int) -> Any:
    """What is read of an interaction."""
    return SimpleNamespace(
        id=(1_000_000_000 + milliseconds) << 22,
        message=SimpleNamespace(id=MESSAGE),
        data={"custom_id": f"v1:1:0:{control}"},
    )


def find_control(screen: Screen, stem: str) -> str:
    return next(one.control for one in buttons(screen) if one.control.startswith(stem))


@pytest.mark.parametrize(("gap", "is_quiet"), [(399, False), (400, True)])
async def test_a_second_press_where_a_turn_was_ended_lets_nothing_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gap: int, is_quiet: bool
) -> None:
    monkeypatch.setattr("bot.interactions.last_presses.TOO_SOON", timedelta(milliseconds=400))
    state = playing({"a1": 1, "b1": 42}, "1m2 13", "14 15", decks=("12 12 12",), shards=("7", "40"))
    async with Skirmish.at(tmp_path / "orders.sqlite3", state) as house:
        match = await house.begun(2)
        services = build_services(house.store, house.games, house.matches, house.clock)
        (ana,) = await house.people("Ana")
        requester = Requester(services, ana, presentation_of(services, ana), HERE)
        presses = LastPresses()

        before = await show_panel(requester, match)
        presses.show(MESSAGE, before)
        end = find_control(before, "g.finish")
        assert presses.note(pressed(end, 0)) is None
        press = Press(PendingCommands(), requester, ControlId(match, 0, end), "")
        after = await press_game_control(press, end.removeprefix("g."))
        presses.show(MESSAGE, after)

        quiet = find_control(after, "orders.quiet")
        moved = presses.note(pressed(quiet, gap))
        control_id = ControlId(match, 0, quiet)
        await be_quiet(replace(press, control_id=control_id, too_soon=moved is not None))
        orders = await house.matches.orders.read(match, ana.player)
        assert orders.is_quiet is is_quiet
