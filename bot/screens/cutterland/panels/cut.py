"""The panel of the active player: choose a card, paint its pieces square by square or type them,
review them, confirm."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.markdown import quote
from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.custom_id_payload import ROOM, decode_text, encode_text
from bot.screens.cutterland.cut_draft import (
    CutDraft,
    Groups,
    card_of,
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
from bot.screens.panel import button_rows, explain_refusal
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Style, Text
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cards import COLUMNS, LETTERS, Card
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
    head = words("cutterland-panel-cut", pieces=view.players_pieces, seats=view.seats)
    if view.overcut == "penalty":
        head += "\n" + words("cutterland-panel-overcut", pieces=view.players_pieces)
    buttons = (
        Button(f"g.card.{number}", words("cutterland-cut-card", card=number), "primary")
        for number in _list_cards(view)
    )
    return Text(head), hand_picture(view, words), Note(), Row(tuple(buttons))


def _editor(view: View, raw: Draft, draft: CutDraft, words: Words) -> tuple[Block, ...]:
    """The rows are always the same, so that no button moves under a finger."""
    card = card_of(view, draft.card)
    pieces = list_cut_pieces(view, draft.card, draft.groups)
    # In the picture: squares in no piece, or not connected with theirs.
    hatched = draft.free_squares + "".join(map(find_stray_squares, draft.groups))
    return (
        Text(words("cutterland-panel-editor", card=draft.card, pieces=draft.wanted)),
        cut_picture(card, draft.groups, hatched, pieces, words),
        Text("\n".join([*piece_lines(view, draft, words), describe_progress(draft, words)])),
        Note(),
        Row((*brush_buttons(draft, words), suggest_button(view, draft, words))),
        *brush_menu(view, draft, words),
        *square_rows(card, draft),
        Row(_tool_buttons(view, raw, draft, words)),
    )


def _tool_buttons(view: View, raw: Draft, draft: CutDraft, words: Words) -> tuple[Button, ...]:
    """Review, or confirm at once what has been reviewed; typing, and other ways to a cut."""
    look = Button("g.look", words("cutterland-cut-look"), "success", disabled=not draft.cut)
    buttons = [
        confirm_button(draft.action, words("cutterland-cut-known")) if draft.reviewed else look,
        _type_button(draft, words),
        Button("g.clear", words("cutterland-cut-clear"), disabled=not draft.painted_groups),
    ]
    shape = sanitise_groups(strings_in(raw, "last"), most_pieces(view))
    if shape:
        control, same = f"g.shape.{draft.card}.{'_'.join(shape)}", draft.groups == shape
        buttons.insert(1, Button(control, words("cutterland-cut-shape"), disabled=same))
    if len(_list_cards(view)) > 1:
        buttons.append(Button("g.back", words("cutterland-cut-other")))
    return tuple(buttons)


def _type_button(draft: CutDraft, words: Words) -> Button:
    """Opens `g.cut.<card>.<N>.<typed so far>`: the form is filled in from this alone."""
    stem = f"g.cut.{draft.card}.{draft.wanted}"
    text = draft.text if draft.error else " ".join(filter(None, draft.painted_groups))
    payload = encode_text(text, ROOM - len(stem) - 6)
    control = f"{stem}.{payload}" if payload else stem
    return Button(f"form.{control}", words("cutterland-cut-type"))


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
    # Typed groups are kept as painted ones.
    kept = _keep_groups(view, raw, draft.card, draft.painted_groups, draft.brush)
    match control:
        case ["sq", number, square] if square in tuple(LETTERS) and _is_card(view, number):
            return KeepDraft(_press_square(view, raw, int(number), square))
        case ["brush", "now", _] | ["brush", _]:
            number = values.get("choice", "") if control[1] == "now" else control[1]
            return KeepDraft(kept | {"brush": _read_brush(view, number)})
        case ["card", number] if _is_card(view, number):
            return KeepDraft(kept | {"card": int(number), "brush": 0})
        case ["shape" | "suggest", number, *shape] if _is_card(view, number):
            groups = _find_ready_groups(view, draft, int(number), shape)
            return KeepDraft(_keep_groups(view, raw, int(number), groups, 0) | {"seen": True})
        case ["cut", number, *_] if _is_card(view, number):
            text = values.get("pieces", "")
            if not text.strip():
                raise BadInput("cutterland-bad-empty")
            return KeepDraft(kept | {"card": int(number), "text": text[:200]})
        case ["clear"]:
            return KeepDraft(_keep_groups(view, raw, draft.card, (), 0))
        case ["back"]:
            return KeepDraft(kept | {"card": 0})
        case ["look"]:
            return KeepDraft(kept | {"seen": bool(draft.cut)})
        case ["edit"]:
            return KeepDraft(kept | {"seen": False, "known": [str(draft.card), *draft.cut]})
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _is_card(view: View, number: str) -> bool:
    """Whether a control names a card that is still in the hand."""
    return number in map(str, _list_cards(view))


def _press_square(view: View, raw: Draft, card: int, square: str) -> Draft:
    """A square of the card that the panel showed, which may be an older panel."""
    draft = read_cut_draft(view, raw | {"card": card})
    if draft.brush != draft.last_piece:
        groups = paint_square(draft.painted_groups, draft.brush, square)
    else:
        groups = erase_square(draft.painted_groups, square)  # it becomes part of the rest
    return _keep_groups(view, raw, card, groups, draft.brush)


def _keep_groups(view: View, raw: Draft, card: int, groups: Groups, brush: int) -> Draft:
    """The draft with a card painted like this; the other cards stay as they are."""
    painted = read_painted_cuts(view, raw) | {card: groups}
    cuts: Draft = {str(number): [*groups] for number, groups in painted.items() if groups}
    known: Draft = {"known": raw["known"]} if "known" in raw else {}
    kept: Draft = {"card": card, "brush": brush, "cuts": cuts}
    return kept | known


def _find_ready_groups(view: View, draft: CutDraft, number: int, shape: list[str]) -> Groups:
    """The groups that a control names, else the next suggestion for this card."""
    if shape:
        return sanitise_groups(shape[0].split("_"), most_pieces(view))
    card = card_of(view, number)
    return find_next_cut(card, view.players_pieces, draft.cut if draft.card == number else ())


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["cut", number, ("3" | "4") as wanted, *typed] if number.isdecimal():
            pieces = int(wanted)
            entry = Field(
                "pieces",
                words("cutterland-form-cut-label", pieces=pieces),
                placeholder=words("cutterland-form-cut-hint", example=EXAMPLES[pieces]),
                value=decode_text(".".join(typed)),
                notation=True,
            )
            return Form(f"g.cut.{number}", words("cutterland-form-cut", card=int(number)), (entry,))
        case _:
            return None


STYLES: Final[tuple[Style, ...]] = ("primary", "success", "danger", "secondary")
"""By the ordinal of the piece, repeating. What is in no piece is grey like the fourth piece, which
is mostly the rest."""
GREY: Final[Style] = "secondary"
NONE: Final = "–"
"""As wide as a number, so that the buttons align."""


def square_rows(card: Card, draft: CutDraft) -> tuple[Row, ...]:
    """The card as it lies: a button for each square, with its letter, content and the number of its
    piece if it has one. Each names the card, so that a press means the card it was shown on."""
    piece_of = {square: number for number, group in enumerate(draft.groups) for square in group}
    buttons = []
    for square, content in zip(LETTERS, card.squares, strict=True):
        piece = piece_of.get(square)
        number = NONE if piece is None else str(piece + 1)
        style = GREY if piece is None else STYLES[piece % len(STYLES)]
        label = f"{square} {emoji_of(content)} {number}"
        buttons.append(Button(f"g.sq.{draft.card}.{square}", label, style))
    return button_rows(buttons, COLUMNS)


def brush_buttons(draft: CutDraft, words: Words) -> tuple[Button, ...]:
    """A button for each piece wanted: the next squares go to the one that is marked."""
    buttons = []
    for number in range(draft.wanted):
        on = "yes" if number == draft.brush else "no"
        label = words("cutterland-cut-brush", letter=str(number + 1), on=on)
        buttons.append(Button(f"g.brush.{number}", label, STYLES[number % len(STYLES)]))
    return tuple(buttons)


def suggest_button(view: View, draft: CutDraft, words: Words) -> Button:
    """Replaces the cut with an even one, or the next even one."""
    even = draft.cut in find_even_cuts(card_of(view, draft.card), draft.wanted)
    key = "cutterland-cut-suggest-other" if even else "cutterland-cut-suggest"
    return Button(f"g.suggest.{draft.card}", words(key))


def brush_menu(view: View, draft: CutDraft, words: Words) -> tuple[Select, ...]:
    """A menu of the pieces beyond those wanted, where the table allows an overcut. The control's
    name changes with the brush, because a client keeps the selection of a menu of the same name."""
    choices = []
    for number in range(view.players_pieces, most_pieces(view)):
        label = words("cutterland-piece-name", letter=str(number + 1))
        choices.append(Choice(str(number), label, chosen=number == draft.brush))
    menu = Select(f"g.brush.now.{draft.brush}", words("cutterland-cut-more"), tuple(choices))
    return (menu,) if choices else ()


def piece_lines(view: View, draft: CutDraft, words: Words) -> list[str]:
    """A line for each piece wanted and each one beyond: its size and what is on it."""
    pieces = {one.letter: one for one in list_cut_pieces(view, draft.card, draft.groups)}
    lines = []
    for number in range(max(draft.wanted, len(draft.groups))):
        one = pieces.get(str(number + 1))
        line = words("cutterland-cut-empty") if one is None else piece_line(one, words)
        key = "cutterland-cut-last" if number == draft.last_piece else "cutterland-piece-line"
        lines.append(words(key, letter=str(number + 1), piece=line))
    return lines


def describe_progress(draft: CutDraft, words: Words) -> str:
    """What is wrong with the text typed, what is still missing, or that the cut is complete."""
    if draft.error is not None:
        why = explain_refusal("cutterland", draft.error, words)
        return words("cutterland-cut-wrong", text=quote(draft.text), why=why)
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
        pieces = format_list(broken, words)
        missing.append(words("cutterland-cut-apart", n=len(broken), pieces=pieces))
    if free := draft.free_squares:
        missing.append(words("cutterland-cut-loose", n=len(free), squares=free))
    return " ".join(missing) or words("cutterland-cut-few", pieces=draft.wanted)


def recall_last_cut(view: View, events: Iterable[Event]) -> Draft:
    """The shape of the viewer's last cut; before that, of the newest cut at the table."""
    if view.phase != "cut" or view.seat not in view.to_act:
        return {}
    cuts = [event for event in events if isinstance(event, CardCut)]
    mine = [event for event in cuts if event.seat == view.seat]
    return {"last": [*(mine or cuts)[-1].groups]} if cuts else {}


def _list_cards(view: View) -> list[int]:
    """The numbers of the cards left in the hand."""
    return [number for number, card in enumerate(view.hand, 1) if card is not None]


def _read_brush(view: View, number: str) -> int:
    if not (number.isdecimal() and len(number) < 3 and int(number) < most_pieces(view)):
        raise BadInput("cutterland-bad-control")
    return int(number)
