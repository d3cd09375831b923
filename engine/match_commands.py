"""The commands `play`, `replay` and `puzzle` of any game. Reads files and prints. No game is known
here: a `Stage` brings one, with its texts."""

import secrets
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TextIO

from engine import records
from engine.contract import (
    A,
    E,
    Game,
    IllegalOptions,
    OptionSpec,
    OptionValue,
    Outcome,
    PlaysSessions,
    Puzzle,
    S,
    SetsPuzzles,
    V,
    describe_refusal,
    quick_computers,
    settle_options,
)
from engine.inventory import allocate
from engine.puzzles import find_weekday, seed_of

WEEKDAYS: Final = (
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
)  # fmt: skip


class PuzzleGame(Game[S, A, E, V], SetsPuzzles[S, A], Protocol):
    """A game with puzzles."""


@dataclass(frozen=True, slots=True)
class Stage(Generic[S, A, E, V]):
    """A game with its texts.

    `tell` gives the lines about an event, with the public view after its step, `result` those of a
    finished match, `describe_puzzle` those of a puzzle, `opening` those of a newly dealt match;
    `players` is the default number of seats.
    """

    game: PuzzleGame[S, A, E, V]
    name: str
    tell: Callable[[E, V], Iterable[str]]
    result: Callable[[V], Iterable[str]]
    describe_puzzle: Callable[[Puzzle[S]], list[str]]
    players: int
    opening: Callable[[V], Iterable[str]] = lambda _: ()

    @property
    def module(self) -> str:
        """What `python -m` runs."""
        return type(self.game).__module__.removesuffix(".game")


def play(stage: Stage[S, A, E, V], argv: Sequence[str]) -> int:
    """Let computers play a match, print it, and write its record on request."""
    given = _play_arguments(stage, argv)
    finals: list[S] = []
    try:
        while (options := _next_options(stage.game, given, finals)) is not None:
            finals.append(_play_one(stage, given, options, len(finals) + 1))
    except IllegalOptions as error:
        print(f"play: {describe_refusal(error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        raise  # whoever reads what is printed has seen enough
    except OSError as error:
        print(f"play: the record cannot be written: {error}", file=sys.stderr)
        return 2
    if given.session:
        for line in _session_lines(stage.game, finals):
            print(line)
    return 0


def _next_options(
    game: Game[S, A, E, V], given: Namespace, finals: Sequence[S]
) -> dict[str, OptionValue] | None:
    """The options of the next match; None after the last. Raises `IllegalOptions`."""
    # The options given as arguments
    texts = {spec: getattr(given, spec.key, None) for spec in game.options}
    wished = {
        spec.key: records.read_value(spec.kind, text)
        for spec, text in texts.items()
        if text is not None
    }
    options = None if finals else wished
    if given.session and isinstance(game, PlaysSessions):
        options = game.next_in_session(given.players, wished, finals)
    return None if options is None else settle_options(game.options, given.players, options)


def _play_one(
    stage: Stage[S, A, E, V], given: Namespace, chosen: dict[str, OptionValue], number: int
) -> S:
    """Play, print and record a match, the `number`-th of a session; its final state."""
    game, seed, file = stage.game, given.seed, given.record
    if given.session:
        print(f"Match {number} of a session")
        seed = sha256(seed + f"match {number}".encode()).digest()
        file = file and str(Path(file).with_stem(f"{Path(file).stem}-{number}"))
    options = allocate(game, given.players, chosen, seed, ()).options
    state = game.start(given.players, seed, options)
    # Opened first, so that no long match is played in vain
    with Path(file).open("w", encoding="utf-8") if file else nullcontext() as record:
        offered = {
            one.key: chosen[one.key] for one in game.options if one.offered and one.key in chosen
        }
        print(f"{stage.name}, seats {given.players}, {records.write_options(offered)}")
        print(f"Seed {seed.hex()}")
        if record:
            record.write(records.write_header(game, given.players, seed, options))
        return _play_out(stage, state, given.level, seed, record)


def _session_lines(game: Game[S, A, E, V], finals: Sequence[S]) -> Iterator[str]:
    """The result of a session: each seat's rank, its points, and those of each match."""
    assert isinstance(game, PlaysSessions)
    outcome = game.session_outcome(finals)
    each = [found.scores for found in map(game.outcome, finals) if found is not None]
    yield "Session"
    for seat in sorted(range(len(outcome.places)), key=lambda one: outcome.places[one]):
        points = " + ".join(str(scores[seat]) for scores in each)
        place, total = outcome.places[seat], outcome.scores[seat]
        yield f"{place}. seat {seat + 1}: {total} ({points})"


def _play_arguments(stage: Stage[S, A, E, V], argv: Sequence[str]) -> Namespace:
    game = stage.game
    prog = f"python -m {stage.module} play"
    parser = ArgumentParser(prog=prog, description=play.__doc__, allow_abbrev=False)
    parser.add_argument("--players", type=int, choices=game.seats, default=stage.players)
    parser.add_argument(
        "--seed",
        type=_seed,
        default=secrets.token_bytes(records.SEED_BYTES),
        help="a whole number, or the 64 hexadecimal digits of a published seed",
    )
    parser.add_argument("--record", metavar="FILE", help="write the record here")
    parser.add_argument(
        "--level",
        choices=game.computers,
        default=quick_computers(game)[-1],
        help="of all the computer players, weakest first",
    )
    if isinstance(game, PlaysSessions):
        parser.add_argument(
            "--session",
            action="store_true",
            help="a tournament session; --record FILE writes FILE-1, FILE-2, ...",
        )
    parser.set_defaults(session=False)
    for spec in game.options:
        if spec.offered and spec.kind != "items":
            parser.add_argument(f"--{spec.key.replace('_', '-')}", **_argument(spec))
    return parser.parse_args(argv)


def _argument(spec: OptionSpec) -> dict[str, Any]:
    """The keyword arguments of `add_argument` for an option."""
    if spec.kind == "choice":
        return {"dest": spec.key, "choices": spec.choices}
    if spec.kind == "flag":
        return {"dest": spec.key, "choices": ("yes", "no")}
    shown = "1,3,..." if spec.kind == "seats" else f"{spec.least} to {spec.most}"
    return {"dest": spec.key, "metavar": spec.kind.upper(), "help": shown}


def _seed(text: str) -> bytes:
    try:
        return records.read_seed(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from error


def _play_out(
    stage: Stage[S, A, E, V], state: S, level: str, seed: bytes, file: TextIO | None
) -> S:
    """Play to the end, print what happens and record every move; the final state."""
    game, moves = stage.game, 0
    for line in stage.opening(game.observe(state, None)):
        print(line)
    while waiting := sorted(game.to_act(state)):
        seat = waiting[0]
        # Seeds for computers, so that a match can be played again from its seed
        thought = sha256(seed + f"thinking {seat} {moves}".encode()).digest()
        action = game.choose(game.observe(state, seat), level, thought)
        step = game.apply(state, seat, action)
        state, moves = step.state, moves + 1
        if file:
            file.write(records.write_move(game, seat, step.action))
        view = game.observe(state, None)
        for event in step.events:
            for line in stage.tell(event, view):
                print(line)
    print(f"Final hash {records.state_hash(game, state)}")
    return state


def replay(stage: Stage[S, A, E, V], argv: Sequence[str]) -> int:
    """Verify a record: exits with 0 and the final hash and score, or 1 and the first wrong line."""
    prog = f"python -m {stage.module} replay"
    parser = ArgumentParser(prog=prog, description=replay.__doc__)
    parser.add_argument("file", metavar="FILE")
    file = parser.parse_args(argv).file
    try:
        record = records.read_record(Path(file).read_text(encoding="utf-8"))
        state = records.deal_match(stage.game, record)
        for step in records.replay_moves(stage.game, record, state):
            state = step.state
        records.check_end(stage.game, record, state)
    except (OSError, UnicodeDecodeError) as error:
        print(f"replay: {file} cannot be read: {error}", file=sys.stderr)
        return 2
    except records.RecordError as error:
        print(f"{file}, {error}")
        return 1
    for line in stage.result(stage.game.observe(state, None)):
        print(line)
    print(f"Final hash {records.state_hash(stage.game, state)}")
    return 0


def tell_winners(outcome: Outcome) -> str:
    seats = [str(seat + 1) for seat, place in enumerate(outcome.places) if place == 1]
    if len(seats) == 1:
        return f"Seat {seats[0]} wins"
    return f"Seats {', '.join(seats[:-1])} and {seats[-1]} share the victory"


def print_puzzle(stage: Stage[S, A, E, V], argv: Sequence[str]) -> int:
    """The exit code is 2 where there is none to print."""
    game = stage.game
    reader = ArgumentParser(
        prog=f"python -m {stage.module} puzzle",
        description="Print the puzzle of a day, the same that the bot posts.",
    )
    reader.add_argument("--date", required=True, type=_read_date, metavar="YYYY-MM-DD")
    kinds = sorted(set(game.puzzle_days.values()))
    reader.add_argument("--kind", choices=kinds, help="default: that of the weekday")
    reader.add_argument("--best", action="store_true", help="print the best answer, too")
    given = reader.parse_args(argv)
    weekday = find_weekday(given.date)
    kind = given.kind or game.puzzle_days.get(weekday)
    if kind is None:
        days = ", ".join(WEEKDAYS[day] for day in sorted(game.puzzle_days))
        text = f"{given.date} is a {WEEKDAYS[weekday]}; the days of {game.key} are: {days}."
        print(f"{text} With --kind there is one on any day.", file=sys.stderr)
        return 2
    puzzle = game.make_puzzle(kind, seed_of(kind, given.date))
    print(f"{WEEKDAYS[weekday]} {given.date}: {game.key}, {kind}")
    print("\n".join(stage.describe_puzzle(puzzle)))
    if given.best:
        answer = game.solve_puzzle(puzzle)
        print("\n".join(map(game.write, answer)))
        print(f"points: {game.rate_answer(puzzle, answer)}, proven best")
    return 0


def _read_date(text: str) -> str:
    find_weekday(text)
    return text
