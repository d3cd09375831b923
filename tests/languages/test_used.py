"""The house's catalogue holds nothing that nobody asks for, and all that is asked for."""

from __future__ import annotations

import re
from pathlib import Path

from bot.matches import CODES, NOTES
from tests.languages.reading import ENGLISH, catalogues, sentences, whole

EDGE = Path(__file__).parents[2] / "bot"
CODE = "\n".join(
    path.read_text("utf-8")
    for path in sorted(EDGE.rglob("*.py"))
    if not {"local", "cutterland", "clustered"} & set(path.parts)
).replace("'", '"')
MADE_IN_PARTS = (
    "analysis-", "board-analysis", "board-best-", "board-record", "board-replay", "board-session",
    "command-", "language-", "lobby-done-", "lobby-waiting-", "matches-", "option-", "palette-",
    "permission-", "pictures-", "replay-", "settings-", "theme-",
)  # fmt: skip
"""Whose last word the code puts together."""


def test_every_sentence_of_the_house_is_asked_for() -> None:
    named = {key for one in whole(ENGLISH).values() for key in one.named}
    spare = {
        one.key
        for one in sentences(catalogues(ENGLISH)["house"])
        if f'"{one.key}"' not in CODE
        and one.key not in named
        and not one.key.startswith(MADE_IN_PARTS)
        and not _is_refusal(one.key)
        and one.key not in {f"note-{note}" for note in NOTES}
    }
    assert spare - _by_games() == set()


def test_a_command_is_called_and_described_or_neither() -> None:
    keys = set(whole(ENGLISH))
    names = {key.removesuffix("-name") for key in keys if re.fullmatch(r"command-\w+-name", key)}
    assert names <= keys
    assert all(whole(ENGLISH)[f"{key}-name"].texts == (key.split("-")[1],) for key in names)


def test_an_option_is_called_in_english_as_the_code_calls_it() -> None:
    """Discord sends the English name back, and discord.py looks for it."""
    options = {
        key: one.texts
        for key, one in whole(ENGLISH).items()
        if re.fullmatch(r"option-\w+-name", key)
    }
    assert len(options) > 20
    assert {key: (key.split("-")[1],) for key in options} == options


def _is_refusal(key: str) -> bool:
    code = key.removeprefix("refusal-")
    return key != code and (code in CODES or f'Refusal("{code}"' in CODE or f'"{code}"' in CODE)


def _by_games() -> set[str]:
    """What the house says for its games."""
    games = "\n".join(
        path.read_text("utf-8")
        for folder in ("cutterland", "clustered")
        for path in sorted((EDGE / "screens" / folder).rglob("*.py"))
    )
    return {key for key in whole(ENGLISH) if f'"{key}"' in games}
