"""A press as its handler gets it, and what is kept in memory between two of them. After a restart
people are asked to type a pending command again; nothing else is lost."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

from cachetools import FIFOCache

from bot.interactions.inputs import PickedUser, require_offered
from bot.interactions.requester import Requester
from bot.matches import MatchService, Refusal
from bot.models.match import AnyGame, Table
from bot.presentation.custom_ids import ControlId
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.words import Words

Continuation: TypeAlias = Callable[[Requester, int], Awaitable[Screen]]
"""Proceeds once the match is known; it authorises the requester itself."""
MOST: Final = 500  # kept at a time; the oldest are dropped
MOST_FILES: Final = 50


class MatchRefusal(Exception):
    """A refusal in a match, with the table whose game explains it."""

    def __init__(self, error: Exception, table: Table) -> None:
        super().__init__(str(error))
        self.error = error
        self.table = table


@dataclass(frozen=True, slots=True)
class PendingCommand:
    """A player's command, and the matches among which they were asked to choose."""

    player: int
    matches: frozenset[int]
    proceed: Continuation


@dataclass(frozen=True, slots=True)
class MatchFile:
    """What a player has brought to `/match verify`."""

    player: int
    name: str
    text: str


Owned = TypeVar("Owned", PendingCommand, MatchFile)


class OwnedCache(FIFOCache[str, Owned]):
    """What belongs to one player, by a random word."""

    def keep(self, owned: Owned) -> str:
        """The word that finds it again, any number of times."""
        word = secrets.token_hex(4)
        self[word] = owned
        return word

    def find(self, player: int, word: str) -> Owned:
        """Raises `Refusal`."""
        owned = self.get(word)
        if owned is None or owned.player != player:
            raise Refusal("lapsed")
        return owned


class PendingCommands:
    """Commands that wait for the answer to "which match?", match files, and refused forms."""

    def __init__(self) -> None:
        self.commands: OwnedCache[PendingCommand] = OwnedCache(MOST)
        self.files: OwnedCache[MatchFile] = OwnedCache(MOST_FILES)
        self._typed: FIFOCache[tuple[int, str], Mapping[str, str]] = FIFOCache(MOST)

    def keep_typed(self, player: int, control: str, typed: Mapping[str, str]) -> None:
        """Keep what was typed into the form of a control and refused."""
        self._typed[player, control] = typed

    def drop_typed(self, player: int, control: str) -> None:
        self._typed.pop((player, control), None)

    def read_typed(self, player: int, control: str) -> Mapping[str, str]:
        """What the player typed into this form before it was refused, to open it with."""
        return self._typed.get((player, control), {})


@dataclass(frozen=True, slots=True)
class Press:
    """A press of an authorised person: `chosen` are a menu's values, joined by commas, `people` who
    was picked in one, `typed` a form's answers by key, `missing_there` the permissions that the bot
    lacks in a channel that was picked. `too_soon`: on a button that its person can't have seen
    there yet (`LastPresses`). `receipt`: what the message says of the person's last move."""

    pending: PendingCommands
    requester: Requester
    control_id: ControlId
    chosen: str
    people: tuple[PickedUser, ...] = ()
    typed: Mapping[str, str] = field(default_factory=dict)
    in_panel: bool = True
    missing_there: tuple[str, ...] = ()
    too_soon: bool = False
    receipt: str = ""

    @property
    def services(self) -> Services:
        return self.requester.services

    @property
    def matches(self) -> MatchService:
        return self.services.matches

    def require_game(self, key: str) -> AnyGame:
        """Raises `Refusal` for one that is no longer installed."""
        return self.services.games[require_offered(key, self.services.games)]

    @property
    def player(self) -> int:
        return self.requester.player

    @property
    def words(self) -> Words:
        return self.requester.words

    @property
    def match(self) -> int:
        return self.control_id.match
