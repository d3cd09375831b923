"""What the bot asks for, and how it says what is missing."""

import re
from pathlib import Path

import discord

from bot.presentation.permissions import (
    INVITED_WITH,
    find_missing_permissions,
    invitation_permissions,
)

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_invitation_asks_for_what_is_used_and_for_no_power() -> None:
    asked = invitation_permissions()

    assert not asked.administrator
    assert not asked.mention_everyone
    assert not asked.manage_guild
    assert asked.send_messages_in_threads
    assert asked.read_message_history
    assert asked.create_private_threads, "for the panels that people keep"
    assert not asked.embed_links, "it sends none"


def test_the_readmes_link_asks_for_the_same() -> None:
    found = re.search(r"&permissions=([0-9]+)", HOSTING.read_text("utf-8"))

    assert found is not None
    assert int(found[1]) == invitation_permissions().value


def test_what_is_missing_is_named_for_a_channel_and_for_a_thread() -> None:
    allowed = invitation_permissions()
    allowed.update(attach_files=False, send_messages_in_threads=False)

    assert find_missing_permissions(invitation_permissions(), makes_threads=True) == ()
    assert find_missing_permissions(allowed) == ("attach_files",)
    assert find_missing_permissions(allowed, makes_threads=True) == (
        "attach_files",
        "send_messages_in_threads",
    )
    thread, voice = object.__new__(discord.Thread), object.__new__(discord.VoiceChannel)
    assert find_missing_permissions(allowed, thread) == (
        "send_messages_in_threads",
        "attach_files",
    )
    allowed.update(attach_files=True)
    assert find_missing_permissions(allowed, voice) == ("connect",)
    assert set(find_missing_permissions(discord.Permissions.none())) < set(INVITED_WITH)
