"""The names of players, computers and matches in texts and pictures, and the colours of seats in
games whose pieces show their owner (`bot.render.themes`)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from babel import lists

from bot.markdown import escape, to_plain_text
from bot.models.match import SeatInfo, Span, Status, Table
from bot.render.themes import COLOURS
from bot.screens.discord_limits import shorten
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import Param, Seat

MOST_LETTERS: Final = 40  # of a server's name


def seat_label(table: Table, seat: SeatInfo, words: Words) -> str:
    """The seat's player, safe for a message: a person, a computer with its level, or nobody."""
    if seat.is_empty:
        return words("seat-empty")
    if seat.player is None:
        level = level_name(str(seat.computer), words)
        return words("seat-computer", level=level, seconds=seat.seconds)
    name = escape(seat.name) or words("seat-nameless")
    if seat.resigned:
        return words("seat-resigned", name=name)
    is_held = seat.computer is not None and table.status is Status.RUNNING
    return words("seat-held", name=name) if is_held else name


def level_name(level: str, words: Words) -> str:
    return words.name_of(f"level-{level}", level)


def match_title(table: Table, words: Words) -> str:
    """`Amber Otter #42`; of a match file, only its name."""
    if not table.match:
        return escape(table.name)
    return words("match-title", name=escape(table.name), number=str(table.match))


def title_in_game(table: Table, words: Words) -> str:
    """`Cutterland · Amber Otter #42`, for messages that are read without the board."""
    game = words.name_of(f"{table.game}-name", table.game)
    return words("match-in-game", game=game, title=match_title(table, words))


def match_link(table: Table) -> str:
    return f"<#{table.address.destination}>"


def seat_name(table: Table, seat: Seat, words: Words, *, is_short: bool = False) -> str:
    """The seat's name as plain text, for a game's pictures, labels and alt texts: of a player, or
    of a computer, numbered if there are several, else the seat's number. `is_short`: a computer as
    `🤖 2`."""
    player = table.seats[seat]
    if name := to_plain_text(player.name):
        return words("name-resigned", name=name) if player.resigned else name
    if player.computer is None:
        return words("name-seat", number=seat + 1)
    computers = [one.seat for one in table.seats if one.computer is not None and not one.name]
    mark = _spell_number(player.computer_number) if player.computer_number else ""
    if is_short:
        return f"🤖 {mark or computers.index(seat) + 1}"
    if mark:
        return computer_name(player.computer_number, words)
    if len(computers) == 1:
        return words("name-computer")
    return words("name-computers", number=computers.index(seat) + 1)


def computer_name(number: int, words: Words) -> str:
    """The name of a league's computer; the first one is A."""
    return words("league-computer", letter=_spell_number(number))


def _spell_number(number: int) -> str:
    """1 is A, 27 is AA."""
    rest, last = divmod(number - 1, 26)
    return (_spell_number(rest) if rest else "") + chr(ord("A") + last)


def format_players(
    table: Table, seats: Iterable[SeatInfo], servers: Mapping[int, str], words: Words
) -> str:
    """The names of seats as one list, those of another server with its name, as far as `servers`
    know it: `ana and cleo (The Round Table)`."""
    names = []
    for seat in seats:
        name, guild = seat_label(table, seat, words), table.find_server(seat.seat)
        server = "" if guild == table.address.guild else servers.get(guild, "")
        names.append(f"{name} ({escape(shorten(server, MOST_LETTERS))})" if server else name)
    return format_list(names, words)


def bold_name(table: Table, seat: Seat, words: Words) -> str:
    return f"**{escape(seat_name(table, seat, words))}**"


def bold_names(table: Table, seats: Iterable[Seat], words: Words) -> str:
    """The names of seats as one list: `**Ana**, **Bo** and **Cy**`."""
    return format_list([bold_name(table, seat, words) for seat in seats], words)


def list_other_scores(
    table: Table, ranks: Sequence[int], scores: Sequence[int], words: Words
) -> str:
    """A small line of those who have not won, the best first, each with their points; empty if
    there are none."""
    others = sorted((rank, seat) for seat, rank in enumerate(ranks) if rank > 1)
    each = [f"{bold_name(table, seat, words)} {scores[seat]}" for _, seat in others]
    return f"\n-# {' · '.join(each)}" if each else ""


def describe_forfeit_win(table: Table, words: Words, scores: Sequence[int] = ()) -> str:
    """Who wins a match because others forfeit it, with the points of all if there are `scores`."""
    order = sorted(range(len(table.ranks)), key=lambda seat: table.ranks[seat])
    winners = [seat for seat in order if table.ranks[seat] == 1]
    names = bold_names(table, winners, words)
    who = format_list([f"**{escape(name)}**" for name in table.forfeits], words)
    n, gone = len(winners), len(table.forfeits)
    line = words("board-forfeit-win", names=names, n=n, who=who, gone=gone)
    each = [f"{bold_name(table, seat, words)} {scores[seat]}" for seat in order] if scores else []
    return f"🏆 {line}\n-# {' · '.join(each)}" if each else line


def name_params(reader: Seat | None, table: Table, seat: Seat, words: Words) -> dict[str, Param]:
    """Parameters of a sentence: the seat's `name`, and whether it is the reader's own (`you`)."""
    return {"name": bold_name(table, seat, words), "you": "yes" if seat == reader else "no"}


def format_list(items: Sequence[str], words: Words) -> str:
    """`a`, `a and b`, `a, b and c`."""
    # American English has a comma before "and", British English has none.
    return lists.format_list(items, locale="en_GB" if words.locale == "en" else words.locale)


def describe_spans(spans: Sequence[Span], words: Words) -> list[str]:
    """Who played which moves: a line for each span of the seats with several players."""
    shared = {one.seat for one in spans if one.first > 1}
    return [
        words(
            "seat-span", number=one.seat + 1, first=one.first, last=one.last,
            name=to_plain_text(one.name) or words("name-computer"),
        )
        for one in spans
        if one.seat in shared
    ]  # fmt: skip


def look_of(table: Table, seat: Seat) -> int:
    """The number of the seat's colour in pictures, from 0."""
    return (table.seats[seat].colour or seat + 1) - 1


def add_colour(name: str, table: Table, seat: Seat, words: Words) -> str:
    """`Ana (red)`, where the players of the match have chosen their colours."""
    colour = table.seats[seat].colour
    if not colour:
        return name
    return words("seat-coloured", name=name, colour=words(f"seat-colour-{colour}"))


def list_colours(words: Words) -> tuple[Choice, ...]:
    """The colours that players choose from, described by their patterns."""
    return tuple(
        Choice(str(one), words(f"seat-colour-{one}"), words(f"seat-pattern-{one}"))
        for one in range(1, len(COLOURS) + 1)
    )
