"""English messages of refusals, for the command line and for faults of packs.

The bot translates the same codes in its catalogues.
"""

from __future__ import annotations

from typing import Final

from engine import sentences
from engine.contract import IllegalAction, IllegalOptions

SENTENCES: Final = {
    **sentences.SENTENCES,
    # texts of section 9
    "square-unknown": "{cell}: '{text}' is no square; write a terrain (p, m, w), then an icon.",
    "square-habitat": "{cell}: no {creature} lives on {terrain}.",
    "card-shape": "A card has three rows of four squares.",
    "card-icons": "A card has {wanted} squares with an icon; this one has {icons}.",
    "card-terrain": "A card has all three terrains; this one has no {terrain}.",
    "piece-empty": "The piece has no squares.",
    "piece-large": "No card holds a piece as large as this.",
    "piece-apart": "The piece's squares do not all hang together by their sides.",
    "layout-word": "'{text}' comes before any of the words tower, wall, bridge and prey.",
    "layout-bare": "The word {word} is followed by no cell.",
    "wall-unknown": "'{text}' is no wall; a wall is written like B2-C2.",
    "bridge-unknown": "'{text}' is no bridge; a bridge is written like D4h or D4v.",
    "action-unknown": "'{text}' is no action.",
    "action-cut": "'{text}' is no cut; write a card's number, then the groups of squares.",
    "action-discard": "'{text}' names no pieces to discard.",
    "action-take": "'{text}' names no piece to take.",
    "action-place": "'{text}' is no laying; write a piece, a cell and the quarter turns: B M13 1.",
    "action-recall": "Nothing follows the word recall; here '{text}' does.",
    # the options of a match
    "first-absent": "Seat {first} cannot begin: the table has {seats} seats.",
    "pack-small": "The pack has {cards} cards; {wanted} are wanted.",
    "bag-option": "With pieces from the bag there are no cards: leave the option '{option}' alone.",
    "bag-short": "The bag is short of {missing} pieces: {there} of {wanted} are there.",
    "bag-long": "The match takes {wanted} pieces out of the bag, not {there}.",
    "bag-piece": "Number {number} of the bag is no piece: '{text}'.",
    "bag-unwanted": "A match of cards takes nothing out of the bag.",
    "shelf-short": "Pieces missing in the bag: {missing}; {there} of {wanted} are there.",
    # whose turn it is, and what may be named
    "wrong-phase": "This is not the time for it ({action}): the match is at {phase}.",
    "not-your-turn": "This seat owes no decision now ({phase}).",
    "nothing-to-recall": "There is no layout to take back.",
    "card-unknown": "There is no card {card}; the hand was dealt {cards}.",
    "card-spent": "Card {card} has been cut already.",
    "piece-unknown": "There is no piece '{piece}'; the last one is {last}.",
    "piece-twice": "Piece {piece} is named twice.",
    "piece-taken": "Piece {piece} belongs to seat {seat}.",
    "piece-discarded": "Piece {piece} has left the game.",
    "piece-laid": "Piece {piece} has been laid already.",
    "piece-not-yours": "Piece {piece} was not taken by this seat.",
    "discard-count": "The number of pieces to discard is {wanted}, not {named}.",
    # plans
    "plan-line": "A line of a plan takes pieces and lays them, then cuts a card or places tokens.",
    "plan-no-choice": "This seat has no piece to choose now.",
    "plan-no-lay": "This seat has no more pieces to lay now.",
    "plan-untried": "This table does not lay pieces before they are chosen.",
    "plan-no-cut": "This seat is not the next to cut a card.",
    "plan-no-build": "This seat has pieces to lay before it places tokens.",
    # cuts
    "cut-letter": "'{letter}' is no square of a card; its squares are A to L.",
    "cut-range": "'{text}' is no range of squares; write A-D for ABCD.",
    "cut-twice": "Square {letter} is named twice.",
    "cut-few": "Too few pieces: {groups} given, at least {least} wanted.",
    "cut-many": "Too many pieces: {groups} given, at most {most} allowed.",
    "cut-left-out": "In no piece: {letters}.",
    "cut-empty": "A piece has no squares.",
    "cut-apart": "{group} is not one piece: its squares do not all hang together by their sides.",
    # laying
    "place-turns": "{turns} is no number of quarter turns; there are 0 to 3.",
    "place-edge": "The piece would reach beyond the table's edge.",
    "place-first": "The first piece of a land is laid at {cell}, unturned.",
    "place-overlap": "The piece would cover {cell}, where a square lies already.",
    "place-apart": "The piece would share no side with a square of the land.",
    # layouts
    "token-twice": "Named twice: a {kind} at {one}.",
    "tokens-towers": "Towers used: {used}; owned: {owned}.",
    "tokens-wall-bridges": "Wall/bridge tokens used: {used}; owned: {owned}.",
    "tower-slot": "No square lies at {cell}, so no tower stands there.",
    "tower-empty": "At {cell} is no creature for a tower to shelter.",
    "wall-border": "{one}-{other} is no border: a wall stands between two cells that share a side.",
    "wall-slot": "No square lies at {cell}: a wall stands between two squares.",
    "bridge-direction": "A bridge lies horizontally (h) or vertically (v); {bridge} does not.",
    "bridge-crossed": "Two bridges over {cell}: a cell carries one at most.",
    "bridge-edge": "The ends of bridge {over}{way} would reach beyond the table's edge.",
    "bridge-end": "Bridge {over}{way} has an end at {cell}, where no square lies.",
    "bridge-wall": "Bridge {over}{way} has an end on the wall {one}-{other}.",
    "prey-slot": "No square lies at {cell}, so there is no prey.",
    "prey-safe": "No dragon can devour what is at {cell}.",
    "prey-count": "Of {cells} the dragons devour exactly {wanted}; {named} named.",
}


def sentence(refusal: IllegalAction | IllegalOptions) -> str:
    """The English message of a refusal."""
    return SENTENCES[refusal.code].format_map(refusal.params)
