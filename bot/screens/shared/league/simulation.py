"""The result of a simulated season: its sessions and final tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.leagues.league import SimulationResult, Slot
from bot.leagues.standings import Line
from bot.screens.discord_limits import fit_lines
from bot.screens.panel import order_seats
from bot.screens.screen import Screen, Text
from bot.screens.shared.league import formatting
from bot.screens.shared.league.season_state import number_lines

MOST_LETTERS: Final = 1_700
LONGEST_NAME: Final = 12


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays which player of a simulation: those who are signed up, then made-up players."""

    view: formatting.LeagueView
    players: Mapping[int, int]
    """People and computers of the league by their numbers in the simulation."""

    def display_name(self, number: int) -> str:
        """Safe for a message."""
        if number in self.players:
            return self.view.display_name(self.players[number])
        return self.view.words("league-rehearsed-made-up", number=str(number))

    def plain_name(self, number: int) -> str:
        """For a code block."""
        if number in self.players:
            return self.view.plain_name(self.players[number])[:LONGEST_NAME]
        return self.view.words("league-rehearsed-made-up", number=str(number))


def render_simulation(
    result: SimulationResult, players: int, view: formatting.LeagueView, answer_days: float = 0,
    reader: int = 0,
) -> Screen:  # fmt: skip
    """A match waits `answer_days` for each answer; 0: it is played at one go. The `reader` is not
    the one who is away."""
    words, cast = view.words, cast_players(view, players, reader)
    key = "league-rehearsed" if result.days is not None else "league-rehearsed-in-part"
    rounds = "single" if view.league.settings.has_one_round(players) else "several"
    lines = [
        words(key, n=players, days=result.days or 0),
        words("league-rehearsed-strangers", hours=round(answer_days * 24)),
        words("league-rehearsed-away", name=cast.display_name(result.away), rounds=rounds),
    ]
    if result.leaver is not None:
        name = cast.display_name(result.leaver)
        lines[-1] += " " + words("league-rehearsed-left", name=name)
    sessions = [
        words(
            "league-rehearsed-session", session=formatting.capitalise(view.stage_name(slot)),
            first=str(begun or formatting.NONE), last=str(ended or formatting.NONE),
            who=_format_ranks(slot, cast),
        )
        for slot, begun, ended in result.slots
    ]  # fmt: skip
    calendar = "\n".join(fit_lines(sessions, MOST_LETTERS, more="…"))
    divisions = enumerate(result.tables, 1)
    ranked = [line for n, each in divisions for line in _table_lines(each, n, result, cast)]
    tables = formatting.code_block(fit_lines(ranked, MOST_LETTERS, more="…"))
    texts = (
        "\n".join(lines),
        f"{words('league-rehearsed-calendar')}\n{calendar}",
        f"{words('league-rehearsed-tables')}\n{tables}",
    )
    return Screen((*map(Text, texts), view.row("panel")))


def cast_players(view: formatting.LeagueView, count: int, reader: int) -> Cast:
    """The first player of a simulation is away and the last one leaves: other people, if there are
    any, and the reader only where no one else has signed up."""
    signed = view.league.players[:count]
    others = [one for one in signed if one > 0 and one != reader]
    order = sorted(signed, key=lambda one: (one not in others, one != reader))
    if order[:1] == [reader] and len(order) > 1:
        order[0], order[1] = order[1], order[0]
    if len(order) == count and len(others) > 1:
        order.append(order.pop(1))
    return Cast(view, dict(enumerate(order, 1)))


def _format_ranks(slot: Slot, cast: Cast) -> str:
    """The players by rank; one who forfeits has none."""
    words, result = cast.view.words, slot.result
    if result is None:
        return ", ".join(map(cast.display_name, slot.fixture.players))
    if slot.is_unplayed:
        who = ", ".join(map(cast.display_name, result.players))
        return words("league-unplayed", who=who, percent=0)
    parts = []
    for seat in order_seats(result.places):
        name, rank = cast.display_name(result.players[seat]), result.places[seat]
        has_none = result.players[seat] in result.forfeits
        line = words("league-place-forfeit", name=name) if has_none else f"{rank}. {name}"
        parts.append(line)
    return " · ".join(parts)


def _table_lines(
    lines: Sequence[Line], division: int, result: SimulationResult, cast: Cast
) -> list[str]:
    """Rank, name, points and sessions that are over, as the standings have them."""
    words, order = cast.view.words, cast.view.league.settings.measures
    keys = ("league-rehearsed-player", "league-column-points", "league-column-played")
    rows = [
        (
            rank if rank == formatting.NONE else f"{rank}.",
            cast.plain_name(one.player),
            formatting.format_points(one.points),
            "/".join(map(str, result.over.get(one.player, ()))),
        )
        for rank, one in number_lines(lines, result.unranked, order)
    ]
    columns = formatting.align_columns([("", *map(words, keys)), *rows])
    return [words("league-division", n=division), *columns]
