"""A hundred people in running matches who all have something to edit: a cut, a piece to lay, tokens
to place."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from bot.matches import MatchService, NewMatch
from bot.models.match import Address, SeatInfo, Table
from bot.models.people import Person
from bot.presentation.layouts import view_of
from bot.screens.context import Context
from bot.screens.contract import GameScreens
from bot.screens.screen import insert_note
from bot.words import Words

PEOPLE: Final = 100
PLACE: Final = Address(2_000, 3_000)
SEED: Final = b"somebody's own mind"
CUTTING: Final = 34
"""People who cut, each in a match with two computer players; the others sit by threes."""
LAYING: Final = 11
"""Matches in which three people lay their sixth piece; in the rest three place their tokens."""

KEYS: Final[dict[str, Sequence[str]]] = {
    "cut": (*(f"g.sq.1.{letter}" for letter in "ABCDEFGHIJKL"), "g.brush.0", "g.brush.1"),
    "lay": ("g.up", "g.down", "g.left", "g.right", "g.turnleft", "g.turnright", "g.prev", "g.next"),
    "resolve": ("g.up", "g.down", "g.left", "g.right", "g.tower", "g.wallright", "g.remove"),
}
"""What they press; nothing of it ends what they do."""


@dataclass(frozen=True, slots=True)
class Editor:
    """Somebody with a panel: which match and decision it is of, what it can press, and the panel's
    components as Discord sends them with every press."""

    user: int
    match: int
    decision: int
    keys: Sequence[str]
    components: list[Any]

    @property
    def message(self) -> int:
        """The number of their panel of the match."""
        return self.match * 100_000 + self.user


def dealt() -> Callable[[], bytes]:
    """The same seeds of matches in every run."""
    return partial(Random(5).randbytes, 32)


async def gathered(matches: MatchService, screens: GameScreens[Any, Any, Any], words: Words,
                   ) -> list[Editor]:  # fmt: skip
    people = [await matches.people.meet(5_000 + n, f"person {n}", "en-GB") for n in range(PEOPLE)]
    tables = [await _cutting(matches, person) for person in people[:CUTTING]]
    threes = list(_threes(people[CUTTING:]))
    tables += [await playing(matches, three, "lay") for three in threes[:LAYING]]
    tables += [await playing(matches, three, "resolve") for three in threes[LAYING:]]
    return [editor for table in tables for editor in await _editors(matches, table, screens, words)]


def _threes(people: Sequence[Person]) -> Iterator[Sequence[Person]]:
    for start in range(0, len(people), 3):
        yield people[start : start + 3]


async def _cutting(matches: MatchService, person: Person) -> Table:
    """A match at its first cut, which is the person's."""
    new = NewMatch(
        person.player, PLACE, "cutterland", 3, {"first": "1"}, ("easy", "easy"),
        start_when_full=True,
    )  # fmt: skip
    return await matches.lobbies.open(new)


async def playing(matches: MatchService, three: Sequence[Person], phase: str) -> Table:
    """A match of three, played like computer players until they all lay a piece in a later turn, or
    use their tokens; some matches end without that, and another one is played."""
    while True:
        table = await _play_until(matches, three, phase)
        if table.awaited_seats:
            return table


async def _play_until(matches: MatchService, three: Sequence[Person], phase: str) -> Table:
    table = await opened(matches, three)
    while table.awaited_seats:
        seat = table.awaited_seats[0]
        assert seat.player is not None
        view = (await matches.queries.read_player_view(table.match, seat.player)).view
        if view.phase == phase and len(table.awaited_seats) == len(three) and view.turn > 5:
            break
        table = await moved(matches, table, seat, view)
    return table


async def opened(matches: MatchService, three: Sequence[Person]) -> Table:
    """A match of three people at its beginning."""
    new = NewMatch(three[0].player, PLACE, "cutterland", 3, {}, start_when_full=True)
    table = await matches.lobbies.open(new)
    for other in three[1:]:
        table = await matches.lobbies.join(table.match, other.player)
    return table


async def moved(matches: MatchService, table: Table, seat: SeatInfo, view: Any) -> Table:
    """The match after the seat has done what the easy computer would do."""
    game = matches.games[table.game]
    action = game.choose(view, game.computers[0], SEED)
    assert seat.player is not None
    return (await matches.play.act(table.match, seat.player, action, seat.decision)).table


async def _editors(
    matches: MatchService, table: Table, screens: GameScreens[Any, Any, Any], words: Words
) -> list[Editor]:
    found = []
    for seat in table.awaited_seats:
        assert seat.player is not None
        assert seat.user is not None
        player_view = await matches.queries.read_player_view(table.match, seat.player)
        draft: dict[str, Any] = {"card": 1} if player_view.view.phase == "cut" else {}
        screen = screens.render_panel(Context(player_view.view, table, words, draft))
        view: Any = view_of(replace(screen, blocks=insert_note(screen.blocks, "")))
        keys = KEYS[player_view.view.phase]
        decision = seat.decision or 0
        found.append(Editor(seat.user, table.match, decision, keys, view.to_components()))
    return found
