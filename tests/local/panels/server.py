"""A pretend Discord in which screens are sent as a bot sends them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

import discord
from PIL import Image
from simcord import ChannelHandle, Env, MemberActor

from bot.local.preview_patches import speed_up_preview
from bot.local.world import give_emojis
from bot.presentation.artist import Artist, file_name, picture_names
from bot.presentation.emojis import Emojis
from bot.presentation.layouts import view_of
from bot.screens.screen import Button, Film, Picture, Row, Screen
from tests.local.panels.gallery import Shot
from tests.local.panels.replays import NAMES

MOST: Final = 48
"""Messages in a channel, an even number: the preview shows 50, and one has the button."""


class Presenter(discord.AutoShardedClient):
    """Answers the press of its button with the screens that are `waiting`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.waiting: list[tuple[Shot, list[discord.File]]] = []
        self.sent: dict[str, Shot] = {}
        self.files: dict[str, bytes] = {}
        """Messages and attachments by their ids."""
        self.known_emojis = Emojis()

    async def route(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer()
        views = []
        for shot, files in self.waiting:
            drawn = picture_names(files)
            view = view_of(shot.screen, drawn=drawn, emojis=self.known_emojis)
            views.append(view)
            if shot.private:
                message: discord.Message = await interaction.followup.send(
                    view=view, files=files, ephemeral=True, wait=True
                )
            else:
                message = await interaction.channel.send(view=view, files=files)
            self.sent[str(message.id)] = shot
            for attachment, file in zip(message.attachments, files, strict=True):
                file.fp.seek(0)
                self.files[str(attachment.id)] = file.fp.read()
        for view in views:
            view.stop()  # private ones would wait to time out, and settling looks at each of them


@dataclass(frozen=True, slots=True)
class Server:
    """A pretend Discord with the people of the matches, of whom the first one looks on."""

    env: Env
    presenter: Presenter
    guild: int
    members: tuple[MemberActor, ...]
    channels: tuple[ChannelHandle, ...]

    @property
    def users(self) -> tuple[int, ...]:
        return tuple(member.id for member in self.members)

    @asynccontextmanager
    async def preview(self, channel: ChannelHandle) -> AsyncIterator[str]:
        """The address of a channel's page."""
        looker = self.members[0]
        async with self.env.preview(channel, viewers=[looker], layout="channel") as page:
            yield page.url

    async def send(
        self, channel: ChannelHandle, shots: Sequence[Shot], *, painted: bool
    ) -> dict[str, Shot]:
        """Send screens into a channel; by the id of their messages. Pictures that are not painted
        are blank ones of their size."""
        artist, presenter = Artist(), self.presenter
        presenter.waiting = [
            (one, await artist.render_files(one.screen) if painted else _draw_blanks(one.screen))
            for one in shots
        ]
        room = presenter.get_channel(channel.id)
        assert isinstance(room, discord.TextChannel)
        message = await room.send(view=view_of(Screen((Row((Button("all", "All"),)),))))
        await self.env.settle()
        await self.members[0].click(message, label="All")
        sent, presenter.sent = presenter.sent, {}
        return sent


@asynccontextmanager
async def open_server(channels: int) -> AsyncIterator[Server]:
    speed_up_preview()
    presenter = Presenter()
    env = Env(presenter, shard_count=1, settle_timeout=60.0)
    await env.start()
    users = [env.create_user(name.lower(), global_name=name) for name in NAMES]
    guild = env.create_guild("The Long Table", owner=users[0])
    rooms = tuple(guild.create_text_channel(f"panels-{n}") for n in range(channels))
    members = tuple(guild.add_member(user) for user in users)
    await env.settle()
    give_emojis(env, presenter.known_emojis)
    try:
        yield Server(env, presenter, guild.id, members, rooms)
    finally:
        await env.shutdown()


def _draw_blanks(screen: Screen) -> list[discord.File]:
    files = []
    for block in screen.blocks:
        if isinstance(block, Picture | Film):
            scene = block.scene if isinstance(block, Picture) else block.frames[0]
            out = BytesIO()
            Image.new("1", (scene.width, scene.height)).save(out, "PNG")
            files.append(discord.File(BytesIO(out.getvalue()), file_name(block)))
    return files


def split_channels(shots: Sequence[Shot]) -> list[list[Shot]]:
    """What each channel holds. Boards stand between panels: of two public messages in a row, the
    second does not say whom it is from."""
    private = [one for one in shots if one.private]
    boards = [one for one in shots if not one.private]
    between = [one for pair in zip(private, boards, strict=False) for one in pair]
    ordered = [*between, *private[len(boards) :]]
    assert len(ordered) == len(shots), "there are more boards than panels"
    # A channel begins with a panel, too: the message with the button is public.
    return [ordered[start : start + MOST] for start in range(0, len(ordered), MOST)]
