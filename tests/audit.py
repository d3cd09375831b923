"""`make audit`: known vulnerabilities and licences of everything in the lock files.

It fails for a vulnerability and for a licence that `pyproject.toml` does not allow. What could not
be checked is named: a registry without vulnerability data answers like one that knows of none.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ("dev", "bench", "python3.13", "audit")
"""dev has all of production and local."""
SERVICES: Final = ("pypi", "osv")
_PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)
_TIMEOUT: Final = 600


@dataclass(frozen=True, slots=True)
class Findings:
    """What is wrong, and what could not be looked at."""

    faults: tuple[str, ...]
    unchecked: tuple[str, ...]

    def __add__(self, other: Findings) -> Findings:
        return Findings(self.faults + other.faults, self.unchecked + other.unchecked)


def read_pins(lock: str) -> dict[str, str]:
    """Versions by normalised name."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    return {normalise(name): version for name, version in _PINNED.findall(text)}


def normalise(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def is_allowed(licence: str, allowed: Collection[str]) -> bool:
    """Whether each part of an expression, or one of its alternatives, is allowed."""
    parts = licence.replace("(", "").replace(")", "").split(" AND ")
    return (
        all(any(one.strip() in allowed for one in re.split(r" OR |;", part)) for part in parts)
        or licence in allowed
    )


def check_licences(
    pins: Iterable[str], found: Sequence[dict[str, str]], allowed: Collection[str]
) -> Findings:
    """Against the answer of pip-licenses, which knows what is installed."""
    licences = {normalise(one["Name"]): one["License"] for one in found}
    known = sorted(set(pins) & set(licences))
    faults = (
        f"{name}: {licences[name]}" for name in known if not is_allowed(licences[name], allowed)
    )
    missing = (f"{name} (not installed here)" for name in sorted(set(pins) - set(licences)))
    return Findings(tuple(faults), tuple(missing))


def check_vulnerabilities(answers: Iterable[dict[str, Any]], pins: Collection[str]) -> Findings:
    """Against the answers of pip-audit; a package counts once any of them has looked at it."""
    seen: set[str] = set()
    faults: set[str] = set()
    for package in (one for answer in answers for one in answer.get("dependencies", ())):
        if "skip_reason" in package:
            continue
        seen.add(normalise(package["name"]))
        faults |= {
            f"{package['name']} {package['version']}: {fault['id']}, mended in"
            f" {', '.join(fault['fix_versions']) or 'no version yet'}"
            for fault in package["vulns"]
        }
    return Findings(tuple(sorted(faults)), tuple(sorted(set(pins) - seen)))


def run_tool(name: str, *arguments: str) -> tuple[Any, str]:
    """The JSON that a tool beside this Python prints, or None and its last words."""
    command = [str(Path(sys.argv[1]) / name), *arguments]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=_TIMEOUT
    )
    try:
        return json.loads(done.stdout), ""
    except ValueError:
        return None, (done.stderr.strip().splitlines() or ["no answer"])[-1]


def audit_lock(lock: str) -> Findings:
    """Asks the second service only for what the first could not say."""
    pins = read_pins(lock)
    answers: list[dict[str, Any]] = []
    found = check_vulnerabilities(answers, pins)
    for service in SERVICES:
        answer, problem = run_tool(
            "pip-audit", "--requirement", f"requirements/{lock}.txt", "--require-hashes",
            "--disable-pip", "--vulnerability-service", service, "--format", "json",
            "--progress-spinner", "off", "--timeout", "15",
        )  # fmt: skip
        if answer is None:
            print(f"{lock}.txt: {service} gave no answer: {problem[:200]}")
        else:
            answers.append(answer)
        found = check_vulnerabilities(answers, pins)
        if not found.unchecked:
            break
    return found


def report(subject: str, found: Findings, total: int) -> None:
    print(f"{subject}: {total - len(found.unchecked)} of {total} packages checked")
    for fault in found.faults:
        print(f"  bad: {fault}")
    if found.unchecked:
        print(f"  could not be checked: {', '.join(found.unchecked)}")


def audit_licences() -> Findings:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    allowed, exceptions = (settings["tool"]["audit"][key] for key in ("licences", "exceptions"))
    pins = {name for lock in LOCKS for name in read_pins(lock)} - set(exceptions)
    installed: list[dict[str, str]] = []
    for python in (sys.executable, str(Path(sys.argv[1]) / "python")):
        answer, problem = run_tool(
            "pip-licenses", "--python", python, "--from", "mixed", "--format", "json",
            "--with-system",
        )  # fmt: skip
        if answer is None:
            print(f"pip-licenses gave no answer: {problem[:200]}")
        installed += answer or []
    licences = check_licences(pins, installed, allowed)
    report("Licences", licences, len(pins))
    print(f"  exceptions, whatever their licence: {', '.join(exceptions)}")
    return licences


def main() -> int:
    faults = audit_licences().faults
    for lock in LOCKS:
        found = audit_lock(lock)
        report(f"Vulnerabilities, {lock}.txt", found, len(read_pins(lock)))
        faults += found.faults
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
