"""The keys that move the cursor and place tokens, and what can be done where it stands."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.cutterland.alt_text import square_words
from bot.screens.cutterland.cursor import TOWER, WALL_BRIDGES, Trial, box_of, tokens_at, try_tokens
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.layout_draft import LayoutDraft
from bot.screens.cutterland.phrases import layout_words
from bot.screens.cutterland.placements import DIRECTIONS
from bot.screens.panel import format_gain
from bot.screens.screen import Button, Note, Row, Style, Text
from bot.words import Words
from engine.cutterland.cells import SIDE, Cell, column_of, name_of, row_of
from engine.cutterland.layouts import Layout
from engine.cutterland.squares import CREATURES, icon_of
from engine.cutterland.views import View


def cursor_blocks(
    view: View, plan: LayoutDraft, cursor: Cell, words: Words
) -> tuple[Text | Note | Row, ...]:
    """What is at the cursor, the arrows, and a key for each kind of token."""
    tried = try_tokens(view, plan, cursor)
    return (
        Text(_describe_cursor(view, plan, cursor, tried, words)),
        Note(),
        Row(
            (
                *_arrow_buttons(view, cursor, words),
                Button("form.g.goto", words("cutterland-lay-jump")),
            )
        ),
        *_token_rows(view, plan, cursor, tried, words),
    )


def _describe_cursor(
    view: View, plan: LayoutDraft, cursor: Cell, tried: tuple[Trial, ...], words: Words
) -> str:
    """What is at the cursor, what becomes of it, and what a token would do there."""
    fate, square = _find_fate(view, plan, cursor), _describe_square(view, cursor, words)
    line = words("cutterland-cursor", cell=name_of(cursor), square=square, fate=fate)
    standing = tokens_at(plan.explicit_layout or Layout(), cursor)
    if standing != Layout():
        line += " " + words("cutterland-cursor-tokens", tokens=layout_words(standing, words))
    effects = [
        _describe_effect(trial.kind, cursor, words)
        for trial in tried
        if trial.gain is not None and (trial.kind != TOWER or fate in {"krakens", "dragons"})
    ]
    return f"{line}\n-# {' '.join(effects)}" if effects else line


def _describe_effect(kind: str, cursor: Cell, words: Words) -> str:
    """What a token at the cursor would do, with the squares it is about."""
    if kind == TOWER:
        return words("cutterland-effect-tower")
    one, other = _name_joined_squares(kind, cursor)
    return words(f"cutterland-effect-{kind}", one=one, other=other)


def _describe_square(view: View, cursor: Cell, words: Words) -> str:
    square = own(view).land.at(cursor)
    return "" if square is None else square_words(square, words)


def _find_fate(view: View, plan: LayoutDraft, cursor: Cell) -> str:
    """`slot`, `empty` (no creature), `krakens` or `dragons` that devour it, `tower` or `safe`."""
    square = own(view).land.at(cursor)
    if square is None:
        return "slot"
    if icon_of(square) not in CREATURES:
        return "empty"
    if plan.layout is not None and cursor in plan.layout.towers:
        return "tower"
    score = plan.score or own(view).score
    if cursor in score.devoured_by_krakens:
        return "krakens"
    return "dragons" if cursor in score.devoured_by_dragons else "safe"


def _name_joined_squares(kind: str, cursor: Cell) -> tuple[str, str]:
    """The names of the two squares that a wall or bridge is about."""
    cells = {
        "wallright": (cursor, cursor + 1),
        "wallbelow": (cursor, cursor + SIDE),
        "bridgeacross": (cursor - 1, cursor + 1),
        "bridgedown": (cursor - SIDE, cursor + SIDE),
    }
    one, other = cells[kind]
    return name_of(one), name_of(other)


def _token_rows(
    view: View, plan: LayoutDraft, cursor: Cell, tried: tuple[Trial, ...], words: Words
) -> Iterator[Row]:
    """A key for each kind of token that the viewer owns, with what it brings, two in a row."""
    nothing = tokens_at(plan.explicit_layout or Layout(), cursor) == Layout()
    remove = Button(
        "g.remove", words("cutterland-key-remove"), disabled=nothing and _is_legal(plan)
    )
    spent = _list_spent_kinds(view, plan)
    keys = {trial.kind: _token_button(trial, trial.kind in spent, words) for trial in tried}
    kinds = [(TOWER,), WALL_BRIDGES[:2], WALL_BRIDGES[2:]]
    tower, *others = [tuple(keys[kind] for kind in row if kind in keys) for row in kinds]
    suggest = Button("g.suggest", words("cutterland-key-suggest"))
    yield Row((*tower, remove, suggest))
    yield from (Row(row) for row in others if row)


def _list_spent_kinds(view: View, plan: LayoutDraft) -> tuple[str, ...]:
    """The kinds of which no token is left."""
    seat, layout = own(view), plan.explicit_layout or Layout()
    towers = (TOWER,) if len(layout.towers) >= seat.towers else ()
    return towers + (WALL_BRIDGES if layout.wall_bridges >= seat.wall_bridges else ())


def _is_legal(plan: LayoutDraft) -> bool:
    return plan.layout is not None


def _arrow_buttons(view: View, cursor: Cell, words: Words) -> Iterator[Button]:
    top, bottom, left, right = box_of(own(view).land)
    row, column = row_of(cursor), column_of(cursor)
    ends = {
        "up": row == top, "down": row == bottom, "left": column == left, "right": column == right,
    }  # fmt: skip
    for way in ("left", "up", "down", "right"):
        assert way in DIRECTIONS
        yield Button(f"g.{way}", words(f"cutterland-key-{way}"), disabled=ends[way])


def _token_button(trial: Trial, spent: bool, words: Words) -> Button:
    """With the points it would bring, coloured where it does; a refused one says why, and one of
    which none is left is off."""
    label = words(f"cutterland-key-{trial.kind}")
    if trial.gain is None:
        return Button(f"g.{trial.kind}", label, disabled=spent)
    style: Style = "primary" if trial.gain > 0 else "secondary"
    label = words("cutterland-key-worth", key=label, gain=format_gain(trial.gain))
    return Button(f"g.{trial.kind}", label, style)
