"""What a profile says besides results: averages that a game's screens know of, and the pace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bot.leagues.book import Tally
from bot.matches import Refusal
from bot.screens.game import Tallies
from bot.ui.house import House
from bot.words import Words

NEWEST: Final = 20
"""Matches that averages are made of: each has to be read from its log."""


async def more_lines(
    house: House, player: int, tallies: Sequence[Tally], words: Words
) -> list[str]:
    """Lines for a profile."""
    lines = []
    for tally in tallies:
        screens: object = house.screens.get(tally.game)
        if isinstance(screens, Tallies):
            found = await _averages(house, screens, tally.newest[:NEWEST])
            if found:
                what = " · ".join(
                    words("profile-average", what=screens.tally_name(key, words), n=f"{n:.1f}")
                    for key, n in found.items()
                )
                game = words(f"{tally.game}-name")
                lines.append(words("profile-averages", game=game, what=what))
    pace = await house.matches.clocks.pace(player)
    if pace.of:
        hours = max(1, -(-pace.median // 3600))
        lines.append(words("profile-pace", intime=pace.in_time, of=pace.of, hours=hours))
    return lines


async def _averages(
    house: House, screens: Tallies[Any], newest: Sequence[tuple[int, int]]
) -> dict[str, float]:
    """Each figure's average over matches that are public by now: they have ended."""
    sums: Counter[str] = Counter()
    counted = 0
    for match, seat in newest:
        try:
            sight = await house.matches.sight(match, None)
        except Refusal:
            continue
        if sight.view is not None:
            sums.update(await house.beside(screens.tally, sight.view, seat))
            counted += 1
    return {key: total / counted for key, total in sums.items()} if counted else {}
