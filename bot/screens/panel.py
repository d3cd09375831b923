"""What the boards and panels of all games share: headings, waiting, controls, refusals, ranks."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from bot.markdown import escape, quote
from bot.models.match import Status, Table
from bot.render.scene import rename_controls
from bot.screens.context import Context
from bot.screens.drafts import UNDO, undo_draft
from bot.screens.replies import Draft
from bot.screens.screen import Block, Button, Pick, Picture, Row, Screen, Select, Text
from bot.screens.shared.names import bold_names
from bot.words import Words
from engine.contract import IllegalAction, Outcome, Seat

FORM_PREFIX: Final = "form."
MOST_IN_ROW: Final = 5


def match_heading(table: Table, stage: str, words: Words) -> str:
    """The match's name above its stage."""
    return f"## {_match_name(table, words)}\n{stage}"


def render_seat_panel(
    blocks: Sequence[Block], table: Table, seat: Seat, stage: str, accent: int, words: Words
) -> Screen:
    """A seat's panel; the match, the stage and the deadline take one small line, as its buttons
    need the room: beside a deadline, the match goes by its number."""
    first, *others = blocks
    assert isinstance(first, Text)
    due = table.seats[seat].due
    match = _match_name(table, words) if due is None else f"#{table.match} · ⏳ <t:{due}:R>"
    head = Text(f"-# {match} · {stage}\n{first.body}".rstrip())
    return Screen((head, *others), table.match, table.seats[seat].decision or 0, accent)


def waiting_head(ctx: Context[Any], key: str, deciding: Collection[Seat] | None = None) -> Text:
    """The game's message `key` of whose `names` the match waits for (those `deciding`, if that is
    not for all to know), and the plan that is suggested, else that the reader is told of their own
    turn, or how to take back the seat from which they are away."""
    table, words = ctx.table, ctx.words
    seats = ctx.view.to_act if deciding is None else deciding
    names = bold_names(table, sorted(seats), words)
    deserted = "yes" if table.is_deserted else "no"
    away = words("panel-away", deserted=deserted) if is_held(table, ctx.seat) else ""
    wait = words("panel-waiting")
    if are_computers(table, seats):
        seconds = max((table.seats[seat].seconds for seat in seats), default=0)
        wait = words("panel-thinking", seconds=seconds)
    return Text(f"{words(key, names=names)}\n{away or ctx.offer or wait}")


def are_computers(table: Table, seats: Iterable[Seat]) -> bool:
    """Whether computers decide for all these seats."""
    return all(table.seats[seat].computer is not None for seat in seats)


def is_held(table: Table, seat: Seat) -> bool:
    """Whether a computer plays for a player until they are back."""
    return table.status is Status.RUNNING and table.seats[seat].computer is not None


def is_over(outcome: Outcome | None, table: Table) -> bool:
    """Whether the match has ended, by the rules or because everyone has left."""
    return outcome is not None or table.status.is_over


def find_open_decision(to_act: Collection[Seat], table: Table) -> int:
    """The one open decision; 0 where several seats decide at once."""
    if len(to_act) != 1:
        return 0
    (seat,) = to_act
    return table.seats[seat].decision or 0


def tab_row(family: str, names: Sequence[str], here: str, words: Words) -> Row:
    """A button for each page of `<family>.page.<name>`, that of `here` marked: at the end of each
    page, where no press moves them."""
    return Row(
        tuple(
            Button(
                f"{family}.page.{name}",
                words(f"{family}-page-{name}"),
                "primary" if name == here else "secondary",
            )
            for name in names
        )
    )


def button_rows(buttons: Sequence[Button], across: int = MOST_IN_ROW) -> tuple[Row, ...]:
    starts = range(0, len(buttons), across)
    return tuple(Row(tuple(buttons[start : start + across])) for start in starts)


def append_buttons(screen: Screen, buttons: Sequence[Button]) -> Screen:
    """The screen with more buttons at its end, in its last row if that has room for all."""
    last = screen.blocks[-1] if screen.blocks else None
    if isinstance(last, Row) and len(last.buttons) + len(buttons) <= MOST_IN_ROW:
        return replace(screen, blocks=(*screen.blocks[:-1], Row((*last.buttons, *buttons))))
    return replace(screen, blocks=(*screen.blocks, *button_rows(buttons)))


def append_undo(screen: Screen, draft: Draft, words: Words, prefix: str = "") -> Screen:
    """The screen with the way to the draft before, if there is one."""
    if undo_draft(draft) is None:
        return screen
    return append_buttons(screen, (Button(f"{prefix}{UNDO}", words("undo-button")),))


def _match_name(table: Table, words: Words) -> str:
    return words("match-heading", name=escape(table.name), number=str(table.match))


def prefix_controls(name: str, blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The blocks with `<name>.` before each control, after its `form.` if it opens one."""
    return tuple(_prefix_block(name, block) for block in blocks)


def _prefix_block(name: str, block: Block) -> Block:
    match block:
        case Row(buttons):
            prefixed = (replace(b, control=_prefix_control(name, b.control)) for b in buttons)
            return Row(tuple(prefixed))
        case Select() | Pick():
            return replace(block, control=_prefix_control(name, block.control))
        case Picture():
            return replace(
                block, scene=rename_controls(block.scene, partial(_prefix_control, name))
            )
        case _:
            return block


def _prefix_control(name: str, control: str) -> str:
    form = FORM_PREFIX if control.startswith(FORM_PREFIX) else ""
    return f"{form}{name}.{control.removeprefix(FORM_PREFIX)}"


def explain_refusal(
    game: str, error: IllegalAction, words: Words, said_as: Mapping[str, str] = MappingProxyType({})
) -> str:
    """A game's sentence for a refusal's code, or for the code that `said_as` names in its place, or
    else for its first word, which all refusals of one kind share, or one for all games; typed
    input in it is never markup."""
    code = said_as.get(error.code, error.code)
    keys = (f"{game}-refusal-{code}" for code in (code, code.partition("-")[0]))
    key = next(filter(words.has_message, keys), "bad-control")
    params = {
        name.replace("_", "-"): quote(value) if isinstance(value, str) else value
        for name, value in error.params.items()
    }
    return words(key, **params)


def format_gain(points: int) -> str:
    """`+5`, `−2` or `±0`."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def ranks_of(outcome: Outcome | None, table: Table) -> tuple[int, ...]:
    """Ranks from 1 by seat: those of the table, where a player who resigned is last, else the
    game's; empty for a match that was cancelled."""
    if table.ranks or outcome is None:
        return table.ranks
    return outcome.places


def order_seats(places: Sequence[int]) -> list[Seat]:
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))
