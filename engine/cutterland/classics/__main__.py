"""Writes the pack file to standard output."""

from __future__ import annotations

import json

from engine.cutterland.classics.design import classics


def main() -> None:
    pack = {
        "key": "classics",
        "name": "Classics",
        "version": 1,
        "cards": [str(card) for card in classics()],
    }
    print(json.dumps(pack, indent=2))


if __name__ == "__main__":
    main()
