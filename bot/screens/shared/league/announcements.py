"""The messages of a league's channel: announcements, the weekly digest and the podium, which stays
true when an organiser corrects a result, reopens the season or begins the next one."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from bot.leagues.events import Extended, Reminded
from bot.leagues.league import League, Slot, division_numbers
from bot.markdown import escape
from bot.render.charts import champions_scene
from bot.screens.discord_limits import fit_lines, shorten
from bot.screens.screen import Picture, Row, Screen, Text
from bot.screens.shared.league import digest, panel
from bot.screens.shared.league.formatting import (
    LeagueView,
    capitalise,
    classify_missing_points,
    format_points,
    format_time,
)
from bot.screens.shared.league.season_state import (
    describe_counts,
    describe_next_season,
    describe_rankless,
    describe_unranked,
)
from bot.screens.shared.league.settings import describe_pace
from bot.screens.shared.names import format_list
from engine.contract import Param

RANKED: Final = 10  # players of a division that the message of a season's end ranks
NAMES_ROOM: Final = 2_800  # characters of all names in one message
ACCENT: Final = 0xF2B632


def render_announcement(
    kind: str, params: Mapping[str, Param], at: int, view: LeagueView
) -> Screen | None:
    """The message of an announcement that was due at a time; None if it is out of date."""
    if kind == "sign-up":
        return replace(panel.render_sign_up(view), accent=ACCENT)
    if kind == "began":
        return _render_season_start(view)
    if kind == "digest":
        return digest.render_digest(params, at, view)
    if kind == "stalling":
        return digest.render_stalling(params, view)
    if kind == "reminded":
        waits = digest.describe_waits(params, view)
        if not waits or view.league.phase == "sign-up":
            return None
        lines = [view.words("league-reminded", title=view.season_title), *waits]
        text = "\n".join(fit_lines(lines, digest.MOST_LETTERS, more="…"))
        return Screen((Text(text), view.row("next")))
    if kind == "closed":
        return render_champions(view)
    if kind == "podium":
        # The message of a season that had ended, as it is now; of one before the present one, the
        # view is of that time.
        past = bool(params.get("past"))
        if past or view.league.phase == "sign-up":
            return render_champions(view, joining=not past)
        reopened = f"**{escape(view.name)}** · {view.words('league-post-reopened')}"
        return Screen((Text(reopened), _podium_row(view, joining=False)), accent=ACCENT)
    line = _announcement_line(kind, params, view)
    if line is None:
        return None
    # Its button carries the mark of a classic message, which push notifications quote.
    return Screen((Text(f"**{escape(view.name)}** · {line}"), view.row("home")))


def _render_season_start(view: LeagueView) -> Screen | None:
    league, words = view.league, view.words
    if league.phase == "sign-up":
        return None
    lines = [words("league-began", title=view.season_title)]
    for n, players in enumerate(league.divisions, 1):
        names = ", ".join(map(view.display_name, players))
        names = shorten(names, NAMES_ROOM // len(league.divisions))
        lines.append(f"**{digest.label_division(view, n, 'league-people')}**: {names}")
    count = sum(map(len, league.divisions))
    later = not league.season_settings.has_one_round(count)
    lines.append(describe_pace(league.season_settings, count, words))
    lines.append(words("league-deadline", at=format_time(league.deadline)))
    stand_by = (view.button("join", words("league-stand-by")),) if later else ()
    row = view.row("next", "table.1", "calendar.1", *stand_by, "home")
    return Screen((Text("\n".join(lines)), row), accent=ACCENT)


def _announcement_line(kind: str, params: Mapping[str, Param], view: LeagueView) -> str | None:
    """The sentence of an announcement that needs no screen of its own."""
    league, words = view.league, view.words
    if kind == "dropped":
        return _describe_drop(kind, params, view)
    if kind == "back":
        player = view.display_name(int(params["player"]))
        return words("league-post-back", name=player)
    if kind in ("unplayed", "absent", "adjudicated", "extended"):
        return _describe_time_up(params, view)
    if kind in ("corrected", "uncorrected", "cancelled", "walkover", "repeated"):
        slot = next((one for one in league.slots if one.number == params["number"]), None)
        if slot is None:
            return None
        line = view.result_line(replace(slot, how=None) if kind == "corrected" else slot)
        session = view.stage_name(slot)
        post = capitalise(words(f"league-post-{kind}", session=session, line=line))
        reason = escape(str(params.get("reason", "")))
        return f"{post}. {words('league-post-reason', reason=reason)}" if reason else post
    if kind == "undone":
        what = view.describe_act(league.events[int(params["act"]) - 1].body)
        return words("league-post-undone", act=what, at=format_time(league.deadline))
    if kind == "places" and league.phase == "sign-up":
        return describe_correction(view, int(params["before"]))
    if kind == "round":
        return words("league-post-round", n=params["wave"])
    if kind in ("paused", "resumed", "reopened", "hastened"):
        return words(f"league-post-{kind}")
    return None


def _describe_time_up(params: Mapping[str, Param], view: LeagueView) -> str:
    """How much longer the season lasts and for whom its sessions wait; those that ended by their
    score, or without points, each with who didn't play; and who is out of the season."""
    league, words, lines = view.league, view.words, list[str]()
    if "days" in params:  # an organiser's extension, or the one that the bot gives once
        given = [event for event in league.events if isinstance(event.body, Extended)]
        key = "overtime" if given and given[-1].actor is None else "extended"
        at = format_time(league.deadline)
        lines.append(words(f"league-post-{key}", days=params["days"], at=at))
        waits = {one: params.get(one, "") for one in ("waits", "stopped")}
        lines += digest.describe_waits({**waits, "known": waits["stopped"]}, view)
    if scored := _find_slots(str(params.get("scored", "")), view):
        lines.append(words("league-post-adjudicated"))
        lines += [f"- {capitalise(view.stage_name(o))}: {view.result_line(o)}" for o in scored]
    if unpaid := _find_slots(str(params.get("numbers", "")), view):
        lines.append(words("league-post-unplayed"))
        lines += [_describe_missing_points(slot, view) for slot in unpaid]
    if "players" in params or "player" in params:
        lines.append(_describe_drop("absent", params, view))
    for pair in str(params.get("pairs", "")).split():
        player, by = pair.split(":")
        lines.append(_describe_drop("absent", {"player": player, "by_player": by}, view))
    return "\n".join(fit_lines(lines, digest.MOST_LETTERS, more="…"))


def _find_slots(numbers: str, view: LeagueView) -> list[Slot]:
    return [slot for slot in view.league.slots if str(slot.number) in numbers.split()]


def _describe_missing_points(slot: Slot, view: LeagueView) -> str:
    """What has become of a session that has no points, and for whom it waited."""
    words, missed = view.words, slot.list_missed()
    session = capitalise(view.stage_name(slot))
    if slot.match is None:
        return words("league-unplayed-never", session=session)
    if not missed:
        return f"- {session}: {view.result_line(slot)}"
    kind = classify_missing_points(slot, view.league)
    line = words(
        f"league-{kind}-waited",
        session=session, who=view.join_names(missed), percent=slot.percent,
        needed=view.league.season_settings.played,
    )  # fmt: skip
    return line if kind == "replaced" else f"{line}. {view.describe_missed(slot)}"


def list_mentioned(kind: str, params: Mapping[str, Param], league: League) -> tuple[int, ...]:
    """The people to mention in an announcement: those who are out of the season without having
    left it themselves, and those who play for others; once a week those for whom sessions wait in
    which all are away."""
    if kind == "digest":
        stopped = str(params.get("stopped", "")).split()
        return tuple(one for one in _list_awaited(params, stopped) if one not in league.dropped)
    if kind == "reminded":
        calls = [row.actor for row in league.events if isinstance(row.body, Reminded)]
        return list_reminded(params, league, calls[-1] if calls else None)
    if kind not in ("dropped", "absent", "unplayed", "adjudicated", "extended"):
        return ()
    names = ("player", "players", "by_player", "pairs")
    numbers = " ".join(str(params[one]) for one in names if one in params).replace(":", " ")
    found = dict.fromkeys(map(int, numbers.split()))
    drops = ((one, league.find_drop(one)) for one in found)
    left = {one for one, drop in drops if drop and league.events[drop[0] - 1].actor == one}
    return tuple(one for one in found if one > 0 and one not in left)


def list_reminded(
    params: Mapping[str, Param], league: League, organiser: int | None
) -> tuple[int, ...]:
    """The people whom an organiser's reminder mentions: for whom sessions wait, without those who
    have left the season and the organiser."""
    spared = {*league.dropped, organiser}
    return tuple(one for one in _list_awaited(params) if one not in spared)


def _list_awaited(params: Mapping[str, Param], some: Collection[str] | None = None) -> list[int]:
    """The people for whom sessions wait, or some of these, each once."""
    found = list[str]()
    for wait in str(params.get("waits", "")).split():
        number, _, players = wait.partition(":")
        found += players.split(",") if some is None or number in some else []
    return [int(player) for player in dict.fromkeys(found)]


def _describe_drop(kind: str, params: Mapping[str, Param], view: LeagueView) -> str:
    """Who has left the season, by themselves or because they were `absent`, and who plays for
    them."""
    words, numbers = view.words, str(params.get("players", params.get("player")))
    who = view.join_names(int(one) for one in numbers.split())
    if "by_player" not in params:
        return words(f"league-post-{kind}", name=who)
    by = view.display_name(int(params["by_player"]))
    key = "league-post-substitute" if kind == "dropped" else "league-post-absent-substitute"
    return words(key, name=who, by=by)


def render_champions(view: LeagueView, *, joining: bool = True) -> Screen | None:
    """The end of a season: the champions in a picture, the leaders of all divisions, and who moves
    up and down; None if the end was undone."""
    league, name, words = view.league, view.name, view.words
    if league.phase != "sign-up" or not league.last_ranking:
        return None
    title, row = words("league-season", n=league.season), _podium_row(view, joining=joining)
    then = [f"-# {describe_counts(view)}", *describe_unranked(view, division_numbers(league))]
    then += [describe_next_season(view)] if joining else []
    first = [view.plain_name(player) for player in league.podium(1)[: digest.LEADERS]]
    if not first:
        line = _describe_no_champion(view)
        return Screen((Text("\n".join((line, *then))), row), accent=ACCENT)
    winners = format_list([view.plain_name(one) for one in league.champions(1)], words)
    shared = len(league.champions(1))
    text = words("league-champion", league=name, season=title, name=winners, n=shared)
    lines = [f"## {escape(text)}", *podium_lines(view), *_mover_lines(view), *then]
    scene = champions_scene(name, title, first, shared)
    picture = Picture("champions", text, scene, f"**{escape(text)}**")
    return Screen((picture, Text("\n".join(lines)), row), accent=ACCENT)


def _describe_no_champion(view: LeagueView) -> str:
    league, words = view.league, view.words
    season = words("league-season", n=league.season)
    over = words("league-letter-over", league=escape(view.name), season=season)
    has_ranks = any(map(league.has_played, division_numbers(league)))
    return f"{over} {words('league-letter-no-one') if has_ranks else describe_rankless(view)}"


def podium_lines(view: LeagueView) -> list[str]:
    """The leaders of each division, as far as there is room; those who share a title are first."""
    league, lines = view.league, list[str]()
    has_playoffs = any(slot.fixture.stage == "final" for slot in league.slots)
    for division in division_numbers(league):
        shared = league.champions(division)
        if has_playoffs:  # their ranks have no points
            leaders = [
                f"{1 if player in shared else rank}. {view.display_name(player)}"
                for rank, player in enumerate(league.podium(division), 1)
            ]
        else:
            leaders = [
                f"{rank}. {view.display_name(line.player)} {format_points(line.points)}"
                for rank, line in digest.list_ranked(view, division)
            ]
        if names := " · ".join(leaders[: max(RANKED, len(shared))]):
            lines.append(f"{digest.label_division(view, division, 'league-standings')}: {names}")
    return fit_lines(lines, digest.MOST_LETTERS * 2 // 3, more="…")


def describe_correction(view: LeagueView, before: int) -> str:
    """The ranks after a correction to a season that has ended; `before` was the champion."""
    league, words = view.league, view.words
    if not league.podium(1):
        return _describe_no_champion(view)
    season, ranks = words("league-season", n=league.season), "\n".join(podium_lines(view))
    if league.podium(1)[0] == before:
        return f"{words('league-post-places', season=season)}\n{ranks}"
    was = view.display_name(before) if before else words("league-nobody-won")
    name = view.join_names(league.champions(1))
    line = words("league-post-champion", name=name, season=season, before=was)
    return f"{line}\n{ranks}"


def describe_new_ranks(view: LeagueView, before: League) -> list[str]:
    """What a correction has changed at the top of a season that has ended, or in its ranks."""
    league, words = view.league, view.words
    if league.phase != "sign-up" or not before.last_ranking:
        return []
    was, now = before.champions(1), league.champions(1)
    if was != now and now:
        old = view.join_names(was) or words("league-nobody-won")
        return [words("league-done-champion", name=view.join_names(now), before=old)]
    known = podium_lines(replace(view, league=before))
    ranks = podium_lines(view)
    return [] if ranks == known else [words("league-done-ranks", ranks=" · ".join(ranks))]


def _mover_lines(view: LeagueView) -> list[str]:
    """Who changes divisions, of the players who are signed up again."""
    league, words = view.league, view.words
    if league.season_settings.format != "season" or len(league.last_ranking) < 2:
        return []
    lines = []
    movers = league.season_settings.count_division_movers(league.last_ranking)
    for n, (ranking, (up, down)) in enumerate(zip(league.last_ranking, movers, strict=True), 1):
        rising, falling = ranking[:up], ranking[len(ranking) - down :]
        for key, group in (("league-going-up", rising), ("league-going-down", falling)):
            names = view.join_names(one for one in group if one in league.roster)
            if names:
                lines.append(words(key, n=n, who=names))
    return fit_lines(lines, digest.MOST_LETTERS // 3, more="…")


def _podium_row(view: LeagueView, *, joining: bool) -> Row:
    standings = view.button("table.1", style="primary")
    ways = (standings, "calendar.1", "join", "leave") if joining else ()
    return view.row(*ways, "home")
