"""What a league's channel is told: one message for each thing, and the weekly digest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.markdown import escape
from bot.screens.screen import Row, Screen, Text
from bot.screens.shared.league import panel
from bot.screens.shared.league.formatting import (
    LeagueView,
    describe_act,
    format_points,
    format_time,
    result_line,
    stage_name,
)
from bot.screens.shared.league.podium import (
    ACCENT,
    LEADERS,
    describe_correction,
    render_champions,
    render_podium,
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
