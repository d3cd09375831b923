"""The analysis of a finished match for one seat, with buttons for the other seats, and the course
of the chances to win."""

from collections.abc import Sequence
from dataclasses import replace

from bot.markdown import escape
from bot.models.analysis import Progress
from bot.models.match import Span, Table
from bot.render.charts import Course, chances_scene
from bot.render.scene import Box, Scene, move_shapes
from bot.render.themes import COLOURS
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.screens.shared import names
from bot.words import Words
from engine.contract import Seat

ACCENT = 0x8A6FB0
LONGEST_LABEL = 34


def render_analysis(
    mistakes: Sequence[tuple[Block, ...]],
    chances: Picture | None,
    luck: str,
    table: Table,
    seat: Seat,
    reader: Seat | None,
    words: Words,
    spans: Sequence[Span] = (),
    control: str = "analysis",
) -> Screen:
    """What the game's screens say of the `mistakes` of a seat, the costliest first, and the course
    of everyone's `chances`, and their `luck` in words; `spans` say who played which of its moves,
    `control` leads to another seat."""
    players = [Text(f"-# {escape(line)}") for line in names.describe_spans(spans, words)]
    key = "analysis-mistakes" if mistakes else "analysis-none"
    told = Text(words(key, **names.name_params(reader, table, seat, words)))
    others = [
        Button(f"{control}.{one.seat}", names.seat_name(table, one.seat, words)[:LONGEST_LABEL])
        for one in table.seats
        if one.seat != seat
    ]
    lucky = (Text(luck),) if luck else ()
    found = [_number(block, n) for n, blocks in enumerate(mistakes, 1) for block in blocks]
    blocks = (_head(table, words), *players, *filter(None, [chances]), *lucky, told, *found)
    return Screen((*blocks, *button_rows(others)), table.match, 0, ACCENT)


def _number(block: Block, number: int) -> Block:
    """Pictures of one name would be one file."""
    if isinstance(block, Picture):
        return replace(block, name=f"{block.name}-{number}")
    return block


def render_progress(
    progress: Progress, table: Table, seat: Seat, words: Words, control: str = "analysis"
) -> Screen:
    """Of an analysis that is still made."""
    told = Text(words("analysis-running", done=progress.done, total=progress.total))
    again = Button(f"{control}.{seat}", words("analysis-again"), "primary")
    return Screen((_head(table, words), told, Row((again,))), table.match, 0, ACCENT)


def _head(table: Table, words: Words) -> Text:
    return Text(f"## {words('analysis-head', title=names.match_title(table, words))}")


def draw_chances(
    course: Sequence[tuple[int, Sequence[int]]], table: Table, words: Words
) -> Picture | None:
    """Everyone's chance to win: `course` has the percents of all seats after so many actions. None
    for less than two moments, or a seat that plays alone."""
    if len(course) < 2 or len(table.seats) < 2:
        return None
    courses = [
        Course(
            names.seat_name(table, seat.seat, words),
            COLOURS[names.look_of(table, seat.seat)],
            [percents[seat.seat] for _, percents in course],
        )
        for seat in table.seats
    ]
    title, moments = words("analysis-chances"), [number for number, _ in course]
    lines = [f"{one.name}: {' → '.join(map(str, one.percents))}" for one in courses]
    told = [f"{title} (%)", *lines]
    scene = chances_scene(title, moments, courses)
    return Picture("chances", fit_alt_text(told), scene, escape("\n".join(told)))


def describe_luck(
    luck: Sequence[tuple[float, float]], unit: str, table: Table, words: Words
) -> str:
    """What each seat owes to luck, give or take the standard error; empty where that is unknown."""
    told = [
        f"{names.seat_name(table, seat, words)} {gain:+.0f} ± {error:.0f}".replace("-", "−")
        for seat, (gain, error) in enumerate(luck)
    ]
    return words("analysis-luck", unit=unit, luck=escape(", ".join(told))) if told else ""


def pair_pictures(done: Picture, better: Picture, *, gap: int = 0) -> Picture:
    """What was done, and beside it what would have been better. Shapes that reach out of their
    picture need a `gap` so wide."""
    one, other = done.scene, better.scene
    left, high = one.width + gap, max(one.height, other.height)
    # What reaches into the gap from either side is covered, and what reaches beyond it drawn over
    cover = Box(one.width, 0, gap + other.width, high, one.background)
    seam = Box(one.width, 0, gap, high, one.background)
    covers = ((cover,), (seam,)) if gap else ((), ())
    shapes = (*one.shapes, *covers[0], *move_shapes(other.shapes, left, 0), *covers[1])
    scene = Scene(left + other.width, high, one.background, shapes)
    alt = fit_alt_text([done.alt, f"→ {better.alt}"])
    return Picture(better.name, alt, scene, f"{done.text}\n→\n{better.text}")
