"""`/turns`: the matches that wait for a player, and the news of their other ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.models.match import Table
from bot.screens.discord_limits import fit_lines
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared import clocks
from bot.screens.shared.boards import can_rematch
from bot.screens.shared.match_lists import describe_awaited, describe_match, shorten_names
from bot.screens.shared.names import format_list, match_link, match_title, seat_label
from bot.screens.shared.private_screen import count_letters
from bot.words import Words

MOST_TURNS: Final = 5
MOST_OTHERS: Final = 3
MOST_LOOKS: Final = 2
MOST_FINISHED: Final = 2
"""Matches of each kind, and buttons to view others: with plans, as many as fit in a message."""
MOST_NEWS: Final = 4
"""Lines about one match."""
MOST_LETTERS: Final = 3_600
"""Of the whole screen."""
UNLIMITED: Final = 10**6


@dataclass(frozen=True, slots=True)
class NewsLine:
    """A line about an event; `own` if it was done for the reader, not by them."""

    line: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """A match with its news: the reader's `duty`, and why their plan `missed` it. `closed` says
    that the bot cannot post in its channel, `replays` that there is a film of it."""

    table: Table
    news: tuple[NewsLine, ...] = ()
    duty: str = ""
    missed: str = ""
    closed: bool = False
    replays: bool = False


@dataclass(frozen=True, slots=True)
class Turns:
    """All matches of the reader `player`, who asks in the server `guild`; `count` wait for them,
    and `waiting` are the first of these."""

    player: int
    guild: int | None
    waiting: Sequence[Turn] = ()
    count: int = 0
    others: Sequence[Turn] = ()
    over: Sequence[Turn] = ()
    followed: Sequence[Turn] = ()


def render_turns(turns: Turns, words: Words) -> Screen:
    """The matches that wait for the reader, with buttons to open their panels here; their others,
    those that have just ended, and those they follow. The more matches, the less news of each."""
    for most in range(MOST_NEWS, -1, -1):
        blocks = _TurnsWriter(turns, most, words).write()
        if count_letters(blocks) <= MOST_LETTERS:
            return Screen(blocks)
    return Screen(_TurnsWriter(turns, 0, words).write(MOST_LETTERS))


@dataclass(frozen=True, slots=True)
class _TurnsWriter:
    """Writes the screen with at most `most` lines of news of each match."""

    turns: Turns
    most: int
    words: Words

    def write(self, room: int = UNLIMITED) -> tuple[Block, ...]:
        waiting, over = tuple(self._waiting_blocks()), tuple(self._end_blocks())
        room -= count_letters((*waiting, *over))
        others = self._other_blocks(room)
        followed = self._follow_blocks(room - count_letters(others))
        return (*waiting, *others, *over, *followed)

    def _waiting_blocks(self) -> Iterator[Block]:
        turns, words = self.turns, self.words
        any_other = turns.others or turns.over or turns.followed
        head = words("turns-none" if any_other else "turns-empty")
        yield Text(words("turns-head", n=turns.count) if turns.waiting else head)
        more = turns.count - len(turns.waiting)
        for turn in turns.waiting:
            text = self._describe_waiting(turn)
            if more and turn is turns.waiting[-1]:
                text += "\n" + words("turns-more", n=more)
            yield Text(text)
            number = str(turn.table.match)
            yield Row((Button(f"move.{number}", words("turns-open", number=number), "primary"),))

    def _end_blocks(self) -> Iterator[Block]:
        for turn in self.turns.over[:MOST_FINISHED]:
            yield Text(self._describe_end(turn))
            yield Row(self._review_buttons(turn))

    def _follow_blocks(self, room: int) -> tuple[Block, ...]:
        lines = [self.words("turns-followed"), *map(self._describe_follow, self.turns.followed)]
        kept = fit_lines(lines, min(room, MOST_LETTERS // 3))
        return (Text("\n".join(kept)),) if len(kept) > 1 else ()

    def _describe_follow(self, turn: Turn) -> str:
        """Outside its server only the title: the reader may have left that."""
        if not self._is_here(turn):
            return self._title(turn)
        return self._add_news(describe_match(turn.table, self.words), turn)

    def _describe_waiting(self, turn: Turn) -> str:
        seat = turn.table.seat_of(self.turns.player)
        wait = "" if seat is None else clocks.describe_wait(seat, self.words)
        small = [f"-# {one}" for one in (turn.missed, turn.duty, wait) if one]
        return self._add_news("\n".join((self._title(turn), *small)), turn)

    def _other_blocks(self, room: int) -> tuple[Block, ...]:
        """The reader's matches that wait for others."""
        listed, lines = self.turns.others[:MOST_OTHERS], [self.words("turns-others")]
        for turn in listed:
            head = " · ".join(filter(None, (self._title(turn), self._describe_wait(turn))))
            lines.append(self._add_news(head, turn))
        if len(self.turns.others) > len(listed):
            lines.append(self.words("turns-more", n=len(self.turns.others) - len(listed)))
        kept = fit_lines(lines, room)
        if len(kept) < 2:
            return ()
        return Text("\n".join(kept)), Row(tuple(map(self._open_button, listed[:MOST_LOOKS])))

    def _describe_wait(self, turn: Turn) -> str:
        """What a match waits for, if not for the reader."""
        if self._is_computer_playing(turn):
            return self.words("turns-held")
        return describe_awaited(turn.table, self.words)

    def _open_button(self, turn: Turn) -> Button:
        """To the match, or to the reader's seat if a computer plays for them."""
        number = str(turn.table.match)
        if self._is_computer_playing(turn):
            return Button(f"move.{number}", self.words("turns-seat", number=number), "primary")
        return Button(f"see.{number}", self.words("turns-look", number=number))

    def _is_computer_playing(self, turn: Turn) -> bool:
        seat = turn.table.seat_of(self.turns.player)
        return seat is not None and seat.computer is not None

    def _describe_end(self, turn: Turn) -> str:
        """How a match ended: the news of that, or the winners."""
        head = self.words("turns-over", title=self._title(turn))
        if turn.news and self.most:
            return self._add_news(head, turn)
        ranked = zip(turn.table.seats, turn.table.ranks, strict=False)
        winners = [seat_label(turn.table, seat, self.words) for seat, rank in ranked if rank == 1]
        names = shorten_names(format_list(winners, self.words))
        won = self.words("turns-won", names=names, n=len(winners))
        return f"{head}\n-# {won}" if winners else head

    def _review_buttons(self, turn: Turn) -> tuple[Button, ...]:
        number, words = turn.table.match, self.words
        buttons = [Button(f"see.{number}", words("turns-end"), "primary")]
        if turn.replays:
            buttons.append(Button(f"film.{number}", words("board-replay")))
        if can_rematch(turn.table) and self._is_here(turn):
            buttons.append(Button(f"rematch.{number}", words("board-rematch")))
        return tuple(buttons)

    def _is_here(self, turn: Turn) -> bool:
        return turn.table.address.guild == self.turns.guild

    def _title(self, turn: Turn) -> str:
        where = match_link(turn.table) if self._is_here(turn) else self.words("turns-elsewhere")
        if turn.closed:
            where = self.words("turns-closed")
        return self.words("turns-line", title=match_title(turn.table, self.words), where=where)

    def _add_news(self, head: str, turn: Turn) -> str:
        """The newest lines below the head; those about what was done for the reader come first."""
        if not turn.news:
            return head
        if not self.most:
            return f"{head}\n-# {self.words('turns-news', n=len(turn.news))}"
        own = [at for at, one in enumerate(turn.news) if one.own][-self.most :]
        rest = [at for at, one in enumerate(turn.news) if not one.own]
        kept = sorted((*own, *rest[max(0, len(rest) - self.most + len(own)) :]))
        left = len(turn.news) - len(kept)
        more = [f"-# {self.words('news-more', n=left)}"] if left else []
        return "\n".join((head, *more, *(f"-# • {turn.news[at].line}" for at in kept)))
