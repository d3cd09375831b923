"""The catalogues of every language, taken apart."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

from bot.games import find_catalogue_files

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence: its plain texts, the variables it shows and those it only chooses by, the other
    sentences it names, and the keys of each choice by its variable."""

    key: str
    texts: tuple[str, ...]
    shown: frozenset[str]
    asked: frozenset[str]
    named: frozenset[str]
    choices: tuple[tuple[str, frozenset[str]], ...]

    @property
    def used(self) -> frozenset[str]:
        return self.shown | self.asked


def locales() -> list[str]:
    return sorted(find_catalogue_files())


def catalogue_of(path: Path) -> str:
    """Which catalogue a file is, whatever its language: `house` or a game's name."""
    return path.stem if path.stem not in locales() else path.parent.parent.name


@cache
def catalogues(locale: str) -> dict[str, Path]:
    """The files of a language by what they are."""
    return {catalogue_of(path): path for path in find_catalogue_files()[locale]}


@cache
def messages(path: Path) -> tuple[ast.Message, ...]:
    """Of a file. Raises `ValueError` for what cannot be read."""
    entries = parse(path.read_text("utf-8")).body
    if any(isinstance(entry, ast.Junk) for entry in entries):
        raise ValueError(f"{path} cannot be read as a whole")
    return tuple(entry for entry in entries if isinstance(entry, ast.Message))


@cache
def sentences(path: Path) -> tuple[Sentence, ...]:
    return tuple(map(_sentence, messages(path)))


@cache
def whole(locale: str) -> dict[str, Sentence]:
    """Every sentence of a language by its key."""
    return {one.key: one for path in catalogues(locale).values() for one in sentences(path)}


def _sentence(message: ast.Message) -> Sentence:
    parts = list(_parts(message.value))
    choices = tuple(_choice(part) for part in parts if isinstance(part, ast.SelectExpression))
    return Sentence(
        message.id.name,
        tuple(part.value for part in parts if isinstance(part, ast.TextElement)),
        frozenset(part.id.name for part in parts if isinstance(part, ast.VariableReference)),
        frozenset(name for name, _ in choices),
        frozenset(part.id.name for part in parts if isinstance(part, ast.MessageReference)),
        choices,
    )


def _choice(choice: ast.SelectExpression) -> tuple[str, frozenset[str]]:
    assert isinstance(choice.selector, ast.VariableReference)
    keys = [variant.key for variant in choice.variants]
    names = (key.name if isinstance(key, ast.Identifier) else key.value for key in keys)
    return choice.selector.id.name, frozenset(names)


def _parts(pattern: ast.Pattern | None) -> Iterator[ast.BaseNode]:
    for element in pattern.elements if pattern is not None else ():
        expression = element.expression if isinstance(element, ast.Placeable) else element
        yield expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _parts(variant.value)


def read_refusals(game: str) -> dict[str, set[str]]:
    """A game's refusals by their codes, each with the parameters that its sentence names."""
    begin = f"{game}-refusal-"
    found = sentences(catalogues(ENGLISH)[game])
    return {
        one.key.removeprefix(begin): {name.replace("-", "_") for name in one.used}
        for one in found
        if one.key.startswith(begin) and one.key != f"{begin}other"
    }
