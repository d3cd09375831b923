"""The catalogues hold nothing that nobody asks for, and all that is asked for."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bot.models.outbox import NOTES
from bot.presentation.permissions import IN_VOICE_CHANNELS, INVITED_WITH
from bot.screens.shared.settings import KEEPS, PALETTES, REMINDERS, THEMES
from tests.languages.reading import ENGLISH, catalogues, locales, sentences, whole
from tests.sources import walk

ROOT = Path(__file__).parents[2]
LEAST = 3
"""Letters in a row that a key made of parts has to have from the code as they are."""


@cache
def _strings() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The texts in the code, and a pattern for each text that is made of parts."""
    texts, made = set[str](), set[str]()
    for path in (*sorted((ROOT / "bot").rglob("*.py")), *sorted((ROOT / "engine").rglob("*.py"))):
        for node in walk(path):
            if isinstance(node, ast.JoinedStr):
                made.add("".join(map(_part, node.values)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts |= {node.value, *re.findall(r"\w+", node.value.lower().replace("_", "-"))}
            elif isinstance(node, ast.keyword | ast.arg):
                texts.add(node.arg or "")
            elif isinstance(node, ast.ClassDef):
                texts.add(node.name.lower())
    keyed = (one for one in made if re.search(rf"[a-z]{{{LEAST}}}", one.replace("(.*)", "")))
    return frozenset(texts), tuple(re.compile(one) for one in sorted(keyed))


def _part(node: ast.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else "(.*)"


def _is_asked_for(key: str) -> bool:
    """Whether the code has the key, or makes it of parts that it has as well."""
    texts, made = _strings()
    matches = (pattern.fullmatch(key) for pattern in made)
    return key in texts or any(
        all(_is_known(part, texts) for part in found.groups())
        for found in matches
        if found is not None
    )


def _is_known(part: str, texts: frozenset[str]) -> bool:
    """Whether each word of a part is a text, or in one; numbers are counted."""
    if part in texts or part in KNOWN:
        return True
    return all(word.rstrip("0123456789") in {"", *texts} for word in re.split("[-_]", part))


LOOKS = {
    f"{kind}-{one}"
    for kind, names in (
        ("theme", THEMES),
        ("palette", PALETTES),
        ("reminders", REMINDERS),
        ("keeps", KEEPS),
    )
    for one in names
}
"""Made of nothing but parts."""
NEEDED = {f"permission-{one.replace('_', '-')}" for one in (*INVITED_WITH, *IN_VOICE_CHANNELS)}
MAPS = {path.stem for path in (ROOT / "data/wildlands/maps").glob("*.json")}
KNOWN = {"true", "false", *NOTES, *locales(), *MAPS}
"""Parts that no text of the code is."""


@pytest.mark.parametrize("catalogue", sorted(catalogues(ENGLISH)))
@pytest.mark.slow
def test_every_sentence_is_asked_for(catalogue: str) -> None:
    named = {key for one in whole(ENGLISH).values() for key in one.named}
    keys = {one.key for one in sentences(catalogues(ENGLISH)[catalogue])}
    assert {key for key in keys - named - LOOKS - NEEDED if not _is_asked_for(key)} == set()


def test_what_nobody_asks_for_is_found() -> None:
    invented = (
        "board-clap",
        "settings-noodle",
        "cutterland-refusal-noodle",
        "clustered-learn-noodle",
    )
    assert not any(map(_is_asked_for, invented))


def test_a_command_is_called_and_described_or_neither() -> None:
    keys = set(whole(ENGLISH))
    names = {key.removesuffix("-name") for key in keys if re.fullmatch(r"command-.+-name", key)}
    assert names <= keys
    assert all(key.endswith("-" + whole(ENGLISH)[f"{key}-name"].texts[0]) for key in names)


def test_an_option_is_called_in_english_as_the_code_calls_it() -> None:
    """Discord sends the English name back, and discord.py looks for it."""
    options = {
        key: one.texts
        for key, one in whole(ENGLISH).items()
        if re.fullmatch(r"option-\w+-name", key)
    }
    assert len(options) > 20
    assert {key: (key.split("-")[1],) for key in options} == options
