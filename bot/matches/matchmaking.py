"""The queue: people who wait for a match, and the match that takes them from it by one write."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from math import inf, log2
from typing import Final, TypeAlias

from bot.matches.lobby import Lobbies, refuse_seat_count
from bot.matches.repository import MatchPart, MatchRepository, refusing_bounds
from bot.models.match import (
    CLOCK_PRESETS,
    LIVE,
    Address,
    Clock,
    Limits,
    Mirror,
    NewMatch,
    Stake,
    Table,
    choose_days_clock,
)
from bot.models.matchmaking import MOST_SEEKS, PATIENCE, Seek, Terms
from bot.models.people import AnswerPace
from bot.refusals import Refusal
from engine.contract import EstimatesLength

Meets: TypeAlias = Callable[[Seek, Seek], bool]  # whether two people may play together at all
QUICK: Final = 15 * 60  # seconds in which answers are all alike
WINDOWS: Final = ((0, 150.0), (120, 300.0), (600, inf))
"""From so many seconds of waiting on, opponents may differ by so many points of rating."""


class Matchmaking(MatchPart):
    """Who waits for what. Who plays whom is found by `find_group`; the delivery asks for it, as it
    knows who is still there."""

    def __init__(self, repository: MatchRepository, lobbies: Lobbies, limits: Limits) -> None:
        super().__init__(repository)
        self._lobbies = lobbies
        self._limits = limits
        self.listeners: list[Callable[[], None]] = []
        """Called when somebody begins to wait, or may meet others."""
        self.start_listeners: list[Callable[[Table], None]] = []
        """Called when a match has taken its people from the queue."""
        self.sharing_listeners: list[Callable[[], None]] = []
        """Called when a server begins or stops sharing its queue."""

    async def join(self, player: int, terms: Terms, address: Address) -> Seek:
        """Wait for a match, and be called at the address. Raises `Refusal`."""
        game = self._repository.games.get(terms.game)
        if game is None:
            raise Refusal("no-such-game", game=terms.game)
        if terms.seats not in game.seats or terms.seats < 2:
            raise refuse_seat_count(game, terms.seats)
        if await self.find_full([player]):
            raise Refusal("too-many-matches", limit=self._limits.matches)
        at = self._repository.at()
        seek = Seek(0, player, terms, address, at, at + PATIENCE[terms.pace])
        with refusing_bounds():
            if not await self._store.matchmaking.add(seek, MOST_SEEKS):
                raise Refusal("seeks-already")
        for hear in self.listeners:
            hear()
        return seek

    async def leave(self, player: int, game: str) -> None:
        """Raises `Refusal` if they do not wait for that game."""
        if not await self._store.matchmaking.remove(player, game):
            raise Refusal("seeks-not")

    async def share(self, guild: int, *, shares: bool) -> None:
        """Share a server's queue with the others that share theirs, or stop that. Matches and
        lobbies between servers stay as they are."""
        await self._store.people.update_server(guild, {"shares_queue": shares})
        for hear in (*self.listeners, *self.sharing_listeners):
            hear()

    async def find_full(self, players: Collection[int]) -> tuple[int, ...]:
        """Those of the players who may not join any more matches."""
        return await self._store.matchmaking.find_full(players, self._limits.matches)

    async def start(self, group: Sequence[Seek]) -> Table:
        """Start the match of people who wait for the same, in the channel of the first of them and
        with a mirror in each other server, and take them from the queue by the same write. Raises
        `Refusal`, and `Conflict` if one of them has left."""
        first = group[0]
        new = NewMatch(
            host=first.player,
            address=first.address,
            game=first.terms.game,
            seats=first.terms.seats,
            options={},
            seated=tuple(seek.player for seek in group),
            clock=self._choose_clock(first.terms),
            stake=Stake(rated=first.terms.rated),
            mirrors=build_mirrors(group),
        )
        table = await self._lobbies.open(new, tuple(group))
        for hear in self.start_listeners:
            hear(table)
        return table

    def _choose_clock(self, terms: Terms) -> Clock:
        if terms.pace == "now":
            return CLOCK_PRESETS[LIVE]
        game: object = self._repository.games[terms.game]
        if not isinstance(game, EstimatesLength):
            return CLOCK_PRESETS[choose_days_clock(None)]
        return CLOCK_PRESETS[choose_days_clock(game.count_decisions(terms.seats, {}))]


def build_mirrors(group: Sequence[Seek]) -> tuple[Mirror, ...]:
    """A mirror in each server but that of the first person, where its first person waited."""
    guilds = dict.fromkeys(seek.address.guild for seek in group[1:])
    guilds.pop(group[0].address.guild, None)
    found = []
    for guild in guilds:
        seats = tuple(seat for seat, seek in enumerate(group) if seek.address.guild == guild)
        found.append(Mirror(guild, group[seats[0]].address.destination, seats))
    return tuple(found)


def find_window(waited: int) -> float:
    """How much an opponent's rating may differ for someone who has waited that long."""
    return max(width for since, width in WINDOWS if since <= waited or since == 0)


def find_group(
    seeks: Sequence[Seek],
    values: Mapping[int, float],
    paces: Mapping[int, AnswerPace],
    at: int,
    meets: Meets,
) -> tuple[Seek, ...]:
    """The people of the next match, those who have waited longest first; empty while no match is
    possible. `values` are their ratings by the `id` of the wait, `paces` those of players. Each
    match is made around one person, the one who has waited longest and finds enough others: those
    nearest by pace, then by rating, within the wider of the two windows, who all may meet."""
    order = sorted(seeks, key=lambda seek: (seek.joined, seek.id))
    for first in order:
        group = _gather(first, order, values, paces, at, meets)
        if len(group) == first.terms.seats:
            return tuple(sorted(group, key=order.index))
    return ()


def find_next_look(seeks: Sequence[Seek], at: int) -> int | None:
    """When a window widens or a wait ends; None: no one waits."""
    times = [seek.leaves for seek in seeks]
    times += [seek.joined + since for seek in seeks for since, _ in WINDOWS]
    return min((time for time in times if time > at), default=None)


def can_meet(
    sharing: Collection[int], avoided: Collection[tuple[int, int]], one: Seek, other: Seek
) -> bool:
    """Whether they wait for the same, in the same server or in two that share their queues, and
    neither avoids the other."""
    pair = one.player, other.player
    if pair in avoided or pair[::-1] in avoided:
        return False
    guilds = {one.address.guild, other.address.guild}
    return one.terms == other.terms and (len(guilds) == 1 or guilds <= {*sharing})


def prefer_others(
    seeks: Sequence[Seek], meets: Meets, playing: Collection[tuple[str, int, int]]
) -> Meets:
    """People who play each other in that game already meet once more only if neither of them finds
    enough others among those who wait. `playing` are games with two players, the smaller first."""

    def is_new(one: Seek, other: Seek) -> bool:
        players = sorted((one.player, other.player))
        return (one.terms.game, players[0], players[1]) not in playing

    @cache
    def lacks_others(one: Seek) -> bool:
        others = [two for two in seeks if two.player != one.player]
        found = sum(meets(one, two) and is_new(one, two) for two in others)
        return found < one.terms.seats - 1

    def meets_again(one: Seek, other: Seek) -> bool:
        if not meets(one, other):
            return False
        return is_new(one, other) or (lacks_others(one) and lacks_others(other))

    return meets_again


def _gather(
    first: Seek,
    order: Sequence[Seek],
    values: Mapping[int, float],
    paces: Mapping[int, AnswerPace],
    at: int,
    meets: Meets,
) -> list[Seek]:
    def gap(other: Seek) -> float:
        return abs(values.get(first.id, 0.0) - values.get(other.id, 0.0))

    def fits(other: Seek) -> bool:
        window = max(find_window(at - first.joined), find_window(at - other.joined))
        return other.player != first.player and meets(first, other) and gap(other) <= window

    def rank(other: Seek) -> tuple[int, float]:
        return _compare_paces(paces.get(first.player), paces.get(other.player)), gap(other)

    group = [first]
    for other in sorted(filter(fits, order), key=rank):
        if len(group) < first.terms.seats and all(meets(one, other) for one in group):
            group.append(other)
    return group


def _compare_paces(one: AnswerPace | None, other: AnswerPace | None) -> int:
    """How many doublings their paces are apart, counted from `QUICK`; 0 if either isn't known. So
    planners (0 s), people whose computer answers after an hour, and everyone else differ."""
    if one is None or other is None or not (one.is_known and other.is_known):
        return 0
    return round(abs(log2(max(one.median, QUICK) / max(other.median, QUICK))))
