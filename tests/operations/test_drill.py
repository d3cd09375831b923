"""A host's bad night on real processes: what they type, in the order in which they would."""

import asyncio
import re
import shlex
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.crashes.house import prepare
from tests.operations.damage import break_hash, read
from tests.operations.terminal import Terminal
from tests.standin.running import discord_process, nursery

WRONG = "does not lead to what was saved"


class Host:
    """Somebody at a terminal."""

    def __init__(self, folder: Path, terminal: Terminal) -> None:
        self.terminal = terminal
        self.store = folder / "s.sqlite3"
        self.copies = folder / "copies"
        self.settings = {"DATABASE_PATH": str(self.store), "BACKUP_FOLDER": str(self.copies)}

    def type(self, command: str, status: int, **settings: str) -> str:
        """What `python -m bot …` says; never a traceback."""
        arguments, given = shlex.split(command), self.settings | settings
        done = self.terminal.type(self.store.parent, *arguments, **given)
        said = done.stdout + done.stderr
        assert "Traceback" not in said, said
        assert done.returncode == status, said
        return said

    def list_copies(self) -> list[str]:
        return sorted(path.name for path in self.copies.glob("s-2*.sqlite3"))


def online(seen: dict[str, Any]) -> bool:
    return bool(seen["online"] and seen["messages"])


@pytest.mark.slow
def test_a_stuck_match_foreign_files_and_an_emptied_store(
    tmp_path: Path, terminal: Terminal
) -> None:
    host = Host(tmp_path, terminal)
    scene = asyncio.run(prepare(host.store))
    match = scene.match
    assert "was written" in host.type("backup", 0, BACKUPS_KEPT="1")
    (good,) = host.list_copies()
    foreign = [host.copies / name for name in ("s-test-20990501T120000Z.sqlite3",
                                               "s-manualZ.sqlite3")]  # fmt: skip
    for path in foreign:
        path.write_text("somebody else's")

    break_hash(host.store, match)
    said = host.type("backup", 0, BACKUPS_KEPT="1")
    assert f"#{match}: row {scene.rows} {WRONG}" in said
    assert good in host.list_copies(), "the copy in which the match replays stays"
    assert len(host.list_copies()) == 2
    newest = host.list_copies()[-1]
    assert all(path.read_text() == "somebody else's" for path in foreign)
    host.type("backup", 0, BACKUPS_KEPT="0")
    assert len(host.list_copies()) == 3

    found = re.search(r"python -m bot (restore .* --match \d+)$", host.type("doctor", 1), re.M)
    assert found is not None
    assert good in found[1]
    with discord_process() as discord, nursery(discord, host.store) as bots:
        bots.start(**host.settings)  # the match is marked stuck, and the store in use
        discord.wait(lambda seen: seen["online"])
        assert "another process" in host.type(found[1], 1)
        bots.stop(signal.SIGTERM)

        said = host.type(found[1], 0)
        assert f"Match #{match} is restored" in said
        assert "s.sqlite3.aside-" in said
        assert " BAD" not in host.type("doctor", 0)
        discord.set(forget=True)
        bots.start(**host.settings)
        texts = discord.wait(lambda seen: online(seen) and str(seen["messages"]))
        assert "I restored it as of" in texts
        discord.wait(lambda seen: len(seen["messages"]) > 1)
        bots.stop(signal.SIGTERM)

        for path in tmp_path.glob("s.sqlite3*"):
            path.unlink()
        host.store.touch()
        said = host.type("", 2, DISCORD_TOKEN="x")
        assert said.count("\n") == 1
        assert f"python -m bot restore {host.copies / newest}" not in said, "a newer one is named"
        assert f"python -m bot restore {host.copies / host.list_copies()[-1]}" in said
        discord.set(forget=True)
        bots.start(**host.settings, BACKUPS_KEPT="1", ARGUMENTS="--new")
        discord.wait(lambda seen: seen["online"])
        bots.stop(signal.SIGTERM)
        assert read(host.store, "SELECT count(*) FROM matches") == [(0,)]
        assert len(host.list_copies()) == 3, "an empty store pushes nothing out"
        discord.set(forget=True)
        bots.start(**host.settings, BACKUPS_KEPT="1")
        discord.wait(lambda seen: seen["online"])  # the usual start takes it for what it is
        bots.stop(signal.SIGTERM)

        said = host.type(f"restore {host.copies / good}", 0)
        assert "s.sqlite3.aside-" in said
        assert read(host.store, "SELECT count(*) FROM matches") == [(1,)]
