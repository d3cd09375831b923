"""What a profile says besides results: averages that a game's screens know of, and the pace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bot.matches import Refusal
from bot.models.ratings import Tally
from bot.presentation.services import Services
from bot.screens.contract import SupportsTallies
from bot.words import Words

NEWEST: Final = 20
"""Matches that averages are made of: each has to be read from its log."""


async def build_profile_lines(
    services: Services, player: int, tallies: Sequence[Tally], words: Words
) -> list[str]:
    """Lines for a profile."""
    lines = []
    for tally in tallies:
        screens: object = services.screens.get(tally.game)
        if isinstance(screens, SupportsTallies):
            found = await _compute_averages(services, screens, tally.newest[:NEWEST])
            if found:
                what = " · ".join(
                    words("profile-average", what=screens.tally_name(key, words), n=f"{n:.1f}")
                    for key, n in found.items()
                )
                game = words(f"{tally.game}-name")
                lines.append(words("profile-averages", game=game, what=what))
    pace = await services.matches.clocks.measure_pace(player)
    if pace.of:
        hours = max(1, -(-pace.median // 3600))
        lines.append(words("profile-pace", intime=pace.in_time, of=pace.of, hours=hours))
    return lines


async def _compute_averages(
    services: Services, screens: SupportsTallies[Any], newest: Sequence[tuple[int, int]]
) -> dict[str, float]:
    """Each figure's average over matches that are public by now: they have ended."""
    sums: Counter[str] = Counter()
    counted = 0
    for match, seat in newest:
        try:
            player_view = await services.matches.queries.read_player_view(match, None)
        except Refusal:
            continue
        if player_view.view is not None:
            sums.update(await services.run_in_thread(screens.tally, player_view.view, seat))
            counted += 1
    return {key: total / counted for key, total in sums.items()} if counted else {}
