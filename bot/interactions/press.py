"""A control of the house that somebody presses, as those who answer it get it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.interactions.inputs import PickedUser
from bot.interactions.pending_commands import PendingCommands
from bot.interactions.requester import Requester
from bot.presentation.custom_ids import ControlId
from bot.presentation.services import Services
from bot.screens.screen import Screen


@dataclass(frozen=True, slots=True)
class Press:
    """A control that somebody may press: `chosen` are a menu's values, joined by commas, `people`
    those who were picked in one, `typed` a form's answers by key."""

    services: Services
    pending: PendingCommands
    requester: Requester
    control_id: ControlId
    chosen: str
    people: tuple[PickedUser, ...] = ()
    typed: Mapping[str, str] = field(default_factory=dict)

    @property
    def parts(self) -> list[str]:
        return self.control_id.control.split(".")

    @property
    def match(self) -> int:
        return self.control_id.match


Handler: TypeAlias = Callable[[Press], Awaitable[Screen]]
