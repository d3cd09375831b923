"""How a record is set out: a heading for each turn, with the card that is cut in it."""

from __future__ import annotations

from bot.words import Words
from engine.cutterland.views import View


def remarks(before: View, after: View, words: Words) -> tuple[str, ...]:
    """The heading of a turn before its first action, and of the tokens' use at the end."""
    if before.phase == "cut":
        turn = words("cutterland-record-turn", turn=before.turn, turns=before.turns,
                     number=before.active + 1)  # fmt: skip
        return (turn,) if after.card is None else (turn, str(after.card))
    if before.bag is not None and before.phase == "take" and not _taken(before):
        return (words("cutterland-record-drawn", turn=before.turn, turns=before.turns,
                      number=before.active + 1),
                *(f"{one.letter}: {one.piece}" for one in before.offered))  # fmt: skip
    if before.phase == "resolve" and not any(seat.committed for seat in before.table):
        return (words("cutterland-record-end"),)
    return ()


def _taken(view: View) -> bool:
    return any(one.taken_by is not None for one in view.offered)
