"""The panel of the active player: choose a card, paint its pieces square by square or type them,
look at them once more, confirm."""

from __future__ import annotations

from collections.abc import Mapping

from bot.markdown import quote
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.card_painting import Groups, erase_square, paint_square, sanitise_groups
from bot.screens.cutterland.custom_id_payload import ROOM, decode_text, encode_text
from bot.screens.cutterland.cut_draft import (
    CutDraft,
    list_cut_pieces,
    most_pieces,
    read_cut_draft,
    read_painted_cuts,
)
from bot.screens.cutterland.cut_suggestions import find_next_cut
from bot.screens.cutterland.drafts import confirm_action, confirm_button
from bot.screens.cutterland.panels.cut_board import (
    brush_buttons,
    brush_menu,
    describe_progress,
    list_hatched_squares,
    piece_lines,
    read_last_cut,
    square_rows,
    suggest_button,
)
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.pictures import cut_picture, hand_picture, offer_picture
from bot.screens.panel import explain_refusal
from bot.screens.screen import Block, Button, Field, Form, Note, Row, Text
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cards import LETTERS
from engine.cutterland.views import View

EXAMPLES = {3: "ABEF CDGH", 4: "ABE CDGH FIJ"}


def panel(view: View, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan = read_cut_draft(view, draft)
    if not plan.card:
        return _card_choice(view, words)
    if plan.in_review:
        return _review(view, plan, words)
    return _editor(view, draft, plan, words)


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


def _editor(view: View, draft: Draft, plan: CutDraft, words: Words) -> tuple[Block, ...]:
    """Always as many rows and nearly as many lines, so that no button moves under a finger."""
    card = view.hand[plan.card - 1]
    assert card is not None
    head = words("cutterland-panel-editor", card=plan.card, pieces=plan.wanted)
    told = _describe_fault(plan, words) if plan.error else describe_progress(plan, words)
    pieces = list_cut_pieces(view, plan.card, plan.groups)
    return (
        Text(head),
        cut_picture(card, plan.groups, list_hatched_squares(plan), pieces, words),
        Text("\n".join([*piece_lines(view, plan, words), told])),
        Note(),
        Row((*brush_buttons(plan, words), suggest_button(view, plan, words))),
        *brush_menu(view, plan, words),
        *square_rows(card, plan),
        Row(_tool_buttons(view, draft, plan, words)),
    )


def _describe_fault(plan: CutDraft, words: Words) -> str:
    assert plan.error is not None
    why = explain_refusal("cutterland", plan.error, words)
    return words("cutterland-cut-wrong", text=quote(plan.text), why=why)


def _tool_buttons(view: View, draft: Draft, plan: CutDraft, words: Words) -> tuple[Button, ...]:
    """Look at it, or cut what was looked at already; and the shorter ways there and back."""
    look = Button("g.look", words("cutterland-cut-look"), "success", disabled=not plan.cut)
    found = [
        confirm_button(plan.action, words("cutterland-cut-known")) if plan.reviewed else look,
        _type_button(plan, words),
        Button("g.clear", words("cutterland-cut-clear"), disabled=not plan.painted_groups),
    ]
    shape = read_last_cut(view, draft)
    if shape:
        same = plan.groups == shape
        control = f"g.shape.{plan.card}.{'_'.join(shape)}"
        found.insert(1, Button(control, words("cutterland-cut-shape"), disabled=same))
    if _count_cards_left(view) > 1:
        found.append(Button("g.back", words("cutterland-cut-other")))
    return tuple(found)


def _type_button(plan: CutDraft, words: Words) -> Button:
    return Button(f"form.{_form_control(plan)}", words("cutterland-cut-type"))


def _form_control(plan: CutDraft) -> str:
    """`g.cut.<card>.<N>.<typed so far>`: the form opens from this alone."""
    stem = f"g.cut.{plan.card}.{plan.wanted}"
    text = plan.text if plan.error else " ".join(group for group in plan.painted_groups if group)
    written = encode_text(text, ROOM - len(stem) - 6)
    return f"{stem}.{written}" if written else stem


def _count_cards_left(view: View) -> int:
    return sum(card is not None for card in view.hand)


def _review(view: View, plan: CutDraft, words: Words) -> tuple[Block, ...]:
    """The pieces as the others will see them, and the button that cuts."""
    pieces = list_cut_pieces(view, plan.card, plan.groups)
    head = Text(words("cutterland-cut-ready", card=plan.card))
    lines = [
        words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
        for one in pieces
    ]
    if len(pieces) > view.players_pieces:
        surplus = len(pieces) - view.players_pieces
        lines.append(words("cutterland-cut-overcut", surplus=surplus))
    confirm = confirm_button(plan.action, words("cutterland-cut-confirm", card=plan.card))
    change = Button("g.edit", words("cutterland-cut-change"))
    buttons = (confirm, change, suggest_button(view, plan, words), _type_button(plan, words))
    return head, offer_picture(pieces, words), Text("\n".join(lines)), Note(), Row(buttons)


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    plan = read_cut_draft(view, draft)
    match control:
        case ["sq", number, square] if square in tuple(LETTERS) and _is_card(view, number):
            return _press_square(view, draft, int(number), square)
        case ["brush", "now", _]:
            return _press_brush(view, draft, plan, values.get("choice", ""))
        case ["brush", number]:
            return _press_brush(view, draft, plan, number)
        case ["card", number] if _is_card(view, number):
            return KeepDraft(_keep_draft(view, draft, plan) | {"card": int(number), "brush": 0})
        case ["shape" | "suggest", number, *shape] if _is_card(view, number):
            groups = _find_ready_groups(view, plan, int(number), shape)
            reply = _keep_groups(view, draft, int(number), groups, 0)
            return KeepDraft(reply.draft | {"seen": True})
        case ["cut", number, *_] if _is_card(view, number):
            return _keep_typed(view, draft, plan, int(number), values.get("pieces", ""))
        case ["clear"]:
            return _keep_groups(view, draft, plan.card, (), 0)
        case ["back"]:
            return KeepDraft(_keep_draft(view, draft, plan) | {"card": 0})
        case ["look"]:
            return KeepDraft(_keep_draft(view, draft, plan) | {"seen": bool(plan.cut)})
        case ["edit"]:
            known: Draft = {"known": [str(plan.card), *plan.cut]}
            return KeepDraft(_keep_draft(view, draft, plan) | {"seen": False} | known)
        case ["confirm", mark]:
            return confirm_action(plan.action, mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _is_card(view: View, number: str) -> bool:
    """Whether a control names a card that is still in the hand."""
    if not (number.isascii() and number.isdecimal() and len(number) < 3):
        return False
    return 1 <= int(number) <= len(view.hand) and view.hand[int(number) - 1] is not None


def _press_square(view: View, draft: Draft, card: int, square: str) -> Reply[Action]:
    """A square pressed, of the card that the panel showed, however old it is."""
    plan = read_cut_draft(view, draft | {"card": card})
    groups = plan.painted_groups
    if plan.brush != plan.last_piece:
        groups = paint_square(groups, plan.brush, square)
    else:
        groups = erase_square(groups, square)  # so that it is left over
    return _keep_groups(view, draft, card, groups, plan.brush)


def _press_brush(view: View, draft: Draft, plan: CutDraft, number: str) -> Reply[Action]:
    if not (number.isdecimal() and len(number) < 3 and int(number) < most_pieces(view)):
        raise BadInput("cutterland-bad-control")
    return _keep_groups(view, draft, plan.card, plan.painted_groups, int(number))


def _keep_groups(view: View, draft: Draft, card: int, groups: Groups, brush: int) -> KeepDraft:
    """The draft with a card painted like this; what is on the other cards stays."""
    cuts = read_painted_cuts(view, draft) | {card: groups}
    written: Draft = {str(number): [*each] for number, each in cuts.items() if each}
    known: Draft = {"known": draft["known"]} if "known" in draft else {}
    kept: Draft = {"card": card, "brush": brush, "cuts": written}
    return KeepDraft(kept | known)


def _find_ready_groups(view: View, plan: CutDraft, number: int, shape: list[str]) -> Groups:
    """The shape that a control names, else the next suggestion for this card."""
    if shape:
        return sanitise_groups(shape[0].split("_"), most_pieces(view))
    card = view.hand[number - 1]
    assert card is not None
    return find_next_cut(card, view.players_pieces, plan.cut if plan.card == number else ())


def _keep_draft(view: View, draft: Draft, plan: CutDraft) -> Draft:
    """The draft with what was typed as if it had been pressed."""
    return _keep_groups(view, draft, plan.card, plan.painted_groups, plan.brush).draft


def _keep_typed(view: View, draft: Draft, plan: CutDraft, number: int, text: str) -> Reply[Action]:
    """Keeps what was typed, right or wrong: the panel says what is wrong and nothing is lost."""
    if not text.strip():
        raise BadInput("cutterland-bad-empty")
    return KeepDraft(_keep_draft(view, draft, plan) | {"card": number, "text": text[:200]})


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["cut", number, wanted, *typed] if number.isdecimal() and wanted in {"3", "4"}:
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
