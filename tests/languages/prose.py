"""All that players and hosts read, as passages: messages of catalogues, lines of documents."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.local.play import LOCALES as PAGE
from bot.operations.checks import LOCALES as OPERATIONS
from tests.languages.reading import ENGLISH, catalogues, locales

ROOT: Final = Path(__file__).parents[2]
GAP: Final = "{}"
"""What a placeholder reads as."""
DOCUMENTS: Final = ("README.md", ".env.example", "docs/**/*.md")
COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)
MESSAGE: Final = re.compile(
    r"^(?P<key>[a-z][\w-]*) =(?P<text>.*(?:\n(?:[ \t}].*|(?=\n)))*)", re.MULTILINE
)
PLACEHOLDER: Final = re.compile(r"\{\s*(?:\$?[\w-]+|\"[^\"]*\")\s*\}")
CODE: Final = re.compile(r"`[^`\n]*`|https?:\S+|\]\([^)]*\)|</?[@#:\w]*:[^>]*>")


@dataclass(frozen=True, slots=True)
class Passage:
    """A message or a line, e.g. `board-end` or `17` of a file. `catalogue`: one that players read,
    e.g. `house`, or the local page, `page`; none: a text for hosts."""

    file: str
    place: str
    language: str
    text: str
    catalogue: str = ""

    @property
    def prose(self) -> str:
        """Without code, addresses and commands that Discord links."""
        return " ".join(CODE.sub(GAP, self.text).split())

    def __str__(self) -> str:
        return f"{self.file}, {self.place}"


@cache
def passages() -> tuple[Passage, ...]:
    return (*_read_catalogues(), *_read_documents())


def _read_catalogues() -> Iterator[Passage]:
    for language in locales():
        for catalogue, path in catalogues(language).items():
            yield from _read_messages(path, language, catalogue)
        yield from _read_messages(PAGE / f"{language}.ftl", language, "page")
    yield from _read_messages(OPERATIONS / f"{ENGLISH}.ftl", ENGLISH)


def _read_messages(path: Path, language: str, catalogue: str = "") -> Iterator[Passage]:
    """Without a parser, which would take seconds."""
    file, source = str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
    for found in MESSAGE.finditer(COMMENT.sub("", source)):
        yield Passage(file, found["key"], language, _flatten(found["text"]), catalogue)


def _flatten(pattern: str) -> str:
    """In one line, with a bar around each variant of a choice."""
    text = PLACEHOLDER.sub("\0", pattern)
    text = re.sub(r"\{\s*\$\w+\s*->|\*?\[\w+\]|\}", " | ", text)
    return " ".join(text.replace("\0", GAP).split())


def _read_documents() -> Iterator[Passage]:
    for pattern in DOCUMENTS:
        for path in sorted(ROOT.glob(pattern)):
            file = str(path.relative_to(ROOT))
            for number, line in enumerate(_prose_lines(path), 1):
                if line.strip():
                    yield Passage(file, str(number), ENGLISH, line)


def _prose_lines(path: Path) -> Iterator[str]:
    """The lines of a document, empty where they are code."""
    in_code = False
    for line in path.read_text(encoding="utf-8").splitlines():
        fence = line.lstrip().startswith("```")
        in_code ^= fence
        yield "" if in_code or fence else line
