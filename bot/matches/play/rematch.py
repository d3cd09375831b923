"""Rematches: a lobby with the people and options of a match that is over, its seats rotated."""

from dataclasses import replace

from bot.eventlog.repository import Locks
from bot.matches.lobby import Lobbies
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import MatchRepository, TableService
from bot.matches.sessions import list_options
from bot.models.match import Address, AnyGame, NewMatch, Stake, Status, Table
from bot.models.match_head import MatchHead
from bot.refusals import Refusal
from engine.contract import Options, OptionSpec, OptionValue


class RematchService(TableService):
    """Opens one rematch of a match; everyone else who asks for it joins that."""

    def __init__(
        self, repository: MatchRepository, queries: MatchQueries, lobbies: Lobbies
    ) -> None:
        super().__init__(repository, queries)
        self._lobbies = lobbies
        self._locks = Locks()

    async def rematch(self, match: int, player: int, *, in_channel: bool = False) -> Table:
        """The lobby of the rematch with the player in their seat, or the match that it has become.
        With `in_channel` it is shown in the channel that holds the match's thread. Raises
        `Refusal`."""
        async with self._locks[match]:
            head = await self._repository.load_head(match)
            if all(row.player != player for row in head.seats):
                raise Refusal("not-seated")
            if not head.status.is_over or head.started is None:
                raise Refusal("rematch-early")
            for number in reversed(await self._store.matches.find_rematches(match)):
                table = await self._queries.read_table(number)
                if table.status is Status.LOBBY and table.seat_of(player) is None:
                    return await self._lobbies.join(number, player)
                if table.status is not Status.CANCELLED:
                    return table
            # A new match between servers needs what the one from the queue needed.
            servers = {head.address.guild, *(mirror.guild for mirror in head.mirrors)}
            sharing = await self._store.people.list_sharing() if head.mirrors else ()
            if head.mirrors and not servers <= {*sharing}:
                raise Refusal("rematch-unshared")
            game = self._repository.games[head.game]
            new = build_rematch(head, game, player, in_channel=in_channel)
            return await self._lobbies.open(new)


def build_rematch(head: MatchHead, game: AnyGame, host: int, *, in_channel: bool) -> NewMatch:
    """The rematch of a match: the second player moves to the first seat, and so on around; each
    keeps the colour of their seat."""
    colours = head.seating.colours
    occupants = [row.player if row.player is not None else row.computer for row in head.seats]
    address = head.address
    specs = list_options(game, in_session=head.session is not None)
    chosen = head.options if head.session is None else head.session.options
    return NewMatch(
        host=host,
        address=Address(address.guild, address.channel) if in_channel else address,
        game=head.game,
        seats=len(occupants),
        options={
            spec.key: _rotate_seats(spec, chosen, len(head.seats))
            for spec in specs
            if spec.key in chosen and spec.offered and spec.kind != "items"
        },
        invited=tuple(occupant for occupant in occupants if isinstance(occupant, int)),
        open_to_all=head.open_to_all,
        start_when_full=head.start_when_full,
        session=head.session is not None,
        stake=Stake(rated=head.stake.rated),
        clock=head.clock,
        reservations=(*occupants[1:], *occupants[:1]),
        colours=(*colours[1:], *colours[:1]),
        rematch_of=head.match,
        own_thread=head.own_thread,
        mirrors=tuple(
            replace(
                mirror, seats=tuple(sorted((seat - 1) % len(occupants) for seat in mirror.seats))
            )
            for mirror in head.mirrors
        ),
    )


def _rotate_seats(spec: OptionSpec, chosen: Options, seats: int) -> OptionValue:
    if spec.seat is not None:
        return chosen[spec.key_at((spec.seat + 1) % seats)]
    value = chosen[spec.key]
    if spec.kind != "seats" or not isinstance(value, tuple):
        return value
    return tuple(sorted((str((int(seat) - 2) % seats + 1) for seat in value), key=int))
