"""What a page of `/settings` is made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.presentation.services import Services
from bot.screens.screen import Block, Form


def no_form(_: str, __: Requester) -> Form | None:
    """Nothing is typed on this page."""
    return None


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of settings; its button is called `settings-page-<name>`.

    Its controls are `settings.<name>.<what>`: `change` does what such a press asks for, or raises
    `Refusal`, and the page is then shown anew. `form.settings.<name>.<what>` opens `form`, and what
    is typed comes back to `change` as `press.typed`. `governs`: for those with Manage Server, in
    their server.
    """

    name: str
    blocks: Callable[[Services, Requester], Awaitable[tuple[Block, ...]]]
    change: Callable[[Press], Awaitable[object]]
    needs_manager: bool = False
    form: Callable[[str, Requester], Form | None] = no_form

    def is_for(self, requester: Requester) -> bool:
        """Whether this person may open it here."""
        return not self.needs_manager or (requester.guild is not None and requester.manages_server)
