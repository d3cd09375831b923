"""The panel of the seat that removes what an overcut has too many: each piece is a button that goes
on and off."""

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
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.screens.shared.names import bold_name
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.views import View

ACROSS = 4


def panel(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    chosen = read_discard_letters(view, draft)
    active = bold_name(table, view.active, words)
    head = words("cutterland-panel-discard", n=view.surplus, active=active)
    lines = [
        words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
        for one in view.offered
    ]
    shown = tuple(replace(one, discarded=one.letter in chosen) for one in view.offered)
    return (
        Text(head),
        offer_picture(shown, words),
        Text("\n".join(lines)),
        Note(),
        *_toggle_rows(view, chosen, words),
        Row((_confirm(view, draft, words),)),
    )


def _toggle_rows(view: View, chosen: Sequence[str], words: Words) -> list[Row]:
    found = [
        Button(
            f"g.out.{one.letter}",
            words(
                "cutterland-discard-piece",
                letter=one.letter,
                out="yes" if one.letter in chosen else "no",
            ),
            "danger" if one.letter in chosen else "secondary",
        )
        for one in view.offered
    ]
    rows = ceil(len(found) / ACROSS)
    across = ceil(len(found) / rows)
    return [Row(tuple(found[start : start + across])) for start in range(0, len(found), across)]


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
        case ["discard"]:  # the menu of an older panel
            return KeepDraft({"pieces": "".join(values.get("choice", "").split(","))})
        case ["confirm", mark]:
            return confirm_action(read_discard(view, draft), mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _toggle_letter(view: View, draft: Draft, letter: str) -> str:
    """On or off; one too many takes the place of the one chosen first."""
    chosen = read_discard_letters(view, draft)
    after = [one for one in chosen if one != letter] if letter in chosen else [*chosen, letter]
    return "".join(after[-view.surplus :])
