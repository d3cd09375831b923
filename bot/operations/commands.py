"""The terminal commands `python -m bot doctor`, `backup`, `restore`, `move`, `health`, `ratings`,
and `worker`.

The exit status is 0 on success, 1 if something failed that may pass or a check found a problem,
and 2 if a person has to change something first.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

from bot.games import build_games
from bot.leagues.recount import recount
from bot.logs import redact
from bot.operations import doctor
from bot.operations.backups import BackupFolder
from bot.operations.copies import make_verified_copy, read_marks
from bot.operations.examination import Flaw, examine, examine_file
from bot.operations.failures import find_exit_status
from bot.operations.findings import Finding, load_terminal_words, make_finding
from bot.operations.health_client import print_health
from bot.operations.match_restore import restore_match, restore_match_in_database
from bot.operations.restore import restore
from bot.operations.stopping import run_service
from bot.settings import Settings, is_database_url
from bot.storage import StoreError
from bot.storage.inspection import Inspector
from bot.storage.moving import move
from bot.storage.opening import open_store
from bot.storage.sql_store import SqlStore

T = TypeVar("T")


def print_line(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - for the operator


def say(key: str, **params: int | str) -> None:
    print_line(load_terminal_words()(key, **params))


def build_parser() -> argparse.ArgumentParser:
    """Without a command the bot itself runs."""
    words = load_terminal_words()
    parser = argparse.ArgumentParser(prog="python -m bot", description=words("terminal-bot"))
    parser.add_argument("--new", action="store_true", help=words("terminal-new"))
    parser.add_argument("--discord", action="store_true", help=words("terminal-discord"))
    commands = parser.add_subparsers(dest="command", title=words("terminal-commands"))

    def add(name: str) -> argparse.ArgumentParser:
        said = words(f"terminal-{name}")
        return commands.add_parser(name, help=said, description=said)

    check = add("doctor")
    check.add_argument("--live", type=int, metavar="CHANNEL", help=words("terminal-doctor-live"))
    backup = add("backup")
    backup.add_argument("to", nargs="?", type=Path, help=words("terminal-backup-to"))
    back = add("restore")
    back.add_argument("copy", type=Path, help=words("terminal-restore-copy"))
    back.add_argument("--match", type=int, metavar="N", help=words("terminal-restore-match"))
    move = add("move")
    move.add_argument("source", help=words("terminal-move-source"))
    move.add_argument("target", help=words("terminal-move-target"))
    add("health")
    add("ratings")
    add("worker")
    return parser


def run(given: argparse.Namespace, settings: Settings) -> int:
    """Run the parsed command; returns the exit status."""
    try:
        return COMMANDS[given.command](given, settings)
    except (StoreError, OSError) as error:
        say("terminal-failed", fault=_describe(error).removesuffix("."))
        return find_exit_status(error)


def _describe(error: Exception) -> str:
    """Without the numbers of the system's errors."""
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def run_doctor(given: argparse.Namespace, settings: Settings) -> int:
    if given.live is not None:
        return _try_live(given.live, settings)
    findings = [*doctor.run_checks(settings, build_games(), datetime.now(UTC))]
    if settings.discord_token is not None and all(
        finding.key != "doctor-token-shape" for finding in findings
    ):
        findings += _ask_discord(settings.discord_token.get_secret_value(), settings.database_path)
    words = load_terminal_words()
    for finding in findings:
        print_line(finding.render(words))
    bad = sum(finding.severity == "bad" for finding in findings)
    say("doctor-sum", bad=bad)
    return 1 if bad else 0


def _try_live(channel: int, settings: Settings) -> int:
    """Print each finding as it comes."""
    words = load_terminal_words()
    findings = [*doctor.check_token(settings)]
    bad = sum(finding.severity == "bad" for finding in findings)
    for finding in findings:
        print_line(finding.render(words))
    if settings.discord_token is not None and not bad:
        logging.getLogger("discord").setLevel(logging.ERROR)
        # The other commands need no Discord.
        run_check = importlib.import_module("bot.operations.live_check").run_live_check
        token = settings.discord_token.get_secret_value()
        bad = run_check(token, channel, lambda finding: print_line(finding.render(words)))
    say("doctor-sum", bad=bad)
    return 1 if bad or settings.discord_token is None else 0


def _ask_discord(token: str, database: Path) -> tuple[Finding, ...]:
    channels: dict[int, frozenset[int]] = {}
    if database.exists() and not examine_file(database).faults:
        with Inspector.open(database) as probe:
            channels = probe.read_channels()
    # The other commands need no Discord.
    check = importlib.import_module("bot.operations.discord_check").check_discord
    # discord.py warns of what this check does without.
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        findings: tuple[Finding, ...] = asyncio.run(check(token, channels))
    except Exception as error:  # noqa: BLE001 - the other findings are to be printed, too
        fault = f"{type(error).__name__}: {error}"
        return (make_finding("bad", "unreachable", fault=fault),)
    return findings


def back_up(given: argparse.Namespace, settings: Settings) -> int:
    """Write a copy to the given file, by default beside the hourly ones."""
    games, made = build_games(), given.to
    if made is None:
        made = BackupFolder.locate(settings).make_copy(games, datetime.now(UTC))
    elif made.exists():
        say("terminal-there", path=str(made))
        return 1
    else:
        with BackupFolder.locate(settings).open_source() as source:
            make_verified_copy(source, made, games)
    say("terminal-backed-up", path=str(made), replayed=examine(made, games).replayed)
    _name_flaws(read_marks(made))
    return 0


def restore_backup(given: argparse.Namespace, settings: Settings) -> int:
    """Restore a whole copy, or one match of it."""
    if given.match is not None:
        return _restore_match(given.copy, given.match, settings)
    if settings.store_url is not None:
        return _restore_into_database(given, settings.store_url)
    restored = asyncio.run(
        restore(given.copy, settings.database_path, build_games(), datetime.now(UTC))
    )
    say("terminal-restored", path=str(given.copy))
    if restored.aside is not None:
        say("terminal-aside", path=str(restored.aside))
    _name_flaws(restored.flaws)
    return 0


def _restore_into_database(given: argparse.Namespace, url: str) -> int:
    """The copy becomes a file of its own first, as if it were to be the store."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "store.sqlite3"
        restored = asyncio.run(restore(given.copy, file, build_games(), datetime.now(UTC)))
        asyncio.run(move(str(file), url))
    say("terminal-restored", path=str(given.copy))
    _name_flaws(restored.flaws)
    return 0


def _restore_match(copy: Path, match: int, settings: Settings) -> int:
    now, games, url = datetime.now(UTC), build_games(), settings.store_url
    if url is None:
        work = restore_match(copy, match, settings.database_path, games, now)
    else:
        work = restore_match_in_database(copy, match, url, settings.backup_folder, games, now)
    restored = asyncio.run(work)
    then = datetime.fromtimestamp(restored.since, UTC).strftime("%Y-%m-%d %H:%M UTC")
    say("terminal-match-restored", match=str(match), path=str(copy), then=then)
    say("terminal-aside", path=str(restored.aside))
    return 0


def _name_flaws(flaws: tuple[Flaw, ...]) -> None:
    for flaw in flaws:
        say("terminal-flaw", flaw=str(flaw))


def move_store(given: argparse.Namespace, _: Settings) -> int:
    rows = asyncio.run(move(given.source, given.target))
    say(
        "terminal-moved",
        source=redact(given.source),
        target=redact(given.target),
        rows=rows,
        setting="DATABASE_URL" if is_database_url(given.target) else "DATABASE_PATH",
    )
    return 0


def ask_health(_: argparse.Namespace, __: Settings) -> int:
    return print_health()


def recount_ratings(_: argparse.Namespace, settings: Settings) -> int:
    """Rebuild results and ratings from the logs."""
    done = asyncio.run(_with_store(settings, lambda store: recount(store, build_games())))
    say(
        "terminal-recounted",
        read=done.read, results=done.results, mended=done.repaired, rated=done.rated,
    )  # fmt: skip
    return 0


def run_worker(_: argparse.Namespace, settings: Settings) -> int:
    # The other commands need no PostgreSQL.
    work = importlib.import_module("bot.operations.worker").work
    run_service(work(settings))
    return 0


async def _with_store(settings: Settings, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    store = await open_store(settings.database_path, settings.store_url)
    try:
        return await work(store)
    finally:
        await store.close()


COMMANDS: Final[dict[str, Callable[[argparse.Namespace, Settings], int]]] = {
    "doctor": run_doctor,
    "backup": back_up,
    "restore": restore_backup,
    "move": move_store,
    "health": ask_health,
    "ratings": recount_ratings,
    "worker": run_worker,
}
