"""Sealed bids for prizes that a community keeps: a small game that uses a shelf.

With `kept`, the three prizes come off the shelf called `prizes`; every finished match puts its own
there. With `fill`, missing ones may be made.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.contract import Options, OptionSpec, Supply, settle_options
from engine.rng import Rng
from tests.games.bids import HAND, Bids, Happened, State


class Lots(Bids):
    """The game as the house's contract wants it."""

    key = "lots"
    options: tuple[OptionSpec, ...] = (
        OptionSpec("kept", "flag", default=False),
        OptionSpec("fill", "flag", default=False),
        OptionSpec("prizes", "items", (), offered=False),
        OptionSpec("made", "whole", 0, most=HAND, offered=False),
    )

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        settled = settle_options(self.options, seats, options)
        prizes = settled["prizes"]
        state = super().start(seats, seed, {})
        if not settled["kept"]:
            return state
        assert isinstance(prizes, tuple)
        assert len(prizes) == HAND, "a match without its prizes"
        shuffled = Rng(seed, "kept").shuffle(sorted(map(int, prizes)))
        return replace(state, prizes=shuffled)

    def supply(self, seats: int, options: Options) -> Supply | None:
        settled = settle_options(self.options, seats, options)
        may_fill = settled["fill"] is True
        return Supply("prizes", HAND, "prizes", may_fill, "made") if settled["kept"] else None

    def make_items(self, seats: int, supply: Supply, count: int, seed: bytes) -> tuple[str, ...]:
        return tuple(str(20 + number) for number in range(count))

    def items_to_return(self, options: Options, events: Iterable[Happened]) -> tuple[str, ...]:
        if options.get("kept"):
            prizes = options["prizes"]
            assert isinstance(prizes, tuple)
            return prizes
        over = sum(event.what in ("kept", "given") for event in events) == HAND
        return ("1", "3", "5") if over else ()

    def inventory_key(self, options: Options) -> str:
        return "prizes"
