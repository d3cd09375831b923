"""All that the bot refuses, as codes: the sentence is `refusal-<code>` in the catalogues."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.words import Words
from engine.contract import Param

_PLAIN: Final = (
    # matches and their lobbies
    "no-such-match", "no-sessions", "seeks-already", "seeks-not", "role-denied", "role-gone",
    "role-no-room", "role-two-factors", "not-a-lobby", "already-seated", "full", "not-invited",
    "invited-bot", "not-host", "not-seated", "colour-taken", "option-of-player", "making-fails",
    # moves
    "not-running",  # the match is over (it has ended), or does not run yet
    "not-begun", "not-finished", "stuck", "old-rules", "resigned", "not-your-turn", "your-turn",
    "answered", "stale", "cannot-claim", "draft-too-long", "orders-no-game", "plan-no-game",
    "plan-not-now", "plan-alone", "plan-empty", "undo-nothing", "undo-acted", "undo-revealed",
    # votes, seats and rematches
    "consent-open", "consent-over", "consent-not-yours", "agreed-already", "nobody-to-ask",
    "seat-offered", "seat-not-offered", "seat-not-free", "seat-known", "here-already",
    "nobody-comes-back", "rematch-early", "rematch-unshared", "match-over",
    # clocks and playing hours
    "paused-already", "not-paused", "pause-organisers", "no-clock", "hours-too-few",
    "vacation-overtaken", "zone-unknown",
    # what lies behind
    "analysis-fails", "file-unreadable", "no-analysis", "no-replay", "nothing-to-replay",
    "rating-bot", "profile-hidden", "puzzle-late", "puzzle-none",
    # leagues
    "no-such-league", "league-broken", "league-cannot-return", "league-cannot-undo",
    "league-not-paused", "league-not-repeatable", "league-not-running", "league-not-signed-up",
    "league-not-waiting", "league-nothing-to-hasten", "league-plays-already", "league-plays-not",
    "league-rehearsing", "league-removed", "league-running",
    # rights, places and presses
    "not-organiser", "not-governing", "only-in-server", "other-server", "kept-by-other",
    "kept-closed", "letters-closed", "no-match-here", "lapsed", "older-control", "commands-changed",
    "too-fast", "broke",
)  # fmt: skip
"""Codes whose sentences have no parameters."""
CODES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        **dict.fromkeys(_PLAIN, ()),
        # matches and their lobbies
        "seat-claimed": ("name", "title"),
        "no-such-game": ("game",),
        "no-such-level": ("level",),
        "seat-count": ("seats", "allowed"),
        "too-many-computers": ("most",),
        "too-many-invited": ("most",),
        "too-many-asked": ("limit",),
        "too-many-matches": ("limit",),
        "too-many-lobbies": ("limit",),
        "too-many-seeks": ("limit",),
        "too-many-followed": ("limit",),
        "server-full": ("limit",),
        "option-unknown": ("option",),
        "option-value": ("option", "value"),
        "seat-empty": ("seat",),
        "not-full": ("empty",),
        "box-in-use": ("n",),
        # moves
        "plan-too-long": ("limit",),
        "undo-known": ("what",),
        # votes, seats and rematches
        "no-such-seat": ("text",),
        # clocks and playing hours
        "vacation-days": ("n",),
        "extension-too-long": ("days",),
        "zone-several": ("names",),
        # what lies behind
        "puzzle-tries": ("tries",),
        "file-wrong": ("line", "reason"),
        # leagues
        "league-full": ("n",),
        "league-name": ("limit",),
        "league-named": ("name",),
        "league-no-session": ("number",),
        "league-reminded": ("at",),
        "league-scores": ("n",),
        "league-signed-up": ("season",),
        "league-terms": ("term",),
        "league-too-few": ("least",),
        "league-too-many": ("limit",),
        # rights, places and presses
        "missing-permission": ("names",),
        "keep-missing": ("names",),
        "command-not-here": ("game",),
    }
)
"""Every code the bot refuses with, and its sentence's parameters. Codes of a game's own
`IllegalOptions` are in that game's catalogue."""
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
