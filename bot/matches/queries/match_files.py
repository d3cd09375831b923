"""Match files that people bring: text, played again by the rules and by nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.matches.queries.history import ReplayedAction
from bot.models.analysis import Decision
from bot.models.match import Address, AnyGame, HistoryMove, SeatInfo, Status, Table
from engine.records import Record, RecordError, check_end, deal_match, replay_moves, settings

LARGEST: Final = 128 * 1024  # bytes; a long match has 20 kB
MOST_MOVES: Final = 2_000
LONGEST_LINE: Final = 1_000


@dataclass(frozen=True, slots=True)
class VerifiedFile:
    """What a file says is true: each action is legal, and leads to this state. `table` names the
    seats by their numbers, as nothing proves who sat there."""

    table: Table
    actions: tuple[ReplayedAction, ...]
    view: Any
    hash: str

    def list_moves(self, game: AnyGame) -> tuple[HistoryMove, ...]:
        return tuple(
            HistoryMove(
                one.seat, game.write(one.action),
                game.observe(one.before, None), game.observe(one.after, None),
            )
            for one in self.actions
        )  # fmt: skip

    def list_decisions(self, game: AnyGame) -> tuple[Decision, ...]:
        """What the seats saw and did."""
        return tuple(
            Decision(number, one.seat, game.observe(one.before, one.seat), one.action)
            for number, one in enumerate(self.actions)
        )


def verify_file(games: Mapping[str, AnyGame], name: str, record: Record) -> VerifiedFile:
    """Play what a file says. Raises `RecordError`."""
    lines = [(one.line, one.text) for one in record.header.values()]
    lines += [(one.line, one.text) for one in record.moves]
    if line := next((line for line, text in lines if len(text) > LONGEST_LINE), 0):
        raise RecordError(line, f"a line has at most {LONGEST_LINE} characters")
    entry = record.value("game")
    game = games.get(entry.text)
    if game is None:
        raise RecordError(entry.line, f"the game '{entry.text[:60]}' is not installed")
    if not 0 < len(record.moves) <= MOST_MOVES:
        raise RecordError(record.lines, f"a match has 1 to {MOST_MOVES} moves")
    state, actions = deal_match(game, record), list[ReplayedAction]()
    for move, step in zip(record.moves, replay_moves(game, record, state), strict=True):
        actions.append(ReplayedAction(move.seat, False, None, step.action, state, step.state))
        state = step.state
    found, outcome = check_end(game, record, state), game.outcome(state)
    seats = range(record.number("seats"))
    table = Table(
        match=0, name=name, game=game.key, status=Status.FINISHED,
        options=settings(game.options, record), host=0, open_to_all=False, start_when_full=False,
        address=Address(0, 0), invited=(), created=0,
        ranks=() if outcome is None else outcome.places,
        seats=tuple(SeatInfo(seat, None, None, "") for seat in seats),
    )  # fmt: skip
    return VerifiedFile(table, tuple(actions), game.observe(state, None), found)
