"""The public message of a match: the table, and what everybody is waiting for.

People are named here; the house calls those who are newly asked.
"""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.final import final_blocks
from bot.screens.clustered.phrases import count_cards_left
from bot.screens.clustered.pictures import table_picture
from bot.screens.panel import match_heading
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.clustered.views import View

ACCENT = 0x58A7C4
GOLD = 0xD9A520


def render_board(view: View, table: Table, words: Words) -> Screen:
    """The public screen of a running or finished match."""
    head = Text(match_heading(table, describe_stage(view, table, words), words))
    if is_over(view, table):
        return Screen((head, *final_blocks(view, table, words)), table.match, 0, GOLD)
    blocks = (
        head,
        table_picture(view, table, words),
        Text("\n".join(list_duties(view, table, words))),
        Row((Button("move", words("clustered-my-move"), "primary"),)),
    )
    return Screen(blocks, table.match, _find_decision(view, table), ACCENT)


def is_over(view: View, table: Table) -> bool:
    """Whether the match has ended, by the rules or because nobody was left to play it."""
    return view.outcome is not None or table.status.is_over


def describe_stage(view: View, table: Table, words: Words) -> str:
    """How far the match has come."""
    early = view.outcome is None and is_over(view, table)
    stage = "ended" if early else view.phase
    return words(
        f"clustered-stage-{stage}",
        active=bold_name(table, view.active, words),
        n=count_cards_left(view),
    )


def list_duties(view: View, table: Table, words: Words) -> list[str]:
    """A line for those who are to act: who, what, and how."""
    names = [bold_name(table, seat, words) for seat in sorted(view.to_act)]
    told = format_list(names, words)
    lines = [words(f"clustered-duty-{view.phase}", names=told, n=len(names), cards=view.wanted)]
    done = [bold_name(table, seat, words) for seat, one in enumerate(view.players) if one.committed]
    if done:
        lines.append(words("clustered-done-opening", names=format_list(done, words)))
    if view.to_act & {seat.seat for seat in table.awaited_seats}:
        lines.append(words(f"clustered-how-{view.phase}"))
    return lines


def _find_decision(view: View, table: Table) -> int:
    """The one open decision; 0 where several seats decide at once."""
    if len(view.to_act) != 1:
        return 0
    (seat,) = view.to_act
    return table.seats[seat].decision or 0
