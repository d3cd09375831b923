"""What an interaction brings along: choices, typed text, numbers and picked people."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

import discord

from bot.matches import MatchService, Refusal
from bot.matches.people import choose_name
from bot.presentation.custom_ids import read_field_id
from bot.presentation.permissions import find_missing_permissions

T = TypeVar("T")
Interaction: TypeAlias = discord.Interaction[Any]
LONGEST_VALUE: Final = 1_000
MOST_DIGITS: Final = 12
SNOWFLAKE_DIGITS: Final = 20
_CYRILLIC, _LATIN = "АВЕКМНОРСТУХ", "ABEKMHOPCTYX"
_HOMOGLYPHS: Final = str.maketrans(_CYRILLIC + _CYRILLIC.lower(), _LATIN + _LATIN.lower())


@dataclass(frozen=True, slots=True)
class PickedUser:
    """A user under the name shown in the server; `bot` is any other program."""

    user: int
    name: str
    bot: bool = False


def data_of(interaction: Interaction) -> Mapping[str, Any]:
    return dict(interaction.data or {})


def values_of(interaction: Interaction) -> dict[str, str]:
    """A menu's choices under `choice`, joined by commas, or a form's answers by key."""
    data = data_of(interaction)
    if interaction.type is not discord.InteractionType.modal_submit:
        return {"choice": ",".join(map(str, data.get("values", ())))[:LONGEST_VALUE]}
    values = {}
    for part in data.get("components", ()):
        component = part.get("component", part)
        key, notation = read_field_id(str(component.get("custom_id")))
        chosen = ",".join(map(str, component.get("values", ())))
        typed = str(component.get("value") or chosen)[:LONGEST_VALUE]
        values[key] = to_latin(typed) if notation else typed
    return values


def to_latin(text: str) -> str:
    """Notation typed on a Russian keyboard: letters that look like Latin ones become those, so
    that `М14` is the cell M14."""
    return text.translate(_HOMOGLYPHS)


def read_number(text: str, most_digits: int = MOST_DIGITS) -> int | None:
    """A control's number from 0; None for anything else, also for one that is too long."""
    if not (text.isascii() and text.isdecimal() and len(text) <= most_digits):
        return None
    return int(text)


def require_offered(chosen: object, offered: Collection[T]) -> T:
    """What was chosen in a menu. Raises `Refusal` for anything else."""
    for value in offered:
        if value == chosen:
            return value
    raise Refusal("older-control")


def require_number(text: str, most_digits: int = MOST_DIGITS) -> int:
    """As `read_number`. Raises `Refusal`: a control of ours would hold a number there."""
    number = read_number(text, most_digits)
    if number is None:
        raise Refusal("older-control")
    return number


def read_picked_users(interaction: Interaction) -> tuple[PickedUser, ...]:
    """The people picked in one of Discord's own menus; nobody for any other menu."""
    resolved = data_of(interaction).get("resolved")
    found = resolved if isinstance(resolved, Mapping) else {}
    members = found.get("members", {})
    return tuple(
        PickedUser(int(key), _name(user, members.get(key, {})), bool(user.get("bot")))
        for key, user in found.get("users", {}).items()
    )


def find_missing_in_picked(interaction: Interaction) -> tuple[str, ...]:
    """Names of the permissions that the bot lacks in the channel that was picked in a menu."""
    resolved, guild = data_of(interaction).get("resolved"), interaction.guild
    picked = resolved.get("channels", {}) if isinstance(resolved, Mapping) else {}
    number = next((read_number(key, SNOWFLAKE_DIGITS) for key in picked), None)
    channel = None if guild is None else guild.get_channel(number or 0)
    if guild is None or channel is None:
        return ()
    return find_missing_permissions(channel.permissions_for(guild.me), channel)


async def meet_players(matches: MatchService, people: tuple[PickedUser, ...]) -> list[int]:
    """The players behind them. Raises `Refusal` for a bot."""
    if any(one.bot for one in people):
        raise Refusal("invited-bot")
    return [(await matches.people.meet(one.user, one.name, None)).player for one in people]


def _name(user: Mapping[str, Any], member: Mapping[str, Any]) -> str:
    names = member.get("nick"), user.get("global_name"), user.get("username")
    return choose_name(*(str(name) for name in names if name))
