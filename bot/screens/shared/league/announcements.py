"""What a league's channel is told: one message for each thing, and the weekly digest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.leagues.settings import count_division_movers
from bot.markdown import escape
from bot.render.charts import champions_scene
from bot.screens.screen import Button, Picture, Row, Screen, Text
from bot.screens.shared.league import panel
from bot.screens.shared.league.formatting import (
    LeagueView,
    describe_act,
    format_points,
    format_time,
    result_line,
    stage_name,
)
from engine.contract import Param

WEEK: Final = 7 * 24 * 3600
MOST_LINES: Final = 15
NAMES_ROOM: Final = 2_800
"""Letters of all names in one message."""


def render_announcement(
    kind: str, params: Mapping[str, Param], at: int, shown: LeagueView
) -> Screen | None:
    """The message for a post that was due at a time; None where it has nothing to say any more."""
    if kind == "sign-up":
        screen = panel.render_sign_up(shown)
        return Screen(screen.blocks, accent=ACCENT)
    if kind == "began":
        return _render_season_start(shown)
    if kind == "digest":
        return _render_digest(params, at, shown)
    if kind == "closed":
        return render_champions(shown)
    if kind == "podium":
        return render_podium(shown, past=bool(params.get("past")))
    line = _announcement_line(kind, params, shown)
    return None if line is None else Screen((Text(f"**{escape(shown.name)}** · {line}"),))


def _render_season_start(shown: LeagueView) -> Screen | None:
    league, words = shown.league, shown.words
    if league.phase == "sign-up":
        return None
    lines = [
        words(
            "league-began",
            title=escape(f"{shown.name} · {words('league-season', n=league.season)}"),
        )
    ]
    for n, players in enumerate(league.divisions, 1):
        listed = ", ".join(map(shown.display_name, players))
        room = NAMES_ROOM // len(league.divisions)
        listed = listed if len(listed) <= room else f"{listed[: room - 1]}…"
        lines.append(f"**{words('league-division', n=n)}**: {listed}")
    lines.append(words("league-began-seed", seed=league.seed.hex()))
    lines.append(words("league-deadline", at=format_time(league.deadline)))
    row = Row(
        (
            shown.button("next", words("league-my-next"), "primary"),
            shown.button("table.1", words("league-standings")),
            shown.button("calendar.1", words("league-calendar")),
            shown.button("join", words("league-stand-by")),
            shown.button("home", words("league-home")),
        )
    )
    return Screen((Text("\n".join(lines)), row), accent=ACCENT)


def _render_digest(params: Mapping[str, Param], at: int, shown: LeagueView) -> Screen | None:
    """What ended in the last week, what is late, who leads; nothing after the season's end."""
    league, words = shown.league, shown.words
    if league.phase == "sign-up" or params.get("season") != league.season:
        return None
    times = {event.seq: event.at for event in league.events}
    fresh = [
        slot
        for slot in league.slots
        if slot.result is not None and times[slot.result.rev] >= at - WEEK
    ]
    open_now = sum(slot.state == "open" for slot in league.slots)
    left = sum(slot.state == "pending" for slot in league.slots)
    head = words("league-digest", title=escape(shown.heading(1)))
    state = words("league-digest-state", fresh=len(fresh), open=open_now, left=left)
    lines = [head, state]
    lines += [
        f"- {stage_name(slot, words)}: {result_line(slot, shown)}" for slot in fresh[:MOST_LINES]
    ]
    for division in range(1, len(league.divisions) + 1):
        best = league.standings(division)[:LEADERS]
        leaders = " · ".join(
            f"{line.place}. {shown.display_name(line.player)} {format_points(line.points)}"
            for line in best
        )
        lines.append(f"{words('league-division', n=division)}: {leaders}")
    row = Row(
        (
            shown.button("next", words("league-my-next"), "primary"),
            shown.button("table.1", words("league-standings")),
            shown.button("calendar.1", words("league-calendar")),
            shown.button("home", words("league-home")),
        )
    )
    return Screen((Text("\n".join(lines)), row))


def _announcement_line(kind: str, params: Mapping[str, Param], shown: LeagueView) -> str | None:
    """One sentence for everything smaller."""
    league, words = shown.league, shown.words
    if kind == "dropped":
        player = shown.display_name(int(params["player"]))
        if "by_player" in params:
            by = shown.display_name(int(params["by_player"]))
            return words("league-post-substitute", name=player, by=by)
        return words("league-post-dropped", name=player)
    if kind == "back":
        return words("league-post-back", name=shown.display_name(int(params["player"])))
    if kind in ("corrected", "uncorrected", "adjudicated", "cancelled", "walkover", "repeated"):
        slot = next((one for one in league.slots if one.number == params["number"]), None)
        if slot is None:
            return None
        line = result_line(replace(slot, how=None) if kind == "corrected" else slot, shown)
        session = stage_name(slot, words)
        said = words(f"league-post-{kind}", session=session, line=line)
        reason = escape(str(params.get("reason", "")))
        return f"{said}. {words('league-post-reason', reason=reason)}" if reason else said
    if kind == "extended":
        return words("league-post-extended", days=params["days"], at=format_time(league.deadline))
    if kind == "undone":
        what = describe_act(league.events[int(params["act"]) - 1].body, shown)
        return words("league-post-undone", act=what, at=format_time(league.deadline))
    if kind == "places":
        return (
            describe_correction(shown, int(params["before"])) if league.phase == "sign-up" else None
        )
    if kind == "round":
        return words("league-post-round", n=params["wave"])
    return (
        words(f"league-post-{kind}")
        if kind in ("paused", "resumed", "reopened", "hastened")
        else None
    )


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
