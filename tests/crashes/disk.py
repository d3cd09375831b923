"""A disk as a power cut leaves it, rebuilt from the system calls of a process that wrote to it.

What was synced is there. Of what was written since, anything may be: all, none, some of it, torn at
the disk's sectors, the later before the earlier.
"""

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, Literal, TypeAlias

SECTOR: Final = 512
CALLS: Final = "openat,unlink,pwrite64,write,fdatasync,fsync,ftruncate"
_CALL: Final = re.compile(r"^\d+ +(\w+)\((.*)$")
_RESUMED: Final = re.compile(r"^\d+ +<\.\.\. (\w+) resumed>.*= (-?\d+)")
_PLACE: Final = re.compile(r", (\d+)(?=\)| <)")
"""The last number among what is given: where a write begins, or a file ends."""
_TEXT: Final = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes at a place of a file; None cuts the file off there."""

    name: str
    at: int
    data: bytes | None


@dataclass(frozen=True, slots=True)
class Sync:
    """Everything written to a file so far stays."""

    name: str


@dataclass(frozen=True, slots=True)
class Gone:
    """A file is deleted; the folder is taken for written at once."""

    name: str


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the process: somebody outside knows from here on."""

    line: str


Event: TypeAlias = Write | Sync | Gone | Said


def traced(command: Sequence[str], folder: Path) -> list[Event]:
    """What a command did to the files of a folder and said, in that order; it needs strace."""
    log = folder.parent / "trace"
    subprocess.run(
        ["strace", "-f", "-o", str(log), "-e", f"trace={CALLS}", "-xx", "-s", "70000", *command],
        check=True, stdout=subprocess.DEVNULL, timeout=120,
    )  # fmt: skip
    with log.open(encoding="ascii") as lines:
        return list(_events(lines, folder))


def _events(lines: Iterator[str], folder: Path) -> Iterator[Event]:
    """Writes count from their beginning, syncs from their end."""
    names: dict[str, str] = {}
    syncing: dict[str, str] = {}
    for line in lines:
        pid = line.split(maxsplit=1)[0]
        resumed, call = _RESUMED.match(line), _CALL.match(line)
        if resumed is not None and resumed[1] in ("fdatasync", "fsync"):
            yield Sync(syncing.pop(pid))
        if call is None:
            continue
        kind, given = call[1], call[2]
        if kind == "openat":
            path = Path(_bytes(given).decode())
            names[given.rpartition("= ")[2].strip()] = path.name if path.parent == folder else ""
        elif kind in ("fdatasync", "fsync") and "unfinished" in given:
            syncing[pid] = names.get(_first(given), "")
        else:
            yield from _event(kind, given, names.get(_first(given), ""), folder)


def _event(kind: str, given: str, name: str, folder: Path) -> Iterator[Event]:
    if kind == "unlink":
        path = Path(_bytes(given).decode())
        if path.parent == folder:
            yield Gone(path.name)
    elif kind == "write" and _first(given) == "1":
        yield Said(_bytes(given).decode().strip())
    elif name and kind == "pwrite64":
        yield Write(name, int(_PLACE.findall(given)[-1]), _bytes(given))
    elif name and kind == "ftruncate":
        yield Write(name, int(_PLACE.findall(given)[-1]), None)
    elif name and kind in ("fdatasync", "fsync"):
        yield Sync(name)


def _first(given: str) -> str:
    return re.split(r"[,)]", given, maxsplit=1)[0].split()[0]


def _bytes(given: str) -> bytes:
    found = _TEXT.search(given)
    assert found is not None, given[:80]
    return bytes.fromhex(found[1].replace("\\x", ""))


Fate: TypeAlias = Literal["all", "none", "some", "torn"]
FATES: Final[tuple[Fate, ...]] = ("all", "none", "some", "torn")


@dataclass
class Disk:
    """Files with what is safe of them, and what was written since."""

    safe: dict[str, bytes] = field(default_factory=dict)
    open: dict[str, list[Write]] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)

    def happen(self, event: Event, *, trust_sync: bool = True) -> None:
        if isinstance(event, Said):
            self.said.append(event.line)
        elif isinstance(event, Write):
            self.open.setdefault(event.name, []).append(event)
        elif isinstance(event, Gone):
            self.open.pop(event.name, None)
            self.safe.pop(event.name, None)
        elif trust_sync:
            content = self.safe.get(event.name, b"")
            for write in self.open.pop(event.name, []):
                content = _written(content, write)
            self.safe[event.name] = content

    def after_power_cut(self, rng: Random) -> dict[str, bytes]:
        """The files as they may be found; each has a fate of its own."""
        found = dict(self.safe)
        for name, writes in self.open.items():
            fate = rng.choice(FATES)
            kept = [part for write in writes for part in _kept(write, fate, rng)]
            if fate in ("some", "torn"):
                rng.shuffle(kept)
            content = found.get(name, b"")
            for write in kept:
                content = _written(content, write)
            found[name] = content
        return found


def _kept(write: Write, fate: Fate, rng: Random) -> list[Write]:
    """What of a write has reached the disk."""
    if fate == "none" or (fate == "some" and rng.random() < 0.5):
        return []
    if fate != "torn" or write.data is None:
        return [write]
    ends = range(SECTOR - write.at % SECTOR, len(write.data) + SECTOR, SECTOR)
    begins = [0, *ends[:-1]]
    return [
        Write(write.name, write.at + begin, write.data[begin:end])
        for begin, end in zip(begins, ends, strict=True)
        if rng.random() < 0.5 and write.data[begin:end]
    ]


def _written(content: bytes, write: Write) -> bytes:
    if write.data is None:
        return content[: write.at].ljust(write.at, b"\0")
    padded = content.ljust(write.at, b"\0")
    return padded[: write.at] + write.data + padded[write.at + len(write.data) :]
