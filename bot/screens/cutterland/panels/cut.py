"""The panel of the active player: choose a card, paint its pieces square by square or type them,
look at them once more, confirm."""

from __future__ import annotations

from collections.abc import Mapping

from bot.markdown import quoted
from bot.screens.cutterland.carried import ROOM, carried_text, carry_text
from bot.screens.cutterland.cutting import CutPlan, cut_pieces, cut_plan, cuts_in, most_pieces
from bot.screens.cutterland.drafts import confirm_button, confirmed
from bot.screens.cutterland.painting import Groups, painted, sound, without
from bot.screens.cutterland.panels.cut_board import (
    brushes,
    hatched,
    last_cut,
    more_brushes,
    piece_lines,
    square_rows,
    standing,
    suggest_button,
)
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.pictures import cut_picture, hand_picture, offer_picture
from bot.screens.cutterland.suggesting import next_cut
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.refusing import refusal
from bot.screens.screen import Block, Button, Field, Form, Note, Row, Text
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cards import LETTERS
from engine.cutterland.views import View

EXAMPLES = {3: "ABEF CDGH", 4: "ABE CDGH FIJ"}


def panel(view: View, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan = cut_plan(view, draft)
    if not plan.card:
        return _hand(view, words)
    if plan.seen:
        return _last_look(view, plan, words)
    return _editor(view, draft, plan, words)


def _hand(view: View, words: Words) -> tuple[Block, ...]:
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


def _editor(view: View, draft: Draft, plan: CutPlan, words: Words) -> tuple[Block, ...]:
    """Always as many rows and nearly as many lines, so that no button moves under a finger."""
    card = view.hand[plan.card - 1]
    assert card is not None
    head = words("cutterland-panel-editor", card=plan.card, pieces=plan.wanted)
    told = _wrong(plan, words) if plan.error else standing(plan, words)
    pieces = cut_pieces(view, plan.card, plan.groups)
    return (
        Text(head),
        cut_picture(card, plan.groups, hatched(plan), pieces, words),
        Text("\n".join([*piece_lines(view, plan, words), told])),
        Note(),
        Row((*brushes(plan, words), suggest_button(view, plan, words))),
        *more_brushes(view, plan, words),
        *square_rows(card, plan),
        Row(_tools(view, draft, plan, words)),
    )


def _wrong(plan: CutPlan, words: Words) -> str:
    assert plan.error is not None
    why = refusal("cutterland", plan.error, words)
    return words("cutterland-cut-wrong", text=quoted(plan.text), why=why)


def _tools(view: View, draft: Draft, plan: CutPlan, words: Words) -> tuple[Button, ...]:
    """Look at it, or cut what was looked at already; and the shorter ways there and back."""
    look = Button("g.look", words("cutterland-cut-look"), "success", disabled=not plan.cut)
    found = [
        confirm_button(plan.action, words("cutterland-cut-known")) if plan.known else look,
        _type_button(plan, words),
        Button("g.clear", words("cutterland-cut-clear"), disabled=not plan.painted),
    ]
    shape = last_cut(view, draft)
    if shape:
        same = plan.groups == shape
        control = f"g.shape.{plan.card}.{'_'.join(shape)}"
        found.insert(1, Button(control, words("cutterland-cut-shape"), disabled=same))
    if _cards_left(view) > 1:
        found.append(Button("g.back", words("cutterland-cut-other")))
    return tuple(found)


def _type_button(plan: CutPlan, words: Words) -> Button:
    return Button(f"form.{_form_control(plan)}", words("cutterland-cut-type"))


def _form_control(plan: CutPlan) -> str:
    """`g.cut.<card>.<N>.<typed so far>`: the form opens from this alone."""
    stem = f"g.cut.{plan.card}.{plan.wanted}"
    text = plan.text if plan.error else " ".join(group for group in plan.painted if group)
    written = carry_text(text, ROOM - len(stem) - 6)
    return f"{stem}.{written}" if written else stem


def _cards_left(view: View) -> int:
    return sum(card is not None for card in view.hand)


def _last_look(view: View, plan: CutPlan, words: Words) -> tuple[Block, ...]:
    """The pieces as the others will see them, and the button that cuts."""
    pieces = cut_pieces(view, plan.card, plan.groups)
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
    plan = cut_plan(view, draft)
    match control:
        case ["sq", number, square] if square in tuple(LETTERS) and _is_card(view, number):
            return _squared(view, draft, int(number), square)
        case ["brush", "now", _]:
            return _brushed(view, draft, plan, values.get("choice", ""))
        case ["brush", number]:
            return _brushed(view, draft, plan, number)
        case ["card", number] if _is_card(view, number):
            return Keep(_with(view, draft, plan) | {"card": int(number), "brush": 0})
        case ["shape" | "suggest", number, *shape] if _is_card(view, number):
            groups = _ready_made(view, plan, int(number), shape)
            reply = _kept(view, draft, int(number), groups, 0)
            return Keep(reply.draft | {"seen": True})
        case ["cut", number, *_] if _is_card(view, number):
            return _typed(view, draft, plan, int(number), values.get("pieces", ""))
        case ["clear"]:
            return _kept(view, draft, plan.card, (), 0)
        case ["back"]:
            return Keep(_with(view, draft, plan) | {"card": 0})
        case ["look"]:
            return Keep(_with(view, draft, plan) | {"seen": bool(plan.cut)})
        case ["edit"]:
            known: Draft = {"known": [str(plan.card), *plan.cut]}
            return Keep(_with(view, draft, plan) | {"seen": False} | known)
        case ["confirm", mark]:
            return confirmed(plan.action, mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _is_card(view: View, number: str) -> bool:
    """Whether a control names a card that is still in the hand."""
    if not (number.isascii() and number.isdecimal() and len(number) < 3):
        return False
    return 1 <= int(number) <= len(view.hand) and view.hand[int(number) - 1] is not None


def _squared(view: View, draft: Draft, card: int, square: str) -> Reply[Action]:
    """A square pressed, of the card that the panel showed, however old it is."""
    plan = cut_plan(view, draft | {"card": card})
    groups = plan.painted
    if plan.brush != plan.last:
        groups = painted(groups, plan.brush, square)
    else:
        groups = without(groups, square)  # so that it is left over
    return _kept(view, draft, card, groups, plan.brush)


def _brushed(view: View, draft: Draft, plan: CutPlan, number: str) -> Reply[Action]:
    if not (number.isdecimal() and len(number) < 3 and int(number) < most_pieces(view)):
        raise BadInput("cutterland-bad-control")
    return _kept(view, draft, plan.card, plan.painted, int(number))


def _kept(view: View, draft: Draft, card: int, groups: Groups, brush: int) -> Keep:
    """The draft with a card painted like this; what is on the other cards stays."""
    cuts = cuts_in(view, draft) | {card: groups}
    written: Draft = {str(number): [*each] for number, each in cuts.items() if each}
    known: Draft = {"known": draft["known"]} if "known" in draft else {}
    kept: Draft = {"card": card, "brush": brush, "cuts": written}
    return Keep(kept | known)


def _ready_made(view: View, plan: CutPlan, number: int, shape: list[str]) -> Groups:
    """The shape that a control names, else the next suggestion for this card."""
    if shape:
        return sound(shape[0].split("_"), most_pieces(view))
    card = view.hand[number - 1]
    assert card is not None
    return next_cut(card, view.players_pieces, plan.cut if plan.card == number else ())


def _with(view: View, draft: Draft, plan: CutPlan) -> Draft:
    """The draft with what was typed as if it had been pressed."""
    return _kept(view, draft, plan.card, plan.painted, plan.brush).draft


def _typed(view: View, draft: Draft, plan: CutPlan, number: int, text: str) -> Reply[Action]:
    """Keeps what was typed, right or wrong: the panel says what is wrong and nothing is lost."""
    if not text.strip():
        raise BadInput("cutterland-bad-empty")
    return Keep(_with(view, draft, plan) | {"card": number, "text": text[:200]})


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["cut", number, wanted, *typed] if number.isdecimal() and wanted in {"3", "4"}:
            pieces = int(wanted)
            entry = Field(
                "pieces",
                words("cutterland-form-cut-label", pieces=pieces),
                placeholder=words("cutterland-form-cut-hint", example=EXAMPLES[pieces]),
                value=carried_text(".".join(typed)),
            )
            return Form(f"g.cut.{number}", words("cutterland-form-cut", card=int(number)), (entry,))
        case _:
            return None
