"""Functions are verb phrases (CONTRIBUTING, "Names"): fewer than 3 % may be a bare participle."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.sources import walk

ROOT: Final = Path(__file__).parents[1]
IRREGULAR: Final = frozenset(
    [
        "begun",
        "bound",
        "bought",
        "brought",
        "built",
        "caught",
        "chosen",
        "done",
        "drawn",
        "driven",
        "eaten",
        "fallen",
        "fed",
        "felt",
        "forgotten",
        "found",
        "frozen",
        "given",
        "gone",
        "grown",
        "heard",
        "held",
        "hidden",
        "kept",
        "known",
        "laid",
        "led",
        "left",
        "lit",
        "lost",
        "made",
        "meant",
        "met",
        "paid",
        "said",
        "seen",
        "sent",
        "shaken",
        "shown",
        "sold",
        "spoken",
        "stolen",
        "struck",
        "stuck",
        "taken",
        "taught",
        "thawed",
        "thought",
        "thrown",
        "told",
        "torn",
        "undone",
        "withdrawn",
        "woken",
        "won",
        "worn",
        "wound",
        "written",
    ]
)
NOT_PARTICIPLES: Final = frozenset({"feed", "need", "proceed", "seed", "speed", "embed"})
MOST: Final = 0.03


def is_participle(name: str) -> bool:
    word = name.strip("_")
    if "_" in word or word in NOT_PARTICIPLES:
        return False
    return word in IRREGULAR or re.fullmatch(r"[a-z]{3,}ed", word) is not None


def functions(folder: str) -> Iterator[tuple[Path, str]]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in walk(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield path.relative_to(ROOT), node.name


@pytest.mark.slow
def test_functions_are_not_named_by_participles(
    figures: Callable[[str], None],
) -> None:
    names = [one for folder in ("bot", "engine", "tools") for one in functions(folder)]
    bare = [f"{path}: {name}" for path, name in names if is_participle(name)]
    figures(f"{len(bare)} of {len(names)} functions are bare participles")
    assert len(bare) < MOST * len(names), "\n".join(bare)


def test_a_participle_is_recognised() -> None:
    assert all(map(is_participle, ("shown", "_told", "rated", "undone")))
    assert not any(map(is_participle, ("show", "read", "is_rated", "seed", "build_undone")))
