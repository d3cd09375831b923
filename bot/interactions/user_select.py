"""The people who were picked in a menu of Discord's, as it describes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.matches import MatchService, Refusal


@dataclass(frozen=True, slots=True)
class PickedUser:
    """A user by the name shown in the server; `bot` is any other program."""

    user: int
    name: str
    bot: bool = False


def read_picked_users(interaction: discord.Interaction[Any]) -> tuple[PickedUser, ...]:
    """Everybody who was picked; nobody where the menu holds something else."""
    resolved = dict(interaction.data or {}).get("resolved")
    found = resolved if isinstance(resolved, Mapping) else {}
    members = found.get("members", {})
    return tuple(
        PickedUser(int(key), _name(user, members.get(key, {})), bool(user.get("bot")))
        for key, user in found.get("users", {}).items()
    )


async def meet_players(matches: MatchService, people: tuple[PickedUser, ...]) -> list[int]:
    """The players behind them. Raises `Refusal` for a bot."""
    if any(one.bot for one in people):
        raise Refusal("invited-bot")
    return [(await matches.people.meet(one.user, one.name, None)).player for one in people]


def _name(user: Mapping[str, Any], member: Mapping[str, Any]) -> str:
    return str(member.get("nick") or user.get("global_name") or user.get("username") or "")
