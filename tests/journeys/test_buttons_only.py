"""A whole match by keys alone, and the editors over restarts, refusals and second thoughts."""

import pytest
from simcord.results import InteractionResult

from bot.models.match import Status
from engine.cutterland.layouts import read_layout
from tests.journeys.fingers import build, play_by_keys
from tests.journeys.hands import confirm, control, owes, wish
from tests.journeys.world import World, buttons, pictures, press, submit, text

MOST_MOVES = 200


async def begin(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")


async def play_until(world: World, phase: str, restart_after: int | None = None) -> None:
    """Play by keys until a phase comes; each move is answered."""
    for moves in range(MOST_MOVES):
        if moves == restart_after:
            await world.restart()
        name = "ana" if await owes(world, 1, "ana") else "ben"
        if not await owes(world, 1, name) or (await wish(world, 1, name))[0] == phase:
            return
        answer = await play_by_keys(world, 1, name)
        assert "✓" in text(answer), text(answer)
    raise AssertionError(f"{phase} never comes")


@pytest.mark.slow
async def test_a_match_of_two_is_cut_laid_and_built_by_keys_alone(world: World) -> None:
    await begin(world)
    await play_until(world, "resolve", restart_after=18)

    panel = await press(world.ana, world.board(), "move")
    layout = read_layout([*await wish(world, 1, "ana"), ""][1])
    committed = await confirm(world.ana, await build(world.ana, panel, layout))
    assert "your layout is secret" in text(committed)

    back = await press(world.ana, committed, "g.recall")
    behind = await press(world.ana, back, "details")
    assert built(behind) == built(committed), "it goes on from what was taken back"
    back = await press(world.ana, behind, "move")
    await world.restart()
    behind = await press(world.ana, await clear(world, back), "details")
    await confirm(world.ana, await press(world.ana, behind, "g.keep"))

    await play_by_keys(world, 1, "ben")
    assert (await world.table()).status is Status.FINISHED
    assert await steps_of_the_hunt(world) == 4


async def clear(world: World, panel: InteractionResult) -> InteractionResult:
    """Press **Remove** until nothing is built."""
    while "g.remove" in buttons(panel):
        panel = await press(world.ana, panel, "g.remove")
    return panel


def built(panel: InteractionResult) -> list[str]:
    """The line that says what stands on the land."""
    return [line for line in text(panel).splitlines() if line.startswith("**Built:**")]


async def steps_of_the_hunt(world: World) -> int:
    """Somebody who only looks on goes through the hunt from the final board."""
    details = await press(world.eve, world.board(), "board")
    shown = await press(world.eve, details, "look.hunt")
    seen = {tuple(pictures(shown))}
    while on := [one for one in buttons(shown) if one.endswith(".on")]:
        shown = await press(world.eve, shown, on[0])
        seen.add(tuple(pictures(shown)))
    return len(seen)


@pytest.mark.slow
async def test_an_editing_press_is_never_refused_for_an_older_picture(world: World) -> None:
    """Two panels of the same decision, and a restart between: keys go on from where things are; a
    confirmation means what its own panel showed."""
    await begin(world)
    await play_until(world, "place")
    name = "ana" if await owes(world, 1, "ana") else "ben"
    actor = world.people[name]
    first = await press(actor, world.board(), "move")
    await world.restart()  # so that the second panel does not replace the first
    second = await press(actor, world.board(), "move")
    behind = await press(actor, second, "details")
    form = await press(actor, behind, control(behind, "form.g.at."))
    second = await submit(actor, form, "E2")  # on the table, but far from the land
    assert "⚠️" in text(second)
    assert not [one for one in buttons(second) if one.startswith("g.confirm")]
    await world.restart()

    stale = await press(actor, first, control(first, "g.confirm"))
    assert "Your choice changed." in text(stale)
    nearest = await press(actor, stale, "g.nearest")
    assert "⚠️" not in text(nearest)
    assert "✓" in text(await confirm(actor, nearest))
