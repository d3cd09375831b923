"""When, where and against whom: one's own sessions, and all of a division."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from bot.leagues.league import Slot
from bot.markdown import escape
from bot.screens.house.league.signs import (
    Shown,
    left,
    moment,
    numbered,
    result_line,
    soon,
    stage_name,
)
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.words import Words

Place: TypeAlias = tuple[int, str]
"""The match that a session is at now, and a link to where it is played."""
ROOM: Final = 3_400
"""Letters of a calendar in one message."""
MOST_MINE: Final = 4


def mine(shown: Shown, player: int, places: Mapping[int, Place]) -> Screen:
    """The player's open sessions with links to them, and the next ones; `places` are where
    those that are open are played, by their numbers."""
    league, words = shown.league, shown.words
    runs = league.phase != "sign-up"
    gone = player in league.dropped
    slots = [slot for slot in league.of(player) if slot.result is None and runs]
    slots = [slot for slot in slots if player not in league.gone(slot)]
    if league.division_of(player) is None or (gone and not slots):
        return Screen((Text(_outside(shown, player)), Row(_ways(shown, player))))
    title = escape(shown.heading(league.division_of(player) or 1))
    blocks: list[Block] = [Text(f"### {title}")]
    if gone:
        blocks.append(Text(left(shown, player)))
    elif not slots:
        blocks.append(Text(words("league-next-none")))
    for slot in slots[:MOST_MINE]:
        blocks += _mine(shown, slot, player, places)
    if len(slots) > MOST_MINE:
        blocks.append(Text(words("league-next-more", n=len(slots) - MOST_MINE)))
    standings = shown.button("table.0", words("league-standings"))
    blocks.append(Row((standings, *_ways(shown, player))))
    return Screen(tuple(blocks))


def calendar(shown: Shown, division: int) -> Screen:
    """All sessions of a division, by waves; where they are too many, those that are over last."""
    league, words = shown.league, shown.words
    if not league.slots:
        return Screen((Text(words("league-no-season", league=escape(shown.name))),))
    division = min(max(division, 1), len(league.divisions))
    slots = [slot for slot in league.slots if slot.fixture.division == division]
    lines = _waves(slots, shown)
    if len("\n".join(lines)) > ROOM:
        lines = _waves(sorted(slots, key=lambda slot: slot.state == "ended"), shown)
    lines.insert(0, f"### {escape(shown.heading(division))}")
    deadline = words("league-deadline", at=moment(league.deadline))
    text = _fitting(lines, words) + (f"\n{deadline}" if league.phase != "sign-up" else "")
    row = Row((shown.button(f"table.{division}", words("league-standings")), _home(shown)))
    return Screen((Text(text), row, *shown.divisions("calendar", division)))


def _waves(slots: Iterable[Slot], shown: Shown) -> list[str]:
    words, wave, lines = shown.words, 0, list[str]()
    for slot in slots:
        if slot.fixture.wave != wave:
            wave = slot.fixture.wave
            lines.append(words("league-wave", n=wave, at=moment(slot.starts)))
        state = words(f"league-state-{slot.state}")
        lines.append(f"{state} {numbered(slot, words)}: {result_line(slot, shown)}")
    return lines


def _ways(shown: Shown, player: int) -> tuple[Button, ...]:
    """On to the league, and for who has left back into it."""
    back = shown.button("join", shown.words("league-back"), "success")
    return (back, _home(shown)) if shown.league.may_return(player) else (_home(shown),)


def _home(shown: Shown) -> Button:
    return shown.button("home", shown.words("league-home"))


def _mine(shown: Shown, slot: Slot, player: int, places: Mapping[int, Place]) -> list[Block]:
    league, words = shown.league, shown.words
    against = shown.people(one for one in slot.fixture.players if one != player)
    session = stage_name(slot, words)
    if slot.match is None:
        key = "league-next-later" if slot.starts > league.began else "league-next-room"
        at, until = moment(slot.starts), soon(slot.starts)
        return [Text(words(key, session=session, against=against, at=at, soon=until))]
    (match, where), until = places.get(slot.number, (slot.match, "")), moment(league.deadline)
    line = words("league-next-now", session=session, against=against, where=where, until=until)
    open_it = Button(f"move.{match}", words("turns-open", number=str(match)), "primary")
    return [Text(line), Row((open_it,))]


def _outside(shown: Shown, player: int) -> str:
    league, words = shown.league, shown.words
    if league.phase == "sign-up" and player in league.players:
        return words("league-next-signed-up")
    if player in league.waiting:
        return words("league-next-waiting", n=league.waiting.index(player) + 1)
    if player in league.substitutes:
        return words("league-next-substitute")
    if player in league.dropped and league.phase != "sign-up":
        return left(shown, player)
    return words("league-next-outside")


def _fitting(lines: list[str], words: Words) -> str:
    kept: list[str] = []
    room = ROOM
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            kept.append(words("league-more", n=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(kept)
