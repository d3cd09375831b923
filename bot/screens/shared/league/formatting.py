"""What an act of an organiser is called once it is undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.leagues.events import (
    Body,
    Corrected,
    Dropped,
    Extended,
    Listed,
    Paused,
    SignedUp,
    Undone,
    Withdrew,
)
from bot.leagues.league import League, Slot
from bot.leagues.standings import MILLION, POINT, Line, Measure
from bot.markdown import escape, to_plain_text
from bot.screens.screen import Button, Row, Style
from bot.screens.shared.names import computer_name, format_list
from bot.words import Words


def describe_last_undo(shown: LeagueView) -> str:
    """The newest act that was undone; nothing where there is none."""
    bodies = [event.body for event in shown.league.events]
    undone = [body.seq for body in bodies if isinstance(body, Undone)]
    return describe_act(bodies[undone[-1] - 1], shown) if undone else ""


def describe_act(body: Body, shown: LeagueView) -> str:
    """An act in a few words."""
    words = shown.words
    if isinstance(body, Paused):
        return words("league-act-paused" if body.on else "league-act-resumed")
    if isinstance(body, Corrected):
        return words("league-act-corrected", session=words("league-session", number=body.fixture))
    if isinstance(body, Extended):
        return words("league-act-extended", days=body.days)
    if isinstance(body, SignedUp | Withdrew | Listed | Dropped):
        return words(f"league-act-{body.kind}", name=shown.display_name(body.player))
    return words(f"league-act-{body.kind}")


Names: TypeAlias = Mapping[int, str]
NONE: Final = "–"


@dataclass(frozen=True, slots=True)
class LeagueView:
    """A league as somebody is shown it: its number and name, what it is now, what its players are
    called, and the reader's words."""

    number: int
    name: str
    league: League
    names: Names
    words: Words

    def plain_name(self, player: int) -> str:
        """A player's name for pictures and files."""
        return to_plain_text(self._name_of(player)) or self.words("seat-nameless")

    def display_name(self, player: int) -> str:
        """A player's name, safe for a message."""
        return escape(self._name_of(player)) or self.words("seat-nameless")

    def join_names(self, players: Iterable[int]) -> str:
        return format_list([self.display_name(one) for one in players], self.words)

    def heading(self, division: int) -> str:
        """Plain text: the league, its season, the division where there are several."""
        parts = [self.name, self.words("league-season", n=self.league.season)]
        if len(self.league.divisions) > 1:
            parts.append(self.words("league-division", n=division))
        return " · ".join(parts)

    def button(
        self, what: str, label: str, style: Style = "secondary", *, off: bool = False
    ) -> Button:
        """A button of this league's; one that is `off` cannot be pressed."""
        return Button(self.control(what), label, style, disabled=off)

    def division_rows(self, what: str, division: int) -> tuple[Row, ...]:
        """A button for the same page of each other division."""
        others = [n for n in range(1, len(self.league.divisions) + 1) if n != division][:5]
        named = [(n, self.words("league-division", n=n)) for n in others]
        row = Row(tuple(self.button(f"{what}.{n}", name) for n, name in named))
        return (row,) if named else ()

    def control(self, what: str) -> str:
        """What a control of this league's is called."""
        return f"league.{self.number}.{what}"

    def _name_of(self, player: int) -> str:
        if player < 0:
            return computer_name(-player, self.words)
        return self.names.get(player, "")


def format_points(twelfths: int) -> str:
    """League points: `27.5`, `11.33`."""
    return f"{twelfths / POINT:.2f}".rstrip("0").rstrip(".")


def format_measure(line: Line, measure: Measure, *, exact: bool = False) -> str:
    """What a line has in a column; `exact`: with every digit that may decide."""
    if measure == "mutual" and line.mutual is None:
        return NONE
    if measure == "share":
        return f"{line.share * 100 / MILLION:.{4 if exact else 1}f} %"
    if measure == "lot":
        return f"{line.lot / 2**32:.{10 if exact else 3}f}"
    return format_points(line.value(measure))


def format_time(at: int) -> str:
    """A time as everybody reads it in their own zone."""
    return f"<t:{at}:f>"


def format_relative_time(at: int) -> str:
    return f"<t:{at}:R>"


def describe_leaving(shown: LeagueView, player: int) -> str:
    """What is so for somebody who has left the season."""
    league, words = shown.league, shown.words
    goes_on = sum(
        slot.state == "open" and player not in slot.absentees for slot in league.slots_of(player)
    )
    lines = [words("league-next-left")]
    if goes_on:
        lines.append(words("league-left-goes-on", n=goes_on))
    leaving = league.find_drop(player)
    if league.can_return(player):
        lines.append(words("league-left-return"))
    elif leaving is not None and leaving[1].by is not None:
        lines.append(words("league-left-by", name=shown.display_name(leaving[1].by)))
    return " ".join(lines)


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


def session_name(slot: Slot, words: Words) -> str:
    """A session with the number of its match, which the boards show, once it has begun."""
    name = stage_name(slot, words)
    if slot.match is None:
        return name
    return words("league-session-match", session=name, match=str(slot.match))


def result_line(slot: Slot, shown: LeagueView) -> str:
    """Everybody by place with the points of the session; what it counts, if it does."""
    result, words = slot.result, shown.words
    if result is None:
        return shown.join_names(slot.fixture.players)
    if shown.league.is_void(slot):
        return words("league-annulled", who=shown.join_names(result.players))
    if slot.how == "bye":
        return words("league-bye", name=shown.display_name(result.players[0]))
    order = sorted(range(len(result.players)), key=lambda seat: (result.places[seat], seat))
    parts = []
    for seat in order:
        name, score = shown.display_name(result.players[seat]), result.scores[seat]
        if result.players[seat] in result.forfeits:
            parts.append(words("league-place-forfeit", name=name))
        else:
            parts.append(f"{result.places[seat]}. {name} ({score})")
    if slot.how == "corrected":
        parts.append(words("league-place-corrected"))
    return " · ".join(parts)
