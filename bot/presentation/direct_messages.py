"""Direct messages, only to people who want them; never again to those who do not take them."""

import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Final, TypeVar

import discord

from bot.matches import MatchService, PostedMessage
from bot.models.people import Person
from bot.presentation.messenger import FAILED, MISSING_ACCESS, UNKNOWN_CHANNEL, Messenger
from bot.screens.screen import Screen, Text

_log = logging.getLogger(__name__)
CLOSED_TO_US: Final = frozenset({50007, 50278, 10013})
"""They take none from the bot, share no server with it, or their account is gone."""

NOT_OURS: Final = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS})
T = TypeVar("T")


class DirectMessagesClosed(Exception):
    """This person cannot get direct messages from the bot."""


class DirectMessages:
    """Writes to one person; needs a messenger first."""

    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._messenger: Messenger | None = None

    def use_messenger(self, messenger: Messenger) -> None:
        self._messenger = messenger

    async def open_channel(self, user: int) -> int:
        """The channel of their direct messages. Raises `DirectMessagesClosed`."""
        if self._messenger is None:
            raise DirectMessagesClosed
        person = await self._matches.people.find_person(user)
        if person is not None and person.direct_channel is not None:
            return person.direct_channel
        try:
            place = await self._messenger.open_direct_channel(user)
        except discord.HTTPException as error:
            raise self._translate_error(error) from error
        if person is not None:
            await self._matches.people.set_person(person.player, direct_channel=place)
        return place

    async def send(
        self, user: int, screen: Screen, nonce: str, *, rings: bool = True
    ) -> PostedMessage:
        """Raises `DirectMessagesClosed`, or any other error of Discord's."""
        return await self._use_channel(
            user, lambda messenger, place: messenger.send(place, screen, None, nonce, rings=rings)
        )

    async def find_delivered(self, user: int, mark: int) -> PostedMessage | None:
        """The message with this mark, if an earlier try delivered it. Raises
        `DirectMessagesClosed`."""
        return await self._use_channel(
            user, lambda messenger, place: messenger.find_own_message(place, mark)
        )

    async def _use_channel(self, user: int, work: Callable[[Messenger, int], Awaitable[T]]) -> T:
        """A channel that is known and not there any more, as it was another application's, is
        opened again."""
        place = await self.open_channel(user)
        assert self._messenger is not None
        try:
            try:
                return await work(self._messenger, place)
            except discord.HTTPException as error:
                person = await self._matches.people.find_person(user)
                if error.code not in NOT_OURS or person is None:
                    raise
                await self._matches.people.set_person(person.player, direct_channel=None)
            return await work(self._messenger, await self.open_channel(user))
        except discord.HTTPException as error:
            raise self._translate_error(error) from error

    async def send_test(self, person: Person, text: str) -> bool:
        """Whether messages reach somebody who has just asked for them: the first tells."""
        if person.direct_channel is not None and not person.unreachable:
            return True
        try:
            await self.send(person.user, Screen((Text(text),)), f"t{token_hex(8)}")
        except (DirectMessagesClosed, *FAILED):
            await self._matches.people.set_person(person.player, direct_channel=None)
            return False
        if person.unreachable:
            await self._matches.people.set_person(person.player, unreachable=False)
        return True

    async def disable(self, player: int) -> Person:
        """Move calls and reminders to the channel and stop all other direct messages."""
        person = await self._matches.people.read_person(player)
        reminders = "channel" if person.reminders == "dm" else person.reminders
        _log.info("player %d takes no direct messages any more", player)
        keeps = "no" if person.keeps == "dm" else person.keeps
        return await self._matches.people.set_person(
            player,
            calls="channel",
            reminders=reminders,
            letters=False,
            next_letters=False,
            unreachable=True,
            keeps=keeps,
        )

    @staticmethod
    def _translate_error(error: discord.HTTPException) -> Exception:
        """Every other error passes, as Discord may only let no more be opened just now."""
        return DirectMessagesClosed(str(error)) if error.code in CLOSED_TO_US else error
