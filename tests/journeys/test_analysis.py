"""`/match analysis`: after a match everybody sees in private what might have gone better."""

from __future__ import annotations

import pytest

from tests.journeys.hands import play_out_aside
from tests.journeys.world import World, pictures, press, text


@pytest.mark.slow
async def test_everybody_may_look_back_once_a_match_is_over(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    early = await world.ana.slash(world.games, "match analysis")
    await play_out_aside(world, 1)
    board = world.board()

    panel = await press(world.ana, board, "analysis")
    own, shown = text(panel), pictures(panel)
    others = text(await press(world.ana, panel, "analysis.1"))
    panel = await world.eve.slash(world.games, "match analysis", match=1)
    strangers = text(panel)
    back = text(await press(world.eve, panel, "analysis.1"))

    assert "Wait for it to end" in text(early)
    assert panel.ephemeral
    assert "Analysis of" in own
    assert "**Tokens.** You finished with" in own
    assert "**Tokens.** **ana** finished with" in strangers, "a spectator sees the first seat"
    assert "**ana**" not in others
    assert back == others
    assert "Biggest mistake" in own
    assert shown, "the land at that moment, with the better place"
    assert world.board() == board, "nothing of it is public"


@pytest.mark.slow
async def test_the_record_is_a_button_on_the_last_board_too(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    await play_out_aside(world, 1)

    shown = await press(world.eve, world.board(), "record")

    assert shown.ephemeral
    assert "Match file of" in text(shown)
