"""Reminders of a decision, and receipts of what was done for a player. Push notifications quote
them, so the core comes first and in words: phones show neither timestamps nor links there. They
stand for hours and give a deadline only as Discord shows it, which stays true."""

from collections.abc import Sequence
from typing import Final

from bot.models.match import SeatInfo, Table, TimeoutOutcome
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.boards import board_links, move_button
from bot.screens.shared.names import format_list, title_in_game
from bot.screens.shared.playing_hours import league_letters_button, reminders_button
from bot.words import Words

MOST_OTHERS: Final = 6  # other matches that a reminder names


def render_reminder(
    table: Table, seat: SeatInfo, duty: str, at: int, link: str, words: Words,
    outcome: TimeoutOutcome | None = None, *, others: Sequence[tuple[Table, int]] = (),
    asks: bool = False, stops: bool = False, unasked: bool = False,
) -> Screen:  # fmt: skip
    """Reminds a player at a time of what they have to do, and of other matches with their
    deadlines; the last reminder states the `outcome` of a timeout, and `asks` whether they want
    vacation. `stops`: with a button to hear no more of leagues; `unasked`: with one to the
    settings."""
    due = at if seat.due is None else seat.due
    key, title = "reminder" if outcome is None else "reminder-last", title_in_game(table, words)
    lines = [words(key, title=title), duty]
    if outcome is not None:
        lines.append(words(f"reminder-{outcome}"))
    if others:
        named = [
            words("reminder-other", title=title_in_game(one, words), when=f"<t:{its_due}:R>")
            for one, its_due in others[:MOST_OTHERS]
        ]
        lines.append(words("reminder-others", matches=format_list(named, words)))
    if asks:
        lines.append(words("vacation-question"))
    more = [Button("settings.page.vacation.link", words("vacation-open"))] if asks else []
    more += [reminders_button(words)] if unasked else []
    more += [league_letters_button(words)] if stops else []
    return _render(table, [*lines, _format_deadline(due, words)], link, words, more)


def render_turn(table: Table, seat: SeatInfo, duty: str, link: str, words: Words) -> Screen:
    """Calls a player to their turn or, without a decision of theirs, to the one after it."""
    key = "letter-soon" if seat.decision is None else "letter-turn"
    lines = [words(key, title=title_in_game(table, words)), duty]
    if seat.due is not None and seat.decision is not None:
        lines.append(_format_deadline(seat.due, words))
    return _render(table, lines, link, words, [reminders_button(words)])


def render_next(table: Table, link: str, words: Words) -> Screen:
    """Tells a player that their turn comes after the present one, with the way to a plan."""
    text = Text(words("letter-soon", title=title_in_game(table, words)))
    plan = Button("move", words("plan-make"), "primary")
    row = Row((plan, reminders_button(words), *board_links(link, words)))
    return Screen((text, row), table.match)


def _format_deadline(due: int, words: Words) -> str:
    """A deadline that stays true, whenever it is read."""
    return words("reminder-deadline", at=f"<t:{due}:R> · <t:{due}:f>")


def _render(
    table: Table, lines: Sequence[str], link: str, words: Words, more: Sequence[Button] = ()
) -> Screen:
    text = Text("\n".join(filter(None, lines)))
    return Screen((text, Row((move_button(words), *more, *board_links(link, words)))), table.match)


def render_receipt(
    table: Table, name: str, events: Sequence[str], link: str, words: Words
) -> Screen:
    """What was done for a player without them, or that a match they follow has ended."""
    head = words(f"letter-{name}", title=title_in_game(table, words))
    # Those who follow a match may not see it from here.
    first = reminders_button(words) if name == "over" else move_button(words)
    text = Text("\n".join((head, *(f"- {line}" for line in events))))
    return Screen((text, Row((first, *board_links(link, words)))), table.match)
