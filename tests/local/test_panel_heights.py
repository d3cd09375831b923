"""Every panel and board fits a window: 545 px of a phone and 650 px of a computer are free.

`make panels` measures more states, prints all heights, and paints every message into a folder.
`allowances.txt` has the panels that do not fit yet, with what they may have until they are rebuilt:
`UPDATE_GOLDEN=1` lowers it to today's heights, and never raises it.
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

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser"),
    pytest.mark.timeout(900),
]

FREE: Final[Heights] = {"phone": 545, "desktop": 650}
"""What is left of a window of 390 x 844 and of 1366 x 768 between Discord's own bars."""
ALLOWANCES: Final = Path(__file__).parent / "panels" / "allowances.txt"
SLACK: Final = 30
"""Pixels below its allowance that a panel may be without a new one."""
ROUND: Final = 10
"""Allowances are rounded up to this, as another chromium may round otherwise."""
MOST_CHANNELS: Final = 40
FOLDER: Final = os.environ.get("PANELS")
Measured = tuple[Shot, Heights]


async def test_every_panel_fits_its_window(tmp_path: Path, figures: Callable[[str], None]) -> None:
    folder = Path(FOLDER) if FOLDER else None
    measured = await measure_panels(tmp_path / "store.sqlite3", folder)
    highest = find_highest(measured)
    if folder is not None:
        write_table(measured, folder)
        return
    allowed = read_allowances()
    if os.environ.get("UPDATE_GOLDEN"):
        allowed = lower_allowances(allowed, highest)
    fitting = sum(all(one[size] <= FREE[size] for size in SIZES) for one in highest.values())
    figures(f"{fitting} of {len(highest)} panels fit a phone and a computer")
    assert [*list_faults(allowed, highest)] == []


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


def read_allowances() -> dict[str, Heights]:
    """By panel: what it may have on a phone and on a computer, `-` where it has to fit."""
    found = {}
    for line in ALLOWANCES.read_text(encoding="utf-8").splitlines():
        panel, *heights = (part.strip() for part in line.split("|"))
        pairs = zip(SIZES, heights, strict=True)
        found[panel] = {size: int(height) for size, height in pairs if height != "-"}
    return found


def lower_allowances(
    allowed: Mapping[str, Heights], highest: Mapping[str, Heights]
) -> dict[str, Heights]:
    """Writes and returns the allowances that panels still need, none higher than before."""
    lowered = {
        panel: {
            size: min(most, round_up(highest[panel][size]))
            for size, most in heights.items()
            if highest[panel][size] > FREE[size]
        }
        for panel, heights in allowed.items()
        if panel in highest
    }
    lowered = {panel: heights for panel, heights in lowered.items() if heights}
    lines = [
        " | ".join([f"{panel:32}", *(f"{heights.get(size, '-'):>4}" for size in SIZES)])
        for panel, heights in sorted(lowered.items())
    ]
    ALLOWANCES.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return lowered


def round_up(height: int) -> int:
    return -(-height // ROUND) * ROUND


def list_faults(allowed: Mapping[str, Heights], highest: Mapping[str, Heights]) -> Iterator[str]:
    for panel in sorted(allowed.keys() - highest.keys()):
        yield f"{panel} is no panel: take it out of {ALLOWANCES.name}"
    for panel, heights in highest.items():
        for size, height in heights.items():
            allowance = allowed.get(panel, {}).get(size)
            if height > (allowance or FREE[size]):
                yield f"{panel} is {height} px high on a {size}, {allowance or FREE[size]} are free"
            elif allowance is not None and max(height, FREE[size]) < allowance - SLACK:
                yield f"{panel} has become lower on a {size} ({height} px): UPDATE_GOLDEN=1"


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
        cells = [str(by_language[one][size]) for size in SIZES for one in LANGUAGES]
        lines.append(f"| {panel} | {state} | {' | '.join(cells)} |")
    text = "\n".join([*lines, ""])
    (folder / "heights.md").write_text(text, encoding="utf-8")
    print(f"\n{text}")  # noqa: T201 - what `make panels` is for


def test_an_allowance_is_only_lowered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(f"{__name__}.ALLOWANCES", tmp_path / "allowances.txt")
    allowed = {"low": {"phone": 700}, "high": {"phone": 700, "desktop": 800}, "gone": {"phone": 9}}
    highest = {
        "low": {"phone": 540, "desktop": 600},
        "high": {"phone": 720, "desktop": 750},
        "new": {"phone": 900, "desktop": 900},
    }
    lowered = lower_allowances(allowed, highest)
    assert lowered == read_allowances() == {"high": {"phone": 700, "desktop": 750}}
    assert [*list_faults(lowered, highest)] == [
        "high is 720 px high on a phone, 700 are free",
        "new is 900 px high on a phone, 545 are free",
        "new is 900 px high on a desktop, 650 are free",
    ]


def test_a_panel_that_has_become_lower_gives_its_allowance_back() -> None:
    allowed = {"panel": {"phone": 700}, "other": {"phone": 560}}
    fits = {"phone": 540, "desktop": 600}
    assert [*list_faults(allowed, {"panel": fits, "other": fits})] == [
        "panel has become lower on a phone (540 px): UPDATE_GOLDEN=1"
    ]
