"""The panel for removing the surplus pieces of an overcut: each piece is a button to toggle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.cut_draft import read_discard, read_discard_letters
from bot.screens.cutterland.drafts import confirm_action, confirm_button, find_piece
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.pictures import offer_picture
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Note, Row, Style, Text
from bot.screens.shared.names import bold_name
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.views import OfferedPiece, View

ACROSS = 4


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    chosen = read_discard_letters(view, raw)
    active = bold_name(table, view.active, words)
    offered = tuple(replace(one, discarded=one.letter in chosen) for one in view.offered)
    rows = ceil(len(offered) / ACROSS)
    return (
        Text(words("cutterland-panel-discard", n=view.surplus)),
        Text(words("cutterland-discard-status", n=view.surplus, active=active)),
        offer_picture(offered, words),
        Note(),
        *button_rows(_toggle_buttons(offered, words), ceil(len(offered) / rows)),
        Row((_confirm(view, raw, words),)),
    )


def details(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    """The pieces in words."""
    lines = (
        words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
        for one in view.offered
    )
    return (Text("\n".join(lines)),)


def _confirm(view: View, raw: Draft, words: Words) -> Button:
    draft = read_discard(view, raw)
    if draft is None:
        missing = view.surplus - len(read_discard_letters(view, raw))
        return confirm_button(None, words("cutterland-discard-none", n=missing), "danger")
    label = words("cutterland-discard-confirm", pieces=" ".join(draft.pieces))
    return confirm_button(draft, label, "danger")


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    match control:
        case ["out", letter] if find_piece(view, letter) is not None:
            return KeepDraft({"pieces": _toggle_letter(view, draft, letter)})
        case ["confirm", mark]:
            return confirm_action(read_discard(view, draft), mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _toggle_letter(view: View, draft: Draft, letter: str) -> str:
    """One too many replaces the one chosen first."""
    chosen = read_discard_letters(view, draft)
    after = [one for one in chosen if one != letter] if letter in chosen else [*chosen, letter]
    return "".join(after[-view.surplus :])


def _toggle_buttons(offered: Sequence[OfferedPiece], words: Words) -> list[Button]:
    buttons = []
    for one in offered:
        style: Style = "danger" if one.discarded else "secondary"
        out = "yes" if one.discarded else "no"
        label = words("cutterland-discard-piece", letter=one.letter, out=out)
        buttons.append(Button(f"g.out.{one.letter}", label, style))
    return buttons
