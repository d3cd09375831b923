"""The daily puzzle as a server's channel gets it: the question, the last one's answer behind
spoilers, and on the first day of a week the table of the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.markdown import escape
from bot.screens.screen import Block, Button, Line, Picture, Row, Screen, Text
from bot.screens.shared.names import format_list
from bot.screens.shared.puzzle import ACCENT, PuzzleDay, format_date, format_points
from bot.words import Words

MOST_NAMES: Final = 10
LEAST_STREAK: Final = 2


@dataclass(frozen=True, slots=True)
class PuzzleReview:
    """How the last puzzle of a server went: the best answer in words and as a picture, how many
    tried it, the names of those who found the best, and of those with a streak, with its days."""

    day: int
    game: str
    points: int
    answer: str
    picture: Picture
    tried: int
    found: Sequence[str]
    streaks: Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class WeekLine:
    """A line of the table of a week."""

    rank: int
    name: str
    points: int
    days: int


def render_post(
    day: PuzzleDay,
    pictures: Sequence[Picture],
    review: PuzzleReview | None,
    week: Sequence[WeekLine],
    words: Words,
    *,
    is_over: bool = False,
) -> Screen:
    """`is_over`: its day is, and its buttons lead to the answer and to the next puzzle."""
    key = "puzzle-ended" if is_over else "puzzle-post"
    game, end = words(f"{day.game}-name"), f"<t:{day.end}:R>"
    head = words(key, game=game, question=day.question, end=end)
    solve = Button("puzzle.open", words("puzzle-solve"), "success")
    answer = Button("puzzle.open", words("puzzle-see-answer"))
    today = Button("puzzle.today", words("puzzle-solve-today"))
    buttons = (answer, today) if is_over else (solve,)
    blocks: list[Block] = [Text(head), *pictures, Row(buttons)]
    if review is not None:
        blocks += [Line(), *_review_blocks(review, words)]
    if week:
        blocks += [Line(), Text(_describe_week(week, words))]
    return Screen(tuple(blocks), 0, day.day * 1_000, ACCENT)


def _review_blocks(review: PuzzleReview, words: Words) -> tuple[Block, ...]:
    points = format_points(review.game, review.points, words)
    best = words("puzzle-best", points=points, answer=review.answer)
    lines = [words("puzzle-last", date=format_date(review.day), best=f"||{best}||")]
    found = [escape(name) for name in review.found[:MOST_NAMES]]
    lines.append(words("puzzle-tried-by", n=review.tried))
    if found:
        names = format_list(found, words)
        lines.append(words("puzzle-found", names=names, more=len(review.found) - len(found)))
    elif review.tried:
        lines.append(words("puzzle-not-found"))
    streaks = [
        words("puzzle-streak-of", name=escape(name), days=days)
        for name, days in sorted(review.streaks, key=lambda one: (-one[1], one[0]))
        if days >= LEAST_STREAK
    ]
    if streaks:
        lines.append(words("puzzle-streaks", list=", ".join(streaks[:MOST_NAMES])))
    return Text("\n".join(lines)), replace(review.picture, name="answer", spoiler=True)


def _describe_week(week: Sequence[WeekLine], words: Words) -> str:
    lines = [
        words(
            "puzzle-week-line", rank=line.rank, name=escape(line.name), points=line.points,
            days=line.days,
        )
        for line in week[:MOST_NAMES]
    ]  # fmt: skip
    return "\n".join([words("puzzle-week"), *lines])
