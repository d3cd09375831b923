"""Sealed bids for prizes that a community keeps: a small game that uses a shelf and a stock.

With `kept`, the three prizes come off the shelf called `prizes`; every finished match puts its own
there. With `fill`, missing ones may be made. With `scarce`, they come from the stock called
`chest`, which has seven, or else off the shelf.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.contract import Options, OptionSpec, OptionValue, Supply, settle_options
from engine.rng import Rng
from tests.games.bids import HAND, Bids, Happened, State


class Lots(Bids):
    """The game as the house's contract wants it."""

    key = "lots"
    options: tuple[OptionSpec, ...] = (
        OptionSpec("kept", "flag", default=False),
        OptionSpec("fill", "flag", default=False),
        OptionSpec("scarce", "flag", default=False),
        OptionSpec("prizes", "items", (), offered=False),
        OptionSpec("made", "whole", 0, most=HAND, offered=False),
        OptionSpec("chest", "items", (), offered=False, secret=True),
    )
    stocks: Mapping[str, tuple[str, ...]] = {"chest": tuple(str(n) for n in range(30, 37))}

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        settled = settle_options(self.options, seats, options)
        prizes = _texts(settled["chest"]) or _texts(settled["prizes"])
        state = super().start(seats, seed, {})
        if not settled["kept"] and not settled["scarce"]:
            return state
        assert len(prizes) == HAND, "a match without its prizes"
        shuffled = Rng(seed, "kept").shuffle(sorted(map(int, prizes)))
        return replace(state, prizes=shuffled)

    def supplies(self, seats: int, options: Options) -> tuple[Supply, ...]:
        settled = settle_options(self.options, seats, options)
        shelf = Supply("prizes", HAND, "prizes", settled["fill"] is True, "made")
        if settled["scarce"]:
            return Supply("chest", HAND, "chest", short="chest-short"), shelf
        return (shelf,) if settled["kept"] else ()

    def make_items(self, seats: int, supply: Supply, count: int, seed: bytes) -> tuple[str, ...]:
        return tuple(str(20 + number) for number in range(count))

    def items_to_return(
        self, options: Options, events: Iterable[Happened]
    ) -> dict[str, tuple[str, ...]]:
        over = sum(event.what in ("kept", "given") for event in events) == HAND
        if chest := _texts(options.get("chest", ())):
            return {"prizes" if over else "chest": chest}
        if prizes := _texts(options.get("prizes", ())):
            return {"prizes": prizes}
        return {"prizes": ("1", "3", "5")} if over else {}


def _texts(value: OptionValue) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value
