"""Direct messages, only to people who want them; never again to those who do not take them."""

from __future__ import annotations

import logging
from secrets import token_hex
from typing import Final

import discord

from bot.matches import BoardMessage, MatchService
from bot.models.people import Person
from bot.presentation.messenger import FAILED, Messenger
from bot.screens.screen import Screen, Text

_log = logging.getLogger(__name__)
CLOSED_TO_US: Final = frozenset({50007, 50278, 10013})
"""They take none from the bot, share no server with it, or their account is gone."""


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
        try:
            return await self._messenger.open_direct_channel(user)
        except discord.HTTPException as error:
            raise self._translate_error(error) from error

    async def send(self, user: int, screen: Screen, nonce: str) -> BoardMessage:
        """Raises `DirectMessagesClosed`, or any other error of Discord's."""
        place = await self.open_channel(user)
        assert self._messenger is not None
        try:
            return await self._messenger.send(place, screen, None, nonce, rings=True)
        except discord.HTTPException as error:
            raise self._translate_error(error) from error

    async def find_delivered(self, user: int, mark: int) -> BoardMessage | None:
        """The message with this mark, if an earlier try delivered it. Raises
        `DirectMessagesClosed`."""
        place = await self.open_channel(user)
        assert self._messenger is not None
        return await self._messenger.find_own_message(place, mark)

    async def send_test(self, person: Person, text: str) -> bool:
        """Whether a first message reaches somebody who has just asked for them."""
        try:
            await self.send(person.user, Screen((Text(text),)), f"t{token_hex(8)}")
        except (DirectMessagesClosed, *FAILED):
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
            unreachable=True,
            keeps=keeps,
        )

    @staticmethod
    def _translate_error(error: discord.HTTPException) -> Exception:
        """Every other error passes, as Discord may only let no more be opened just now."""
        return DirectMessagesClosed(str(error)) if error.code in CLOSED_TO_US else error
