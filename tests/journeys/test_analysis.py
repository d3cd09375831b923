"""`/analysis`: after a match everybody sees in private what might have gone better."""

from __future__ import annotations

from tests.journeys.hands import owes, type_in, wish
from tests.journeys.world import World, buttons, pictures, press, text


async def play_badly(world: World, match: int, name: str) -> None:
    """Ana plays as she likes, but uses no token in the end."""
    actor = world.people[name]
    verb, rest = [*await wish(world, match, name), ""][:2]
    words = rest.split()
    if verb == "cut":
        await type_in(actor, world, "cut", card=words[0], pieces=" ".join(words[1:]))
    elif verb == "take":
        await type_in(actor, world, "take", piece=rest)
    elif verb == "place":
        await type_in(actor, world, "place", piece=words[0], at=words[1], turns=int(words[2]))
    else:
        shown = await type_in(actor, world, "build", layout="nothing")
        (control,) = [name for name in buttons(shown) if name.startswith("g.confirm")]
        await press(actor, shown, control)


async def test_everybody_may_look_back_once_a_match_is_over(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    early = await world.ana.slash(world.games, "analysis")
    while await owes(world, 1, "ana"):
        await play_badly(world, 1, "ana")
    board = world.board()

    panel = await press(world.ana, board, "analysis")
    own, shown = text(panel), pictures(panel)
    others = text(await press(world.ana, panel, "analysis.1"))
    panel = await world.eve.slash(world.games, "analysis", match=1)
    strangers = text(panel)
    back = text(await press(world.eve, panel, "analysis.1"))

    assert "This match is not finished" in text(early)
    assert panel.ephemeral
    assert "Looking back on" in own
    assert "**Tokens.** **ana** scored" in own
    assert strangers == own, "a spectator begins with the first seat"
    assert "**ana**" not in others
    assert back == others
    assert "The choice that cost most" in own
    assert shown, "the land at that moment, with the better place"
    assert world.board() == board, "nothing of it is public"


async def test_the_record_is_a_button_on_the_last_board_too(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    while await owes(world, 1, "ana"):
        await play_badly(world, 1, "ana")

    shown = await press(world.eve, world.board(), "record")

    assert shown.ephemeral
    assert "The whole record" in text(shown)
