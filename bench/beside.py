"""A module of the benchmarks in a process of its own, with pipes to it."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[1]


@contextmanager
def run_beside(module: str) -> Iterator[tuple[IO[str], IO[str]]]:
    """What it reads and what it writes; it ends when its input does, however this process ends."""
    process = subprocess.Popen(  # noqa: S603 - one of our own modules
        [sys.executable, "-m", module],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield process.stdin, process.stdout
    finally:
        process.stdin.close()
        process.wait(10)
        process.stdout.close()
