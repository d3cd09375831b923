"""`/match analysis`: after a match everybody sees in private what might have gone better."""

import pytest

from bot.matches.analyses import ANALYSES
from bot.models.analysis import Analysis, StoredMistake
from engine.cutterland.actions import Cut
from tests.journeys.hands import play_out_aside
from tests.journeys.world import World, pictures, press, text


@pytest.mark.slow
async def test_everybody_may_look_back_once_a_match_is_over(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    early = text(await world.ana.slash(world.games, "match analysis"))
    await play_out_aside(world, 1)
    board = world.board()

    await store_analysis(world)
    panel = await press(world.ana, board, "analysis")
    own, shown = text(panel), pictures(panel)
    others = text(await press(world.ana, panel, "analysis.1"))
    panel = await world.eve.slash(world.games, "match analysis", match=1)
    strangers = text(panel)
    back = text(await press(world.eve, panel, "analysis.1"))

    assert "Wait for it to end" in early
    assert panel.ephemeral
    assert "Analysis of" in own
    assert ":** you cut card" in own
    assert "was worth about 2 VP more" in own
    assert len(shown) == 2, "the chances, and the better cut beside the one that was made"
    assert ":** **ana** cut card" in strangers, "a spectator sees the first seat"
    assert "no clear mistake" in others
    assert back == others
    assert world.board() == board, "nothing of it is public"


async def store_analysis(world: World) -> None:
    """As if a cut of the first seat had been found bad."""
    matches = world.app.matches
    decisions = await matches.analyses.list_decisions(1)
    did = next(one for one in decisions if isinstance(one.action, Cut) and one.seat == 0)
    mistake = StoredMistake(did.number, f"cut {did.action.card} ABEFIJ CDGHKL", 2.4)
    found = Analysis((mistake,), ((0, (50, 50)), (40, (30, 70))))
    seq = (await matches.queries.read_table(1)).seq
    await matches.store.analyses.save(1, seq, ANALYSES.dump_json(found).decode())


@pytest.mark.slow
async def test_the_record_is_a_button_on_the_last_board_too(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    await play_out_aside(world, 1)

    shown = await press(world.eve, world.board(), "record")

    assert shown.ephemeral
    assert "Match file of" in text(shown)
