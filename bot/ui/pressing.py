"""A control of the house that somebody presses, as those who answer it get it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.ids import Route
from bot.ui.pending import Pending
from bot.ui.picked import Picked


@dataclass(frozen=True, slots=True)
class Press:
    """A control that somebody may press: `chosen` are a menu's values, joined by commas, `people`
    those who were picked in one, `typed` a form's answers by key."""

    house: House
    pending: Pending
    asker: Asker
    route: Route
    chosen: str
    people: tuple[Picked, ...] = ()
    typed: Mapping[str, str] = field(default_factory=dict)

    @property
    def parts(self) -> list[str]:
        return self.route.control.split(".")

    @property
    def match(self) -> int:
        return self.route.match


Handler: TypeAlias = Callable[[Press], Awaitable[Screen]]
