"""`/turns`: the matches that wait for a player, their other ones, those that have just ended and
those they follow, a few on each page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.models.match import Status, Table
from bot.screens.discord_limits import fit_lines, shorten
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared.match_lists import LONGEST_PEOPLE, describe_awaited
from bot.screens.shared.names import format_list, match_link, match_title, seat_label, title_in_game
from bot.screens.shared.pages import pager_buttons
from bot.screens.shared.private_screen import count_moves
from bot.words import Words

MOST_LISTED: Final = 4  # matches on a page, so that it fits a phone
NEWS_LINES: Final = {1: 4, 2: 2}
"""Lines of news of each match, by how many matches there are; of more they are only counted."""
MOST_LETTERS: Final = 3_600  # of the whole screen

Kind: TypeAlias = Literal["waiting", "other", "over", "followed"]


@dataclass(frozen=True, slots=True)
class NewsLine:
    """A line about an event; `own` if it was done for the reader, not by them."""

    line: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """A match with its news: the reader's `duty`, and why their plan `missed` it. `closed` says
    that the bot cannot post in its channel."""

    table: Table
    kind: Kind = "waiting"
    news: tuple[NewsLine, ...] = ()
    duty: str = ""
    missed: str = ""
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Turns:
    """A page, from 0, of the matches of the reader `player`, who asks in the server `guild`. Of all
    their matches, `count` wait for them, and they are away from `away`."""

    player: int
    guild: int | None
    listed: Sequence[Turn] = ()
    count: int = 0
    page: int = 0
    pages: int = 1
    away: int = 0


def render_turns(turns: Turns, words: Words) -> Screen:
    """How many matches wait for the reader and how many they are away from; then each match in two
    or three lines, with its button below."""
    counts = []
    if turns.away:
        counts.append(words("turns-away", n=turns.away))
    if turns.count:
        counts.append(words("turns-head", n=turns.count))
    elif not turns.away:
        counts.append(words("turns-none" if turns.listed else "turns-empty"))
    head = Text("\n".join(counts))
    if not turns.listed:
        return Screen((head,))
    room = MOST_LETTERS // len(turns.listed)
    blocks: list[Block] = [head]
    for one in turns.listed:
        text = Text("\n".join(_describe(turns, one, room, words)))
        blocks += [text, Row((_open_button(turns, one, words),))]
    if turns.pages > 1:
        blocks.append(Row(pager_buttons("turns", turns.page, turns.pages, words)))
    return Screen(tuple(blocks))


def _describe(turns: Turns, turn: Turn, room: int, words: Words) -> list[str]:
    """The match, what it waits for, and what is new, or how much."""
    most = NEWS_LINES.get(len(turns.listed), 0) if turns.pages == 1 else 0
    title = _title(turns, turn, words)
    if turn.kind == "over":
        title = words("turns-over", title=title)
    state = [*_describe_state(turns, turn, words)]
    is_elsewhere = turn.kind == "followed" and not _is_here(turns, turn)
    news = () if is_elsewhere else turn.news
    moves = count_moves([one.line for one in news])
    if moves and not most:
        state.append(words("turns-news", n=moves))
    lines = [title, *([f"-# {' · '.join(state)}"] if state else [])]
    return fit_lines([*lines, *_list_news(news, most, words)], room)


def _describe_state(turns: Turns, turn: Turn, words: Words) -> Iterator[str]:
    seat = turn.table.seat_of(turns.player)
    if turn.kind == "over":
        ranked = zip(turn.table.seats, turn.table.ranks, strict=False)
        winners = [seat_label(turn.table, seat, words) for seat, rank in ranked if rank == 1]
        if winners:
            names = shorten(format_list(winners, words), LONGEST_PEOPLE)
            yield words("turns-won", names=names, n=len(winners))
        return
    if turn.kind == "waiting":
        yield from filter(None, (turn.missed or turn.duty,))
        if seat is not None and seat.due is not None:
            yield f"⏳ <t:{seat.due}:R>"
        return
    if turn.kind == "followed":
        yield words("turns-followed")
        if not _is_here(turns, turn):  # the reader may have left that server
            return
    is_held = is_away(turn.table, turns.player)
    held = words("league-next-stopped" if turn.table.is_deserted else "turns-held")
    yield from filter(None, (held if is_held else describe_awaited(turn.table, words),))


def _list_news(news: Sequence[NewsLine], most: int, words: Words) -> list[str]:
    """The newest lines; those about what was done for the reader come first."""
    if not most or not news:
        return []
    own = [at for at, one in enumerate(news) if one.own][-most:]
    rest = [at for at, one in enumerate(news) if not one.own]
    kept = sorted((*own, *rest[max(0, len(rest) - most + len(own)) :]))
    left = len(news) - len(kept)
    more = [f"-# {words('news-more', n=left)}"] if left else []
    return [*more, *(f"-# • {news[at].line}" for at in kept)]


def _open_button(turns: Turns, turn: Turn, words: Words) -> Button:
    """To the panel of the reader's seat, else to the board."""
    number = str(turn.table.match)
    if turn.kind == "waiting":
        return Button(f"move.{number}", words("turns-open", number=number), "primary")
    if turn.kind == "other" and is_away(turn.table, turns.player):
        return Button(f"move.{number}", words("turns-seat", number=number), "primary")
    plays = turn.kind == "other" and turn.table.status is Status.RUNNING
    return Button(f"{'move' if plays else 'see'}.{number}", words("turns-look", number=number))


def is_away(table: Table, player: int) -> bool:
    """Whether a computer replaces a player until they are back."""
    seat = table.seat_of(player)
    held = seat is not None and seat.computer is not None and not seat.resigned
    return held and table.status is Status.RUNNING


def _is_here(turns: Turns, turn: Turn) -> bool:
    return turn.table.address.guild == turns.guild


def _title(turns: Turns, turn: Turn, words: Words) -> str:
    title = match_title(turn.table, words)
    if turn.closed:
        where = words("turns-closed")
    elif turns.guild is None:  # in a direct message or on a page of its own
        is_one = len({one.table.game for one in turns.listed}) == 1
        return f"**{title if is_one else title_in_game(turn.table, words)}**"
    else:
        where = match_link(turn.table) if _is_here(turns, turn) else words("turns-elsewhere")
    return words("turns-line", title=title, where=where)
