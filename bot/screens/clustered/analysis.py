"""The analysis of a finished match: the placement that cost most, and the better one, numbered
in the picture where they are in two cells."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import count_cards_left, format_cards
from bot.screens.clustered.pictures import ghost_picture
from bot.screens.clustered.placement_draft import hold_at
from bot.screens.screen import Block, Text
from bot.screens.shared.names import name_params
from bot.words import Words
from engine.cells import name_of
from engine.clustered.computers.looking_back import Hindsight
from engine.contract import Seat


def render_analysis(
    learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    regret, params = learnt.regret, name_params(reader, table, seat, words)
    if regret is None:
        return (Text(words("clustered-hindsight-none", **params)),)
    did, better = regret.action, regret.better
    left, points = count_cards_left(regret.view), round(regret.cost)
    cards = {
        "card": format_cards((did.card,), words),
        "better": format_cards((better.card,), words),
    }
    cells = {"cell": name_of(did.cell), "there": name_of(better.cell)}
    played = did if did.cell != better.cell else None
    if played:
        cells = {key: words("clustered-hindsight-numbered", cell=cell, number=number)
                 for number, (key, cell) in enumerate(cells.items(), 1)}  # fmt: skip
    text = words("clustered-hindsight-place", left=left, **cards, **cells, points=points, **params)
    draft = hold_at(regret.view, better.card, better.cell)
    return Text(text), ghost_picture(regret.view, table, draft, words, played=played)
