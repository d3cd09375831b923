"""Where a season is: how many sessions are finished, the ranks of its divisions and who has none,
and at the end who has won."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.leagues.events import Withdrew
from bot.leagues.league import League
from bot.leagues.standings import Line, Measure
from bot.screens.discord_limits import shorten
from bot.screens.shared.league import formatting
from bot.screens.shared.names import format_list

NAMES_ROOM: Final = 300  # characters of a list of names
UNRANKED_ROOM: Final = 700  # characters of the names of those who have no rank


def describe_stage(view: formatting.LeagueView, division: int) -> list[str]:
    """How far a division's season is and until when it lasts, or how it has ended."""
    league, words = view.league, view.words
    done, *others = _list_counts(view, (division,))
    rest = [f"-# {' · '.join(others)}"] if others else []
    if league.phase != "sign-up":
        ends = words("league-standings-ends", at=f"<t:{league.deadline}:D>")
        parts = [done]
        settings = league.season_settings
        fixtures = [slot for slot in league.slots if slot.fixture.division == division]
        begun = (slot.fixture.wave for slot in fixtures if slot.state != "pending")
        present = max(begun, default=1)
        total = max((slot.fixture.wave for slot in fixtures), default=0)
        total = settings.rounds if settings.format == "swiss" else total
        if total > 1 and present <= total:  # not in playoffs
            parts.insert(0, words("league-standings-round", n=present, of=total))
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


def describe_rankless(view: formatting.LeagueView) -> str:
    """Why no one has a rank, as no session counts so far, or at the end."""
    slots, needed = view.league.slots, view.league.season_settings.played
    has_ended = any(slot.state == "ended" and not slot.is_unplayed for slot in slots)
    in_time = all(slot.state == "ended" for slot in slots)
    why = "points" if has_ended else "part" if in_time and 0 < needed < 100 else "none"
    return view.words("league-rankless", why=why, needed=needed)


def describe_next_season(view: formatting.LeagueView) -> str:
    """That sign-up is open, and who has to sign up again and why."""
    lost, season = view.league.list_placeless(), view.league.season + 1
    bodies = [event.body for event in view.league.events]
    if not lost:
        return view.words("league-next-season", season=season)
    if not view.league.roster:
        return view.words("league-places-free", season=season)
    named = []
    for player in lost:
        name, drop = view.display_name(player), view.league.find_drop(player)
        if player in view.league.ghosts:
            named.append(view.words("league-lost-silent", name=name))
        elif drop is not None:
            why = "out" if drop[1].absent else "left"
            named.append(view.words(f"league-lost-{why}", name=name))
        elif player in view.league.forfeiters:
            named.append(view.words("league-lost-forfeits", name=name))
        elif any(body.player == player for body in bodies if isinstance(body, Withdrew)):
            named.append(view.words("league-lost-left", name=name))
        else:
            named.append(name)
    who = shorten(format_list(named, view.words), NAMES_ROOM)
    return view.words("league-places-lost", who=who, season=season)


def describe_counts(view: formatting.LeagueView, divisions: Collection[int] = ()) -> str:
    """How many sessions are finished, and what became of the others; those of some divisions, or of
    all."""
    return " · ".join(_list_counts(view, divisions))


def _list_counts(view: formatting.LeagueView, divisions: Collection[int]) -> list[str]:
    """How many sessions are finished; then those that were cut off with points, run, are to start,
    or have ended without points, each only if there are any."""
    slots = [
        slot
        for slot in view.league.slots
        if slot.how != "bye" and (not divisions or slot.fixture.division in divisions)
    ]
    unpaid = Counter(
        formatting.classify_missing_points(slot, view.league) for slot in slots if slot.is_unplayed
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


def rank_lines(view: formatting.LeagueView, division: int) -> list[tuple[str, Line]]:
    """The lines of a division with their ranks, shared by players whom only the random draw
    separates. Players without a rank come last; if nothing has been played, that is everyone, by
    name."""
    league = view.league
    lines = league.standings(division)
    if not league.has_played(division):
        lines = tuple(sorted(lines, key=lambda line: view.plain_name(line.player).casefold()))
        return [(formatting.NONE, line) for line in lines]
    unranked = league.list_unranked(division)
    ranked = number_lines(lines, unranked, league.season_settings.measures)
    groups = groupby(ranked, key=lambda one: one[0])
    return [one for rank, level in groups for one in _sort_level(view, rank, [*level])]


def _sort_level(
    view: formatting.LeagueView, rank: str, level: Sequence[tuple[str, Line]]
) -> list[tuple[str, Line]]:
    """Lines that share a rank: those first who have finished more, who are away less, who have more
    points in running sessions. Without a rank: those last who have left."""
    league, away, scores = view.league, Counter[int](), Counter[int]()
    if rank == formatting.NONE:
        return sorted(level, key=lambda one: one[1].player in league.dropped)
    for number, now in view.running.items():
        away.update(now.away)
        scores.update(dict(zip(league.find_slot(number).fixture.players, now.scores, strict=True)))

    def key(one: tuple[str, Line]) -> tuple[int, int, int]:
        player = one[1].player
        return -league.count_played(player), away[player], -scores[player]

    first, *others = (line for _, line in sorted(level, key=key))
    separates = level[0][1].decided
    lines = [replace(first, decided=separates), *(replace(one, decided="lot") for one in others)]
    return [(rank, line) for line in lines]


def number_lines(
    lines: Iterable[Line], unranked: Collection[int], order: Sequence[Measure]
) -> list[tuple[str, Line]]:
    """The lines with their ranks, each with what separates it from the one above, and last those of
    the players who have none."""
    ranked, last = list[tuple[str, Line]](), list[tuple[str, Line]]()
    passed, positions = set[Measure | None](), (*order, "lot")
    for line in lines:
        passed.add(line.decided)
        if line.player in unranked:
            last.append((formatting.NONE, line))
            continue
        decided = next((one for one in positions if ranked and one in passed), None)
        rank = ranked[-1][0] if decided == "lot" else str(len(ranked) + 1)
        ranked.append((rank, replace(line, decided=decided)))
        passed.clear()
    return [*ranked, *last]


def describe_unranked(view: formatting.LeagueView, divisions: Iterable[int]) -> list[str]:
    """Who has no rank: a line for those who are out of the season, with their points, and one for
    those who have forfeited too much or hardly played."""
    league, found = view.league, dict[str, list[str]]()
    for division in filter(league.has_played, divisions):
        unranked = league.list_unranked(division)
        for line in (one for one in league.standings(division) if one.player in unranked):
            if line.player in league.dropped:
                name, points = view.display_name(line.player), formatting.format_points(line.points)
                found.setdefault("out", []).append(f"{name} {points}")
            else:
                found.setdefault("short", []).append(explain_missing_rank(view, line.player))
    return [
        view.words(f"league-standings-{key}", who=shorten(" · ".join(found[key]), UNRANKED_ROOM))
        for key in ("out", "short")
        if key in found
    ]


def classify_missing_rank(league: League, player: int) -> str:
    """Why a player has no rank: they have `forfeits`, were `silent`, or have not `finished`
    enough."""
    if player in league.forfeiters and league.count_forfeits(player):
        return "forfeits"
    return "silent" if player in league.ghosts else "finished"


def explain_missing_rank(view: formatting.LeagueView, player: int) -> str:
    """How many of their matches somebody without a rank has forfeited, if most, or finished; or
    that they were in none."""
    league, why = view.league, classify_missing_rank(view.league, player)
    n, of = league.count_played(player), league.count_playable(player)
    if why == "forfeits":
        n, of = league.count_forfeits(player), league.count_drawn(player)
    return view.words(f"league-short-{why}", name=view.display_name(player), n=n, of=of)
