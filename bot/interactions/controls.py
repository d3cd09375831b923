"""Every control that exists, and how one that was pressed is found.

Controls are declared on the functions that answer them (`declarations.py`). What is not declared is
refused before anything is read, and a control's right follows from its pattern alone: what a match,
a league or a setting is, the right's check finds out.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.interactions import (
    board,
    box,
    follow,
    history,
    kept_panels,
    learn,
    lobby,
    match_file,
    match_lists,
    matchmaking,
    new,
    orders,
    organise,
    panels,
    plan,
    privacy,
    puzzle,
    seats,
    settings,
    undo,
    view_commands,
    votes,
)
from bot.interactions import help as help_pages
from bot.interactions.declarations import FORM, Control, Parameter
from bot.interactions.league import admin as league_admin
from bot.interactions.league import controls as league
from bot.interactions.league import pages as league_pages
from bot.interactions.press import Press
from bot.interactions.requester import MATCH_RIGHTS
from bot.presentation.custom_ids import ControlId
from bot.screens.screen import Form, Screen

CONTROLS: Final = tuple(
    control
    for declared in (
        # Of a match.
        panels.control, undo.control, plan.control, orders.control, seats.control, votes.control,
        kept_panels.control, board.control, organise.control, history.control,
        view_commands.control, follow.control, lobby.control,
        # Of a person.
        learn.control, help_pages.control, puzzle.control, match_lists.control, new.control,
        privacy.control, matchmaking.control, match_file.control, *settings.CONTROLS,
        # Of a server.
        box.control, league_pages.control, league_admin.control, league.control,
    )
    for control in declared.declared
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ParsedControl:
    """A control that exists, with its parameters, where it goes, and the choice between pictures
    and text that it may begin with. A button of a list names its match behind its word."""

    control: Control
    parameters: Mapping[str, Parameter]
    route: ControlId
    pictures: bool | None

    @property
    def family(self) -> str:
        return self.route.control.partition(".")[0]

    @property
    def is_of_game(self) -> bool:
        """Whether it is a game's own, in a match, a plan, a lesson or a puzzle."""
        return self.family in {"g", "plan", "learn", "puzzle"}

    @property
    def is_of_panel(self) -> bool:
        """Whether the answer is the panel of the presser's seat."""
        return self.family in {"g", "move", "details", "undo", "plan", "orders"}

    async def answer(self, press: Press) -> Screen | None:
        return await self.control.answer(press, **self.parameters)

    async def build_form(self, press: Press) -> Form:
        """Of a control that opens one. Raises `Refusal`."""
        assert self.control.build_form is not None
        return await self.control.build_form(press, **self.parameters)


def parse_control(route: ControlId, *, submitted: bool) -> ParsedControl | None:
    """None for anything that is not declared; for a `submitted` form `route` lacks the `form.` of
    the button that opened it. Without a match where the right is to none."""
    pictures, text = None, route.control
    if chosen := re.match(r"pictures\.(on|off)\.", text):
        pictures, text = chosen[1] == "on", text[chosen.end() :]
    pressed = f"{FORM}{text}" if submitted else text
    for control in CONTROLS:
        parameters = control.read(pressed)
        if parameters is not None:
            listed = parameters.pop("match", None)
            if listed is not None:
                match, decision = int(listed), 0
            else:
                match = route.match if control.right in MATCH_RIGHTS else 0
                decision = route.decision
            found = ControlId(match, decision, text.removeprefix(FORM))
            return ParsedControl(control, parameters, found, pictures)
    return None
