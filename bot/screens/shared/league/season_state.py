"""Where a season is, in a line: how many sessions are finished, and at the end who has won."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.screens.discord_limits import shorten
from bot.screens.shared.league.formatting import LeagueView

NAMES_ROOM: Final = 700
"""Characters of a list of names."""


def describe_stage(view: LeagueView, division: int) -> list[str]:
    """How far a division's season is, or how it has ended."""
    league, words, counts = view.league, view.words, describe_counts(view, (division,))
    if league.phase != "sign-up":
        key = f"league-standings-{league.phase}"
        lines = [words(key, counts=counts)]
        has_order = league.has_played(division)
        return lines if has_order else [*lines, words("league-standings-none")]
    winners = league.champions(division)
    key = "league-standings-won" if winners else "league-standings-over"
    return [words(key, name=view.join_names(winners)), f"-# {counts}"]


def describe_next_season(view: LeagueView) -> str:
    """That sign-up is open, and who has to sign up again."""
    lost, season = view.league.list_placeless(), view.league.season + 1
    if not lost:
        return view.words("league-next-season", season=season)
    kept = [player for player in view.league.roster if player not in lost]
    if not kept:
        return view.words("league-places-free", season=season)
    who = shorten(view.join_names(lost), NAMES_ROOM)
    names = shorten(view.join_names(kept), NAMES_ROOM)
    return view.words("league-places-lost", kept=names, who=who, season=season)


def describe_counts(view: LeagueView, divisions: Collection[int] = ()) -> str:
    """How many sessions are finished, cut off with points, running, to start, or have ended without
    points; those of some divisions, or of all."""
    slots = [
        slot
        for slot in view.league.slots
        if slot.how != "bye" and (not divisions or slot.fixture.division in divisions)
    ]
    stopped = sum(slot.is_stopped for slot in slots)
    unplayed = sum(slot.is_unplayed for slot in slots) - stopped
    scored = sum(slot.how == "adjudicated" for slot in slots)
    ended, runs = sum(slot.state == "ended" for slot in slots), view.league.phase != "sign-up"
    running = [slot.number for slot in slots if slot.state == "open" and runs]
    away = len(view.deserted.intersection(running))
    return view.words(
        "league-counts",
        done=ended - stopped - unplayed - scored,
        of=len(slots),
        scored=scored,
        open=len(running) - away,
        away=away,
        left=sum(slot.state == "pending" for slot in slots) if runs else 0,
        stopped=stopped,
        unplayed=unplayed,
        ended=0 if runs else len(slots) - ended,
    )


def build_title(view: LeagueView, division: int) -> str:
    """Plain text: the heading of a division's standings, and where the season is."""
    title = view.heading(division)
    if view.league.phase == "sign-up":
        return view.words("league-standings-final", title=title)
    return f"{title} · {describe_counts(view, (division,))}"
