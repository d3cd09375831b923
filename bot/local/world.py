"""The pretend server: who is in it, its channels, and who may look where.

Everything is made in a fixed order, so that people and channels have the same ids at every start
and what is in the store still means them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord.backend.access import can_access_channel

from bot.local.avatars import (
    AVATAR_HASH,
    avatar_url,
    default_avatar_url,
    draw_avatar,
    draw_bot_avatar,
)

BOT: Final = "Cutterland"
GUILD: Final = "The Long Table"
CHANNELS: Final = (
    ("games", "Matches are played here. Type /new to open one."),
    ("tavern", "A second channel, for whatever else there is to say."),
)
PEOPLE: Final = ("Ana", "Ben", "Cleo", "Dario")

Kind = Literal["channel", "thread", "direct"]


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to look at: a channel, a thread of one, or somebody's messages with the bot."""

    kind: Kind
    name: str
    channel: ChannelHandle

    @property
    def id(self) -> int:
        return self.channel.id


@dataclass(frozen=True, slots=True)
class World:
    """The server as it was made; threads come later, by the bot."""

    env: Env
    guild: GuildHandle
    channels: tuple[ChannelHandle, ...]
    users: tuple[UserHandle, ...]
    members: tuple[MemberActor, ...]

    @classmethod
    def create(cls, env: Env) -> World:
        """The first of the people owns the server and may change its settings."""
        users = tuple(
            env.create_user(name.lower(), global_name=name, avatar=AVATAR_HASH) for name in PEOPLE
        )
        guild = env.create_guild(GUILD, owner=users[0])
        channels = tuple(guild.create_text_channel(name, topic=topic) for name, topic in CHANNELS)
        members = tuple(guild.add_member(user) for user in users)
        return cls(env, guild, channels, users, members)

    def list_places(self, person: int) -> tuple[Place, ...]:
        """Where a person may go: channels, each with its threads, then the own messages."""
        found = [
            place
            for channel in self.channels
            for place in (
                Place("channel", channel.name or "", channel),
                *(Place("thread", thread.name or "", thread) for thread in channel.threads),
            )
            if can_access_channel(self.env, place.id, self.members[person], history=True)
        ]
        return (*found, Place("direct", PEOPLE[person], self.users[person].dm_channel))

    def find_place(self, person: int, number: int) -> Place | None:
        """The place with an id, if the person may go there."""
        return next((place for place in self.list_places(person) if place.id == number), None)

    def list_viewers(self, place: Place) -> Sequence[MemberActor | UserHandle]:
        """Everybody who sees a place."""
        if place.kind == "direct":
            return [user for user in self.users if user.dm_channel.id == place.id]
        return [
            member
            for member in self.members
            if can_access_channel(self.env, place.id, member, history=True)
        ]

    def draw_avatars(self) -> dict[str, tuple[str, bytes]]:
        """The pictures beside the names, by where the preview looks for them."""
        bot = self.env.bot.user
        known = {
            avatar_url(user.id): (f"{name}.png", draw_avatar(i, name))
            for i, (user, name) in enumerate(zip(self.users, PEOPLE, strict=True))
        }
        return (
            known
            if bot is None
            else known | {default_avatar_url(bot.id): ("bot.png", draw_bot_avatar())}
        )

    def find_person(self, user: int | None) -> int | None:
        """Which of the people a Discord id is."""
        return next((i for i, known in enumerate(self.users) if known.id == user), None)
