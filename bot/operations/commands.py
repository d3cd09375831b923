"""The commands beside the bot itself (`python -m bot --help`): each says what it did in plain
sentences and exits with 0, or with 1 where something has to be mended."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.games import build_games
from bot.leagues.recount import Recount, recount
from bot.operations import doctor
from bot.operations.backups import BackupFolder, examine, make_verified_copy, restore
from bot.operations.discord_check import check_discord
from bot.operations.findings import Finding, load_terminal_words
from bot.operations.health import fetch_health
from bot.settings import Settings
from bot.storage import SqliteStore, StoreError
from bot.storage.carry_over import carry_over
from bot.storage.inspection import Inspector


def print_line(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - for whoever typed the command


def build_parser() -> argparse.ArgumentParser:
    """What may be typed after `python -m bot`; nothing: the bot itself."""
    told = load_terminal_words()
    made = argparse.ArgumentParser(prog="python -m bot", description=told("terminal-bot"))
    commands = made.add_subparsers(dest="command", title=told("terminal-commands"))
    commands.add_parser("doctor", help=told("terminal-doctor"))
    backup = commands.add_parser("backup", help=told("terminal-backup"))
    backup.add_argument("to", nargs="?", type=Path, help=told("terminal-backup-to"))
    back = commands.add_parser("restore", help=told("terminal-restore"))
    back.add_argument("copy", type=Path, help=told("terminal-restore-copy"))
    over = commands.add_parser("carry-over", help=told("terminal-carry-over"))
    over.add_argument("old", type=Path, help=told("terminal-carry-over-old"))
    over.add_argument("new", type=Path, help=told("terminal-carry-over-new"))
    commands.add_parser("health", help=told("terminal-health"))
    commands.add_parser("ratings", help=told("terminal-ratings"))
    return made


def run(given: argparse.Namespace, settings: Settings) -> int:
    """Do what was typed."""
    try:
        return COMMANDS[given.command](given, settings)
    except (StoreError, OSError) as error:
        print_line(load_terminal_words()("terminal-failed", fault=str(error)))
        return 1


def run_doctor(_: argparse.Namespace, settings: Settings) -> int:
    findings = [*doctor.run_checks(settings, build_games(), datetime.now(UTC))]
    if settings.discord_token is not None and all(
        one.key != "doctor-token-shape" for one in findings
    ):
        findings += _check_discord(settings)
    told = load_terminal_words()
    for finding in findings:
        print_line(finding.render(told))
    bad = sum(finding.severity == "bad" for finding in findings)
    print_line(told("doctor-sum", bad=bad))
    return 1 if bad else 0


def _check_discord(settings: Settings) -> tuple[Finding, ...]:
    assert settings.discord_token is not None
    places: dict[int, frozenset[int]] = {}
    if settings.database_path.exists() and not examine(settings.database_path, {}, 0).faults:
        with Inspector.open(settings.database_path) as probe:
            places = probe.read_channels()
    return asyncio.run(check_discord(settings.discord_token.get_secret_value(), places))


def back_up(given: argparse.Namespace, settings: Settings) -> int:
    """A copy where it is wanted; else beside the hourly ones."""
    games, told = build_games(), load_terminal_words()
    if given.to is not None:
        if given.to.exists():
            print_line(told("terminal-there", path=str(given.to)))
            return 1
        make_verified_copy(settings.database_path, given.to, games)
        made = given.to
    else:
        kept = BackupFolder(
            settings.database_path, settings.backup_folder, settings.backups_kept or 1
        )
        made = kept.make_copy(games, datetime.now(UTC))
    print_line(told("terminal-backed-up", path=str(made), replayed=examine(made, games).replayed))
    return 0


def restore_backup(given: argparse.Namespace, settings: Settings) -> int:
    """Then every open match is posted anew: what Discord shows may be later than the copy."""
    aside = restore(given.copy, settings.database_path, build_games(), datetime.now(UTC))
    asyncio.run(_repost_all(settings))
    told = load_terminal_words()
    print_line(told("terminal-restored", path=str(given.copy)))
    if aside is not None:
        print_line(told("terminal-aside", path=str(aside)))
    return 0


async def _repost_all(settings: Settings) -> None:
    store = await SqliteStore.open(settings.database_path)
    try:
        await store.queue.repost_all(int(datetime.now(UTC).timestamp()))
    finally:
        await store.close()


def carry_over_store(given: argparse.Namespace, _: Settings) -> int:
    """The old file and its matches are checked first, and the new file afterwards."""
    games = build_games()
    if faults := examine(given.old, games).faults:
        raise StoreError(f"{given.old} is not whole, nothing was written: {faults[0]}")
    asyncio.run(carry_over(given.old, given.new))
    found = examine(given.new, games)
    if found.faults:
        raise StoreError(f"{given.new} is not whole: {found.faults[0]}")
    words = load_terminal_words()
    paths = {"old": str(given.old), "new": str(given.new)}
    print_line(words("terminal-carried-over", replayed=found.replayed, **paths))
    return 0


def check_health(_: argparse.Namespace, settings: Settings) -> int:
    told = load_terminal_words()
    if settings.health_port is None:
        print_line(told("terminal-no-health"))
        return 1
    well, answer = asyncio.run(fetch_health(settings.health_port))
    print_line(answer or told("terminal-no-answer"))
    return 0 if well else 1


def recount_ratings(_: argparse.Namespace, settings: Settings) -> int:
    """Results and ratings anew from the logs."""
    done = asyncio.run(_recount(settings))
    print_line(
        load_terminal_words()(
            "terminal-recounted",
            read=done.read, results=done.results, mended=done.repaired, rated=done.rated,
        )
    )  # fmt: skip
    return 0


async def _recount(settings: Settings) -> Recount:
    store = await SqliteStore.open(settings.database_path)
    try:
        return await recount(store, build_games())
    finally:
        await store.close()


COMMANDS: Final[dict[str, Callable[[argparse.Namespace, Settings], int]]] = {
    "doctor": run_doctor,
    "backup": back_up,
    "restore": restore_backup,
    "carry-over": carry_over_store,
    "health": check_health,
    "ratings": recount_ratings,
}
