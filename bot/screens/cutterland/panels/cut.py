"""The panel of the active player: choose a card, paint its pieces square by square or type them,
look at them once more, confirm."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.markdown import quote
from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.custom_id_payload import ROOM, decode_text, encode_text
from bot.screens.cutterland.cut_draft import (
    CutDraft,
    Groups,
    erase_square,
    find_broken_pieces,
    find_even_cuts,
    find_next_cut,
    find_stray_squares,
    list_cut_pieces,
    most_pieces,
    paint_square,
    read_cut_draft,
    read_painted_cuts,
    sanitise_groups,
)
from bot.screens.cutterland.drafts import confirm_action, confirm_button
from bot.screens.cutterland.phrases import emoji_of, piece_line
from bot.screens.cutterland.pictures import cut_picture, hand_picture, offer_picture
from bot.screens.drafts import strings_in
from bot.screens.panel import explain_refusal
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Style, Text
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cards import COLUMNS, LETTERS, ROWS, Card
from engine.cutterland.events import CardCut, Event
from engine.cutterland.views import View

EXAMPLES = {3: "ABEF CDGH", 4: "ABE CDGH FIJ"}


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft = read_cut_draft(view, raw)
    if not draft.card:
        return _card_choice(view, words)
    if draft.in_review:
        return _review(view, draft, words)
    return _editor(view, raw, draft, words)


def _card_choice(view: View, words: Words) -> tuple[Block, ...]:
    """The cards to choose from."""
    head = words("cutterland-panel-cut", pieces=view.players_pieces, seats=view.seats)
    if view.overcut == "penalty":
        head += "\n" + words("cutterland-panel-overcut", pieces=view.players_pieces)
    cards = Row(
        tuple(
            Button(f"g.card.{number}", words("cutterland-cut-card", card=number), "primary")
            for number, card in enumerate(view.hand, 1)
            if card is not None
        )
    )
    return Text(head), hand_picture(view, words), Note(), cards


def _editor(view: View, raw: Draft, draft: CutDraft, words: Words) -> tuple[Block, ...]:
    """Always as many rows and nearly as many lines, so that no button moves under a finger."""
    card = view.hand[draft.card - 1]
    assert card is not None
    head = words("cutterland-panel-editor", card=draft.card, pieces=draft.wanted)
    told = _describe_fault(draft, words) if draft.error else describe_progress(draft, words)
    pieces = list_cut_pieces(view, draft.card, draft.groups)
    return (
        Text(head),
        cut_picture(card, draft.groups, list_hatched_squares(draft), pieces, words),
        Text("\n".join([*piece_lines(view, draft, words), told])),
        Note(),
        Row((*brush_buttons(draft, words), suggest_button(view, draft, words))),
        *brush_menu(view, draft, words),
        *square_rows(card, draft),
        Row(_tool_buttons(view, raw, draft, words)),
    )


def _describe_fault(draft: CutDraft, words: Words) -> str:
    assert draft.error is not None
    why = explain_refusal("cutterland", draft.error, words)
    return words("cutterland-cut-wrong", text=quote(draft.text), why=why)


def _tool_buttons(view: View, raw: Draft, draft: CutDraft, words: Words) -> tuple[Button, ...]:
    """Look at it, or cut what was looked at already; and the shorter ways there and back."""
    look = Button("g.look", words("cutterland-cut-look"), "success", disabled=not draft.cut)
    found = [
        confirm_button(draft.action, words("cutterland-cut-known")) if draft.reviewed else look,
        _type_button(draft, words),
        Button("g.clear", words("cutterland-cut-clear"), disabled=not draft.painted_groups),
    ]
    shape = read_last_cut(view, raw)
    if shape:
        same = draft.groups == shape
        control = f"g.shape.{draft.card}.{'_'.join(shape)}"
        found.insert(1, Button(control, words("cutterland-cut-shape"), disabled=same))
    if _count_cards_left(view) > 1:
        found.append(Button("g.back", words("cutterland-cut-other")))
    return tuple(found)


def _type_button(draft: CutDraft, words: Words) -> Button:
    return Button(f"form.{_form_control(draft)}", words("cutterland-cut-type"))


def _form_control(draft: CutDraft) -> str:
    """`g.cut.<card>.<N>.<typed so far>`: the form opens from this alone."""
    stem = f"g.cut.{draft.card}.{draft.wanted}"
    text = draft.text if draft.error else " ".join(group for group in draft.painted_groups if group)
    written = encode_text(text, ROOM - len(stem) - 6)
    return f"{stem}.{written}" if written else stem


def _count_cards_left(view: View) -> int:
    return sum(card is not None for card in view.hand)


def _review(view: View, draft: CutDraft, words: Words) -> tuple[Block, ...]:
    """The pieces as the others will see them, and the button that cuts."""
    pieces = list_cut_pieces(view, draft.card, draft.groups)
    head = Text(words("cutterland-cut-ready", card=draft.card))
    lines = [
        words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
        for one in pieces
    ]
    if len(pieces) > view.players_pieces:
        surplus = len(pieces) - view.players_pieces
        lines.append(words("cutterland-cut-overcut", surplus=surplus))
    confirm = confirm_button(draft.action, words("cutterland-cut-confirm", card=draft.card))
    change = Button("g.edit", words("cutterland-cut-change"))
    buttons = (confirm, change, suggest_button(view, draft, words), _type_button(draft, words))
    return head, offer_picture(pieces, words), Text("\n".join(lines)), Note(), Row(buttons)


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_cut_draft(view, raw)
    match control:
        case ["sq", number, square] if square in tuple(LETTERS) and _is_card(view, number):
            return _press_square(view, raw, int(number), square)
        case ["brush", "now", _]:
            return _press_brush(view, raw, draft, values.get("choice", ""))
        case ["brush", number]:
            return _press_brush(view, raw, draft, number)
        case ["card", number] if _is_card(view, number):
            return KeepDraft(_keep_draft(view, raw, draft) | {"card": int(number), "brush": 0})
        case ["shape" | "suggest", number, *shape] if _is_card(view, number):
            groups = _find_ready_groups(view, draft, int(number), shape)
            reply = _keep_groups(view, raw, int(number), groups, 0)
            return KeepDraft(reply.draft | {"seen": True})
        case ["cut", number, *_] if _is_card(view, number):
            return _keep_typed(view, raw, draft, int(number), values.get("pieces", ""))
        case ["clear"]:
            return _keep_groups(view, raw, draft.card, (), 0)
        case ["back"]:
            return KeepDraft(_keep_draft(view, raw, draft) | {"card": 0})
        case ["look"]:
            return KeepDraft(_keep_draft(view, raw, draft) | {"seen": bool(draft.cut)})
        case ["edit"]:
            known: Draft = {"known": [str(draft.card), *draft.cut]}
            return KeepDraft(_keep_draft(view, raw, draft) | {"seen": False} | known)
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _is_card(view: View, number: str) -> bool:
    """Whether a control names a card that is still in the hand."""
    if not (number.isascii() and number.isdecimal() and len(number) < 3):
        return False
    return 1 <= int(number) <= len(view.hand) and view.hand[int(number) - 1] is not None


def _press_square(view: View, raw: Draft, card: int, square: str) -> Reply[Action]:
    """A square pressed, of the card that the panel showed, however old it is."""
    draft = read_cut_draft(view, raw | {"card": card})
    groups = draft.painted_groups
    if draft.brush != draft.last_piece:
        groups = paint_square(groups, draft.brush, square)
    else:
        groups = erase_square(groups, square)  # so that it is left over
    return _keep_groups(view, raw, card, groups, draft.brush)


def _press_brush(view: View, raw: Draft, draft: CutDraft, number: str) -> Reply[Action]:
    if not (number.isdecimal() and len(number) < 3 and int(number) < most_pieces(view)):
        raise BadInput("cutterland-bad-control")
    return _keep_groups(view, raw, draft.card, draft.painted_groups, int(number))


def _keep_groups(view: View, draft: Draft, card: int, groups: Groups, brush: int) -> KeepDraft:
    """The draft with a card painted like this; what is on the other cards stays."""
    cuts = read_painted_cuts(view, draft) | {card: groups}
    written: Draft = {str(number): [*each] for number, each in cuts.items() if each}
    known: Draft = {"known": draft["known"]} if "known" in draft else {}
    kept: Draft = {"card": card, "brush": brush, "cuts": written}
    return KeepDraft(kept | known)


def _find_ready_groups(view: View, draft: CutDraft, number: int, shape: list[str]) -> Groups:
    """The shape that a control names, else the next suggestion for this card."""
    if shape:
        return sanitise_groups(shape[0].split("_"), most_pieces(view))
    card = view.hand[number - 1]
    assert card is not None
    return find_next_cut(card, view.players_pieces, draft.cut if draft.card == number else ())


def _keep_draft(view: View, raw: Draft, draft: CutDraft) -> Draft:
    """The draft with what was typed as if it had been pressed."""
    return _keep_groups(view, raw, draft.card, draft.painted_groups, draft.brush).draft


def _keep_typed(view: View, raw: Draft, draft: CutDraft, number: int, text: str) -> Reply[Action]:
    """Keeps what was typed, right or wrong: the panel says what is wrong and nothing is lost."""
    if not text.strip():
        raise BadInput("cutterland-bad-empty")
    return KeepDraft(_keep_draft(view, raw, draft) | {"card": number, "text": text[:200]})


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["cut", number, wanted, *typed] if number.isdecimal() and wanted in {"3", "4"}:
            pieces = int(wanted)
            entry = Field(
                "pieces",
                words("cutterland-form-cut-label", pieces=pieces),
                placeholder=words("cutterland-form-cut-hint", example=EXAMPLES[pieces]),
                value=decode_text(".".join(typed)),
            )
            return Form(f"g.cut.{number}", words("cutterland-form-cut", card=int(number)), (entry,))
        case _:
            return None


STYLES: Final[tuple[Style, ...]] = ("primary", "success", "danger", "secondary")
"""By the ordinal of the piece, again after four. What is in no piece is grey too: the fourth piece
is mostly what is left over."""
GREY: Final[Style] = "secondary"
NONE: Final = "–"
"""As wide as a number, so that the squares stand beneath each other."""


def style_of(piece: int) -> Style:
    return STYLES[piece % len(STYLES)]


def square_rows(card: Card, draft: CutDraft) -> tuple[Row, ...]:
    """The card as it lies: a button for each square, with its letter, what is there and the number
    of its piece if it has one. Each names the card, so that a press means the one that was seen."""
    owner = {square: number for number, group in enumerate(draft.groups) for square in group}
    found = []
    for square, content in zip(LETTERS, card.squares, strict=True):
        piece = owner.get(square)
        number, style = (NONE, GREY) if piece is None else (str(piece + 1), style_of(piece))
        label = f"{square} {emoji_of(content)} {number}"
        found.append(Button(f"g.sq.{draft.card}.{square}", label, style))
    return tuple(Row(tuple(found[row * COLUMNS : (row + 1) * COLUMNS])) for row in range(ROWS))


def brush_buttons(draft: CutDraft, words: Words) -> tuple[Button, ...]:
    """A button for each piece wanted: the next squares go to the one that is marked."""
    return tuple(
        Button(
            f"g.brush.{number}",
            words(
                "cutterland-cut-brush",
                letter=str(number + 1),
                on="yes" if number == draft.brush else "no",
            ),
            style_of(number),
        )
        for number in range(draft.wanted)
    )


def suggest_button(view: View, draft: CutDraft, words: Words) -> Button:
    """An even cut by one press; another one where that is what is there."""
    card = view.hand[draft.card - 1]
    assert card is not None
    there = draft.cut in find_even_cuts(card, draft.wanted)
    key = "cutterland-cut-suggest-other" if there else "cutterland-cut-suggest"
    return Button(f"g.suggest.{draft.card}", words(key))


def brush_menu(view: View, draft: CutDraft, words: Words) -> tuple[Select, ...]:
    """A menu of the pieces beyond those wanted, where the table allows an overcut. Its name says
    which piece is marked, or a client keeps what was chosen before."""
    more = range(view.players_pieces, most_pieces(view))
    if not more:
        return ()
    choices = tuple(
        Choice(
            str(number),
            words("cutterland-piece-name", letter=str(number + 1)),
            chosen=number == draft.brush,
        )
        for number in more
    )
    return (Select(f"g.brush.now.{draft.brush}", words("cutterland-cut-more"), choices),)


def piece_lines(view: View, draft: CutDraft, words: Words) -> list[str]:
    """A line for each piece wanted and each one beyond: its size and what is on it."""
    there = {one.letter: one for one in list_cut_pieces(view, draft.card, draft.groups)}
    lines = []
    for number in range(max(draft.wanted, len(draft.groups))):
        one = there.get(str(number + 1))
        line = words("cutterland-cut-empty") if one is None else piece_line(one, words)
        key = "cutterland-cut-last" if number == draft.last_piece else "cutterland-piece-line"
        lines.append(words(key, letter=str(number + 1), piece=line))
    return lines


def describe_progress(draft: CutDraft, words: Words) -> str:
    """What is still missing, by its squares; or that the cut is whole."""
    if not draft.painted_groups:
        return words("cutterland-cut-begin")
    if draft.cut:
        surplus = len(draft.cut) - draft.wanted
        key = "cutterland-cut-overcut" if surplus else "cutterland-cut-whole"
        return words(key, surplus=surplus)
    missing = []
    broken = [
        words("cutterland-cut-group", letter=str(number + 1), squares=draft.groups[number])
        for number in find_broken_pieces(draft.groups)
    ]
    if broken:
        missing.append(
            words("cutterland-cut-apart", n=len(broken), pieces=format_list(broken, words))
        )
    if draft.free_squares:
        missing.append(
            words("cutterland-cut-loose", n=len(draft.free_squares), squares=draft.free_squares)
        )
    return " ".join(missing) or words("cutterland-cut-few", pieces=draft.wanted)


def list_hatched_squares(draft: CutDraft) -> str:
    """The squares to be told from the others in the picture: in no piece, or away from theirs."""
    return draft.free_squares + "".join(map(find_stray_squares, draft.groups))


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
