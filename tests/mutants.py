"""Tests of the tests: each small slip in a file has to make one of its tests fail.

`python -m tests.mutants` tries all of `TARGETS`, `python -m tests.mutants scoring` one. A slip is
another comparison, sign or number, `and` for `or`, a condition turned round, a statement left out.
Each is tried in a forked process; what survives is printed, and has to be killed by a test or
explained in `EXPLAINED`.
"""

import ast
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 60
"""Seconds until a mutant that runs and runs counts as killed."""


@dataclass(frozen=True, slots=True)
class Target:
    file: str
    tests: tuple[str, ...]


TARGETS: Final = {
    "scoring": Target("engine/cutterland/scoring.py", ("tests/cutterland/test_scoring.py",)),
    "hunting": Target("engine/cutterland/hunting.py", ("tests/cutterland/test_hunting.py",)),
    "clustered": Target("engine/clustered/scoring.py", ("tests/clustered/test_scoring.py",)),
    "transaction": Target(
        "bot/storage/connection.py",
        ("tests/storage/test_connection.py", "tests/storage/test_contract.py"),
    ),
    "writing": Target(
        "bot/storage/matches.py",
        ("tests/storage/test_contract.py", "tests/storage/test_matches.py",
         "tests/matches/test_lobby.py", "tests/matches/test_sessions.py",
         "tests/matches/test_results.py"),
    ),
}  # fmt: skip
_LOGGED: Final = "if not task.cancelled() and (error := task.exception()) is not None:"
_CONFLICT: Final = 'raise Conflict(f"match {head.match} has moved on from revision {head.rev - 1}")'
EXPLAINED: Final[dict[tuple[str, str], str]] = {
    ("for area in [area for area in hunted.areas if area & scoring]:", "BitAnd is BitOr"):
        "passes over areas sooner, no more",
    ("terrain = terrain_of(land.squares[(area & -area).bit_length() - 1])", "USub is left out"):
        "an area is of one terrain",
    ("terrain = terrain_of(land.squares[(area & -area).bit_length() - 1])", "BitAnd is BitOr"):
        "the lowest bit is found either way",
    ("@dataclass(frozen=True, slots=True)", "True is turned round"):
        "values are as good unfrozen",
    ("place = (hunters & -hunters).bit_length() - 1", "BitAnd is BitOr"):
        "the lowest bit is found either way",
    ("best: dict[int, _Meal] = {0: (0, 0, 0)}", "0 is one more"):
        "every meal has the same more, or rank",
    ("points += (left & icons[FROG]).bit_count() * EACH_FROG", "Mult is Add"):
        "frogs go first, whatever each costs",
    ('return int(f"{squares:0{size}b}"[::-1], 2)', "2 is one more"):
        "in any base the order is the same",
    ("@lru_cache(maxsize=1024)", "1024 is one more"): "how much is remembered",
    ("area = 0", "0 is one more"): "no rectangle has fewer than four cells",
    ("for top in range(_first(own) // SIDE, own.bit_length() // SIDE):", "FloorDiv is Mult"):
        "empty rows are looked at, too",
    ("return max(0, (mask & -mask).bit_length() - 1)", "0 is one more"):
        "both are in the first row",
    ("return max(0, (mask & -mask).bit_length() - 1)", "BitAnd is BitOr"):
        "the lowest bit is found either way",
    ("return max(0, (mask & -mask).bit_length() - 1)", "1 is one more"):
        "an empty row is looked at, too",
    ("left = (row & -row).bit_length() - 1", "BitAnd is BitOr"):
        "the lowest bit is found either way",
    (_CONFLICT, "1 is one more"): "only what is said of a conflict",
    (_CONFLICT, "Sub is Add"): "only what is said of a conflict",
    ("connecting._thread.daemon = True  # noqa: SLF001 - there is no public way",
     "True is turned round"): "seen from another process, which has the file as it is",
    ("await cursor.close()", "await cursor.close() is left out"): "it is closed when it goes",
    **dict.fromkeys(
        (
            ("task.add_done_callback(_mind)", "task.add_done_callback(_mind) is left out"),
            ('_log.exception("a transaction could not be rolled back")',
             "_log.exception('a transaction could not be rolled  is left out"),
            ('_log.debug("a transaction was rolled back: %r", error)',
             "_log.debug('a transaction was rolled back: %r', er is left out"),
            (_LOGGED, "Not is left out"),
            (_LOGGED, "IsNot is Is"),
            (_LOGGED, "And is Or"),
            (_LOGGED, "the condition is turned round"),
        ),
        "only what is logged of a transaction whose caller has gone",
    ),
}  # fmt: skip
"""Mutants that no test can tell from the original, and why: by the line, and what is printed."""
_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Slip(ast.NodeTransformer):
    """Makes the so-manyth slip of a file; `made` says which, None where there are not so many."""

    def __init__(self, number: int) -> None:
        self._left = number
        self.made: str | None = None

    def _now(self, node: ast.AST, what: str) -> bool:
        self._left -= 1
        if self._left != -1:
            return False
        self.made = f"{getattr(node, 'lineno', 0)}: {what}"
        return True

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        for at, old in enumerate(node.ops):
            new = _COMPARED.get(type(old))
            if new is not None and self._now(node, f"{_name(old)} is {_name(new())}"):
                node.ops[at] = new()
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        new = _COUNTED.get(type(node.op))
        if new is not None and self._now(node, f"{_name(node.op)} is {_name(new())}"):
            node.op = new()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        new = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        if self._now(node, f"{_name(node.op)} is {_name(new)}"):
            node.op = new
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Annotations are never looked at."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        node.args.defaults = [self.visit(one) for one in node.args.defaults]
        node.body = [self.visit(one) for one in node.body]
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.body = [self.visit(one) for one in node.body]
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if self._now(node, f"{_name(node.op)} is left out"):
            return node.operand
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value = node.value
        if isinstance(value, bool):
            if self._now(node, f"{value} is turned round"):
                return ast.copy_location(ast.Constant(not value), node)
        elif isinstance(value, int) and self._now(node, f"{value} is one more"):
            return ast.copy_location(ast.Constant(value + 1), node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        self.generic_visit(node)
        if self._now(node, "the condition is turned round"):
            node.test = ast.UnaryOp(ast.Not(), node.test)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant):
            return node  # a docstring
        self.generic_visit(node)
        if self._now(node, f"{ast.unparse(node)[:50]} is left out"):
            return ast.copy_location(ast.Pass(), node)
        return node


def _name(node: ast.AST) -> str:
    return type(node).__name__


def mutants(source: str) -> Iterator[tuple[str, str]]:
    """Each slip, and the whole file with it."""
    number = 0
    while True:
        slip = Slip(number)
        tree = ast.fix_missing_locations(slip.visit(ast.parse(source)))
        if slip.made is None:
            return
        yield slip.made, ast.unparse(tree)
        number += 1


def survives(target: Target, source: str) -> bool:
    """Whether all tests pass with this text in the place of the file."""
    child = os.fork()
    if child == 0:
        os._exit(_tried(target, source))
    _, ended = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(ended) == 0


def _tried(target: Target, source: str) -> int:
    """In the forked process, which has imported nothing of ours yet."""
    import pytest  # noqa: PLC0415 - each process its own

    path, usual = str(ROOT / target.file), SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> Any:
        return compile(source, path, "exec") if self.path == path else usual(self, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    with Path(os.devnull).open("w", encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 1)
        os.dup2(nothing.fileno(), 2)
    signal.alarm(PATIENCE)
    # Without a timeout of pytest's: after that, Hypothesis would go on with what never ends.
    given = ["-x", "-q", "-p", "no:xdist", "--timeout=0", *target.tests]
    return int(pytest.main(given))


def main(names: list[str]) -> int:
    bad = 0
    for name in names or list(TARGETS):
        target = TARGETS[name]
        source = (ROOT / target.file).read_text("utf-8")
        lines = source.splitlines()
        assert survives(target, source), f"the tests of {target.file} fail as it is"
        tried, reasons = 0, list[str]()
        for made, changed in mutants(source):
            tried += 1
            if not survives(target, changed):
                continue
            number, what = made.split(": ", maxsplit=1)
            reasons.append(EXPLAINED.get((lines[int(number) - 1].strip(), what), ""))
            sys.stdout.write(f"  alive: {target.file}:{made}  {reasons[-1]}\n")
            sys.stdout.flush()
        bad += reasons.count("")
        sys.stdout.write(f"{name}: {tried} mutants, {len(reasons)} alive\n")
        sys.stdout.flush()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
