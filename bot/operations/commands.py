"""`python -m bot doctor`, `backup`, `restore`, `health`: each says what it did in plain sentences;
the exit status is 0 where all is well and 1 where something has to be mended."""

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
from bot.operations.asking import asked
from bot.operations.copying import Copies, copy_proved, examine, restore
from bot.operations.findings import Finding, terminal_words
from bot.operations.health import ask
from bot.settings import Settings
from bot.storage import SqliteStore, StoreError
from bot.storage.probing import Probe


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - for whoever typed the command


def parser() -> argparse.ArgumentParser:
    """What may be typed after `python -m bot`; nothing: the bot itself."""
    told = terminal_words()
    made = argparse.ArgumentParser(prog="python -m bot", description=told("terminal-bot"))
    commands = made.add_subparsers(dest="command", title=told("terminal-commands"))
    commands.add_parser("doctor", help=told("terminal-doctor"))
    backup = commands.add_parser("backup", help=told("terminal-backup"))
    backup.add_argument("to", nargs="?", type=Path, help=told("terminal-backup-to"))
    back = commands.add_parser("restore", help=told("terminal-restore"))
    back.add_argument("copy", type=Path, help=told("terminal-restore-copy"))
    commands.add_parser("health", help=told("terminal-health"))
    commands.add_parser("ratings", help=told("terminal-ratings"))
    return made


def run(given: argparse.Namespace, settings: Settings) -> int:
    """Do what was typed."""
    try:
        return COMMANDS[given.command](given, settings)
    except (StoreError, OSError) as error:
        say(terminal_words()("terminal-failed", fault=str(error)))
        return 1


def examine_all(_: argparse.Namespace, settings: Settings) -> int:
    findings = [*doctor.examined(settings, build_games(), datetime.now(UTC))]
    if settings.discord_token is not None and all(
        one.key != "doctor-token-shape" for one in findings
    ):
        findings += _asked(settings)
    told = terminal_words()
    for finding in findings:
        say(finding.said(told))
    bad = sum(finding.weight == "bad" for finding in findings)
    say(told("doctor-sum", bad=bad))
    return 1 if bad else 0


def _asked(settings: Settings) -> tuple[Finding, ...]:
    assert settings.discord_token is not None
    places: dict[int, frozenset[int]] = {}
    if settings.database_path.exists() and not examine(settings.database_path, {}, 0).faults:
        with Probe.into(settings.database_path) as probe:
            places = probe.places()
    return asyncio.run(asked(settings.discord_token.get_secret_value(), places))


def back_up(given: argparse.Namespace, settings: Settings) -> int:
    """A copy where it is wanted; else beside the hourly ones."""
    games, told = build_games(), terminal_words()
    if given.to is not None:
        if given.to.exists():
            say(told("terminal-there", path=str(given.to)))
            return 1
        copy_proved(settings.database_path, given.to, games)
        made = given.to
    else:
        kept = Copies(settings.database_path, settings.backup_folder, settings.backups_kept or 1)
        made = kept.make(games, datetime.now(UTC))
    say(told("terminal-backed-up", path=str(made), replayed=examine(made, games).replayed))
    return 0


def put_back(given: argparse.Namespace, settings: Settings) -> int:
    """Then every open match is posted anew: what Discord shows may be later than the copy."""
    aside = restore(given.copy, settings.database_path, build_games(), datetime.now(UTC))
    asyncio.run(_post_afresh(settings))
    told = terminal_words()
    say(told("terminal-restored", path=str(given.copy)))
    if aside is not None:
        say(told("terminal-aside", path=str(aside)))
    return 0


async def _post_afresh(settings: Settings) -> None:
    store = await SqliteStore.open(settings.database_path)
    try:
        await store.queue.post_afresh(int(datetime.now(UTC).timestamp()))
    finally:
        await store.close()


def health(_: argparse.Namespace, settings: Settings) -> int:
    told = terminal_words()
    if settings.health_port is None:
        say(told("terminal-no-health"))
        return 1
    well, answer = asyncio.run(ask(settings.health_port))
    say(answer or told("terminal-no-answer"))
    return 0 if well else 1


def count_again(_: argparse.Namespace, settings: Settings) -> int:
    """Results and ratings anew from the logs."""
    done = asyncio.run(_recount(settings))
    say(
        terminal_words()(
            "terminal-recounted",
            read=done.read, results=done.results, mended=done.mended, rated=done.rated,
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
    "doctor": examine_all,
    "backup": back_up,
    "restore": put_back,
    "health": health,
    "ratings": count_again,
}
