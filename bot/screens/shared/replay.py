"""The replay of a match, of one seat or of all: as a film, or step by step with its moves in
words."""

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
LONGEST_LABEL = 14  # five of them fit in a row on a phone
MOST_LINES = 6


def render_replay(
    film: Film, table: Table, control: str, words: Words, step: int | None = None,
    lines: Sequence[str] = (),
) -> Screen:  # fmt: skip
    """The film that `control` shows; or one `step` of it, from 0, with the `lines` of its moves.
    With several seats a button for each."""
    title = words("replay-head", title=match_title(table, words))
    shown: Film | Picture = film
    if step is not None:
        title = f"{title} · {step + 1}/{len(film.frames)}"
        alt = fit_alt_text(map(strip_marks, lines)) or film.alt
        shown = Picture(film.name, alt, film.frames[step])
    last = len(film.frames) - 1
    before, after = max((step or 0) - 1, 0), 0 if step is None else min(step + 1, last)
    steps = (
        Button(f"{control}.{before}.back", "◂", disabled=not step),
        Button(f"{control}.{after}.on", "▸", "success", disabled=step == last),
        Button(f"{control}.{last}.end", "⏭", disabled=step == last),
        Button(f"{control}.film", words("replay-film"), disabled=step is None),
    )
    labels = {name_control(None): words("replay-all")}
    for one in table.seats:
        name = seat_name(table, one.seat, words)
        is_short = len(name) <= LONGEST_LABEL
        label = name if is_short else f"{name[: LONGEST_LABEL - 1].rstrip()}…"
        labels[name_control(one.seat)] = label
    buttons = [
        Button(name, label, "primary" if name == control else "secondary")
        for name, label in labels.items()
    ]
    rows = button_rows(buttons) if len(table.seats) > 1 else ()
    row = Row(steps, Steps(control, last if step is None else step, last))
    return Screen((Text(f"## {title}"), shown, row, *rows), table.match, 0, ACCENT)


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
