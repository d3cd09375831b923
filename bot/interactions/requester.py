"""Who is asking, from where, and how to answer: read from an interaction, trusted facts only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.matches import Refusal
from bot.models.match import Address, Table
from bot.models.people import Person
from bot.presentation.permissions import find_missing_permissions
from bot.presentation.services import Services
from bot.presentation.voice import Presentation, presentation_of
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Requester:
    """A person at a place, to be answered in a voice. `address` is None in a DM. `organiser`: runs
    matches in this server; `governs`: may change the server's settings; `lacking`: permissions the
    bot lacks there."""

    person: Person
    presentation: Presentation
    address: Address | None
    organiser: bool = False
    manages_server: bool = False
    missing_permissions: tuple[str, ...] = ()

    @property
    def player(self) -> int:
        return self.person.player

    @property
    def words(self) -> Words:
        return self.presentation.words

    @property
    def guild(self) -> int | None:
        return None if self.address is None else self.address.guild

    def can_organise(self, table: Table) -> bool:
        """Whether the asker runs the matches of this match's server, and is there."""
        return self.organiser and table.address.guild == self.guild


async def requester_of(services: Services, interaction: discord.Interaction[Any]) -> Requester:
    """The person behind an interaction, with what Discord says of them now."""
    user = interaction.user
    person = await services.matches.people.meet(user.id, user.display_name, str(interaction.locale))
    voice = presentation_of(services, person)
    guild, channel = interaction.guild_id, interaction.channel
    if guild is None or channel is None:
        return Requester(person, voice, None)
    governs = interaction.permissions.manage_guild
    address = address_of(guild, channel)
    return Requester(
        person,
        voice,
        address,
        organiser=governs or await _has_role(services, guild, user),
        manages_server=governs,
        missing_permissions=find_missing_permissions(
            interaction.app_permissions, thread=address.thread is not None
        ),
    )


def address_of(guild: int, channel: Any) -> Address:
    """The address of a channel or thread of a server."""
    if isinstance(channel, discord.Thread):
        return Address(guild, channel.parent_id, channel.id)
    return Address(guild, channel.id)


async def _has_role(services: Services, guild: int, user: discord.User | discord.Member) -> bool:
    role = (await services.matches.people.read_server(guild)).organiser_role
    return isinstance(user, discord.Member) and any(one.id == role for one in user.roles)


async def authorise(services: Services, requester: Requester, match: int, may: str) -> Table:
    """The one gate before every handler: the match, if the asker may do this to it.

    `may` is `see`, `sit` (a seat of their own, not given up), `host` or `organise`. Raises
    `Refusal`; a match of another server is no match to anybody who does not sit at it.
    """
    table = await services.matches.queries.require_visible_table(
        match, requester.guild, requester.player
    )
    seat = table.seat_of(requester.player)
    if may == "see":
        return table
    if may == "sit":
        if seat is None:
            raise Refusal("not-seated")
        if seat.resigned:
            raise Refusal("resigned")
        return table
    if may == "host" and table.host == requester.player:
        return table
    if may == "organise" and requester.can_organise(table):
        return table
    raise Refusal("not-host" if may == "host" else "not-organiser")
