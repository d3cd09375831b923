"""Every function and property of the product is used by the product, not only by tests."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.sources import parse

ROOT: Final = Path(__file__).parents[1]
CALLED_BY_DISCORD: Final = {
    "before_identify_hook", "from_custom_id", "interaction_check", "on_error",
    "on_guild_channel_update", "on_guild_role_update", "on_interaction", "on_member_update",
    "on_shard_disconnect", "on_shard_resumed", "on_submit", "setup_hook",
}  # fmt: skip
FOR_TESTS: Final = {
    "asked_blindly",  # the contract's laws need to know whom a game asks with one answer
}
PLAIN: Final = {
    "cache", "cached_property", "classmethod", "lru_cache", "property", "staticmethod",
    "transaction",
}  # fmt: skip
"""Decorators that register nothing anywhere."""


@pytest.mark.slow
def test_nothing_is_there_for_tests_alone() -> None:
    trees = [
        parse(file)
        for folder in ("bot", "engine")
        for file in sorted((ROOT / folder).rglob("*.py"))
    ]
    files = (*ROOT.glob("bench/*.py"), *ROOT.glob("tools/**/*.py"))
    others = [parse(file) for file in files]
    used = {name for tree in (*trees, *others) for name in _list_used(tree)}
    defined = {name for tree in trees for name in _list_defined(tree)}
    assert defined - used == CALLED_BY_DISCORD | FOR_TESTS


def _list_defined(tree: ast.Module) -> Iterator[str]:
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for node in (*tree.body, *(member for one in classes for member in one.body)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            is_special = node.name.startswith("__")
            if not is_special and all(_name_of(one) in PLAIN for one in node.decorator_list):
                yield node.name


def _name_of(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.id if isinstance(called, ast.Name) else ""


def _list_used(tree: ast.Module) -> Iterator[str]:
    """Names, attributes, and texts, by which some are looked up."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(name) | ast.Attribute(attr=name) | ast.Constant(str(name)):
                yield name
