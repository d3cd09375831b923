"""How long a session takes, and what to change if that is longer than it has."""

from __future__ import annotations

from bot.leagues.session_length import Fix, SessionLength
from bot.leagues.settings import has_one_round
from bot.screens.screen import Button, Row, Style
from bot.screens.shared.league.formatting import LeagueView


def describe_session_length(length: SessionLength | None, view: LeagueView) -> str:
    """Empty if nothing is known."""
    if length is None:
        return ""
    words, kind = view.words, "short" if length.is_too_long else "enough"
    lines = [
        words(
            f"league-length-{kind}",
            matches=length.matches, n=view.league.settings.table, own=length.own_matches,
            days=length.days, most=length.most_days, limit=length.limit,
        )
    ]  # fmt: skip
    if length.times_out_at_night:
        lines.append(words("league-length-night"))
    key = "helps" if all(fix.is_enough for fix in length.fixes) else "partly"
    return "\n".join(lines) + (f" {words(f'league-length-{key}')}" if length.fixes else "")


def fix_rows(length: SessionLength | None, view: LeagueView, page: str = "") -> tuple[Row, ...]:
    """A button for each change that helps, on a page of settings or elsewhere; green ones are
    enough."""
    if length is None or not length.fixes:
        return ()
    return (Row(tuple(_fix_button(fix, view, page) for fix in length.fixes)),)


def _fix_button(fix: Fix, view: LeagueView, page: str) -> Button:
    settings = view.league.settings
    name = view.words.name_of(f"{settings.game}-quick", "")
    value = fix.value if isinstance(fix.value, str) else int(fix.value)
    single = has_one_round(max(len(view.league.players), settings.division), settings)
    rounds = "single" if single else "several"
    label = view.words(
        f"league-fix-{fix.name}", n=value, days=fix.most_days, name=name, rounds=rounds
    )
    style: Style = "success" if fix.is_enough else "secondary"
    control = ".".join(filter(None, ("fix", fix.name, str(value), page)))
    return view.button(control, label, style)
