"""Writes a pack's file to standard output."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from engine.cutterland.designs.design import design_cards
from engine.cutterland.designs.recipes import RECIPES


def main(argv: Sequence[str]) -> None:
    parser = ArgumentParser(prog="python -m engine.cutterland.designs", description=__doc__)
    parser.add_argument("pack", choices=RECIPES)
    recipe = RECIPES[parser.parse_args(argv).pack]
    pack = {
        "key": recipe.key,
        "name": recipe.name,
        "version": recipe.version,
        "cards": [str(card) for card in design_cards(recipe)],
    }
    print(json.dumps(pack, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
