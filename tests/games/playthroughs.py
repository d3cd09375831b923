"""How a kept record is told in full, for goldens that are reviewed as diffs."""

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from engine.records import deal_match, read_record, replay_moves, state_hash

MANY: Final = 1_500


def check_playthrough(
    folder: Path, name: str, game: Any, tell: Callable[[Any, Any], Iterable[str | None]]
) -> None:
    """Fails where the record of this name is told otherwise than the golden beside it, which
    `UPDATE_GOLDEN=1` writes again."""
    record, golden = folder / f"{name}.record", folder / f"{name}.txt"
    told = "\n".join(_describe_match(record.read_text(), game, tell)) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(told)
    assert told == golden.read_text()


def _describe_match(
    text: str, game: Any, tell: Callable[[Any, Any], Iterable[str | None]]
) -> Iterator[str]:
    """Every move, what it led to, who is to act then, how many choices they have, and the hash."""
    record = read_record(text)
    state = deal_match(game, record)
    yield _describe_state(game, state)
    for move, step in zip(record.moves, replay_moves(game, record, state), strict=True):
        yield ""
        yield f"> {move.seat + 1} {move.text}"
        view = game.observe(step.state, None)
        for event in step.events:
            yield from (line for line in tell(event, view) if line)
        if step.reveals:
            yield "  a secret has come to light"
        yield _describe_state(game, step.state)


def _describe_state(game: Any, state: Any) -> str:
    waiting = sorted(game.to_act(state))
    asked = ", ".join(f"seat {seat + 1} ({_count_choices(game, state, seat)})" for seat in waiting)
    return f"  {state_hash(game, state)[:16]}  {state.phase}: {asked or 'nobody'}"


def _count_choices(game: Any, state: Any, seat: int) -> str:
    """As far as they are counted."""
    count = sum(1 for _ in islice(game.legal_actions(state, seat), MANY))
    return f"{count}" if count < MANY else f"{MANY} and more"
