"""The permissions that the bot needs where a match is shown."""

from typing import Final

import discord

BASE: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS: Final = ("view_channel", "send_messages_in_threads", *BASE[2:])
IN_VOICE_CHANNELS: Final = ("connect",)  # without it, Discord refuses to read their messages
MAKING_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
PRIVATE_THREADS: Final = ("create_private_threads", "send_messages_in_threads")
"""What it takes to keep a person's panel in a thread of its own."""
INVITED_WITH: Final = (*BASE, "create_private_threads", *MAKING_THREADS)
"""Permissions of the invitation link."""


def find_missing_permissions(
    allowed: discord.Permissions, channel: object = None, *, makes_threads: bool = False,
    in_thread: bool = False,
) -> tuple[str, ...]:  # fmt: skip
    """Names of missing permissions in a channel or thread, as discord.py writes them; without one,
    in any text channel. `in_thread`: in a thread of the channel, of which Discord need not have
    told."""
    thread = in_thread or isinstance(channel, discord.Thread)
    needed: tuple[str, ...] = IN_THREADS if thread else BASE
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        needed += IN_VOICE_CHANNELS
    if makes_threads and not thread:
        needed += MAKING_THREADS
    return tuple(name for name in needed if not getattr(allowed, name))


def find_missing_for_threads(allowed: discord.Permissions) -> tuple[str, ...]:
    """Names of permissions that private threads need and the bot lacks."""
    return tuple(name for name in PRIVATE_THREADS if not getattr(allowed, name))


def invitation_permissions() -> discord.Permissions:
    return discord.Permissions(**dict.fromkeys(INVITED_WITH, True))
