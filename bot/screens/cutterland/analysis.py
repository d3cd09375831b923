"""The analysis of a finished match: the tokens' best use, and the choice that cost most."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.models.match import Table
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.land_scene import land_scene
from bot.screens.context import Context
from bot.screens.cutterland.alt_text import land_alt
from bot.screens.cutterland.cut_draft import card_of, find_even_cuts
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.panel_pictures import card_picture_with_names
from bot.screens.cutterland.phrases import (
    format_cells,
    format_turns,
    layout_words,
    list_devoured_cells,
    piece_line,
    points_by_kind,
)
from bot.screens.cutterland.pictures import land_heading, offer_picture
from bot.screens.cutterland.placement_draft import name_spot
from bot.screens.cutterland.text_pictures import LandText, Signs, land_text
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import format_list, name_params, seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Param, Seat
from engine.cutterland.actions import Cut, Discard, Place, Take
from engine.cutterland.computers.looking_back import Hindsight, Regret, Tokens
from engine.cutterland.layouts import Layout
from engine.cutterland.views import OfferedPiece, View


def render_analysis(
    learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    """Both findings in words, each with a picture where there was something better."""
    analysis = _Analysis(table, seat, words, name_params(reader, table, seat, words))
    tokens: tuple[Block, ...] = (analysis.tell("cutterland-hindsight-unused"),)
    if learnt.tokens is not None:
        tokens = analysis.token_blocks(learnt.tokens)
    if learnt.regret is None:
        return *tokens, analysis.tell("cutterland-hindsight-none")
    return *tokens, *analysis.regret_blocks(learnt.regret)


@dataclass(frozen=True, slots=True)
class _Analysis:
    """Of a seat; `params` name it in sentences."""

    table: Table
    seat: Seat
    words: Words
    params: dict[str, Param]

    def tell(self, key: str, **params: Param) -> Text:
        return Text(self.words(key, **params, **self.params))

    def _number(self, number: int, spot: str) -> str:
        """A spot with its number on the picture."""
        return self.words("cutterland-hindsight-numbered", spot=spot, number=number)

    def token_blocks(self, tokens: Tokens) -> tuple[Block, ...]:
        best, layout, words = tokens.best, tokens.layout, self.words
        spots: list[tuple[Layout, tuple[Cell, ...]]] = [
            *((Layout(towers=(cell,)), (cell,)) for cell in layout.towers),
            *((Layout(walls=(wall,)), wall) for wall in layout.walls),
            *((Layout(bridges=(bridge,)), (bridge.cell,)) for bridge in layout.bridges),
        ]
        told = (
            self._number(number, layout_words(token, words))
            for number, (token, _) in enumerate(spots, 1)
        )
        text = self.tell(
            "cutterland-hindsight-tokens",
            points=tokens.total,
            best=best.total,
            lost=best.total - tokens.total,
            layout="; ".join(told) or words("cutterland-hindsight-nothing"),
            sure=str(tokens.exact).lower(),
            kinds=points_by_kind(best, words),
        )
        if best.total <= tokens.total:
            return (text,)
        land, bones = tokens.land, list_devoured_cells(best)
        name = seat_name(self.table, self.seat, words)
        params = self.params | {"name": name}
        title = words("cutterland-hindsight-title", **params, points=best.total)
        numbers = [(str(number), cells) for number, (_, cells) in enumerate(spots, 1)]
        scene = land_scene(land, layout=layout, devoured=bones, title=title, numbers=numbers)
        grid = land_text(LandText(f"**{title}**", land, layout, Signs(bones=bones)), words)
        return text, Picture("tokens", land_alt(name, land, best, words, layout), scene, grid)

    def regret_blocks(self, regret: Regret) -> tuple[Block, ...]:
        """The choice in words, and the better one as a picture."""
        view, words = regret.view, self.words
        cost: dict[str, Param] = {"turn": view.turn, "points": round(regret.cost / 100)}
        match regret.action, regret.better:
            case Cut() as did, Cut() as better:
                even = find_even_cuts(card_of(view, did.card), view.players_pieces)
                text = self.tell(
                    "cutterland-hindsight-cut",
                    card=did.card,
                    did=" ".join(did.groups),
                    better=" ".join(better.groups),
                    suggested="yes" if tuple(sorted(did.groups)) in even else "no",
                    **cost,
                )
                card = card_of(view, better.card)
                return text, card_picture_with_names(card, better.groups, words)
            case Discard() as did, Discard() as better:
                out = better.pieces
                offered = [replace(piece, discarded=piece.letter in out) for piece in view.offered]
                lists = {"did": format_list(did.pieces, words), "better": format_list(out, words)}
                text = self.tell("cutterland-hindsight-discard", n=len(out), **lists, **cost)
                return text, offer_picture(offered, words)
            case (Take() as did, Take()) | (Place() as did, Place()):
                return self._spot_blocks(regret, did, cost)
            case _:
                raise ValueError("a better choice is of the same kind")

    def _spot_blocks(
        self, regret: Regret, did: Take | Place, cost: dict[str, Param]
    ) -> tuple[Block, ...]:
        """The better spot on the land as it was, and with its number what was chosen."""
        assert isinstance(regret.better, Take | Place)
        assert regret.place is not None
        view, words, (cell, turns) = regret.view, self.words, regret.place
        key, numbers = "cutterland-hindsight-take", list[tuple[str, tuple[Cell, ...]]]()
        if isinstance(did, Place):
            key, was = "cutterland-hindsight-lay", _piece_of(view, did.piece).piece
            at = f"{name_spot(was, did.cell, did.turns)}, {format_turns(did.turns, words)}"
            cost = cost | {"at": self._number(1, at)}
            numbers.append(("1", was.rotate(did.turns).cells_at(did.cell)))
        offered = _piece_of(view, regret.better.piece)
        piece = offered.piece.rotate(turns)
        cells, number = piece.cells_at(cell), len(numbers) + 1
        numbers.append((str(number), cells))
        text = self.tell(
            key,
            did=did.piece,
            better=offered.letter,
            contents=piece_line(offered, words),
            cell=name_spot(offered.piece, cell, turns),
            turned=self._number(number, format_turns(turns, words)),
            **cost,
        )
        player, name = own(view), seat_name(self.table, self.seat, words)
        alt = words(
            "cutterland-hindsight-alt", you=self.params["you"], name=name, piece=offered.letter,
            cells=format_cells(cells), turn=view.turn,
        )  # fmt: skip
        ghost = Ghost(cells, piece.squares, legal=True)
        scene = land_scene(player.land, ghost=ghost, low=True, numbers=numbers)
        signs = Signs(held=dict(zip(cells, piece.squares, strict=True)))
        heading = land_heading(Context(view, self.table, words), self.seat)
        grid = land_text(LandText(heading, player.land, other_signs=signs), words)
        return text, Picture("choice", alt, scene, grid)


def _piece_of(view: View, letter: str) -> OfferedPiece:
    offered = find_piece(view, letter)
    assert offered is not None
    return offered
