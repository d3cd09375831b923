"""The simulated server: its people with their avatars, its channels, who may see which, and the
application's emojis. Everything is created in a fixed order, so that people and channels keep their
ids across starts and the store still refers to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, Self

from discord import PartialEmoji
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord.backend.access import can_access_channel
from simcord.backend.cdn import CDN_BASE

from bot.delivery.emojis import list_drawings
from bot.games import build_screens
from bot.presentation.emojis import Emojis
from bot.render.paint import paint
from bot.render.paint.sprites import paint_emoji
from bot.render.scene import Box, Label, Scene

BOT: Final = "Cutterland"
GUILD: Final = "The Long Table"
CHANNELS: Final = (
    ("games", "Matches are played here. Type /new to open one."),
    ("tavern", "A second channel, for whatever else there is to say."),
)
PEOPLE: Final = ("Ana", "Ben", "Cleo", "Dario")
AVATAR_HASH: Final = "face"
AVATAR_SIZE: Final = 96
EMOJI_SIZE: Final = 48  # the side of the pictures, in pixels: the page shows none larger
_COLOURS: Final = ("piece-1", "piece-3", "piece-2", "piece-4")
_TILES: Final = ("moor", "plains", "plains", "wetland")

Kind = Literal["channel", "thread", "direct"]


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, a thread, or a person's direct messages with the bot."""

    kind: Kind
    name: str
    channel: ChannelHandle

    @property
    def id(self) -> int:
        return self.channel.id


@dataclass(frozen=True, slots=True)
class World:
    """The server; its threads are opened later, by the bot."""

    env: Env
    guild: GuildHandle
    channels: tuple[ChannelHandle, ...]
    users: tuple[UserHandle, ...]
    members: tuple[MemberActor, ...]

    @classmethod
    def create(cls, env: Env) -> Self:
        """The first person owns the server and may change its settings."""
        users = tuple(
            env.create_user(name.lower(), global_name=name, avatar=AVATAR_HASH) for name in PEOPLE
        )
        guild = env.create_guild(GUILD, owner=users[0])
        channels = tuple(guild.create_text_channel(name, topic=topic) for name, topic in CHANNELS)
        members = tuple(guild.add_member(user) for user in users)
        return cls(env, guild, channels, users, members)

    def list_places(self, person: int) -> tuple[Place, ...]:
        """What a person may see: channels, each with its threads, then direct messages."""
        places = [
            place
            for channel in self.channels
            for place in (
                Place("channel", channel.name or "", channel),
                *(Place("thread", thread.name or "", thread) for thread in channel.threads),
            )
            if can_access_channel(self.env, place.id, self.members[person], history=True)
        ]
        return (*places, Place("direct", PEOPLE[person], self.users[person].dm_channel))

    def list_viewers(self, place: Place) -> Sequence[MemberActor | UserHandle]:
        if place.kind == "direct":
            return [user for user in self.users if user.dm_channel.id == place.id]
        return [
            member
            for member in self.members
            if can_access_channel(self.env, place.id, member, history=True)
        ]

    def draw_avatars(self) -> dict[str, tuple[str, bytes]]:
        """File names and images, by the URL where simcord's preview looks for them."""
        avatars = {
            f"{CDN_BASE}/avatars/{user.id}/{AVATAR_HASH}.png": (f"{name}.png", draw_avatar(i, name))
            for i, (user, name) in enumerate(zip(self.users, PEOPLE, strict=True))
        }
        if (bot := self.env.bot.user) is not None:
            url = f"{CDN_BASE}/embed/avatars/{(bot.id >> 22) % 6}.png"
            avatars[url] = ("bot.png", draw_bot_avatar())
        return avatars

    def find_person(self, user: int | None) -> int | None:
        return next((i for i, known in enumerate(self.users) if known.id == user), None)


@cache
def draw_avatar(person: int, name: str) -> bytes:
    colour = _COLOURS[person % len(_COLOURS)]
    centre = (AVATAR_SIZE // 2, AVATAR_SIZE // 2)
    initial = Label(name[:1], centre, 48, "ink", bold=True, on=colour)
    return paint(Scene(AVATAR_SIZE, AVATAR_SIZE, colour, (initial,)))


@cache
def draw_bot_avatar() -> bytes:
    """Four squares of land."""
    corners = ((18, 18), (50, 18), (18, 50), (50, 50))
    tiles = tuple(
        Box(left, top, 28, 28, fill=colour, radius=6)
        for (left, top), colour in zip(corners, _TILES, strict=True)
    )
    return paint(Scene(AVATAR_SIZE, AVATAR_SIZE, "shadow", tiles))


def give_emojis(env: Env, emojis: Emojis) -> None:
    """Tell a bot its emojis; for the first one of an environment they are made. They are there from
    the start, under their keys: simcord takes uploads, but keeps no pictures."""
    backend = env.backend
    known = {emoji.name: emoji.id for emoji in backend.application_emojis.values()}
    for key in list_drawings(build_screens()):
        if key not in known:
            known[key] = backend.create_application_emoji(key).id
    emojis.learn({key: PartialEmoji(name=key, id=number) for key, number in known.items()})


def list_emoji_files(env: Env) -> dict[str, tuple[str, bytes]]:
    """File names and pictures, by the URL where simcord's preview looks for them."""
    pictures = _paint_emojis()
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", pictures[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in pictures
    }


@cache
def _paint_emojis() -> dict[str, bytes]:
    drawings = list_drawings(build_screens())
    return {key: paint_emoji(drawing, EMOJI_SIZE).file for key, drawing in drawings.items()}
