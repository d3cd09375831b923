"""The small phrases of leagues: names, points, times."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from bot.leagues.league import League, Slot
from bot.leagues.standings import MILLION, POINT, Line, Measure
from bot.markdown import escape, plain
from bot.screens.house.names import listed
from bot.words import Words

Names: TypeAlias = Mapping[int, str]
NONE: Final = "–"


def bare(names: Names, player: int, words: Words) -> str:
    """A player's name for pictures and files."""
    return plain(names.get(player, "")) or words("seat-nameless")


def who(names: Names, player: int, words: Words) -> str:
    """A player's name, safe for a message."""
    return escape(names.get(player, "")) or words("seat-nameless")


def people(names: Names, players: tuple[int, ...], words: Words) -> str:
    return listed([who(names, one, words) for one in players], words)


def points(twelfths: int) -> str:
    """League points: `27.5`, `11.33`."""
    return f"{twelfths / POINT:.2f}".rstrip("0").rstrip(".")


def figure(line: Line, measure: Measure) -> str:
    """What a line has in a column."""
    if measure == "mutual" and line.mutual is None:
        return NONE
    if measure == "share":
        return f"{line.share * 100 / MILLION:.1f} %"
    if measure == "lot":
        return f"{line.lot / 2**32:.3f}"
    return points(line.value(measure))


def moment(at: int) -> str:
    """A time as everybody reads it in their own zone."""
    return f"<t:{at}:f>"


def soon(at: int) -> str:
    return f"<t:{at}:R>"


def division_name(league: League, division: int, words: Words) -> str:
    """`Division 2`; nothing where there is one only."""
    return words("league-division", n=division) if len(league.divisions) > 1 else ""


def stage_name(slot: Slot, words: Words) -> str:
    """`Session 7`, or what it is of the knock-out."""
    stage = slot.fixture.stage.partition("-")[0]
    if stage == "semi":
        return words("league-stage-semi", number=slot.number)
    if stage == "final":
        return words("league-stage-final", number=slot.number)
    if stage == "third":
        return words("league-stage-third", number=slot.number)
    return words("league-session", number=slot.number)


def result_line(slot: Slot, names: Names, words: Words) -> str:
    """Everybody by place with the points of the session; what it counts, if it does."""
    result = slot.result
    if result is None:
        return people(names, slot.fixture.players, words)
    if result.annulled:
        return words("league-annulled", who=people(names, result.players, words))
    if slot.how == "bye":
        return words("league-bye", name=who(names, result.players[0], words))
    order = sorted(range(len(result.players)), key=lambda seat: (result.places[seat], seat))
    parts = []
    for seat in order:
        name, score = who(names, result.players[seat], words), result.scores[seat]
        if result.players[seat] in result.forfeits:
            parts.append(words("league-place-forfeit", name=name))
        else:
            parts.append(f"{result.places[seat]}. {name} ({score})")
    return " · ".join(parts)
