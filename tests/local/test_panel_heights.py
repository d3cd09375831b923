"""Every panel and board fits a window: 545 px of a phone and 650 px of a computer are free.

`make panels` measures more states, prints all heights, and paints every message into a folder.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.models.match import Address
from tests.local.panels.browser import SIZES, Heights, Meter
from tests.local.panels.gallery import LANGUAGES, Shot
from tests.local.panels.replays import Tables
from tests.local.panels.server import Server, open_server, split_channels
from tests.local.panels.states import collect
from tests.local.running import CHROMIUM

FOLDER: Final = os.environ.get("PANELS")
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser"),
    pytest.mark.timeout(3600 if FOLDER else 900),
]

FREE: Final[Heights] = {"phone": 545, "desktop": 650}
"""What is left of a window of 390 x 844 and of 1366 x 768 between Discord's own bars."""
MOST_CHANNELS: Final = 40
Measured = tuple[Shot, Heights]


async def test_every_panel_fits_its_window(tmp_path: Path, figures: Callable[[str], None]) -> None:
    folder = Path(FOLDER) if FOLDER else None
    measured = await measure_panels(tmp_path / "store.sqlite3", folder)
    highest = find_highest(measured)
    if folder is not None:
        write_table(measured, folder)
        return
    fitting = sum(all(one[size] <= FREE[size] for size in SIZES) for one in highest.values())
    figures(f"{fitting} of {len(highest)} panels fit a phone and a computer")
    assert [*list_faults(highest)] == []


async def measure_panels(file: Path, folder: Path | None) -> list[Measured]:
    """Every message in every language. With a folder, in more states, and painted there."""
    async with open_server(MOST_CHANNELS) as server:
        tables = await Tables.open(file, server.env.now, server.users)
        try:
            address = Address(server.guild, server.channels[0].id)
            gallery = await collect(tables, address, every=folder is not None)
        finally:
            await tables.close()
        async with Meter(folder) as meter:
            return await measure_shots(server, meter, gallery.shots, painted=folder is not None)


async def measure_shots(
    server: Server, meter: Meter, shots: Sequence[Shot], *, painted: bool
) -> list[Measured]:
    found: list[Measured] = []
    for channel, part in zip(server.channels, split_channels(shots), strict=False):
        sent = await server.send(channel, part, painted=painted)
        names = {message: shot.name for message, shot in sent.items()}
        async with server.preview(channel) as url:
            heights = await meter.measure(url, names, server.presenter.files)
        found += [
            (shot, {size: heights[size][message] for size in SIZES})
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
