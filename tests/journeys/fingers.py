"""People who type nothing at all: squares, arrows, turns and tokens, one key after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator

from simcord import MemberActor
from simcord.results import InteractionResult

from bot.screens.cutterland.cut_draft import is_touching
from engine.cells import SIDE, column_of, name_of, read_cell, row_of
from engine.cutterland.layouts import Layout, read_layout
from tests.journeys.hands import confirm, on_card, wish
from tests.journeys.world import World, buttons, choose, components, press, text

SELECT = 3
SHOWN = re.compile(r"\*\*([A-Z]\d+)\*\*")
"""A cell as the panel names the one where the cursor is."""


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
        if number:
            panel = await press(actor, panel, f"g.brush.{number}")
        for square in _connect(group):
            panel = await press(actor, panel, f"g.sq.{card}.{square}")
    return await confirm(actor, panel)


def _connect(group: str) -> str:
    """The squares in an order in which each touches one before."""
    found = group[0]
    while left := [square for square in group if square not in found]:
        found += next(square for square in left if is_touching(square, found))
    return found


async def take(actor: MemberActor, panel: InteractionResult, piece: str) -> InteractionResult:
    """With one press where nothing can be held; else the piece is moved first."""
    if f"g.take.{piece}" in buttons(panel):
        return await press(actor, panel, f"g.take.{piece}")
    return await confirm(actor, await move(actor, await press(actor, panel, f"g.try.{piece}")))


async def hold(actor: MemberActor, panel: InteractionResult, piece: str) -> InteractionResult:
    """The first piece is held already."""
    other = f"g.piece.{piece}"
    return await press(actor, panel, other) if other in buttons(panel) else panel


async def move(actor: MemberActor, panel: InteractionResult) -> InteractionResult:
    """Turn a piece and push it about: wherever keys lead, it may be placed."""
    for key in ("g.turn", "g.left"):
        panel = await press(actor, panel, key) if key in buttons(panel) else panel
    return panel


async def go(actor: MemberActor, panel: InteractionResult, cell: str) -> InteractionResult:
    """Press arrows until the panel names that cell."""
    there = read_cell(cell)
    assert there is not None
    for _ in range(2 * SIDE):
        here = read_cell(SHOWN.findall(text(panel))[-1])
        assert here is not None
        down, right = row_of(there) - row_of(here), column_of(there) - column_of(here)
        if not down and not right:
            return panel
        way = ("down" if down > 0 else "up") if down else ("right" if right > 0 else "left")
        panel = await press(actor, panel, f"g.{way}")
    raise AssertionError(f"{cell} was never reached: {text(panel)}")


async def build(actor: MemberActor, panel: InteractionResult, layout: Layout) -> InteractionResult:
    """Place every token with the cursor, then choose the prey area by area."""
    for cell, key in _tokens(layout):
        panel = await press(actor, await go(actor, panel, cell), f"g.{key}")
        assert "⚠️" not in text(panel), text(panel)
    for number in range(len(layout.prey or ())):
        if f"g.page.{number}" in buttons(panel):
            panel = await press(actor, panel, f"g.page.{number}")
        panel = await _feed(actor, panel, layout)
    return panel


async def _feed(actor: MemberActor, panel: InteractionResult, layout: Layout) -> InteractionResult:
    """Choose the prey in the menu that is there, if there is one."""
    menus = [one for one in components(panel) if one.get("type") == SELECT]
    if not menus:
        return panel
    wanted = set(map(name_of, layout.prey or ()))
    chosen = [one["value"] for one in menus[0]["options"] if one["value"] in wanted]
    return await choose(actor, panel, menus[0]["custom_id"].split(":", 3)[3], chosen)


def _tokens(layout: Layout) -> Iterator[tuple[str, str]]:
    """Where the cursor has to be for each token, and the key to press."""
    for cell in layout.towers:
        yield name_of(cell), "tower"
    for cell, beyond in layout.walls:
        yield name_of(cell), "wallright" if beyond == cell + 1 else "wallbelow"
    for bridge in layout.bridges:
        yield name_of(bridge.cell), "bridgeacross" if bridge.direction == "h" else "bridgedown"
