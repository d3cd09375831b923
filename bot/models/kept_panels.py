"""Panels that people keep in a place of their own: a private thread or their direct messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.models.outbox import BoardMessage

KeptKind: TypeAlias = Literal["thread", "dm"]
CloseReason: TypeAlias = Literal["no-thread", "thread-gone", "dm-closed", ""]
KNOWN: Final = ""
"""Why a panel is kept no longer, where its person knows."""
GONE: Final = "gone"
"""The parameter of a row of the outbox that deletes a panel whose person had their data deleted."""

REVISION: Final = "rev"
"""The parameter of the other rows: which revision of the match is to be shown."""


@dataclass(frozen=True, slots=True)
class KeptPanel:
    """The panel that a person keeps of a match: its thread or direct messages (`place`) and its
    one `message`, None until they are there, which shows the revision `rev` of the match. `closed`
    says why it is kept no longer, and is None while it is."""

    match: int
    player: int
    kind: KeptKind
    place: int | None = None
    message: int | None = None
    rev: int = 0
    closed: str | None = None

    @property
    def is_open(self) -> bool:
        return self.closed is None

    @property
    def board(self) -> BoardMessage | None:
        if self.place is None or self.message is None:
            return None
        return BoardMessage(self.place, self.message)
