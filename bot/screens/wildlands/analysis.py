"""A mistake in a finished match: the decision with a better one, on the map."""

from dataclasses import replace
from typing import Final

from bot.models.match import Table
from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.screen import Block, Text
from bot.screens.shared.analysis import pair_pictures
from bot.screens.wildlands.offers import find_goal
from bot.screens.wildlands.phrases import describe_action, name_of
from bot.screens.wildlands.pictures import close_up, panel_picture
from bot.words import Words
from engine.coach import Mistake
from engine.contract import Seat
from engine.wildlands.actions import Action, Attack, Claim, Fly, Move, Rally, Reveal
from engine.wildlands.computers.looking_back import CLAIM, KNOCK_OUT
from engine.wildlands.computers.odds import path_of
from engine.wildlands.targets import read_fighter
from engine.wildlands.views import View

_GAP: Final = 240
"""A hexagon where few spaces are shown."""


def mistake_blocks(
    mistake: Mistake[View, Action], table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    """The decision and the better one, and where that leads, on the map before: beside where the
    decision led, or else with the hand."""
    view, better = mistake.view, mistake.better
    told = words(
        "wildlands-hindsight-finding",
        turn=view.turn,
        did=describe_action(mistake.action, view.table, seat, words),
        better=_add_aim(mistake, describe_action(better, view.table, seat, words), words),
        cost=round(100 * mistake.cost),
    )
    ctx = Context(view, table, words)
    done, marks = _mark(view, mistake.action), _mark(view, better, mistake.aim)
    if done.goal is None or marks.goal is None or _strip(done) == _strip(marks):
        return Text(told), panel_picture(ctx, marks)
    starts = [view.table.piece(one.chosen).space for one in (done, marks) if one.chosen]
    ends = [space for one in (done, marks) for space in (one.goal, *one.targets, *one.path)]
    spaces = {space for space in (*starts, *ends) if space}
    return Text(told), pair_pictures(
        close_up(ctx, spaces, done), close_up(ctx, spaces, marks), gap=_GAP
    )


def _mark(view: View, action: Action, aim: str = "") -> Marks:
    """Whose action it is and where it leads, with the way to what it is for."""
    marks = Marks(goal=find_goal(view, action))
    if isinstance(action, Move | Attack | Fly | Rally | Reveal):
        marks = replace(marks, chosen=view.fighter(action.character))
    elif isinstance(action, Claim):
        here = (one for one, piece in view.revealed() if piece.space == action.space)
        marks = replace(marks, chosen=view.fighter(next(here)))
    kind, _, what = aim.partition(" ")
    if isinstance(action, Attack) and marks.goal:
        return replace(marks, targets={marks.goal})
    if kind == KNOCK_OUT:
        victim = view.table.piece(read_fighter(view.table, what)).space
        return replace(marks, goal=marks.goal or victim, targets={victim})
    if kind == CLAIM and isinstance(action, Move):
        path = [view.own.pieces[action.character - 1].space, action.space]
        while path[-1] != int(what):
            path.append(path_of(view.table.ground, path[-1], int(what))[0])
        return replace(marks, goal=int(what), path=path)
    return replace(marks, goal=marks.goal or int(what)) if kind == CLAIM else marks


def _strip(marks: Marks) -> tuple[object, ...]:
    return marks.chosen, marks.goal, bool(marks.targets)


def _add_aim(mistake: Mistake[View, Action], told: str, words: Words) -> str:
    """The better action with what it is for, if its own words don't say."""
    aim, _, what = mistake.aim.partition(" ")
    if not aim or isinstance(mistake.better, Claim):
        return told
    named = {"space": what}
    if aim == KNOCK_OUT:
        named = {"name": name_of(mistake.view.table, read_fighter(mistake.view.table, what))}
    return words(f"wildlands-hindsight-aim-{aim}", action=told, **named)
