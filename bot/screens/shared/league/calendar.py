"""When, where and against whom: one's own sessions, and all of a division."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from bot.leagues.league import Slot
from bot.markdown import escape
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared.league.formatting import (
    LeagueView,
    describe_leaving,
    format_relative_time,
    format_time,
    result_line,
    session_name,
    stage_name,
)
from bot.words import Words

MatchLink: TypeAlias = tuple[int, str]
"""The match that a session is at now, and a link to where it is played."""
MOST_LETTERS: Final = 3_400
"""Letters of a calendar in one message."""
MOST_OWN: Final = 4


def render_own_sessions(shown: LeagueView, player: int, places: Mapping[int, MatchLink]) -> Screen:
    """The player's open sessions with links to them, and the next ones; `places` are where
    those that are open are played, by their numbers."""
    league, words = shown.league, shown.words
    runs = league.phase != "sign-up"
    gone = player in league.dropped
    slots = [slot for slot in league.slots_of(player) if slot.result is None and runs]
    slots = [slot for slot in slots if player not in league.absentees_of(slot)]
    if league.division_of(player) is None or (gone and not slots):
        return Screen(
            (Text(_explain_no_sessions(shown, player)), Row(_navigation_buttons(shown, player)))
        )
    title = escape(shown.heading(league.division_of(player) or 1))
    blocks: list[Block] = [Text(f"### {title}")]
    if gone:
        blocks.append(Text(describe_leaving(shown, player)))
    elif not slots:
        blocks.append(Text(words("league-next-none")))
    for slot in slots[:MOST_OWN]:
        blocks += _own_session_blocks(shown, slot, player, places)
    if len(slots) > MOST_OWN:
        blocks.append(Text(words("league-next-more", n=len(slots) - MOST_OWN)))
    standings = shown.button("table.0", words("league-standings"))
    blocks.append(Row((standings, *_navigation_buttons(shown, player))))
    return Screen(tuple(blocks))


def render_calendar(shown: LeagueView, division: int) -> Screen:
    """All sessions of a division, by waves; where they are too many, those that are over last."""
    league, words = shown.league, shown.words
    if not league.slots:
        return Screen((Text(words("league-no-season", league=escape(shown.name))),))
    division = min(max(division, 1), len(league.divisions))
    slots = [slot for slot in league.slots if slot.fixture.division == division]
    lines = _round_lines(slots, shown)
    if len("\n".join(lines)) > MOST_LETTERS:
        lines = _round_lines(sorted(slots, key=lambda slot: slot.state == "ended"), shown)
    lines.insert(0, f"### {escape(shown.heading(division))}")
    deadline = words("league-deadline", at=format_time(league.deadline))
    text = _fit_lines(lines, words) + (f"\n{deadline}" if league.phase != "sign-up" else "")
    row = Row((shown.button(f"table.{division}", words("league-standings")), _home_button(shown)))
    return Screen((Text(text), row, *shown.division_rows("calendar", division)))


def _round_lines(slots: Iterable[Slot], shown: LeagueView) -> list[str]:
    words, wave, lines = shown.words, 0, list[str]()
    for slot in slots:
        if slot.fixture.wave != wave:
            wave = slot.fixture.wave
            lines.append(words("league-wave", n=wave, at=format_time(slot.starts)))
        state = words(f"league-state-{slot.state}")
        lines.append(f"{state} {session_name(slot, words)}: {result_line(slot, shown)}")
    return lines


def _navigation_buttons(shown: LeagueView, player: int) -> tuple[Button, ...]:
    """On to the league, and for who has left back into it."""
    back = shown.button("join", shown.words("league-back"), "success")
    return (
        (back, _home_button(shown)) if shown.league.can_return(player) else (_home_button(shown),)
    )


def _home_button(shown: LeagueView) -> Button:
    return shown.button("home", shown.words("league-home"))


def _own_session_blocks(
    shown: LeagueView, slot: Slot, player: int, places: Mapping[int, MatchLink]
) -> list[Block]:
    league, words = shown.league, shown.words
    against = shown.join_names(one for one in slot.fixture.players if one != player)
    session = stage_name(slot, words)
    if slot.match is None:
        key = "league-next-later" if slot.starts > league.began_at else "league-next-room"
        at, until = format_time(slot.starts), format_relative_time(slot.starts)
        return [Text(words(key, session=session, against=against, at=at, soon=until))]
    (match, where), until = places.get(slot.number, (slot.match, "")), format_time(league.deadline)
    line = words("league-next-now", session=session, against=against, where=where, until=until)
    open_it = Button(f"move.{match}", words("turns-open", number=str(match)), "primary")
    return [Text(line), Row((open_it,))]


def _explain_no_sessions(shown: LeagueView, player: int) -> str:
    league, words = shown.league, shown.words
    if league.phase == "sign-up" and player in league.players:
        return words("league-next-signed-up")
    if player in league.waiting_list:
        return words("league-next-waiting", n=league.waiting_list.index(player) + 1)
    if player in league.substitutes:
        return words("league-next-substitute")
    if player in league.dropped and league.phase != "sign-up":
        return describe_leaving(shown, player)
    return words("league-next-outside")


def _fit_lines(lines: list[str], words: Words) -> str:
    kept: list[str] = []
    room = MOST_LETTERS
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            kept.append(words("league-more", n=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(kept)
