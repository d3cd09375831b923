"""`python -m tools.pack_check FILE`: the faults of a pack's file, or its contents."""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.contract import Json
from engine.cutterland.packs import Pack, find_faults, read_pack
from engine.cutterland.squares import EMPTY, NAMES, icon_of, terrain_of


def main(argv: Sequence[str]) -> int:
    """0 and the contents, 1 and all faults, or 2 for a file that cannot be read."""
    parser = ArgumentParser(prog="python -m tools.pack_check", description=__doc__)
    parser.add_argument("file", metavar="FILE")
    file = parser.parse_args(argv).file
    try:
        value: Json = json.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        print(f"{file} cannot be read: {error}", file=sys.stderr)
        return 2
    except (ValueError, RecursionError):
        print(f"{file}: this is no JSON text")
        return 1
    found = list(find_faults(value))
    for line in [f"{file}, {fault}" for fault in found] or _figures(read_pack(value)):
        print(line)
    return 1 if found else 0


def _figures(content: Pack) -> Iterator[str]:
    """The contents of a valid pack."""
    squares = [square for card in content.cards for square in card.squares]
    counts = Counter(map(terrain_of, squares)) + Counter(map(icon_of, squares))
    named = [f"{name} {counts[sign]}" for sign, name in NAMES.items() if sign != EMPTY]
    yield f"{content.name} (key {content.key}, version {content.version}): all is well"
    yield f"{len(content.cards)} cards: {', '.join(named)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
