"""People who type nothing at all: squares, arrows, turns and tokens, one key after the other."""

from collections.abc import Iterator

from simcord import MemberActor
from simcord.results import InteractionResult

from bot.screens.cutterland.cut_draft import is_touching
from bot.screens.cutterland.phrases import bridge_names, wall_names
from engine.cells import name_of
from engine.cutterland.cards import LETTERS
from engine.cutterland.layouts import Layout, read_layout
from tests.journeys.hands import confirm, on_card, wish
from tests.journeys.world import World, buttons, choose, components, press, text

SELECT = 3
MOST_SPOTS = 200


async def play_by_keys(world: World, match: int, name: str) -> InteractionResult:
    """Answer what is owed without a form or a command."""
    actor = world.people[name]
    verb, rest = [*await wish(world, match, name), ""][:2]
    words = rest.split()
    panel = await press(actor, world.board(), "move")
    if verb == "take":
        return await take(actor, panel, rest)
    if verb == "cut":
        return await cut(actor, panel, words[0], words[1:])
    if verb == "place":
        return await confirm(actor, await move(actor, await hold(actor, panel, words[0])))
    return await confirm(actor, await build(actor, panel, read_layout(rest)))


async def cut(
    actor: MemberActor, panel: InteractionResult, card: str, groups: list[str]
) -> InteractionResult:
    """Press the squares of every piece but the last, which is what is left over."""
    panel = await on_card(actor, panel, card)
    for number, group in enumerate(groups[:-1]):
        letter = LETTERS[number]
        if f"g.brush.{number}" in buttons(panel):
            panel = await press(actor, panel, f"g.brush.{number}")
        if f"**{letter}**: press" not in text(panel):
            break  # what is left has fallen apart into the other pieces
        for square in _connect(group):
            if f"**{LETTERS[number + 1]}**: press" in text(panel):  # it has its even share
                for _ in LETTERS:
                    if f"**{letter}**, " in text(panel):
                        break
                    brush = next(name for name in buttons(panel) if name.startswith("g.brush."))
                    panel = await press(actor, panel, brush)
                else:
                    raise AssertionError(f"{groups}: nothing leads back to {letter}: {text(panel)}")
            panel = await press(actor, panel, f"g.sq.{card}.{square}")
    return await confirm(actor, panel)


def _connect(group: str) -> str:
    """The squares in an order in which each touches one before."""
    found = group[0]
    while left := [square for square in group if square not in found]:
        found += next(square for square in left if is_touching(square, found))
    return found


async def take(actor: MemberActor, panel: InteractionResult, piece: str) -> InteractionResult:
    """The piece is moved first, unless nothing can be held."""
    panel = await press(actor, panel, f"g.try.{piece}")
    if f"g.take.{piece}" in buttons(panel):
        return await press(actor, panel, f"g.take.{piece}")
    return await confirm(actor, await move(actor, panel))


async def hold(actor: MemberActor, panel: InteractionResult, piece: str) -> InteractionResult:
    """The first piece is held already."""
    other = f"g.piece.{piece}"
    return await press(actor, panel, other) if other in buttons(panel) else panel


async def move(actor: MemberActor, panel: InteractionResult) -> InteractionResult:
    """Turn a piece and push it about: wherever keys lead, it may be placed."""
    for key in ("g.turn", "g.left"):
        panel = await press(actor, panel, key) if key in buttons(panel) else panel
    return panel


async def build(actor: MemberActor, panel: InteractionResult, layout: Layout) -> InteractionResult:
    """Hold every token, go through the spots to its own, and build it; then choose the prey area by
    area, behind the panel."""
    for kind, name in _tokens(layout):
        panel = await press(actor, panel, f"g.kind.{kind}")
        for _ in range(MOST_SPOTS):
            if f"{name}**:" in text(panel):
                break
            panel = await press(actor, panel, "g.next")
        panel = await press(actor, panel, "g.put")
        assert "⚠️" not in text(panel), text(panel)
    for number in range(len(layout.prey or ())):
        behind = await _look_at_prey(actor, panel)
        if f"g.page.{number}" in buttons(behind):
            behind = await _look_at_prey(actor, await press(actor, behind, f"g.page.{number}"))
        panel = await _feed(actor, behind, layout)
    if "move" in buttons(panel):
        panel = await press(actor, panel, "move")
    if any(name.startswith("g.confirm") for name in buttons(panel)):
        return panel
    return await press(actor, await press(actor, panel, "details"), "g.keep")


async def _look_at_prey(actor: MemberActor, panel: InteractionResult) -> InteractionResult:
    return await press(actor, panel, "details") if "details" in buttons(panel) else panel


async def _feed(actor: MemberActor, panel: InteractionResult, layout: Layout) -> InteractionResult:
    """Choose the prey in the menu that is there, if there is one."""
    menus = [one for one in components(panel) if one.get("type") == SELECT]
    menus = [one for one in menus if ":g.prey." in one["custom_id"]]
    if not menus:
        return await press(actor, panel, "move") if "move" in buttons(panel) else panel
    wanted = set(map(name_of, layout.prey or ()))
    chosen = [one["value"] for one in menus[0]["options"] if one["value"] in wanted]
    return await choose(actor, panel, menus[0]["custom_id"].split(":", 3)[3], chosen)


def _tokens(layout: Layout) -> Iterator[tuple[str, str]]:
    """The kind of each token, and its spot as the panel names it."""
    yield from (("tower", name_of(cell)) for cell in layout.towers)
    yield from (("wall", name) for name in wall_names(layout))
    yield from (("bridge", name) for name in bridge_names(layout))
