"""A league for other programs and for people elsewhere: JSON, CSV, and a public text."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from io import StringIO

from bot.leagues.league import League, Slot
from bot.leagues.standings import MILLION, POINT
from bot.screens.screen import Attachment, Screen, Text
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.standings import format_table


def render_league_export(shown: LeagueView) -> Screen:
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


def as_json(shown: LeagueView) -> str:
    """Terms, fixtures with results, standings: whole numbers of twelfths and millionths as they are
    counted, so that others can check every one."""
    league = shown.league
    called = {player: shown.plain_name(player) for player in _list_players(league)}
    told = {
        "league": shown.name,
        "season": league.season,
        "phase": league.phase,
        "game": league.settings.game,
        "seed": league.seed.hex(),
        "order": [*league.season_settings.order],
        "prizes": [*league.season_settings.prizes],
        "units": {"points": POINT, "share": MILLION},
        "players": {str(player): text for player, text in called.items()},
        "sessions": [_session_entry(league, slot) for slot in league.slots],
        "standings": [
            [
                {
                    "place": line.place,
                    "player": line.player,
                    "played": line.played,
                    **{one: line.value(one) for one in league.season_settings.order},
                    "decided": line.decided,
                }
                for line in league.standings(division)
            ]
            for division in range(1, len(league.divisions) + 1)
        ],
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def as_csv(shown: LeagueView) -> str:
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
            counted = result is not None and not shown.league.is_void(slot)
            out.writerow(
                [
                    slot.number, slot.fixture.division, slot.fixture.wave, slot.fixture.stage,
                    slot.state, slot.how or "", slot.match or "", seat + 1,
                    _escape_formula(shown.plain_name(player)),
                    result.places[seat] if result and counted else "",
                    result.scores[seat] if result and counted else "",
                    int(result is not None and player in result.forfeits),
                ]
            )  # fmt: skip
    return file.getvalue()


def as_text(shown: LeagueView) -> str:
    """Standings to be posted anywhere."""
    league, parts = shown.league, list[str]()
    for division in range(1, len(league.divisions) + 1):
        table = format_table(shown, league.standings(division))
        parts.append(shown.heading(division) + "\n" + table.strip("`\n"))
    return "\n\n".join(parts) + "\n"


def _escape_formula(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in "=+-@" else text


def _session_entry(league: League, slot: Slot) -> dict[str, object]:
    result, counts = slot.result, not league.is_void(slot)
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


def _list_players(league: League) -> Iterator[int]:
    seen = {player for slot in league.slots for player in slot.fixture.players}
    yield from sorted(seen | {one for division in league.divisions for one in division})
