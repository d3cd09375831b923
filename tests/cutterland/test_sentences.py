"""Every refusal of the rules can be said in English, with the parameters it comes with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import engine
import engine.cutterland
from engine.cutterland.sentences import SENTENCES

_RAISERS = ("IllegalAction", "IllegalOptions", "_refusal")
_SOURCES = (
    *Path(engine.__path__[0]).glob("*.py"),
    *Path(engine.cutterland.__path__[0]).rglob("*.py"),
)


def _raised() -> Iterator[tuple[str, str | None, set[str] | None]]:
    """Each refusal in the sources: its place, its code where it stands there as a text, and the
    names of its parameters where they do."""
    for file in sorted(_SOURCES):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in _RAISERS:
                continue
            place = f"{file.name}:{node.lineno}"
            first = node.args[0] if node.args else None
            code = first.value if isinstance(first, ast.Constant) else None
            yield place, code if isinstance(code, str) else None, _parameters(node)


def _parameters(node: ast.Call) -> set[str] | None:
    if getattr(node.func, "id", "") == "_refusal":
        return {keyword.arg or "" for keyword in node.keywords}
    if len(node.args) < 2:
        return set()
    if not isinstance(node.args[1], ast.Dict):
        return None
    return {key.value for key in node.args[1].keys if isinstance(key, ast.Constant)}  # type: ignore[misc]


RAISED = [refusal for refusal in _raised() if refusal[1] is not None]


@pytest.mark.parametrize(("place", "code", "names"), RAISED, ids=[place for place, *_ in RAISED])
def test_each_refusal_has_a_sentence(place: str, code: str, names: set[str] | None) -> None:
    fields = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name is not None}
    assert names is None or fields <= names


def test_each_sentence_belongs_to_a_refusal() -> None:
    computed = {"piece-laid", "piece-not-yours"}
    assert set(SENTENCES) - {code for _, code, _ in RAISED if code} <= computed


@pytest.mark.parametrize("text", SENTENCES.values(), ids=list(SENTENCES))
def test_sentences_are_sentences(text: str) -> None:
    assert text.endswith(".")
    assert text[0].isupper() or text[0] in "{'"
