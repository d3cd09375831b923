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
    "square-unknown": "{cell}: '{text}' isn't a square; type a terrain (p, m, w), then an icon.",
    "square-habitat": "{cell}: a {creature} doesn't live on {terrain}.",
    "card-shape": "A card has three rows of four squares.",
    "card-icons": "A card has {wanted} squares with an icon; this one has {icons}.",
    "card-terrain": "A card has all three terrains; this one has no {terrain}.",
    "piece-empty": "The piece has no squares.",
    "piece-large": "The piece is larger than a card.",
    "piece-apart": "The piece's squares aren't connected: they must share sides.",
    "layout-word": "'{text}' is unclear; type tower, wall, bridge or prey, then the cells.",
    "layout-bare": "Add a cell after {word}.",
    "wall-unknown": "'{text}' isn't a wall; type one like B2-C2.",
    "bridge-unknown": "'{text}' isn't a bridge; type one like D4h or D4v.",
    "action-unknown": "'{text}' isn't a move.",
    "action-cut": "'{text}' isn't a cut; type a card's number, then the groups of squares.",
    "action-discard": "'{text}' names no pieces to remove.",
    "action-take": "'{text}' names no piece to take.",
    "action-place": "'{text}' isn't a spot; type a piece, a cell and the quarter turns: B M13 1.",
    "action-recall": "Type only recall, without '{text}'.",
    # the options of a match
    "first-absent": "Seat {first} can't begin: the match has {seats} seats.",
    "pack-small": "The pack has {cards} cards; {wanted} are needed.",
    "bag-option": "With pieces from the bag there are no cards: leave out the option '{option}'.",
    "bag-short": "The bag is {missing} pieces short: it has {there} of {wanted}.",
    "bag-long": "The match takes {wanted} pieces from the bag, not {there}.",
    "bag-piece": "Number {number} in the bag isn't a piece: '{text}'.",
    "bag-unwanted": "A match with cards takes nothing from the bag.",
    "box-cards": "The match takes {wanted} different cards of its pack from the box.",
    "box-unwanted": "Only a match with cards from the box takes any.",
    "box-short": "The box is {missing} cards short: it has {there} of {wanted}.",
    "box-bag-short": "The box has too few cards, and the bag {there} of {wanted} pieces.",
    "shelf-short": "The bag is {missing} pieces short: it has {there} of {wanted}.",
    # whose turn it is, and what may be named
    "wrong-phase": "You can't do that now ({action}): the match is at {phase}.",
    "not-your-turn": "It isn't this seat's turn ({phase}).",
    "nothing-to-recall": "There is no layout to undo.",
    "card-unknown": "There is no card {card}; the hand had {cards}.",
    "card-spent": "Card {card} is already cut.",
    "piece-unknown": "There is no piece '{piece}'; the last one is {last}.",
    "piece-twice": "Piece {piece} is named twice.",
    "piece-taken": "Piece {piece} belongs to seat {seat}.",
    "piece-discarded": "Piece {piece} has left the game.",
    "piece-laid": "Piece {piece} is already placed.",
    "piece-not-yours": "Piece {piece} was not taken by this seat.",
    "discard-count": "Name {wanted} pieces to remove, not {named}.",
    # plans
    "plan-line": "A line of a plan takes and places pieces, then cuts a card or places tokens.",
    "plan-no-choice": "This seat has no piece to choose now.",
    "plan-no-lay": "This seat has no more pieces to place now.",
    "plan-untried": "In this match, pieces can't be placed before they are chosen.",
    "plan-no-cut": "This seat doesn't cut the next card.",
    "plan-no-build": "This seat has pieces to place before its tokens.",
    # cuts
    "cut-letter": "'{letter}' isn't a square of a card; use A to L.",
    "cut-range": "'{text}' isn't a range of squares; type A-D for ABCD.",
    "cut-twice": "Square {letter} is named twice.",
    "cut-few": "Too few pieces: {groups} given, at least {least} needed.",
    "cut-many": "Too many pieces: {groups} given, at most {most} allowed.",
    "cut-left-out": "In no piece: {letters}.",
    "cut-empty": "A piece has no squares.",
    "cut-apart": "{group} isn't connected: the squares of a piece must share sides.",
    # placing
    "place-turns": "{turns} quarter turns aren't possible; use 0 to 3.",
    "place-edge": "That is too far from the land.",
    "place-long": "The land would be too long: it has 26 rows and columns for all of it.",
    "place-first": "The first piece of a land goes to {cell}, not turned.",
    "place-overlap": "The piece would cover the square at {cell}.",
    "place-apart": "The piece wouldn't share a side with the land.",
    # layouts
    "token-twice": "Named twice: a {kind} at {one}.",
    "tokens-towers": "Towers used: {used}; owned: {owned}.",
    "tokens-wall-bridges": "Wall/bridge tokens used: {used}; owned: {owned}.",
    "tower-slot": "There is no square at {cell} for a tower.",
    "tower-empty": "There is no creature at {cell} for a tower to protect.",
    "wall-border": "{one} and {other} share no side; a wall stands where two squares do.",
    "wall-slot": "There is no square at {cell}; a wall stands between two squares.",
    "bridge-direction": "{bridge} has no direction; add h for horizontal or v for vertical.",
    "bridge-crossed": "There are two bridges over {cell}; one is allowed.",
    "bridge-edge": "Bridge {over}{way} would stick out over the table's edge.",
    "bridge-end": "Bridge {over}{way} would end at {cell}, where there is no square.",
    "bridge-wall": "Bridge {over}{way} would end on the wall {one}-{other}.",
    "prey-slot": "There is no square at {cell}, so no prey.",
    "prey-safe": "No dragon can devour anything at {cell}.",
    "prey-count": "The dragons devour exactly {wanted} of {cells}; you named {named}.",
}


def sentence(refusal: IllegalAction | IllegalOptions) -> str:
    """The English message of a refusal."""
    return SENTENCES[refusal.code].format_map(refusal.params)
