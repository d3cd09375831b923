"""Looking back on a finished match: the placement that cost most, the better one as a picture."""

from __future__ import annotations

from bot.screens.clustered.phrases import cards, cards_left
from bot.screens.clustered.pictures import ghost_picture
from bot.screens.clustered.placing import held_at
from bot.screens.house.names import told_to
from bot.screens.screen import Block, Text
from bot.tables import Table
from bot.words import Words
from engine.cells import name_of
from engine.clustered.looking_back import Hindsight
from engine.contract import Seat


def analysis(
    learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    """What a seat may learn, in words and on the table as it was."""
    regret, said = learnt.regret, told_to(reader, table, seat, words)
    if regret is None:
        return (Text(words("clustered-hindsight-none", **said)),)
    told = words(
        "clustered-hindsight-place",
        left=cards_left(regret.view),
        card=cards((regret.action.card,), words),
        cell=name_of(regret.action.cell),
        better=cards((regret.better.card,), words),
        there=name_of(regret.better.cell),
        points=round(regret.cost),
        **said,
    )
    plan = held_at(regret.view, regret.better.card, regret.better.cell)
    return Text(told), ghost_picture(regret.view, table, plan, words)
