"""The replay of a match, of one seat or of all: as a film, or step by step with its moves in
words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.markdown import strip_marks
from bot.models.match import Table
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import button_rows
from bot.screens.screen import Button, Film, Picture, Row, Screen, Steps, Text
from bot.screens.shared.names import match_title, seat_name
from bot.words import Words
from engine.contract import Seat

ACCENT = 0x4E8F8A
LONGEST_LABEL = 14
"""Five of them fit in a row on a phone."""
MOST_LINES = 6


def render_replay(
    film: Film,
    table: Table,
    control: str,
    words: Words,
    step: int | None = None,
    lines: Sequence[str] = (),
) -> Screen:
    """The film that `control` shows; or one `step` of it, from 0, with the `lines` of its moves.
    With several seats a button for each."""
    title = words("replay-head", title=match_title(table, words))
    shown: Film | Picture = film
    if step is not None:
        title = f"{title} · {step + 1}/{len(film.frames)}"
        told = map(strip_marks, lines)
        shown = Picture(film.name, fit_alt_text(told) or film.alt, film.frames[step])
    labels = {"all": words("replay-all")}
    labels |= {str(one.seat): _label(table, one.seat, words) for one in table.seats}
    named = {f"replay.{name}": label for name, label in labels.items()}
    buttons = [
        Button(name, label, "primary" if name == control else "secondary")
        for name, label in named.items()
    ]
    rows = button_rows(buttons) if len(table.seats) > 1 else ()
    last = len(film.frames) - 1
    at = Steps(control, last if step is None else step, last)
    steps = Row(_step_buttons(control, step, last, words), at)
    return Screen((Text(f"## {title}"), shown, steps, *rows), table.match, 0, ACCENT)


def _step_buttons(control: str, step: int | None, last: int, words: Words) -> tuple[Button, ...]:
    """Back, forward, to the end, and the film."""
    before, after = max((step or 0) - 1, 0), 0 if step is None else min(step + 1, last)
    return (
        Button(f"{control}.{before}.back", "◂", disabled=not step),
        Button(f"{control}.{after}.on", "▸", "success", disabled=step == last),
        Button(f"{control}.{last}.end", "⏭", disabled=step == last),
        Button(f"{control}.film", words("replay-film"), disabled=step is None),
    )


def name_control(seat: Seat | None, since: int = 0) -> str:
    """The control of the film of a seat, of all, or of what came after a row of the log."""
    if since:
        return f"replay.since.{since}"
    return "replay.all" if seat is None else f"replay.{seat}"


def find_moves(film: Film, step: int) -> tuple[int, int]:
    """The first move since the frame before, and the one after the last; where nothing was done,
    those that were done last."""
    while step and film.moves[step] == film.moves[step - 1]:
        step -= 1
    return film.moves[step - 1] if step else 0, film.moves[step]


def _label(table: Table, seat: Seat, words: Words) -> str:
    name = seat_name(table, seat, words)
    return name if len(name) <= LONGEST_LABEL else f"{name[: LONGEST_LABEL - 1].rstrip()}…"
