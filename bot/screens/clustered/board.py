"""The public message of a match: the table, and what everybody is waiting for.

People are named here; the house calls those who are newly asked.
"""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import count_cards_left, points_by_kind
from bot.screens.clustered.pictures import final_picture, table_picture
from bot.screens.panel import find_open_decision, is_over, match_heading
from bot.screens.scores import order_seats, ranks_of
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.clustered.views import View

ACCENT = 0x58A7C4
GOLD = 0xD9A520


def render_board(view: View, table: Table, words: Words) -> Screen:
    """The public screen of a running or finished match."""
    head = Text(match_heading(table, describe_stage(view, table, words), words))
    if is_over(view.outcome, table):
        return Screen((head, *final_blocks(view, table, words)), table.match, 0, GOLD)
    blocks = (
        head,
        table_picture(view, table, words),
        Text("\n".join(list_duties(view, table, words))),
        Row((Button("move", words("clustered-my-move"), "primary"),)),
    )
    return Screen(blocks, table.match, find_open_decision(view.to_act, table), ACCENT)


def describe_stage(view: View, table: Table, words: Words) -> str:
    """How far the match has come."""
    early = view.outcome is None and is_over(view.outcome, table)
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
    if view.to_act & {seat.seat for seat in table.seats_to_act}:
        lines.append(words(f"clustered-how-{view.phase}"))
    return lines


def final_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The places with everybody's points in words, and the final picture."""
    places = ranks_of(view.outcome, table)
    if not places:
        return Text(words("clustered-final-nobody")), table_picture(view, table, words)
    verdict, picture = (
        Text(_describe_winner(view, table, places, words)),
        final_picture(view, table, words),
    )
    if view.seats == 1:
        return verdict, picture
    lines = [
        words(
            "clustered-final-place",
            place=places[seat],
            name=bold_name(table, seat, words),
            points=view.players[seat].score.total,
            kinds=points_by_kind(view.players[seat], words),
        )
        for seat in order_seats(places)
    ]
    return verdict, picture, Text("\n".join(lines))


def _describe_winner(view: View, table: Table, places: tuple[int, ...], words: Words) -> str:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    first = view.players[winners[0]]
    name = bold_name(table, winners[0], words)
    if table.claimed:
        return words("clustered-final-claimed", name=name)
    if view.seats == 1:
        told = points_by_kind(first, words)
        return words("clustered-final-solo", name=name, points=first.score.total, kinds=told)
    names = format_list([bold_name(table, seat, words) for seat in winners], words)
    points = first.score.total
    return words("clustered-final-winner", names=names, n=len(winners), points=points)
