"""A mistake in a finished match: the decision with a better one, on the map."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.screen import Block, Text
from bot.screens.wildlands.offers import find_goal
from bot.screens.wildlands.phrases import describe_action, name_of
from bot.screens.wildlands.pictures import panel_picture
from bot.words import Words
from engine.coach import Mistake
from engine.contract import Seat
from engine.wildlands.actions import Action, Attack, Claim, Fly, Move, Rally, Reveal
from engine.wildlands.computers.looking_back import KNOCK_OUT
from engine.wildlands.targets import read_fighter
from engine.wildlands.views import View


def mistake_blocks(
    mistake: Mistake[View, Action], table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    """The decision and the better one, and the map and the hand before with where that leads."""
    view, better = mistake.view, mistake.better
    told = words(
        "wildlands-hindsight-finding",
        turn=view.turn,
        did=describe_action(mistake.action, view.table, seat, words),
        better=_add_aim(mistake, describe_action(better, view.table, seat, words), words),
        cost=round(100 * mistake.cost),
    )
    chosen = None
    if isinstance(better, Move | Attack | Fly | Rally | Reveal):
        chosen = view.fighter(better.character)
    elif isinstance(better, Claim):
        here = (one for one, piece in view.revealed() if piece.space == better.space)
        chosen = view.fighter(next(here))
    marks = Marks(chosen=chosen, goal=find_goal(view, better))
    return Text(told), panel_picture(Context(view, table, words), marks)


def _add_aim(mistake: Mistake[View, Action], told: str, words: Words) -> str:
    """The better action with what it is for, if its own words don't say."""
    aim, _, what = mistake.aim.partition(" ")
    if not aim or isinstance(mistake.better, Claim):
        return told
    named = {"space": what}
    if aim == KNOCK_OUT:
        named = {"name": name_of(mistake.view.table, read_fighter(mistake.view.table, what))}
    return words(f"wildlands-hindsight-aim-{aim}", action=told, **named)
