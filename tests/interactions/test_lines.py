"""Actions in a row at a table of computers: all are played by one press, and it is told what came
of them, or why they stopped and what is left."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.interactions.panels import play
from bot.interactions.requester import Requester
from bot.presentation.preferences import presentation_of
from bot.screens.replies import PlayAction
from bot.screens.screen import Text
from engine.wildlands.actions import read_action
from engine.wildlands.state import State
from tests.local.panels.replays import build_services
from tests.matches.skirmishing import Skirmish
from tests.matches.world import HERE
from tests.wildlands.matches import playing


@asynccontextmanager
async def alone(path: Path, state: State) -> AsyncIterator[tuple[Skirmish, int]]:
    """Seat 0 plays a computer that answers in its own time."""
    async with Skirmish.at(path / "alone.sqlite3", state) as house:
        match = await house.begun(1, "easy")
        answers = asyncio.create_task(_answer(house))
        try:
            yield house, match
        finally:
            answers.cancel()
            with suppress(asyncio.CancelledError):
                await answers


async def _answer(house: Skirmish) -> None:
    while True:
        await house.jobs.run_due()
        await asyncio.sleep(0.01)


async def press(house: Skirmish, match: int, *lines: str) -> str:
    """What the panel says after its button has played these actions."""
    services = build_services(house.store, house.games, house.matches, house.clock)
    (ana,) = await house.people("Ana")
    requester = Requester(services, ana, presentation_of(services, ana), HERE)
    first, *others = map(read_action, lines)
    table = await house.matches.queries.read_table(match)
    screen = await play(requester, table, PlayAction(first, then=tuple(others)), None)
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def duel(hand: str, other: str, **pieces: int) -> State:
    """The other may hold a wild card, so that it is asked after every action."""
    where: dict[str, int | str] = {"a1": 1, "b1": 42, **pieces}
    return playing(where, hand, other, decks=("15 15 15 W", "15 15 W"), shards=("7 20", "40"))


async def test_all_of_a_line_is_played_though_each_action_is_answered(tmp_path: Path) -> None:
    async with alone(tmp_path, duel("1m2 1m2 13", "14")) as (house, match):
        said = await press(house, match, "move 1 7 1m2", "move 1 1 1m2", "end")
        view = await house.view(match, 0)
        assert (view.own.pieces[0].space, view.hand[1:]) == (1, ("15", "15", "15"))
        assert "**Your turn.** ✓ One → 7 → 1 · ✓ You drew 3 cards" in said


async def test_a_defence_is_told_and_what_it_leaves_of_the_line(tmp_path: Path) -> None:
    async with alone(tmp_path, duel("1m2 13", "1m2", b1=1)) as (house, match):
        said = await press(house, match, "melee 1 b 1m2", "move 1 7 13", "end")
        assert "**Computer**: 🛡️ defended One from One" in said
        assert "Played 1 of 3. Your attack was stopped." in said
        assert "Left to play: One → 7" in said
        assert (await house.view(match, 0)).hand == ("13",)


async def test_damage_and_knock_outs_are_told_with_what_is_left(tmp_path: Path) -> None:
    async with alone(tmp_path, duel("1m2 13", "14", b1=1)) as (house, match):
        said = await press(house, match, "melee 1 b 1m2")
        assert "One → One −1 (melee, 3 of 4 health)" in said
