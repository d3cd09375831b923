"""What shows a match: its public message, with the result at the end, and `/hand` and `/score`."""

from bot.screens.clustered.phrases import count_cards_left, describe_scores, points_by_kind
from bot.screens.clustered.pictures import final_picture, hand_picture, table_picture
from bot.screens.context import Context
from bot.screens.contract import Values, ViewCommand
from bot.screens.panel import find_open_decision, is_over, match_heading, ranks_of
from bot.screens.screen import Picture, Row, Screen, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.names import bold_name, bold_names, describe_forfeit_win, list_other_scores
from engine.clustered.views import View

ACCENT = 0x58A7C4
GOLD = 0xD9A520


def render_board(ctx: Context[View]) -> Screen:
    """The table under a line that says who does what."""
    view, table, words = ctx.view, ctx.table, ctx.words
    details = (Text(describe_scores(ctx)),)
    if is_over(view.outcome, table):
        winner, picture = final_blocks(ctx)
        result = winner.body
        if view.outcome is None and table.ranks:
            result = f"{describe_stage(ctx)}\n{result}"
        head = Text(match_heading(table, result, words))
        return Screen((head, picture), table.match, 0, GOLD, details=details)
    names = bold_names(table, sorted(view.to_act), words)
    duty = words(f"clustered-duty-{view.phase}", names=names, n=len(view.to_act))
    head = Text(match_heading(table, f"{duty}\n-# {describe_stage(ctx)}", words))
    blocks = (head, table_picture(ctx), Row((move_button(words),)))
    decision = find_open_decision(view.to_act, table)
    return Screen(blocks, table.match, decision, ACCENT, details=details)


def describe_stage(ctx: Context[View]) -> str:
    """How far the match is."""
    if not is_over(ctx.view.outcome, ctx.table):
        return ctx.words("clustered-stage-turn", n=count_cards_left(ctx.view))
    return ctx.words("clustered-stage-over" if ctx.view.outcome else "clustered-stage-ended")


def final_blocks(ctx: Context[View]) -> tuple[Text, Picture]:
    """The winner, and the final picture with the ranks."""
    is_ranked = bool(ranks_of(ctx.view.outcome, ctx.table))
    return Text(describe_result(ctx)), final_picture(ctx) if is_ranked else table_picture(ctx)


def describe_result(ctx: Context[View]) -> str:
    view, table, words = ctx.view, ctx.table, ctx.words
    ranks = ranks_of(view.outcome, table)
    if not ranks:
        return words("clustered-stage-ended")
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    first, names = view.players[winners[0]], bold_names(table, winners, words)
    scores = [player.score.total for player in view.players]
    points = first.score.total
    if table.claimed:
        return words("claimed-win", name=bold_name(table, winners[0], words))
    if view.seats == 1:
        kinds = points_by_kind(first, words)
        return words("clustered-final-solo", name=names, points=points, kinds=kinds)
    if table.is_won_by_forfeit:
        return describe_forfeit_win(table, words, scores)
    line = words("clustered-final-winner", names=names, n=len(winners), points=points)
    return line + list_other_scores(table, ranks, scores, words)


def show_hand(ctx: Context[View], values: Values) -> Screen:
    view, words = ctx.view, ctx.words
    head = Text(words("clustered-hand", n=len(view.hand)))
    if not view.hand:
        return Screen((head,), ctx.table.match, 0, ACCENT)
    legend = Text(words("clustered-hand-legend"))
    return Screen((head, hand_picture(ctx), legend), ctx.table.match, 0, ACCENT)


def show_score(ctx: Context[View], values: Values) -> Screen:
    """Every rectangle and line that scores, with points, decks and discards by seat."""
    blocks = (table_picture(ctx, scored=True, low=True), Text(describe_scores(ctx)))
    return Screen(blocks, ctx.table.match, 0, ACCENT)


VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
)
