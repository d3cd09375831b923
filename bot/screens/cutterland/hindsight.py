"""Looking back on a finished match: the tokens' best use, and the choice that cost most."""

from __future__ import annotations

from dataclasses import replace

from bot.render.cutterland.scenes import land_scene
from bot.screens.cutterland.alts import land_alt
from bot.screens.cutterland.drafts import offered_piece, own
from bot.screens.cutterland.phrases import piece_line, points_by_kind, seat_name, turned, who
from bot.screens.screen import Block, Picture, Text
from bot.tables import Table
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.actions import Place
from engine.cutterland.cells import name_of
from engine.cutterland.computers.looking_back import Hindsight, Regret, Tokens
from engine.cutterland.layouts import write_layout
from engine.cutterland.placements import cells_of


def analysis(learnt: Hindsight, table: Table, seat: Seat, words: Words) -> tuple[Block, ...]:
    """Both findings in words, each with a picture where there was something better."""
    blocks: list[Block] = []
    if learnt.tokens is None:
        blocks.append(Text(words("cutterland-hindsight-unused", name=who(table, seat, words))))
    else:
        blocks += _tokens(learnt.tokens, table, seat, words)
    if learnt.regret is None:
        blocks.append(Text(words("cutterland-hindsight-none", name=who(table, seat, words))))
    else:
        blocks += _regret(learnt.regret, table, seat, words)
    return tuple(blocks)


def _tokens(found: Tokens, table: Table, seat: Seat, words: Words) -> list[Block]:
    built = replace(found.layout, prey=None)
    text = words(
        "cutterland-hindsight-tokens",
        name=who(table, seat, words),
        points=found.total,
        best=found.best.total,
        lost=found.best.total - found.total,
        layout=write_layout(built) or words("cutterland-hindsight-nothing"),
        sure=str(found.exact).lower(),
        kinds=points_by_kind(found.best, words),
    )
    if found.best.total <= found.total:
        return [Text(text)]
    land, name = found.land, seat_name(table, seat, words)
    bones = (*found.best.devoured_by_krakens, *found.best.devoured_by_dragons)
    title = words("cutterland-hindsight-title", name=name, points=found.best.total)
    scene = land_scene(land, layout=found.layout, devoured=bones, title=title)
    alt = land_alt(name, land, found.best, words, found.layout)
    return [Text(text), Picture("tokens", alt, scene)]


def _regret(regret: Regret, table: Table, seat: Seat, words: Words) -> list[Block]:
    """The choice in words, and the better place on the land as it was."""
    offered = offered_piece(regret.view, regret.letter)
    assert offered is not None
    lying = offered.piece.turned(regret.turns)
    cells = cells_of(lying, regret.cell)
    did = regret.action
    text = words(
        f"cutterland-hindsight-{regret.kind}",
        name=who(table, seat, words),
        turn=regret.view.turn,
        piece=did.piece,
        at=f"{name_of(did.cell)}, {turned(did.turns, words)}" if isinstance(did, Place) else "",
        better=regret.letter,
        contents=piece_line(offered, words),
        cell=name_of(regret.cell),
        turned=turned(regret.turns, words),
        points=round(regret.cost / 100),
    )
    land = own(regret.view).land
    alt = words(
        "cutterland-hindsight-alt",
        name=seat_name(table, seat, words),
        piece=regret.letter,
        cells=", ".join(map(name_of, cells)),
        turn=regret.view.turn,
    )
    scene = land_scene(land, ghost=(cells, lying.squares, True))
    return [Text(text), Picture("choice", alt, scene)]
