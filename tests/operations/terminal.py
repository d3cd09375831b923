"""`python -m bot` as a host types it, in processes forked from one that has imported the bot
already: `python -m tests.operations.terminal`.

Each line of its input is JSON: the arguments, the folder and the environment of one command. What
the command prints and its exit status are written when it has ended.
"""

import ctypes
import importlib
import json
import os
import signal
import sys
import tempfile
import traceback
from pathlib import Path
from subprocess import CompletedProcess, Popen
from typing import IO, Any, Final

from tests.standin.running import ROOT

DIES_WITH_PARENT: Final = 1
"""Linux: of prctl."""


class Terminal:
    """Somebody types commands, one after the other, away from any `.env`."""

    def __init__(self, process: Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._input: IO[str] = process.stdin
        self._output: IO[str] = process.stdout

    def type(self, folder: Path, *arguments: str, **environment: str) -> CompletedProcess[str]:
        known = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG"}}
        given = {
            "arguments": arguments,
            "folder": str(folder),
            "environment": {**known, "PYTHONPATH": str(ROOT), **environment},
        }
        print(json.dumps(given), file=self._input, flush=True)
        answer = json.loads(self._output.readline())
        return CompletedProcess(arguments, **answer)


def answer_commands() -> None:
    for module in ("commands", "doctor", "restore", "serving"):
        importlib.import_module(f"bot.operations.{module}")
    importlib.import_module("bot.games").build_games()
    for line in sys.stdin:
        print(json.dumps(run_command(json.loads(line))), flush=True)  # noqa: T201 - the answer


def run_command(given: dict[str, Any]) -> dict[str, Any]:
    with tempfile.TemporaryFile("w+") as printed, tempfile.TemporaryFile("w+") as errors:
        child = os.fork()
        if child == 0:
            become_command(given, printed, errors)
        _, ended = os.waitpid(child, 0)
        printed.seek(0)
        errors.seek(0)
        status = os.waitstatus_to_exitcode(ended)
        return {"returncode": status, "stdout": printed.read(), "stderr": errors.read()}


def become_command(given: dict[str, Any], printed: IO[str], errors: IO[str]) -> None:
    """`python -m bot` in this process, which ends with it."""
    ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(printed.fileno(), 1)
    os.dup2(errors.fileno(), 2)
    os.chdir(given["folder"])
    os.environ.clear()
    os.environ.update(given["environment"])
    status = 1
    try:
        status = importlib.import_module("bot.__main__").main(given["arguments"])
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    except BaseException:  # noqa: BLE001 - printed as Python does
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    answer_commands()
