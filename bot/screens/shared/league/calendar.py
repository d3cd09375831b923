"""A player's own sessions with links to their matches, and the calendar of a division."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from bot.leagues.league import Slot
from bot.markdown import escape
from bot.screens.discord_limits import fit_lines
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared.league.formatting import (
    LeagueView,
    describe_leaving,
    describe_own_end,
    describe_state,
    format_time,
    result_line,
    session_name,
    stage_name,
)

MatchLink: TypeAlias = tuple[int, str]
"""The current match of a session, and a link to its channel."""
MOST_LETTERS: Final = 3_400
"""Characters of a calendar in one message."""
MOST_OWN: Final = 4


def render_own_sessions(view: LeagueView, player: int, places: Mapping[int, MatchLink]) -> Screen:
    """The player's open sessions, and the next ones; `places` has the matches of open sessions by
    their numbers."""
    league, words = view.league, view.words
    runs = league.phase != "sign-up"
    has_left = player in league.dropped
    slots = [slot for slot in league.slots_of(player) if slot.result is None and runs]
    slots = [slot for slot in slots if player not in league.absentees_of(slot)]
    if league.division_of(player) is None or (has_left and not slots):
        return Screen((Text(_explain_no_sessions(view, player)), _navigation_row(view, player)))
    title = escape(view.heading(league.division_of(player) or 1))
    blocks: list[Block] = [Text(f"### {title}")]
    if has_left:
        blocks.append(Text(describe_leaving(view, player)))
    elif not slots:
        blocks.append(Text(describe_own_end(view, player)))
    for slot in slots[:MOST_OWN]:
        blocks += _own_session_blocks(view, slot, player, places)
    if len(slots) > MOST_OWN:
        blocks.append(Text(words("league-next-more", n=len(slots) - MOST_OWN)))
    return Screen((*blocks, _navigation_row(view, player, "table.0")))


def render_calendar(view: LeagueView, division: int) -> Screen:
    """The sessions of a division by round; if not all fit, those that have ended come last."""
    league, words = view.league, view.words
    if not league.slots:
        return Screen((Text(words("league-no-season", league=escape(view.name))),))
    division = min(max(division, 1), len(league.divisions))
    slots = [slot for slot in league.slots if slot.fixture.division == division]
    lines = _round_lines(slots, view)
    if len("\n".join(lines)) > MOST_LETTERS:
        lines = _round_lines(sorted(slots, key=lambda slot: slot.state == "ended"), view)
    lines.insert(0, f"### {escape(view.heading(division))}")
    kept = fit_lines(lines, MOST_LETTERS)
    if len(kept) < len(lines):
        kept.append(words("league-more", n=len(lines) - len(kept)))
    if league.phase != "sign-up":
        kept.append(words("league-deadline", at=format_time(league.deadline)))
    row = view.row(f"table.{division}", "home")
    return Screen((Text("\n".join(kept)), row, *view.division_rows("calendar", division)))


def _round_lines(slots: Iterable[Slot], view: LeagueView) -> list[str]:
    words, wave, lines = view.words, 0, list[str]()
    for slot in slots:
        if slot.fixture.wave != wave:
            wave = slot.fixture.wave
            lines.append(words("league-wave", n=wave, at=format_time(slot.starts)))
        state = words(f"league-state-{describe_state(slot)}")
        lines.append(f"{state} {session_name(slot, words)}: {result_line(slot, view)}")
    return lines


def _navigation_row(view: LeagueView, player: int, *before: str) -> Row:
    """The way to the league, and for a player who has left the season the way back into it."""
    back = (view.button("join", view.words("league-back"), "success"),)
    return view.row(*before, *(back if view.league.can_return(player) else ()), "home")


def _own_session_blocks(
    view: LeagueView, slot: Slot, player: int, places: Mapping[int, MatchLink]
) -> list[Block]:
    league, words = view.league, view.words
    against = view.join_names(one for one in slot.fixture.players if one != player)
    session = stage_name(slot, words)
    if slot.match is None:
        key = "league-next-later" if slot.starts > view.at else "league-next-room"
        at = format_time(slot.starts)
        return [Text(words(key, session=session, against=against, at=at))]
    (match, where), until = places.get(slot.number, (slot.match, "")), format_time(league.deadline)
    line = words("league-next-now", session=session, against=against, where=where, until=until)
    open_it = Button(f"move.{match}", words("turns-open", number=str(match)), "primary")
    return [Text(line), Row((open_it,))]


def _explain_no_sessions(view: LeagueView, player: int) -> str:
    league, words = view.league, view.words
    if league.phase == "sign-up" and player in league.players:
        return words("league-next-signed-up")
    if player in league.waiting_list:
        return words("league-next-waiting", n=league.waiting_list.index(player) + 1)
    if player in league.substitutes:
        return words("league-next-substitute")
    if player in league.dropped and league.phase != "sign-up":
        return describe_leaving(view, player)
    return words("league-next-outside")
