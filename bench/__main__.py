"""All benchmarks, one after another: tables for people, JSON in bench/out/.

`python -m bench` runs them all, `python -m bench solving pictures` some; with `--record` the tables
of the run are written into bench/README.md, where those of other parts stay as they are.
"""

import json
import platform
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path

from bench import (
    asynchronous,
    coach,
    computers,
    delivering,
    drawing,
    films,
    leagues,
    load,
    placing,
    playouts,
    pressing,
    processes,
    reach,
    recounting,
    regret,
    rules,
    scrolling,
    seasons,
    skirmishes,
    solving,
    strength,
    touching,
    workers,
)
from bench.measuring import Figure, Section

HERE = Path(__file__).parent
PARTS: dict[str, tuple[Callable[[], Section], ...]] = {
    "playouts": (playouts.section,),
    "partitions": (rules.cutting,),
    "placements": (rules.placing,),
    "scoring": (rules.scoring,),
    "solving": (solving.section,),
    "computers": (computers.section,),
    "pictures": (drawing.section, films.section, drawing.others),
    "pressing": (pressing.section,),
    "leagues": (leagues.section,),
    "touch": (touching.section, scrolling.section, placing.section),
    "load": (load.section,),
}
LONG: dict[str, tuple[Callable[[], Section], ...]] = {
    "soak": (load.soak,),
    "asynchronous": (asynchronous.section,),
    "coach": (coach.cutterland_section, coach.clustered_section, coach.wildlands_section),
    "delivering": (delivering.section,),
    "processes": (processes.section,),
    "reach": (reach.section,),
    "recount": (recounting.section,),
    "regret": (regret.section,),
    "seasons": (seasons.section,),
    "skirmishes": (skirmishes.section,),
    "strength": (
        strength.cutterland_section,
        strength.clustered_section,
        strength.wildlands_section,
    ),
    "workers": (workers.section,),
}
"""Measured only where they are asked for by name."""
_TABLE = re.compile(r"^### .*?(?=^### |\Z)", re.DOTALL | re.MULTILINE)


def main(argv: Sequence[str]) -> int:
    names = [name for name in argv if name != "--record"] or list(PARTS)
    parts = PARTS | LONG
    unknown = [name for name in names if name not in parts]
    if unknown:
        print(f"There is no {unknown[0]}; there are {', '.join(parts)}.", file=sys.stderr)
        return 2
    sections = []
    for name in names:
        for measure in parts[name]:
            sections.append(measure())
            print("\n".join(_table(sections[-1])), end="\n\n", flush=True)
    _write_json(sections)
    if "--record" in argv:
        _record(sections)
    return 0


def machine() -> str:
    """What it ran on, no name of a host in it."""
    system = f"{platform.system()} {platform.machine()}, {cpu_count()} cores"
    return f"{platform.python_implementation()} {platform.python_version()}, {system}"


def _table(section: Section) -> list[str]:
    """A Markdown table, readable as it is."""
    wide = max(len(figure.what) for figure in section.figures)
    lines = [f"### {section.title}", ""]
    lines += [f"| {'':{wide}} |    figure |         | goal         |     |"]
    lines += [f"| {'-' * wide} | --------: | ------- | ------------ | --- |"]
    lines += [_row(figure, wide) for figure in section.figures]
    if section.skipped:
        lines += ["", *(f"Left out: {reason}." for reason in section.skipped)]
    return lines


def _row(figure: Figure, wide: int) -> str:
    met = {None: "", True: "met", False: "no"}[figure.met]
    value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.1f}"
    return f"| {figure.what:{wide}} | {value:>9} | {figure.unit:7} | {figure.goal:12} | {met:3} |"


def _write_json(sections: list[Section]) -> None:
    out = HERE / "out"
    out.mkdir(exist_ok=True)
    now = datetime.now(UTC)
    found = {
        "at": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "sections": [
            {**asdict(one), "figures": [{**asdict(f), "met": f.met} for f in one.figures]}
            for one in sections
        ],
    }
    path = out / f"{now:%Y%m%d-%H%M%S}.json"
    path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(f"Written: bench/out/{path.name}")


def _record(sections: list[Section]) -> None:
    """Puts the tables between the marks in the README, each in the place of its last one."""
    readme = HERE / "README.md"
    before, start, rest = readme.read_text("utf-8").partition("<!-- run -->\n")
    block, end, after = rest.partition("<!-- end -->")
    tables = {table.partition("\n")[0]: table for table in _TABLE.findall(block)}
    for section in sections:
        head, *lines = _table(section)
        tables[head] = "\n".join((head, *lines))
    told = f"Python: {machine()}. {datetime.now(UTC):%d %B %Y}."
    shown = "\n\n".join((told, *(table.strip() for table in tables.values())))
    readme.write_text(f"{before}{start}{shown}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
