"""What is measured on: the installed pack, and lands as they come out of matches."""

import json
from pathlib import Path
from random import Random

from engine.cutterland.choices import random_cut
from engine.cutterland.computers.evaluation import Evaluation, Placement
from engine.cutterland.cuts import pieces_of
from engine.cutterland.game import Cutterland
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.packs import Pack, read_pack
from engine.cutterland.pieces import Piece, orientations

_PACK = Path(__file__).parent.parent / "data" / "cutterland" / "classics.json"


def classics() -> Pack:
    return read_pack(json.loads(_PACK.read_text("utf-8")))


def cutterland() -> Cutterland:
    pack = classics()
    return Cutterland({pack.key: pack})


def best_placement(land: Land, piece: Piece) -> Placement:
    """The cell and quarter turns that suit a land best, ignoring tokens. Raises `ValueError` if the
    piece fits nowhere."""
    outlook = Evaluation(land, 0, 0, 3)
    return max(
        outlook.placements(piece), key=lambda placement: outlook.with_piece(piece, placement)
    )


def match_land(pack: Pack, rng: Random, turns: int = 9, seats: int = 3) -> Land:
    """A land as a player builds it: random pieces of random cards, each laid where it suits best.

    Nine turns of three seats make 36 squares on average.
    """
    land = Land()
    for card in rng.sample(pack.cards, turns):
        piece = rng.choice(pieces_of(card, random_cut(seats, rng)))
        if not land.cells:
            land = land.lay(piece, FIRST_LAID)
            continue
        cell, quarter_turns = best_placement(land, piece)
        land = land.lay(orientations(piece)[quarter_turns], cell)
    return land


def sized_land(pack: Pack, rng: Random, squares: int) -> Land:
    """A match's land with exactly so many squares."""
    while True:
        land = match_land(pack, rng, turns=round(squares / 4))
        if len(land.cells) == squares:
            return land
