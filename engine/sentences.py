"""English messages for the refusals that all games share, for the command line.

Each game adds its own in its `sentences.py`. The bot translates the same codes in its catalogues.
"""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    # the options of a match
    "seats": "A table has {least} to {most} seats, not {seats}.",
    "option-unknown": "There is no option '{option}'.",
    "option-value": "The option '{option}' cannot be '{value}'.",
    "shelf-short": "The shelf holds {there} of {wanted}; missing: {missing}.",
    # texts of rows and cells
    "grid-large": "A text has at most {most} rows and {most} columns.",
    "grid-uneven": "Row {row} is empty, or not as long as the first row.",
    "cell-unknown": "'{cell}' is no cell; cells are A1 to Z26.",
    # requests of the command line
    "json-broken": "The line is no JSON text.",
    "json-object": "The line is no JSON object.",
    "key-unknown": "The key '{key}' is unknown; there are {known}.",
    "key-missing": "The key '{key}' is missing.",
    "key-twice": "The key '{key}' stands there twice.",
    "value-text": "The value of '{key}' must be a text.",
    "value-texts": "The value of '{key}' must be a list of texts.",
    "value-whole": "The value of '{key}' must be a whole number from {least} to {most}.",
    "value-flag": "The value of '{key}' must be true or false.",
}
