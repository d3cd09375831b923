"""Ratings with their course, a server's leaders, and what somebody has finished so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.markdown import escape, plain
from bot.render.charts import course_scene
from bot.screens.screen import Block, Picture, Screen, Text
from bot.words import Words

MOST_LEADERS: Final = 20
MOST_POINTS: Final = 200
"""Matches that a curve shows."""


class Number(Protocol):
    """A rating; see `bot.leagues.ratings.Rating`."""

    @property
    def shown(self) -> int: ...
    @property
    def provisional(self) -> bool: ...
    @property
    def matches(self) -> int: ...


class Rank(Protocol):
    """Whose it is, and in what; see `bot.leagues.book.Rank`."""

    @property
    def game(self) -> str: ...
    @property
    def size(self) -> str: ...
    @property
    def player(self) -> int: ...
    @property
    def rating(self) -> Number: ...
    @property
    def course(self) -> tuple[tuple[int, int], ...]: ...


class Tally(Protocol):
    """What somebody has finished; see `bot.leagues.book.Tally`."""

    @property
    def game(self) -> str: ...
    @property
    def matches(self) -> int: ...
    @property
    def wins(self) -> int: ...
    @property
    def average(self) -> float: ...


def rating(name: str, ranks: Sequence[Rank], words: Words) -> Screen:
    """Somebody's ratings, and the course of the first of them as a picture."""
    if not ranks:
        return Screen((Text(words("rating-none", name=escape(name))),))
    blocks: list[Block] = [Text(words("rating-head", name=escape(name)))]
    first = ranks[0]
    course = [number for _, number in first.course][-MOST_POINTS:]
    what = _what(first, words)
    began = first.course[0][1]
    text = words("rating-course", name=escape(name), what=what, first=began, last=course[-1])
    scene = course_scene(f"{plain(name)} · {what}", course, words("rating-beneath", n=len(course)))
    blocks.append(Picture("rating", plain(text), scene, text))
    blocks.append(Text("\n".join(_line(rank, words) for rank in ranks)))
    blocks.append(Text(words("rating-about")))
    return Screen(tuple(blocks))


def leaders(
    ranks: Sequence[Rank], names: Mapping[int, str], game: str, size: str, words: Words
) -> Screen:
    """A server's players by their rating."""
    what = words("rating-what", game=words(f"{game}-name"), size=words(f"rating-size-{size}"))
    if not ranks:
        return Screen((Text(words("leaders-none", what=what)),))
    lines = []
    for place, rank in enumerate(ranks[:MOST_LEADERS], 1):
        name = escape(names.get(rank.player, "")) or words("seat-nameless")
        lines.append(words("leaders-line", place=place, name=name, number=_number(rank, words)))
    return Screen((Text(words("leaders-head", what=what)), Text("\n".join(lines))))


def profile(
    name: str,
    tallies: Sequence[Tally],
    ranks: Sequence[Rank],
    more: Sequence[str],
    words: Words,
) -> Screen:
    """What somebody has finished, with `more` lines about it."""
    if not tallies:
        return Screen((Text(words("profile-none", name=escape(name))),))
    lines = [words("profile-head", name=escape(name))]
    lines += [_tally(tally, words) for tally in tallies]
    lines += [_line(rank, words) for rank in ranks]
    return Screen((Text("\n".join([*lines, *more])),))


def _line(rank: Rank, words: Words) -> str:
    return words(
        "rating-line", what=_what(rank, words), number=_number(rank, words),
        n=rank.rating.matches,
    )  # fmt: skip


def _tally(tally: Tally, words: Words) -> str:
    return words(
        "profile-game",
        game=words(f"{tally.game}-name"),
        n=tally.matches,
        wins=tally.wins,
        average=f"{tally.average:.1f}",
    )


def _what(rank: Rank, words: Words) -> str:
    size = words(f"rating-size-{rank.size}")
    return words("rating-what", game=words(f"{rank.game}-name"), size=size)


def _number(rank: Rank, words: Words) -> str:
    key = "rating-provisional" if rank.rating.provisional else "rating-settled"
    return words(key, number=rank.rating.shown)
