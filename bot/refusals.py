"""What the bot refuses, as codes: the sentence is `refusal-<code>` in the catalogues, but for codes
of a game's own `IllegalOptions`, which are in that game's."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.words import Words
from engine.contract import Param

SAID_ALIKE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "here-already": "already-seated",
        "making-fails": "broke",
        "no-analysis": "no-replay",
        "nobody-to-ask": "not-organiser",
        "not-begun": "not-running",
        "orders-no-game": "no-sessions",
        "plan-no-game": "no-sessions",
        "rematch-early": "not-finished",
        "undo-revealed": "undo-acted",
    }
)
"""The codes that have no sentence of their own, and the code whose sentence they share."""


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
        return f"refusal-{SAID_ALIKE.get(self.code, self.code)}"


class OptionsRefused(Refusal):
    """A game refuses its options; the code is one of its own or of `settle_options`."""

    def __init__(self, game: str, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.game = game

    def find_key(self, words: Words) -> str:
        own = f"{self.game}-option-illegal-{self.code}"
        return own if words.has_message(own) else super().find_key(words)
