"""The glossary uses no word that `terms.toml` forbids."""

import re
from collections.abc import Iterator
from typing import Final

from tests.languages.prose import ROOT, Passage
from tests.languages.terms import list_banned, list_synonyms

GLOSSARY: Final = ROOT / "docs" / "glossary.md"
LANGUAGES: Final = {"English": "en", "español": "es", "русский": "ru"}
PARTS: Final = ("cutterland", "clustered", "wildlands", "house", "leagues")
"""Whose terms the tables are, in their order."""


def read_glossary() -> Iterator[Passage]:
    """Each term by its row and language."""
    tables = re.split(r"^\| id \|.*\n\|.*\n", GLOSSARY.read_text("utf-8"), flags=re.MULTILINE)[1:]
    for part, table in zip(PARTS, tables, strict=True):
        for row in re.findall(r"^\| .* \|$", table, re.MULTILINE):
            key, *terms = (cell.strip() for cell in row.strip("|").split(" | "))
            for language, term in zip(LANGUAGES.values(), terms, strict=True):
                yield Passage("glossary", key, language, term, part)


def test_no_term_is_one_that_is_not_said() -> None:
    terms = [*read_glossary()]
    assert {one.language for one in terms} == {*LANGUAGES.values()}
    assert [hit for one in terms for hit in (*list_banned(one), *list_synonyms(one))] == []
