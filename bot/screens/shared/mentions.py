"""The words of messages that mention people. Push notifications quote them, so they say which match
it is, what is wanted and how long there is, in words: phones show neither timestamps nor links
there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.markdown import escape
from bot.models.match import PendingPerson, Table
from bot.screens.panel import button_rows
from bot.screens.screen import Button, Screen, Text
from bot.screens.shared.clocks import format_time_until
from bot.screens.shared.names import format_list, format_players, match_title, title_in_game
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Call:
    """The people whom a match waits for, with what they have to do, and the link to its board."""

    table: Table
    pending: Sequence[PendingPerson]
    duties: Sequence[str] = ()
    link: str = ""

    @property
    def is_answered(self) -> bool:
        """Whether nobody is awaited who could be mentioned."""
        return not any(self.table.seats[one.seat].user for one in self.pending)

    def find_end(self) -> int | None:
        """When the first of their times ends."""
        seats = (self.table.seats[one.seat] for one in self.pending if one.decision is not None)
        ends = (seat.due for seat in seats if seat.computer is None)
        return min((due for due in ends if due is not None), default=None)


def render_calls(calls: Iterable[Call], words: Words) -> Screen:
    """Calls for several matches, with a button to play in each, and below links to the boards and
    deadlines, as Discord keeps them true."""
    calls = [one for one in calls if not one.is_answered]
    if not calls:
        return Screen((Text(words("call-answered")),))
    lines = [describe_call(one, None, words) for one in calls]
    links = [_describe_link(one, words) for one in calls if one.link]
    if links:
        lines.append(f"-# {' · '.join(links)}")
    numbers = [str(one.table.match) for one in calls]
    buttons = [Button(f"move.{n}", words("turns-open", number=n), "success") for n in numbers]
    return Screen((Text("\n".join(lines)), *button_rows(buttons)))


def _describe_link(call: Call, words: Words) -> str:
    due = call.find_end()
    ends = "" if due is None else f" ⏳ <t:{due}:R>"
    return f"[{match_title(call.table, words)}]({call.link}){ends}"


def describe_call(call: Call, at: int | None, words: Words) -> str:
    """Empty if nobody is awaited. With `at` it says how long there is, for a text that is soon
    replaced."""
    if call.is_answered:
        return ""
    now, soon = (format_mentions(call.table, call.pending, now=one) for one in (True, False))
    names, later = format_list(now, words), format_list(soon, words)
    title = title_in_game(call.table, words)
    line = words("call-line", title=title, names=names)
    if not now:
        line = words("call-line-soon", title=title, soon=later)
    lines = [line, " ".join((*call.duties, *_describe_left(call, at, words)))]
    if now and soon:
        lines.append(f"-# {words('call-soon', names=later)}")
    return "\n".join(filter(None, lines))


def describe_lobby_call(
    table: Table, users: Sequence[int], words: Words, roles: Sequence[int] = ()
) -> str:
    """Asks people to join a match, or its host to start one that is full."""
    called = [*(f"<@&{role}>" for role in roles), *(f"<@{user}>" for user in users)]
    names = format_list(called, words)
    key = "call-lobby-full" if table.is_full else "call-lobby-open"
    return words(key, names=names, title=title_in_game(table, words))


def render_nudge(table: Table, users: Sequence[int], words: Words) -> Screen:
    """Asks for the last player of a lobby."""
    names = format_list([f"<@{user}>" for user in users], words)
    text = words("call-one-more", names=names, title=title_in_game(table, words))
    join = Button("lobby.join", words("lobby-join"), "success")
    return Screen((Text(text), *button_rows([join])), table.match)


def describe_start(
    call: Call, guests: Sequence[int], servers: Mapping[int, str], words: Words,
    at: int | None = None,
) -> str:  # fmt: skip
    """Tells people who waited in the queue that their match has begun: those of the call and the
    `guests` (Discord ids), each mentioned once, their opponents of other `servers` (names), and who
    begins alone. With `at` also what is to be done."""
    table, first = call.table, call.table.awaited_seats
    called = [*_mention(table, call.pending), *(f"<@{user}>" for user in guests)]
    if not called:
        return ""
    title, names = title_in_game(table, words), format_list(called, words)
    elsewhere = [seat for seat in table.seats if not table.is_seat_here(seat.seat)]
    others = format_players(table, elsewhere, servers, words)
    key = "call-found-with" if elsewhere else "call-found"
    lines = [words(key, names=names, title=title, others=others)]
    if len(first) == 1:
        lines.append(words("call-begins", name=escape(first[0].name)))
    if at is not None and not call.is_answered:
        lines += [*call.duties, *_describe_left(call, at, words)]
    return " ".join(lines)


def format_mentions(table: Table, pending: Iterable[PendingPerson], *, now: bool) -> list[str]:
    """The mentions of those who are awaited `now`, or of those who are next."""
    return _mention(table, (one for one in pending if (one.decision is not None) is now))


def _mention(table: Table, people: Iterable[PendingPerson]) -> list[str]:
    users = (table.seats[one.seat].user for one in people)
    return [f"<@{user}>" for user in users if user is not None]


def _describe_left(call: Call, at: int | None, words: Words) -> list[str]:
    due = call.find_end()
    if due is None or at is None:
        return []
    return [words("call-until", left=format_time_until(due, at, words, direction=False))]
