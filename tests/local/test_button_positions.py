"""No button moves under a finger: after a press that plays nothing, every button is where it was,
counted from the top of the message and from its end.

Where such a press leads on to another kind of panel, to the next step of a line, or from something
illegal that was typed, buttons may move, but none that plays something may come to stand under the
finger.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.models.match import Address
from bot.screens.controls import list_controls
from bot.screens.screen import Picture, Row, Screen, Select
from tests.local.panels import states
from tests.local.panels.browser import SIZES, Box, Meter
from tests.local.panels.gallery import Shot
from tests.local.panels.replays import Tables
from tests.local.panels.server import MOST, Server, open_server
from tests.local.panels.walks import Step, Walks
from tests.local.running import CHROMIUM

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser"),
    pytest.mark.timeout(900),
]
Boxes = Mapping[str, Box]
"""A message by the size of the window."""
PLAYS: Final = ("confirm", "finish", "take")
TOLERANCE: Final = 4
"""Pixels that a line of small letters is lower than another one."""


async def test_no_press_moves_a_button(tmp_path: Path, figures: Callable[[str], None]) -> None:
    async with open_server(channels=20) as server:
        tables = await Tables.open(tmp_path / "store.sqlite3", server.env.now, server.users)
        address = Address(server.guild, server.channels[0].id)
        walks = Walks()
        await states.show_three(walks, await tables.start("cutterland-3", address), every=False)
        await states.show_two(walks, await tables.start("cutterland-2", address), every=False)
        await states.show_four(walks, tables, address, every=False)
        await states.show_clustered(walks, await tables.start("clustered-4", address), every=False)
        await states.show_fast(walks, await tables.start("clustered-3", address))
        await states.show_wildlands_two(walks, tables, address, every=False)
        await states.show_wildlands_four(walks, tables, address)
        await tables.close()
        screens = [screen for step in walks.steps for screen in (step.before, step.after)]
        boxes = await measure_screens(server, screens)
    faults = [fault for step in walks.steps for fault in list_faults(step, boxes)]
    figures(f"{len(faults)} faults in {len(walks.steps)} presses")
    assert faults == []


async def measure_screens(server: Server, screens: Sequence[Screen]) -> Mapping[str, Boxes]:
    """By what tells two screens of another size apart; each is measured once."""
    different = {measure_key(screen): screen for screen in screens}
    shots = [Shot(key, "", "", screen) for key, screen in different.items()]
    found: dict[str, Boxes] = {}
    async with Meter() as meter:
        for channel, start in zip(server.channels, range(0, len(shots), MOST), strict=False):
            sent = await server.send(channel, shots[start : start + MOST], painted=False)
            async with server.preview(channel) as url:
                boxes = await meter.measure(url, dict.fromkeys(sent, ""), server.presenter.files)
            for message, shot in sent.items():
                found[shot.panel] = {size: boxes[size][message] for size in SIZES}
    assert len(found) == len(different), "there are too few channels"
    return found


def measure_key(screen: Screen) -> str:
    """The screen without what does not change its size."""
    blocks = []
    for block in screen.blocks:
        match block:
            case Picture(scene=scene):
                blocks.append(f"{scene.width} x {scene.height}")
            case Row(buttons):
                blocks.append(repr([(one.label, one.emoji, one.beside) for one in buttons]))
            case Select(choices=choices):
                plain = tuple(replace(one, value="", description="") for one in choices)
                blocks.append(repr((block.placeholder, plain)))
            case _:
                blocks.append(repr(block))
    return "\n".join(blocks)


def list_faults(step: Step, boxes: Mapping[str, Boxes]) -> Iterator[str]:
    names = [[control.control for control in list_controls(screen.blocks)]
             for screen in (step.before, step.after)]  # fmt: skip
    leads_on = read_head(step.before) != read_head(step.after) or "illegal" in step.panel
    for size in SIZES:
        before, after = (boxes[measure_key(one)][size] for one in (step.before, step.after))
        there = list(zip(names[0], before.controls, strict=True))
        if leads_on:
            there = [one for one in there if one[0].startswith(step.control)]
        for name, (left, top, width, height) in there:
            for shift in {0, after.height - before.height}:
                x, y = left + width / 2, top + shift + height / 2
                hit = find_control(names[1], after, x, y)
                plays = hit is not None and name_of(hit) in PLAYS
                moved = hit is None or name_of(hit) != name_of(name)
                if plays if leads_on else moved:
                    yield (
                        f"{step.panel}, {step.language}, {size}: {step.control} puts {hit} where"
                        f" {name} was"
                    )
        if not leads_on and abs(after.height - before.height) > TOLERANCE:
            yield f"{step.panel}, {step.language}, {size}: {step.control} changes the height"


def read_head(screen: Screen) -> tuple[str, ...]:
    """What kind of panel it is: its first line, and its heading."""
    first, *others = screen.texts[0].split("\n")
    return (first, *(line for line in others if line.startswith("#")))


def find_control(names: Sequence[str], box: Box, x: float, y: float) -> str | None:
    for name, (left, top, width, height) in zip(names, box.controls, strict=True):
        if left <= x < left + width and top <= y < top + height:
            return name
    return None


def name_of(control: str) -> str:
    """What a control is, whatever it is for: squares, pieces and characters keep their own."""
    kind, *rest = control.removeprefix("form.").removeprefix("g.").split(".")
    if kind in {"nearest", "best"}:
        return "jump"  # where the piece may lie, or where it brings most
    if rest in (["move"], ["claim"]):
        return "walk"  # to a shard, or what is done there
    if kind in {"confirm", "finish", "brush", "suggest", "to", "answer", "spot", "piece"}:
        return kind
    return ".".join((kind, *rest))
