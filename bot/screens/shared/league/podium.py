"""The message that tells a season's champion: it stays true when an organiser corrects a result,
takes the end back, or begins the next season."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.leagues.settings import count_division_movers
from bot.markdown import escape
from bot.render.charts import champions_scene
from bot.screens.screen import Button, Picture, Row, Screen, Text
from bot.screens.shared.league.formatting import LeagueView

ACCENT: Final = 0xF2B632
LEADERS: Final = 3
MOST_LETTERS: Final = 3_000
"""Letters of all divisions' places, and of who goes up and down."""


def render_podium(shown: LeagueView, *, past: bool) -> Screen | None:
    """The message of a season that had ended, as it is now; `past`: another one has begun since,
    and the league is shown as it was before that."""
    if past or shown.league.phase == "sign-up":
        return render_champions(shown, joining=not past)
    return _render_reopening(shown)


def render_champions(shown: LeagueView, *, joining: bool = True) -> Screen | None:
    """The end of a season: the first of the first division in a picture, then all divisions, and
    who goes up and down; nothing where that was undone."""
    league, name, words = shown.league, shown.name, shown.words
    if league.phase != "sign-up" or not league.last_ranking:
        return None
    title, row = words("league-season", n=league.season), Row(tuple(_buttons(shown, joining)))
    then = [words("league-next-season")] if joining else []
    first = [shown.plain_name(player) for player in league.podium(1)[:LEADERS]]
    if not first:
        nobody = words("league-no-champion", league=escape(name), season=title)
        return Screen((Text("\n".join((nobody, *then))), row), accent=ACCENT)
    text = words("league-champion", league=name, season=title, name=first[0])
    lines = [f"## {escape(text)}", *podium_lines(shown), *_mover_lines(shown), *then]
    picture = Picture("champions", text, champions_scene(name, title, first), f"**{escape(text)}**")
    return Screen((picture, Text("\n".join(lines)), row), accent=ACCENT)


def podium_lines(shown: LeagueView) -> list[str]:
    """The first of each division, as far as there is room."""
    league, lines = shown.league, list[str]()
    for division in range(1, len(league.divisions) + 1):
        leaders = enumerate(league.podium(division)[:LEADERS], 1)
        said = " · ".join(f"{n}. {shown.display_name(one)}" for n, one in leaders)
        if said:
            lines.append(f"{shown.words('league-division', n=division)}: {said}")
    return _fit_lines(lines, MOST_LETTERS * 2 // 3)


def describe_correction(shown: LeagueView, before: int) -> str:
    """What a correction after the end has made of the places; `before` was the champion."""
    league, words = shown.league, shown.words
    first = league.podium(1)[:1]
    season, said = words("league-season", n=league.season), "\n".join(podium_lines(shown))
    if not first:
        return words("league-no-champion", league=escape(shown.name), season=season)
    if first[0] == before:
        return f"{words('league-post-places', season=season)}\n{said}"
    was = shown.display_name(before) if before else words("league-nobody-won")
    line = words(
        "league-post-champion", name=shown.display_name(first[0]), season=season, before=was
    )
    return f"{line}\n{said}"


def _mover_lines(shown: LeagueView) -> list[str]:
    """Who changes divisions, if those who stay do not change their minds."""
    league, words = shown.league, shown.words
    if league.season_settings.format != "season" or len(league.last_ranking) < 2:
        return []
    lines = []
    for ranking, (up, down) in zip(
        league.last_ranking,
        count_division_movers(league.last_ranking, league.season_settings),
        strict=True,
    ):
        rising, falling = ranking[:up], ranking[len(ranking) - down :]
        for key, group in (("league-going-up", rising), ("league-going-down", falling)):
            who = [one for one in group if one in league.roster]
            if who:
                number = league.last_ranking.index(ranking) + 1
                lines.append(words(key, n=number, who=shown.join_names(who)))
    return _fit_lines(lines, MOST_LETTERS // 3)


def _fit_lines(lines: Sequence[str], room: int) -> list[str]:
    fitting: list[str] = []
    for line in lines:
        room -= len(line)
        if room < 0:
            return [*fitting, "…"]
        fitting.append(line)
    return fitting


def _buttons(shown: LeagueView, joining: bool) -> Iterable[Button]:
    words = shown.words
    if joining:
        yield shown.button("table.1", words("league-standings"), "primary")
        yield shown.button("join", words("league-join"), "success")
        yield shown.button("leave", words("league-leave"))
    yield shown.button("home", words("league-home"))


def _render_reopening(shown: LeagueView) -> Screen:
    name, words = escape(shown.name), shown.words
    line = f"**{name}** · {words('league-post-reopened')}"
    return Screen((Text(line), Row(tuple(_buttons(shown, joining=False)))), accent=ACCENT)
