"""A player's ratings with their course, and a server's leaderboard."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.markdown import escape, to_plain_text
from bot.models.results import PlayerRating
from bot.render.charts import line_chart_scene
from bot.screens.screen import Picture, Screen, Text
from bot.words import Words

MOST_LEADERS: Final = 20
MOST_POINTS: Final = 200  # matches on a curve


def render_ratings(name: str, ranks: Sequence[PlayerRating], words: Words) -> Screen:
    """A player's ratings, with the course of the first one as a picture."""
    if not ranks:
        return Screen((Text(words("rating-none", name=escape(name))),))
    course = [value for _, value in ranks[0].history]
    points, what = course[-MOST_POINTS:], describe_category(ranks[0].game, ranks[0].size, words)
    text = words("rating-course", name=escape(name), what=what, first=course[0], last=course[-1])
    foot = words("rating-beneath", n=len(points))
    scene = line_chart_scene(f"{to_plain_text(name)} · {what}", points, foot)
    head = Text(words("rating-head", name=escape(name)))
    picture = Picture("rating", to_plain_text(text), scene, text)
    lines = Text("\n".join(rating_line(rank, words) for rank in ranks))
    return Screen((head, picture, lines, Text(words("rating-about"))))


def render_leaderboard(
    ranks: Sequence[PlayerRating], names: Mapping[int, str], game: str, size: str, words: Words
) -> Screen:
    what = describe_category(game, size, words)
    if not ranks:
        return Screen((Text(words("leaders-none", what=what)),))
    lines = []
    for place, rank in enumerate(ranks[:MOST_LEADERS], 1):
        name = escape(names.get(rank.player, "")) or words("seat-nameless")
        number = format_rating(rank, words)
        lines.append(words("leaders-line", place=place, name=name, number=number))
    return Screen((Text(words("leaders-head", what=what)), Text("\n".join(lines))))


def rating_line(rank: PlayerRating, words: Words) -> str:
    what, number = describe_category(rank.game, rank.size, words), format_rating(rank, words)
    return words("rating-line", what=what, number=number, n=rank.rating.matches)


def describe_category(game: str, size: str, words: Words) -> str:
    name = words.name_of(f"{game}-name", game)
    return words("rating-what", game=name, size=words(f"rating-size-{size}"))


def format_rating(rank: PlayerRating, words: Words) -> str:
    key = "rating-provisional" if rank.rating.is_provisional else "rating-settled"
    return words(key, number=rank.rating.display_value)
