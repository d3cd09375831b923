"""The command `pack check`: the faults of a pack's file, or its contents.

Reads files and prints.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.contract import Json
from engine.cutterland.packs import Pack, find_faults, read_pack
from engine.cutterland.squares import EMPTY, NAMES, icon_of, terrain_of


def pack(argv: Sequence[str]) -> int:
    """Check a pack's file: exits with 0 and its contents, or 1 and all its faults."""
    parser = ArgumentParser(prog="python -m engine.cutterland pack")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = commands.add_parser("check", help=pack.__doc__, description=pack.__doc__)
    check.add_argument("file", metavar="FILE")
    file = parser.parse_args(argv).file
    try:
        value = _read(file)
    except (OSError, UnicodeDecodeError) as error:
        print(f"pack check: {file} cannot be read: {error}", file=sys.stderr)
        return 2
    except (ValueError, RecursionError):
        print(f"{file}: this is no JSON text")
        return 1
    found = list(find_faults(value))
    for line in [f"{file}, {fault}" for fault in found] or _figures(read_pack(value)):
        print(line)
    return 1 if found else 0


def _read(file: str) -> Json:
    value: Json = json.loads(Path(file).read_text(encoding="utf-8"))
    return value


def _figures(content: Pack) -> Iterator[str]:
    """The contents of a valid pack."""
    squares = [square for card in content.cards for square in card.squares]
    counts = Counter(map(terrain_of, squares)) + Counter(map(icon_of, squares))
    named = [f"{name} {counts[sign]}" for sign, name in NAMES.items() if sign != EMPTY]
    yield f"{content.name} (key {content.key}, version {content.version}): all is well"
    yield f"{len(content.cards)} cards: {', '.join(named)}"
