"""The panel that a person keeps in a place of their own: how it is offered, and what is in it."""

from dataclasses import replace
from typing import Final

from bot.models.match import SeatInfo, Table
from bot.models.people import Person
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.names import title_in_game
from bot.words import Words

KEEP: Final = "keep"


def keep_button(words: Words) -> Button:
    return Button(KEEP, words("keep-button"))


def render_offer(table: Table, missing: str, words: Words) -> Screen:
    """Asks where the panel is to be kept; `missing` are the names of permissions without which the
    bot cannot open a thread there."""
    ways = [Button("keep.dm", words("keep-dm")), Button("move", words("panel-back"))]
    if not missing:
        ways.insert(0, Button("keep.thread", words("keep-thread"), "primary"))
    question = Text(words("keep-question", title=title_in_game(table, words)))
    warning = Text(words("keep-missing", names=missing) if missing else words("keep-warning"))
    return Screen((question, warning, Row(tuple(ways))), table.match)


def render_opened(table: Table, person: Person, words: Words) -> Screen:
    """With whether its person is called there."""
    row = Row((calls_button("keep.calls", person, words), Button("move", words("panel-back"))))
    return Screen((Text(words("keep-done")), row), table.match)


def calls_button(control: str, person: Person, words: Words) -> Button:
    return Button(control, words("keep-calls", on=str(person.keeps_calls).lower()))


def add_keeper_row(panel: Screen, words: Words) -> Screen:
    """The panel as it stands in its place."""
    own, off = Button("log.own", words("keep-history")), Button("keep.off", words("keep-off"))
    return replace(panel, blocks=(*panel.blocks, Row((own, off))))


def render_stopped(words: Words) -> Screen:
    return Screen((Text(words("refusal-kept-closed")),))


def render_lost(title: str, words: Words) -> Screen:
    return Screen((Text(words("keep-lost", title=title)),))


def render_kept_call(table: Table, seat: SeatInfo, user: int, duty: str, words: Words) -> Screen:
    """One line that calls a person to their turn where they keep their panel."""
    key = "letter-soon" if seat.decision is None else "letter-turn"
    text = f"<@{user}> {words(key, title=title_in_game(table, words))} {duty}".rstrip()
    if seat.due is not None and seat.decision is not None:
        text += f" ⏳ <t:{seat.due}:R>"
    return Screen((Text(text), Row((move_button(words),))), table.match)
