"""Presses that change standing orders."""

from dataclasses import replace
from pathlib import Path

from bot.interactions.orders import be_quiet
from bot.interactions.press import PendingCommands, Press
from bot.interactions.requester import Requester
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from tests.local.panels.replays import build_services
from tests.matches.skirmishing import Skirmish
from tests.matches.world import HERE
from tests.wildlands.matches import playing


async def test_a_second_press_where_a_turn_was_ended_lets_nothing_pass(tmp_path: Path) -> None:
    state = playing({"a1": 1, "b1": 42}, "1m2 13", "14", shards=("7", "40"))
    async with Skirmish.at(tmp_path / "orders.sqlite3", state) as house:
        match = await house.begun(1, "easy")
        services = build_services(house.store, house.games, house.matches, house.clock)
        (ana,) = await house.people("Ana")
        requester = Requester(services, ana, presentation_of(services, ana), HERE)
        press = Press(PendingCommands(), requester, ControlId(match, 0, "orders.quiet"), "")
        for is_soon in (True, False):
            await be_quiet(replace(press, too_soon=is_soon))
            orders = await house.matches.orders.read(match, requester.player)
            assert orders.is_quiet is not is_soon
