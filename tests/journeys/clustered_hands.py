"""People at a table of Clustered who know what they want: typed, or by buttons."""

from simcord.results import InteractionResult

from bot.screens.clustered.phrases import control_of
from tests.journeys.hands import confirm, control, type_in, wish
from tests.journeys.world import World, press, submit


async def play_typed(world: World, match: int, name: str) -> InteractionResult:
    """Answer what is owed by a typed command."""
    verb, rest = await wish(world, match, name)
    if verb == "place":
        card, cell = rest.split()
        return await type_in(world.people[name], world, "play-card", card=card, at=cell)
    return await type_in(world.people[name], world, verb, cards=rest)


async def play_pressed(world: World, match: int, name: str) -> InteractionResult:
    """Answer what is owed by the buttons of the board and of the panel."""
    actor = world.people[name]
    verb, rest = await wish(world, match, name)
    panel = await press(actor, world.board(), "move")
    if verb == "place":
        card, cell = rest.split()
        panel = await press(actor, panel, f"g.card.{control_of(card)}")
        form = await press(actor, panel, control(panel, "form.g.at"))
        return await confirm(actor, await submit(actor, form, cell))
    for card in rest.split():
        panel = await press(actor, panel, f"g.toss.{control_of(card)}")
    return await confirm(actor, panel)
