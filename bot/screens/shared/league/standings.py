"""The standings of a division: ranks and points as text, the tie-breaks that decide behind
**Explain**, all of them as a picture for wide screens, and an explanation of a player's rank."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from bot.leagues.league import ENDS, League, Slot
from bot.leagues.standings import Line, Measure, prize
from bot.markdown import escape
from bot.render.charts import table_scene
from bot.screens.discord_limits import MOST_CHOICES, shorten
from bot.screens.screen import Choice, Picture, Row, Screen, Select, Text
from bot.screens.shared.league.formatting import (
    NONE,
    LeagueView,
    capitalise,
    code_block,
    format_measure,
    format_points,
    format_prizes,
    points_params,
    split_columns,
)
from bot.screens.shared.league.season_state import (
    classify_missing_rank,
    describe_counts,
    describe_next_season,
    describe_rankless,
    describe_stage,
    explain_missing_rank,
    rank_lines,
)

RankedLines: TypeAlias = Sequence[tuple[str, Line]]  # each with its rank as text
MOST_SHOWN: Final = 32
LONGEST_NAME: Final = 20
SHORT_NAME: Final = 12  # characters of a name beside tie-breaks
PHONE_COLUMNS: Final = 28
"""What a window of 390 px shows of a code block without scrolling or wrapping."""
MOST_SESSIONS: Final = 12
MOST_RUNNING: Final = 3  # running sessions that the standings show
AWAY: Final = "💤"
NOT_FINISHED: Final = tuple(one for one in ENDS if one not in ("played", "left"))
"""What becomes of sessions that are over without being finished."""
EXPLAINED: Final[tuple[Measure, ...]] = ("mutual", "share")
"""Columns that a word above them does not explain."""


def render_standings(view: LeagueView, division: int) -> Screen:
    """Where the season is; then ranks, names, points and sessions that are over as text that fits a
    phone."""
    if not view.league.divisions:
        return view.render_no_season()
    division = _clamp_division(view, division)
    lines = rank_lines(view, division)[:MOST_SHOWN]
    blocks = [f"### {escape(view.heading(division))}", *describe_stage(view, division)]
    if view.league.phase != "sign-up" and not view.league.has_played(division):
        n, all_prizes = view.league.season_settings.table, view.league.season_settings.prizes
        ranks = {"first": all_prizes[0], "second": all_prizes[1]}
        prizes = format_prizes(all_prizes, n)
        blocks.append(view.words("league-standings-decides", n=n, prizes=prizes, **ranks))
    blocks.append(_format_ranks(view, division, lines))
    if view.league.phase != "sign-up" and (running := _list_running(view)):
        blocks += [view.words("league-now-about"), *running]
    slots = (slot for slot in view.league.slots if slot.fixture.division == division)
    if view.league.phase == "running" and (start := view.describe_next_start(slots)):
        blocks.append(start)
    if view.league.phase == "sign-up":
        for (_, upper), (rank, lower) in pairwise(lines[:2]):
            is_decided = rank != NONE and lower.decided not in (None, "points", "lot")
            if is_decided and upper.points == lower.points:  # which tie-break has decided
                blocks.append(f"-# {_explain_neighbours(view, upper, lower)}")
        blocks.append(describe_next_season(view))
    if _division_borders(view.league, division, len(lines)):
        blocks.append(f"-# {view.words('league-standings-lines')}")
    row = _navigation_row(view, f"ties.{division}", f"calendar.{division}", f"picture.{division}")
    return Screen((Text("\n".join(blocks)), row, *view.division_rows("table", division)))


def render_tie_breaks(view: LeagueView, division: int) -> Screen:
    """The standings with the tie-breaks that decide in them, how these work, and a menu to explain
    a player's rank."""
    if not view.league.divisions:
        return view.render_no_season()
    division = _clamp_division(view, division)
    lines = rank_lines(view, division)[:MOST_SHOWN]
    has_ranks, decided = view.league.has_played(division), set[Measure | None](["points"])
    if has_ranks:
        decided |= {line.decided for _, line in lines if line.decided != "lot"}
    deciding = [one for one in view.league.season_settings.measures if one in decided]
    table = _format_table(view, lines, deciding) if has_ranks else describe_rankless(view)
    head = Text(f"### {escape(view.heading(division))}\n{table}")
    legend = _describe_tie_breaks(view, deciding)
    row = view.row("why", f"table.{division}", f"picture.{division}", "home")
    menu, others = _player_menu(view, division, 0), view.division_rows("ties", division)
    return Screen((head, Text(legend), *menu, row, *others))


def render_standings_picture(view: LeagueView, division: int) -> Screen:
    """The standings with all tie-breaks as a picture, which is too wide for a phone."""
    if not view.league.divisions:
        return view.render_no_season()
    league, words = view.league, view.words
    division = _clamp_division(view, division)
    lines = rank_lines(view, division)[:MOST_SHOWN]
    title = view.heading(division)
    if league.phase == "sign-up":
        title = words("league-standings-final", title=title)
    else:
        title = f"{title} · {describe_counts(view, (division,))}"
    leaders = [line for rank, line in lines if rank == "1"]
    alt = words("league-standings-alt", title=title)
    if len(leaders) == 1:
        name = view.plain_name(leaders[0].player)
        alt = words("league-standings-alt-leader", title=title, leader=name)
    order = [one for one in league.season_settings.measures if one != "lot"]
    rows = [
        (rank, view.plain_name(line.player), _format_measures(league, line, order))
        for rank, line in lines
    ]
    borders = _division_borders(league, division, len(lines))
    scene = table_scene(title, _column_heads(view, order), rows, borders)
    text = f"**{escape(title)}**\n{_format_table(view, lines, order)}"
    row = _navigation_row(view, f"table.{division}", f"ties.{division}", f"calendar.{division}")
    picture = Picture(f"standings-{division}", alt, scene, text)
    legend = Text(_describe_tie_breaks(view, order, moving=bool(borders)))
    return Screen((picture, legend, row, *view.division_rows("picture", division)))


def _clamp_division(view: LeagueView, division: int) -> int:
    return min(max(division, 1), len(view.league.divisions))


def _format_ranks(view: LeagueView, division: int, lines: RankedLines) -> str:
    """Rank, name, points and sessions that are over in a code block as wide as a phone, with a rule
    where players move; under some players what became of them and of their sessions. Names reach
    under the head of the points."""
    over = [_format_over(view.league, line.player) for _, line in lines]
    points = [format_points(line.points) for _, line in lines]
    head = view.words("league-column-played")
    wide = [max(len(rank) for rank, _ in lines) + 1, max(map(len, (head, *over)))]
    most = max(map(len, points))
    room = PHONE_COLUMNS - sum(wide) - most - 3
    heads = f"{view.words('league-column-points')} {head:>{wide[1]}}"
    rows = [f"{heads:>{PHONE_COLUMNS}}"]
    borders = _division_borders(view.league, division, len(lines))
    figures = zip(lines, points, over, strict=True)
    for number, ((rank, line), total, count) in enumerate(figures, 1):
        name = shorten(_code_name(view, line.player), room)
        figure = f"{total:>{most}} {count:>{wide[1]}}"
        rows.append(f"{_format_rank(rank):>{wide[0]}} {name:{room}} {figure}")
        indent, width = " " * (wide[0] + 1), PHONE_COLUMNS - wide[0] - 1
        below = [
            *_describe_player(view, division, line.player),
            *view.list_ends(line.player, NOT_FINISHED),
        ]
        rows += [f"{indent}{shorten(one, width)}" for one in _fill_lines(below, width)]
        if number in borders:
            rows.append("─" * len(rows[0]))
    return code_block(rows)


def _describe_player(view: LeagueView, division: int, player: int) -> Iterable[str]:
    """What has become of a player: left, away, or how the season has ended for them."""
    league, words = view.league, view.words
    if player in league.dropped:
        drop = league.find_drop(player)
        has_left = drop is not None and not drop[1].absent
        yield words(f"league-now-{'left' if has_left else 'out'}")
    elif league.phase == "sign-up":
        if state := describe_outcome(view, division, player) or _describe_absences(view, player):
            yield state
    else:
        slots = ((league.find_slot(number), now) for number, now in view.running.items())
        playing = [now for slot, now in slots if player in slot.fixture.players]
        if away := sum(player in now.away for now in playing):
            yield words("league-now-away-in", n=away, of=len(playing))
        if claimed := sum(player in found for found in view.stand_ins.values()):
            yield words("league-now-claimed", n=claimed, of=len(playing))


def _fill_lines(parts: Iterable[str], width: int) -> list[str]:
    """The parts in as few lines of a width as their order allows."""
    lines = list[str]()
    for part in parts:
        joined = f"{lines[-1]} · {part}" if lines else part
        lines = [*lines[:-1], joined] if len(joined) <= width else [*lines, part]
    return lines


def describe_outcome(view: LeagueView, division: int, player: int) -> str:
    """How the season has ended for a player who has stayed."""
    league = view.league
    if player in league.list_unranked(division):
        if not league.has_played(division):
            return _describe_absences(view, player)
        return view.words("league-now-rankless", why=classify_missing_rank(league, player))
    if division == 1 and player in league.champions(1):
        return view.words("league-now-champion")
    if player not in league.roster or not _has_movers(league):
        return ""
    ranking = league.last_ranking[division - 1]
    up, down = league.season_settings.count_division_movers(league.last_ranking)[division - 1]
    if player in ranking[:up]:
        return view.words("league-now-up")
    return view.words("league-now-down") if player in ranking[len(ranking) - down :] else ""


def _describe_absences(view: LeagueView, player: int) -> str:
    """In how many sessions of a season that has ended a player moved; empty if in all."""
    slots = [slot for slot in view.league.slots_of(player) if slot.how != "bye"]
    missed = sum(slot.has_skipped(player) for slot in slots)
    moved = len(slots) - missed
    return view.words("league-now-missed", n=moved, of=len(slots)) if missed else ""


def _list_running(view: LeagueView) -> list[str]:
    """The present scores of the running sessions in which somebody has played, is away or plays for
    somebody else, a line each, with who is away; empty if there are none."""
    lines = list[str]()
    for slot in view.league.slots:
        now = view.running.get(slot.number)
        if now is None or len(lines) == MOST_RUNNING:
            continue
        has_scores = now.percent > 0 or any(now.scores)
        if not has_scores and not now.away and slot.number not in view.stand_ins:
            continue
        seats = sorted(zip(now.scores, slot.fixture.players, strict=True), key=lambda one: -one[0])
        line = " · ".join(
            view.seat_name(slot.number, player)
            + (f" {score}" if has_scores else "")
            + (f" {AWAY}" if player in now.away else "")
            for score, player in seats
        )
        name, percent = capitalise(view.session_name(slot, now.match)), min(now.percent, 99)
        lines.append(view.words("league-now-session", session=name, percent=percent, line=line))
    left = len(view.running) - len(lines)
    return [*lines, view.words("league-now-more", n=left)] if lines and left else lines


def _format_table(view: LeagueView, lines: RankedLines, measures: Sequence[Measure]) -> str:
    """Measures in a code block that fits a phone."""
    table = list_table_rows(view, lines, measures)
    rows = [[rank, shorten(name, SHORT_NAME), *figures] for rank, name, _, *figures in table]
    parts = split_columns(rows, PHONE_COLUMNS)
    return code_block("\n\n".join("\n".join(part) for part in parts).splitlines())


def list_table_rows(
    view: LeagueView, lines: RankedLines, measures: Sequence[Measure]
) -> list[list[str]]:
    """The standings with a row of heads: rank, name, sessions that are over, measures."""
    rows = [["", "", *_column_heads(view, measures)]]
    for rank, line in lines:
        name = _code_name(view, line.player)[:LONGEST_NAME]
        rows.append([_format_rank(rank), name, *_format_measures(view.league, line, measures)])
    return rows


def _format_rank(rank: str) -> str:
    return rank if rank == NONE else f"{rank}."


def _code_name(view: LeagueView, player: int) -> str:
    """A name for a code block, which a backtick would end."""
    return view.plain_name(player).replace("`", "'")


def _describe_tie_breaks(
    view: LeagueView, shown: Sequence[Measure], *, moving: bool = False
) -> str:
    """The order of the tie-breaks, and what the `shown` columns are that need it."""
    words, settings = view.words, view.league.season_settings
    order = settings.measures
    ties = ", ".join(
        words(f"league-measure-{one}") for one in order if one not in ("points", "lot")
    )
    is_split = _has_movers(view.league) or (settings.format == "swiss" and settings.final)
    legend = [words("league-standings-foot", ties=ties, drawn="yes" if is_split else "no")]
    legend += [words(f"league-standings-{one}") for one in shown if one in EXPLAINED]
    legend += [words("league-standings-lines")] if moving else []
    return "\n".join(f"-# {one}" for one in legend)


def render_rank_explanation(view: LeagueView, player: int) -> Screen:
    """A player's rank by the chain of tie-breaks, their sessions, and how many are open."""
    league, words = view.league, view.words
    division = league.division_of(player)
    if division is None:
        text = Text(words("league-plays-not", name=view.display_name(player)))
        if not league.divisions:
            return Screen((text, view.row("home")))
        return Screen((text, *_player_menu(view, 1, player), *_navigation_rows(view, 1)))
    lines = rank_lines(view, division)
    rank, line = next(one for one in lines if one[1].player == player)
    title, name = escape(view.heading(division)), view.display_name(player)
    head = "head"
    if rank == NONE:
        missing = "out" if player in league.dropped else "short"
        head = missing if league.has_played(division) else "none"
    reason = explain_missing_rank(view, player) if head == "short" else ""
    texts = [words(f"league-why-{head}", title=title, name=name, place=rank, reason=reason)]
    texts += [describe_rankless(view)] if head == "none" else []
    texts += [
        _explain_neighbours(view, upper, lower)
        for upper, lower in pairwise(line for rank, line in lines if rank != NONE)
        if line in (upper, lower)
    ]
    mine = [slot for slot in league.slots_of(player) if not slot.fixture.stage]
    played = [slot for slot in mine if slot.result is not None][-MOST_SESSIONS:]
    sessions = [
        words(
            "league-why-session", session=view.stage_name(slot),
            **points_params(_points_of_session(league, slot, player)),
            line=view.result_line(slot),
        )
        for slot in played
    ]  # fmt: skip
    total = words(
        "league-why-total", **points_params(line.points), of=league.count_drawn(player),
        what=" · ".join(view.list_ends(player)),
    )  # fmt: skip
    blocks = [Text("\n".join(one)) for one in (texts, sessions, [total]) if one]
    menu = _player_menu(view, division, player)
    return Screen((*blocks, *menu, *_navigation_rows(view, division)))


def describe_own_season(view: LeagueView, player: int) -> str | None:
    """A player's rank, sessions and points in one line; None for somebody who is not in the
    season."""
    league, words = view.league, view.words
    division = league.division_of(player)
    if division is None:
        return None
    rank, line = next(one for one in rank_lines(view, division) if one[1].player == player)
    played = league.list_played(player)
    return words(
        "league-own-season", league=escape(view.name), rank=rank, n=len(played),
        season=words("league-season", n=league.season), points=format_points(line.points),
        late=sum(slot.how == "adjudicated" for slot in played),
    )  # fmt: skip


def _player_menu(view: LeagueView, division: int, player: int) -> tuple[Select, ...]:
    """A menu of players to explain the rank of; if not all fit, those around a player."""
    lines = rank_lines(view, division)
    at = next((n for n, (_, line) in enumerate(lines) if line.player == player), 0)
    first = max(min(at - MOST_CHOICES // 2, len(lines) - MOST_CHOICES), 0)
    choices = tuple(
        Choice(str(line.player), f"{_format_rank(rank)} {view.plain_name(line.player)}")
        for rank, line in lines[first : first + MOST_CHOICES]
    )
    menu = Select(view.control("whom"), view.words("league-menu-whom"), choices)
    return (menu,) if choices else ()


def _explain_neighbours(view: LeagueView, upper: Line, lower: Line) -> str:
    """Which tie-break separates two neighbours, and in what they are level before it."""
    league, words = view.league, view.words
    decided = lower.decided
    assert decided is not None
    names = {"upper": view.display_name(upper.player), "lower": view.display_name(lower.player)}
    if decided == "lot":
        return words("league-why-draw", **names)
    order = [*league.season_settings.measures]
    level = order[: order.index(decided)]
    parts = [words(f"league-measure-{one}") for one in level]
    exact = format_measure(upper, decided) == format_measure(lower, decided)
    step = words(
        "league-why-step", **names, what=words(f"league-measure-{decided}"),
        more=format_measure(upper, decided, exact=exact),
        less=format_measure(lower, decided, exact=exact),
    )  # fmt: skip
    return f"{step} {words('league-why-level', level=', '.join(parts))}" if parts else step


def _points_of_session(league: League, slot: Slot, player: int) -> int:
    """In twelfths."""
    result = slot.result
    if result is None or league.is_void(slot) or player in result.forfeits:
        return 0
    return prize(result.places, result.players.index(player), league.season_settings.prizes)


def _column_heads(view: LeagueView, measures: Sequence[Measure]) -> list[str]:
    return [view.words(f"league-column-{one}") for one in ("played", *measures)]


def _format_measures(league: League, line: Line, measures: Sequence[Measure]) -> list[str]:
    return [_format_over(league, line.player), *(format_measure(line, one) for one in measures)]


def _format_over(league: League, player: int) -> str:
    """The sessions of a player that are over, of all that were drawn for them."""
    return f"{league.count_over(player)}/{league.count_drawn(player)}"


def _division_borders(league: League, division: int, count: int) -> tuple[int, ...]:
    """The ranks after which a line separates those who move up or down."""
    if not _has_movers(league):
        return ()
    up, down = league.season_settings.count_division_movers(league.divisions)[division - 1]
    return (*((up,) if up else ()), *((count - down,) if down else ()))


def _has_movers(league: League) -> bool:
    return league.season_settings.format == "season" and len(league.divisions) > 1


def _navigation_rows(view: LeagueView, division: int) -> tuple[Row, ...]:
    row = _navigation_row(view, f"table.{division}", f"ties.{division}", f"calendar.{division}")
    return (row, *view.division_rows("table", division))


def _navigation_row(view: LeagueView, *pages: str) -> Row:
    """The reader's matches, or between seasons the way into the next one until they are signed up;
    other pages, and the league's."""
    if view.league.phase != "sign-up":
        return view.row("next", *pages, "home")
    join = () if view.reader in view.league.roster else ("join",)
    return view.row(*join, *pages, "home")
