"""What is shown of a match is the same, to the letter, if what its reader may not know is another.

Each screen is made twice more, at once and without a trace: as it is, and with other hands and
hidden places, and no sealed answers, plans, drafts and orders of others."""

from __future__ import annotations

import random
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import zip_longest
from random import Random
from typing import Any, Final, TypeAlias
from unittest.mock import patch

from bot.interactions.controls import ParsedControl
from bot.interactions.panels import show_panel
from bot.matches.repository import LoadedMatch
from bot.models.match import Status
from bot.presentation.boards import board_of, describe_duties
from engine.contract import Seat
from tests.laws import clustered_case, cutterland_case, wildlands_case

PEEKING: Final[ContextVar[bool]] = ContextVar("peeking", default=False)
"""Whether a screen is made only to be compared."""
Disguise: TypeAlias = Callable[[Any, "Seat | None", Random], Any]
DISGUISES: Final[dict[str, Disguise]] = {
    "cutterland": cutterland_case.disguise,
    "clustered": clustered_case.disguise,
    "wildlands": wildlands_case.disguise,
}
Shown: TypeAlias = "tuple[Any, int, int | None]"
"""The bot's services, a match, and the player to whom something of it is shown; None: to all."""
FAMILIES: Final = {"g", "plan", "orders", "move", "details", "board", "history", "look", "replay"}
"""Of controls whose answers are compared, unless they change the match."""
SHARE: Final = 0.3
_PRIVATE: Final = ("plans", "drafts", "orders")


class UnfinishedError(BaseException):
    """It would have to wait, or to change a match."""


@dataclass
class Secrecy:
    """`wrong` hears of each screen that gives something away; `compared` counts screens. Which
    ones are looked at is chosen by chance: to make one twice more is most of what a press costs."""

    wrong: Callable[[str], None]
    rng: Random
    compared: int = 0

    @contextmanager
    def watch(self) -> Iterator[None]:
        with ExitStack() as stack:
            for function, find_reader in (
                (board_of, lambda services, match, *_: (services, match, None)),
                (describe_duties, lambda services, match, *_: (services, match, None)),
                (show_panel, lambda who, match, *_: (who.services, match, who.player)),
            ):
                watched = self._watch(function, find_reader)
                for user in list_users(function):
                    stack.enter_context(patch.object(user, function.__name__, watched))
            answer = self._watch(ParsedControl.answer, _find_presser)
            stack.enter_context(patch.object(ParsedControl, "answer", answer))
            yield

    def _watch(self, usual: Any, find_reader: Callable[..., Shown | None]) -> Any:
        async def make(*args: Any, **given: Any) -> Any:
            made = await usual(*args, **given)
            found = None if PEEKING.get() else find_reader(*args)
            if found is not None and self.rng.random() < SHARE:
                with suppress(UnfinishedError):
                    self._compare(found, lambda: usual(*args, **given))
            return made

        return make

    def _compare(self, shown: Shown, make: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        services, match, reader = shown
        repository = services.matches._repository
        loaded = repository._cache.get(match)
        if loaded is None or loaded.match is None or loaded.match.status is not Status.RUNNING:
            return
        connection: Any = services.matches.store.connection
        other = disguise(loaded, _find_seat(loaded, reader))
        with undone(connection):
            first = _run_at_once(make())
        with undone(connection) as db:
            for table in _PRIVATE:
                sql = f"DELETE FROM {table} WHERE match = ? AND player IS NOT ?"  # noqa: S608
                db.execute(sql, (match, reader))
            repository._cache[match] = other
            try:
                second = _run_at_once(make())
            finally:
                repository._cache[match] = loaded
        self.compared += 1
        if first != second:
            said = find_difference(first, second)
            self.wrong(f"match {match} tells player {reader or 0} what others hold: {said}")


def disguise(loaded: LoadedMatch, seat: Seat | None) -> LoadedMatch:
    """Another match that a seat can't tell from this one, nor from one in which nobody else has
    answered yet what is asked in secret."""
    head, running = loaded.head, loaded.require_match()
    state = DISGUISES[head.game](running.state, seat, Random(f"{head.match} {head.rev}"))
    rows = enumerate(head.seats)
    seats = tuple(row if at == seat else replace(row, sealed=None) for at, row in rows)
    return replace(loaded, head=replace(head, seats=seats), match=replace(running, state=state))


def _find_presser(parsed: ParsedControl, press: Any) -> Shown | None:
    if parsed.family not in FAMILIES or not press.match:
        return None
    return press.services, press.match, press.player


def _find_seat(loaded: LoadedMatch, reader: int | None) -> Seat | None:
    return next(
        (
            seat
            for seat, row in enumerate(loaded.head.seats)
            if reader is not None and row.player == reader and not row.resigned
        ),
        None,
    )


def list_users(function: Any) -> list[Any]:
    """Every module of the bot that has imported a function."""
    modules = [one for key, one in [*sys.modules.items()] if key.partition(".")[0] == "bot"]
    return [one for one in modules if vars(one).get(function.__name__) is function]


@contextmanager
def undone(connection: Any) -> Iterator[sqlite3.Connection]:
    """What is written meanwhile is not; chance has no part in it."""
    db: sqlite3.Connection = connection._db._db
    if connection._lock.locked() or connection.is_taken():
        raise UnfinishedError
    chance, token = random.getstate(), PEEKING.set(True)
    db.execute("SAVEPOINT peek")
    try:
        with patch("secrets.token_bytes", lambda count=32: Random(count).randbytes(count)):
            yield db
    finally:
        db.execute("ROLLBACK TO peek")
        db.execute("RELEASE peek")
        PEEKING.reset(token)
        random.setstate(chance)


def _run_at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """What it gives, or how it refuses."""
    try:
        while work.send(None) is None:
            pass
    except StopIteration as done:
        return done.value
    except Exception as error:  # noqa: BLE001 - a refusal of either kind is an answer, too
        return repr(error), getattr(error, "code", ""), str(getattr(error, "params", ""))
    finally:
        with suppress(RuntimeError):
            work.close()
    raise UnfinishedError


def find_difference(first: Any, second: Any) -> str:
    """Where two screens differ."""
    if is_dataclass(first) and type(first) is type(second):
        for field in fields(first):
            one, other = getattr(first, field.name), getattr(second, field.name)
            if field.compare and one != other:
                return find_difference(one, other)
    if isinstance(first, tuple) and isinstance(second, tuple):
        for one, other in zip_longest(first, second):
            if one != other:
                return find_difference(one, other)
    return f"{str(first)[:200]!r}, and not {str(second)[:200]!r}"
