"""The end of a match: what scores on the table, the points by kind, the places."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import points_by_kind
from bot.screens.clustered.pictures import final_picture, table_picture
from bot.screens.panel import order_seats, ranks_of
from bot.screens.screen import Block, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.clustered.views import View


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
