"""The panel of the seat that removes what an overcut has too many."""

from __future__ import annotations

from collections.abc import Mapping

from bot.screens.cutterland.cutting import discard_plan
from bot.screens.cutterland.drafts import confirm_button, confirmed, text_in
from bot.screens.cutterland.phrases import listed, piece_line, who
from bot.screens.cutterland.pictures import offer_picture
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.screen import Block, Choice, Row, Select, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.views import View


def panel(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan = discard_plan(view, draft)
    head = words(
        "cutterland-panel-discard",
        n=view.surplus,
        active=who(table, view.active, words),
        pieces=view.players_pieces,
    )
    chosen = text_in(draft, "pieces")
    menu = Select(
        "g.discard",
        words("cutterland-discard-menu", n=view.surplus),
        tuple(
            Choice(
                one.letter,
                words("cutterland-piece-name", letter=one.letter),
                piece_line(one, words)[:100],
                one.letter in chosen,
            )
            for one in view.offered
        ),
        least=view.surplus,
        most=view.surplus,
    )
    label = words("cutterland-discard-none")
    if plan is not None:
        label = words(
            "cutterland-discard-confirm", n=len(plan.pieces), pieces=listed(plan.pieces, words)
        )
    return (
        Text(head),
        offer_picture(view.offered, words),
        menu,
        Row((confirm_button(plan, label, "danger"),)),
    )


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    match control:
        case ["discard"]:
            return Keep({"pieces": "".join(values.get("choice", "").split(","))})
        case ["confirm", mark]:
            return confirmed(discard_plan(view, draft), mark)
        case _:
            raise BadInput("cutterland-bad-control")
