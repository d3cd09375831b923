"""People at a table of Wildlands who know what they want: typed, or by buttons."""

from simcord.results import InteractionResult

from tests.journeys.hands import owes, type_in, wish
from tests.journeys.world import World, buttons, choose, press


async def play_typed(world: World, match: int, name: str) -> InteractionResult:
    """Answer what is owed by a typed line."""
    line = " ".join(await wish(world, match, name))
    return await type_in(world.people[name], world, "act", action=line)


async def play_ready(world: World, name: str) -> InteractionResult:
    """Play what the panel holds ready: two presses, or one on the board for a question."""
    actor, board = world.people[name], world.board()
    if found := find_controls(board, "g.pass."):
        return await press(actor, board, found[0])
    panel = await press(actor, board, "move")
    return await press(actor, panel, find_controls(panel, "g.pass.", "g.confirm.", "g.finish.")[0])


def find_controls(shown: object, *prefixes: str) -> list[str]:
    """The controls that begin like one of these."""
    return [one for one in buttons(shown) if one.startswith(prefixes)]  # type: ignore[arg-type]


async def order(world: World, name: str, *orders: str) -> None:
    """Say when to be asked."""
    shown = await type_in(world.people[name], world, "orders")
    await choose(world.people[name], shown, "orders.set", orders)


async def begin(world: World, *names: str) -> list[str]:
    """These people have placed their characters, and are asked after every action; in the order of
    their turns."""
    host, *guests = (world.people[name] for name in names)
    await world.open(host, game="wildlands", players=len(names), map="glassmere", auto=True)
    for guest in guests:
        await press(guest, world.board(), "lobby.join")
    for name in names:
        await order(world, name, "always")
        await play_ready(world, name)
    (first,) = [place for place, name in enumerate(names) if await owes(world, 1, name)]
    return [*names[first:], *names[:first]]
