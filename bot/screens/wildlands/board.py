"""The public message of a match: the map, what players have to do, and the result at the end."""

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.discord_limits import shorten
from bot.screens.drafts import digest
from bot.screens.panel import find_open_decision, is_over, match_heading, ranks_of
from bot.screens.replies import KeepDraft, PlayAction
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.names import (
    bold_name,
    bold_names,
    describe_forfeit_win,
    list_other_scores,
    seat_name,
)
from bot.screens.wildlands.act_draft import OPENED
from bot.screens.wildlands.labels import describe_strike
from bot.screens.wildlands.phrases import count_points
from bot.screens.wildlands.pictures import final_picture, is_quiet, map_picture
from bot.screens.wildlands.sheets import list_rosters, list_strengths
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Pass
from engine.wildlands.state import Phase
from engine.wildlands.views import View

ACCENT = 0x7A8F3A
GOLD = 0xD9A520
LONGEST_NAME = 12
"""Letters of an opponent's name in the small line at the head of a panel."""


def render_board(ctx: Context[View]) -> Screen:
    """The map under a line that says who does what."""
    view, table, words = ctx.view, ctx.table, ctx.words
    details = list_rosters(ctx)
    if is_over(view.outcome, table):
        result = describe_result(view, table, words)
        if not (table.claimed or table.is_won_by_forfeit):  # else only the winner's points count
            scores = [side.points for side in view.table.sides]
            result += list_other_scores(table, ranks_of(view.outcome, table), scores, words)
        blocks: tuple[Block, ...] = (
            Text(match_heading(table, result, words)),
            final_picture(ctx),
        )
        return Screen(blocks, table.match, 0, GOLD, details=details)
    duties, stage = describe_duties(view, table, words), describe_stage(view, table, words)
    blocks = (
        Text(match_heading(table, f"{duties}\n-# {stage}", words)),
        map_picture(ctx),
        Row((*answer_buttons(ctx), move_button(words))),
    )
    decision = find_open_decision(list_deciding(view, table), table)
    return Screen(blocks, table.match, decision, ACCENT, details=details)


def describe_stage(view: View, table: Table, words: Words) -> str:
    """How far the match is."""
    if is_over(view.outcome, table):
        return words(f"wildlands-stage-{'over' if view.outcome else 'ended'}")
    if view.phase is Phase.SETUP:
        return words("wildlands-stage-setup", map=view.table.ground.name)
    return words("wildlands-stage-turn", n=view.turn)


def describe_own_stage(view: View, table: Table, words: Words, planned: str = "") -> str:
    """The points of all, for the head of a seat's panel; or what is lined up, and before the match
    what the seat's faction is good at."""
    if is_over(view.outcome, table):
        return describe_stage(view, table, words)
    if view.phase is Phase.SETUP:
        faction = view.table.factions[view.seat or 0]
        return ": ".join((faction.name, *list_strengths(faction, words)[:1]))
    if planned:
        return f"📌 {planned}"
    scores = words(
        "wildlands-stage-own", n=view.own.points, others=_list_scores(view, table, words)
    )
    is_interrupt = view.phase is Phase.ACT and view.acting == view.seat != view.active
    return f"⚡ {scores}" if is_interrupt else scores


def _list_scores(view: View, table: Table, words: Words) -> str:
    """The points of the opponent who has most: the picture has those of all."""
    points = {seat: side.points for seat, side in enumerate(view.table.sides) if seat != view.seat}
    seat = max(points, key=lambda one: points[one])
    return f"{escape(shorten(seat_name(table, seat, words), LONGEST_NAME))}: {points[seat]}"


def describe_duties(view: View, table: Table, words: Words) -> str:
    """What the seats that are to act have to do."""
    return _describe_duty(view, table, list_deciding(view, table), words)


def list_deciding(view: View, table: Table) -> list[Seat]:
    """The seats that decide, as far as the reader may know."""
    return [view.acting] if is_quiet(view, table) else sorted(view.to_act)


def describe_duty(ctx: Context[View], seat: Seat) -> str:
    return _describe_duty(ctx.view, ctx.table, [seat], ctx.words)


def _describe_duty(view: View, table: Table, seats: list[Seat], words: Words) -> str:
    names = bold_names(table, seats, words)
    stage = view.phase.value
    if seats == [view.acting]:  # also while others are asked whether they interrupt
        stage = Phase.ACT.value if view.phase is Phase.ASK else stage
    if stage == Phase.ACT and view.acting != view.active:
        stage = "interrupt"
    elif stage == Phase.ASK and view.deed is not None and view.deed.is_end:
        stage = "end"
    actor = bold_name(table, view.acting, words)
    attack = describe_strike(view, table, words) if view.strike else {}
    return words(f"wildlands-duty-{stage}", names=names, n=len(seats), actor=actor, **attack)


def answer_buttons(ctx: Context[View]) -> tuple[Button, ...]:
    """Pass, and what opens the choice of an interrupt, for all who are asked: what a press means is
    up to its seat alone."""
    view, words = ctx.view, ctx.words
    if view.phase is not Phase.ASK or is_quiet(view, ctx.table):
        return ()
    mark, opens = question_mark(view), KeepDraft({OPENED: True})
    return (
        Button(f"g.pass.{mark}", words("wildlands-pass"), "primary", does=PlayAction(Pass())),
        Button(f"g.interrupt.{mark}", words("wildlands-interrupt"), does=opens),
    )


def question_mark(view: View) -> str:
    """Identifies the open question, the same for all who are asked, so that an old board answers no
    later one."""
    cards = [(len(side.pile), side.shuffles, side.points) for side in view.table.sides]
    pieces = [side.pieces for side in view.table.sides]
    return digest(f"{view.turn} {view.acting} {view.deed} {cards} {pieces} {view.hands}")


def final_blocks(ctx: Context[View]) -> tuple[Text, Picture]:
    """The winner, and the final picture with the ranks."""
    return Text(describe_result(ctx.view, ctx.table, ctx.words)), final_picture(ctx)


def describe_result(view: View, table: Table, words: Words) -> str:
    ranks = ranks_of(view.outcome, table)
    if not ranks:
        return describe_stage(view, table, words)
    if table.is_won_by_forfeit:
        return describe_forfeit_win(table, words, [side.points for side in view.table.sides])
    told = "" if view.outcome else f"{describe_stage(view, table, words)}\n"
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    names = bold_names(table, winners, words)
    points = count_points(view.table.sides[winners[0]].points, words)
    if table.claimed:
        return told + words("claimed-win", name=names)
    return told + words("wildlands-final-winner", names=names, n=len(winners), points=points)
