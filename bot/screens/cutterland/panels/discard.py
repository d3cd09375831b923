"""The panel for removing the surplus pieces of an overcut: each piece is a button to toggle."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from bot.screens.context import Context
from bot.screens.cutterland.cut_draft import read_discard, read_discard_letters
from bot.screens.cutterland.drafts import confirm_button
from bot.screens.cutterland.phrases import describe_piece
from bot.screens.cutterland.pictures import offer_picture
from bot.screens.panel import button_rows
from bot.screens.replies import KeepDraft
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Text
from bot.screens.shared.names import bold_name
from engine.cutterland.views import View

ACROSS = 4


def panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    chosen, action = read_discard_letters(view, ctx.draft), read_discard(view, ctx.draft)
    offered = tuple(replace(piece, discarded=piece.letter in chosen) for piece in view.offered)
    toggles = [
        Button(
            f"g.out.{piece.letter}",
            words("cutterland-discard-piece", letter=piece.letter,
                  out="yes" if piece.discarded else "no"),
            "danger" if piece.discarded else "secondary",
            does=KeepDraft({"pieces": _toggle_letter(view, chosen, piece.letter)}),
        )
        for piece in offered
    ]  # fmt: skip
    label = words("cutterland-discard-confirm")
    active = bold_name(ctx.table, view.active, words)
    rows = ceil(len(offered) / ACROSS)
    return (
        Text(words("cutterland-panel-discard", n=view.surplus)),
        Text(words("cutterland-discard-status", n=view.surplus, active=active)),
        LazyPicture(lambda: offer_picture(offered, words)),
        Note(),
        *button_rows(toggles, ceil(len(offered) / rows)),
        Row((confirm_button(action, label, "danger"),)),
    )


def _toggle_letter(view: View, chosen: tuple[str, ...], letter: str) -> str:
    """One too many replaces the one chosen first."""
    others = [other for other in chosen if other != letter]
    after = others if letter in chosen else [*chosen, letter]
    return "".join(after[-view.surplus :])


def details(ctx: Context[View]) -> tuple[Part, ...]:
    """The pieces in words."""
    return (Text("\n".join(describe_piece(piece, ctx.words) for piece in ctx.view.offered)),)
