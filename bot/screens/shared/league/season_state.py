"""Where a season is, in a line: how many sessions are finished, and at the end who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from bot.leagues.events import Withdrew
from bot.screens.discord_limits import shorten
from bot.screens.shared.league.formatting import LeagueView, classify_missing_points
from bot.screens.shared.names import format_list

NAMES_ROOM: Final = 300
"""Characters of a list of names."""


def describe_stage(view: LeagueView, division: int) -> list[str]:
    """How far a division's season is and until when it lasts, or how it has ended."""
    league, words = view.league, view.words
    done, *others = _list_counts(view, (division,))
    rest = [f"-# {' · '.join(others)}"] if others else []
    if league.phase != "sign-up":
        ends = words("league-standings-ends", at=f"<t:{league.deadline}:D>")
        parts = [*_describe_round(view, division), done]
        parts += [ends] if league.phase == "running" else []
        lines = [words(f"league-standings-{league.phase}", stage=" · ".join(parts)), *rest]
        has_order = league.has_played(division)
        return lines if has_order else [*lines, describe_rankless(view)]
    winners = league.champions(division)
    none = "over" if league.has_played(division) else "unfinished"
    key = none if not winners else "won" if division == 1 else "first"
    line = words(f"league-standings-{key}", name=view.join_names(winners), n=len(winners))
    line += f" {describe_rankless(view)}" if key == "unfinished" else ""
    return [line, f"-# {describe_counts(view, (division,))}"]


def describe_rankless(view: LeagueView) -> str:
    """Why no one has a rank, as no session counts so far, or at the end."""
    slots, needed = view.league.slots, view.league.season_settings.played
    has_ended = any(slot.state == "ended" and not slot.is_unplayed for slot in slots)
    in_time = all(slot.state == "ended" for slot in slots)
    why = "points" if has_ended else "part" if in_time and 0 < needed < 100 else "none"
    return view.words("league-rankless", why=why, needed=needed)


def _describe_round(view: LeagueView, division: int) -> list[str]:
    """Which round has begun last; empty where there is only one, and in playoffs."""
    league = view.league
    slots = [slot for slot in league.slots if slot.fixture.division == division]
    begun = [slot.fixture.wave for slot in slots if slot.state != "pending"]
    settings = league.season_settings
    swiss = settings.format == "swiss"
    total = settings.rounds if swiss else max((slot.fixture.wave for slot in slots), default=0)
    present = max(begun, default=1)
    if total < 2 or present > total:
        return []
    return [view.words("league-standings-round", n=present, of=total)]


def describe_next_season(view: LeagueView) -> str:
    """That sign-up is open, and who has to sign up again."""
    lost, season = view.league.list_placeless(), view.league.season + 1
    if not lost:
        return view.words("league-next-season", season=season)
    if not view.league.roster:
        return view.words("league-places-free", season=season)
    named = [_describe_lost_place(view, player) for player in lost]
    who = shorten(format_list(named, view.words), NAMES_ROOM)
    return view.words("league-places-lost", who=who, season=season)


def _describe_lost_place(view: LeagueView, player: int) -> str:
    """A player who has to sign up again, and why."""
    league, name = view.league, view.display_name(player)
    drop = league.find_drop(player)
    if player in league.ghosts:
        return view.words("league-lost-silent", name=name)
    if drop is not None:
        return view.words(f"league-lost-{'out' if drop[1].absent else 'left'}", name=name)
    if player in league.forfeiters:
        return view.words("league-lost-forfeits", name=name)
    withdrew = any(isinstance(e.body, Withdrew) and e.body.player == player for e in league.events)
    return view.words("league-lost-left", name=name) if withdrew else name


def describe_counts(view: LeagueView, divisions: Collection[int] = ()) -> str:
    """How many sessions are finished, and what became of the others; those of some divisions, or of
    all."""
    return " · ".join(_list_counts(view, divisions))


def count_finished(view: LeagueView) -> tuple[int, int]:
    """How many sessions of the season were played to their end, and of how many."""
    slots = [slot for slot in view.league.slots if slot.how != "bye"]
    done = (one for one in slots if one.state == "ended" and not one.is_unplayed)
    return sum(one.how != "adjudicated" for one in done), len(slots)


def _list_counts(view: LeagueView, divisions: Collection[int]) -> list[str]:
    """How many sessions are finished; then those that were cut off with points, run, are to start,
    or have ended without points, each only if there are any."""
    slots = [
        slot
        for slot in view.league.slots
        if slot.how != "bye" and (not divisions or slot.fixture.division in divisions)
    ]
    unpaid = Counter(
        classify_missing_points(slot, view.league) for slot in slots if slot.is_unplayed
    )
    scored = sum(slot.how == "adjudicated" for slot in slots)
    ended, runs = sum(slot.state == "ended" for slot in slots), view.league.phase != "sign-up"
    running = [slot.number for slot in slots if slot.state == "open" and runs]
    away = len(view.deserted.intersection(running))
    counts = {
        "scored": scored,
        "open": len(running),
        "away": away,
        "left": sum(slot.state == "pending" for slot in slots),
        **{key: unpaid[key] for key in ("stopped", "replaced", "unplayed")},
        "ended": 0 if runs else sum(slot.state == "open" for slot in slots),
    }
    done = ended - unpaid.total() - scored
    others = [view.words(f"league-count-{key}", n=n) for key, n in counts.items() if n]
    return [view.words("league-count-done", done=done, of=len(slots)), *others]


def build_title(view: LeagueView, division: int) -> str:
    """Plain text: the heading of a division's standings, and where the season is."""
    title = view.heading(division)
    if view.league.phase == "sign-up":
        return view.words("league-standings-final", title=title)
    return f"{title} · {describe_counts(view, (division,))}"
