"""English messages for the refusals that all games share, for the command line.

Each game adds its own in its `sentences.py`. The bot translates the same codes in its catalogues.
"""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # the options of a match
    "seats": "A match has {least} to {most} seats, not {seats}.",
    "option-unknown": "There is no option '{option}'.",
    "option-value": "The option '{option}' can't be '{value}'.",
    "seat-unknown": "{seat} is none of the {seats} seats; they are numbered from 0.",
    # texts of rows and cells
    "grid-large": "That's too large: use at most {most} rows and {most} columns.",
    "grid-uneven": "Row {row} is empty, or not as long as the first row.",
    "cell-unknown": "'{cell}' isn't a cell; cells are A1 to Z26.",
    # requests of the command line
    "json-broken": "The line isn't valid JSON.",
    "json-object": "The line isn't a JSON object.",
    "key-unknown": "The key '{key}' is unknown; the keys are {known}.",
    "key-missing": "The key '{key}' is missing.",
    "key-twice": "The key '{key}' is there twice.",
    "value-text": "The value of '{key}' must be a text.",
    "value-texts": "The value of '{key}' must be a list of texts.",
    "value-whole": "The value of '{key}' must be a whole number from {least} to {most}.",
    "value-flag": "The value of '{key}' must be true or false.",
}
