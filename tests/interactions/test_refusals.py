"""Every refusal has its sentence in every language, which says what it is raised with."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.refusals import SAID_ALIKE
from tests.languages.reading import ENGLISH, locales, whole
from tests.sources import parse

ROOT = Path(__file__).parents[2]
REFUSALS = {"Refusal", "IllegalOptions"}


@pytest.fixture(scope="module")
def modules() -> dict[ast.Module, list[ast.AST]]:
    """The bot's, with all that stands in them."""
    files = (*sorted((ROOT / "bot").rglob("*.py")), ROOT / "engine" / "contract.py")
    parsed = map(parse, files)
    return {module: [*ast.walk(module)] for module in parsed}


@pytest.fixture(scope="module")
def raised(modules: dict[ast.Module, list[ast.AST]]) -> set[tuple[str, frozenset[str]]]:
    """Each code that is refused with, and the names of its parameters."""
    return {
        (code, frozenset(_params(node)))
        for module, nodes in modules.items()
        for node in nodes
        if isinstance(node, ast.Call) and _name_of(node.func) in REFUSALS
        for code in _codes(node.args[0], dict(_constants(module)))
    }


@pytest.fixture(scope="module")
def said(modules: dict[ast.Module, list[ast.AST]]) -> set[str]:
    """Each code whose sentence is asked for by its key, with no parameters."""
    texts = (
        node.value
        for nodes in modules.values()
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {found[1] for text in texts if (found := re.fullmatch(r"refusal-([a-z-]+[a-z])", text))}


def _name_of(function: ast.expr) -> str:
    return str(getattr(function, "id", getattr(function, "attr", "")))


def _codes(code: ast.expr, constants: dict[str, ast.expr]) -> list[str]:
    """A code that is written out, one of two, or one of a table of codes."""
    match code:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return _codes(one, constants) + _codes(other, constants)
        case ast.Subscript(value=ast.Name(id=table)):
            values = constants[table]
            assert isinstance(values, ast.Dict)
            return [text for value in values.values for text in _codes(value, constants)]
        case _:
            raise AssertionError(f"not a code: {ast.unparse(code)}")


def _constants(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


def _said_as(code: str) -> str:
    return SAID_ALIKE.get(code, code)


def _params(call: ast.Call) -> Iterator[str]:
    """Keyword arguments, or the keys of a dictionary of them."""
    yield from (str(word.arg) for word in call.keywords)
    for argument in call.args[1:]:
        assert isinstance(argument, ast.Dict)
        yield from (str(key.value) for key in argument.keys if isinstance(key, ast.Constant))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.slow
def test_each_has_its_sentence_and_each_sentence_its_code(
    locale: str, raised: set[tuple[str, frozenset[str]]], said: set[str]
) -> None:
    codes = {code for code, _ in raised} | said
    assert {*SAID_ALIKE} < codes
    assert {key for key in whole(locale) if key.startswith("refusal-")} == {
        f"refusal-{_said_as(code)}" for code in codes
    }


@pytest.mark.parametrize("locale", locales())
def test_sentences_use_the_parameters_that_all_are_raised_with(
    locale: str, raised: set[tuple[str, frozenset[str]]], said: set[str]
) -> None:
    sentences = whole(locale)
    used = {
        code: {*sentences[f"refusal-{_said_as(code)}"].used}
        for code in {code for code, _ in raised} | said
    }
    assert [one for one in raised if not used[one[0]] <= one[1]] == []
    assert [code for code in said if used[code]] == []


def test_every_parameter_is_of_use_to_a_sentence(raised: set[tuple[str, frozenset[str]]]) -> None:
    used = {code: {*whole(ENGLISH)[f"refusal-{_said_as(code)}"].used} for code, _ in raised}
    assert [(code, params) for code, params in raised if used[code] != params] == []
