"""`/turns`: what waits for somebody, and in a few lines what has happened since they looked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.models.match import Table
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared import clocks
from bot.screens.shared.boards import can_rematch
from bot.screens.shared.match_lists import describe_match, shorten_names
from bot.screens.shared.names import format_list, match_link, match_title, seat_label
from bot.words import Words

MOST_TURNS: Final = 5
MOST_OTHERS: Final = 3
MOST_LOOKS: Final = 2
MOST_FINISHED: Final = 2
"""Matches of each kind, and buttons that look at others: with plans, as many as fit a message."""
MOST_NEWS: Final = 4
"""Lines about one match."""
MOST_LETTERS: Final = 3_600
"""Letters of all of it."""
UNLIMITED: Final = 10**6


@dataclass(frozen=True, slots=True)
class NewsLine:
    """A line about something that has happened; `own`: it was done for the reader, not by them."""

    line: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """A match with what is new there; `owed` is what it waits for from the reader, `missed` why a
    plan of theirs has not done that. `closed`: its place is closed to the bot; `replays`: there is
    a film of it."""

    table: Table
    news: tuple[NewsLine, ...] = ()
    duty: str = ""
    missed: str = ""
    closed: bool = False
    replays: bool = False


@dataclass(frozen=True, slots=True)
class Turns:
    """All matches of the reader, `player`, who asks in the server `guild`; `count` wait for them,
    the first of which are `waiting`."""

    player: int
    guild: int | None
    waiting: Sequence[Turn] = ()
    count: int = 0
    others: Sequence[Turn] = ()
    over: Sequence[Turn] = ()
    followed: Sequence[Turn] = ()


def render_turns(found: Turns, words: Words) -> Screen:
    """Each match that waits, with a button that opens its panel here; the reader's others, those
    that have just ended with ways back to them, and those they follow. The more there is, the
    less is said of each."""
    for most in range(MOST_NEWS, -1, -1):
        blocks = _blocks(found, most, words)
        if _count_letters(blocks) <= MOST_LETTERS:
            return Screen(blocks)
    return Screen(_blocks(found, 0, words, MOST_LETTERS))


def _blocks(found: Turns, most: int, words: Words, room: int = UNLIMITED) -> tuple[Block, ...]:
    """At most so many lines of news about each, and what waits for the reader before all else."""
    waiting = tuple(_waiting_blocks(found, most, words))
    over = tuple(_end_blocks(found, most, words))
    room -= _count_letters((*waiting, *over))
    others = _other_blocks(found, most, words, room)
    followed = _follow_blocks(found, most, words, room - _count_letters(others))
    return (*waiting, *others, *over, *followed)


def _waiting_blocks(found: Turns, most: int, words: Words) -> Iterator[Block]:
    yield Text(_head(found, words))
    more = found.count - len(found.waiting)
    for turn in found.waiting:
        lines = [_describe_waiting(turn, found, most, words)]
        if more and turn is found.waiting[-1]:
            lines.append(words("turns-more", n=more))
        yield Text("\n".join(lines))
        number = turn.table.match
        yield Row((Button(f"move.{number}", words("turns-open", number=str(number)), "primary"),))


def _end_blocks(found: Turns, most: int, words: Words) -> Iterator[Block]:
    for turn in found.over[:MOST_FINISHED]:
        yield Text(_describe_end(turn, found, most, words))
        yield Row(_review_buttons(turn, found, words))


def _follow_blocks(found: Turns, most: int, words: Words, room: int) -> tuple[Block, ...]:
    lines = [_describe_follow(one, found, most, words) for one in found.followed]
    told = _fit_lines([words("turns-followed"), *lines], min(room, MOST_LETTERS // 3))
    return (Text("\n".join(told)),) if len(told) > 1 else ()


def _describe_follow(turn: Turn, found: Turns, most: int, words: Words) -> str:
    """What goes on in a server is told there: the reader may have left it."""
    if not _is_here(turn, found):
        return _title(turn, found, words)
    return _with_news(describe_match(turn.table, words), turn, most, words)


def _head(found: Turns, words: Words) -> str:
    if found.waiting:
        return words("turns-head", n=found.count)
    return words("turns-none" if found.others or found.over or found.followed else "turns-empty")


def _describe_waiting(turn: Turn, found: Turns, most: int, words: Words) -> str:
    seat = turn.table.seat_of(found.player)
    small = [turn.missed, turn.duty, "" if seat is None else clocks.describe_wait(seat, words)]
    head = "\n".join([_title(turn, found, words), *(f"-# {one}" for one in small if one)])
    return _with_news(head, turn, most, words)


def _other_blocks(found: Turns, most: int, words: Words, room: int) -> tuple[Block, ...]:
    """Matches of the reader that wait for others."""
    shown = found.others[:MOST_OTHERS]
    lines = [words("turns-others")]
    for turn in shown:
        parts = (_title(turn, found, words), _describe_wait(turn, found, words))
        head = " · ".join(part for part in parts if part)
        lines.append(_with_news(head, turn, most, words))
    if len(found.others) > len(shown):
        lines.append(words("turns-more", n=len(found.others) - len(shown)))
    told = _fit_lines(lines, room)
    if len(told) < 2:
        return ()
    return Text("\n".join(told)), Row(
        tuple(_open_button(one, found, words) for one in shown[:MOST_LOOKS])
    )


def _describe_wait(turn: Turn, found: Turns, words: Words) -> str:
    """What a match waits for that does not wait for the reader."""
    if _is_computer_playing(turn, found):
        return words("turns-held")
    names = ", ".join(seat_label(turn.table, seat, words) for seat in turn.table.seats_to_act)
    return words("matches-waits", names=shorten_names(names)) if names else ""


def _open_button(turn: Turn, found: Turns, words: Words) -> Button:
    """Into a match that waits for others: to the reader's seat, where that is held for them."""
    number = str(turn.table.match)
    if _is_computer_playing(turn, found):
        return Button(f"move.{number}", words("turns-seat", number=number), "primary")
    return Button(f"see.{number}", words("turns-look", number=number))


def _is_computer_playing(turn: Turn, found: Turns) -> bool:
    """Whether a computer player holds the reader's seat."""
    seat = turn.table.seat_of(found.player)
    return seat is not None and seat.computer is not None


def _describe_end(turn: Turn, found: Turns, most: int, words: Words) -> str:
    """How a match has ended: what was new about that, or who has won."""
    head = words("turns-over", title=_title(turn, found, words))
    if turn.news and most:
        return _with_news(head, turn, most, words)
    places = turn.table.places
    first = [seat for seat, place in zip(turn.table.seats, places, strict=False) if place == 1]
    names = shorten_names(
        format_list([seat_label(turn.table, seat, words) for seat in first], words)
    )
    return f"{head}\n-# {words('turns-won', names=names, n=len(first))}" if first else head


def _review_buttons(turn: Turn, found: Turns, words: Words) -> tuple[Button, ...]:
    """What can be done about a match that is over."""
    number = turn.table.match
    ways = [Button(f"see.{number}", words("turns-end"), "primary")]
    if turn.replays:
        ways.append(Button(f"film.{number}", words("board-replay")))
    if can_rematch(turn.table) and _is_here(turn, found):
        ways.append(Button(f"rematch.{number}", words("board-rematch")))
    return tuple(ways)


def _is_here(turn: Turn, found: Turns) -> bool:
    return turn.table.address.guild == found.guild


def _title(turn: Turn, found: Turns, words: Words) -> str:
    where = match_link(turn.table) if _is_here(turn, found) else words("turns-elsewhere")
    if turn.closed:
        where = words("turns-closed")
    return words("turns-line", title=match_title(turn.table, words), where=where)


def _with_news(head: str, turn: Turn, most: int, words: Words) -> str:
    """What is known of a match, and the newest lines about it; of those about what was done for the
    reader none is left out for another."""
    if not turn.news:
        return head
    if not most:
        return f"{head}\n-# {words('turns-news', n=len(turn.news))}"
    numbered = list(enumerate(turn.news))
    own = [at for at, one in numbered if one.own][-most:]
    rest = [at for at, one in numbered if not one.own]
    kept = sorted((*own, *rest[max(0, len(rest) - most + len(own)) :]))
    left = len(turn.news) - len(kept)
    lines = [words("news-more", n=left)] if left else []
    return "\n".join((head, *(f"-# {one}" for one in lines), *_bullets(turn, kept)))


def _bullets(turn: Turn, kept: Sequence[int]) -> Iterator[str]:
    return (f"-# • {turn.news[at].line}" for at in kept)


def _fit_lines(lines: Sequence[str], room: int) -> list[str]:
    """The first lines that together have room."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        found.append(line)
    return found


def _count_letters(blocks: Sequence[Block]) -> int:
    return sum(len(block.body) for block in blocks if isinstance(block, Text))
