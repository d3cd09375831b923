"""Ratings with their course, a server's leaders, and what somebody has finished so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.markdown import escape, to_plain_text
from bot.models.ratings import PlayerRating, Tally
from bot.render.charts import line_chart_scene
from bot.screens.screen import Block, Picture, Screen, Text
from bot.words import Words

MOST_LEADERS: Final = 20
MOST_POINTS: Final = 200
"""Matches that a curve shows."""


def render_ratings(name: str, ranks: Sequence[PlayerRating], words: Words) -> Screen:
    """Somebody's ratings, and the course of the first of them as a picture."""
    if not ranks:
        return Screen((Text(words("rating-none", name=escape(name))),))
    blocks: list[Block] = [Text(words("rating-head", name=escape(name)))]
    first = ranks[0]
    scheduler = [number for _, number in first.history][-MOST_POINTS:]
    what = _describe_category(first, words)
    began = first.history[0][1]
    text = words("rating-course", name=escape(name), what=what, first=began, last=scheduler[-1])
    scene = line_chart_scene(
        f"{to_plain_text(name)} · {what}", scheduler, words("rating-beneath", n=len(scheduler))
    )
    blocks.append(Picture("rating", to_plain_text(text), scene, text))
    blocks.append(Text("\n".join(_rating_line(rank, words) for rank in ranks)))
    blocks.append(Text(words("rating-about")))
    return Screen(tuple(blocks))


def render_leaderboard(
    ranks: Sequence[PlayerRating], names: Mapping[int, str], game: str, size: str, words: Words
) -> Screen:
    """A server's players by their rating."""
    what = words("rating-what", game=words(f"{game}-name"), size=words(f"rating-size-{size}"))
    if not ranks:
        return Screen((Text(words("leaders-none", what=what)),))
    lines = []
    for place, rank in enumerate(ranks[:MOST_LEADERS], 1):
        name = escape(names.get(rank.player, "")) or words("seat-nameless")
        lines.append(
            words("leaders-line", place=place, name=name, number=_format_rating(rank, words))
        )
    return Screen((Text(words("leaders-head", what=what)), Text("\n".join(lines))))


def render_profile(
    name: str,
    tallies: Sequence[Tally],
    ranks: Sequence[PlayerRating],
    more: Sequence[str],
    words: Words,
) -> Screen:
    """What somebody has finished, with `more` lines about it."""
    if not tallies:
        return Screen((Text(words("profile-none", name=escape(name))),))
    lines = [words("profile-head", name=escape(name))]
    lines += [_tally_line(tally, words) for tally in tallies]
    lines += [_rating_line(rank, words) for rank in ranks]
    return Screen((Text("\n".join([*lines, *more])),))


def _rating_line(rank: PlayerRating, words: Words) -> str:
    return words(
        "rating-line", what=_describe_category(rank, words), number=_format_rating(rank, words),
        n=rank.rating.matches,
    )  # fmt: skip


def _tally_line(tally: Tally, words: Words) -> str:
    return words(
        "profile-game",
        game=words(f"{tally.game}-name"),
        n=tally.matches,
        wins=tally.wins,
        average=f"{tally.average:.1f}",
    )


def _describe_category(rank: PlayerRating, words: Words) -> str:
    size = words(f"rating-size-{rank.size}")
    return words("rating-what", game=words(f"{rank.game}-name"), size=size)


def _format_rating(rank: PlayerRating, words: Words) -> str:
    key = "rating-provisional" if rank.rating.is_provisional else "rating-settled"
    return words(key, number=rank.rating.display_value)
