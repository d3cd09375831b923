"""What a panel tells of what has happened, and what its **Details** count as new."""

from pathlib import Path

from bot.interactions.panels import show_panel
from bot.interactions.requester import Requester
from bot.presentation.preferences import presentation_of
from engine.wildlands.actions import read_action
from tests.local.panels.replays import build_services
from tests.matches.skirmishing import Skirmish
from tests.matches.world import HERE, NAMES
from tests.screens.matches import as_text, buttons
from tests.wildlands.matches import playing


async def test_what_a_plan_has_played_is_told_once_and_not_counted(tmp_path: Path) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 42}
    state = playing(pieces, "12 13", "12 14", decks=("14 15 15", "15"), shards=("7", "40"))
    async with Skirmish.at(tmp_path / "news.sqlite3", state) as house:
        match = await house.begun(2)
        services = build_services(house.store, house.games, house.matches, house.clock)
        _, ben = await house.people(*NAMES[:2])
        requester = Requester(services, ben, presentation_of(services, ben), HERE)
        await show_panel(requester, match)
        await house.matches.plans.save(match, ben.player, [(read_action("move 1 41 12"),)])
        await house.act(match, 0, "end")
        shown = await show_panel(requester, match)
        assert "One → 41" in as_text(shown)
        assert "Details" in [button.label for button in buttons(shown)]
        details = await show_panel(requester, match, details=0)
        assert as_text(details).count("👣 One → 41") == 1
