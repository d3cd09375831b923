"""The weekly post of a server: what happened there; and its page of settings."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.markdown import escape, strip_marks, to_plain_text
from bot.models.match import Table
from bot.models.people import ServerSettings, Week
from bot.render.profile_card import Board, board_scene
from bot.render.scene import Scene
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import format_gain
from bot.screens.screen import Block, Pick, Picture, Screen, Select, Text
from bot.screens.shared.names import title_in_game
from bot.screens.shared.playing_hours import list_clocks
from bot.screens.shared.rating import describe_category
from bot.words import Words

ACCENT: Final = 0xE0A526
MOST_MATCHES: Final = 10
MOST_PEOPLE: Final = 5
NOON: Final = 12 * 3600


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A finished match with its `seats`, and its winners: people that may be named, by name, others
    as None; with their points."""

    table: Table
    winners: tuple[str | None, ...]
    points: int
    seats: int


@dataclass(frozen=True, slots=True)
class RatingLine:
    """A person's rating after the week, and before it if they had one."""

    name: str
    game: str
    size: str
    now: int
    before: int | None


@dataclass(frozen=True, slots=True)
class WeeklyBoard:
    table: Table
    name: str
    points: int
    scene: Scene


@dataclass(frozen=True, slots=True)
class WeeklyReport:
    """At least one match. `active` are names with a number of matches, `puzzles` the best of the
    week's table: rank, name and points."""

    week: Week
    matches: Sequence[MatchLine]
    board: WeeklyBoard | None = None
    active: Sequence[tuple[str, int]] = ()
    ratings: Sequence[RatingLine] = ()
    puzzles: Sequence[tuple[int, str, int]] = ()


def render_weekly(report: WeeklyReport, words: Words) -> Screen:
    since, until = report.week.since + NOON, report.week.until - NOON
    head = [
        words("weekly-head"),
        words("weekly-dates", since=f"<t:{since}:D>", until=f"<t:{until}:D>"),
        words("weekly-matches", n=len(report.matches)),
        *(_describe_match(one, words) for one in report.matches[:MOST_MATCHES]),
    ]
    if len(report.matches) > MOST_MATCHES:
        head.append(words("weekly-more", n=len(report.matches) - MOST_MATCHES))
    board = [] if report.board is None else [_draw_board(report.board, words)]
    lines = []
    if report.active:
        names = " · ".join(f"{escape(name)} ({n})" for name, n in report.active[:MOST_PEOPLE])
        lines.append(words("weekly-active", names=names))
    if report.ratings:
        lines.append(words("weekly-ratings"))
        lines += [_describe_rating(one, words) for one in report.ratings[:MOST_PEOPLE]]
    if report.puzzles:
        table = report.puzzles[:MOST_PEOPLE]
        names = " · ".join(f"{rank}. {escape(name)} ({points})" for rank, name, points in table)
        lines.append(words("weekly-puzzles", names=names))
    lines.append(words("weekly-foot"))
    return Screen((Text("\n".join(head)), *board, Text("\n".join(lines))), accent=ACCENT)


def _describe_match(line: MatchLine, words: Words) -> str:
    title = title_in_game(line.table, words)
    names = ", ".join(
        words("weekly-someone") if name is None else f"**{escape(name)}**" for name in line.winners
    )
    if line.seats == 1:
        return words("weekly-alone", title=title, name=names, points=line.points)
    return words("weekly-won", title=title, names=names, points=line.points, seats=line.seats)


def _draw_board(board: WeeklyBoard, words: Words) -> Picture:
    title, name = title_in_game(board.table, words), to_plain_text(board.name)
    plain = strip_marks(title).replace("\\", "")
    alt = words("weekly-board", name=name, title=plain, points=board.points)
    shown = Board(words("weekly-best"), str(board.points), f"{name} · {plain}", board.scene)
    text = words("weekly-board", name=escape(board.name), title=title, points=board.points)
    return Picture("week", fit_alt_text([alt]), board_scene(shown), text)


def _describe_rating(line: RatingLine, words: Words) -> str:
    what, name = describe_category(line.game, line.size, words), escape(line.name)
    if line.before is None:
        return words("weekly-rating-new", what=what, name=name, number=line.now)
    change = format_gain(line.now - line.before)
    return words("weekly-rating", what=what, name=name, number=line.now, change=change)


def weekly_blocks(settings: ServerSettings, now: datetime, words: Words) -> tuple[Block, ...]:
    """Where a server gets the weekly post, and what its clocks show."""
    chosen = () if settings.weekly_channel is None else (settings.weekly_channel,)
    clocks = list_clocks(settings.zone, now, words)
    return (
        Text(words("settings-weekly")),
        Pick("settings.weekly.channel", "channel", words("settings-weekly-channel"), chosen),
        Select("settings.weekly.clock", words("hours-clock"), clocks),
    )
