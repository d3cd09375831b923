"""The end of a match: every land with its layout and bones, points by kind, ranks; and the result
of a session."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import SessionResult, Table
from bot.render.cutterland.final_scene import ScoreRow, final_scene
from bot.render.cutterland.sheets import Entry
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.phrases import KINDS, list_devoured_cells, points_by_kind
from bot.screens.cutterland.pictures import land_heading, lands_picture
from bot.screens.cutterland.text_pictures import LandText, Signs, lands_text
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.squares import CENTAUR, DRAGON, FROG, GOBLIN, KRAKEN, TURTLE, WALL_BRIDGE
from engine.cutterland.views import View

ICONS = {
    "kraken": KRAKEN, "goblin": GOBLIN, "centaur": CENTAUR, "dragon": DRAGON, "turtle": TURTLE,
    "frog": FROG, "bonus": WALL_BRIDGE,
}  # fmt: skip


def final_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The winner, the final picture, and the ranks with everyone's points."""
    ranks = ranks_of(view.outcome, table)
    if not ranks:
        return Text(words("cutterland-final-nobody")), lands_picture(view, table, words)
    lines = [_rank_line(view, table, seat, ranks, words) for seat in order_seats(ranks)]
    lines.append(words("cutterland-final-ties"))
    winner = Text(_describe_winner(view, table, ranks, words))
    return winner, final_picture(view, table, words), Text("\n".join(lines))


def _describe_winner(view: View, table: Table, ranks: tuple[int, ...], words: Words) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    name, *others = [bold_name(table, seat, words) for seat in winners]
    if table.claimed:
        return words("cutterland-final-claimed", name=name)
    points = view.table[winners[0]].score.total
    if not others:
        return words("cutterland-final-winner", name=name, points=points)
    names = ", ".join((name, *others[:-1]))
    return words("cutterland-final-shared", names=names, last=others[-1], points=points)


def _rank_line(view: View, table: Table, seat: Seat, ranks: tuple[int, ...], words: Words) -> str:
    """`First: Ana, 44 VP` with the kinds below; survivors where they decided."""
    score, name = view.table[seat].score, bold_name(table, seat, words)
    line = words("cutterland-final-place", place=ranks[seat], name=name, points=score.total)
    if [player.score.total for player in view.table].count(score.total) > 1:
        line += " " + words("cutterland-final-survivors", n=score.survivors)
    return f"{line}\n-# {points_by_kind(score, words)}"


def final_picture(view: View, table: Table, words: Words) -> Picture:
    ranks = ranks_of(view.outcome, table)
    order = order_seats(ranks)
    entries = [_entry(view, table, seat, ranks[seat], words) for seat in order]
    scene = final_scene(entries, _score_rows(view, order, words))
    return Picture("final", final_alt(view, table, words), scene, _text(view, table, order, words))


def _text(view: View, table: Table, order: Sequence[Seat], words: Words) -> str:
    """The lands, first rank first, without the points by kind: they are in the message's text."""
    lands = []
    for seat in order:
        player = view.table[seat]
        heading = land_heading(table, seat, player.score, words)
        bones = Signs(bones=list_devoured_cells(player.score))
        lands.append(LandText(heading, player.land, player.layout, bones))
    return lands_text(lands, words)


def _entry(view: View, table: Table, seat: Seat, rank: int, words: Words) -> Entry:
    player = view.table[seat]
    return Entry(
        title=seat_name(table, seat, words),
        points=words("cutterland-points", points=player.score.total),
        land=player.land,
        layout=player.layout,
        devoured=list_devoured_cells(player.score),
        place=rank,
    )


def _score_rows(view: View, order: Sequence[Seat], words: Words) -> list[ScoreRow]:
    """A row for each kind that anyone has, the total, and the survivors."""
    scores = [view.table[seat].score for seat in order]
    rows = [
        ScoreRow(ICONS.get(kind, ""), words(f"cutterland-kind-{kind}"), points)
        for kind in KINDS
        if any(points := tuple(getattr(score, kind) for score in scores))
    ]
    totals = tuple(score.total for score in scores)
    survivors = tuple(score.survivors for score in scores)
    return [
        *rows,
        ScoreRow("", words("cutterland-kind-total"), totals, total=True),
        ScoreRow("", words("cutterland-kind-survivors"), survivors),
    ]


def final_alt(view: View, table: Table, words: Words) -> str:
    """The ranks with points by kind, then what was devoured where, as far as there is room."""
    ranks = ranks_of(view.outcome, table)
    lines, hunts = [], []
    for seat in order_seats(ranks):
        player, name = view.table[seat], seat_name(table, seat, words)
        score, kinds = player.score, points_by_kind(player.score, words)
        key = "cutterland-alt-final"
        lines.append(words(key, place=ranks[seat], name=name, points=score.total, kinds=kinds))
        if prey := describe_prey(player.land, score, words):
            hunts.append(f"{name}: {' '.join(prey)}")
    return fit_alt_text([*lines, *hunts])


def render_session(result: SessionResult, table: Table, words: Words) -> tuple[Block, ...]:
    """All ranks; where points are equal, what decided."""
    order = order_seats(result.ranks)
    winner = bold_name(table, order[0], words)
    lines = [f"## {words('cutterland-session-won', name=winner, points=result.scores[order[0]])}"]
    lines += [_session_line(result, table, seat, words) for seat in order]
    return (Text("\n".join(lines)),)


def _session_line(result: SessionResult, table: Table, seat: Seat, words: Words) -> str:
    first, second = (scores[seat] for scores in result.match_scores[:2])
    rank, total = result.ranks[seat], result.scores[seat]
    key, name = "cutterland-session-place", bold_name(table, seat, words)
    line = words(key, place=rank, name=name, points=total, first=first, second=second)
    survivors, turn = result.tie_breaks[seat]
    equal = [other for other, points in enumerate(result.scores) if points == total]
    if len(equal) > 1 and not table.seats[seat].resigned:
        line += " · " + words("cutterland-session-survivors", n=survivors)
        if sum(result.tie_breaks[other][0] == survivors for other in equal) > 1:
            line += " · " + words("cutterland-session-turn", turn=turn)
    return line
