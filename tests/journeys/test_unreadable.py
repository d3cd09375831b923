"""A row that cannot be read, as people see it: their other matches go on, and the broken one says
that it is stuck and can be ended."""

from copy import copy
from typing import Any, cast

import pytest

from bot.models.match import Status
from bot.screens.context import Context
from engine.contract import Seat
from tests.journeys.hands import owes
from tests.journeys.test_delivery import begun, told
from tests.journeys.test_mentions import play_typed_in
from tests.journeys.world import World, buttons, pictures, press, text

DAMAGES = {
    "options": "UPDATE matches SET options = 'nonsense' WHERE id = 2",
    "game": "UPDATE matches SET game = 'chess' WHERE id = 2",
    "log": "DROP TRIGGER log_forbids_update; UPDATE log SET body = '{' WHERE match = 2",
}
HARMLESS = {
    "message": "INSERT INTO outbox (match, mode, asked, params, created, due)"
    " VALUES (2, 'edit', '{', 'nonsense', 0, 0)",
    "hours": "INSERT INTO playing_hours SELECT id, 'Moon/Base', 0, 0, '[]', 1, 0, 0, 0, NULL, 0, 0,"
    " '' FROM players",
    "plan": "INSERT INTO plans (match, seat, player, made, lines) VALUES (2, 1, 2, 1, 'nonsense')",
    "draft": "INSERT INTO drafts SELECT match, seat, decision, player, 'nonsense', 0 FROM seats"
    " WHERE match = 2 AND decision IS NOT NULL",
    "lesson": "INSERT INTO lessons SELECT id, 'cutterland', 1, 'nonsense' FROM players",
    "result": "INSERT INTO results (match, guild, game, at) VALUES (2, 1, CAST(x'ff' AS TEXT), 0);"
    " INSERT INTO result_seats SELECT 2, id, id, 1, 5, 1, 0 FROM players WHERE id < 3",
    "theme": "UPDATE players SET theme = 'x', palette = 'x', chosen = 'xx'",
}


async def three_matches(world: World, sql: str) -> None:
    for _ in range(3):
        await begun(world)
    await world.restart(sql)
    await told(world)


async def check_lists(world: World) -> None:
    for command in ("turns", "matches", "rating", "profile", "settings", "learn"):
        shown = await world.ana.slash(world.games, command)
        assert text(shown), command
        assert "went wrong" not in text(shown)
    turns = await world.ana.slash(world.games, "turns")
    assert {"move.1", "move.3"} <= set(buttons(turns))
    assert "#2" in text(turns)
    listed = await world.ana.slash(world.games, "matches")
    assert {"see.1", "see.2", "see.3"} <= set(buttons(listed))


@pytest.mark.parametrize("what", DAMAGES)
@pytest.mark.slow
async def test_the_others_go_on_and_the_broken_one_can_be_ended(world: World, what: str) -> None:
    await three_matches(world, DAMAGES[what])
    await check_lists(world)
    said = [text(board) for board in world.boards()]
    assert any("A bug froze this match" in one and "#2" in one for one in said)
    for match in (1, 3):
        assert await owes(world, match, "ana")
        await play_typed_in(world, match, "ana")
        assert await owes(world, match, "ben")
    assert (await world.table(2)).status is Status.STUCK
    olga = world.guild.add_member(world.guild.owner)
    shown = await olga.slash(world.games, "match organise", match=2)
    sure = await press(olga, shown, "org.end")
    await press(olga, sure, "org.ended")
    assert (await world.table(2)).status is Status.CANCELLED
    await world.restart()
    await told(world)
    assert (await world.table(2)).status is Status.CANCELLED


@pytest.mark.slow
async def test_a_match_that_cannot_be_described_is_listed_without_its_news(world: World) -> None:
    for _ in range(3):
        await begun(world)
    screens = cast(dict[str, Any], world.app.bot.services.screens)
    whole = screens["cutterland"]

    class Clumsy(type(whole)):  # type: ignore[misc]
        def describe_duty(self, ctx: Context[Any], seat: Seat) -> str:
            if ctx.table.match == 2:
                raise ZeroDivisionError("a slip in the screens")
            return str(super().describe_duty(ctx, seat))

    screens["cutterland"] = copy(whole)
    screens["cutterland"].__class__ = Clumsy
    turns = await world.ana.slash(world.games, "turns")
    assert {"move.1", "move.2", "move.3"} <= set(buttons(turns))


@pytest.mark.parametrize("what", HARMLESS)
@pytest.mark.slow
async def test_what_stops_no_match_stops_nobody(world: World, what: str) -> None:
    await three_matches(world, HARMLESS[what])
    await check_lists(world)
    turns = await world.ana.slash(world.games, "turns")
    assert pictures(await press(world.ana, turns, "move.2"))
    for match in (1, 2, 3):
        await play_typed_in(world, match, "ana")
        assert await owes(world, match, "ben")
