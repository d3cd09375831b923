"""What players of Hex see, press and type."""

from functools import partial

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.contract import MoveCommand, Values, notation_parameter
from bot.screens.discord_limits import filter_suggestions
from bot.screens.drafts import confirm_button, number_in
from bot.screens.open_game import OpenScreens
from bot.screens.panel import button_rows
from bot.screens.replies import KeepDraft, PlayAction, Reply
from bot.screens.screen import Button, Choice, LazyPicture, Note, Part, Picture, Row, Style, Text
from bot.screens.shared.names import bold_name
from bot.words import Words
from engine.base_game import OpenView, Played
from hex_game.pictures import SIGNS, board_scene, write_board
from hex_game.rules import FREE, HEX, Action, Place, Position, Swap, list_cells

View = OpenView[Position]
SIDES = ("top", "left")
"""Where the sides of each seat begin."""


def reply_typed(view: View, values: Values) -> Reply[Action]:
    typed = "".join(str(values["at"]).split()).lower()
    return PlayAction(Swap() if typed == "swap" else Place(typed))


def suggest_cells(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    if view.seat not in view.to_act:
        return ()
    names = [
        action.cell.upper() if isinstance(action, Place) else "swap"
        for action in HEX.list_actions(view.state, view.state.active)
    ]
    typed = str(values.get("at", ""))
    return filter_suggestions(typed, [Choice(name, name) for name in names], words("hex-no-cell"))


class HexScreens(OpenScreens[Position, Action]):
    key = "hex"
    accent = 0xFC5848
    commands = (MoveCommand("hex", (notation_parameter("at"),), reply_typed, suggest_cells),)
    rules = ("goal", "playing")

    def panel_stage(self, ctx: Context[View]) -> str:
        return ctx.words("hex-stage", n=ctx.view.state.stones)

    def draw_board(self, ctx: Context[View], chosen: int | None = None) -> Picture:
        position, table, words = ctx.view.state, ctx.table, ctx.words
        names = [self.seat_name(table, seat, words) for seat in range(2)]
        legend = [words(f"hex-side-{SIDES[seat]}", name=name) for seat, name in enumerate(names)]
        told = [f"{sign} {text}" for sign, text in zip(SIGNS, legend, strict=True)]
        cells = list_cells(position.size)
        for seat, held in enumerate("01"):
            held_cells = [cells[at].upper() for at, by in enumerate(position.board) if by == held]
            told[seat] += f" ({', '.join(held_cells)})" if held_cells else ""
        text = "\n".join((*map(escape, told), write_board(position, chosen)))
        scene = board_scene(position, legend, chosen)
        return Picture("board", words("hex-alt", players="; ".join(told)), scene, text)

    def decision_parts(self, ctx: Context[View]) -> tuple[Part, ...]:
        """A column and a row are chosen, each by a button, then the stone is placed."""
        position, words = ctx.view.state, ctx.words
        size, cells = position.size, list_cells(position.size)
        column, row = (number_in(ctx.draft, key, -1) for key in ("column", "row"))
        chosen = row * size + column if column in range(size) and row in range(size) else None

        def choose(key: str, number: int, label: str, now: int) -> Button:
            style: Style = "primary" if number == now else "secondary"
            does = KeepDraft({"column": column, "row": row, key: number})
            return Button(f"g.{key}.{label}", label, style, does=does)

        columns = [choose("column", at, chr(65 + at), column) for at in range(size)]
        rows = [choose("row", at, str(at + 1), row) for at in range(size)]
        across = size if size <= 5 else (size + 1) // 2
        last = [self._confirm(position, None if chosen is None else cells[chosen], words)]
        if position.can_swap:
            last.append(confirm_button(Swap(), HEX.write(Swap()), words("hex-swap"), "primary"))
        sign, side = SIGNS[ctx.seat], SIDES[ctx.seat]
        return (
            Text(words("hex-panel", sign=sign, side=side)),
            LazyPicture(partial(self.draw_board, ctx, chosen)),
            Note(),
            *button_rows(columns, across),
            *button_rows(rows, across),
            Row(tuple(last)),
        )

    def _confirm(self, position: Position, cell: str | None, words: Words) -> Button:
        if cell is None:
            return confirm_button(None, None, words("hex-choose"))
        name = cell.upper()
        if position.board[list_cells(position.size).index(cell)] != FREE:
            return confirm_button(None, None, words("hex-taken", cell=name))
        action = Place(cell)
        return confirm_button(action, HEX.write(action), words("hex-place", cell=name))

    def describe_event(self, event: Played[Action], table: Table, words: Words) -> str:
        name = bold_name(table, event.seat, words)
        if isinstance(event.action, Place):
            return words("hex-deed-place", name=name, cell=event.action.cell.upper())
        return words("hex-deed-swap", name=name)
