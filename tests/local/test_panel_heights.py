"""Every panel and board fits a window: 545 px of a phone and 650 px of a computer are free. What
is behind them is read, and may be higher.

Of each panel, the message that seems highest is measured, and all that may be too high. `make
panels` measures all, in more states, prints their heights, and paints them into a folder.
"""

import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.models.match import Address
from bot.screens.screen import Film, Pick, Picture, Row, Screen, Select
from tests.local.panels.browser import SIZES, Heights, Meter
from tests.local.panels.gallery import LANGUAGES, Shot
from tests.local.panels.replays import Tables
from tests.local.panels.server import Server, open_server, split_channels
from tests.local.panels.states import collect
from tests.local.panels.texts import visible
from tests.local.running import CHROMIUM

FOLDER: Final = os.environ.get("PANELS")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser"),
    pytest.mark.timeout(3600 if FOLDER else 900),
]

FREE: Final[Heights] = {"phone": 545, "desktop": 650}
"""What is left of a window of 390 x 844 and of 1366 x 768 between Discord's own bars."""
LETTERS: Final[Heights] = {"phone": 36, "desktop": 76}
"""In a line."""
ROOM: Final[Heights] = {"phone": 265, "desktop": 550}
"""The width of a picture."""
UNCERTAIN: Final[Heights] = {"phone": 180, "desktop": 135}
"""Pixels by which a message is higher than it is estimated, at most: of 1005 messages, by 172 on a
phone and 127 on a computer."""
MOST_CHANNELS: Final = 40
Measured = tuple[Shot, Heights]


async def test_every_panel_fits_its_window(tmp_path: Path, figures: Callable[[str], None]) -> None:
    folder = Path(FOLDER) if FOLDER else None
    measured = await measure_panels(tmp_path / "store.sqlite3", folder)
    assert [*list_misjudged(measured)] == []
    highest = find_highest(measured)
    if folder is not None:
        write_table(measured, folder)
        return
    fitting = sum(all(one[size] <= FREE[size] for size in SIZES) for one in highest.values())
    figures(f"{fitting} of {len(highest)} panels fit a phone and a computer")
    assert [*list_faults(highest)] == []


async def measure_panels(file: Path, folder: Path | None) -> list[Measured]:
    """Messages that matter, in every language. With a folder all, in more states, and painted."""
    async with open_server(MOST_CHANNELS) as server:
        tables = await Tables.open(file, server.env.now, server.users)
        try:
            address = Address(server.guild, server.channels[0].id)
            gallery = await collect(tables, address, every=folder is not None)
        finally:
            await tables.close()
        panels = [shot for shot in gallery.shots if not shot.panel.endswith(", details")]
        shots = gallery.shots if folder else choose_shots(panels)
        async with Meter(folder) as meter:
            return await measure_shots(server, meter, shots, painted=folder is not None)


def choose_shots(shots: Sequence[Shot]) -> list[Shot]:
    """Those that may be too high, and of each panel the one that seems highest."""
    chosen = set[int]()
    for size in SIZES:
        heights = [estimate_height(shot.screen, size) for shot in shots]
        chosen.update(n for n, h in enumerate(heights) if h + UNCERTAIN[size] > FREE[size])
        highest = {shots[n].panel: n for n in sorted(range(len(shots)), key=heights.__getitem__)}
        chosen.update(highest.values())
    return [shots[n] for n in sorted(chosen)]


def estimate_height(screen: Screen, size: str) -> int:
    """By lines of text, rows of controls and the sizes of pictures; mostly too low."""
    texts = [visible(text) for text in (screen.head, *screen.texts) if text]
    lines = [line for text in texts for line in text.split("\n")]
    height = 20 * sum(max(1, math.ceil(len(line) / LETTERS[size])) for line in lines)
    for block in screen.blocks:
        match block:
            case Picture() | Film():
                scene = block.scene if isinstance(block, Picture) else block.frames[0]
                height += int(scene.height * min(ROOM[size] / scene.width, 350 / scene.height, 1))
            case Row(buttons):
                width = sum(40 + 8 * len(button.label) for button in buttons)
                height += 40 * math.ceil(width / (ROOM[size] + 40))
            case Select() | Pick():
                height += 50
    return height + 8 * len(screen.blocks)


def list_misjudged(measured: Sequence[Measured]) -> Iterator[str]:
    """What is higher than was to be expected: others of its kind may not have been measured."""
    for shot, heights in measured:
        for size, height in heights.items():
            estimated = estimate_height(shot.screen, size)
            if height > estimated + UNCERTAIN[size]:
                yield f"{shot.name}: {height} px on a {size}, but {estimated} were estimated"


async def measure_shots(
    server: Server, meter: Meter, shots: Sequence[Shot], *, painted: bool
) -> list[Measured]:
    found: list[Measured] = []
    for channel, part in zip(server.channels, split_channels(shots), strict=False):
        sent = await server.send(channel, part, painted=painted)
        names = {message: shot.name for message, shot in sent.items()}
        async with server.preview(channel) as url:
            boxes = await meter.measure(url, names, server.presenter.files)
        found += [
            (shot, {size: boxes[size][message].height for size in SIZES})
            for message, shot in sent.items()
        ]
    return found


def find_highest(measured: Sequence[Measured]) -> dict[str, Heights]:
    """The most that each panel takes, in any state and language."""
    highest: dict[str, Heights] = {}
    for shot, heights in measured:
        before = highest.get(shot.panel, heights)
        highest[shot.panel] = {size: max(before[size], heights[size]) for size in SIZES}
    return dict(sorted(highest.items()))


def list_faults(highest: Mapping[str, Heights]) -> Iterator[str]:
    for panel, heights in highest.items():
        for size, height in heights.items():
            if height > FREE[size]:
                yield f"{panel} is {height} px high on a {size}, {FREE[size]} are free"


def write_table(measured: Sequence[Measured], folder: Path) -> None:
    """All heights as a table in Markdown."""
    rows: dict[tuple[str, str], dict[str, Heights]] = {}
    for shot, heights in measured:
        rows.setdefault((shot.panel, shot.state), {})[shot.language] = heights
    columns = [f"{size}, {language}" for size in SIZES for language in LANGUAGES]
    lines = [
        f"| panel | state | {' | '.join(columns)} |",
        f"| --- | --- |{' --: |' * len(columns)}",
    ]
    for (panel, state), by_language in sorted(rows.items()):
        # Some states are shown in one language only.
        cells = [str(by_language.get(one, {}).get(size, "")) for size in SIZES for one in LANGUAGES]
        lines.append(f"| {panel} | {state} | {' | '.join(cells)} |")
    text = "\n".join([*lines, ""])
    (folder / "heights.md").write_text(text, encoding="utf-8")
    print(f"\n{text}")  # noqa: T201 - what `make panels` is for


def test_a_panel_that_is_too_high_is_named() -> None:
    highest = {"low": {"phone": 545, "desktop": 650}, "high": {"phone": 720, "desktop": 600}}
    assert [*list_faults(highest)] == ["high is 720 px high on a phone, 545 are free"]
