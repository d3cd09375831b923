"""The card to be cut as buttons: its squares, the pieces to paint with, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.contract import Draft
from bot.screens.cutterland.card_painting import (
    Groups,
    find_broken_pieces,
    find_stray_squares,
    sanitise_groups,
)
from bot.screens.cutterland.cut_draft import CutDraft, list_cut_pieces, most_pieces
from bot.screens.cutterland.cut_suggestions import find_even_cuts
from bot.screens.cutterland.emoji import emoji_of
from bot.screens.cutterland.phrases import piece_line
from bot.screens.drafts import strings_in
from bot.screens.screen import Button, Choice, Row, Select, Style
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.cutterland.cards import COLUMNS, LETTERS, ROWS, Card
from engine.cutterland.events import CardCut, Event
from engine.cutterland.views import View

STYLES: Final[tuple[Style, ...]] = ("primary", "success", "danger", "secondary")
"""By the ordinal of the piece, again after four. What is in no piece is grey too: the fourth piece
is mostly what is left over."""
GREY: Final[Style] = "secondary"
NONE: Final = "–"
"""As wide as a number, so that the squares stand beneath each other."""


def style_of(piece: int) -> Style:
    return STYLES[piece % len(STYLES)]


def square_rows(card: Card, plan: CutDraft) -> tuple[Row, ...]:
    """The card as it lies: a button for each square, with its letter, what is there and the number
    of its piece if it has one. Each names the card, so that a press means the one that was seen."""
    owner = {square: number for number, group in enumerate(plan.groups) for square in group}
    found = []
    for square, content in zip(LETTERS, card.squares, strict=True):
        piece = owner.get(square)
        number, style = (NONE, GREY) if piece is None else (str(piece + 1), style_of(piece))
        label = f"{square} {emoji_of(content)} {number}"
        found.append(Button(f"g.sq.{plan.card}.{square}", label, style))
    return tuple(Row(tuple(found[row * COLUMNS : (row + 1) * COLUMNS])) for row in range(ROWS))


def brush_buttons(plan: CutDraft, words: Words) -> tuple[Button, ...]:
    """A button for each piece wanted: the next squares go to the one that is marked."""
    return tuple(
        Button(
            f"g.brush.{number}",
            words(
                "cutterland-cut-brush",
                letter=str(number + 1),
                on="yes" if number == plan.brush else "no",
            ),
            style_of(number),
        )
        for number in range(plan.wanted)
    )


def suggest_button(view: View, plan: CutDraft, words: Words) -> Button:
    """An even cut by one press; another one where that is what is there."""
    card = view.hand[plan.card - 1]
    assert card is not None
    there = plan.cut in find_even_cuts(card, plan.wanted)
    key = "cutterland-cut-suggest-other" if there else "cutterland-cut-suggest"
    return Button(f"g.suggest.{plan.card}", words(key))


def brush_menu(view: View, plan: CutDraft, words: Words) -> tuple[Select, ...]:
    """A menu of the pieces beyond those wanted, where the table allows an overcut. Its name says
    which piece is marked, or a client keeps what was chosen before."""
    more = range(view.players_pieces, most_pieces(view))
    if not more:
        return ()
    choices = tuple(
        Choice(
            str(number),
            words("cutterland-piece-name", letter=str(number + 1)),
            chosen=number == plan.brush,
        )
        for number in more
    )
    return (Select(f"g.brush.now.{plan.brush}", words("cutterland-cut-more"), choices),)


def piece_lines(view: View, plan: CutDraft, words: Words) -> list[str]:
    """A line for each piece wanted and each one beyond: its size and what is on it."""
    there = {one.letter: one for one in list_cut_pieces(view, plan.card, plan.groups)}
    lines = []
    for number in range(max(plan.wanted, len(plan.groups))):
        one = there.get(str(number + 1))
        line = words("cutterland-cut-empty") if one is None else piece_line(one, words)
        key = "cutterland-cut-last" if number == plan.last_piece else "cutterland-piece-line"
        lines.append(words(key, letter=str(number + 1), piece=line))
    return lines


def describe_progress(plan: CutDraft, words: Words) -> str:
    """What is still missing, by its squares; or that the cut is whole."""
    if not plan.painted_groups:
        return words("cutterland-cut-begin")
    if plan.cut:
        surplus = len(plan.cut) - plan.wanted
        key = "cutterland-cut-overcut" if surplus else "cutterland-cut-whole"
        return words(key, surplus=surplus)
    missing = []
    broken = [
        words("cutterland-cut-group", letter=str(number + 1), squares=plan.groups[number])
        for number in find_broken_pieces(plan.groups)
    ]
    if broken:
        missing.append(
            words("cutterland-cut-apart", n=len(broken), pieces=format_list(broken, words))
        )
    if plan.free_squares:
        missing.append(
            words("cutterland-cut-loose", n=len(plan.free_squares), squares=plan.free_squares)
        )
    return " ".join(missing) or words("cutterland-cut-few", pieces=plan.wanted)


def list_hatched_squares(plan: CutDraft) -> str:
    """The squares to be told from the others in the picture: in no piece, or away from theirs."""
    return plan.free_squares + "".join(map(find_stray_squares, plan.groups))


def read_last_cut(view: View, draft: Draft) -> Groups:
    """The shape that `recalled` has noted."""
    return sanitise_groups(strings_in(draft, "last"), most_pieces(view))


def recall_last_cut(view: View, events: Iterable[Event]) -> Draft:
    """The shape of the viewer's last cut; before that, of the newest cut at the table."""
    if view.phase != "cut" or view.seat not in view.to_act:
        return {}
    cuts = [event for event in events if isinstance(event, CardCut)]
    own = [event for event in cuts if event.seat == view.seat]
    newest: Sequence[CardCut] = (own or cuts)[-1:]
    return {"last": [*newest[0].groups]} if newest else {}
