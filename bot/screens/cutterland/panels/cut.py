"""The panel of the active player: choose a card, press its squares to cut pieces off, confirm.

The pieces have the letters and colours that they will have on the board. What is typed counts like
what is pressed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.markdown import quote
from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.custom_id_payload import ROOM, decode_text, encode_text
from bot.screens.cutterland.cut_draft import (
    CutDraft,
    Pressed,
    card_of,
    find_broken_pieces,
    list_pieces_of,
    most_pieces,
    press_square,
    read_cut_draft,
    read_painted_cuts,
    sanitise_groups,
)
from bot.screens.cutterland.cut_pictures import card_picture_with_names, editor_picture
from bot.screens.cutterland.cut_suggestions import find_easiest_card, find_even_cuts, find_next_cut
from bot.screens.cutterland.drafts import confirm_action, confirm_button
from bot.screens.cutterland.phrases import emoji_of, piece_line
from bot.screens.cutterland.pictures import hand_picture, lands_picture
from bot.screens.drafts import strings_in
from bot.screens.panel import button_rows, explain_refusal
from bot.screens.screen import Block, Button, Field, Form, Note, Row, Style, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cards import COLUMNS, LETTERS
from engine.cutterland.events import CardCut, Event
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.order import discarding_seat
from engine.cutterland.views import View

EXAMPLES = {3: "ABEF CDGH", 4: "ABE CDGH FIJ"}
STYLES: Final[tuple[Style, ...]] = ("primary", "success", "danger", "secondary")
"""By the letter of the piece, as far as Discord has colours like those of the pieces."""
WHOLE: Final = "–"
"""In place of a letter, and as wide, while nothing is cut off."""


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft = read_cut_draft(view, raw)
    if not draft.card:
        return _card_choice(view, words)
    return _editor(view, table, draft, words)


def _card_choice(view: View, words: Words) -> tuple[Block, ...]:
    cards = {number: card_of(view, number) for number in _list_cards(view)}
    buttons = (
        Button(f"g.card.{number}", words("cutterland-cut-card", card=number), "primary")
        for number in cards
    )
    suggest = []
    if view.hints:
        easiest = find_easiest_card(cards, view.players_pieces)
        suggest.append(Row((Button(f"g.suggest.{easiest}", words("cutterland-cut-suggest")),)))
    return (
        Text(words("cutterland-panel-cut", pieces=view.players_pieces)),
        Text(words("cutterland-cut-order", seats=view.seats)),
        hand_picture(view, words),
        Note(),
        Row(tuple(buttons)),
        *suggest,
    )


def _editor(view: View, table: Table, draft: CutDraft, words: Words) -> tuple[Block, ...]:
    """The rows are always the same, so that no button moves under a finger."""
    return (
        Text(words("cutterland-panel-editor", card=draft.card, pieces=draft.wanted)),
        Text(describe_progress(view, table, draft, words)),
        editor_picture(view, table, draft, words),
        Note(),
        *square_rows(view, draft),
        Row((
            confirm_button(draft.action, words("cutterland-cut-confirm")),
            *suggest_buttons(view, draft, words),
            Button(
                f"g.brush.{draft.next_brush}", words("cutterland-cut-next"),
                disabled=draft.next_brush == draft.brush,
            ),
        )),
    )  # fmt: skip


def square_rows(view: View, draft: CutDraft) -> tuple[Row, ...]:
    """The card as it lies: a button for each square, with the letter of its piece and its content.
    Each names the card, so that a press means the card it was shown on."""
    number_of = {square: n for n, piece in enumerate(draft.pieces) for square in piece}
    buttons = []
    for square, content in zip(LETTERS, card_of(view, draft.card).squares, strict=True):
        number = number_of.get(square)
        letter = WHOLE if number is None else LETTERS[number]
        style = "secondary" if number is None else STYLES[number % len(STYLES)]
        label = f"{letter} {emoji_of(content)}"
        buttons.append(Button(f"g.sq.{draft.card}.{square}", label, style))
    return button_rows(buttons, COLUMNS)


def suggest_buttons(view: View, draft: CutDraft, words: Words) -> tuple[Button, ...]:
    """Cuts what is left evenly, or the whole card; then the next even cut. None without hints."""
    if not view.hints:
        return ()
    even = draft.cut in find_even_cuts(card_of(view, draft.card), draft.wanted)
    key = "cutterland-cut-suggest-other" if even else "cutterland-cut-suggest"
    return (Button(f"g.suggest.{draft.card}", words(key)),)


def describe_progress(view: View, table: Table, draft: CutDraft, words: Words) -> str:
    """What is wrong, what is still missing, or that it can be cut."""
    pieces = draft.pieces
    if draft.error is not None:
        why = explain_refusal("cutterland", draft.error, words)
        return words("cutterland-cut-wrong", text=quote(draft.text), why=why)
    if not pieces:
        return words("cutterland-cut-begin")
    if broken := [LETTERS[number] for number in find_broken_pieces(pieces)]:
        return words("cutterland-cut-apart", n=len(broken), pieces=format_list(broken, words))
    if len(pieces) > draft.most:
        return words("cutterland-cut-many", n=len(pieces), most=draft.most)
    if not draft.letter or draft.is_full:
        return words("cutterland-cut-new")
    if not draft.cut:
        missing = draft.wanted - len(pieces)
        return words("cutterland-cut-few", letter=draft.letter, n=missing)
    if surplus := len(pieces) - draft.wanted:
        name = _name_discarder(view, table, words)
        return words(f"cutterland-cut-overcut-{view.overcut}", surplus=surplus, name=name)
    return words("cutterland-cut-whole", letter=draft.letter)


def _name_discarder(view: View, table: Table, words: Words) -> str:
    """Who would remove the surplus: on the right, and on the left in a mirrored match."""
    assert view.seat is not None
    return bold_name(table, discarding_seat(view.seats, view.seat, view.mirrored), words)


def details(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    """The rule in full and all lands; in the editor also the pieces in words, the squares' names,
    and other ways to a cut."""
    draft = read_cut_draft(view, raw)
    rule = [words("cutterland-cut-about", pieces=view.players_pieces, seats=view.seats)]
    if view.overcut in OVERCUT_COSTS:
        name, pieces = _name_discarder(view, table, words), view.players_pieces
        rule.append(words(f"cutterland-panel-overcut-{view.overcut}", pieces=pieces, name=name))
    if not draft.card:
        return Text("\n".join(rule)), lands_picture(view, table, words)
    rule.append(words("cutterland-cut-presses"))
    return (
        _more_row(view, raw, words),
        card_picture_with_names(card_of(view, draft.card), draft.pieces, words),
        *_describe_pieces(view, draft, words),
        Text("\n".join(rule)),
        lands_picture(view, table, words),
    )


def _describe_pieces(view: View, draft: CutDraft, words: Words) -> tuple[Text, ...]:
    lines = [
        words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
        for one in list_pieces_of(card_of(view, draft.card), draft.pieces)
    ]
    return (Text("\n".join(lines)),) if lines else ()


def _more_row(view: View, raw: Draft, words: Words) -> Row:
    """Other ways to a cut."""
    draft = read_cut_draft(view, raw)
    buttons = [
        _type_button(draft, words),
        Button("g.clear", words("cutterland-cut-clear"), disabled=not draft.pieces),
    ]
    shape = sanitise_groups(strings_in(raw, "last"), most_pieces(view))
    if shape:
        control, same = f"g.shape.{draft.card}.{'_'.join(shape)}", draft.pieces == shape
        buttons.append(Button(control, words("cutterland-cut-shape"), disabled=same))
    if len(_list_cards(view)) > 1:
        buttons.append(Button("g.back", words("cutterland-cut-other")))
    return Row(tuple(buttons))


def _type_button(draft: CutDraft, words: Words) -> Button:
    """Opens `g.cut.<card>.<N>.<typed so far>`: the form is filled in from this alone."""
    stem = f"g.cut.{draft.card}.{draft.wanted}"
    text = draft.text if draft.error else " ".join(draft.cut or filter(None, draft.painted_groups))
    payload = encode_text(text, ROOM - len(stem) - 6)
    control = f"{stem}.{payload}" if payload else stem
    return Button(f"form.{control}", words("cutterland-cut-type"))


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_cut_draft(view, raw)
    # Typed groups are kept as painted ones.
    groups = draft.painted_groups
    kept = _keep_groups(view, raw, draft.card, Pressed(groups, draft.brush, draft.is_open))
    match control:
        case ["sq", number, square] if square in tuple(LETTERS) and _is_card(view, number):
            shown = read_cut_draft(view, raw | {"card": int(number)})  # maybe of an earlier panel
            return KeepDraft(_keep_groups(view, raw, shown.card, press_square(shown, square)))
        case ["brush", "now", _] | ["brush", _]:
            number = values.get("choice", "") if control[1] == "now" else control[1]
            brush = _read_brush(view, number)
            is_there = any(groups[brush : brush + 1])
            return KeepDraft(kept | {"brush": brush, "open": is_there})
        case ["card", number] if _is_card(view, number):
            return KeepDraft(kept | {"card": int(number), "brush": 0, "open": False})
        case ["suggest", number] if _is_card(view, number):
            return KeepDraft(_suggest_cut(view, raw, int(number)))
        case ["shape", number, shape] if _is_card(view, number):
            again = Pressed(sanitise_groups(shape.split("_"), most_pieces(view)), 0)
            return KeepDraft(_keep_groups(view, raw, int(number), again))
        case ["cut", number, *_] if _is_card(view, number):
            text = values.get("pieces", "")
            if not text.strip():
                raise BadInput("cutterland-bad-empty")
            return KeepDraft(kept | {"card": int(number), "text": text[:200]})
        case ["clear"]:
            return KeepDraft(_keep_groups(view, raw, draft.card, Pressed((), 0)))
        case ["back"]:
            return KeepDraft(kept | {"card": 0})
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _is_card(view: View, number: str) -> bool:
    """Whether a control names a card that is still in the hand."""
    return number in map(str, _list_cards(view))


def _keep_groups(view: View, raw: Draft, card: int, now: Pressed) -> Draft:
    """The draft with a card painted like this; the other cards stay as they are."""
    painted = read_painted_cuts(view, raw) | {card: now.groups}
    cuts: Draft = {str(number): [*groups] for number, groups in painted.items() if groups}
    kept: Draft = {"card": card, "brush": now.brush, "cuts": cuts}
    return kept | ({"open": True} if now.is_open else {})


def _suggest_cut(view: View, raw: Draft, number: int) -> Draft:
    """An even cut with the pieces made by hand, or the next one; those pieces are remembered, so
    that one suggestion after another keeps them."""
    if not view.hints:
        raise BadInput("cutterland-no-hints")
    draft = read_cut_draft(view, raw | {"card": number})
    kept = sanitise_groups(strings_in(raw, "kept"), most_pieces(view))
    if not kept or not set(kept) <= set(draft.pieces):
        begun = len(draft.pieces) < draft.wanted
        kept = tuple(filter(None, draft.painted_groups)) if begun else ()
    card = card_of(view, number)
    groups = find_next_cut(card, draft.wanted, draft.pieces, kept)
    return _keep_groups(view, raw, number, Pressed(groups, 0)) | ({"kept": [*kept]} if kept else {})


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
