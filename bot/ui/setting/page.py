"""What a page of `/settings` is made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.screens.screen import Block, Form
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press


def no_form(_: str, __: Asker) -> Form | None:
    """Nothing is typed on this page."""
    return None


@dataclass(frozen=True, slots=True)
class Page:
    """A page of settings; its button is called `settings-page-<name>`.

    Its controls are `settings.<name>.<what>`: `change` does what such a press asks for, or raises
    `Refusal`, and the page is then shown anew. `form.settings.<name>.<what>` opens `form`, and what
    is typed comes back to `change` as `press.typed`. `governs`: for those with Manage Server, in
    their server.
    """

    name: str
    blocks: Callable[[House, Asker], Awaitable[tuple[Block, ...]]]
    change: Callable[[Press], Awaitable[object]]
    governs: bool = False
    form: Callable[[str, Asker], Form | None] = no_form

    def is_for(self, asker: Asker) -> bool:
        """Whether this person may open it here."""
        return not self.governs or (asker.guild is not None and asker.governs)
