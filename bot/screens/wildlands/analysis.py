"""The analysis of a finished match: the decisions that cost a seat most, each with a better one,
the costliest as a picture; and the course of the chances to win, with what changed them most."""

from __future__ import annotations

from typing import Final

from bot.models.match import Table
from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.analysis import draw_chances
from bot.screens.shared.names import bold_name, name_params
from bot.screens.wildlands.offers import find_goal
from bot.screens.wildlands.phrases import describe_action, name_of
from bot.screens.wildlands.pictures import panel_picture
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Attack, Claim, Fly, Move, Rally, Reveal
from engine.wildlands.computers.looking_back import Finding, Hindsight, Kind, Swing
from engine.wildlands.targets import read_fighter

_AIMS: Final = (Kind.CLAIM.value, Kind.KNOCK_OUT.value)
"""What a better action can be for that its words don't say."""


def render_analysis(
    learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    params = name_params(reader, table, seat, words)
    blocks: list[Block] = []
    if learnt.course:
        blocks.append(draw_chances(learnt.course, _find_turning(learnt, words), table, words))
    if learnt.swings:
        lines = [_describe_swing(one, table, words) for one in learnt.swings]
        blocks.append(Text("\n".join([words("wildlands-hindsight-swings", **params), *lines])))
    if learnt.findings:
        lines = [_describe_finding(one, words) for one in learnt.findings]
        blocks.append(Text("\n".join([words("wildlands-hindsight-head", **params), *lines])))
        blocks.append(_draw_costliest(learnt, table, words))
    else:
        blocks.append(Text(words("wildlands-hindsight-none", **params)))
    return tuple(blocks)


def _find_turning(learnt: Hindsight, words: Words) -> tuple[int, str] | None:
    """What changed the chances most: its number in their course, and when it was."""
    if not learnt.swings:
        return None
    largest = max(learnt.swings, key=lambda one: abs(one.after - one.before))
    return largest.at, words("wildlands-stage-turn", n=largest.turn)


def _describe_finding(found: Finding, words: Words) -> str:
    board = found.view.table
    better = describe_action(found.better, board, found.seat, words)
    return words(
        "wildlands-hindsight-finding",
        turn=found.turn,
        did=describe_action(found.action, board, found.seat, words),
        better=_add_aim(found, better, words),
        cost=found.cost,
    )


def _add_aim(found: Finding, better: str, words: Words) -> str:
    """The better action with what it is for, if its own words don't say."""
    aim = str(found.params.get("purpose", found.kind.value))
    if aim not in _AIMS or isinstance(found.better, Claim):
        return better
    params = {"action": better, "space": found.params.get("space", 0), "name": ""}
    if "fighter" in found.params:
        fighter = read_fighter(found.view.table, str(found.params["fighter"]))
        params["name"] = name_of(found.view.table, fighter)
    return words(f"wildlands-hindsight-aim-{aim}", **params)


def _draw_costliest(learnt: Hindsight, table: Table, words: Words) -> Picture:
    """The map and the hand before the costliest decision, with where the better one leads."""
    found = max(learnt.findings, key=lambda one: one.cost)
    view, better = found.view, found.better
    chosen = None
    if isinstance(better, Move | Attack | Fly | Rally | Reveal):
        chosen = view.fighter(better.character)
    elif isinstance(better, Claim):
        here = (one for one, piece in view.revealed() if piece.space == better.space)
        chosen = view.fighter(next(here))
    marks = Marks(chosen=chosen, goal=find_goal(view, better))
    return panel_picture(Context(view, table, words), marks)


def _describe_swing(swing: Swing, table: Table, words: Words) -> str:
    return words(
        f"wildlands-hindsight-{swing.moment}",
        turn=swing.turn,
        by=bold_name(table, swing.by, words),
        name=swing.name,
        space=swing.space or 0,
        before=swing.before,
        after=swing.after,
    )
