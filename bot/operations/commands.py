"""`python -m bot`: the bot itself, or one of the commands `doctor`, `backup`, `restore`, `move`,
`health`, `export`, `ratings` and `worker`. Where it cannot run, it says why in a line.

The exit status is 0 on success, 1 if something failed that may pass or a check found a problem,
and 2 if a person has to change something first.
"""

import argparse
import asyncio
import importlib
import logging
import os
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from pydantic import ValidationError

from bot.env_file import EnvFileError
from bot.games import build_games
from bot.leagues.ratings import Recount, recount
from bot.leases import HAND_OVER
from bot.logs import redact, set_up_logging
from bot.operations import doctor
from bot.operations.backups import BackupFolder, name_whole_copy
from bot.operations.checks import Finding, bad, load_terminal_words
from bot.operations.copies import make_verified_copy, read_marks
from bot.operations.examination import Flaw, examine, examine_file
from bot.operations.health_client import print_health
from bot.operations.restore import restore, restore_match, restore_match_in_database
from bot.operations.service import STOP_TIMEOUT, OperationError, find_exit_status, run_service
from bot.settings import Settings, is_database_url, load_settings
from bot.storage import StoreError
from bot.storage.inspection import Inspector
from bot.storage.moving import move
from bot.storage.opening import open_store

MISSING: Final = (
    "DISCORD_TOKEN is empty. Set it to the bot's token from the developer portal (Applications >"
    " your app > Bot > Reset Token) and start the bot again."
)


def run(arguments: Sequence[str]) -> int:
    """Run a command, or the bot until it is stopped; returns the exit status."""
    os.umask(0o077)  # stores and backups have people's ids and names
    given = build_parser().parse_args(arguments)
    try:
        settings = load_settings()
    except EnvFileError as error:
        return _fail(2, str(error))
    except ValidationError as error:
        names = (".".join(map(str, fault["loc"])).upper() for fault in error.errors())
        faults = zip(names, error.errors(), strict=True)
        return _fail(2, *(f"{name}: {fault['msg']}. See .env.example." for name, fault in faults))
    set_up_logging(settings.log_level, settings.log_format)
    if given.command is not None:
        return run_command(given, settings)
    if given.discord and settings.discord_token is None:
        return _fail(2, MISSING)
    return run_bot(settings, new=given.new)


def run_bot(settings: Settings, *, new: bool) -> int:
    """On Discord if there is a token, otherwise locally; `new`: also with a new store beside
    backups of another one."""
    work: Coroutine[Any, Any, None]
    # Only the packages that are needed are imported.
    if settings.discord_token is None:
        work = importlib.import_module("bot.local.play").play(settings)
    else:
        work = importlib.import_module("bot.operations.serving").serve(settings, new=new)
    try:
        run_service(work, STOP_TIMEOUT + (HAND_OVER if settings.shards else 0))
    except (StoreError, OperationError) as error:
        said = name_whole_copy(str(error), BackupFolder.locate(settings), datetime.now(UTC))
        return _fail(find_exit_status(error), redact(said))
    return 0


def _fail(status: int, *lines: str) -> int:
    for line in lines:
        print(line, file=sys.stderr)  # noqa: T201 - there may be no log yet
    return status


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
    export = add("export")
    export.add_argument("--league", type=int, required=True, metavar="N")
    for name in ("health", "ratings", "worker"):
        add(name)
    return parser


def run_command(given: argparse.Namespace, settings: Settings) -> int:
    try:
        return COMMANDS[given.command](given, settings)
    except (StoreError, OSError) as error:
        fault = str(error)
        if isinstance(error, OSError) and error.strerror and error.filename is not None:
            fault = f"{error.filename}: {error.strerror}"  # without the system's number
        say("terminal-failed", fault=fault.removesuffix("."))
        return find_exit_status(error)


def run_doctor(given: argparse.Namespace, settings: Settings) -> int:
    """Print each finding as it comes."""
    words, findings, is_live = load_terminal_words(), list[Finding](), given.live is not None

    def report(finding: Finding) -> None:
        findings.append(finding)
        print_line(finding.render(words))

    checks = doctor.check_token(settings)
    if not is_live:
        checks = doctor.run_checks(settings, build_games(), datetime.now(UTC))
    for finding in checks:
        report(finding)
    token, database = settings.discord_token, settings.database_path
    if token is not None and all(finding.key != "doctor-token-shape" for finding in findings):
        channels: Mapping[int, frozenset[int]] = {}
        if not is_live and database.exists() and not examine_file(database).faults:
            with Inspector.open(database) as probe:
                channels = probe.read_channels()
        asyncio.run(_ask_discord(token.get_secret_value(), channels, given.live, report))
    faults = sum(finding.severity == "bad" for finding in findings)
    say("doctor-sum", bad=faults)
    return 1 if faults or (is_live and token is None) else 0


async def _ask_discord(
    token: str,
    channels: Mapping[int, frozenset[int]],
    live: int | None,
    report: Callable[[Finding], None],
) -> None:
    """What Discord says of the bot and of its channels by server; `live`: what it does in this
    channel."""
    # discord.py warns of what these checks do without.
    logging.getLogger("discord").setLevel(logging.ERROR)
    # The other commands need no Discord.
    discord_check = importlib.import_module("bot.operations.discord_check")
    try:
        async for finding in discord_check.check_discord(token, channels, live):
            report(finding)
    except Exception as error:  # noqa: BLE001 - the other findings are to be printed, too
        report(bad("doctor-unreachable", fault=f"{type(error).__name__}: {error}"))


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
    if given.match is not None:
        return _restore_match(given.copy, given.match, settings)
    url = settings.store_url
    with TemporaryDirectory() as folder:
        # For a database the copy becomes a file of its own first, as if it were to be the store.
        file = settings.database_path if url is None else Path(folder) / "store.sqlite3"
        restored = asyncio.run(restore(given.copy, file, build_games(), datetime.now(UTC)))
        if url is not None:
            asyncio.run(move(str(file), url))
    say("terminal-restored", path=str(given.copy))
    if restored.aside is not None:
        say("terminal-aside", path=str(restored.aside))
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
    source, target = redact(given.source), redact(given.target)
    setting = "DATABASE_URL" if is_database_url(given.target) else "DATABASE_PATH"
    say("terminal-moved", source=source, target=target, rows=rows, setting=setting)
    return 0


def recount_ratings(_: argparse.Namespace, settings: Settings) -> int:
    """Rebuild results and ratings from the logs."""

    async def rebuild() -> Recount:
        store = await open_store(settings.database_path, settings.store_url)
        try:
            return await recount(store, build_games())
        finally:
            await store.close()

    done = asyncio.run(rebuild())
    counts = {"read": done.read, "results": done.results, "rated": done.rated}
    say("terminal-recounted", **counts, mended=done.repaired)
    return 0


def export_league(given: argparse.Namespace, settings: Settings) -> int:
    """Print a league as JSON, from a copy, as the bot may have the file open."""
    games = build_games()
    # The other commands need none of this.
    exporting = importlib.import_module("bot.operations.exporting")
    with TemporaryDirectory() as folder, BackupFolder.locate(settings).open_source() as source:
        copy = Path(folder) / "store.sqlite3"
        make_verified_copy(source, copy, games)
        text = asyncio.run(exporting.read_league(copy, games, given.league))
    if text is None:
        say("terminal-no-league", number=str(given.league))
        return 1
    print_line(text.rstrip())
    return 0


def run_worker(_: argparse.Namespace, settings: Settings) -> int:
    # The other commands need no PostgreSQL.
    run_service(importlib.import_module("bot.operations.worker").work(settings))
    return 0


COMMANDS: Final[dict[str, Callable[[argparse.Namespace, Settings], int]]] = {
    "doctor": run_doctor,
    "backup": back_up,
    "restore": restore_backup,
    "move": move_store,
    "health": lambda *_: print_health(),
    "export": export_league,
    "ratings": recount_ratings,
    "worker": run_worker,
}
