"""Somebody who sees no pictures: every move is decided by reading the words of the panels."""

import re
from collections.abc import Mapping

from simcord.results import InteractionResult

from tests.journeys.hands import confirm, control
from tests.journeys.world import World, buttons, pictures, press, submit, text

BLOCK = re.compile(r"```\n(.*?)\n```", re.DOTALL)
SQUARE = re.compile(r"[pmw][KGCTDF^=.]|--")
CREATURES = "KGCTDF"


def blocks(shown: InteractionResult) -> list[str]:
    """What stands in code blocks."""
    assert pictures(shown) == []
    said = text(shown)
    assert 0 < len(said) <= 4_000
    return BLOCK.findall(said)


def land(block: str) -> dict[str, tuple[str, str, str]]:
    """A land's squares as they are written: the sign before, the square, the sign behind, by cell;
    rows are four characters a cell beneath the letters of the columns."""
    found = {}
    for part in block.split("\n\n"):  # a wide land has several
        head, *rows = part.splitlines()
        columns = {at: letter for at, letter in enumerate(head) if letter.isalpha()}
        for row in rows:
            for at, letter in columns.items():
                cell = row[at - 1 : at + 3].ljust(4)
                if SQUARE.fullmatch(cell[1:3]) and cell[1:3] != "--":
                    found[f"{letter}{row[:2].strip()}"] = (cell[0], cell[1:3], cell[3])
    return found


def cards(block: str) -> dict[int, Mapping[str, str]]:
    """The cards of a hand: their squares by letter."""
    found: dict[int, Mapping[str, str]] = {}
    for part in block.split("\n\n"):
        name, *rows = part.splitlines()
        squares = re.findall(r"([A-L]) (\S\S)", " ".join(rows))
        assert len(squares) == 12
        found[int(name.split()[-1])] = dict(squares)
    return found


def pieces(block: str) -> dict[str, int]:
    """The pieces offered: how many creatures are on each."""
    found = {}
    for part in block.split("\n\n"):
        name, *rows = part.splitlines()
        squares = SQUARE.findall("\n".join(rows))
        found[name.split()[1].strip(",")] = sum(one[1] in CREATURES for one in squares)
    return found


async def move(world: World, name: str) -> InteractionResult:
    """Answer what is owed, from the panel's words alone."""
    panel = await press(world.people[name], world.board(), "move")
    there = " ".join(buttons(panel))
    if "g.card." in there:
        return await cut(world, name, await chosen_card(world, name, panel))
    if "g.sq." in there:
        return await cut(world, name, panel)
    if "g.try." in there:
        best = max(offered := pieces(blocks(panel)[-1]), key=offered.__getitem__)
        panel = await press(world.people[name], panel, f"g.try.{best}")
        if f"g.take.{best}" in buttons(panel):
            return await press(world.people[name], panel, f"g.take.{best}")
        return await lay(world, name, panel)
    if "### Place piece" in text(panel):
        return await lay(world, name, panel)
    return await build(world, name, panel)


async def chosen_card(world: World, name: str, panel: InteractionResult) -> InteractionResult:
    """The card with the most creatures of the hand."""
    hand = cards(blocks(panel)[0])
    best = max(hand, key=lambda one: sum(s[1] in CREATURES for s in hand[one].values()))
    editor = await press(world.people[name], panel, f"g.card.{best}")
    assert dict(re.findall(r"([A-L]) (\S\S)", blocks(editor)[0])) == hand[best]
    return editor


async def cut(world: World, name: str, editor: InteractionResult) -> InteractionResult:
    """A card cut into its first row and three other pieces; its first square by hand."""
    actor = world.people[name]
    painted = await press(actor, editor, next(one for one in buttons(editor) if "g.sq." in one))
    assert "| A - - -\n" in blocks(painted)[0]
    behind = await press(actor, painted, "details")
    form = await press(actor, behind, control(behind, "form.g.cut."))
    whole = await submit(actor, form, "ABCD EF GHKL")
    assert re.findall(r"\| (.*)", blocks(whole)[0]) == ["A A A A", "B B C C", "D D C C"]
    return await confirm(actor, whole)


async def lay(world: World, name: str, panel: InteractionResult) -> InteractionResult:
    """Where it is held, once no square of it covers another."""
    actor = world.people[name]
    for _ in range(3):
        squares = land(blocks(panel)[0])
        held = [cell for cell, (before, _, _) in squares.items() if before == "("]
        assert held
        if not any(behind == "!" for _, _, behind in squares.values()):
            break
        panel = await press(actor, panel, "g.nearest")
    return await confirm(actor, panel)


async def build(world: World, name: str, panel: InteractionResult) -> InteractionResult:
    """A tower on the first creature that would be devoured, if there is one to place."""
    actor = world.people[name]
    squares = land(blocks(panel)[0])
    devoured = [cell for cell, (_, _, behind) in squares.items() if behind == "x"]
    details = await press(actor, panel, "details")
    if devoured and "tower" in text(details).split("Use as many")[0]:
        form = await press(actor, details, control(details, "form.g.layout"))
        panel = await submit(actor, form, f"tower {devoured[0]}")
        assert land(blocks(panel)[0])[devoured[0]][2] == "^"
    else:
        panel = await press(actor, details, "g.keep" if "g.keep" in buttons(details) else "move")
    return await confirm(actor, panel)
