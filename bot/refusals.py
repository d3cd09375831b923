"""What the house refuses, as codes: the sentence is `refusal-<code>` in the house's catalogue."""

from __future__ import annotations

from types import MappingProxyType

from bot.words import Words
from engine.contract import Param

CODES = MappingProxyType(
    {
        "no-such-match": ("match",),
        "no-such-game": ("game",),
        "no-such-level": ("level",),
        "no-sessions": (),
        "older-control": (),
        "seat-count": ("seats", "allowed"),
        "too-many-computers": ("most",),
        "too-many-invited": ("most",),
        "too-many-asked": ("limit",),
        "option-unknown": ("option",),
        "option-value": ("option", "value"),
        "too-many-matches": ("limit",),
        "too-many-lobbies": ("limit",),
        "server-full": ("limit",),
        "not-a-lobby": (),
        "already-seated": (),
        "full": (),
        "not-invited": (),
        "not-host": (),
        "not-seated": (),
        "seat-empty": ("seat",),
        "not-full": ("empty",),
        "not-running": (),
        "not-begun": (),
        "not-finished": (),
        "stuck": (),
        "broke": (),
        "resigned": (),
        "not-your-turn": (),
        "answered": (),
        "stale": (),
        "cannot-claim": (),
        "draft-too-long": (),
        "making-fails": (),
        "letters-closed": (),
        "too-many-followed": ("limit",),
        "rematch-early": (),
        "consent-open": (),
        "consent-over": (),
        "consent-not-yours": (),
        "agreed-already": (),
        "nobody-to-ask": (),
        "seat-offered": (),
        "seat-not-offered": (),
        "seat-not-free": (),
        "here-already": (),
        "nobody-comes-back": (),
        "plan-no-game": (),
        "plan-not-now": (),
        "plan-alone": (),
        "plan-your-turn": (),
        "plan-empty": (),
        "plan-too-long": ("limit",),
        "undo-nothing": (),
        "undo-acted": (),
        "undo-revealed": (),
        "paused-already": (),
        "not-paused": (),
        "pause-organisers": (),
        "no-clock": (),
        "hours-too-few": (),
        "extension-too-long": ("days",),
    }
)
"""Every code the house itself may refuse with, and the parameters its sentence may use. A game's
own `IllegalOptions` codes come through `Refusal` too and are in that game's catalogue."""


class Refusal(Exception):
    """A request is refused and nothing has changed: a code and its sentence's parameters."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def explain(self, words: Words) -> str:
        """What is wrong and what to do."""
        params = dict(self.params)
        if "option" in params:
            key = f"option-{params['option']}-name"
            params["option"] = words.name_of(key, str(params["option"]))
        return words(self.find_key(words), **params)

    def find_key(self, words: Words) -> str:
        """The key of its sentence."""
        return f"refusal-{self.code}"


class OptionsRefused(Refusal):
    """A game refuses its options; the code is one of its own or of `settle_options`."""

    def __init__(self, game: str, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.game = game

    def find_key(self, words: Words) -> str:
        own = f"{self.game}-option-illegal-{self.code}"
        return own if words.has_message(own) else super().find_key(words)
