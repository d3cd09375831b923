"""A league's season as files: JSON and CSV for other programs, and a text to post anywhere."""

import csv
from io import StringIO

from bot.leagues.feed import write_feed
from bot.markdown import escape
from bot.screens.screen import Attachment, Screen, Text
from bot.screens.shared.league.formatting import LeagueView, align_columns
from bot.screens.shared.league.season_state import rank_lines
from bot.screens.shared.league.standings import list_table_rows


def render_league_export(view: LeagueView) -> Screen:
    """The three files; they hold the players' names and no Discord ids."""
    stem = f"league-{view.number}-season-{view.league.season}"
    texts = {"json": as_json(view), "csv": as_csv(view), "txt": as_text(view)}
    files = (Attachment(f"{stem}.{extension}", text) for extension, text in texts.items())
    season = view.words("league-season", n=view.league.season)
    return Screen((Text(f"### {escape(f'{view.name} · {season}')}"), *files))


def as_json(view: LeagueView) -> str:
    """Settings, fixtures with results and standings, in exact whole numbers."""
    return write_feed(view.number, view.name, view.league, view.plain_name)


def as_csv(view: LeagueView) -> str:
    """A row for each seat of each session."""
    file = StringIO()
    out = csv.writer(file, lineterminator="\n")
    out.writerow(
        ["session", "division", "wave", "stage", "state", "how", "match", "seat", "player", "place",
         "score", "forfeit"]
    )  # fmt: skip
    for slot in view.league.slots:
        for seat, player in enumerate(slot.fixture.players):
            name = view.plain_name(player)
            if name[:1] in "=+-@":  # spreadsheets would take it for a formula
                name = f"'{name}"
            result, place, score = slot.result, "", ""
            if result is not None and not view.league.is_void(slot):
                place, score = str(result.places[seat]), str(result.scores[seat])
            row = [
                slot.number, slot.fixture.division, slot.fixture.wave, slot.fixture.stage,
                slot.state, slot.how or "", slot.match or "", seat + 1,
                name,
                place, score, int(result is not None and player in result.forfeits),
            ]  # fmt: skip
            out.writerow(row)
    return file.getvalue()


def as_text(view: LeagueView) -> str:
    divisions = range(1, len(view.league.divisions) + 1)
    order = view.league.season_settings.measures
    rows = [list_table_rows(view, rank_lines(view, n), order) for n in divisions]
    tables = ["\n".join(align_columns(each)) for each in rows]
    return "\n\n".join(f"{view.heading(n)}\n{tables[n - 1]}" for n in divisions) + "\n"
