"""English messages of refusals, for the command line.

The bot translates the same codes in its catalogues.
"""

from __future__ import annotations

from typing import Final

from engine import sentences
from engine.contract import IllegalAction, IllegalOptions

SENTENCES: Final = {
    **sentences.SENTENCES,
    # texts of section 4
    "card-unknown": "'{card}' isn't a card; type it as in the deck's list (1m35g), or W.",
    # texts of section 8
    "action-unknown": "'{text}' isn't a move.",
    "action-form": "'{text}' isn't complete, or has too much; type e.g. move 3 12 1m35g.",
    "target-unknown": "'{text}' isn't a character; type a seat's letter and a number: b3.",
    "target-seat": "'{text}' isn't a seat; type one of {letters}.",
    "area-unknown": "'{text}' isn't the number of a space.",
    # the options of a match
    "faction-twice": "Two seats can't both lead {faction}.",
    # whose turn it is, and what may be named
    "wrong-phase": "You can't do that now ({action}): the match is at {phase}.",
    "not-your-turn": "It isn't this seat's turn ({phase}).",
    "nothing-to-recall": "There is no assignment to undo.",
    "character-unknown": "There is no character {character}; they are 1 to {most}.",
    "character-hidden": "Character {character} is still hidden; reveal it first.",
    "character-out": "Character {character} is knocked out.",
    "card-not-held": "{card} isn't in the hand.",
    "card-named-often": "The hand doesn't have that many of {card}.",
    "card-icon": "{card} doesn't show the icon of character {character}.",
    "card-flag": "{card} has no {flag} for character {character}.",
    # set-up
    "assign-count": "Name {wanted} spaces, one for each character, not {named}.",
    "assign-not-dealt": "{space} isn't one of your map cards: {dealt}.",
    "assign-twice": "Space {space} is named twice; each character needs its own.",
    "reveal-open": "Character {character} isn't hidden.",
    # moving and claiming
    "move-apart": "{space} isn't next to {start}.",
    "move-wall": "There is a wall between {start} and {space}.",
    "move-cost": "That step ({start} to {space}) costs this many cards: {cost}, not {named}.",
    "fly-far": "{space} is more than two steps from {start}.",
    "rally-moves": "Name one or two steps, for character {character} and one other.",
    "rally-apart": "Character {character} in {space} isn't in {start} or next to it.",
    "rally-card": "Name the card with the rally first.",
    "rally-cost": "That rally costs {cost}, not {named}; a second rally card pays for all climbs.",
    "rally-icons": "Each further card must let one climber move, or be a rally: {characters}.",
    "claim-shard": "You have no shard in {space}.",
    "claim-absent": "None of your characters is in {space}.",
    "claim-count": "A claim costs {wanted} cards, not {named}.",
    "claim-icons": "The three cards must show one icon: that of a character in {space}, or of one "
    "knocked out.",
    "draw-empty": "There are no cards left to draw.",
    # attacks and defences
    "target-own": "You can't attack your own characters.",
    "target-absent": "{target} isn't on the board.",
    "target-apart": "Seat {target} has no character in {space}.",
    "target-unseen": "{target} in {space} isn't in sight of {start}.",
    "target-far": "{target} is {distance} spaces away; a heavy ranged attack reaches two.",
    "area-apart": "{space} isn't {start} or next to it.",
    "area-empty": "No one is in {space}.",
    "defend-not-hit": "Your character {character} isn't hit.",
    "defend-twice": "Character {character} is named twice.",
    "defend-which": "Name the one character that is hit: {characters}.",
    "defend-card": "{card} doesn't defend character {character} against {flag}.",
    # lines of actions
    "plan-form": "A line has 1 to {most} actions of the seat's own turn.",
    "plan-line": "The end of a turn can only be the last action of a line.",
    "plan-hurt": "One of the seat's characters was hurt first.",
    "plan-revealed": "{enemy} was revealed in {space} first, near {own}.",
    "plan-defended": "The attack was defended.",
    "plan-interrupted": "Someone interrupted first.",
    # maps on the command line
    "map-faulty": "That map isn't valid: {fault}.",
    "map-unread": "The map '{file}' can't be read: {fault}.",
    "space-unknown": "The map has no space {space}.",
}


def sentence(refusal: IllegalAction | IllegalOptions) -> str:
    """The English message of a refusal."""
    return SENTENCES[refusal.code].format_map(refusal.params)
