"""A league for other programs and for people elsewhere: JSON, CSV, and a public text."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from io import StringIO

from bot.leagues.league import League, Slot
from bot.leagues.standings import MILLION, POINT
from bot.screens.house.league.signs import Shown
from bot.screens.house.league.standing import table_text
from bot.screens.screen import Attachment, Screen, Text


def export(shown: Shown) -> Screen:
    """Three files; names are those of the players, no ids of Discord are in them."""
    stem = f"league-{shown.number}-season-{shown.league.season}"
    return Screen(
        (
            Text(shown.words("league-export")),
            Attachment(f"{stem}.json", as_json(shown)),
            Attachment(f"{stem}.csv", as_csv(shown)),
            Attachment(f"{stem}.txt", as_text(shown)),
        )
    )


def as_json(shown: Shown) -> str:
    """Terms, fixtures with results, standings: whole numbers of twelfths and millionths as they are
    counted, so that others can check every one."""
    league = shown.league
    called = {player: shown.bare(player) for player in _everybody(league)}
    told = {
        "league": shown.name,
        "season": league.season,
        "phase": league.phase,
        "game": league.terms.game,
        "seed": league.seed.hex(),
        "order": [*league.rules.order],
        "prizes": [*league.rules.prizes],
        "units": {"points": POINT, "share": MILLION},
        "players": {str(player): text for player, text in called.items()},
        "sessions": [_session(league, slot) for slot in league.slots],
        "standings": [
            [
                {
                    "place": line.place,
                    "player": line.player,
                    "played": line.played,
                    **{one: line.value(one) for one in league.rules.order},
                    "decided": line.decided,
                }
                for line in league.standings(division)
            ]
            for division in range(1, len(league.divisions) + 1)
        ],
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def as_csv(shown: Shown) -> str:
    """A row for each seat of each session."""
    file = StringIO()
    out = csv.writer(file, lineterminator="\n")
    out.writerow(
        ["session", "division", "wave", "stage", "state", "how", "match", "seat", "player", "place",
         "score", "forfeit"]
    )  # fmt: skip
    for slot in shown.league.slots:
        for seat, player in enumerate(slot.fixture.players):
            result = slot.result
            counted = result is not None and not shown.league.void(slot)
            out.writerow(
                [
                    slot.number, slot.fixture.division, slot.fixture.wave, slot.fixture.stage,
                    slot.state, slot.how or "", slot.match or "", seat + 1,
                    _cell(shown.bare(player)),
                    result.places[seat] if result and counted else "",
                    result.scores[seat] if result and counted else "",
                    int(result is not None and player in result.forfeits),
                ]
            )  # fmt: skip
    return file.getvalue()


def as_text(shown: Shown) -> str:
    """Standings to be posted anywhere."""
    league, parts = shown.league, list[str]()
    for division in range(1, len(league.divisions) + 1):
        table = table_text(shown, league.standings(division))
        parts.append(shown.heading(division) + "\n" + table.strip("`\n"))
    return "\n\n".join(parts) + "\n"


def _cell(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in "=+-@" else text


def _session(league: League, slot: Slot) -> dict[str, object]:
    result, counts = slot.result, not league.void(slot)
    return {
        "number": slot.number,
        "division": slot.fixture.division,
        "wave": slot.fixture.wave,
        "stage": slot.fixture.stage,
        "players": [*slot.fixture.players],
        "starts": datetime.fromtimestamp(slot.starts, UTC).isoformat(),
        "state": slot.state,
        "how": slot.how,
        "match": slot.match,
        "places": [*result.places] if result and counts else None,
        "scores": [*result.scores] if result and counts else None,
        "forfeits": sorted(result.forfeits) if result else [],
    }


def _everybody(league: League) -> Iterator[int]:
    seen = {player for slot in league.slots for player in slot.fixture.players}
    yield from sorted(seen | {one for division in league.divisions for one in division})
