"""The panel of the active player: choose a card, say how to cut it, look at it, confirm."""

from __future__ import annotations

from collections.abc import Mapping

from bot.markdown import quoted
from bot.screens.cutterland.carried import ROOM, carried_text, carry_text
from bot.screens.cutterland.cutting import CutPlan, cut_pieces, cut_plan
from bot.screens.cutterland.drafts import confirm_button, confirmed
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.pictures import cut_picture, hand_picture
from bot.screens.cutterland.refusals import refusal
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.screen import Block, Button, Field, Form, Row, Text
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.views import Offered, View

EXAMPLES = {3: "ABEF CDGH", 4: "ABE CDGH FIJ"}


def panel(view: View, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan = cut_plan(view, draft)
    head = words("cutterland-panel-cut", pieces=view.players_pieces, seats=view.seats)
    if view.overcut == "penalty":
        head += "\n" + words("cutterland-panel-overcut", pieces=view.players_pieces)
    if plan.groups:
        return (Text(head), *_preview(view, plan, words))
    blocks: list[Block] = [Text(head), hand_picture(view, words)]
    if plan.error is not None:
        blocks.append(Text(_wrong(plan, words)))
    blocks.append(Text(words("cutterland-cut-example", example=EXAMPLES[view.players_pieces])))
    return (*blocks, Row(_card_buttons(view, plan, words)))


def _wrong(plan: CutPlan, words: Words) -> str:
    assert plan.error is not None
    return words(
        "cutterland-cut-wrong",
        card=plan.card,
        text=quoted(plan.text),
        why=refusal(plan.error, words),
    )


def _card_buttons(view: View, plan: CutPlan, words: Words) -> tuple[Button, ...]:
    """A button for each card left, which opens the form for it."""
    return tuple(
        Button(
            f"form.{_form_control(view, number, plan)}",
            words("cutterland-cut-card", card=number),
            "primary" if number == plan.card or not plan.card else "secondary",
        )
        for number, card in enumerate(view.hand, 1)
        if card is not None
    )


def _form_control(view: View, number: int, plan: CutPlan) -> str:
    """`g.cut.<card>.<N>.<typed so far>`: the form opens from this alone."""
    stem = f"g.cut.{number}.{view.players_pieces}"
    text = " ".join(plan.groups) or plan.text
    written = carry_text(text, ROOM - len(stem) - 6)
    return f"{stem}.{written}" if written else stem


def _preview(view: View, plan: CutPlan, words: Words) -> tuple[Block, ...]:
    pieces = cut_pieces(view, plan.card, plan.groups)
    card = view.hand[plan.card - 1]
    assert card is not None
    lines = [words("cutterland-cut-ready", card=plan.card), *_lines(pieces, words)]
    if len(pieces) > view.players_pieces:
        surplus = len(pieces) - view.players_pieces
        lines.append(words("cutterland-cut-overcut", surplus=surplus))
    return (
        cut_picture(card, pieces, words),
        Text("\n".join(lines)),
        Row(
            (
                confirm_button(plan.action, words("cutterland-cut-confirm", card=plan.card)),
                Button(
                    f"form.{_form_control(view, plan.card, plan)}", words("cutterland-cut-change")
                ),
                *_another(view, words),
            )
        ),
    )


def _lines(pieces: tuple[Offered, ...], words: Words) -> list[str]:
    return [
        words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
        for one in pieces
    ]


def _another(view: View, words: Words) -> tuple[Button, ...]:
    """The way back to the hand, where there is another card in it."""
    left = sum(card is not None for card in view.hand)
    return (Button("g.back", words("cutterland-cut-other")),) if left > 1 else ()


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    match control:
        case ["cut", number, *_] if number.isdecimal():
            return _typed(view, int(number), values.get("pieces", ""))
        case ["back"]:
            return Keep({})
        case ["confirm", mark]:
            return confirmed(cut_plan(view, draft).action, mark)
        case _:
            raise BadInput("cutterland-bad-control")


def _typed(view: View, number: int, text: str) -> Reply[Action]:
    """Keeps what was typed, right or wrong: the panel says what is wrong and nothing is lost."""
    if not text.strip():
        raise BadInput("cutterland-bad-empty")
    return Keep({"card": number, "text": text[:200]})


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
