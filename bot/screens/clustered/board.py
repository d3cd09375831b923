"""The public message of a match: the table, what players have to do, and the result at the end."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import count_cards_left, points_by_kind, rank_params
from bot.screens.clustered.pictures import final_picture, table_picture
from bot.screens.panel import find_open_decision, is_over, match_heading, order_seats, ranks_of
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared.names import bold_name, bold_names
from bot.words import Words
from engine.clustered.views import View

ACCENT = 0x58A7C4
GOLD = 0xD9A520


def render_board(view: View, table: Table, words: Words) -> Screen:
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
    ended_early = view.outcome is None and is_over(view.outcome, table)
    key = f"clustered-stage-{'ended' if ended_early else view.phase}"
    return words(key, active=bold_name(table, view.active, words), n=count_cards_left(view))


def list_duties(view: View, table: Table, words: Words) -> list[str]:
    """What the seats that are to act have to do, and how; the first line names them."""
    names = bold_names(table, sorted(view.to_act), words)
    key = f"clustered-duty-{view.phase}"
    lines = [words(key, names=names, n=len(view.to_act), cards=view.wanted)]
    done = [seat for seat, player in enumerate(view.players) if player.committed]
    if done:
        lines.append(words("clustered-done-opening", names=bold_names(table, done, words)))
    if view.to_act & {seat.seat for seat in table.awaited_seats}:
        lines.append(words(f"clustered-how-{view.phase}"))
    return lines


def final_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The winner, the final picture, and the ranks with everyone's points."""
    ranks = ranks_of(view.outcome, table)
    if not ranks:
        return Text(words("clustered-final-nobody")), table_picture(view, table, words)
    winner = Text(_describe_winner(view, table, ranks, words))
    picture = final_picture(view, table, words)
    if view.seats == 1:
        return winner, picture
    lines = [
        words("clustered-final-place", name=bold_name(table, seat, words),
              **rank_params(view, seat, ranks, words))
        for seat in order_seats(ranks)
    ]  # fmt: skip
    return winner, picture, Text("\n".join(lines))


def _describe_winner(view: View, table: Table, ranks: tuple[int, ...], words: Words) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    first, names = view.players[winners[0]], bold_names(table, winners, words)
    points = first.score.total
    if table.claimed:
        return words("clustered-final-claimed", name=bold_name(table, winners[0], words))
    if view.seats == 1:
        kinds = points_by_kind(first, words)
        return words("clustered-final-solo", name=names, points=points, kinds=kinds)
    return words("clustered-final-winner", names=names, n=len(winners), points=points)
