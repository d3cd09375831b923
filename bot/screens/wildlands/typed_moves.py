"""Typed moves: `/act`, a line of the notation, or several that are played one after another."""

from __future__ import annotations

from bot.screens.contract import BadInput, MoveCommand, Reply, Values, notation_parameter
from bot.screens.wildlands.act_draft import MOST_IN_LINE, play_line
from engine.wildlands.actions import Action, read_action
from engine.wildlands.views import View


def reply_act(view: View, values: Values) -> Reply[Action]:
    lines = [one.strip() for one in str(values.get("action", "")).split(";")]
    actions = tuple(read_action(line) for line in lines if line)
    if not actions:
        raise BadInput("wildlands-bad-action")
    if len(actions) > MOST_IN_LINE:
        raise BadInput("wildlands-bad-line", most=MOST_IN_LINE)
    return play_line(actions)


COMMANDS: tuple[MoveCommand[View, Action], ...] = (
    MoveCommand("act", (notation_parameter("action"),), reply_act),
)
