"""The parts of a page of `/settings`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.screens.screen import Block, Form


def no_form(_: str, __: Requester) -> Form | None:
    """For pages without forms."""
    return None


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of settings; its button's label is `settings-page-<name>`.

    Its controls are `settings.<name>.<what>`: `change` applies them or raises `Refusal`, and the
    page is shown again. `form.settings.<name>.<what>` opens `form`, whose answers `change` gets as
    `press.typed`. `needs_manager`: only for people with Manage Server, in their server.
    """

    name: str
    blocks: Callable[[Requester], Awaitable[tuple[Block, ...]]]
    change: Callable[[Press], Awaitable[object]]
    needs_manager: bool = False
    form: Callable[[str, Requester], Form | None] = no_form

    def is_for(self, requester: Requester) -> bool:
        return not self.needs_manager or (requester.guild is not None and requester.manages_server)
