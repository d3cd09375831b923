"""Who is asking, from where, and how to answer: read from an interaction, trusted facts only."""

from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord

from bot.markdown import escape
from bot.matches import MatchService, PlayerView, Refusal
from bot.matches.people import choose_name
from bot.models.match import Address, Table
from bot.models.people import Person
from bot.presentation.permissions import find_missing_for_threads, find_missing_permissions
from bot.presentation.preferences import Presentation, presentation_of
from bot.presentation.services import Services
from bot.screens.shared.names import match_title
from bot.screens.shared.pages import permission_names
from bot.words import Words
from engine.contract import HINTS


@dataclass(frozen=True, slots=True)
class Requester:
    """A person in a channel (`address` is None outside the bot's servers), and how to present
    answers.

    `organiser`: runs the matches of this server. `manages_server`: may change its settings.
    `missing_permissions`: those that the bot lacks there, `missing_for_threads`: to open private
    threads. `roles` are those that they have there. `page_height`: the most height of pictures
    on the touch page, 0 elsewhere.
    """

    services: Services
    person: Person
    presentation: Presentation
    address: Address | None
    organiser: bool = False
    manages_server: bool = False
    missing_permissions: tuple[str, ...] = ()
    missing_for_threads: tuple[str, ...] = ()
    roles: frozenset[int] = frozenset()
    page_height: int = 0

    @property
    def matches(self) -> MatchService:
        return self.services.matches

    def with_person(self, person: Person) -> Self:
        """The requester with changed settings, which count at once."""
        presentation = presentation_of(self.services, person)
        return replace(self, person=person, presentation=presentation)

    @property
    def player(self) -> int:
        return self.person.player

    @property
    def words(self) -> Words:
        return self.presentation.words

    @property
    def guild(self) -> int | None:
        return None if self.address is None else self.address.guild

    def require_address(self) -> Address:
        """Raises `Refusal` outside the bot's servers."""
        if self.address is None:
            raise Refusal("only-in-server")
        return self.address

    async def read_view(self, match: int) -> PlayerView:
        """The match as the requester may see it, without hints if they want none."""
        player_view = await self.matches.queries.read_player_view(match, self.player)
        table, view = player_view.table, player_view.view
        if not self.person.hints and getattr(view, HINTS, False):
            view = replace(view, **{HINTS: False})
        table = await self.services.leagues.rank_by_league(table)
        return replace(player_view, table=table, view=view)

    async def knows_game(self, table: Table) -> bool:
        """Whether tips on the match's game are left out for them."""
        return await self.matches.experience.knows_game(self.player, table.game)

    def require_permissions(self) -> None:
        """Raises `Refusal` where the bot may not show a match."""
        require_permissions(self.missing_permissions, self.words)

    def require_organiser(self) -> None:
        """Raises `Refusal` for those who don't organise in the server where they are."""
        if self.guild is None or not self.organiser:
            raise Refusal("not-organiser")

    def require_manager(self) -> int:
        """The server whose settings they may change. Raises `Refusal`."""
        if self.guild is None or not self.manages_server:
            raise Refusal("not-governing")
        return self.guild

    def can_organise(self, table: Table) -> bool:
        """Whether they run this match: not as organiser of a server that only shows it."""
        return self.organiser and not table.mirror and table.address.guild == self.guild

    def has_right(self, table: Table, right: str) -> bool:
        """In a match that they may see, unless that takes a seat (`authorise`)."""
        hosts = table.host == self.player and right in ("host", "close")
        organises = right in ("organise", "close") and self.can_organise(table)
        return right == "see" or hosts or organises


def require_permissions(missing: tuple[str, ...], words: Words) -> None:
    """Raises `Refusal` with the names of the permissions that the bot lacks."""
    if missing:
        raise Refusal("missing-permission", names=permission_names(missing, words))


def name_of(user: discord.abc.User) -> str:
    """What somebody calls themselves, or their user name if that shows nothing."""
    return choose_name(user.display_name, user.name)


def is_without_bot(interaction: discord.Interaction[Any]) -> bool:
    """Whether it comes from a server that has only the commands, or only this person has them."""
    guild = interaction.guild_id
    return guild is not None and interaction.client.get_guild(guild) is None


async def requester_of(services: Services, interaction: discord.Interaction[Any]) -> Requester:
    """The person behind an interaction, with their rights; where the bot isn't, as in a DM."""
    user, people = interaction.user, services.matches.people
    person = await people.meet(user.id, name_of(user), str(interaction.locale))
    presentation = presentation_of(services, person)
    guild, channel = interaction.guild_id, interaction.channel
    if guild is None or channel is None or is_without_bot(interaction):
        return Requester(services, person, presentation, None)
    manages = interaction.permissions.manage_guild
    address = Address(guild, channel.id)
    if isinstance(channel, discord.Thread):
        address = Address(guild, channel.parent_id, channel.id)
    held = user.roles if isinstance(user, discord.Member) else ()
    roles = frozenset(role.id for role in held)
    organises = manages or (await people.read_server(guild)).organiser_role in roles
    return Requester(
        services,
        person,
        presentation,
        address,
        organiser=organises,
        manages_server=manages,
        missing_permissions=find_missing_permissions(interaction.app_permissions, channel),
        missing_for_threads=find_missing_for_threads(interaction.app_permissions),
        roles=roles,
    )


MATCH_RIGHTS: Final = frozenset({"see", "sit", "host", "organise", "close"})


async def authorise(requester: Requester, match: int, right: str) -> Table:
    """The match, if the requester has this right; called before every handler. `right` is `see`,
    `sit` (a seat of their own that they have not resigned), `host`, `organise` or `close` (either).
    Raises `Refusal`; a match of another server is hidden from people without a seat."""
    queries, me = requester.matches.queries, requester.player
    if right == "sit":
        table = await queries.read_table(match)
        by = (await requester.services.leagues.find_stand_ins(table)).get(me)
        # Somebody else has claimed their seat in a league's match.
        if by is not None and not table.status.is_over and table.seat_of(me) is None:
            name = escape((await requester.matches.people.read_person(by)).name)
            raise Refusal("seat-claimed", name=name, title=match_title(table, requester.words))
    table = await queries.require_visible_table(match, requester.guild, me)
    seat = table.seat_of(me)
    if right == "sit":
        if seat is None:
            raise Refusal("not-seated")
        if seat.resigned:
            raise Refusal("resigned")
        return table
    if requester.has_right(table, right):
        return table
    if right == "organise":
        raise Refusal("not-organiser")
    host = await requester.matches.people.read_person(table.host)
    raise Refusal("not-host", name=escape(host.name))


async def authorise_anywhere(requester: Requester, match: int, right: str) -> Table | None:
    """As `authorise`, also for what is of no match: `anyone` has what is their own,
    `organise_server` and `manage_server` are rights in the server where they are."""
    if right == "anyone":
        return None
    if right == "organise_server":
        requester.require_organiser()
        return None
    if right == "manage_server":
        requester.require_manager()
        return None
    return await authorise(requester, match, right)
