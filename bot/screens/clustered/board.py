"""The public message of a match: the table, what players have to do, and the result at the end."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import count_cards_left, describe_scores, own, points_by_kind
from bot.screens.clustered.pictures import final_picture, table_picture
from bot.screens.panel import find_open_decision, is_over, match_heading, ranks_of
from bot.screens.screen import Picture, Row, Screen, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.names import (
    bold_name,
    bold_names,
    describe_forfeit_win,
    list_other_scores,
)
from bot.words import Words
from engine.clustered.views import View

ACCENT = 0x58A7C4
GOLD = 0xD9A520


def render_board(view: View, table: Table, words: Words) -> Screen:
    """The table under a line that says who does what."""
    if is_over(view.outcome, table):
        winner, picture = final_blocks(view, table, words)
        result = winner.body
        if view.outcome is None and table.ranks:
            result = f"{describe_stage(view, table, words)}\n{result}"
        head = Text(match_heading(table, result, words))
        details = (Text(describe_scores(view, table, words)),)
        return Screen((head, picture), table.match, 0, GOLD, details=details)
    blocks = (
        Text(match_heading(table, _describe_status(view, table, words), words)),
        table_picture(view, table, words),
        Row((move_button(words),)),
    )
    details = (Text(describe_scores(view, table, words)),)
    decision = find_open_decision(view.to_act, table)
    return Screen(blocks, table.match, decision, ACCENT, details=details)


def _describe_status(view: View, table: Table, words: Words) -> str:
    return f"{describe_duty(view, table, words)}\n-# {describe_stage(view, table, words)}"


def describe_stage(view: View, table: Table, words: Words) -> str:
    """How far the match is."""
    if not is_over(view.outcome, table):
        return words("clustered-stage-turn", n=count_cards_left(view))
    return words(f"clustered-stage-{'over' if view.outcome else 'ended'}")


def describe_own_stage(view: View, table: Table, words: Words) -> str:
    """How many cards the viewer holds, and can still draw."""
    if is_over(view.outcome, table):
        return describe_stage(view, table, words)
    seat = own(view)
    return words("clustered-stage-own", hand=seat.cards_held, deck=seat.cards_to_draw)


def describe_duty(view: View, table: Table, words: Words) -> str:
    """What the seats that are to act have to do."""
    names = bold_names(table, sorted(view.to_act), words)
    return words(f"clustered-duty-{view.phase}", names=names, n=len(view.to_act))


def describe_call(view: View, table: Table, words: Words) -> str:
    """Asks the seats that are to act for what they have to do."""
    names = bold_names(table, sorted(view.to_act), words)
    return words(f"clustered-call-{view.phase}", names=names)


def final_blocks(view: View, table: Table, words: Words) -> tuple[Text, Picture]:
    """The winner, and the final picture with the ranks."""
    ranks = ranks_of(view.outcome, table)
    if not ranks:
        return Text(words("clustered-final-nobody")), table_picture(view, table, words)
    return Text(_describe_winner(view, table, ranks, words)), final_picture(view, table, words)


def _describe_winner(view: View, table: Table, ranks: tuple[int, ...], words: Words) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    first, names = view.players[winners[0]], bold_names(table, winners, words)
    points = first.score.total
    if table.claimed:
        return words("clustered-final-claimed", name=bold_name(table, winners[0], words))
    if view.seats == 1:
        kinds = points_by_kind(first, words)
        return words("clustered-final-solo", name=names, points=points, kinds=kinds)
    scores = [player.score.total for player in view.players]
    if table.is_won_by_forfeit:
        return describe_forfeit_win(table, words, scores)
    line = words("clustered-final-winner", names=names, n=len(winners), points=points)
    return line + list_other_scores(table, ranks, scores, words)
