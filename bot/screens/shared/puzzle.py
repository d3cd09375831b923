"""The daily puzzle: in private the game's editor and what a try has brought, and the post in a
server's channel. The controls of the game's panel are prefixed with `puzzle.`, which tells a puzzle
from a match."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from bot.markdown import escape
from bot.models.puzzles import HOUR, DailyPuzzle, PuzzleProgress, find_start
from bot.screens.context import Context
from bot.screens.contract import SupportsPuzzles
from bot.screens.lessons import drop_shared_buttons
from bot.screens.panel import append_buttons, format_gain, prefix_controls
from bot.screens.screen import Block, Button, Line, Picture, Row, Screen, Text, insert_note
from bot.screens.shared.names import format_list
from bot.screens.shared.private_screen import picture_toggle
from bot.words import Words

ACCENT: Final = 0x8E6BB8
NOON: Final = 12 * HOUR
MOST_NAMES: Final = 10
LEAST_STREAK: Final = 2  # days from which a streak is told


@dataclass(frozen=True, slots=True)
class PuzzleDay:
    """The puzzle of a day as its sentences need it: its game's key and kind, what is asked, and
    that in a few words; what scores, the points before any answer, and whether it is from a
    match."""

    day: int
    game: str
    kind: str
    question: str
    title: str
    about: str
    start: int
    is_real: bool

    @property
    def end(self) -> int:
        """When the day ends, in epoch seconds: told as a time of day, which is still true when
        somebody scrolls back to it."""
        return find_start(self.day + 1)


def describe_day(
    daily: DailyPuzzle, screens: SupportsPuzzles[Any, Any], ctx: Context[Any]
) -> PuzzleDay:
    """`ctx` is the asked seat's, before any answer."""
    kind = daily.puzzle.kind
    return PuzzleDay(
        daily.day, daily.key, kind, question=screens.ask_puzzle(ctx, kind),
        title=screens.name_puzzle(ctx, kind), about=screens.explain_puzzle(ctx, kind),
        start=daily.rules.rate_start(daily.puzzle), is_real=daily.is_real,
    )  # fmt: skip


def format_date(day: int) -> str:
    """As Discord shows it in the reader's own language: at noon in UTC it is the same date in most
    of the world."""
    return f"<t:{find_start(day) + NOON}:D>"


def format_points(game: str, points: int, words: Words) -> str:
    """As the game calls them: `50 VP`."""
    return words(f"{game}-puzzle-points", n=points)


def render_editor(
    panel: Iterable[Block], day: PuzzleDay, progress: PuzzleProgress, uses: str, stamp: int,
    words: Words, note: str = "", above: str = "",
) -> Screen:  # fmt: skip
    """The game's panel below the question, and what `uses` a try; `stamp` tells the tries apart,
    `above` is said first."""
    _, *own = prefix_controls("puzzle", drop_shared_buttons(insert_note(tuple(panel), note)))
    most = words("puzzle-so-far", points=progress.most) if progress.tries else ""
    state = words("puzzle-left", n=progress.tries_left, most=most, uses=uses)
    lines = (above, _describe_question(day, day.title, words), state)
    head = Text("\n".join(filter(None, lines)))
    buttons = [Button("puzzle.position", words("puzzle-position"))]
    if progress.actions:
        buttons.append(Button("puzzle.restart", words("puzzle-restart")))
    return append_buttons(Screen((head, *own), 0, stamp, ACCENT), buttons)


def render_waiting(words: Words) -> Screen:
    """Until the puzzle of the day is made."""
    return Screen((Text(words("puzzle-making")),), accent=ACCENT, awaits_puzzle=True)


def _describe_question(day: PuzzleDay, question: str, words: Words) -> str:
    return words("puzzle-head", game=words(f"{day.game}-name"), question=question)


def render_position(
    pictures: Sequence[Picture], day: PuzzleDay, stamp: int, words: Words, *, above: str = ""
) -> Screen:
    """The question and the position, as they are posted, with what scores, and the ways to the
    rules and to the answer of the day before; `above` is said first."""
    asked = "\n".join(filter(None, (above, _describe_question(day, day.question, words))))
    rules = words("puzzle-rules", end=f"<t:{day.end}:t>", real=str(day.is_real).lower())
    answer = Button("puzzle.here", words("puzzle-answer"), "success")
    read = Button(f"puzzle.pages.{day.game}.0", words("puzzle-rules-page"))
    yesterday = Button("puzzle.yesterday", words("puzzle-yesterday"))
    buttons = Row((answer, read, yesterday))
    head, about = Text(f"{asked}\n{rules}"), Text(day.about)
    return Screen((head, *pictures, about, buttons), 0, stamp, ACCENT)


def render_rules_page(page: Screen, stamp: int, words: Words, *, is_drawn: bool) -> Screen:
    """A page of the game's rules, with the way back to the puzzle, as pictures (`is_drawn`) or as
    text."""
    back = Button("puzzle.here", words("puzzle-back"), "primary")
    toggle = picture_toggle("puzzle.position", is_drawn, words)
    shown = Screen(prefix_controls("puzzle", page.blocks), 0, stamp, ACCENT)
    return append_buttons(shown, [back, toggle])


def render_answer(
    picture: Picture, day: PuzzleDay, best: str, progress: PuzzleProgress, stamp: int,
    words: Words, *, from_old: bool,
) -> Screen:  # fmt: skip
    """The best answer of a day that is over, and what the reader had; `from_old`: a press on that
    day's own message has led here."""
    asked = _describe_question(day, day.title, words)
    head = [words("puzzle-has-ended")] if from_old and not progress.tries else []
    head += [asked, words("puzzle-last", date=format_date(day.day), best=best)]
    if progress.tries:
        head.append(words("puzzle-most", points=format_points(day.game, progress.most, words)))
    label = words("puzzle-solve-today" if from_old else "puzzle-back")
    back = Row((Button("puzzle.here", label, "primary"),))
    return Screen((Text("\n".join(head)), picture, back), 0, stamp, ACCENT)


def render_result(
    picture: Picture | None, day: PuzzleDay, progress: PuzzleProgress, streak: int, stamp: int,
    words: Words, note: str = "", why: str = "",
) -> Screen:  # fmt: skip
    """What the tries have brought; with `picture`, the last one, and `why` it has. The best is told
    the next day. There are lines to copy once no try can change them, and the way to yesterday's
    answer where a phone has room for it."""
    lines = [note, _describe_last(day, progress, words, is_shown=picture is not None), why]
    if not progress.is_found:
        # How near the best try comes; how to reach the best answer is told the next day.
        gain, possible = progress.most - day.start, progress.tries[-1].best - day.start
        reached = "none" if gain <= 0 else "less" if gain * 2 < possible else "half"
        compared = _compare_tries(day, progress, words) if picture else ""
        lines.append(f"{compared} {words('puzzle-missed', reached=reached)}".lstrip())
        lines.append(words("puzzle-tomorrow", end=f"<t:{day.end}:t>"))
    if streak and not progress.is_over:
        lines.append(words("puzzle-streak", days=streak))
    shown: list[Block] = [Text("\n".join(filter(None, lines))), *([picture] if picture else [])]
    if not progress.is_over:
        shown.append(Row((Button("puzzle.again", words("puzzle-again"), "success"),)))
        return Screen(tuple(shown), 0, stamp, ACCENT)
    # Two short lines to copy: the points are hidden from those who haven't tried yet.
    points = f"||{format_points(day.game, progress.most, words)}||"
    share = words(
        "puzzle-share-line", game=words(f"{day.game}-name"), points=points, days=streak,
        date=date.fromordinal(day.day).isoformat(), tries=len(progress.tries),
    )  # fmt: skip
    shown.append(Text(f"{words('puzzle-share')}\n```\n{share}\n```"))
    if picture is None:
        shown.append(Row((Button("puzzle.yesterday", words("puzzle-yesterday")),)))
    return Screen(tuple(shown), 0, stamp, ACCENT)


def _describe_last(
    day: PuzzleDay, progress: PuzzleProgress, words: Words, *, is_shown: bool
) -> str:
    """The points of the last try, or of the best where no picture shows the last."""
    number = progress.tries[-1].points if is_shown else progress.most
    points = format_points(day.game, number, words)
    if progress.is_found:
        return words("puzzle-found-best", points=points)
    gain = format_gain(number - day.start)
    return words("puzzle-tried", points=points, gain=gain, left=progress.tries_left)


def _compare_tries(day: PuzzleDay, progress: PuzzleProgress, words: Words) -> str:
    """How the newest try compares with those before, if there are any."""
    *earlier, last = (one.points for one in progress.tries)
    if not earlier:
        return ""
    if last > max(earlier):
        return words("puzzle-better")
    if last == max(earlier):
        return words("puzzle-equal")
    return words("puzzle-worse", points=format_points(day.game, max(earlier), words))


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
    rank: int
    name: str
    points: int
    days: int


def render_post(
    day: PuzzleDay, pictures: Sequence[Picture], review: PuzzleReview | None,
    week: Sequence[WeekLine], words: Words, *, is_over: bool = False,
) -> Screen:  # fmt: skip
    """The question; the last puzzle's answer behind spoilers, and on the first day of a week the
    table of the one before. `is_over`: its day is, and its buttons lead to the answer and to the
    next puzzle."""
    key = "puzzle-ended" if is_over else "puzzle-post"
    game, end = words(f"{day.game}-name"), f"<t:{day.end}:R>"
    real = str(day.is_real).lower()
    head = words(key, game=game, question=day.question, end=end, real=real)
    solve = Button("puzzle.open", words("puzzle-solve"), "success")
    answer = Button("puzzle.open", words("puzzle-see-answer"))
    today = Button("puzzle.today", words("puzzle-solve-today"))
    buttons = (answer, today) if is_over else (solve,)
    blocks: list[Block] = [Text(head), *pictures, Row(buttons)]
    if review is not None:
        blocks += [Line(), *_review_blocks(review, words)]
    if week:
        lines = [words("puzzle-week")]
        for line in week[:MOST_NAMES]:
            name, points, days = escape(line.name), line.points, line.days
            about = words("puzzle-week-line", rank=line.rank, name=name, points=points, days=days)
            lines.append(about)
        blocks += [Line(), Text("\n".join(lines))]
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
