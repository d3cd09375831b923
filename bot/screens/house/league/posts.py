"""What a league's channel is told: one message for each thing, and the weekly digest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.leagues.league import League
from bot.markdown import escape
from bot.render.charts import champions_scene
from bot.screens.house.league import panel
from bot.screens.house.league.signs import Names, bare, moment, points, result_line, stage_name, who
from bot.screens.house.league.standing import heading, standings
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.words import Words
from engine.contract import Param

ACCENT: Final = 0xF2B632
WEEK: Final = 7 * 24 * 3600
MOST_LINES: Final = 15
LEADERS: Final = 3
NAMES_ROOM: Final = 2_800
"""Letters of all names in one message."""


def post(
    kind: str,
    params: Mapping[str, Param],
    at: int,
    number: int,
    name: str,
    league: League,
    names: Names,
    words: Words,
) -> Screen | None:
    """The message for a post that was due at a time; None where it has nothing to say any more."""
    if kind == "sign-up":
        screen = panel.sign_up(number, name, league, names, words)
        return Screen(screen.blocks, accent=ACCENT)
    if kind == "began":
        return _began(number, name, league, names, words)
    if kind == "digest":
        return _digest(params, at, number, name, league, names, words)
    if kind == "closed":
        return champions(number, name, league, names, words)
    line = _line(kind, params, league, names, words)
    return None if line is None else Screen((Text(f"**{escape(name)}** · {line}"),))


def champions(number: int, name: str, league: League, names: Names, words: Words) -> Screen | None:
    """The end of a season: the first of the first division in a picture, then all divisions."""
    if not league.last or not league.last[0]:
        return None
    first = league.last[0]
    title = words("league-season", n=league.season)
    podium = [bare(names, player, words) for player in first[:3]]
    text = words("league-champion", league=name, season=title, name=podium[0])
    scene = champions_scene(name, title, podium)
    lines = [f"## {escape(text)}"]
    for division in range(1, len(league.divisions) + 1):
        places = league.last[division - 1][:LEADERS]
        leaders = " · ".join(f"{n}. {who(names, one, words)}" for n, one in enumerate(places, 1))
        lines.append(f"{words('league-division', n=division)}: {leaders}")
    lines.append(words("league-next-season"))
    row = Row(
        (
            Button(f"league.{number}.table.1", words("league-standings"), "primary"),
            Button(f"league.{number}.join", words("league-join"), "success"),
            Button(f"league.{number}.leave", words("league-leave")),
        )
    )
    picture = Picture("champions", text, scene, f"**{escape(text)}**")
    return Screen((picture, Text("\n".join(lines)), row), accent=ACCENT)


def _began(number: int, name: str, league: League, names: Names, words: Words) -> Screen | None:
    if league.phase == "sign-up":
        return None
    lines = [
        words("league-began", title=escape(f"{name} · {words('league-season', n=league.season)}"))
    ]
    for n, players in enumerate(league.divisions, 1):
        listed = ", ".join(who(names, one, words) for one in players)
        room = NAMES_ROOM // len(league.divisions)
        listed = listed if len(listed) <= room else f"{listed[: room - 1]}…"
        lines.append(f"**{words('league-division', n=n)}**: {listed}")
    lines.append(words("league-began-seed", seed=league.seed.hex()))
    lines.append(words("league-deadline", at=moment(league.deadline)))
    row = Row(
        (
            Button(f"league.{number}.next", words("league-my-next"), "primary"),
            Button(f"league.{number}.table.1", words("league-standings")),
            Button(f"league.{number}.calendar.1", words("league-calendar")),
            Button(f"league.{number}.join", words("league-stand-by")),
        )
    )
    return Screen((Text("\n".join(lines)), row), accent=ACCENT)


def _digest(
    params: Mapping[str, Param],
    at: int,
    number: int,
    name: str,
    league: League,
    names: Names,
    words: Words,
) -> Screen | None:
    """What ended in the last week, what is late, who leads; nothing after the season's end."""
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
    head = words("league-digest", title=escape(heading(name, league, 1, words)))
    state = words("league-digest-state", fresh=len(fresh), open=open_now, left=left)
    lines = [head, state]
    lines += [
        f"- {stage_name(slot, words)}: {result_line(slot, names, words)}"
        for slot in fresh[:MOST_LINES]
    ]
    for division in range(1, len(league.divisions) + 1):
        best = league.standings(division)[:LEADERS]
        leaders = " · ".join(
            f"{line.place}. {who(names, line.player, words)} {points(line.points)}" for line in best
        )
        lines.append(f"{words('league-division', n=division)}: {leaders}")
    *_, row = standings(number, name, league, 1, names, words).blocks[:3]
    blocks: list[Block] = [Text("\n".join(lines))]
    return Screen((*blocks, row) if isinstance(row, Row) else tuple(blocks))


def _line(
    kind: str, params: Mapping[str, Param], league: League, names: Names, words: Words
) -> str | None:
    """One sentence for everything smaller."""
    if kind == "dropped":
        player = who(names, int(params["player"]), words)
        if "by_player" in params:
            by = who(names, int(params["by_player"]), words)
            return words("league-post-substitute", name=player, by=by)
        return words("league-post-dropped", name=player)
    if kind in ("corrected", "adjudicated", "cancelled", "walkover"):
        slot = next((one for one in league.slots if one.number == params["number"]), None)
        if slot is None:
            return None
        line = result_line(slot, names, words)
        session = stage_name(slot, words)
        reason = escape(str(params.get("reason", ""))) or "–"
        return words(f"league-post-{kind}", session=session, line=line, reason=reason)
    if kind == "extended":
        return words("league-post-extended", days=params["days"], at=moment(league.deadline))
    if kind == "round":
        return words("league-post-round", n=params["wave"])
    return words(f"league-post-{kind}") if kind in ("paused", "resumed") else None
